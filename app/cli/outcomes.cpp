// acknowledgerd outcomes: the residual-risk register, and what a person may do about its entries.
#include "app/cli/person.h"
#include "app/cli/text_table.h"
#include "core/base/time_text.h"
#include "core/operate/outcome_commands.h"
#include "core/query/outcome_json.h"

namespace ack::app::cli {
namespace {

struct OutcomeOptions {
  PersonOptions person;
  std::string effect, verdict, evidence, reason;
  std::int64_t attempt{0};  ///< 0: whichever call is in doubt now
};

std::string nextStep(const query::UncertainOutcome& one) {
  if (one.state == domain::DeliveryState::dead) return "dead letter: replay asks first";
  if (one.nextAskAt) return "asked at " + base::toRfc3339(*one.nextAskAt);
  return one.canAsk ? "a person decides; asking ended" : "a person decides; it can't be asked";
}

void list(const PersonOptions& person, CliContext& context) {
  const auto reader = readerFor(context, person);
  if (!reader) return;
  const auto found = reader->outcomes();
  if (!found) return context.fail(found.error());
  if (context.json) return printLine(query::toJson(*found));
  TextTable table({"effect", "destination", "delivery", "event ID", "since (UTC)", "attempt", "what is known",
                   "asked", "owner", "next"});
  for (const query::UncertainOutcome& one : found->rows)
    table.add({domain::toText(one.effect), one.destination, domain::toText(one.delivery), one.eventId,
               base::toRfc3339(one.since), std::to_string(one.attempt),
               one.lastAnswer.empty() ? one.evidence : one.evidence + "; " + one.lastAnswer, std::to_string(one.asks),
               one.owner.empty() ? "nobody" : one.owner, nextStep(one)});
  table.print();
  if (found->count > static_cast<std::int64_t>(found->rows.size()))
    printLine("and " + std::to_string(found->count - static_cast<std::int64_t>(found->rows.size())) + " more");
}

const char* sentence(queue::ResolvedTo to) {
  switch (to) {
  case queue::ResolvedTo::completed:
    return "it is completed";
  case queue::ResolvedTo::goesOn:
    return "its next effects are due";
  case queue::ResolvedTo::runsAgain:
    return "the call is due again";
  case queue::ResolvedTo::dead:
    return "its attempts are used up, it is a dead letter";
  case queue::ResolvedTo::staysDead:
    return "it stays a dead letter; a replay goes on from here";
  }
  return "";
}

/// The effect's number, or nothing where it was told that it is none.
std::optional<EffectId> effectOf(const OutcomeOptions& options, CliContext& context) {
  const auto id = domain::effectIdFrom(options.effect);
  if (!id) context.failUsage({ErrorCode::invalid, "\"" + options.effect + "\" is no effect; `outcomes` lists them"});
  return id;
}

void judge(const OutcomeOptions& options, CliContext& context) {
  const auto effect = effectOf(options, context);
  if (!effect) return;
  actAs(context, options.person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
    const auto verdict = *domain::outcomeVerdictFrom(options.verdict);
    operate::OutcomeCommands commands(desk.desk());
    std::int64_t attempt = options.attempt;
    if (attempt == 0) {
      // Who may not is refused by the deed, which writes that down.
      const auto present = commands.presentAttempt(caller, *effect);
      if (present) attempt = *present;
    }
    auto judged = commands.judge(caller, {*effect, attempt, verdict, options.evidence, options.reason});
    if (!judged) return std::move(judged).error();
    printLine(context.json ? query::deedJson(judged->delivery, std::string(domain::toText(verdict)))
                           : domain::toText(judged->delivery) + ": the call of attempt " + std::to_string(attempt) +
                                 " is judged; " + sentence(judged->to));
    return {};
  });
}

void ask(const OutcomeOptions& options, CliContext& context) {
  const auto effect = effectOf(options, context);
  if (!effect) return;
  actAs(context, options.person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
    auto asked = operate::OutcomeCommands(desk.desk()).askNow(caller, *effect);
    if (!asked) return std::move(asked).error();
    printLine(context.json ? query::deedJson(*asked, "asked")
                           : domain::toText(*asked) + ": its destination is asked as soon as an engine runs");
    return {};
  });
}

}  // namespace

void addOutcomes(CLI::App& app, CliContext& context) {
  CLI::App* command =
      app.add_subcommand("outcomes", "Effects of which nobody knows whether they were applied; list, judge, ask");
  command->require_subcommand(0, 1);
  auto options = std::make_shared<OutcomeOptions>();
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  CLI::App* judging = command->add_subcommand("judge", "Decide by evidence what became of one, and let it go on");
  CLI::App* asking = command->add_subcommand("ask", "Have its destination asked now");
  for (CLI::App* one : {judging, asking}) {
    one->add_option("effect", options->effect, "The effect: eff_…")->required();
    addPersonOptions(*one, options->person);
    addCommonOptions(*one, context);
  }
  judging
      ->add_option("--verdict", options->verdict,
                   "applied: the destination has it; not-applied: run it; compensated: made up for elsewhere")
      ->required()
      ->check(CLI::IsMember({"applied", "not-applied", "compensated"}));
  judging
      ->add_option("--attempt", options->attempt,
                   "The attempt whose call you looked at, as `outcomes` lists it: a later call is left alone")
      ->check(CLI::PositiveNumber);
  judging->add_option("--evidence", options->evidence, "What that rests on; kept in the audit trail, so no payload")
      ->required();
  judging->add_option("--reason", options->reason, "Why, in 10 to 500 characters; kept in the audit trail")
      ->required();
  judging->callback([options, &context] { judge(*options, context); });
  asking->callback([options, &context] { ask(*options, context); });
  command->callback([command, options, &context] {
    if (command->get_subcommands().empty()) list(options->person, context);
  });
}

}  // namespace ack::app::cli
