#include "core/store/held_work_table.h"

namespace ack::store {

HeldWorkTable::HeldWorkTable(Connection& connection) noexcept
    : m_hold(connection, "INSERT INTO held_work (kind, number, at_us, by_name, reason) VALUES ($1, $2, $3, $4, $5) "
                         "ON CONFLICT (kind, number) DO NOTHING"),
      m_release(connection, "DELETE FROM held_work WHERE kind = $1 AND number = $2"),
      m_all(connection, "SELECT number FROM held_work WHERE kind = $1") {}

Result<void> HeldWorkTable::hold(HeldKind kind, std::int64_t number, UtcTime at, std::string_view by,
                                 std::string_view reason) {
  auto statement = m_hold.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, static_cast<std::int64_t>(kind));
  s.bind(2, number);
  s.bind(3, toMicros(at));
  s.bindText(4, by);
  s.bindText(5, reason);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, "it is held already"};
}

Result<bool> HeldWorkTable::release(HeldKind kind, std::int64_t number) {
  auto statement = m_release.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, static_cast<std::int64_t>(kind));
  (*statement)->bind(2, number);
  auto changed = (*statement)->run();
  if (!changed) return std::move(changed).error();
  return *changed == 1;
}

Result<std::set<std::int64_t>> HeldWorkTable::all(HeldKind kind) {
  auto statement = m_all.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, static_cast<std::int64_t>(kind));
  std::set<std::int64_t> numbers;
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) return numbers;
    numbers.insert(s->integer(0));
  }
}

}  // namespace ack::store
