#include "core/query/replay_json.h"

#include "core/base/time_text.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::query {
namespace {

using boost::json::array;
using boost::json::object;

boost::json::value timeOf(const std::optional<UtcTime>& time) {
  if (!time) return nullptr;
  return boost::json::value(base::toRfc3339Millis(*time));
}

object objectOf(const ReplayView& replay) {
  const domain::ReplayCounts& counts = replay.counts;
  const domain::ReplayProgress& progress = replay.progress;
  return {{"replay", domain::toText(replay.id)},
          {"state", domain::toText(replay.state)},
          {"chosen", replay.chosen},
          {"rules", domain::toText(replay.rules)},
          {"asked_by", replay.askedBy},
          {"asked_at", timeOf(replay.askedAt)},
          {"expires_at", timeOf(replay.expiresAt)},
          {"reason_kind", domain::toText(replay.reasonKind)},
          {"reason", replay.reason},
          {"corrected", replay.corrected},
          {"needs_correction", replay.needsCorrection},
          {"why_second", replay.whySecond},
          {"decided_by", replay.decidedBy},
          {"decided_at", timeOf(replay.decidedAt)},
          {"decision_reason", replay.decisionReason},
          {"began_at", timeOf(replay.beganAt)},
          {"ended_at", timeOf(replay.endedAt)},
          {"stop_reason", replay.stopReason},
          {"manifest_sha256", replay.manifestSha256Hex},
          {"pace", object{{"batch", replay.pace.batch},
                          {"interval_s", replay.pace.interval.count()},
                          {"at_a_time", replay.pace.atATime},
                          {"stop_at_failure", replay.pace.stopAtFailure}}},
          {"deliveries", counts.deliveries},
          {"runs", counts.runs},
          {"excluded", counts.excluded},
          {"effects", object{{"skip", counts.skip},
                             {"run", counts.run},
                             {"ask", counts.ask},
                             {"conflict", counts.conflict},
                             {"low_risk", counts.low},
                             {"possible_duplicates", counts.possible}}},
          {"progress", object{{"left", progress.left},
                              {"under_way", progress.underWay},
                              {"completed", progress.completed},
                              {"dead", progress.dead},
                              {"unknown", progress.unknown},
                              {"changed", progress.changed}}}};
}

object objectOf(const ReplayEffectView& effect) {
  return {{"kind", domain::toText(effect.kind)},
          {"key", effect.key},
          {"destination", effect.destination},
          {"prediction", domain::toText(effect.prediction)},
          {"risk", domain::toText(effect.risk)},
          {"why", domain::toText(effect.why)},
          {"known", effect.state ? boost::json::value(domain::toText(*effect.state)) : nullptr},
          {"evidence", effect.evidence}};
}

object objectOf(const ReplayItemView& item) {
  array effects;
  for (const ReplayEffectView& effect : item.effects) effects.push_back(objectOf(effect));
  return {{"delivery", domain::toText(item.delivery)},
          {"event_id", item.eventId},
          {"source", item.source},
          {"type", item.type},
          {"state", domain::toText(item.state)},
          {"cause", domain::toText(item.cause)},
          {"attempts", item.attempts},
          {"next_attempt", item.attempts + 1},
          {"why", item.why ? boost::json::value(domain::toText(*item.why)) : nullptr},
          {"note", item.note},
          {"present", item.present ? boost::json::value(domain::toText(*item.present)) : nullptr},
          {"effects", std::move(effects)}};
}

}  // namespace

std::string toJson(const ReplayView& replay) { return boost::json::serialize(objectOf(replay)); }

std::string toJson(const ReplayPage& page) {
  array rows;
  for (const ReplayView& replay : page.rows) rows.push_back(objectOf(replay));
  return boost::json::serialize(object{{"replays", std::move(rows)}, {"next", page.next}});
}

std::string toJson(const ReplayView& replay, const std::vector<ReplayItemView>& items) {
  object all = objectOf(replay);
  array rows;
  for (const ReplayItemView& item : items) rows.push_back(objectOf(item));
  all["items"] = std::move(rows);
  return boost::json::serialize(all);
}

}  // namespace ack::query
