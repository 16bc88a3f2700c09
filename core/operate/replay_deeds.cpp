#include "core/operate/replay_deeds.h"

#include "core/audit/replay_expiry.h"
#include "core/base/encoding.h"
#include "core/base/kill_point.h"
#include "core/queue/replay_tidying.h"

namespace ack::operate {
namespace {

constexpr std::int64_t kOpenReplays = 256;

/// In a commit of its own, with the entry that an expiry owes.
Result<queue::Tidied> tidyOnce(const Desk& desk, const store::ReplayRow& replay) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  const auto done = queue::tidy(desk.connection, replay.id, desk.clock.now());
  if (!done) return done.error();
  base::killPoint("replay.tidy");
  auto committed =
      *done == queue::Tidied::expired ? commitWith(desk, audit::replayExpired(replay)) : desk.connection.commit();
  if (!committed) return std::move(committed).error();
  return *done;
}

}  // namespace

Error replayGone(ReplayId id) {
  return Error{ErrorCode::notFound, "there is no replay " + domain::toText(id) + ", or its preview has lapsed"};
}

Result<store::ReplayRow> loadReplay(store::Connection& connection, ReplayId id) {
  auto row = store::ReplayTable(connection).load(id);
  if (!row) return std::move(row).error();
  if (!*row) return replayGone(id);
  return std::move(**row);
}

audit::Deed replayDeed(const char* action, ReplayId id, const std::string& reason) {
  audit::Deed deed;
  deed.action = action;
  deed.targets = {domain::toText(id)};
  deed.count = 1;
  deed.reason = reason;
  return deed;
}

boost::json::object describeReplay(const store::ReplayRow& row) {
  return {{"replay", domain::toText(row.id)},
          {"manifest", base::toHex(row.manifestSha256)},
          {"chosen", row.chosen},
          {"rules", domain::toText(row.rules)},
          {"deliveries", row.counts.deliveries},
          {"runs", row.counts.runs},
          {"skip", row.counts.skip},
          {"run", row.counts.run},
          {"ask", row.counts.ask},
          {"possible_duplicates", row.counts.possible}};
}

Result<void> tidyReplays(const Desk& desk) {
  const auto open = store::ReplayTable(desk.connection).actionable(desk.clock.now(), kOpenReplays);
  if (!open) return open.error();
  for (store::ReplayRow row : *open) {
    while (queue::needsTidying(row, desk.clock.now())) {
      const auto done = tidyOnce(desk, row);
      if (!done) return done.error();
      if (*done == queue::Tidied::nothing) break;
      auto again = store::ReplayTable(desk.connection).load(row.id);
      if (!again) return std::move(again).error();
      if (!*again) break;
      row = std::move(**again);
    }
  }
  return {};
}

}  // namespace ack::operate
