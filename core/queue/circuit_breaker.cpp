#include "core/queue/circuit_breaker.h"

#include <algorithm>

namespace ack::queue {
namespace {

constexpr int kSlices = 20;

}  // namespace

void CircuitBreaker::configure(const BreakerLimits& limits) noexcept {
  m_limits = limits;
  if (!limits.enabled) close();
}

CircuitBreaker::State CircuitBreaker::state(MonotonicTime now) const noexcept {
  if (m_opened == 0) return State::closed;
  if (m_trying) return State::trying;
  return now < m_openUntil ? State::open : State::ready;
}

bool CircuitBreaker::begin(MonotonicTime now, bool& isTry) noexcept {
  isTry = false;
  switch (state(now)) {
  case State::closed:
    return true;
  case State::open:
  case State::trying:
    return false;
  case State::ready:
    isTry = m_trying = true;
    return true;
  }
  return false;
}

void CircuitBreaker::report(MonotonicTime now, bool failed, bool wasTry) {
  if (!m_limits.enabled) return;
  if (m_opened > 0) {
    if (!wasTry) return;
    m_trying = false;
    if (failed)
      open(now);
    else
      close();
    return;
  }
  count(now, failed);
  if (failed && isTooMuch()) open(now);
}

void CircuitBreaker::reopen(MonotonicTime now, std::chrono::microseconds left, int opened) noexcept {
  if (!m_limits.enabled) return;
  m_opened = std::max(1, opened);
  m_trying = false;
  m_openUntil = now + std::clamp(left, std::chrono::microseconds{0}, m_limits.maxOpen);
}

void CircuitBreaker::tryNow(MonotonicTime now) noexcept {
  if (m_opened > 0) m_openUntil = std::min(m_openUntil, now);
}

std::chrono::microseconds CircuitBreaker::left(MonotonicTime now) const noexcept {
  if (m_opened == 0 || now >= m_openUntil) return std::chrono::microseconds{0};
  return std::chrono::ceil<std::chrono::microseconds>(m_openUntil - now);
}

void CircuitBreaker::open(MonotonicTime now) noexcept {
  std::chrono::microseconds time = m_limits.open;
  for (int i = 0; i < m_opened && time < m_limits.maxOpen; ++i) time *= 2;
  m_openUntil = now + std::min(time, m_limits.maxOpen);
  ++m_opened;
  m_trying = false;
  m_slices.clear();
}

void CircuitBreaker::close() noexcept {
  m_opened = 0;
  m_trying = false;
  m_slices.clear();
}

void CircuitBreaker::count(MonotonicTime now, bool failed) {
  while (!m_slices.empty() && m_slices.front().from + m_limits.window <= now) m_slices.pop_front();
  if (m_slices.empty() || m_slices.back().from + m_limits.window / kSlices <= now) m_slices.push_back({now});
  ++m_slices.back().calls;
  if (failed) ++m_slices.back().failures;
}

bool CircuitBreaker::isTooMuch() const noexcept {
  int calls = 0;
  int failures = 0;
  for (const Slice& slice : m_slices) {
    calls += slice.calls;
    failures += slice.failures;
  }
  return failures >= m_limits.failures && failures >= m_limits.rate * calls;
}

}  // namespace ack::queue
