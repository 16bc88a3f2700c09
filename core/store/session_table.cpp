#include "core/store/session_table.h"

#include "core/store/run_statement.h"

namespace ack::store {

SessionTable::SessionTable(Connection& connection)
    : m_find(connection,
             "SELECT person_id, via, began_at_us, used_at_us, locked FROM session WHERE token_sha256 = $1"),
      m_insert(connection, "INSERT INTO session (token_sha256, person_id, via, began_at_us, used_at_us, locked)"
                           " VALUES ($1, $2, $3, $4, $5, $6)"),
      m_update(connection, "UPDATE session SET used_at_us = $2, locked = $3 WHERE token_sha256 = $1"),
      m_remove(connection, "DELETE FROM session WHERE token_sha256 = $1"),
      m_removeOf(connection, "DELETE FROM session WHERE person_id = $1"),
      m_removeBegun(connection, "DELETE FROM session WHERE began_at_us < $1") {}

Result<std::optional<SessionRow>> SessionTable::find(std::string_view tokenSha256) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindBlob(1, tokenSha256);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<SessionRow>{};
  return std::optional(SessionRow{std::string(tokenSha256), find->integer(0), std::string(find->text(1)),
                                  fromMicros(find->integer(2)), fromMicros(find->integer(3)), find->integer(4) != 0});
}

Result<void> SessionTable::insert(const SessionRow& row) {
  auto statement = m_insert.get();
  if (!statement) return statement.error();
  (*statement)->bindBlob(1, row.tokenSha256);
  (*statement)->bind(2, row.person);
  (*statement)->bindText(3, row.via);
  (*statement)->bind(4, toMicros(row.beganAt));
  (*statement)->bind(5, toMicros(row.usedAt));
  (*statement)->bind(6, row.locked ? 1 : 0);
  return runStatement(**statement);
}

Result<void> SessionTable::update(const SessionRow& row) {
  auto statement = m_update.get();
  if (!statement) return statement.error();
  (*statement)->bindBlob(1, row.tokenSha256);
  (*statement)->bind(2, toMicros(row.usedAt));
  (*statement)->bind(3, row.locked ? 1 : 0);
  return runStatement(**statement);
}

Result<void> SessionTable::remove(std::string_view tokenSha256) {
  auto statement = m_remove.get();
  if (!statement) return statement.error();
  (*statement)->bindBlob(1, tokenSha256);
  return runStatement(**statement);
}

Result<std::int64_t> SessionTable::removeOf(std::int64_t person) {
  auto statement = m_removeOf.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, person);
  return (*statement)->run();
}

Result<void> SessionTable::removeBegunBefore(UtcTime before) {
  auto statement = m_removeBegun.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, toMicros(before));
  return runStatement(**statement);
}

}  // namespace ack::store
