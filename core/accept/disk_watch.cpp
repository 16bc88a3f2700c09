#include "core/accept/disk_watch.h"

#include "core/base/log.h"

#include <string>
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
  if (::statvfs(m_place.c_str(), &space) == 0) {
    const std::uint64_t free = std::uint64_t{space.f_bavail} * space.f_frsize;
    const bool enough = free >= m_reserved;
    if (m_enough.exchange(enough, std::memory_order_relaxed) != enough)
      base::log(enough ? base::LogLevel::info : base::LogLevel::warning, "accept",
                m_place.string() + " has " + std::to_string(free >> 20) + " MiB free, " +
                    std::to_string(m_reserved >> 20) +
                    " are needed: " + (enough ? "accepting again" : "arrivals are answered 503 until there is room"));
  }
  return m_enough.load(std::memory_order_relaxed);
}

}  // namespace ack::accept
