#pragma once
// What the deeds about replays share: the row they are about, how the audit trail names it, and the tidying that
// whoever comes by does.
#include "core/operate/deed_frame.h"
#include "core/store/replay_table.h"

#include <boost/json/object.hpp>

#include <string>

namespace ack::operate {

/// "There is no such replay, or its preview has lapsed."
Error replayGone(ReplayId id);
/// notFound. Within the caller's transaction, where there is one.
Result<store::ReplayRow> loadReplay(store::Connection& connection, ReplayId id);
audit::Deed replayDeed(const char* action, ReplayId id, const std::string& reason);
/// The manifest, by its hash and its sums.
boost::json::object describeReplay(const store::ReplayRow& row);
/// Does what is overdue about all open replays, each step in a commit of its own: nothing waits for an engine that
/// may not run. Outside any transaction.
Result<void> tidyReplays(const Desk& desk);

}  // namespace ack::operate
