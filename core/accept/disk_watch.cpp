#include "core/accept/disk_watch.h"

#include <sys/statvfs.h>

namespace ack::accept {
namespace {

constexpr MonotonicTime::duration kPause = std::chrono::milliseconds{250};

}  // namespace

bool DiskWatch::enough() noexcept {
  const auto now = m_clock.monotonic().time_since_epoch().count();
  auto asked = m_asked.load(std::memory_order_relaxed);
  if (asked != 0 && now - asked < kPause.count()) return m_enough.load(std::memory_order_relaxed);
  if (!m_asked.compare_exchange_strong(asked, now)) return m_enough.load(std::memory_order_relaxed);
  struct statvfs space {};
  if (::statvfs(m_place.c_str(), &space) == 0)
    m_enough.store(std::uint64_t{space.f_bavail} * space.f_frsize >= m_reserved, std::memory_order_relaxed);
  return m_enough.load(std::memory_order_relaxed);
}

}  // namespace ack::accept
