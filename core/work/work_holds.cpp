#include "core/work/work_holds.h"

#include "core/base/log.h"
#include "core/store/tables.h"

#include <algorithm>
#include <vector>

namespace ack::work {

using queue::CircuitBreaker;

std::map<std::int64_t, queue::Pace> pacesOf(const config::Catalogue& catalogue) {
  std::map<std::int64_t, queue::Pace> paces;
  for (const config::Destination& destination : catalogue.destinations) {
    const config::Breaker& breaker = destination.breaker;
    paces[destination.id] = {
        destination.concurrency,
        destination.ratePerSecond,
        {breaker.enabled, breaker.failures, breaker.rate, breaker.window, breaker.open, breaker.maxOpen}};
  }
  return paces;
}

WorkHolds::WorkHolds(queue::DestinationPacer& pacer, store::Writer& writer, const Clock& clock,
                     std::unique_ptr<store::Connection> reader)
    : m_pacer(pacer), m_writer(writer), m_clock(clock), m_reader(std::move(reader)), m_held(*m_reader),
      m_breakers(*m_reader) {}

Result<void> WorkHolds::restore() {
  auto rows = m_breakers.all();
  if (!rows) return std::move(rows).error();
  const UtcTime now = m_clock.now();
  for (store::BreakerRow& row : *rows) {
    m_pacer.reopen(row.destination, row.openUntil - now, static_cast<int>(row.opened), row.evidence);
    m_written[row.destination] = std::move(row);
  }
  auto looked = look();
  if (!looked) return std::move(looked).error();
  return {};
}

Result<bool> WorkHolds::look() {
  auto version = m_reader->dataVersion();
  if (!version) return std::move(version).error();
  if (*version == m_version) return false;
  auto destinations = m_held.all(store::HeldKind::destination);
  if (!destinations) return std::move(destinations).error();
  auto sources = m_held.all(store::HeldKind::source);
  if (!sources) return std::move(sources).error();
  auto breakers = m_breakers.all();
  if (!breakers) return std::move(breakers).error();
  m_version = *version;
  bool changed = m_pacer.hold(*destinations);
  changed = changed || *sources != m_heldSources;
  m_heldSources = std::move(*sources);
  for (const store::BreakerRow& row : *breakers) {
    // Only a person brings the time forward.
    const auto written = m_written.find(row.destination);
    if (written == m_written.end() || row.openUntil >= written->second.openUntil) continue;
    written->second.openUntil = row.openUntil;
    changed = m_pacer.tryNow(row.destination) || changed;
  }
  return changed;
}

Result<void> WorkHolds::keep(const config::CataloguePtr& catalogue) {
  const UtcTime now = m_clock.now();
  std::vector<store::BreakerRow> opened;
  std::vector<std::int64_t> closed;
  for (const queue::LaneState& state : m_pacer.states()) {
    const auto written = m_written.find(state.destination);
    const bool known = written != m_written.end();
    if (state.breaker == CircuitBreaker::State::closed) {
      if (known) closed.push_back(state.destination);
      continue;
    }
    if (state.breaker != CircuitBreaker::State::open || (known && written->second.opened == state.opened)) continue;
    opened.push_back(
        {state.destination, known ? written->second.since : now, now + state.left, state.opened, state.evidence});
  }
  if (opened.empty() && closed.empty()) return {};
  const auto nameOf = [&](std::int64_t number) {
    const config::Destination* const destination = catalogue ? catalogue->destination(number) : nullptr;
    return destination != nullptr ? destination->name : "destination " + std::to_string(number);
  };
  auto kept = m_writer.execute(store::WriteLane::work, [&](store::WriteContext& context) -> Result<void> {
    for (const store::BreakerRow& row : opened) {
      if (auto put = context.tables.breaker.put(row); !put) return put;
      if (row.opened > 1) continue;
      const std::string text = nameOf(row.destination) + " fails, its work is held: " + row.evidence;
      auto raised =
          context.tables.alert.raise(domain::AlertKind::breakerOpen, nameOf(row.destination), context.now, text);
      if (!raised) return raised;
    }
    for (const std::int64_t destination : closed)
      if (auto removed = context.tables.breaker.remove(destination); !removed) return removed;
    return {};
  });
  if (!kept) return kept;
  for (store::BreakerRow& row : opened) {
    base::log(base::LogLevel::warning, "work", nameOf(row.destination) + " fails, its work is held: " + row.evidence);
    m_written[row.destination] = std::move(row);
  }
  for (const std::int64_t destination : closed) {
    base::log(base::LogLevel::info, "work", nameOf(destination) + " works again");
    m_written.erase(destination);
  }
  return {};
}

}  // namespace ack::work
