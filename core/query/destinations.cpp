#include "core/query/destinations.h"

#include "core/store/delivery_claims.h"
#include "core/store/held_work_table.h"

#include <map>

namespace ack::query {
namespace {

Result<std::map<std::int64_t, HoldView>> readHolds(const QueryContext& context, store::HeldKind kind) {
  static const std::string kSql = "SELECT number, at_us, by_name, reason FROM held_work WHERE kind = $1";
  std::map<std::int64_t, HoldView> holds;
  auto done = eachRow(
      context.statements, kSql, [kind](store::Statement& s) { s.bind(1, static_cast<std::int64_t>(kind)); },
      [&](const store::Statement& row) {
        holds[row.integer(0)] = {fromMicros(row.integer(1)), std::string(row.text(2)), std::string(row.text(3))};
        return true;
      });
  if (!done) return std::move(done).error();
  return holds;
}

Result<void> addBreaker(const QueryContext& context, DestinationView& view) {
  static const std::string kSql = "SELECT since_us, open_until_us, evidence FROM breaker WHERE destination_id = $1";
  return eachRow(
      context.statements, kSql, [&](store::Statement& s) { s.bind(1, view.id); },
      [&](const store::Statement& row) {
        const UtcTime until = fromMicros(row.integer(1));
        view.breaker = until > context.now ? DestinationView::Breaker::open : DestinationView::Breaker::trying;
        view.failingSince = fromMicros(row.integer(0));
        view.nextTryAt = until;
        view.breakerEvidence = row.text(2);
        return false;
      });
}

/// What the configuration says of it, who holds it, and whether it fails.
Result<DestinationView> stateOf(const QueryContext& context, const config::Destination& destination,
                                std::optional<HoldView> hold) {
  DestinationView view;
  view.id = destination.id;
  view.name = destination.name;
  view.idempotent = destination.idempotent;
  view.canAsk = destination.reconcile.has_value();
  view.concurrency = destination.concurrency;
  view.maxAttempts = destination.maxAttempts > 0 ? destination.maxAttempts : context.catalogue.settings.maxAttempts;
  view.ratePerSecond = destination.ratePerSecond;
  view.held = std::move(hold);
  if (auto added = addBreaker(context, view); !added) return std::move(added).error();
  return view;
}

Result<void> addWaiting(const QueryContext& context, DestinationView& view) {
  static const std::string kWaiting = "SELECT count(*) FROM (SELECT 1 FROM delivery WHERE state IN (0, 2) AND "
                                      "lane IN ($1, $2) LIMIT 10000) waiting";
  static const std::string kUnresolved = "SELECT count(*) FROM (SELECT 1 FROM delivery WHERE state = 3 AND lane = $1 "
                                         "LIMIT 10000) unresolved";
  const auto bind = [&](store::Statement& s) { s.bind(1, view.id); };
  auto waiting = oneNumber(context.statements, kWaiting, [&](store::Statement& s) {
    s.bind(1, view.id);
    s.bind(2, view.id + store::kReplayLanes);
  });
  if (!waiting) return std::move(waiting).error();
  auto unresolved = oneNumber(context.statements, kUnresolved, bind);
  if (!unresolved) return std::move(unresolved).error();
  view.waiting = *waiting;
  view.unresolved = *unresolved;
  return {};
}

}  // namespace

Result<std::vector<DestinationView>> readDestinations(const QueryContext& context) {
  auto holds = readHolds(context, store::HeldKind::destination);
  if (!holds) return std::move(holds).error();
  std::vector<DestinationView> views;
  for (const config::Destination& destination : context.catalogue.destinations) {
    const auto hold = holds->find(destination.id);
    auto view = stateOf(context, destination, hold == holds->end() ? std::nullopt : std::optional(hold->second));
    if (!view) return std::move(view).error();
    if (auto added = addWaiting(context, *view); !added) return std::move(added).error();
    views.push_back(std::move(*view));
  }
  return views;
}

Result<std::optional<DestinationView>> findDestination(const QueryContext& context, std::int64_t number) {
  const config::Destination* const destination = context.catalogue.destination(number);
  if (destination == nullptr) return std::optional<DestinationView>{};
  auto hold = findHold(context, store::HeldKind::destination, number);
  if (!hold) return std::move(hold).error();
  auto view = stateOf(context, *destination, std::move(*hold));
  if (!view) return std::move(view).error();
  return std::optional(std::move(*view));
}

Result<std::vector<HeldSourceView>> readHeldSources(const QueryContext& context) {
  auto holds = readHolds(context, store::HeldKind::source);
  if (!holds) return std::move(holds).error();
  std::vector<HeldSourceView> views;
  for (auto& [number, hold] : *holds) views.push_back({nameOf(context.sources, number), std::move(hold)});
  return views;
}

Result<std::optional<HoldView>> findHold(const QueryContext& context, store::HeldKind kind, std::int64_t number) {
  auto holds = readHolds(context, kind);
  if (!holds) return std::move(holds).error();
  const auto found = holds->find(number);
  if (found == holds->end()) return std::optional<HoldView>{};
  return std::optional(std::move(found->second));
}

}  // namespace ack::query
