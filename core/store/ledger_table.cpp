#include "core/store/ledger_table.h"

namespace ack::store {

LedgerTable::LedgerTable(Connection& connection) noexcept
    : m_last(connection, "SELECT ledger_id, hash FROM ledger ORDER BY ledger_id DESC LIMIT 1"),
      m_insert(connection, "INSERT INTO ledger (ledger_id, kind, effect_id, delivery_id, account, amount_minor, "
                           "currency, exponent, description, at_us, refund_of, prev_hash, hash) "
                           "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"),
      m_charge(connection, "SELECT ledger_id FROM ledger WHERE delivery_id = $1 AND kind = 0") {}

Result<std::optional<LedgerId>> LedgerTable::chargeOf(DeliveryId delivery) {
  auto statement = m_charge.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, delivery.value);
  auto row = s->step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<LedgerId>{};
  return std::optional<LedgerId>{LedgerId{s->integer(0)}};
}

Result<void> LedgerTable::findEnd() {
  if (m_end) return {};
  auto statement = m_last.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  auto row = s->step();
  if (!row) return std::move(row).error();
  m_end = *row ? ChainEnd{s->integer(0), std::string(s->blob(1))} : ChainEnd{0, ledgerGenesis()};
  return {};
}

Result<LedgerId> LedgerTable::append(const LedgerLine& line) {
  if (auto found = findEnd(); !found) return std::move(found).error();
  const LedgerId id{m_end->id + 1};
  std::string hash = ledgerHash(m_end->hash, id, line);
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, static_cast<std::int64_t>(line.kind));
  if (line.effect)
    s.bind(3, line.effect->value);
  else
    s.bindNull(3);
  s.bind(4, line.delivery.value);
  s.bindText(5, line.account);
  s.bind(6, line.amount.minor);
  s.bindText(7, line.amount.currency.code);
  s.bind(8, line.amount.currency.exponent);
  s.bindText(9, line.description);
  s.bind(10, toMicros(line.at));
  if (line.refundOf)
    s.bind(11, line.refundOf->value);
  else
    s.bindNull(11);
  s.bindBlob(12, m_end->hash);
  s.bindBlob(13, hash);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  m_end = ChainEnd{id.value, std::move(hash)};
  return id;
}

}  // namespace ack::store
