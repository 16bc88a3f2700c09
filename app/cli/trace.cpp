// acknowledgerd trace: the whole story of an event, from any ID.
#include "app/cli/person.h"
#include "core/base/log.h"
#include "core/base/time_text.h"
#include "core/query/json_views.h"
#include "core/query/waiting.h"

#include <algorithm>

namespace ack::app::cli {
namespace {

struct Line {
  UtcTime at;
  std::string text;
};

std::string words(const query::EffectView& effect) {
  std::string text =
      "effect " + std::string(domain::toText(effect.kind)) + " " + std::string(domain::toText(effect.state));
  if (!effect.destination.empty()) text += " to " + effect.destination;
  if (!effect.evidence.empty()) text += ": " + effect.evidence;
  return text;
}

/// Everything that happened, in the order of time.
std::vector<Line> timeline(const query::DeliveryStory& story) {
  std::vector<Line> lines;
  for (const auto& arrival : story.arrivals)
    lines.push_back({arrival.at, "arrival " + domain::toText(arrival.id) + " " +
                                     std::string(domain::toText(arrival.result)) + ", signature " +
                                     arrival.signature +
                                     (arrival.contentMismatch ? ", BODY DIFFERS from the first" : "")});
  for (const auto& attempt : story.attempts)
    lines.push_back({attempt.started, "attempt " + std::to_string(attempt.number) + " " +
                                          std::string(domain::toText(attempt.result)) +
                                          (attempt.evidence.empty() ? "" : ": " + attempt.evidence)});
  for (const auto& effect : story.effects)
    lines.push_back({effect.outcomeAt.value_or(effect.intentAt.value_or(story.delivery.receivedAt)), words(effect)});
  for (const auto& line : story.ledger)
    lines.push_back({line.at, (line.refund ? "refund " : "charge ") + domain::toText(line.id) + " " +
                                  base::toText(line.amount) + " on " + line.account});
  for (const auto& row : story.inbox)
    lines.push_back({row.at, "inbox row " + domain::toText(row.id) + " in " + row.thread});
  for (const auto& note : story.notes) lines.push_back({note.at, note.kind + ": " + note.text});
  std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.at < b.at; });
  return lines;
}

bool isWaiting(const query::TraceMatch& match) { return !match.story.waiting.empty(); }

void print(const query::DeliveryStory& story) {
  const query::DeliveryRow& row = story.delivery;
  printLine("event " + base::escapeForLog(row.eventId) + " of " + row.source +
            (row.tenant.empty() ? "" : "/" + row.tenant) + ", type " + base::escapeForLog(row.type));
  printLine("delivery " + domain::toText(row.id) + " " + std::string(domain::toText(row.state)) +
            (row.cause == domain::DeadCause::none ? "" : " (" + std::string(domain::toText(row.cause)) + ")") + ", " +
            std::to_string(row.attempts) + " attempts, " + std::to_string(row.arrivals) + " arrivals" +
            (row.owner.empty() ? "" : ", owner " + row.owner));
  if (!row.evidence.empty()) printLine("  because " + base::escapeForLog(row.evidence));
  for (const query::WaitingReason& one : story.waiting)
    printLine("  waits: " + base::escapeForLog(query::waitingSentence(one)));
  for (const Line& line : timeline(story))
    printLine("  " + base::toRfc3339Millis(line.at) + "  " + base::escapeForLog(line.text));
}

/// Without an engine nothing goes on, whatever else holds it. Who may trace may see the figures too.
void sayWhetherEngineRuns(query::Reader& reader) {
  const auto status = reader.status();
  if (status && status->enginePid == 0) printLine("no engine runs over this data directory, so nothing goes on");
}

void trace(const std::string& id, const PersonOptions& person, CliContext& context) {
  const auto reader = readerFor(context, person);
  if (!reader) return;
  const auto answer = reader->trace(id);
  if (!answer && answer.error().code == ErrorCode::notFound && context.json) {
    printLine(query::notFoundJson());
    return context.setExitStatus(1);
  }
  if (!answer) return context.fail(answer.error());
  if (context.json) return printLine(query::toJson(*answer));
  for (const query::TraceMatch& match : answer->matches) print(match.story);
  if (std::any_of(answer->matches.begin(), answer->matches.end(), isWaiting)) sayWhetherEngineRuns(*reader);
  for (const query::ArrivalView& arrival : answer->rejectedArrivals)
    printLine("arrival " + domain::toText(arrival.id) + " at " + base::toRfc3339Millis(arrival.at) +
              " was turned away: " + base::escapeForLog(arrival.signature));
}

}  // namespace

void addTrace(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("trace", "The whole story of an event, from any ID");
  auto id = std::make_shared<std::string>();
  command
      ->add_option("id", *id, "Event ID, delivery, arrival, ledger line, inbox row, effect key or provider request")
      ->required();
  auto person = std::make_shared<PersonOptions>();
  addPersonOptions(*command, *person);
  addCommonOptions(*command, context);
  command->callback([id, person, &context] { trace(*id, *person, context); });
}

}  // namespace ack::app::cli
