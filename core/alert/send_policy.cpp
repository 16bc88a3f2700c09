#include "core/alert/send_policy.h"

#include <algorithm>

namespace ack::alert {

using std::chrono::microseconds;

std::optional<UtcTime> nextTry(int tries, UtcTime madeAt, UtcTime now, std::optional<microseconds> retryAfter,
                               RandomSource& random) {
  if (tries >= kMaxTries) return std::nullopt;
  microseconds wait = kFirstWait;
  for (int i = 1; i < tries && wait < kLongestWait; ++i) wait *= 2;
  wait = std::min<microseconds>(wait, kLongestWait);
  if (retryAfter) wait = std::max(wait, std::min<microseconds>(*retryAfter, kLongestWait));
  wait += microseconds(static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(wait.count() / 2) + 1)));
  if (now + wait - madeAt > kMaxAge) return std::nullopt;
  return now + wait;
}

}  // namespace ack::alert
