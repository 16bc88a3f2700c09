#include "core/query/waiting.h"

#include "core/base/time_text.h"
#include "core/domain/replay_words.h"
#include "core/store/delivery_claims.h"
#include "core/store/held_work_table.h"

namespace ack::query {
namespace {

using domain::DeliveryState;
using Kind = WaitingReason::Kind;

/// What decides when it goes on.
struct Place {
  DeliveryId id;
  DeliveryState state{};
  std::int64_t source{0}, lane{0};
  UtcTime nextAt{};
};

Result<std::optional<Place>> findPlace(const QueryContext& context, DeliveryId id) {
  static const std::string kSql = "SELECT state, source_id, lane, next_at_us FROM delivery WHERE delivery_id = $1";
  std::optional<Place> place;
  auto done = eachRow(
      context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        place = Place{id, static_cast<DeliveryState>(row.integer(0)), row.integer(1),
                      store::plainLane(row.integer(2)), fromMicros(row.integer(3))};
        return false;
      });
  if (!done) return std::move(done).error();
  return place;
}

WaitingReason heldBy(Kind kind, std::string subject, HoldView hold) {
  return {kind, std::move(subject), std::move(hold.by), std::move(hold.reason), hold.at, std::nullopt, 0};
}

/// Once its time has come, what is due next tries it: no time tells when that is.
WaitingReason failing(const DestinationView& view) {
  const bool hasTime = view.breaker == DestinationView::Breaker::open;
  return {Kind::breakerOpen,
          view.name,
          {},
          view.breakerEvidence,
          view.failingSince,
          hasTime ? view.nextTryAt : std::nullopt,
          0};
}

Result<void> addSourceHold(const QueryContext& context, const Place& place, std::vector<WaitingReason>& out) {
  auto hold = findHold(context, store::HeldKind::source, place.source);
  if (!hold) return std::move(hold).error();
  if (*hold) out.push_back(heldBy(Kind::sourceHeld, nameOf(context.sources, place.source), std::move(**hold)));
  return {};
}

/// Calls of that destination under way: deliveries with a living lease in its lane, of which there are few.
Result<bool> isBusy(const QueryContext& context, const DestinationView& destination) {
  static const std::string kSql =
      "SELECT count(*) FROM delivery WHERE state = 1 AND lease_until_us > $1 AND lane IN ($2, $3)";
  auto underWay = oneNumber(context.statements, kSql, [&](store::Statement& s) {
    s.bind(1, toMicros(context.now));
    s.bind(2, destination.id);
    s.bind(3, destination.id + store::kReplayLanes);
  });
  if (!underWay) return std::move(underWay).error();
  return *underWay >= destination.concurrency;
}

/// A destination's own question is asked also while its breaker is open.
Result<void> addDestination(const QueryContext& context, const Place& place, bool isDue,
                            std::vector<WaitingReason>& out) {
  auto found = findDestination(context, place.lane);
  if (!found) return std::move(found).error();
  if (!*found) return {};
  DestinationView& view = **found;
  if (view.held) out.push_back(heldBy(Kind::destinationHeld, view.name, *view.held));
  if (place.state == DeliveryState::unresolved) return {};
  if (view.breaker != DestinationView::Breaker::closed) out.push_back(failing(view));
  if (!isDue || !out.empty()) return {};
  const auto busy = isBusy(context, view);
  if (!busy) return busy.error();
  if (*busy) out.push_back({Kind::destinationBusy, view.name, {}, {}, std::nullopt, std::nullopt, view.concurrency});
  return {};
}

Result<void> addQueued(const QueryContext& context, const Place& place, std::vector<WaitingReason>& out) {
  const bool isDue = place.nextAt <= context.now;
  if (auto added = addSourceHold(context, place, out); !added) return added;
  if (auto added = addDestination(context, place, isDue, out); !added) return added;
  if (place.lane == store::kQuarantineLane)
    out.push_back({Kind::inQuarantine, {}, {}, {}, std::nullopt, std::nullopt, 0});
  if (!isDue)
    out.push_back({Kind::retryAt, {}, {}, {}, std::nullopt, place.nextAt, 0});
  else if (out.empty())
    out.push_back({Kind::inTurn, {}, {}, {}, std::nullopt, std::nullopt, 0});
  return {};
}

/// Where the destination can't be asked, or was asked as often as allowed, only a person can say what became of it.
Result<void> addUnresolved(const QueryContext& context, const Place& place, std::vector<WaitingReason>& out) {
  const config::Destination* const destination = context.catalogue.destination(place.lane);
  if (destination == nullptr || !destination->reconcile || place.nextAt == store::kNotAskedAgain) {
    out.push_back(
        {Kind::personDecides, nameOf(context.destinations, place.lane), {}, {}, std::nullopt, std::nullopt, 0});
    return {};
  }
  if (auto added = addDestination(context, place, false, out); !added) return added;
  out.push_back({Kind::askedAt, destination->name, {}, {}, std::nullopt, place.nextAt, 0});
  return {};
}

/// A dead letter waits for people; only one that a replay has taken up goes on.
Result<void> addReplay(const QueryContext& context, DeliveryId id, std::vector<WaitingReason>& out) {
  static const std::string kSql =
      "SELECT r.replay_id, r.state, r.asked_name, r.asked_at_us, r.expires_at_us, r.stop_reason FROM replay_hold h "
      "JOIN replay r ON r.replay_id = h.replay_id WHERE h.delivery_id = $1";
  return eachRow(
      context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        WaitingReason reason;
        reason.subject = domain::toText(domain::ReplayId{row.integer(0)});
        reason.by = row.text(2);
        reason.since = timeOrNever(row.integer(3));
        const auto state = static_cast<domain::ReplayState>(row.integer(1));
        if (!domain::mayStillRun(state)) return false;
        reason.kind = Kind::replayRuns;
        if (state == domain::ReplayState::waiting) {
          reason.kind = Kind::replayWaits;
          reason.until = timeOrNever(row.integer(4));
        } else if (state == domain::ReplayState::paused) {
          reason.kind = Kind::replayPaused;
          reason.reason = row.text(5);
        }
        out.push_back(std::move(reason));
        return false;
      });
}

