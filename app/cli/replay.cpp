// acknowledgerd replay, approve, reject: dead letters back to the queue, with a preview first and a second person
// where one is needed.
#include "app/cli/delivery_ids.h"
#include "app/cli/person.h"
#include "app/cli/replay_text.h"
#include "app/guarded_reader.h"
#include "core/base/time_text.h"
#include "core/operate/content_proof.h"
#include "core/operate/replay_commands.h"
#include "core/query/replay_json.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

constexpr int kItemsShown = 1'000;

struct ReplayOptions {
  PersonOptions person;
  std::vector<std::string> ids, causes, sources, destinations;
  std::string owner, reason, kind{"other"}, rules{"current"};
  bool all{false}, corrected{false}, dryRun{false};
  domain::ReplayPace pace;
  std::int64_t intervalSeconds{0};
};

bool hasFilter(const ReplayOptions& options) {
  return options.all || !options.causes.empty() || !options.sources.empty() || !options.destinations.empty() ||
         !options.owner.empty();
}

Result<operate::ReplaySelection> selectionOf(CliContext& context, const operate::Caller& caller,
                                             const ReplayOptions& options) {
  operate::ReplaySelection selection;
  auto named = deliveriesOf(context, caller, options.ids);
  if (!named) return std::move(named).error();
  selection.deliveries = std::move(*named);
  if (!hasFilter(options)) return selection;
  operate::ReplayFilter& filter = selection.filter.emplace();
  for (const std::string& cause : options.causes) filter.causes.push_back(*domain::deadCauseFrom(cause));
  filter.sources = options.sources;
  filter.destinations = options.destinations;
  if (!options.owner.empty()) filter.owner = options.owner == "nobody" ? "" : options.owner;
  return selection;
}

/// The manifest's first pages, for whoever reads along.
Result<std::vector<query::ReplayItemView>> itemsOf(query::Reader& reader, ReplayId id) {
  const auto page = reader.replayItems(id, std::nullopt, {}, kItemsShown);
  if (!page) return page.error();
  return page->rows;
}

Result<void> showPreview(CliContext& context, query::Reader& reader, const operate::ReplayPreview& preview) {
  auto view = reader.replay(preview.id);
  if (!view) return std::move(view).error();
  view->whySecond = preview.whySecond;
  const auto items = itemsOf(reader, preview.id);
  if (!items) return items.error();
  if (context.json)
    printLine(query::toJson(*view, *items));
  else
    printPreview(*view, *items);
  return {};
}

void showReceipt(CliContext& context, const operate::ReplayReceipt& receipt, const domain::ReplayCounts& counts) {
  const bool waits = receipt.state == domain::ReplayState::waiting;
  if (context.json) {
    boost::json::object out{{"replay", domain::toText(receipt.id)}, {"state", domain::toText(receipt.state)},
                            {"deliveries", counts.deliveries},      {"runs", counts.runs},
                            {"excluded", counts.excluded},          {"why_second", receipt.whySecond}};
    out["expires_at"] = waits ? boost::json::value(base::toRfc3339Millis(receipt.expiresAt)) : nullptr;
    return printLine(boost::json::serialize(out));
  }
  printLine(domain::toText(receipt.id) + ": " + std::to_string(counts.runs) + " of " +
            std::to_string(counts.deliveries) + (waits ? " wait for a second person" : " go back to the queue"));
  if (waits) {
    printLine("why: " + receipt.whySecond);
    printLine("approve " + domain::toText(receipt.id) + ", before " + base::toRfc3339Millis(receipt.expiresAt));
  }
}

Result<void> replay(CliContext& context, const ReplayOptions& options, OperatorDesk& desk,
                    const operate::Caller& caller) {
  const Act act = options.dryRun ? Act{access::Permission::viewWork, "replay.preview", options.reason}
                                 : Act{access::Permission::replay, "replay.request", options.reason};
  if (auto allowed = mayAct(desk.desk(), caller, act, options.ids); !allowed) return allowed;
  auto providers = context.providers();
  if (!providers) return std::move(providers).error();
  auto reader = openGuardedReader(
      context.data(), context.clock(), *providers, [&caller] { return caller; }, true);
  if (!reader) return std::move(reader).error();
  const auto selection = selectionOf(context, caller, options);
  if (!selection) return selection.error();
  operate::ReplayCommands commands(desk.desk(), operate::contentProofFrom(*providers));
  const auto preview = commands.preview(caller, *selection, *domain::rulesChoiceFrom(options.rules));
  if (!preview) return preview.error();
  if (options.dryRun) {
    auto shown = showPreview(context, **reader, *preview);
    auto discarded = commands.discard(caller, preview->id);
    return shown ? discarded : shown;
  }
  operate::ReplayOrder order{*domain::replayReasonFrom(options.kind), options.reason, options.corrected,
                             options.pace};
  order.pace.interval = std::chrono::seconds(options.intervalSeconds);
  const auto receipt = commands.request(caller, preview->id, order);
  if (!receipt) {
    const auto items = itemsOf(**reader, preview->id);
    auto discarded = commands.discard(caller, preview->id);
    if (!discarded) return discarded;
    // Whoever may not is told that, and nothing of the letters.
    const bool may = operate::look(desk.desk(), caller, access::Permission::replay, false).ok();
    if (!may || preview->counts.runs > 0 || !items || items->empty()) return receipt.error();
    const query::ReplayItemView& first = items->front();
    return Error{receipt.error().code,
                 receipt.error().message + ". " + domain::toText(first.delivery) + ": " + whyNot(first)};
  }
  showReceipt(context, *receipt, preview->counts);
  return {};
}

