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

template <class Each>
void eachField(const HttpOutcome& outcome, std::string_view name, Each each) {
  for (const auto& [field, text] : outcome.headers)
    if (base::equalsIgnoreCaseAscii(field, name)) each(std::string_view(text));
}

/// GitHub tells of a rate limit that is used up by 403 (docs.github.com, "Rate limits for the REST API").
bool isUsedUp(const HttpOutcome& outcome) {
  bool usedUp = false;
  for (const std::string_view name : {"X-RateLimit-Remaining", "RateLimit-Remaining"})
    eachField(outcome, name, [&](std::string_view text) { usedUp = usedUp || base::trimOws(text) == "0"; });
  return usedUp;
}

/// RateLimit-Reset is in seconds (draft-ietf-httpapi-ratelimit-headers), X-RateLimit-Reset in seconds or, as GitHub
/// sends it, a Unix time.
std::optional<std::chrono::microseconds> resetDelay(std::string_view text, UtcTime now) {
  constexpr std::uint64_t kFirstUnixTime = 1'000'000'000;
  constexpr std::uint64_t kLastUnixTime = 253'402'300'799;
  const auto number = base::parseDigits(base::trimOws(text));
  if (!number || *number > kLastUnixTime) return std::nullopt;
  if (*number < kFirstUnixTime) return std::chrono::seconds{*number};
  const UtcTime reset{std::chrono::seconds{*number}};
  return std::max(std::chrono::microseconds{0}, reset - now);
}

CallResult byStatus(const config::Destination& destination, const HttpOutcome& outcome) {
  const int status = outcome.status;
  const config::ErrorContract& errors = destination.errors;
  if (isIn(errors.transient, status)) return CallResult::transient;
  if (isIn(errors.permanent, status)) return CallResult::permanent;
  if (isIn(errors.unauthorised, status)) return CallResult::unauthorised;
  if (isIn(errors.uncertain, status)) return CallResult::uncertain;
  if (status == 403 && isUsedUp(outcome)) return CallResult::transient;
  return byDefault(status, destination.idempotent);
}

std::string withDelay(std::string text, const std::optional<std::chrono::microseconds>& delay) {
  if (!delay) return text;
  return text + ", asks to wait " + std::to_string(std::chrono::ceil<std::chrono::seconds>(*delay).count()) + " s";
}

}  // namespace

std::optional<std::chrono::microseconds> askedDelay(const HttpOutcome& outcome, UtcTime now) {
  std::optional<std::chrono::microseconds> delay;
  const auto longest = [&delay](std::optional<std::chrono::microseconds> one) {
    if (one && (!delay || *one > *delay)) delay = one;
  };
  eachField(outcome, "Retry-After", [&](std::string_view text) { longest(domain::parseRetryAfter(text, now)); });
  if (delay || (outcome.status != 429 && !(outcome.status == 403 && isUsedUp(outcome)))) return delay;
  for (const std::string_view name : {"RateLimit-Reset", "X-RateLimit-Reset", "X-Rate-Limit-Reset"})
    eachField(outcome, name, [&](std::string_view text) { longest(resetDelay(text, now)); });
  return delay;
}

bool isDestinationTrouble(const CallVerdict& verdict) noexcept {
  switch (verdict.result) {
  case CallResult::applied:
  case CallResult::permanent:
    return false;
  case CallResult::transient:
  case CallResult::unauthorised:  // would otherwise turn all its work into dead letters
    return true;
  case CallResult::uncertain:
    return verdict.httpStatus != 409;
  }
  return false;
}

CallVerdict judgeCall(const config::Destination& destination, const HttpOutcome& outcome, UtcTime now) {
  CallVerdict verdict;
  switch (outcome.failure) {
  case CallFailure::none:
    verdict.httpStatus = outcome.status;
    verdict.result = byStatus(destination, outcome);
    if (verdict.result == CallResult::transient || verdict.result == CallResult::uncertain)
      verdict.retryAfter = askedDelay(outcome, now);
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
