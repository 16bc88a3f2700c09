#pragma once
// How many requests of one source are taken in: a token bucket that refills with time, kept as one number. Lives
// longer than a snapshot of the configuration, so that an apply does not refill it.
#include "core/base/clock.h"

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>

namespace ack::receive {

/// Thread: any; no lock.
class RateLimit {
 public:
  struct Rate {
    double perSecond{0};  ///< 0: unlimited
    int burst{1};
  };

  /// How long until a request is within the rate; 0: now. Takes nothing.
  [[nodiscard]] std::chrono::nanoseconds wait(const Rate& rate, MonotonicTime now) const noexcept;
  /// Takes one in where it is within the rate and answers 0; else how long to wait.
  std::chrono::nanoseconds take(const Rate& rate, MonotonicTime now) noexcept;

 private:
  // The bucket is full again at this time (the "theoretical arrival time" of the generic cell rate algorithm).
  std::atomic<MonotonicTime::rep> m_full{0};
};

/// The limits by source number. Thread: any.
class RateLimits {
 public:
  std::shared_ptr<RateLimit> of(std::int64_t source);

 private:
  std::mutex m_mutex;
  std::map<std::int64_t, std::shared_ptr<RateLimit>> m_limits;  // guarded; shared with snapshots in use
};

}  // namespace ack::receive
