#include "core/store/named_table.h"

namespace ack::store {
namespace {

Result<std::optional<std::int64_t>> findNumber(CachedStatement& cached, std::string_view name) {
  auto statement = cached.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, name);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<std::int64_t>{};
  return std::optional(find->integer(0));
}

Result<std::int64_t> ensureNumber(CachedStatement& finding, CachedStatement& inserting, std::string_view name) {
  const auto found = findNumber(finding, name);
  if (!found) return found.error();
  if (*found) return **found;
  auto insert = inserting.get();
  if (!insert) return insert.error();
  (*insert)->bindText(1, name);
  if (auto ran = (*insert)->run(); !ran) return ran.error();
  const auto made = findNumber(finding, name);
  if (!made) return made.error();
  if (!*made) return Error{ErrorCode::internal, "the name just written is not there"};
  return **made;
}

Result<std::vector<std::pair<std::int64_t, std::string>>> readAll(CachedStatement& cached) {
  auto statement = cached.get();
  if (!statement) return statement.error();
  const StatementScope all(**statement);
  std::vector<std::pair<std::int64_t, std::string>> rows;
  for (;;) {
    const auto row = all->step();
    if (!row) return row.error();
    if (!*row) return rows;
    rows.emplace_back(all->integer(0), all->text(1));
  }
}

}  // namespace

SourceTable::SourceTable(Connection& connection)
    : m_insert(connection, "INSERT INTO source (name) VALUES ($1) ON CONFLICT (name) DO NOTHING"),
      m_find(connection, "SELECT source_id FROM source WHERE name = $1"),
      m_all(connection, "SELECT source_id, name FROM source ORDER BY source_id") {}

Result<SourceId> SourceTable::ensure(std::string_view name) {
  const auto number = ensureNumber(m_find, m_insert, name);
  if (!number) return number.error();
  return SourceId{*number};
}

Result<std::optional<SourceId>> SourceTable::find(std::string_view name) {
  const auto number = findNumber(m_find, name);
  if (!number) return number.error();
  if (!*number) return std::optional<SourceId>{};
  return std::optional(SourceId{**number});
}

Result<std::vector<std::pair<SourceId, std::string>>> SourceTable::all() {
  auto rows = readAll(m_all);
  if (!rows) return rows.error();
  std::vector<std::pair<SourceId, std::string>> sources;
  for (auto& [number, name] : *rows) sources.emplace_back(SourceId{number}, std::move(name));
  return sources;
}

DestinationTable::DestinationTable(Connection& connection)
    : m_insert(connection, "INSERT INTO destination (name) VALUES ($1) ON CONFLICT (name) DO NOTHING"),
      m_find(connection, "SELECT destination_id FROM destination WHERE name = $1"),
      m_all(connection, "SELECT destination_id, name FROM destination ORDER BY destination_id") {}

Result<std::int64_t> DestinationTable::ensure(std::string_view name) { return ensureNumber(m_find, m_insert, name); }
Result<std::optional<std::int64_t>> DestinationTable::find(std::string_view name) { return findNumber(m_find, name); }
Result<std::vector<std::pair<std::int64_t, std::string>>> DestinationTable::all() { return readAll(m_all); }

}  // namespace ack::store
