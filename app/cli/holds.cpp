// acknowledgerd destination, source: holding work back by hand, letting it go on, and what is held or fails.
#include "app/cli/person.h"
#include "app/cli/text_table.h"
#include "core/base/time_text.h"
#include "core/operate/hold_commands.h"
#include "core/query/outcome_json.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

using store::HeldKind;

struct HoldOptions {
  PersonOptions person;
  std::string name, reason;
};

std::string holdText(const query::HoldView& hold) {
  return "held by " + hold.by + " since " + base::toRfc3339(hold.at) + ": " + hold.reason;
}

std::string breakerText(const query::DestinationView& one) {
  if (one.breaker == query::DestinationView::Breaker::closed) return "works";
  std::string text = "fails since " + base::toRfc3339(*one.failingSince) + ", ";
  text += one.breaker == query::DestinationView::Breaker::trying ? "the next call tries it"
                                                                 : "tried at " + base::toRfc3339(*one.nextTryAt);
  return text + ": " + one.breakerEvidence;
}

void listDestinations(const PersonOptions& person, CliContext& context) {
  const auto reader = readerFor(context, person);
  if (!reader) return;
  const auto found = reader->destinations();
  if (!found) return context.fail(found.error());
  if (context.json) return printLine(query::toJson(*found));
  TextTable table({"destination", "state", "held", "waiting", "unresolved", "can be asked", "idempotent"});
  for (const query::DestinationView& one : *found)
    table.add({one.name, breakerText(one), one.held ? holdText(*one.held) : "no",
               one.waiting >= query::DestinationView::kMaxCounted ? "10000 or more" : std::to_string(one.waiting),
               std::to_string(one.unresolved), one.canAsk ? "yes" : "no", one.idempotent ? "yes" : "no"});
  table.print();
}

void listSources(const PersonOptions& person, CliContext& context) {
  const auto reader = readerFor(context, person);
  if (!reader) return;
  const auto found = reader->heldSources();
  if (!found) return context.fail(found.error());
  if (context.json) return printLine(query::toJson(*found));
  TextTable table({"source", "held by", "since (UTC)", "reason"});
  for (const query::HeldSourceView& one : *found)
    table.add({one.name, one.hold.by, base::toRfc3339(one.hold.at), one.hold.reason});
  table.print();
}

void change(HeldKind kind, bool hold, const HoldOptions& options, CliContext& context) {
  actAs(context, options.person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
    operate::HoldCommands commands(desk.desk());
    auto done = hold ? commands.hold(caller, kind, options.name, options.reason)
                     : commands.release(caller, kind, options.name, options.reason);
    if (!done) return done;
    const std::string word = kind == HeldKind::destination ? "destination" : "source";
    if (context.json)
      printLine(boost::json::serialize(boost::json::object{{word, options.name}, {"held", hold}}));
    else
      printLine(word + " " + options.name + (hold ? " is held: its work waits" : " is no longer held"));
    return {};
  });
}

void addKind(CLI::App& app, CliContext& context, HeldKind kind, const char* word, const char* about,
             void (*list)(const PersonOptions&, CliContext&)) {
  CLI::App* command = app.add_subcommand(word, about);
  command->require_subcommand(1);
  auto options = std::make_shared<HoldOptions>();
  CLI::App* holding = command->add_subcommand("hold", "Hold its work back; nothing is lost and no attempt is spent");
  CLI::App* releasing = command->add_subcommand("release", "Let its work go on");
  for (CLI::App* one : {holding, releasing}) {
    one->add_option("name", options->name, std::string("The ") + word + "'s name")->required();
    one->add_option("--reason", options->reason, "Why, in 10 to 500 characters; kept in the audit trail")->required();
    addPersonOptions(*one, options->person);
    addCommonOptions(*one, context);
  }
  holding->callback([=, &context] { change(kind, true, *options, context); });
  releasing->callback([=, &context] { change(kind, false, *options, context); });
  CLI::App* listing = command->add_subcommand("list", kind == HeldKind::destination
                                                          ? "Whether each works, is held, and what waits for it"
                                                          : "The sources whose work is held");
  addPersonOptions(*listing, options->person);
  addCommonOptions(*listing, context);
  listing->callback([list, options, &context] { list(options->person, context); });
}

}  // namespace

void addHolds(CLI::App& app, CliContext& context) {
  addKind(app, context, HeldKind::destination, "destination", "Destinations: list them, hold or release their work",
          listDestinations);
  addKind(app, context, HeldKind::source, "source", "A source's work: hold or release it, list what is held",
          listSources);
}

}  // namespace ack::app::cli