void addChoice(CLI::App& command, ReplayOptions& options) {
  command.add_option("ids", options.ids, "Deliveries, by any ID that leads to exactly one");
  command.add_option("--cause", options.causes, "All dead letters with this cause")
      ->check(
          CLI::IsMember({"stale", "exhausted", "permanent", "unauthorised", "outcome_unknown", "mapping", "ledger"}));
  command.add_option("--source", options.sources, "All of this source");
  command.add_option("--destination", options.destinations, "All that failed at this destination");
  command.add_option("--owner", options.owner, "All of this owner; \"nobody\": without one");
  command.add_flag("--all", options.all, "All dead letters");
}

void addOrder(CLI::App& command, ReplayOptions& options) {
  command.add_option("--reason", options.reason, "Why, in 10 to 500 characters; kept in the audit trail");
  command.add_option("--kind", options.kind, "What kind of reason it is")
      ->check(CLI::IsMember({"cause_corrected", "target_recovered", "rules_corrected", "credentials_renewed",
                             "customer_request", "other"}));
  command.add_flag("--corrected", options.corrected,
                   "State that the cause is corrected; asked for where it lasts (unauthorised, permanent, mapping)");
  command.add_flag("--dry-run", options.dryRun, "Only show what each effect would do");
  command
      .add_option("--rules", options.rules,
                  "current: those in force at the preview; original: those when it was accepted")
      ->check(CLI::IsMember({"current", "original"}));
  command.add_option("--batch", options.pace.batch, "Deliveries put back together")->check(CLI::Range(1, 10'000));
  options.intervalSeconds = options.pace.interval.count();
  command.add_option("--interval", options.intervalSeconds, "Seconds between the beginnings of two batches")
      ->check(CLI::Range(0, 3'600));
  command.add_option("--at-a-time", options.pace.atATime, "Deliveries under way at once")
      ->check(CLI::Range(1, 1'000));
  command.add_flag("--stop-at-failure", options.pace.stopAtFailure, "Pause as soon as one attempt fails");
}

struct DecisionOptions {
  PersonOptions person;
  std::string id, reason;
};

void addDecision(CLI::App& app, CliContext& context, const std::string& name, const std::string& about,
                 bool needsReason, const std::string& done,
                 Result<void> (*decide)(operate::ReplayCommands&, const operate::Caller&, ReplayId,
                                        const std::string&)) {
  CLI::App* command = app.add_subcommand(name, about);
  auto options = std::make_shared<DecisionOptions>();
  command->add_option("request", options->id, "The request: rpl_…")->required();
  auto* reason =
      command->add_option("--reason", options->reason, "Why, in 10 to 500 characters; kept in the audit trail");
  if (needsReason) reason->required();
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context, done, decide] {
    const auto id = domain::replayIdFrom(options->id);
    if (!id)
      return context.fail(
          {ErrorCode::notFound, "there is no request \"" + options->id + "\"; they are called rpl_…"});
    actAs(context, options->person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
      operate::ReplayCommands commands(desk.desk(), {});
      auto decided = decide(commands, caller, *id, options->reason);
      if (decided) printDecision(context, *id, done);
      return decided;
    });
  });
}

}  // namespace

void addReplay(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("replay", "Put dead letters back to the queue, or show what that would do");
  auto options = std::make_shared<ReplayOptions>();
  addChoice(*command, *options);
  addOrder(*command, *options);
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] {
    if (options->ids.empty() == !hasFilter(*options))
      return context.failUsage({ErrorCode::invalid, "name deliveries, or choose all by --cause, --source, "
                                                    "--destination, --owner or --all; not both"});
    if (!options->dryRun && options->reason.empty())
      return context.failUsage({ErrorCode::invalid, "--reason is needed, but for a --dry-run"});
    actAs(context, options->person,
          [&](OperatorDesk& desk, const operate::Caller& caller) { return replay(context, *options, desk, caller); });
  });
}

void addApprove(CLI::App& app, CliContext& context) {
  addDecision(app, context, "approve", "Say yes to somebody else's replay", false, "approved",
              [](operate::ReplayCommands& commands, const operate::Caller& caller, ReplayId id,
                 const std::string& reason) { return commands.approve(caller, id, {}, reason); });
}

void addReject(CLI::App& app, CliContext& context) {
  addDecision(app, context, "reject", "Say no to somebody else's replay", true, "rejected",
              [](operate::ReplayCommands& commands, const operate::Caller& caller, ReplayId id,
                 const std::string& reason) { return commands.reject(caller, id, reason); });
}

}  // namespace ack::app::cli
