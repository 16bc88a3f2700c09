#include "core/queue/destination_pacer.h"

#include <algorithm>

namespace ack::queue {

CallSlot& CallSlot::operator=(CallSlot&& other) noexcept {
  if (this != &other) {
    giveBack();
    m_pacer = std::exchange(other.m_pacer, nullptr);
    m_destination = other.m_destination;
    m_isTry = other.m_isTry;
  }
  return *this;
}

void CallSlot::giveBack() noexcept {
  if (m_pacer != nullptr) std::exchange(m_pacer, nullptr)->release(m_destination, false, m_isTry);
}

void CallSlot::giveBackUnused() noexcept {
  if (m_pacer != nullptr) std::exchange(m_pacer, nullptr)->release(m_destination, true, m_isTry);
}

void CallSlot::report(bool failed, std::string_view evidence) {
  if (m_pacer != nullptr) m_pacer->report(m_destination, failed, m_isTry, evidence);
  m_isTry = false;
}

/// A tenth of a second's share may be saved up, so that a rate is a rate and not a volley each second.
double DestinationPacer::burst(const Pace& pace) noexcept { return std::max(1.0, pace.ratePerSecond / 10); }

void DestinationPacer::fill(Lane& lane, MonotonicTime now) noexcept {
  const std::chrono::duration<double> passed = now - lane.filledAt;
  lane.filledAt = now;
  lane.tokens = std::min(burst(lane.pace), lane.tokens + passed.count() * lane.pace.ratePerSecond);
}

void DestinationPacer::configure(const std::map<std::int64_t, Pace>& paces) {
  const MonotonicTime now = m_clock.monotonic();
  const std::lock_guard lock(m_mutex);
  for (auto& [destination, lane] : m_lanes)
    if (paces.find(destination) == paces.end()) lane.pace.concurrency = 0;
  for (const auto& [destination, pace] : paces) {
    auto [place, isNew] = m_lanes.try_emplace(destination);
    place->second.pace = pace;
    place->second.breaker.configure(pace.breaker);
    place->second.held = m_held.contains(destination);
    if (!isNew) continue;
    place->second.tokens = burst(pace);
    place->second.filledAt = now;
  }
}

bool DestinationPacer::knows(std::int64_t destination) const {
  const std::lock_guard lock(m_mutex);
  const auto lane = m_lanes.find(destination);
  return lane != m_lanes.end() && lane->second.pace.concurrency > 0;
}

CallSlot DestinationPacer::take(std::int64_t destination) { return take(destination, false); }
CallSlot DestinationPacer::takeForQuestion(std::int64_t destination) { return take(destination, true); }

CallSlot DestinationPacer::take(std::int64_t destination, bool question) {
  const MonotonicTime now = m_clock.monotonic();
  const std::lock_guard lock(m_mutex);
  const auto found = m_lanes.find(destination);
  if (found == m_lanes.end()) return {};
  Lane& lane = found->second;
  if (lane.held || lane.underWay >= lane.pace.concurrency) return {};
  if (lane.pace.ratePerSecond > 0) {
    fill(lane, now);
    if (lane.tokens < 1) return {};
  }
  bool isTry = false;
  if (!question && !lane.breaker.begin(now, isTry)) return {};
  if (lane.pace.ratePerSecond > 0) lane.tokens -= 1;
  ++lane.underWay;
  return CallSlot(this, destination, isTry);
}

std::optional<std::chrono::microseconds> DestinationPacer::untilNext(std::int64_t destination) const {
  const MonotonicTime now = m_clock.monotonic();
  const std::lock_guard lock(m_mutex);
  const auto found = m_lanes.find(destination);
  if (found == m_lanes.end()) return std::nullopt;
  Lane lane = found->second;
  if (lane.held || lane.underWay >= lane.pace.concurrency) return std::nullopt;
  if (const auto left = lane.breaker.left(now); left.count() > 0) return left;
  if (lane.pace.ratePerSecond <= 0) return std::nullopt;
  fill(lane, now);
  if (lane.tokens >= 1) return std::nullopt;
  const double seconds = (1 - lane.tokens) / lane.pace.ratePerSecond;
  return std::chrono::microseconds{static_cast<std::int64_t>(seconds * 1e6) + 1};
}

int DestinationPacer::underWay(std::int64_t destination) const {
  const std::lock_guard lock(m_mutex);
  const auto lane = m_lanes.find(destination);
  return lane == m_lanes.end() ? 0 : lane->second.underWay;
}

int DestinationPacer::concurrency(std::int64_t destination) const {
  const std::lock_guard lock(m_mutex);
  const auto lane = m_lanes.find(destination);
  return lane == m_lanes.end() ? 0 : lane->second.pace.concurrency;
}

bool DestinationPacer::hold(const std::set<std::int64_t>& destinations) {
  const std::lock_guard lock(m_mutex);
  if (m_held == destinations) return false;
  m_held = destinations;
  for (auto& [destination, lane] : m_lanes) lane.held = m_held.contains(destination);
  return true;
}

void DestinationPacer::reopen(std::int64_t destination, std::chrono::microseconds left, int opened,
                              std::string_view evidence) {
  const MonotonicTime now = m_clock.monotonic();
  const std::lock_guard lock(m_mutex);
  const auto lane = m_lanes.find(destination);
  if (lane == m_lanes.end()) return;
  lane->second.breaker.reopen(now, left, opened);
  lane->second.evidence = evidence;
}

bool DestinationPacer::tryNow(std::int64_t destination) {
  const MonotonicTime now = m_clock.monotonic();
  const std::lock_guard lock(m_mutex);
  const auto lane = m_lanes.find(destination);
  if (lane == m_lanes.end() || lane->second.breaker.left(now).count() == 0) return false;
  lane->second.breaker.tryNow(now);
  return true;
}

std::vector<LaneState> DestinationPacer::states() const {
  const MonotonicTime now = m_clock.monotonic();
  std::vector<LaneState> states;
  const std::lock_guard lock(m_mutex);
  for (const auto& [destination, lane] : m_lanes) {
    if (lane.pace.concurrency == 0) continue;
    const auto state = lane.breaker.state(now);
    states.push_back({destination, state, lane.breaker.left(now), lane.breaker.opened(), lane.held,
                      state == CircuitBreaker::State::closed ? std::string{} : lane.evidence});
  }
  return states;
}

void DestinationPacer::report(std::int64_t destination, bool failed, bool isTry, std::string_view evidence) {
  const MonotonicTime now = m_clock.monotonic();
  const std::lock_guard lock(m_mutex);
  const auto lane = m_lanes.find(destination);
  if (lane == m_lanes.end()) return;
  if (failed) lane->second.evidence = evidence;
  lane->second.breaker.report(now, failed, isTry);
}

void DestinationPacer::release(std::int64_t destination, bool unused, bool isTry) noexcept {
  const std::lock_guard lock(m_mutex);
  const auto lane = m_lanes.find(destination);
  if (lane == m_lanes.end()) return;
  --lane->second.underWay;
  // Nobody said how it ended: another one may try.
  if (isTry) lane->second.breaker.abandonTry();
  if (unused) lane->second.tokens = std::min(burst(lane->second.pace), lane->second.tokens + 1);
}

}  // namespace ack::queue
