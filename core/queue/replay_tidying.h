#pragma once
// What has to be done about replays beside running them, in small steps: a request that nobody approved expires, what
// a replay held and did not run is let go, a preview that nobody asked for is removed. Done by whoever comes by: the
// engine's runner, or the next command where no engine runs.
#include "core/base/clock.h"
#include "core/store/connection.h"
#include "core/store/replay_item_table.h"
#include "core/store/replay_table.h"

namespace ack::queue {

constexpr std::int64_t kTidyingRows = 500;  ///< of one step

/// What one step came to.
enum class Tidied {
  nothing,  ///< nothing is left to do
  some,     ///< there may be more
  expired,  ///< the request ended, since nobody approved it; there is more. Whoever calls owes the audit entry
};

/// One step within the caller's write transaction, by what the replay is in it.
Result<Tidied> tidy(store::Connection& connection, ReplayId id, UtcTime now);

/// Whether tidy() would do anything for it now.
bool needsTidying(const store::ReplayRow& replay, UtcTime now) noexcept;

/// Whether all of a manifest's rows are what was frozen: the SHA-256 chain over them, page by page, in snapshots of
/// its own. corrupt where it is not. Thread: that of the connection, outside any transaction.
Result<void> verifyManifest(store::Connection& connection, const store::ReplayRow& replay);

/// The next link of a manifest's chain, over the frozen part of an item. `previous` is empty for the first.
std::string manifestLink(std::string_view previous, const store::ReplayItemRow& item);

}  // namespace ack::queue
