#include "core/store/person_table.h"

#include "core/store/run_statement.h"

namespace ack::store {

namespace {

PersonRow rowOf(const Statement& statement) {
  return {statement.integer(0),
          std::string(statement.text(1)),
          std::string(statement.text(2)),
          static_cast<int>(statement.integer(3)),
          fromMicros(statement.integer(4)),
          fromMicros(statement.integer(5)),
          std::string(statement.text(6)),
          fromMicros(statement.integer(7))};
}

Result<std::optional<PersonRow>> oneRow(const StatementScope& find, const Statement& statement) {
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<PersonRow>{};
  return std::optional(rowOf(statement));
}

}  // namespace

PersonTable::PersonTable(Connection& connection)
    : m_find(connection, "SELECT person_id, name, name_key, role, disabled_at_us, created_at_us, password,"
                         " password_set_at_us FROM person WHERE name_key = $1"),
      m_byId(connection, "SELECT person_id, name, name_key, role, disabled_at_us, created_at_us, password,"
                         " password_set_at_us FROM person WHERE person_id = $1"),
      m_all(connection, "SELECT person_id, name, name_key, role, disabled_at_us, created_at_us, password,"
                        " password_set_at_us FROM person ORDER BY name_key"),
      m_insert(connection,
               "INSERT INTO person (name, name_key, role, disabled_at_us, created_at_us, password,"
               " password_set_at_us) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (name_key) DO NOTHING"),
      m_update(connection, "UPDATE person SET role = $2, disabled_at_us = $3, password = $4, password_set_at_us = $5"
                           " WHERE person_id = $1") {}

Result<std::optional<PersonRow>> PersonTable::find(std::string_view key) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, key);
  return oneRow(find, **statement);
}

Result<std::optional<PersonRow>> PersonTable::byId(std::int64_t id) {
  auto statement = m_byId.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, id);
  return oneRow(find, **statement);
}

Result<std::vector<PersonRow>> PersonTable::all() {
  auto statement = m_all.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  std::vector<PersonRow> rows;
  for (;;) {
    const auto row = find->step();
    if (!row) return row.error();
    if (!*row) return rows;
    rows.push_back(rowOf(**statement));
  }
}

Result<std::int64_t> PersonTable::insert(const PersonRow& row) {
  auto statement = m_insert.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, row.name);
  (*statement)->bindText(2, row.key);
  (*statement)->bind(3, row.role);
  (*statement)->bind(4, toMicros(row.disabledAt));
  (*statement)->bind(5, toMicros(row.createdAt));
  (*statement)->bindText(6, row.password);
  (*statement)->bind(7, toMicros(row.passwordSetAt));
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  auto made = find(row.key);
  if (!made) return std::move(made).error();
  if (*changed == 0 || !*made)
    return Error{ErrorCode::conflict, "there is somebody called \"" + row.name + "\" already"};
  return (*made)->id;
}

Result<void> PersonTable::update(const PersonRow& row) {
  auto statement = m_update.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, row.id);
  (*statement)->bind(2, row.role);
  (*statement)->bind(3, toMicros(row.disabledAt));
  (*statement)->bindText(4, row.password);
  (*statement)->bind(5, toMicros(row.passwordSetAt));
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  if (*changed == 0) return Error{ErrorCode::conflict, "there is no person " + std::to_string(row.id)};
  return {};
}

SignInFailureTable::SignInFailureTable(Connection& connection)
    : m_find(connection, "SELECT failures, last_at_us, wait_until_us FROM sign_in_failure WHERE name_sha256 = $1"),
      m_put(connection,
            "INSERT INTO sign_in_failure (name_sha256, failures, last_at_us, wait_until_us)"
            " VALUES ($1, $2, $3, $4) ON CONFLICT (name_sha256) DO UPDATE SET failures = excluded.failures,"
            " last_at_us = excluded.last_at_us, wait_until_us = excluded.wait_until_us"),
      m_remove(connection, "DELETE FROM sign_in_failure WHERE name_sha256 = $1"),
      m_removeOlder(connection, "DELETE FROM sign_in_failure WHERE last_at_us < $1") {}

Result<SignInFailures> SignInFailureTable::find(std::string_view nameSha256) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindBlob(1, nameSha256);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return SignInFailures{};
  return SignInFailures{find->integer(0), fromMicros(find->integer(1)), fromMicros(find->integer(2))};
}

Result<void> SignInFailureTable::put(std::string_view nameSha256, const SignInFailures& failures) {
  auto statement = m_put.get();
  if (!statement) return statement.error();
  (*statement)->bindBlob(1, nameSha256);
  (*statement)->bind(2, failures.failures);
  (*statement)->bind(3, toMicros(failures.lastAt));
  (*statement)->bind(4, toMicros(failures.waitUntil));
  return runStatement(**statement);
}

Result<void> SignInFailureTable::remove(std::string_view nameSha256) {
  auto statement = m_remove.get();
  if (!statement) return statement.error();
  (*statement)->bindBlob(1, nameSha256);
  return runStatement(**statement);
}

Result<void> SignInFailureTable::removeOlder(UtcTime before) {
  auto statement = m_removeOlder.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, toMicros(before));
  return runStatement(**statement);
}

}  // namespace ack::store
