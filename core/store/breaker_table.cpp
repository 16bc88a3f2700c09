#include "core/store/breaker_table.h"

namespace ack::store {

BreakerTable::BreakerTable(Connection& connection) noexcept
    : m_put(connection, "INSERT INTO breaker (destination_id, since_us, open_until_us, opened, evidence) "
                        "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (destination_id) DO UPDATE SET "
                        "since_us = excluded.since_us, open_until_us = excluded.open_until_us, "
                        "opened = excluded.opened, evidence = excluded.evidence"),
      m_remove(connection, "DELETE FROM breaker WHERE destination_id = $1"),
      m_tryAt(connection, "UPDATE breaker SET open_until_us = $2 WHERE destination_id = $1 AND open_until_us > $2"),
      m_all(connection, "SELECT destination_id, since_us, open_until_us, opened, evidence FROM breaker") {}

Result<void> BreakerTable::put(const BreakerRow& row) {
  auto statement = m_put.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, row.destination);
  s.bind(2, toMicros(row.since));
  s.bind(3, toMicros(row.openUntil));
  s.bind(4, row.opened);
  s.bindText(5, row.evidence);
  auto ran = s.run();
  if (!ran) return std::move(ran).error();
  return {};
}

Result<void> BreakerTable::remove(std::int64_t destination) {
  auto statement = m_remove.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, destination);
  auto ran = (*statement)->run();
  if (!ran) return std::move(ran).error();
  return {};
}

Result<bool> BreakerTable::tryAt(std::int64_t destination, UtcTime at) {
  auto statement = m_tryAt.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, destination);
  (*statement)->bind(2, toMicros(at));
  auto changed = (*statement)->run();
  if (!changed) return std::move(changed).error();
  return *changed == 1;
}

Result<std::vector<BreakerRow>> BreakerTable::all() {
  auto statement = m_all.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  std::vector<BreakerRow> rows;
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) return rows;
    rows.push_back({s->integer(0), fromMicros(s->integer(1)), fromMicros(s->integer(2)), s->integer(3),
                    std::string(s->text(4))});
  }
}

}  // namespace ack::store
