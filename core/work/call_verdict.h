#pragma once
// What an answer, or the lack of one, means for the delivery: the error contract of domain.md 8, and honesty about
// calls whose outcome nobody can know.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/work/http_client.h"

#include <chrono>
#include <optional>
#include <string>

namespace ack::work {

enum class CallResult {
  applied,       ///< the destination took it
  transient,     ///< it certainly did not; another try may work
  permanent,     ///< it never will
  unauthorised,  ///< it refuses our credentials
  uncertain,     ///< it may have
};

struct CallVerdict {
  CallResult result{CallResult::uncertain};
  int httpStatus{0};
  std::string evidence;  ///< one line without payload
  std::optional<std::chrono::microseconds> retryAfter;
};

/// The destination's own lists decide first, then the defaults: 2xx applied; 408, 425, 429 and 5xx transient; 502,
/// 504 and 409 uncertain, because something behind a gateway, or an earlier call, may have applied it; 401, 403, 407
/// unauthorised, but for a 403 that says that nothing remains of a rate limit; all else permanent, redirects too
/// (they are never followed). A destination documented as idempotent turns the default-uncertain statuses into
/// transient ones; a call that broke off after sending stays uncertain.
CallVerdict judgeCall(const config::Destination& destination, const HttpOutcome& outcome, UtcTime now);

/// Whether the call says that the destination itself is in trouble, or refuses us as a whole, so that others of its
/// calls would fare alike: not reached, no answer, overload, credentials, 5xx; not what concerns one event (409,
/// 4xx).
bool isDestinationTrouble(const CallVerdict& verdict) noexcept;

/// For how long the answer asks to be left alone: Retry-After (RFC 9110 10.2.3), of several the longest that can be
/// read; else, where it is about a limit (429, or a 403 that says that nothing remains), when that is reset.
std::optional<std::chrono::microseconds> askedDelay(const HttpOutcome& outcome, UtcTime now);

}  // namespace ack::work
