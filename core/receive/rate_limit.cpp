#include "core/receive/rate_limit.h"

#include <algorithm>

namespace ack::receive {
namespace {

using Nanos = std::chrono::nanoseconds;

/// Between two requests.
Nanos spacing(const RateLimit::Rate& rate) noexcept { return Nanos(static_cast<std::int64_t>(1e9 / rate.perSecond)); }

/// How long until one request more is within the burst. What is owed is at most one whole burst, so that a rate that
/// was raised counts at once.
Nanos excess(const RateLimit::Rate& rate, Nanos full, Nanos now) noexcept {
  const Nanos between = spacing(rate);
  return std::max(Nanos(0), std::min(full - now, between * rate.burst) - between * (rate.burst - 1));
}

}  // namespace

Nanos RateLimit::wait(const Rate& rate, MonotonicTime now) const noexcept {
  if (rate.perSecond <= 0) return Nanos(0);
  return excess(rate, Nanos(m_full.load(std::memory_order_relaxed)), now.time_since_epoch());
}

Nanos RateLimit::take(const Rate& rate, MonotonicTime now) noexcept {
  if (rate.perSecond <= 0) return Nanos(0);
  const Nanos present = now.time_since_epoch();
  auto full = m_full.load(std::memory_order_relaxed);
  while (true) {
    if (const Nanos over = excess(rate, Nanos(full), present); over > Nanos(0)) return over;
    const Nanos next = std::max(Nanos(full), present) + spacing(rate);
    if (m_full.compare_exchange_weak(full, next.count(), std::memory_order_relaxed)) return Nanos(0);
  }
}

std::shared_ptr<RateLimit> RateLimits::of(std::int64_t source) {
  const std::lock_guard lock(m_mutex);
  auto& limit = m_limits[source];
  if (!limit) limit = std::make_shared<RateLimit>();
  return limit;
}

}  // namespace ack::receive
