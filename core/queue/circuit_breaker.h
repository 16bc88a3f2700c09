#pragma once
// Whether a destination works, judged by how its calls ended: it opens when too many fail, then lets nothing through
// for a while, then one call to try. What is held back meanwhile costs no attempt. Pure arithmetic over a clock that
// the caller reads.
#include "core/base/clock.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <string>

namespace ack::queue {

struct BreakerLimits {
  bool enabled{true};
  int failures{10};  ///< at least so many within the window
  double rate{0.5};  ///< and at least this share of the calls
  std::chrono::microseconds window{std::chrono::seconds{60}};
  std::chrono::microseconds open{std::chrono::seconds{30}};  ///< doubled with each try that fails
  std::chrono::microseconds maxOpen{std::chrono::seconds{300}};
};

/// Not locked: its owner does.
class CircuitBreaker {
 public:
  enum class State {
    closed,  ///< calls go through
    open,    ///< none does
    ready,   ///< the time is over: one may try
    trying,  ///< that one is under way
  };

  explicit CircuitBreaker(BreakerLimits limits = {}) noexcept : m_limits(limits) {}

  /// Other limits take force from the next outcome on; switched off, it closes.
  void configure(const BreakerLimits& limits) noexcept;
  [[nodiscard]] State state(MonotonicTime now) const noexcept;
  /// Whether a call may begin now. In state `ready` only the first is told so; it must report, or be abandoned.
  [[nodiscard]] bool begin(MonotonicTime now, bool& isTry) noexcept;
  /// The call that was let through to try was not made after all.
  void abandonTry() noexcept { m_trying = false; }
  /// How a call ended. What began before it opened changes nothing while it is open.
  void report(MonotonicTime now, bool failed, bool wasTry);
  /// After a restart: open for `left` more, having opened `opened` times in a row.
  void reopen(MonotonicTime now, std::chrono::microseconds left, int opened) noexcept;
  /// One may try at once; nothing to do while it is closed.
  void tryNow(MonotonicTime now) noexcept;
  /// Until one may try; zero unless open.
  [[nodiscard]] std::chrono::microseconds left(MonotonicTime now) const noexcept;
  /// How often it opened in a row; 0 while closed.
  [[nodiscard]] int opened() const noexcept { return m_opened; }

 private:
  /// The window in slices, so that it costs the same at any rate of calls.
  struct Slice {
    MonotonicTime from;
    int calls{0};
    int failures{0};
  };
  void open(MonotonicTime now) noexcept;
  void close() noexcept;
  void count(MonotonicTime now, bool failed);
  [[nodiscard]] bool isTooMuch() const noexcept;

  BreakerLimits m_limits;
  std::deque<Slice> m_slices;
  int m_opened{0};
  bool m_trying{false};
  MonotonicTime m_openUntil{};
};

}  // namespace ack::queue
