#pragma once
// How many calls a destination gets at once and how many a second. Each destination has its own slots, so that a slow
// one never holds another back.
#include "core/base/clock.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace ack::queue {

struct Pace {
  int concurrency{4};
  double ratePerSecond{0};  ///< 0: unlimited
};

class DestinationPacer;

/// The right to have one call under way; given back when it goes. Movable, owns nothing but the right. The pacer must
/// outlive it.
class CallSlot {
 public:
  CallSlot() = default;
  CallSlot(CallSlot&& other) noexcept
      : m_pacer(std::exchange(other.m_pacer, nullptr)), m_destination(other.m_destination) {}
  CallSlot& operator=(CallSlot&& other) noexcept;
  CallSlot(const CallSlot&) = delete;
  CallSlot& operator=(const CallSlot&) = delete;
  ~CallSlot() { giveBack(); }

  /// 0 where it holds nothing.
  [[nodiscard]] std::int64_t destination() const noexcept { return m_pacer != nullptr ? m_destination : 0; }
  void giveBack() noexcept;
  /// As giveBack, and the second's share too: no call was made.
  void giveBackUnused() noexcept;

 private:
  friend class DestinationPacer;
  CallSlot(DestinationPacer* pacer, std::int64_t destination) noexcept : m_pacer(pacer), m_destination(destination) {}
  DestinationPacer* m_pacer{nullptr};
  std::int64_t m_destination{0};
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
  /// Until a slot can be had by waiting only (the rate); nullopt where one is free now or a call must end first.
  [[nodiscard]] std::optional<std::chrono::microseconds> untilNext(std::int64_t destination) const;
  [[nodiscard]] int underWay(std::int64_t destination) const;
  [[nodiscard]] int concurrency(std::int64_t destination) const;

 private:
  friend class CallSlot;
  struct Lane {
    Pace pace;
    int underWay{0};
    double tokens{0};
    MonotonicTime filledAt{};
  };
  void release(std::int64_t destination, bool unused) noexcept;
  static double burst(const Pace& pace) noexcept;
  static void fill(Lane& lane, MonotonicTime now) noexcept;

  const Clock& m_clock;
  mutable std::mutex m_mutex;
  std::map<std::int64_t, Lane> m_lanes;  // guarded
};

}  // namespace ack::queue
