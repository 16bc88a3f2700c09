#include "core/queue/lease_rescuer.h"

#include "core/store/tables.h"

namespace ack::queue {

using domain::DeadCause;
using domain::DeliveryState;

namespace {

/// Intent without outcome, and nobody left who could still write one: the calls' outcome is unknown from here on.
Result<void> leaveUnknown(store::WriteContext& context, const std::vector<store::EffectRow>& calls,
                          std::string_view evidence) {
  for (const store::EffectRow& call : calls) {
    auto settled = context.tables.effect.settle(call.id, {domain::EffectState::unknown, context.now, 0, evidence});
    if (!settled) return settled;
  }
  return {};
}

}  // namespace

LeaseRescuer::Decision LeaseRescuer::decideCalled(const store::WorkRow& row, std::int64_t destination,
                                                  UtcTime now) const {
  Decision decision;
  store::Settlement& to = decision.settlement;
  to.lane = destination;
  if (!m_policy.isIdempotent(destination) || canAsk(destination)) {
    decision.outcome = RescueOutcome::unresolved;
    decision.evidence = canAsk(destination)
                            ? "the holder vanished during the call; the destination is asked whether it applied it"
                            : "the holder vanished during the call; whether the destination applied it is unknown";
    to.state = DeliveryState::unresolved;
    return decision;
  }
  const auto retry = domain::decideRetry(m_policy.limits(destination), static_cast<int>(row.roundAttempts),
                                         row.roundBegan, now, std::nullopt, m_random);
  if (retry.verdict == domain::RetryVerdict::retry) {
    decision.outcome = RescueOutcome::repeating;
    decision.evidence = "the holder vanished during the call; it will be repeated with the same idempotency key";
    to.state = DeliveryState::retrying;
    to.nextAt = retry.nextAt;
    return decision;
  }
  decision.outcome = RescueOutcome::dead;
  decision.evidence = "the holder vanished during the last call; whether the destination applied it is unknown";
  to.state = DeliveryState::dead;
  to.cause = DeadCause::outcomeUnknown;
  return decision;
}

LeaseRescuer::Decision LeaseRescuer::decideDeath(const store::WorkRow& row, std::int64_t deaths,
                                                 std::int64_t roundAttempts, UtcTime now) const {
  Decision decision;
  store::Settlement& to = decision.settlement;
  decision.evidence = "the engine stopped while working on this, " +
                      (deaths == 1 ? std::string("once") : std::to_string(deaths) + " times");
  const auto retry = domain::decideRetry(m_policy.limits(row.lane), static_cast<int>(roundAttempts), row.roundBegan,
                                         now, std::nullopt, m_random);
  if (retry.verdict == domain::RetryVerdict::retry) {
    decision.outcome = RescueOutcome::quarantined;
    to.state = DeliveryState::retrying;
    to.lane = store::kQuarantineLane;
    to.nextAt = retry.nextAt;
    return decision;
  }
  decision.outcome = RescueOutcome::dead;
  to.state = DeliveryState::dead;
  to.cause = DeadCause::exhausted;
  to.settledAt = now;
  return decision;
}

LeaseRescuer::Decision LeaseRescuer::decide(const store::WorkRow& row, std::int64_t openCall, std::int64_t deaths,
                                            UtcTime now) const {
  Decision decision;
  if (openCall > 0) {
    decision = decideCalled(row, openCall, now);
  } else if (row.lane == store::kQuarantineLane) {
    decision = decideDeath(row, deaths, row.roundAttempts, now);
  } else {
    store::Settlement& to = decision.settlement;
    to.lane = row.lane;
    to.nextAt = now;
    to.state = DeliveryState::queued;
    decision.evidence = "the lease lapsed before any external effect began";
    if (row.roundAttempts >= m_policy.limits(row.lane).maxAttempts) {
      // A delivery that takes its holder down with it must come to an end as well.
      decision.outcome = RescueOutcome::dead;
      to.state = DeliveryState::dead;
      to.cause = DeadCause::exhausted;
      decision.evidence = "the lease lapsed, and the attempts of this round are used up";
    }
  }
  if (decision.settlement.state == DeliveryState::dead) decision.settlement.settledAt = now;
  return decision;
}

Result<RescueOutcome> LeaseRescuer::rescue(store::WriteContext& context, DeliveryId id, std::int64_t epoch) const {
  auto row = context.tables.due.load(id);
  if (!row) return std::move(row).error();
  if (!*row || (*row)->state != DeliveryState::processing || (*row)->leaseEpoch != epoch)
    return RescueOutcome::notLapsed;
  auto calls = context.tables.effect.intended(id);
  if (!calls) return std::move(calls).error();
  const auto lapsed = context.tables.attempt.lapsed(id, (*row)->round);
  if (!lapsed) return lapsed.error();
  Decision decision = decide(**row, calls->empty() ? 0 : calls->front().destination, *lapsed + 1, context.now);
  const std::string owner =
      decision.settlement.state == DeliveryState::dead || decision.settlement.state == DeliveryState::unresolved
          ? m_policy.owner((*row)->identity.source)
          : std::string{};
  decision.settlement.owner = owner;
  decision.settlement.evidence = decision.evidence;
  auto taken = Settling(context).takeFromHolder({id, (*row)->attempts, epoch}, counted(**row), decision.settlement,
                                                decision.evidence);
  if (!taken) return std::move(taken).error();
  auto unknown = leaveUnknown(context, *calls, "no outcome was recorded before the lease ended");
  if (!unknown) return std::move(unknown).error();
  if (decision.outcome != RescueOutcome::unresolved || canAsk(decision.settlement.lane)) return decision.outcome;
  const std::string name = m_policy.nameOf ? m_policy.nameOf(decision.settlement.lane) : "a destination";
  auto told = context.tables.alert.raise(domain::AlertKind::unresolved, name, context.now,
                                         name + ": whether " + domain::toText(id) +
                                             " was applied there is unknown; a person must decide");
  if (!told) return std::move(told).error();
  return decision.outcome;
}

CountedDelivery LeaseRescuer::counted(const store::WorkRow& row) const {
  return {row.identity.source, row.receivedAt, m_policy.completeWithin(row.identity.source)};
}

Result<RescueOutcome> LeaseRescuer::countDeath(store::WriteContext& context, DeliveryId id,
                                               std::int64_t epoch) const {
  auto row = context.tables.due.load(id);
  if (!row) return std::move(row).error();
  const bool waits = *row && ((*row)->state == DeliveryState::queued || (*row)->state == DeliveryState::retrying);
  if (!waits || (*row)->leaseEpoch != epoch) return RescueOutcome::notLapsed;
  const auto lapsed = context.tables.attempt.lapsed(id, (*row)->round);
  if (!lapsed) return lapsed.error();
  Decision decision = decideDeath(**row, *lapsed + 1, (*row)->roundAttempts + 1, context.now);
  const std::string owner = m_policy.owner((*row)->identity.source);
  if (decision.settlement.state == DeliveryState::dead) decision.settlement.owner = owner;
  decision.settlement.evidence = decision.evidence;
  auto settled = Settling(context).settleWaiting(**row, counted(**row), 0, decision.settlement,
                                                 {domain::AttemptResult::lapsed, decision.evidence});
  if (!settled) return std::move(settled).error();
  return decision.outcome;
}

Result<RescueOutcome> LeaseRescuer::giveUp(store::WriteContext& context, DeliveryId id, std::int64_t epoch,
                                           std::string_view evidence) const {
  auto row = context.tables.due.load(id);
  if (!row) return std::move(row).error();
  if (!*row || (*row)->leaseEpoch != epoch) return RescueOutcome::notLapsed;
  const std::string owner = m_policy.owner((*row)->identity.source);
  store::Settlement to;
  to.state = DeliveryState::dead;
  to.cause = DeadCause::exhausted;
  to.settledAt = context.now;
  to.owner = owner;
  to.evidence = evidence;
  const auto calls = context.tables.effect.intended(id);
  if (!calls) return calls.error();
  if (!calls->empty()) {
    to.cause = DeadCause::outcomeUnknown;
    to.lane = calls->front().destination;
  }
  Result<void> settled;
  if ((*row)->state == DeliveryState::processing)
    settled = Settling(context).takeFromHolder({id, (*row)->attempts, epoch}, counted(**row), to, evidence);
  else if ((*row)->state == DeliveryState::queued || (*row)->state == DeliveryState::retrying)
    settled =
        Settling(context).settleWaiting(**row, counted(**row), 0, to, {domain::AttemptResult::lapsed, evidence});
  else
    return RescueOutcome::notLapsed;
  if (settled) settled = leaveUnknown(context, *calls, "no outcome was recorded before it was given up");
  if (!settled) return std::move(settled).error();
  return RescueOutcome::dead;
}

}  // namespace ack::queue
