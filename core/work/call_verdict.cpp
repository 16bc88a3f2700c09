#include "core/work/call_verdict.h"

#include "core/base/encoding.h"
#include "core/base/log.h"
#include "core/domain/retry_policy.h"

#include <algorithm>

namespace ack::work {
namespace {

bool isIn(const std::vector<int>& list, int status) {
  return std::find(list.begin(), list.end(), status) != list.end();
}

CallResult byDefault(int status, bool idempotent) {
  if (status >= 200 && status < 300) return CallResult::applied;
  switch (status) {
  case 401:
  case 403:
  case 407:
    return CallResult::unauthorised;
  case 408:
  case 425:
  case 429:
    return CallResult::transient;
  case 409:
  case 502:
  case 504:
    return idempotent ? CallResult::transient : CallResult::uncertain;
  default:
    return status >= 500 ? CallResult::transient : CallResult::permanent;
  }
}

CallResult byStatus(const config::Destination& destination, int status) {
  const config::ErrorContract& errors = destination.errors;
  if (isIn(errors.transient, status)) return CallResult::transient;
  if (isIn(errors.permanent, status)) return CallResult::permanent;
  if (isIn(errors.unauthorised, status)) return CallResult::unauthorised;
  if (isIn(errors.uncertain, status)) return CallResult::uncertain;
  return byDefault(status, destination.idempotent);
}

/// The one field of that name; two contradict each other and count as none.
std::optional<std::string_view> onlyField(const HttpOutcome& outcome, std::string_view name) {
  std::optional<std::string_view> value;
  for (const auto& [field, text] : outcome.headers) {
    if (!base::equalsIgnoreCaseAscii(field, name)) continue;
    if (value) return std::nullopt;
    value = text;
  }
  return value;
}

/// Retry-After (RFC 9110 10.2.3); else, where the limit is said to be reached, its reset: RateLimit-Reset is in
/// seconds (draft-ietf-httpapi-ratelimit-headers), X-RateLimit-Reset in seconds or, as GitHub sends it, a Unix time.
std::optional<std::chrono::microseconds> askedDelay(const HttpOutcome& outcome, UtcTime now) {
  if (const auto after = onlyField(outcome, "Retry-After")) return domain::parseRetryAfter(*after, now);
  if (outcome.status != 429) return std::nullopt;
  constexpr std::uint64_t kFirstUnixTime = 1'000'000'000;
  constexpr std::uint64_t kLastUnixTime = 253'402'300'799;
  for (const std::string_view name : {"RateLimit-Reset", "X-RateLimit-Reset"}) {
    const auto field = onlyField(outcome, name);
    const auto number = field ? base::parseDigits(*field) : std::nullopt;
    if (!number || *number > kLastUnixTime) continue;
    if (*number < kFirstUnixTime) return std::chrono::seconds{*number};
    const UtcTime reset{std::chrono::seconds{*number}};
    return std::max(std::chrono::microseconds{0}, reset - now);
  }
  return std::nullopt;
}

std::string withDelay(std::string text, const std::optional<std::chrono::microseconds>& delay) {
  if (!delay) return text;
  return text + ", asks to wait " + std::to_string(std::chrono::ceil<std::chrono::seconds>(*delay).count()) + " s";
}

}  // namespace

CallVerdict judgeCall(const config::Destination& destination, const HttpOutcome& outcome, UtcTime now) {
  CallVerdict verdict;
  switch (outcome.failure) {
  case CallFailure::none:
    verdict.httpStatus = outcome.status;
    verdict.result = byStatus(destination, outcome.status);
    if (verdict.result == CallResult::transient) verdict.retryAfter = askedDelay(outcome, now);
    verdict.evidence =
        withDelay(destination.name + " answered HTTP " + std::to_string(outcome.status), verdict.retryAfter);
    return verdict;
  case CallFailure::notSent:
    verdict.result = CallResult::transient;
    verdict.evidence = "not sent to " + destination.name + ": " + base::escapeForLog(outcome.error, 200);
    return verdict;
  case CallFailure::afterSending:
    verdict.result = CallResult::uncertain;
    verdict.evidence =
        "no answer from " + destination.name + " after sending: " + base::escapeForLog(outcome.error, 200);
    return verdict;
  }
  return verdict;
}

}  // namespace ack::work
