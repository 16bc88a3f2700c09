#pragma once
// The ledger as CSV (RFC 4180), the columns of contract.md. What came from outside can't become a formula in a
// spreadsheet: a cell that begins with = + - @, tab or CR gets an apostrophe in front (OWASP "CSV Injection").
#include "core/query/views.h"

#include <string>
#include <string_view>

namespace ack::query {

/// With its line end (CR LF).
std::string csvHeader();
std::string csvLine(const LedgerView& line);
/// One cell of text from outside: neutralised, quoted where it must be.
std::string csvCell(std::string_view text);

}  // namespace ack::query
