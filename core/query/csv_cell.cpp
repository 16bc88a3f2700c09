#include "core/query/csv_cell.h"

#include "core/base/encoding.h"
#include "core/base/log.h"

namespace ack::query {
namespace {

/// Beside the ASCII signs also their full-width forms, which some spreadsheets take for the same.
bool mayBeFormula(std::string_view text) {
  if (text.empty()) return false;
  if (std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos) return true;
  for (const std::string_view sign : {"\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"})
    if (text.starts_with(sign)) return true;
  return false;
}

}  // namespace

std::string csvCell(std::string_view text) {
  std::string plain = base::isUtf8(text) ? base::escapeHidden(text, "\t\r\n") : "base64:" + base::toBase64(text);
  if (mayBeFormula(plain)) plain.insert(plain.begin(), '\'');
  if (plain.find_first_of(",\"\r\n") == std::string::npos) return plain;
  std::string quoted = "\"";
  for (const char c : plain) {
    if (c == '"') quoted.push_back('"');
    quoted.push_back(c);
  }
  return quoted + "\"";
}

}  // namespace ack::query
