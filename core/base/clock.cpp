#include "core/base/clock.h"

namespace ack::base {

UtcTime SystemClock::now() const noexcept {
  return std::chrono::time_point_cast<std::chrono::microseconds>(std::chrono::system_clock::now());
}

MonotonicTime SystemClock::monotonic() const noexcept { return std::chrono::steady_clock::now(); }

}  // namespace ack::base
