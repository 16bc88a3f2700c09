#include "core/store/status_table.h"

namespace ack::store {

StatusTable::StatusTable(Connection& connection) noexcept
    : m_older(connection, "SELECT 1 FROM subject_status WHERE source_id = $1 AND tenant = $2 AND subject = $3 AND "
                          "(occurred_at_us > $4 OR (occurred_at_us = $4 AND tie_break > $5))"),
      m_put(connection, "INSERT INTO subject_status (source_id, tenant, subject, status, occurred_at_us, tie_break, "
                        "effect_id, delivery_id) VALUES ($1, $2, $3, $6, $4, $5, $7, $8) "
                        "ON CONFLICT (source_id, tenant, subject) DO UPDATE SET status = excluded.status, "
                        "occurred_at_us = excluded.occurred_at_us, tie_break = excluded.tie_break, "
                        "effect_id = excluded.effect_id, delivery_id = excluded.delivery_id "
                        "WHERE subject_status.occurred_at_us < excluded.occurred_at_us OR "
                        "(subject_status.occurred_at_us = excluded.occurred_at_us AND "
                        "subject_status.tie_break <= excluded.tie_break)") {}

namespace {

Result<Statement*> keyed(CachedStatement& cached, const SubjectStatus& status) {
  auto statement = cached.get();
  if (!statement) return statement;
  Statement& s = **statement;
  s.bind(1, status.source.value);
  s.bindBlob(2, status.tenant);
  s.bindText(3, status.subject);
  s.bind(4, toMicros(status.occurredAt));
  s.bindBlob(5, status.tieBreak);
  return statement;
}

}  // namespace

Result<bool> StatusTable::isOlder(const SubjectStatus& status) {
  auto statement = keyed(m_older, status);
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  return s->step();
}

Result<void> StatusTable::put(const SubjectStatus& status) {
  auto statement = keyed(m_put, status);
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bindText(6, status.status);
  s.bind(7, status.effect.value);
  s.bind(8, status.delivery.value);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  if (*changed != 1) return Error{ErrorCode::conflict, "the subject's status is newer than this one"};
  return {};
}

}  // namespace ack::store
