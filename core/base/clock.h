#pragma once
// Time comes from here and nowhere else: UTC microseconds for everything that is stored, and a monotonic reading for
// waits inside one process (never stored: it restarts at zero with the machine).
#include <chrono>
#include <cstdint>

namespace ack::base {

using UtcTime = std::chrono::sys_time<std::chrono::microseconds>;
using MonotonicTime = std::chrono::steady_clock::time_point;

/// Microseconds since 1970-01-01T00:00:00Z, the form the store keeps.
constexpr std::int64_t toMicros(UtcTime time) noexcept { return time.time_since_epoch().count(); }
constexpr UtcTime fromMicros(std::int64_t micros) noexcept { return UtcTime{std::chrono::microseconds{micros}}; }

/// Thread: any. Implementations are stateless or lock themselves.
class Clock {
 public:
  virtual ~Clock() = default;
  [[nodiscard]] virtual UtcTime now() const noexcept = 0;
  [[nodiscard]] virtual MonotonicTime monotonic() const noexcept = 0;
};

class SystemClock final : public Clock {
 public:
  [[nodiscard]] UtcTime now() const noexcept override;
  [[nodiscard]] MonotonicTime monotonic() const noexcept override;
};

}  // namespace ack::base

namespace ack {
using base::Clock;
using base::fromMicros;
using base::MonotonicTime;
using base::toMicros;
using base::UtcTime;
}  // namespace ack