std::string at(const std::optional<UtcTime>& time) { return time ? base::toRfc3339Millis(*time) : std::string("?"); }

std::string held(std::string_view what, const WaitingReason& reason) {
  return std::string(what) + " " + reason.subject + " is held by " + reason.by + " since " + at(reason.since) + ": " +
         reason.reason;
}

}  // namespace

Result<std::vector<WaitingReason>> readWaiting(const QueryContext& context, DeliveryId id) {
  auto place = findPlace(context, id);
  if (!place) return std::move(place).error();
  if (!*place) return Error{ErrorCode::notFound, "there is no delivery " + domain::toText(id)};
  std::vector<WaitingReason> reasons;
  Result<void> done;
  switch ((*place)->state) {
  case DeliveryState::queued:
  case DeliveryState::retrying:
    done = addQueued(context, **place, reasons);
    break;
  case DeliveryState::unresolved:
    done = addUnresolved(context, **place, reasons);
    break;
  case DeliveryState::dead:
    done = addReplay(context, id, reasons);
    break;
  case DeliveryState::processing:
  case DeliveryState::completed:
  case DeliveryState::discarded:
    break;
  }
  if (!done) return std::move(done).error();
  return reasons;
}

std::vector<WaitingReason> holdsOf(const std::vector<DestinationView>& destinations,
                                   const std::vector<HeldSourceView>& heldSources) {
  std::vector<WaitingReason> holds;
  for (const HeldSourceView& one : heldSources) holds.push_back(heldBy(Kind::sourceHeld, one.name, one.hold));
  for (const DestinationView& one : destinations) {
    if (one.held) holds.push_back(heldBy(Kind::destinationHeld, one.name, *one.held));
    if (one.breaker != DestinationView::Breaker::closed) holds.push_back(failing(one));
  }
  return holds;
}

std::string waitingSentence(const WaitingReason& reason) {
  switch (reason.kind) {
  case Kind::sourceHeld:
    return held("source", reason);
  case Kind::destinationHeld:
    return held("destination", reason);
  case Kind::breakerOpen:
    return "destination " + reason.subject + " fails since " + at(reason.since) + ", it is tried " +
           (reason.until ? "at " + at(reason.until) : std::string("with the next delivery that is due")) + ": " +
           reason.reason;
  case Kind::retryAt:
    return "the next attempt is at " + at(reason.until);
  case Kind::destinationBusy:
    return "destination " + reason.subject + " has " + std::to_string(reason.limit) +
           " calls under way, as many as it takes at once";
  case Kind::inQuarantine:
    return "the engine ended while it worked on it, so that it is tried alone";
  case Kind::inTurn:
    return "nothing holds it: it is worked on in its turn";
  case Kind::askedAt:
    return "whether it was applied is unknown; destination " + reason.subject + " is asked at " + at(reason.until);
  case Kind::personDecides:
    return "whether " + reason.subject + " applied it is unknown, and only a person can say so";
  case Kind::replayWaits:
    return "replay " + reason.subject + ", asked for by " + reason.by + ", waits for a second person until " +
           at(reason.until);
  case Kind::replayPaused:
    return "replay " + reason.subject + " is paused" + (reason.reason.empty() ? "" : ": " + reason.reason);
  case Kind::replayRuns:
    return "replay " + reason.subject + " has not come to it yet";
  }
  return {};
}

std::string_view toText(Kind kind) noexcept {
  switch (kind) {
  case Kind::sourceHeld:
    return "source_held";
  case Kind::destinationHeld:
    return "destination_held";
  case Kind::breakerOpen:
    return "breaker_open";
  case Kind::retryAt:
    return "retry_at";
  case Kind::destinationBusy:
    return "destination_busy";
  case Kind::inQuarantine:
    return "in_quarantine";
  case Kind::inTurn:
    return "in_turn";
  case Kind::askedAt:
    return "asked_at";
  case Kind::personDecides:
    return "person_decides";
  case Kind::replayWaits:
    return "replay_waits";
  case Kind::replayPaused:
    return "replay_paused";
  case Kind::replayRuns:
    return "replay_runs";
  }
  return "?";
}

}  // namespace ack::query
