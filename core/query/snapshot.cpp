#include "core/query/snapshot.h"

namespace ack::query {

Result<store::Statement*> Statements::get(const std::string& sql) {
  const auto found = m_byText.find(sql);
  if (found != m_byText.end()) return found->second.get();
  auto prepared = m_connection.prepare(sql);
  if (!prepared) return std::move(prepared).error();
  store::Statement* statement = prepared->get();
  m_byText.emplace(sql, std::move(*prepared));
  return statement;
}

Result<void> Snapshot::begin() {
  auto begun = m_connection.beginRead();
  m_begun = begun.ok();
  return begun;
}

std::string nameOf(const Names& names, std::int64_t number) {
  const auto found = names.find(number);
  return found == names.end() ? "#" + std::to_string(number) : found->second;
}

std::optional<UtcTime> timeOrNever(std::int64_t micros) noexcept {
  if (micros == 0) return std::nullopt;
  return fromMicros(micros);
}

}  // namespace ack::query
