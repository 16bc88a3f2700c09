#include "core/domain/retry_policy.h"

#include "core/base/encoding.h"

#include <algorithm>
#include <array>

namespace ack::domain {
namespace {

using std::chrono::microseconds;
using std::chrono::seconds;

constexpr microseconds kRetryAfterAllowance = std::chrono::hours{2};
constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
constexpr std::array<std::string_view, 7> kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};

/// base·2^(n−1), at most cap, without overflow.
microseconds backoffBound(const RetryLimits& limits, int attempts) noexcept {
  microseconds bound = limits.base;
  for (int i = 1; i < attempts && bound < microseconds{limits.cap}; ++i) bound *= 2;
  return std::min(bound, microseconds{limits.cap});
}

std::optional<int> number(std::string_view text) noexcept {
  const auto value = base::parseDigits(text);
  if (!value || *value > 9999) return std::nullopt;
  return static_cast<int>(*value);
}

/// "Wed, 21 Oct 2026 07:28:00 GMT"
std::optional<UtcTime> httpDate(std::string_view text) noexcept {
  if (text.size() != 29 || text.substr(3, 2) != ", " || text[7] != ' ' || text[11] != ' ' || text[16] != ' ' ||
      text[19] != ':' || text[22] != ':' || text.substr(25) != " GMT")
    return std::nullopt;
  if (std::find(kDays.begin(), kDays.end(), text.substr(0, 3)) == kDays.end()) return std::nullopt;
  const auto* const month = std::find(kMonths.begin(), kMonths.end(), text.substr(8, 3));
  const auto day = number(text.substr(5, 2));
  const auto year = number(text.substr(12, 4));
  const auto hour = number(text.substr(17, 2));
  const auto minute = number(text.substr(20, 2));
  const auto second = number(text.substr(23, 2));
  if (month == kMonths.end() || !day || !year || !hour || !minute || !second || *hour > 23 || *minute > 59 ||
      *second > 60)
    return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year{*year},
                                         std::chrono::month{static_cast<unsigned>(month - kMonths.begin()) + 1},
                                         std::chrono::day{static_cast<unsigned>(*day)}};
  if (!date.ok()) return std::nullopt;
  return std::chrono::sys_days{date} + std::chrono::hours{*hour} + std::chrono::minutes{*minute} + seconds{*second};
}

}  // namespace

RetryDecision decideRetry(const RetryLimits& limits, int attemptsInRound, UtcTime roundBegan, UtcTime now,
                          std::optional<microseconds> retryAfter, RandomSource& random) {
  RetryDecision decision;
  if (attemptsInRound >= limits.maxAttempts) {
    decision.verdict = RetryVerdict::attemptsUsedUp;
    return decision;
  }
  const microseconds bound = backoffBound(limits, attemptsInRound);
  const auto jitter =
      microseconds{static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(bound.count()) + 1))};
  const microseconds asked = std::clamp(retryAfter.value_or(microseconds{0}), microseconds{0},
                                        microseconds{limits.cap} + kRetryAfterAllowance);
  decision.delay = std::min(asked + jitter, microseconds{limits.cap} + kRetryAfterAllowance);
  decision.nextAt = now + decision.delay;
  if (decision.nextAt - roundBegan > microseconds{limits.maxAge}) decision.verdict = RetryVerdict::tooOld;
  return decision;
}

std::optional<microseconds> parseRetryAfter(std::string_view value, UtcTime now) {
  const std::string_view text = base::trimOws(value);
  if (const auto delay = base::parseDigits(text))
    return seconds{static_cast<std::int64_t>(std::min<std::uint64_t>(*delay, 366ULL * 86'400))};
  if (const auto date = httpDate(text)) return std::max(microseconds{0}, *date - now);
  return std::nullopt;
}

}  // namespace ack::domain
