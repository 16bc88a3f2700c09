#include "core/store/fact_table.h"

#include "core/base/encoding.h"

namespace ack::store {

FactTable::FactTable(Connection& connection)
    : m_set(connection, "INSERT INTO fact (name, value) VALUES ($1, $2)"
                        " ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
      m_get(connection, "SELECT value FROM fact WHERE name = $1") {}

Result<void> FactTable::set(std::string_view name, std::string_view value) {
  auto statement = m_set.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, name);
  (*statement)->bindText(2, value);
  const auto ran = (*statement)->run();
  return ran ? Result<void>{} : ran.error();
}

Result<std::optional<std::string>> FactTable::get(std::string_view name) {
  auto statement = m_get.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, name);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<std::string>{};
  return std::optional(std::string(find->text(0)));
}

Result<std::int64_t> FactTable::number(std::string_view name) {
  const auto value = get(name);
  if (!value) return value.error();
  if (!*value) return std::int64_t{0};
  const auto number = base::parseInteger(**value);
  if (!number) return Error{ErrorCode::corrupt, "fact " + std::string(name) + " is no number"};
  return *number;
}

}  // namespace ack::store
