#pragma once
// A clock that stands still until a test moves it.
#include "core/base/clock.h"

#include <atomic>
#include <chrono>

namespace ack::kit {

/// Thread: any.
class FakeClock final : public Clock {
 public:
  explicit FakeClock(UtcTime start) noexcept : m_micros(toMicros(start)) {}
  [[nodiscard]] UtcTime now() const noexcept override { return fromMicros(m_micros.load()); }
  [[nodiscard]] MonotonicTime monotonic() const noexcept override {
    return MonotonicTime{std::chrono::microseconds{m_elapsed.load()}};
  }
  /// Time passes.
  void advance(std::chrono::microseconds by) noexcept {
    m_micros += by.count();
    m_elapsed += by.count();
  }
  /// Somebody sets the wall clock; no time passes.
  void jump(std::chrono::microseconds by) noexcept { m_micros += by.count(); }

 private:
  std::atomic<std::int64_t> m_micros;
  std::atomic<std::int64_t> m_elapsed{1'000'000};
};

}  // namespace ack::kit
