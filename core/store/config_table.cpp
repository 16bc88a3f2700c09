#include "core/store/config_table.h"

#include "core/store/run_statement.h"

namespace ack::store {
namespace {

Result<std::optional<StoredConfig>> oneRow(CachedStatement& cached, std::optional<std::int64_t> version) {
  auto statement = cached.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  if (version) find->bind(1, *version);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<StoredConfig>{};
  return std::optional(StoredConfig{find->integer(0), fromMicros(find->integer(1)), std::string(find->text(2)),
                                    std::string(find->blob(3))});
}

}  // namespace

ConfigTable::ConfigTable(Connection& connection)
    : m_insert(connection, "INSERT INTO config (version, applied_at_us, applied_by, sealed) VALUES ($1, $2, $3, $4)"),
      m_newest(connection,
               "SELECT version, applied_at_us, applied_by, sealed FROM config ORDER BY version DESC LIMIT 1"),
      m_find(connection, "SELECT version, applied_at_us, applied_by, sealed FROM config WHERE version = $1"),
      m_at(connection, "SELECT coalesce(max(version), 0) FROM config WHERE applied_at_us <= $1"),
      m_version(connection, "SELECT coalesce(max(version), 0) FROM config"),
      m_all(connection, "SELECT version, applied_at_us, applied_by, sealed FROM config ORDER BY version"),
      m_reseal(connection, "UPDATE config SET sealed = $2 WHERE version = $1") {}

Result<std::int64_t> ConfigTable::add(UtcTime at, std::string_view by, std::string_view sealed) {
  const auto newest = newestVersion();
  if (!newest) return newest.error();
  auto insert = m_insert.get();
  if (!insert) return insert.error();
  (*insert)->bind(1, *newest + 1);
  (*insert)->bind(2, toMicros(at));
  (*insert)->bindText(3, by);
  (*insert)->bindBlob(4, sealed);
  if (auto ran = (*insert)->run(); !ran) return ran.error();
  return *newest + 1;
}

Result<std::optional<StoredConfig>> ConfigTable::newest() { return oneRow(m_newest, std::nullopt); }

Result<std::optional<StoredConfig>> ConfigTable::find(std::int64_t version) { return oneRow(m_find, version); }

Result<std::int64_t> ConfigTable::versionAt(UtcTime at) {
  auto statement = m_at.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, toMicros(at));
  const auto row = find->step();
  if (!row) return row.error();
  return *row ? find->integer(0) : 0;
}

Result<std::vector<StoredConfig>> ConfigTable::all() {
  auto statement = m_all.get();
  if (!statement) return statement.error();
  const StatementScope s(**statement);
  std::vector<StoredConfig> rows;
  for (;;) {
    const auto row = s->step();
    if (!row) return row.error();
    if (!*row) return rows;
    rows.push_back({s->integer(0), fromMicros(s->integer(1)), std::string(s->text(2)), std::string(s->blob(3))});
  }
}

Result<void> ConfigTable::reseal(std::int64_t version, std::string_view sealed) {
  auto statement = m_reseal.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, version);
  (*statement)->bindBlob(2, sealed);
  return runStatement(**statement);
}

Result<std::int64_t> ConfigTable::newestVersion() {
  auto statement = m_version.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  const auto row = find->step();
  if (!row) return row.error();
  return *row ? find->integer(0) : 0;
}

}  // namespace ack::store
