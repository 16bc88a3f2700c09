// acknowledgerd dead-letters: what was set aside, by cause, with its owner, due time and next step.
#include "app/cli/person.h"
#include "app/cli/text_table.h"
#include "core/base/time_text.h"
#include "core/query/json_views.h"
#include "core/query/letter_words.h"

namespace ack::app::cli {
namespace {

struct DeadLettersOptions {
  PersonOptions person;
  std::string owner, source, cause, by{"cause"};
  bool nobody{false}, old{false}, unknown{false};
};

/// CLI11 has checked the words.
query::DeadLetterFilter filterOf(const DeadLettersOptions& options) {
  using Grouping = query::DeadLetterFilter::Grouping;
  query::DeadLetterFilter filter;
  if (options.by == "owner") filter.grouping = Grouping::byOwner;
  if (options.by == "source") filter.grouping = Grouping::bySource;
  if (!options.owner.empty()) filter.owner = options.owner;
  if (options.nobody) filter.owner = "";
  filter.source = options.source;
  filter.cause = domain::deadCauseFrom(options.cause);
  filter.overFourHours = options.old;
  filter.unknownEffect = options.unknown;
  return filter;
}

std::string dueOf(const query::DeadLetterRow& row, UtcTime now) {
  if (!row.dueAt) return "-";
  return base::toRfc3339Millis(*row.dueAt) + (*row.dueAt < now ? " LATE" : "");
}

std::string openOf(const query::DeadLetterRow& row) {
  if (!row.openEffect) return "-";
  return std::string(domain::toText(row.openEffect->kind)) + " " +
         std::string(domain::toText(row.openEffect->state)) +
         (row.openEffect->destination.empty() ? "" : " to " + row.openEffect->destination);
}

void print(const query::DeadLetterList& letters, UtcTime now) {
  TextTable table({"cause", "where", "delivery", "event ID", "attempts", "owner", "due (UTC)", "open effect",
                   "received (UTC)", "evidence"});
  for (const query::DeadLetterGroup& group : letters.groups)
    for (const query::DeadLetterRow& row : group.rows)
      table.add({std::string(domain::toText(row.cause)), group.destination.empty() ? row.source : group.destination,
                 domain::toText(row.id), row.eventId, std::to_string(row.attempts),
                 row.owner.empty() ? "nobody" : row.owner, dueOf(row, now), openOf(row),
                 base::toRfc3339Millis(row.receivedAt), row.evidence});
  table.print();
  for (const query::DeadLetterGroup& group : letters.groups) {
    if (group.cause != domain::DeadCause::none)
      printLine("next step for " + std::to_string(group.count) + " " + std::string(domain::toText(group.cause)) +
                ", " + group.destination + ": " + query::nextStep(group.cause, group.destination));
    if (group.count > static_cast<std::int64_t>(group.rows.size()))
      printLine("  only the newest " + std::to_string(group.rows.size()) + " of them are listed");
  }
}

void list(const DeadLettersOptions& options, CliContext& context) {
  const auto reader = readerFor(context, options.person);
  if (!reader) return;
  const auto letters = reader->deadLetters(filterOf(options));
  if (!letters) return context.fail(letters.error());
  if (context.json) return printLine(query::toJson(*letters));
  print(*letters, context.clock().now());
}

}  // namespace

void addDeadLetters(CLI::App& app, CliContext& context) {
  CLI::App* command =
      app.add_subcommand("dead-letters", "List what was set aside, with its owner, due time and next step");
  auto options = std::make_shared<DeadLettersOptions>();
  command->add_option("--owner", options->owner, "Only this person's or team's");
  command->add_flag("--no-owner", options->nobody, "Only those that nobody owns");
  command->add_option("--source", options->source, "Only this source's");
  command->add_option("--cause", options->cause, "Only this cause")
      ->check(
          CLI::IsMember({"stale", "exhausted", "permanent", "unauthorised", "outcome_unknown", "mapping", "ledger"}));
  command->add_flag("--over-4h", options->old, "Only those that arrived more than 4 hours ago");
  command->add_flag("--unknown-effect", options->unknown,
                    "Only those with an effect that may or may not have happened");
  command->add_option("--by", options->by, "Put together by cause, owner or source")
      ->check(CLI::IsMember({"cause", "owner", "source"}))
      ->capture_default_str();
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] { list(*options, context); });
}

}  // namespace ack::app::cli
