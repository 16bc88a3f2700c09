#include "core/query/ledger_csv.h"

#include "core/base/time_text.h"
#include "core/query/csv_cell.h"

namespace ack::query {

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
