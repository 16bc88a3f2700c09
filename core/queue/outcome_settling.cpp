#include "core/queue/outcome_settling.h"

#include "core/store/tables.h"

namespace ack::queue {

using domain::DeadCause;
using domain::DeliveryState;
using domain::EffectState;

namespace {

struct Way {
  ResolvedTo to{ResolvedTo::completed};
  store::Settlement settlement;
  bool newRound{false};
};

Way applied(std::int64_t open, UtcTime now) {
  Way way;
  if (open == 0) {
    way.settlement.state = DeliveryState::completed;
    way.settlement.settledAt = now;
    return way;
  }
  // Planned anew, so that it waits for the destination of whatever comes next.
  way.to = ResolvedTo::goesOn;
  way.settlement.state = DeliveryState::retrying;
  way.settlement.nextAt = now;
  return way;
}

Way notApplied(const store::WorkRow& row, std::int64_t destination, const GoingOn& how, UtcTime now,
               RandomSource& random) {
  Way way;
  way.to = ResolvedTo::runsAgain;
  way.settlement.state = DeliveryState::retrying;
  way.settlement.lane = destination;
  const auto retry =
      domain::decideRetry(how.limits, static_cast<int>(row.roundAttempts), row.roundBegan, now, std::nullopt, random);
  const bool usedUp = retry.verdict != domain::RetryVerdict::retry;
  way.settlement.nextAt = how.newRound ? now : retry.nextAt;
  way.newRound = how.newRound && usedUp;
  if (!usedUp || how.newRound) return way;
  way.to = ResolvedTo::dead;
  way.settlement.state = DeliveryState::dead;
  way.settlement.cause = DeadCause::exhausted;
  way.settlement.nextAt = UtcTime{};
  way.settlement.settledAt = now;
  way.settlement.owner = how.owner;
  return way;
}

}  // namespace

Result<ResolvedTo> settleOutcome(store::WriteContext& context, const store::UncertainEffect& effect,
                                 const KnownOutcome& known, const GoingOn& how, RandomSource& random) {
  auto row = context.tables.due.load(effect.delivery);
  if (!row) return std::move(row).error();
  const bool isDead = *row && (*row)->state == DeliveryState::dead;
  if (!*row || (!isDead && (*row)->state != DeliveryState::unresolved))
    return Error{ErrorCode::conflict, domain::toText(effect.delivery) + " is no longer unresolved"};
  auto clarified = context.tables.effect.clarify(
      effect.id, effect.attempt,
      {known.applied ? EffectState::applied : EffectState::failed, context.now, known.httpStatus, known.evidence});
  if (!clarified) return std::move(clarified).error();
  if (isDead) return ResolvedTo::staysDead;
  auto open = context.tables.effect.openOf(effect.delivery);
  if (!open) return std::move(open).error();
  Way way =
      known.applied ? applied(*open, context.now) : notApplied(**row, effect.destination, how, context.now, random);
  way.settlement.evidence = known.evidence;
  auto resolved = Settling(context).resolve(**row, how.counted, way.settlement,
                                            way.newRound ? std::optional(context.now) : std::nullopt);
  if (!resolved) return std::move(resolved).error();
  return way.to;
}

}  // namespace ack::queue
