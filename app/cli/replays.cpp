// acknowledgerd replays: what was asked for and how far it has come, and the brake.
#include "app/cli/person.h"
#include "app/cli/replay_text.h"
#include "core/operate/replay_commands.h"
#include "core/query/replay_json.h"

namespace ack::app::cli {
namespace {

constexpr int kShown = 1'000;

struct ReplaysOptions {
  PersonOptions person;
  std::string id, reason;
  bool open{false};
  int limit{100};
};

void list(CliContext& context, const ReplaysOptions& options) {
  const auto reader = readerFor(context, options.person);
  if (!reader) return;
  if (options.id.empty()) {
    const auto page = reader->replays(options.open, {}, options.limit);
    if (!page) return context.fail(page.error());
    return context.json ? printLine(query::toJson(*page)) : printReplays(page->rows);
  }
  const auto id = domain::replayIdFrom(options.id);
  if (!id)
    return context.fail({ErrorCode::notFound, "there is no replay \"" + options.id + "\"; they are called rpl_…"});
  const auto view = reader->replay(*id);
  if (!view) return context.fail(view.error());
  const auto items = reader->replayItems(*id, std::nullopt, {}, kShown);
  if (!items) return context.fail(items.error());
  if (context.json) return printLine(query::toJson(*view, items->rows));
  printReplay(*view, items->rows);
}

using Move =
    std::function<Result<void>(operate::ReplayCommands&, const operate::Caller&, ReplayId, const std::string&)>;

/// `done` is a word of what became of it, for those that tell nothing else; empty otherwise.
void addMove(CLI::App& parent, CliContext& context, const std::string& name, const std::string& about,
             const std::string& done, Move move) {
  CLI::App* command = parent.add_subcommand(name, about);
  auto options = std::make_shared<ReplaysOptions>();
  command->add_option("request", options->id, "The replay: rpl_…")->required();
  command->add_option("--reason", options->reason, "Why, in 10 to 500 characters; kept in the audit trail");
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context, done, move = std::move(move)] {
    const auto id = domain::replayIdFrom(options->id);
    if (!id)
      return context.fail({ErrorCode::notFound, "there is no replay \"" + options->id + "\"; they are called rpl_…"});
    actAs(context, options->person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
      operate::ReplayCommands commands(desk.desk(), {});
      auto moved = move(commands, caller, *id, options->reason);
      if (moved && !done.empty()) printDecision(context, *id, done);
      return moved;
    });
  });
}

}  // namespace

void addReplays(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("replays", "What was asked to be replayed, and how far it has come");
  command->require_subcommand(0, 1);
  auto options = std::make_shared<ReplaysOptions>();
  command->add_option("request", options->id, "One of them: rpl_…");
  command->add_flag("--open", options->open, "Only what waits, runs or is paused");
  command->add_option("--limit", options->limit, "How many, newest first")->check(CLI::Range(1, kShown));
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context, command] {
    if (command->get_subcommands().empty()) list(context, *options);
  });
  addMove(*command, context, "pause", "Begin no further delivery", "paused",
          [](operate::ReplayCommands& commands, const operate::Caller& caller, ReplayId id,
             const std::string& reason) { return commands.pause(caller, id, reason); });
  addMove(*command, context, "resume", "Go on with a paused replay", "resumed",
          [](operate::ReplayCommands& commands, const operate::Caller& caller, ReplayId id,
             const std::string& reason) { return commands.resume(caller, id, reason); });
  addMove(*command, context, "cancel", "End it: what has not begun stays a dead letter", "",
          [&context](operate::ReplayCommands& commands, const operate::Caller& caller, ReplayId id,
                     const std::string& reason) -> Result<void> {
            const auto left = commands.cancel(caller, id, reason);
            if (!left) return left.error();
            printLine(context.json ? "{\"left\":" + std::to_string(*left) + "}"
                                   : std::to_string(*left) + " had not begun and stay dead letters");
            return {};
          });
}

}  // namespace ack::app::cli
