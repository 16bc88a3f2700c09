#pragma once
// Wakes workers that found nothing to do. A missed or late wake-up costs at most one polling interval, never work.
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace ack::queue {

/// Thread: any.
class WorkSignal {
 public:
  /// Something may be due, or a place became free.
  void notify() noexcept;
  /// What wait() compares with: ask before looking for work, so that no notification in between is missed.
  [[nodiscard]] std::uint64_t ticket() const noexcept;
  /// Until a notification after `ticket`, or `atMost` by the monotonic clock: a jump of the wall clock neither stops
  /// nor hurries it.
  void wait(std::uint64_t ticket, std::chrono::microseconds atMost) noexcept;

 private:
  mutable std::mutex m_mutex;
  std::condition_variable m_changed;
  std::uint64_t m_count{0};
};

}  // namespace ack::queue
