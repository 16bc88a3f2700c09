#pragma once
// The ledger as CSV (RFC 4180), the columns of contract.md; what came from outside goes through csvCell().
#include "core/query/views.h"

#include <string>

namespace ack::query {

/// With its line end (CR LF).
std::string csvHeader();
std::string csvLine(const LedgerView& line);

}  // namespace ack::query
