#include "core/maintain/ledger_check.h"

#include "core/store/ledger_chain.h"

#include <string>

namespace ack::maintain {
namespace {

store::LedgerLine lineOf(const store::Statement& row) {
  store::LedgerLine line;
  line.kind = static_cast<store::LedgerKind>(row.integer(1));
  if (!row.isNull(2)) line.effect = EffectId{row.integer(2)};
  line.delivery = DeliveryId{row.integer(3)};
  line.account = row.text(4);
  line.amount = {row.integer(5), {std::string(row.text(6)), static_cast<int>(row.integer(7))}};
  line.description = row.text(8);
  line.at = fromMicros(row.integer(9));
  if (!row.isNull(10)) line.refundOf = LedgerId{row.integer(10)};
  return line;
}

}  // namespace

Result<void> checkLedger(store::Connection& connection, CheckReport& report) {
  auto prepared =
      connection.prepare("SELECT ledger_id, kind, effect_id, delivery_id, account, amount_minor, currency,"
                         " exponent, description, at_us, refund_of, prev_hash, hash FROM ledger"
                         " ORDER BY ledger_id");
  if (!prepared) return prepared.error();
  const store::StatementScope rows(**prepared);
  std::string previous = store::ledgerGenesis();
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return {};
    ++report.ledgerLines;
    const LedgerId id{rows->integer(0)};
    if (rows->blob(11) != previous)
      report.add("ledger_chain", toText(id) + " does not follow the line before it: one was removed or put between");
    const std::string hash = store::ledgerHash(rows->blob(11), id, lineOf(**prepared));
    if (rows->blob(12) != hash) report.add("ledger_chain", toText(id) + " was changed after it was written");
    previous = rows->blob(12);
  }
}

}  // namespace ack::maintain
