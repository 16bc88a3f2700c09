#pragma once
// The bound above which a replay needs a second person, as it counts now. Whoever may configure may also replay, so a
// bound that is raised counts a day later: until then everybody can see it in the trail.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/store/connection.h"

namespace ack::config {

/// So long a raised bound does not count yet.
constexpr std::chrono::hours kRaisedBoundHolds{24};

/// How many deliveries one person may replay without a second one: as configured, but where that was raised within
/// kRaisedBoundHolds what it was before. corrupt, or an error of the store. Thread: that of the connection.
Result<int> fourEyesInForce(store::Connection& connection, const Settings& settings, UtcTime now);

/// At a new configuration, within its transaction: keeps the lowest bound of the last day where it is raised.
Result<void> noteFourEyes(store::Connection& connection, const Settings& before, const Settings& after, UtcTime now);

}  // namespace ack::config
