#pragma once
// What a destination's answer says about an effect of unknown outcome. When in doubt it says nothing: a wrong
// "missing" would be a second effect, a wrong "found" a lost one.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/work/http_client.h"

#include <chrono>
#include <optional>
#include <string>

namespace ack::work {

enum class LookupAnswer {
  found,    ///< it has the effect
  missing,  ///< it certainly has not
  unknown,  ///< nobody can tell yet
};

struct LookupVerdict {
  LookupAnswer answer{LookupAnswer::unknown};
  int httpStatus{0};
  std::string evidence;  ///< one line without payload
  /// Before then asking again is of no use (Retry-After, or the call may still be at work there).
  std::optional<std::chrono::microseconds> askAfter;
};

/// A rule holds where the status is one of its own and every test does; tests of a body that is not whole, valid JSON
/// never do. `unknown` goes first; found and missing at once contradict each other. "missing" counts only `settle`
/// after `callEnded`.
LookupVerdict judgeLookup(const config::Destination& destination, const HttpOutcome& outcome, UtcTime callEnded,
                          UtcTime now);

}  // namespace ack::work
