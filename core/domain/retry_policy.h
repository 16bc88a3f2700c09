#pragma once
// When to try again: exponential backoff with full jitter and a cap, a Retry-After that is never undercut, and an end
// by attempts and by age. Pure arithmetic; the chosen delay is stored by the caller, so that a screen shows what will
// be.
#include "core/base/clock.h"
#include "core/base/random.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace ack::domain {

struct RetryLimits {
  int maxAttempts{8};                    ///< per round; at least 1
  std::chrono::seconds base{2};          ///< first backoff bound
  std::chrono::seconds cap{900};         ///< largest backoff bound
  std::chrono::seconds maxAge{259'200};  ///< since the event was accepted (or its round began)
};

enum class RetryVerdict { retry, attemptsUsedUp, tooOld };

struct RetryDecision {
  RetryVerdict verdict{RetryVerdict::retry};
  UtcTime nextAt{};                    ///< for `retry`
  std::chrono::microseconds delay{0};  ///< for `retry`
};

/// `attemptsInRound` counts the one that just failed. Jitter is full: uniform in [0, min(cap, base·2^(n−1))]; where
/// the destination asked for `retryAfter`, the delay is that plus up to the jitter, never less (jitter only upwards),
/// and at most cap + 2 h. A retry that could only run past maxAge is `tooOld`.
RetryDecision decideRetry(const RetryLimits& limits, int attemptsInRound, UtcTime roundBegan, UtcTime now,
                          std::optional<std::chrono::microseconds> retryAfter, RandomSource& random);

/// Retry-After (RFC 9110 10.2.3): delay seconds (digits only) or an HTTP date in IMF-fixdate form. A date in the past
/// is zero; anything else is nullopt and counts as absent.
std::optional<std::chrono::microseconds> parseRetryAfter(std::string_view value, UtcTime now);

}  // namespace ack::domain
