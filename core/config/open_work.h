#pragma once
// What an apply may not take away: a source or destination that unfinished deliveries still need. Without its source,
// queued work could only be set aside; under another name, a destination would be sent again what it has already
// taken.
#include "core/config/catalogue.h"
#include "core/store/connection.h"

namespace ack::config {

/// refused, naming the first such source or destination and how many deliveries need it. `before` has its numbers.
/// Inside the caller's transaction; reads unfinished deliveries only.
Result<void> refuseOrphans(store::Connection& connection, const Catalogue& before, const Catalogue& draft);

}  // namespace ack::config
