#include "core/store/vault_key_table.h"

namespace ack::store {
namespace {

Result<void> oneRow(Result<std::int64_t> changed, std::int64_t version) {
  if (!changed) return std::move(changed).error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, "key " + std::to_string(version) + " is no longer in the expected state"};
}

}  // namespace

VaultKeyTable::VaultKeyTable(Connection& connection)
    : m_newest(connection,
               "SELECT version, asked_at_us, fingerprint, resealed_to, resealed, unreadable, finished_at_us"
               " FROM vault_key ORDER BY version DESC LIMIT 1"),
      m_ask(connection, "INSERT INTO vault_key (version, asked_at_us)"
                        " SELECT coalesce((SELECT max(version) FROM vault_key), 1) + 1, $1"
                        " WHERE NOT EXISTS (SELECT 1 FROM vault_key WHERE finished_at_us = 0)"),
      m_made(connection, "UPDATE vault_key SET fingerprint = $2 WHERE version = $1 AND fingerprint = x''"),
      m_advance(connection, "UPDATE vault_key SET resealed_to = $2, resealed = resealed + $3,"
                            " unreadable = unreadable + $4 WHERE version = $1 AND finished_at_us = 0"),
      m_finish(connection, "UPDATE vault_key SET finished_at_us = $2 WHERE version = $1 AND finished_at_us = 0"
                           " AND fingerprint <> x''") {}

Result<std::optional<VaultKeyRow>> VaultKeyTable::newest() {
  auto statement = m_newest.get();
  if (!statement) return statement.error();
  const StatementScope s(**statement);
  const auto row = s->step();
  if (!row) return row.error();
  if (!*row) return std::optional<VaultKeyRow>{};
  return std::optional(VaultKeyRow{s->integer(0), fromMicros(s->integer(1)), std::string(s->blob(2)), s->integer(3),
                                   s->integer(4), s->integer(5), fromMicros(s->integer(6))});
}

Result<std::int64_t> VaultKeyTable::ask(UtcTime at) {
  auto statement = m_ask.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, toMicros(at));
  const auto added = (*statement)->run();
  if (!added) return added.error();
  if (*added != 1)
    return Error{ErrorCode::conflict, "the store is still being sealed with the last new key; see vault status"};
  auto row = newest();
  if (!row) return std::move(row).error();
  return (*row)->version;
}

Result<void> VaultKeyTable::keepFingerprint(std::int64_t version, std::string_view fingerprint) {
  auto statement = m_made.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, version);
  (*statement)->bindBlob(2, fingerprint);
  return oneRow((*statement)->run(), version);
}

Result<void> VaultKeyTable::advance(std::int64_t version, const ResealStep& step) {
  auto statement = m_advance.get();
  if (!statement) return statement.error();
  Statement& s = **statement;
  s.bind(1, version);
  s.bind(2, step.resealedTo);
  s.bind(3, step.resealed);
  s.bind(4, step.unreadable);
  return oneRow(s.run(), version);
}

Result<void> VaultKeyTable::finish(std::int64_t version, UtcTime at) {
  auto statement = m_finish.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, version);
  (*statement)->bind(2, toMicros(at));
  return oneRow((*statement)->run(), version);
}

}  // namespace ack::store
