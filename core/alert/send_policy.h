#pragma once
// When a message that could not be sent is tried again, and when that ends: never blindly, never for ever.
#include "core/base/clock.h"
#include "core/base/random.h"

#include <chrono>
#include <optional>

namespace ack::alert {

constexpr int kMaxTries = 12;
constexpr std::chrono::seconds kFirstWait{30};
constexpr std::chrono::seconds kLongestWait{3'600};
constexpr std::chrono::hours kMaxAge{24};
/// No message is ever put off for longer; one that seems to be was put off before the clock was set back.
constexpr std::chrono::hours kFarthest{2};

/// Exponential from 30 s to 1 h, and up to half of that more, so that several don't knock together; a server's own
/// `retryAfter` is not undercut, up to 1 h. nullopt: given up, by `tries` (with the one that just failed) or by age.
/// A message that is old before its first try still has that try.
std::optional<UtcTime> nextTry(int tries, UtcTime madeAt, UtcTime now,
                               std::optional<std::chrono::microseconds> retryAfter, RandomSource& random);

}  // namespace ack::alert
