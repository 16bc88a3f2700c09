#include "app/cli/replay_text.h"

#include "app/cli/text_table.h"
#include "core/base/time_text.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>

namespace ack::app::cli {
namespace {

std::string timeOf(const std::optional<UtcTime>& time) { return time ? base::toRfc3339Millis(*time) : "–"; }

std::string sumsOf(const query::ReplayView& replay) {
  const domain::ReplayCounts& counts = replay.counts;
  std::string text = std::to_string(counts.runs) + " of " + std::to_string(counts.deliveries) +
                     " deliveries would run; effects: " + std::to_string(counts.skip) + " skipped, " +
                     std::to_string(counts.run) + " run, " + std::to_string(counts.ask) + " looked up first, " +
                     std::to_string(counts.conflict) + " in conflict";
  if (counts.possible > 0) text += "; " + std::to_string(counts.possible) + " could happen twice";
  return text;
}

std::string progressOf(const query::ReplayView& replay) {
  const domain::ReplayProgress& progress = replay.progress;
  return std::to_string(progress.completed) + " completed, " + std::to_string(progress.dead) + " set aside again, " +
         std::to_string(progress.unknown) + " unknown, " + std::to_string(progress.changed) + " changed, " +
         std::to_string(progress.underWay) + " under way, " + std::to_string(progress.left) + " left";
}

}  // namespace

std::string whyNot(const query::ReplayItemView& item) {
  if (item.why) {
    std::string text(domain::sentence(*item.why));
    if (!item.note.empty()) text += " (" + item.note + ")";
    return text;
  }
  for (const query::ReplayEffectView& effect : item.effects)
    if (effect.prediction == domain::Prediction::conflict)
      return std::string(domain::toText(effect.kind)) + ": " + std::string(domain::sentence(effect.why));
  return item.note;
}

void printPreview(const query::ReplayView& replay, const std::vector<query::ReplayItemView>& items) {
  TextTable table({"delivery", "event ID", "attempt", "effect", "where", "on replay", "duplicate risk", "why"});
  for (const query::ReplayItemView& item : items) {
    const std::string attempt = std::to_string(item.attempts) + " > " + std::to_string(item.attempts + 1);
    if (item.why)
      table.add({domain::toText(item.delivery), item.eventId, attempt, "", "", "not run", "", whyNot(item)});
    for (const query::ReplayEffectView& effect : item.effects)
      table.add({domain::toText(item.delivery), item.eventId, attempt, std::string(domain::toText(effect.kind)),
                 effect.destination, std::string(domain::toText(effect.prediction)),
                 std::string(domain::toText(effect.risk)), std::string(domain::sentence(effect.why))});
    if (!item.why && item.effects.empty())
      table.add({domain::toText(item.delivery), item.eventId, attempt, "", "", "run", "none",
                 "no rule applies to this event"});
  }
  table.print();
  printLine(sumsOf(replay));
  if (replay.counts.deliveries > static_cast<std::int64_t>(items.size()))
    printLine("the first " + std::to_string(items.size()) + " are shown");
  if (replay.needsCorrection) printLine("needs --corrected: a cause among them lasts");
  if (!replay.whySecond.empty()) printLine("needs a second person: " + replay.whySecond);
}

void printReplays(const std::vector<query::ReplayView>& replays) {
  TextTable table({"replay", "state", "asked by", "asked (UTC)", "what", "runs", "progress", "reason"});
  for (const query::ReplayView& replay : replays)
    table.add({domain::toText(replay.id), std::string(domain::toText(replay.state)), replay.askedBy,
               timeOf(replay.askedAt), replay.chosen, std::to_string(replay.counts.runs), progressOf(replay),
               replay.reason});
  table.print();
}

void printReplay(const query::ReplayView& replay, const std::vector<query::ReplayItemView>& items) {
  printLine(domain::toText(replay.id) + ", " + std::string(domain::toText(replay.state)) + ": " + replay.chosen);
  printLine("asked by " + replay.askedBy + " at " + timeOf(replay.askedAt) + ": " + replay.reason);
  if (!replay.whySecond.empty()) printLine("a second person is needed: " + replay.whySecond);
  if (replay.expiresAt) printLine("waits until " + timeOf(replay.expiresAt));
  if (!replay.decidedBy.empty())
    printLine("decided by " + replay.decidedBy + " at " + timeOf(replay.decidedAt) +
              (replay.decisionReason.empty() ? "" : ": " + replay.decisionReason));
  if (!replay.stopReason.empty()) printLine("why it stopped: " + replay.stopReason);
  printLine(progressOf(replay));
  TextTable table({"delivery", "event ID", "attempts then", "state", "now", "note"});
  for (const query::ReplayItemView& item : items)
    table.add({domain::toText(item.delivery), item.eventId, std::to_string(item.attempts),
               std::string(domain::toText(item.state)),
               item.present ? std::string(domain::toText(*item.present)) : "–",
               item.state == domain::ReplayItemState::excluded ? whyNot(item) : item.note});
  table.print();
}

void printDecision(CliContext& context, ReplayId id, const std::string& done) {
  if (context.json)
    printLine(boost::json::serialize(boost::json::object{{"replay", domain::toText(id)}, {"done", done}}));
  else
    printLine(domain::toText(id) + " is " + done);
}

}  // namespace ack::app::cli
