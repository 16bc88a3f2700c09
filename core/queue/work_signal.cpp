#include "core/queue/work_signal.h"

namespace ack::queue {

void WorkSignal::notify() noexcept {
  {
    const std::lock_guard lock(m_mutex);
    ++m_count;
  }
  m_changed.notify_all();
}

std::uint64_t WorkSignal::ticket() const noexcept {
  const std::lock_guard lock(m_mutex);
  return m_count;
}

void WorkSignal::wait(std::uint64_t ticket, std::chrono::microseconds atMost) noexcept {
  std::unique_lock lock(m_mutex);
  m_changed.wait_until(lock, std::chrono::steady_clock::now() + atMost, [&] { return m_count != ticket; });
}

}  // namespace ack::queue
