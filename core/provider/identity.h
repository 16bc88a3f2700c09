#pragma once
// Which events an authentic request carries, and who they are. An ID that is missing, empty or stands twice is never
// guessed: the request is answered 422 and nothing is claimed.
#include "core/provider/recipe.h"

namespace ack::provider {

/// So that one POST can't hold up the writer for long; the largest documented batch has about 1,500 events
/// (SendGrid).
constexpr std::size_t kMaxBatchEvents = 20'000;

/// One event, or one per element where the rules walk an array. invalid names what is wrong, full says that there are
/// more than kMaxBatchEvents. A type or time that stands twice is the event's `problem`. A single ID stays as it
/// is (a number keeps its own characters); a tuple becomes the JSON text of a list of texts, so that ("a", "bc") and
/// ("ab", "c") differ.
Result<std::vector<IdentifiedEvent>> identifyEvents(const IdentityRules& rules, const RequestView& request,
                                                    const domain::PayloadDocument& payload);

/// ["a","b"]: quotes, backslashes and control characters escaped, every other byte as it is.
std::string joinTuple(const std::vector<std::string>& parts);

}  // namespace ack::provider
