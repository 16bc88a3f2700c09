#include "core/operate/replay_deeds.h"

#include "core/base/encoding.h"
#include "core/base/kill_point.h"
#include "core/queue/replay_tidying.h"

namespace ack::operate {
namespace {

constexpr std::int64_t kOpenReplays = 256;

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
      WriteScope scope(desk.connection);
      if (auto begun = scope.begin(); !begun) return begun;
      const auto more = queue::tidy(desk.connection, row.id, desk.clock.now());
      if (!more) return more.error();
      if (auto committed = desk.connection.commit(); !committed) return std::move(committed).error();
      base::killPoint("replay.tidy");
      if (!*more) break;
      auto again = store::ReplayTable(desk.connection).load(row.id);
      if (!again) return std::move(again).error();
      if (!*again) break;
      row = std::move(**again);
    }
  }
  return {};
}

}  // namespace ack::operate
