#include "core/store/attempt_table.h"

namespace ack::store {

AttemptTable::AttemptTable(Connection& connection) noexcept
    : m_insert(connection, "INSERT INTO attempt (delivery_id, number, round, worker, lease_epoch, lease_until_us, "
                           "started_at_us, ended_at_us, result, next_at_us, evidence) "
                           "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"),
      m_end(connection, "UPDATE attempt SET ended_at_us = $4, result = $5, next_at_us = $6, evidence = $7 "
                        "WHERE delivery_id = $1 AND number = $2 AND lease_epoch = $3 AND result = 0"),
      m_renew(connection, "UPDATE attempt SET lease_until_us = $4 "
                          "WHERE delivery_id = $1 AND number = $2 AND lease_epoch = $3 AND result = 0"),
      m_late(connection, "UPDATE attempt SET result = 9, evidence = $4 "
                         "WHERE delivery_id = $1 AND number = $2 AND lease_epoch = $3 AND result = 8"),
      m_lapsed(connection, "SELECT count(*) FROM attempt WHERE delivery_id = $1 AND round = $2 AND result = 8") {}

Result<void> AttemptTable::insert(const AttemptRow& row) {
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, row.delivery.value);
  s.bind(2, row.number);
  s.bind(3, row.round);
  s.bind(4, row.worker);
  s.bind(5, row.leaseEpoch);
  s.bind(6, toMicros(row.leaseUntil));
  s.bind(7, toMicros(row.startedAt));
  s.bind(8, toMicros(row.endedAt));
  s.bind(9, static_cast<std::int64_t>(row.result));
  s.bind(10, toMicros(row.nextAt));
  s.bindText(11, row.evidence);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  return {};
}

namespace {

/// Binds which attempt is meant at 1 to 3.
Result<Statement*> keyed(CachedStatement& cached, const AttemptKey& key) {
  auto statement = cached.get();
  if (!statement) return statement;
  (*statement)->bind(1, key.delivery.value);
  (*statement)->bind(2, key.number);
  (*statement)->bind(3, key.leaseEpoch);
  return statement;
}

}  // namespace

Result<void> AttemptTable::end(const AttemptKey& key, const AttemptEnd& end) {
  auto statement = keyed(m_end, key);
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(4, toMicros(end.endedAt));
  s.bind(5, static_cast<std::int64_t>(end.result));
  s.bind(6, toMicros(end.nextAt));
  s.bindText(7, end.evidence);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  if (*changed != 1)
    return Error{ErrorCode::conflict,
                 "attempt " + std::to_string(key.number) + " of " + domain::toText(key.delivery) + " is not running"};
  return {};
}

Result<void> AttemptTable::renew(const AttemptKey& key, UtcTime leaseUntil) {
  auto statement = keyed(m_renew, key);
  if (!statement) return std::move(statement).error();
  (*statement)->bind(4, toMicros(leaseUntil));
  auto changed = (*statement)->run();
  if (!changed) return std::move(changed).error();
  return {};
}

Result<void> AttemptTable::markLate(const AttemptKey& key, std::string_view evidence) {
  auto statement = keyed(m_late, key);
  if (!statement) return std::move(statement).error();
  (*statement)->bindText(4, evidence);
  auto changed = (*statement)->run();
  if (!changed) return std::move(changed).error();
  return {};
}

Result<std::int64_t> AttemptTable::lapsed(DeliveryId delivery, std::int64_t round) {
  auto statement = m_lapsed.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, delivery.value);
  s->bind(2, round);
  auto row = s->step();
  if (!row) return std::move(row).error();
  return *row ? s->integer(0) : 0;
}

}  // namespace ack::store
