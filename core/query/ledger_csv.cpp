#include "core/query/ledger_csv.h"

#include "core/base/encoding.h"
#include "core/base/log.h"
#include "core/base/time_text.h"

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

std::string csvHeader() {
  return "ledger_id,event_id,source,tenant,kind,account,amount_minor,currency,at_utc,refund_of\r\n";
}

std::string csvLine(const LedgerView& line) {
  return domain::toText(line.id) + "," + csvCell(line.eventId) + "," + csvCell(line.source) + "," +
         csvCell(line.tenant) + "," + (line.refund ? "refund" : "charge") + "," + csvCell(line.account) + "," +
         std::to_string(line.amount.minor) + "," + line.amount.currency.code + "," + base::toRfc3339(line.at) + "," +
         (line.refundOf ? domain::toText(*line.refundOf) : std::string()) + "\r\n";
}

}  // namespace ack::query
