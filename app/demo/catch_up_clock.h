#pragma once
// The demo's clock: begins a day ago, runs many times faster than the world, and is the world's clock from the moment
// it has caught up. So the first half minute of the demo leaves a day's history behind, made by the real engine.
#include "core/base/clock.h"

#include <algorithm>

namespace ack::app::demo {

/// Thread: any.
class CatchUpClock final : public Clock {
 public:
  /// `back` is told in `within` of real time.
  CatchUpClock(std::chrono::seconds back, std::chrono::seconds within) noexcept
      : m_begin(m_system.now() - back), m_realBegin(m_system.now()),
        m_speed((back.count() + within.count()) / std::max<std::int64_t>(within.count(), 1)) {}

  [[nodiscard]] UtcTime now() const noexcept override {
    const UtcTime real = m_system.now();
    return std::min(real, m_begin + (real - m_realBegin) * m_speed);
  }
  [[nodiscard]] MonotonicTime monotonic() const noexcept override { return m_system.monotonic(); }
  [[nodiscard]] bool caughtUp() const noexcept { return now() >= m_system.now(); }
  /// What of the told time is still to come; zero once caught up.
  [[nodiscard]] std::chrono::microseconds behind() const noexcept { return m_system.now() - now(); }

 private:
  base::SystemClock m_system;
  UtcTime m_begin, m_realBegin;
  std::int64_t m_speed;
};

}  // namespace ack::app::demo
