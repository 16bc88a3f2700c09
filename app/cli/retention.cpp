// acknowledgerd retention, purge: how long payloads are kept, and the clean-up that follows from it.
#include "app/cli/person.h"
#include "app/cli/text_table.h"
#include "core/base/time_text.h"
#include "core/maintain/payload_purge.h"
#include "core/operate/retention_commands.h"
#include "core/store/named_table.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

struct RetentionOptions {
  PersonOptions person;
  std::string source, reason;
  domain::RetentionTerms terms;
  bool dryRun{false};
};

boost::json::value toJson(const std::optional<operate::PurgeView>& run) {
  if (!run) return nullptr;
  return boost::json::object{{"began_at", base::toRfc3339Millis(run->beganAt)},
                             {"ended_at", run->endedAt == UtcTime{}
                                              ? boost::json::value(nullptr)
                                              : boost::json::value(base::toRfc3339Millis(run->endedAt))},
                             {"payloads", run->payloads},
                             {"bytes", run->bytes}};
}

void printJson(const operate::RetentionView& view) {
  boost::json::array sources;
  for (const operate::SourceRetentionView& one : view.sources)
    sources.push_back(boost::json::object{{"source", one.source},
                                          {"completed_days", one.terms.completedDays},
                                          {"dead_days", one.terms.deadDays},
                                          {"own", one.own},
                                          {"set_by", one.setBy}});
  printLine(boost::json::serialize(boost::json::object{{"completed_days", view.all.completedDays},
                                                       {"dead_days", view.all.deadDays},
                                                       {"set_by", view.setBy},
                                                       {"sources", std::move(sources)},
                                                       {"last_purge", toJson(view.last)}}));
}

void printTable(const operate::RetentionView& view) {
  TextTable table({"source", "completed", "dead letters", "set by"});
  const auto days = [](std::int64_t number) { return std::to_string(number) + " days"; };
  table.add({"(all others)", days(view.all.completedDays), days(view.all.deadDays),
             view.setBy.empty() ? "default" : view.setBy});
  for (const operate::SourceRetentionView& one : view.sources)
    if (one.own) table.add({one.source, days(one.terms.completedDays), days(one.terms.deadDays), one.setBy});
  table.print();
  if (!view.last)
    return printLine("No payload was removed yet. Identities, effects, ledger and audit stay for ever.");
  const bool ended = view.last->endedAt != UtcTime{};
  printLine("Clean-up of " + base::toRfc3339Millis(view.last->beganAt) + ": " + std::to_string(view.last->payloads) +
            " payloads removed" + (ended ? "" : " so far"));
}

std::string nameOf(const RetentionOptions& options) {
  return options.source.empty() ? "all sources without terms of their own" : options.source;
}

void tellSet(const RetentionOptions& given, CliContext& context) {
  if (context.json)
    return printLine(boost::json::serialize(boost::json::object{{"source", given.source},
                                                                {"completed_days", given.terms.completedDays},
                                                                {"dead_days", given.terms.deadDays},
                                                                {"own", true}}));
  printLine("payloads of " + nameOf(given) + " are kept " + std::to_string(given.terms.completedDays) +
            " days once completed, " + std::to_string(given.terms.deadDays) + " days as dead letters");
}

void tellCleared(const RetentionOptions& given, CliContext& context) {
  if (context.json)
    return printLine(boost::json::serialize(boost::json::object{{"source", given.source}, {"own", false}}));
  printLine(given.source.empty() ? "the terms for all sources are the defaults again"
                                 : given.source + " has no terms of its own any more: those for all hold");
}

/// What was asked for is done by an engine: one that runs now, or the next. Whether one runs is read first: an error
/// behind the deed would say that nothing was done.
Result<void> purgeNow(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  const auto reader = context.reader();
  if (!reader) return reader.error();
  const auto status = (*reader)->status();
  if (!status) return status.error();
  const bool runs = status->enginePid > 0;
  if (auto asked = operate::RetentionCommands(desk.desk()).purgeNow(caller); !asked) return asked;
  if (context.json)
    printLine(boost::json::serialize(boost::json::object{{"asked", true}, {"engine_runs", runs}}));
  else
    printLine(std::string("Asked for. ") +
              (runs ? "The engine removes" : "No engine runs: the next one will remove") +
              " them in small steps; retention show tells how far");
  return {};
}

