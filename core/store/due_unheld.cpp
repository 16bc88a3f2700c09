#include "core/store/due_unheld.h"

#include <algorithm>

namespace ack::store {

DueUnheld::DueUnheld(Connection& connection) noexcept
    : m_sources(connection, "SELECT number FROM held_work WHERE kind = 1 ORDER BY number"),
      m_due(connection, "SELECT delivery_id, next_at_us FROM delivery WHERE lane = $1 AND state IN (0, 2) AND "
                        "next_at_us >= $2 AND next_at_us <= $3 AND source_id NOT IN (SELECT number FROM held_work "
                        "WHERE kind = 1) ORDER BY next_at_us, delivery_id LIMIT $4") {}

Result<bool> DueUnheld::anyHeld() {
  auto statement = m_sources.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  std::vector<std::int64_t> held;
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) break;
    held.push_back(s->integer(0));
  }
  if (held != m_held) {
    m_held = std::move(held);
    m_marks.clear();
  }
  return !m_held.empty();
}

Result<std::vector<DeliveryId>> DueUnheld::due(std::int64_t lane, UtcTime now, std::int64_t limit) {
  Mark mark = m_marks[lane];
  if (now < mark.walkedAt || now - mark.walkedAt >= kWalkAgain) mark = {INT64_MIN, now};
  auto statement = m_due.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, lane);
  s->bind(2, mark.passedUs);
  s->bind(3, toMicros(now));
  s->bind(4, limit);
  std::vector<DeliveryId> ids;
  std::int64_t firstUs = toMicros(now);
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) break;
    if (ids.empty()) firstUs = s->integer(1);
    ids.push_back(DeliveryId{s->integer(0)});
  }
  mark.passedUs = std::max(mark.passedUs, std::min(firstUs, toMicros(now - kStillMoving)));
  m_marks[lane] = mark;
  return ids;
}

}  // namespace ack::store
