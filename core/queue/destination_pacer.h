#pragma once
// How many calls a destination gets at once and how many a second, and none while it fails or is held by a person.
// Each destination has its own slots, so that a slow one never holds another back.
#include "core/base/clock.h"
#include "core/queue/circuit_breaker.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::queue {

struct Pace {
  int concurrency{4};
  double ratePerSecond{0};  ///< 0: unlimited
  BreakerLimits breaker{};
};

/// How a destination stands.
struct LaneState {
  std::int64_t destination{0};
  CircuitBreaker::State breaker{CircuitBreaker::State::closed};
  std::chrono::microseconds left{0};  ///< until one call may try
  int opened{0};                      ///< times in a row
  bool held{false};                   ///< by a person
  std::string evidence;               ///< of the last failure, while the breaker is not closed
  bool operator==(const LaneState&) const = default;
};

class DestinationPacer;

/// The right to have one call under way; given back when it goes. Movable, owns nothing but the right. The pacer must
/// outlive it.
class CallSlot {
 public:
  CallSlot() = default;
  CallSlot(CallSlot&& other) noexcept
      : m_pacer(std::exchange(other.m_pacer, nullptr)), m_destination(other.m_destination), m_isTry(other.m_isTry) {}
  CallSlot& operator=(CallSlot&& other) noexcept;
  CallSlot(const CallSlot&) = delete;
  CallSlot& operator=(const CallSlot&) = delete;
  ~CallSlot() { giveBack(); }

  /// 0 where it holds nothing.
  [[nodiscard]] std::int64_t destination() const noexcept { return m_pacer != nullptr ? m_destination : 0; }
  void giveBack() noexcept;
  /// As giveBack, and the second's share too: no call was made.
  void giveBackUnused() noexcept;
  /// How the call ended, before the place is given back: whether the destination failed (rather than the request).
  void report(bool failed, std::string_view evidence);

 private:
  friend class DestinationPacer;
  CallSlot(DestinationPacer* pacer, std::int64_t destination, bool isTry) noexcept
      : m_pacer(pacer), m_destination(destination), m_isTry(isTry) {}
  DestinationPacer* m_pacer{nullptr};
  std::int64_t m_destination{0};
  bool m_isTry{false};  // the one call that shows whether a failing destination works again
};

/// Thread: any.
class DestinationPacer {
 public:
  explicit DestinationPacer(const Clock& clock) noexcept : m_clock(clock) {}

  /// Replaces the paces; calls under way go on counting. What is not named any more gets no further slot.
  void configure(const std::map<std::int64_t, Pace>& paces);
  [[nodiscard]] bool knows(std::int64_t destination) const;
  /// An empty slot where none is free now.
  [[nodiscard]] CallSlot take(std::int64_t destination);
  /// As take(), for a question that changes nothing there: also while the breaker is open, but not while it is held.
  [[nodiscard]] CallSlot takeForQuestion(std::int64_t destination);
  /// Until a slot can be had by waiting only (the rate); nullopt where one is free now or a call must end first.
  [[nodiscard]] std::optional<std::chrono::microseconds> untilNext(std::int64_t destination) const;
  [[nodiscard]] int underWay(std::int64_t destination) const;
  [[nodiscard]] int concurrency(std::int64_t destination) const;

  /// Exactly these are held by a person from now on. true where that changed anything.
  bool hold(const std::set<std::int64_t>& destinations);
  /// After a restart; see CircuitBreaker::reopen.
  void reopen(std::int64_t destination, std::chrono::microseconds left, int opened, std::string_view evidence);
  /// One call may try at once, whatever the breaker says; false where it was not open.
  bool tryNow(std::int64_t destination);
  /// Every destination that is configured, by number.
  [[nodiscard]] std::vector<LaneState> states() const;

 private:
  friend class CallSlot;
  struct Lane {
    Pace pace;
    int underWay{0};
    double tokens{0};
    MonotonicTime filledAt{};
    CircuitBreaker breaker{};
    bool held{false};
    std::string evidence{};
  };
  [[nodiscard]] CallSlot take(std::int64_t destination, bool question);
  void release(std::int64_t destination, bool unused, bool isTry) noexcept;
  void report(std::int64_t destination, bool failed, bool isTry, std::string_view evidence);
  static double burst(const Pace& pace) noexcept;
  static void fill(Lane& lane, MonotonicTime now) noexcept;

  const Clock& m_clock;
  mutable std::mutex m_mutex;
  std::map<std::int64_t, Lane> m_lanes;  // guarded
  std::set<std::int64_t> m_held;         // guarded; also of destinations that are configured later
};

}  // namespace ack::queue