Result<void> show(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  const auto view = operate::RetentionCommands(desk.desk()).look(caller);
  if (!view) return view.error();
  context.json ? printJson(*view) : printTable(*view);
  return {};
}

Result<void> forecast(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  // Who may see the terms may see what they lead to.
  if (auto allowed = operate::RetentionCommands(desk.desk()).look(caller); !allowed)
    return std::move(allowed).error();
  const auto due = maintain::forecastPurge(desk.connection(), context.clock());
  if (!due) return due.error();
  const auto names = store::SourceTable(desk.connection()).all();
  if (!names) return names.error();
  boost::json::array rows;
  TextTable table({"source", "payloads", "bytes"});
  for (const maintain::PurgeForecast& one : *due) {
    std::string name;
    for (const auto& [id, text] : *names)
      if (id == one.source) name = text;
    rows.push_back(boost::json::object{{"source", name}, {"payloads", one.payloads}, {"bytes", one.bytes}});
    table.add({name, std::to_string(one.payloads), std::to_string(one.bytes)});
  }
  if (context.json)
    printLine(boost::json::serialize(boost::json::object{{"due", std::move(rows)}}));
  else if (due->empty())
    printLine("Nothing has been kept long enough to go.");
  else
    table.print();
  return {};
}

using RetentionWork =
    std::function<Result<void>(const RetentionOptions&, CliContext&, OperatorDesk&, const operate::Caller&)>;

void runAt(CLI::App& command, CliContext& context, const std::shared_ptr<RetentionOptions>& options,
           RetentionWork work) {
  addPersonOptions(command, options->person);
  addCommonOptions(command, context);
  command.callback([options, &context, work = std::move(work)] {
    actAs(context, options->person,
          [&](OperatorDesk& desk, const operate::Caller& caller) { return work(*options, context, desk, caller); });
  });
}

void addSource(CLI::App& command, RetentionOptions& options, const char* about) {
  command.add_option("--source", options.source, about);
  command.add_option("--reason", options.reason,
                     "Why, in 10 to 500 characters; needed where anything is kept longer than before");
}

}  // namespace

void addRetention(CLI::App& app, CliContext& context) {
  CLI::App* retention = app.add_subcommand("retention", "How long payloads are kept");
  retention->require_subcommand(1);
  auto options = std::make_shared<RetentionOptions>();
  runAt(*retention->add_subcommand("show", "The terms of all sources"), context, options,
        [](const RetentionOptions&, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
          return show(at, desk, caller);
        });
  CLI::App* set = retention->add_subcommand("set", "Set the terms of one source, or of all without their own");
  addSource(*set, *options, "The source; all without terms of their own where it is left out");
  set->add_option("--completed-days", options->terms.completedDays, "Days from completion on")->required();
  set->add_option("--dead-days", options->terms.deadDays, "Days of a dead letter that nobody closed")->required();
  runAt(*set, context, options,
        [](const RetentionOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
          auto done = operate::RetentionCommands(desk.desk()).set(caller, given.source, given.terms, given.reason);
          if (done) tellSet(given, at);
          return done;
        });
  CLI::App* clear = retention->add_subcommand("clear", "Take a source's own terms away");
  addSource(*clear, *options, "The source; the terms for all go back to the defaults where it is left out");
  runAt(*clear, context, options,
        [](const RetentionOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
          auto done = operate::RetentionCommands(desk.desk()).clear(caller, given.source, given.reason);
          if (done) tellCleared(given, at);
          return done;
        });
}

void addPurge(CLI::App& app, CliContext& context) {
  CLI::App* purge = app.add_subcommand(
      "purge", "Have what was kept long enough removed now, by the engine that runs or the next one");
  auto options = std::make_shared<RetentionOptions>();
  purge->add_flag("--dry-run", options->dryRun, "Only say what would go");
  runAt(*purge, context, options,
        [](const RetentionOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
          return given.dryRun ? forecast(at, desk, caller) : purgeNow(at, desk, caller);
        });
}

}  // namespace ack::app::cli
