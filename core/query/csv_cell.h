#pragma once
// One cell of a CSV file (RFC 4180 2.6 and 2.7) for text from outside, which can't become a formula in a spreadsheet:
// a cell that begins with = + - @, tab or CR gets an apostrophe in front (ASVS 1.2.10, OWASP "CSV Injection"), and
// characters that can't be seen, NUL among them, are written out.
#include <string>
#include <string_view>

namespace ack::query {

/// Neutralised, quoted where it must be; bytes that are no UTF-8 become "base64:…".
std::string csvCell(std::string_view text);

}  // namespace ack::query
