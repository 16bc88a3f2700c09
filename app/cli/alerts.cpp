// acknowledgerd alerts: what needs somebody, taking it on, ending it, whose it is; and trying whether the channels
// reach anybody.
#include "app/cli/person.h"
#include "app/cli/text_table.h"
#include "core/base/log.h"
#include "core/base/time_text.h"
#include "core/operate/alert_commands.h"
#include "core/query/alert_json.h"
#include "core/query/alert_text.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <set>
#include <thread>

namespace ack::app::cli {
namespace {

using domain::AlertMessageState;
using operate::AlertCommands;
using operate::AlertOutcome;
using operate::AlertReport;
using operate::AlertResult;
using query::AlertView;

constexpr std::chrono::seconds kPatience{70};  // what is being sent may take 30 s, and the trial 30 s more
constexpr std::chrono::milliseconds kBetweenLooks{100};

struct AlertOptions {
  PersonOptions person;
  std::string state, owner, reason, channel;
  std::vector<std::string> ids;
  bool nobody{false};
  int limit{100};
};

std::string ownerOf(const AlertView& alert) {
  return alert.owner.empty() ? "no owner" : base::escapeForLog(alert.owner);
}

/// CLI11 has checked the words.
query::AlertFilter filterOf(const AlertOptions& options) {
  query::AlertFilter filter;
  const bool all = options.state == "all";
  if (!options.state.empty()) {
    filter.open = all || options.state == "open";
    filter.acknowledged = all || options.state == "acknowledged";
    filter.resolved = all || options.state == "resolved";
  }
  if (!options.owner.empty()) filter.owner = options.owner;
  if (options.nobody) filter.owner = "";
  return filter;
}

void print(const query::AlertList& list) {
  TextTable table({"alert", "state", "what", "owner", "since (UTC)", "last (UTC)", "times"});
  std::set<domain::AlertKind> kinds;
  for (const AlertView& alert : list.alerts) {
    table.add({domain::toText(alert.id), std::string(domain::toText(alert.state)), query::alertSentence(alert),
               ownerOf(alert), base::toRfc3339Millis(alert.firstAt), base::toRfc3339Millis(alert.lastAt),
               std::to_string(alert.count)});
    if (alert.state != domain::AlertState::resolved) kinds.insert(alert.kind);
  }
  table.print();
  for (const domain::AlertKind kind : kinds)
    printLine("next step for " + std::string(domain::toText(kind)) + ": " + std::string(query::alertNextStep(kind)));
  printLine(std::to_string(list.open) + " open, " + std::to_string(list.acknowledged) + " acknowledged" +
            (list.more ? "; more than are listed here (--limit)" : ""));
}

std::string words(const query::AlertMessageView& message) {
  std::string text = base::toRfc3339Millis(message.madeAt) + "  " + std::string(domain::toText(message.channel)) +
                     ", " + std::string(domain::toText(message.news)) + ": " +
                     std::string(domain::toText(message.state));
  if (message.attempts > 0) text += ", tried " + std::to_string(message.attempts) + " time(s)";
  if (message.nextAt) text += ", next at " + base::toRfc3339Millis(*message.nextAt);
  if (message.endedAt) text += " at " + base::toRfc3339Millis(*message.endedAt);
  if (!message.evidence.empty()) text += ": " + base::escapeForLog(message.evidence);
  return text;
}

void print(const AlertView& alert) {
  printLine(domain::toText(alert.id) + "  " + std::string(domain::toText(alert.state)) + "  " +
            query::alertSentence(alert));
  printLine("kind       " + std::string(domain::toText(alert.kind)));
  if (!alert.evidence.empty()) printLine("evidence   " + base::escapeForLog(alert.evidence));
  printLine("owner      " + ownerOf(alert));
  printLine("since      " + base::toRfc3339Millis(alert.firstAt) + ", last " + base::toRfc3339Millis(alert.lastAt) +
            ", times " + std::to_string(alert.count));
  if (alert.acknowledgedAt)
    printLine("taken on   " + base::toRfc3339Millis(*alert.acknowledgedAt) + " by " +
              base::escapeForLog(alert.acknowledgedBy));
  if (alert.resolvedAt)
    printLine("over       " + base::toRfc3339Millis(*alert.resolvedAt) +
              (alert.resolvedBy.empty()
                   ? ", by itself"
                   : " by " + base::escapeForLog(alert.resolvedBy) + ": " + base::escapeForLog(alert.reason)));
  else
    printLine("next step  " + std::string(query::alertNextStep(alert.kind)));
  for (const query::AlertMessageView& message : alert.messages) printLine("message    " + words(message));
}

/// Their numbers, or nothing where it was told that one is none.
std::optional<std::vector<AlertId>> idsOf(const AlertOptions& options, CliContext& context) {
  std::vector<AlertId> ids;
  for (const std::string& text : options.ids) {
    const auto id = domain::alertIdFrom(text);
    if (!id) {
      context.failUsage(
          {ErrorCode::invalid, "\"" + text + "\" is not the ID of an alert (alr_…); `alerts` lists them"});
      return std::nullopt;
    }
    ids.push_back(*id);
  }
  return ids;
}

void list(const AlertOptions& options, CliContext& context) {
  const auto reader = readerFor(context, options.person);
  if (!reader) return;
  const auto found = reader->alerts(filterOf(options), options.limit);
  if (!found) return context.fail(found.error());
  if (context.json) return printLine(query::toJson(*found));
  print(*found);
}

void show(const AlertOptions& options, CliContext& context) {
  const auto ids = idsOf(options, context);
  if (!ids) return;
  const auto reader = readerFor(context, options.person);
  if (!reader) return;
  const auto found = reader->alert(ids->front());
  if (!found) return context.fail(found.error());
  if (context.json) return printLine(query::toJson(*found));
  print(*found);
}

std::string words(const AlertOutcome& alert, const std::string& done) {
  switch (alert.result) {
  case AlertResult::changed:
    return done;
  case AlertResult::asBefore:
    return "as before";
  case AlertResult::over:
    return "not changed: it is resolved";
  case AlertResult::endsByItself:
    return "not changed: it ends by itself when " + std::string(query::alertEnd(alert.kind)) +
           "; acknowledge it to stop messages";
  case AlertResult::unknown:
    return "not changed: there is no such alert";
  }
  return {};
}

void print(const AlertReport& report, const std::string& done, CliContext& context) {
  std::size_t left = 0;
  boost::json::array alerts;
  for (const AlertOutcome& alert : report.alerts) {
    const bool known = alert.result != AlertResult::unknown;
    left += alert.result == AlertResult::changed || alert.result == AlertResult::asBefore ? 0 : 1;
    if (context.json)
      alerts.push_back(boost::json::object{
          {"id", domain::toText(alert.id)},
          {"result", operate::toText(alert.result)},
          {"state", known ? boost::json::value(domain::toText(alert.state)) : boost::json::value(nullptr)}});
    else
      printLine(domain::toText(alert.id) + "  " + words(alert, done));
  }
  if (context.json)
    printLine(
        boost::json::serialize(boost::json::object{{"changed", report.changed}, {"alerts", std::move(alerts)}}));
  if (left > 0)
    context.complain({ErrorCode::conflict,
                      std::to_string(left) + " of " + std::to_string(report.alerts.size()) + " were not changed"});
}

using Deed = std::function<Result<AlertReport>(AlertCommands&, const operate::Caller&, const std::vector<AlertId>&)>;

void act(const AlertOptions& options, CliContext& context, const std::string& done, const Deed& deed) {
  const auto ids = idsOf(options, context);
  if (!ids) return;
  actAs(context, options.person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
    AlertCommands commands(desk.desk());
    const auto report = deed(commands, caller, *ids);
    if (!report) return report.error();
    print(*report, done, context);
    return {};
  });
}

/// What became of the trial by the end of one's patience.
Result<query::AlertMessageView> waitFor(AlertMessageId message, query::Reader& reader, CliContext& context) {
  const MonotonicTime last = context.clock().monotonic() + kPatience;
  for (;;) {
    auto view = reader.alertMessage(message);
    if (!view || view->state != AlertMessageState::waiting || context.clock().monotonic() >= last) return view;
    std::this_thread::sleep_for(kBetweenLooks);
  }
}

Result<void> tryChannel(const AlertOptions& options, CliContext& context, OperatorDesk& desk,
                        const operate::Caller& caller) {
  const auto channel = options.channel == "email" ? domain::AlertChannel::email : domain::AlertChannel::webhook;
  const auto reader = context.reader();
  if (!reader) return reader.error();
  const auto status = (*reader)->status();
  if (!status) return status.error();
  const auto message = AlertCommands(desk.desk()).trial(caller, channel, status->enginePid > 0);
  if (!message) return message.error();
  const auto view = waitFor(*message, **reader, context);
  if (!view) return view.error();
  if (context.json) printLine(query::toJson(*view));
  const std::string said = view->evidence.empty() ? "" : ": " + base::escapeForLog(view->evidence);
  if (view->state == AlertMessageState::sent) {
    if (!context.json) printLine("sent by " + options.channel + said);
    return {};
  }
  const bool waits = view->state == AlertMessageState::waiting;
  const Error why = waits ? Error{ErrorCode::timeout, "not tried within " + std::to_string(kPatience.count()) +
                                                          " s; it is tried once, or dropped after two minutes"}
                          : Error{ErrorCode::io, "not sent by " + options.channel + said};
  if (!context.json) return why;
  context.complain(why);
  return {};
}

void addLooks(CLI::App& command, CliContext& context) {
  auto listing = std::make_shared<AlertOptions>();
  command.add_option("--state", listing->state, "Only these; without it all that are not over")
      ->check(CLI::IsMember({"open", "acknowledged", "resolved", "all"}));
  command.add_option("--owner", listing->owner, "Only this person's or team's");
  command.add_flag("--no-owner", listing->nobody, "Only those without an owner, which are for all admins");
  command.add_option("--limit", listing->limit, "At most so many")
      ->check(CLI::Range(1, 1'000))
      ->capture_default_str();
  addPersonOptions(command, listing->person);
  addCommonOptions(command, context);
  command.callback([&command, listing, &context] {
    if (command.get_subcommands().empty()) list(*listing, context);
  });
  auto showing = std::make_shared<AlertOptions>();
  CLI::App* one = command.add_subcommand("show", "One alert with its life, and what was sent about it");
  one->add_option("id", showing->ids, "The alert: alr_…")->required()->expected(1);
  addPersonOptions(*one, showing->person);
  addCommonOptions(*one, context);
  one->callback([showing, &context] { show(*showing, context); });
}

CLI::App* addDeed(CLI::App& command, CliContext& context, const std::string& name, const std::string& about,
                  const std::shared_ptr<AlertOptions>& options, const std::string& done, Deed deed) {
  CLI::App* one = command.add_subcommand(name, about);
  one->add_option("id", options->ids, "The alerts: alr_…")->required();
  addPersonOptions(*one, options->person);
  addCommonOptions(*one, context);
  one->callback([options, &context, done, deed = std::move(deed)] { act(*options, context, done, deed); });
  return one;
}

void addDeeds(CLI::App& command, CliContext& context) {
  auto taking = std::make_shared<AlertOptions>();
  addDeed(command, context, "acknowledge", "Take them on: nothing more is sent about them", taking, "acknowledged",
          [taking](AlertCommands& commands, const operate::Caller& caller, const std::vector<AlertId>& ids) {
            return commands.acknowledge(caller, ids, taking->reason);
          })
      ->add_option("--note", taking->reason, "What is to be known about it; kept in the audit trail");
  auto ending = std::make_shared<AlertOptions>();
  addDeed(command, context, "resolve", "Say that they are over; most end by themselves once their cause is gone",
          ending, "resolved",
          [ending](AlertCommands& commands, const operate::Caller& caller, const std::vector<AlertId>& ids) {
            return commands.resolve(caller, ids, ending->reason);
          })
      ->add_option("--reason", ending->reason, "Why; kept in the audit trail")
      ->required();
  auto giving = std::make_shared<AlertOptions>();
  addDeed(command, context, "assign", "Say whose they are", giving, "assigned",
          [giving](AlertCommands& commands, const operate::Caller& caller, const std::vector<AlertId>& ids) {
            return commands.assign(caller, ids, giving->owner);
          })
      ->add_option("--owner", giving->owner,
                   "A person, or a team that a source names as its owner; an empty name leaves them without one, and "
                   "so to all admins")
      ->required();
}

}  // namespace

void addAlerts(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("alerts", "What needs somebody, worst first; take it on, end it, say whose");
  command->require_subcommand(0, 1);
  addLooks(*command, context);
  addDeeds(*command, context);
  auto trying = std::make_shared<AlertOptions>();
  CLI::App* attempt =
      command->add_subcommand("try", "Send a trial message, and tell what came of it; needs a running engine");
  attempt->add_option("channel", trying->channel, "email or webhook")
      ->required()
      ->check(CLI::IsMember({"email", "webhook"}));
  addPersonOptions(*attempt, trying->person);
  addCommonOptions(*attempt, context);
  attempt->callback([trying, &context] {
    actAs(context, trying->person, [&](OperatorDesk& desk, const operate::Caller& caller) {
      return tryChannel(*trying, context, desk, caller);
    });
  });
}

}  // namespace ack::app::cli
