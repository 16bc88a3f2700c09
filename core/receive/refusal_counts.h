#pragma once
// How many requests were refused by HTTP's own rules and limits, by status, for /metrics.
#include <array>
#include <atomic>
#include <cstdint>

namespace ack::receive {

/// Thread: any.
class RefusalCounts {
 public:
  static constexpr int kFirst = 400, kLast = 505;

  void note(int status) noexcept {
    if (status >= kFirst && status <= kLast) m_counts[index(status)].fetch_add(1, std::memory_order_relaxed);
  }
  [[nodiscard]] std::uint64_t of(int status) const noexcept {
    return status >= kFirst && status <= kLast ? m_counts[index(status)].load(std::memory_order_relaxed) : 0;
  }

 private:
  static constexpr std::size_t index(int status) noexcept { return static_cast<std::size_t>(status - kFirst); }
  std::array<std::atomic<std::uint64_t>, kLast - kFirst + 1> m_counts{};
};

}  // namespace ack::receive
