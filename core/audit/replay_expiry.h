#pragma once
// The engine's own entry about a replay that nobody approved in time: the clock ended it, no person did.
#include "core/audit/deed.h"
#include "core/store/replay_table.h"

namespace ack::audit {

/// `replay` as it was while it waited.
Deed replayExpired(const store::ReplayRow& replay);

}  // namespace ack::audit
