#include "core/store/counters.h"

#include "core/store/tables.h"

#include <algorithm>

namespace ack::store {
namespace {

constexpr std::int64_t kMicrosPerMinute = 60'000'000;

/// From the back: neighbours in a batch nearly always share minute and source.
template <class Row, class Same>
std::uint32_t findOrAdd(std::vector<Row>& rows, const Same& same, const Row& fresh) {
  for (std::size_t i = rows.size(); i-- > 0;) {
    if (same(rows[i])) return static_cast<std::uint32_t>(i);
  }
  rows.push_back(fresh);
  return static_cast<std::uint32_t>(rows.size() - 1);
}

}  // namespace

std::string_view toText(Total total) noexcept {
  switch (total) {
  case Total::queued:
    return "state.queued";
  case Total::processing:
    return "state.processing";
  case Total::retrying:
    return "state.retrying";
  case Total::unresolved:
    return "state.unresolved";
  case Total::completed:
    return "state.completed";
  case Total::dead:
    return "state.dead";
  case Total::discarded:
    return "state.discarded";
  case Total::accepted:
    return "accepted";
  case Total::duplicates:
    return "duplicates";
  case Total::stale:
    return "stale";
  case Total::rejected:
    return "rejected";
  case Total::charges:
    return "charges";
  case Total::attempts:
    return "attempts";
  }
  return "";
}

void Counters::add(Total total, std::int64_t delta) {
  const auto index = static_cast<std::uint32_t>(total);
  m_deltas[index] += delta;
  if (m_marked) m_steps.push_back({Step::Kind::total, index, 0, delta, {}});
}

void Counters::minute(UtcTime at, SourceId source, MinuteColumn column, std::int64_t delta) {
  const std::int64_t minute = toMicros(at) / kMicrosPerMinute;
  const std::uint32_t row = findOrAdd(
      m_minutes, [&](const MinuteDelta& known) { return known.minute == minute && known.source == source; },
      MinuteDelta{minute, source, {}});
  const auto place = static_cast<std::uint32_t>(column);
  m_minutes[row].columns[place] += delta;
  if (m_marked) m_steps.push_back({Step::Kind::minute, row, place, delta, {}});
}

void Counters::seen(SourceId source, domain::ArrivalResult result, UtcTime at, std::int64_t count) {
  const std::uint32_t row = findOrAdd(
      m_seen, [&](const SeenTimes& known) { return known.source == source; }, SeenTimes{source, 0, 0, 0, 0});
  SeenTimes& times = m_seen[row];
  if (m_marked) m_steps.push_back({Step::Kind::seen, row, 0, 0, times});
  const std::int64_t micros = toMicros(at);
  times.arrival = std::max(times.arrival, micros);
  switch (result) {
  case domain::ArrivalResult::accepted:
    times.accepted = std::max(times.accepted, micros);
    break;
  case domain::ArrivalResult::rejected:
    times.rejected = std::max(times.rejected, micros);
    times.rejections += count;
    break;
  case domain::ArrivalResult::duplicate:
  case domain::ArrivalResult::stale:
    break;
  }
}

Result<void> Counters::load(Tables& tables) {
  for (std::size_t i = 0; i < kTotalCount; ++i) {
    const auto value = tables.counter.value(toText(static_cast<Total>(i)));
    if (!value) return value.error();
    m_stored[i] = *value;
    m_totals.set(static_cast<Total>(i), *value);
  }
  return {};
}

void Counters::mark() noexcept {
  m_steps.clear();
  m_marked = true;
}

void Counters::undo() noexcept {
  for (std::size_t i = m_steps.size(); i-- > 0;) {
    const Step& step = m_steps[i];
    switch (step.kind) {
    case Step::Kind::total:
      m_deltas[step.index] -= step.delta;
      break;
    case Step::Kind::minute:
      m_minutes[step.index].columns[step.column] -= step.delta;
      break;
    case Step::Kind::seen:
      m_seen[step.index] = step.before;
      break;
    }
  }
  m_steps.clear();
  m_marked = false;
}

Result<void> Counters::flush(Tables& tables) {
  for (std::size_t i = 0; i < kTotalCount; ++i) {
    if (m_deltas[i] == 0) continue;
    if (auto added = tables.counter.add(toText(static_cast<Total>(i)), m_deltas[i]); !added) return added;
  }
  for (const MinuteDelta& minute : m_minutes) {
    if (auto added = tables.metric.add(minute); !added) return added;
  }
  for (const SeenTimes& times : m_seen) {
    if (auto merged = tables.sourceSeen.merge(times); !merged) return merged;
  }
  return {};
}

void Counters::committed() noexcept {
  for (std::size_t i = 0; i < kTotalCount; ++i) {
    if (m_deltas[i] == 0) continue;
    m_stored[i] += m_deltas[i];
    m_totals.set(static_cast<Total>(i), m_stored[i]);
  }
  rolledBack();
}

void Counters::rolledBack() noexcept {
  m_deltas.fill(0);
  m_minutes.clear();
  m_seen.clear();
  m_steps.clear();
  m_marked = false;
}

}  // namespace ack::store
