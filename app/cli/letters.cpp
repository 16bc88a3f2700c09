// acknowledgerd assign, close, reopen: whose a dead letter is, and closing it without a replay.
#include "app/cli/delivery_ids.h"
#include "app/cli/person.h"
#include "core/operate/letter_commands.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

using operate::LetterCommands;
using operate::LetterOutcome;
using operate::LetterReport;
using operate::LetterResult;

struct LetterOptions {
  PersonOptions person;
  std::vector<std::string> ids;
  std::string owner, reason;
};

using Deed = std::function<Result<LetterReport>(LetterCommands&, const operate::Caller&,
                                                const std::vector<DeliveryId>&, const LetterOptions&)>;

std::string words(const LetterOutcome& letter, const std::string& done) {
  switch (letter.result) {
  case LetterResult::changed:
    return letter.leftReplay ? done + "; " + domain::toText(*letter.leftReplay) + " goes on without it" : done;
  case LetterResult::asBefore:
    return "as before";
  case LetterResult::wrongState:
    return "not changed: it is " + std::string(domain::toText(letter.state));
  case LetterResult::notByHand:
    return "not changed: no person closed it";
  case LetterResult::outcomeUnknown:
    return "not changed: judge its unknown outcome first (outcomes judge)";
  case LetterResult::ownerGone:
    return "not changed: who had it is no owner any more";
  case LetterResult::unknown:
    return "not changed: there is no such delivery";
  }
  return {};
}

void print(const LetterReport& report, const std::string& done, CliContext& context) {
  std::size_t left = 0;
  boost::json::array letters;
  for (const LetterOutcome& letter : report.letters) {
    const bool asWanted = letter.result == LetterResult::changed || letter.result == LetterResult::asBefore;
    left += asWanted ? 0 : 1;
    const bool known = letter.result != LetterResult::unknown;
    if (context.json) {
      boost::json::object one{
          {"id", domain::toText(letter.id)},
          {"result", operate::toText(letter.result)},
          {"state", known ? boost::json::value(domain::toText(letter.state)) : boost::json::value(nullptr)}};
      if (letter.leftReplay) one["left_replay"] = domain::toText(*letter.leftReplay);
      letters.push_back(std::move(one));
    } else
      printLine(domain::toText(letter.id) + "  " + words(letter, done));
  }
  if (context.json)
    printLine(
        boost::json::serialize(boost::json::object{{"changed", report.changed}, {"letters", std::move(letters)}}));
  if (left > 0)
    context.complain({ErrorCode::conflict,
                      std::to_string(left) + " of " + std::to_string(report.letters.size()) + " were not changed"});
}

/// `done` stands behind the ID of each letter that was changed.
CLI::App* addDeed(CLI::App& app, CliContext& context, const std::string& name, const std::string& about,
                  const std::shared_ptr<LetterOptions>& options, const std::string& done,
                  access::Permission permission, const std::string& action, Deed deed) {
  CLI::App* command = app.add_subcommand(name, about);
  command->add_option("id", options->ids, "Delivery, event ID, or any other ID that trace takes")->required();
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context, done, permission, action, deed = std::move(deed)] {
    actAs(context, options->person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
      if (auto allowed = mayAct(desk.desk(), caller, {permission, action, options->reason}, options->ids); !allowed)
        return allowed;
      auto letters = deliveriesOf(context, caller, options->ids);
      if (!letters) return std::move(letters).error();
      LetterCommands commands(desk.desk());
      const auto report = deed(commands, caller, *letters, *options);
      if (!report) return report.error();
      print(*report, done, context);
      return {};
    });
  });
  return command;
}

void addReason(CLI::App& command, LetterOptions& options) {
  command.add_option("--reason", options.reason, "Why, in 10 to 500 characters; kept in the audit trail")->required();
}

}  // namespace

void addLetters(CLI::App& app, CliContext& context) {
  auto assigning = std::make_shared<LetterOptions>();
  CLI::App* assign =
      addDeed(app, context, "assign", "Say whose dead letters are", assigning, "assigned",
              access::Permission::assignOwner, "letter.assign",
              [](LetterCommands& commands, const operate::Caller& caller, const std::vector<DeliveryId>& letters,
                 const LetterOptions& given) { return commands.assign(caller, letters, given.owner); });
  assign->add_option("--owner", assigning->owner, "A person, or a team that a source names as its owner")->required();
  auto closing = std::make_shared<LetterOptions>();
  CLI::App* close =
      addDeed(app, context, "close", "Close dead letters without a replay", closing, "closed",
              access::Permission::closeLetter, "letter.close",
              [](LetterCommands& commands, const operate::Caller& caller, const std::vector<DeliveryId>& letters,
                 const LetterOptions& given) { return commands.close(caller, letters, given.reason); });
  addReason(*close, *closing);
  auto reopening = std::make_shared<LetterOptions>();
  CLI::App* reopen =
      addDeed(app, context, "reopen", "Make closed letters dead letters again", reopening, "reopened",
              access::Permission::closeLetter, "letter.reopen",
              [](LetterCommands& commands, const operate::Caller& caller, const std::vector<DeliveryId>& letters,
                 const LetterOptions& given) { return commands.reopen(caller, letters, given.reason); });
  addReason(*reopen, *reopening);
}

}  // namespace ack::app::cli
