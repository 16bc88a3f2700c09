#include "core/queue/lease_rescuer.h"

#include "core/store/tables.h"

namespace ack::queue {

using domain::DeadCause;
using domain::DeliveryState;

LeaseRescuer::Decision LeaseRescuer::decideCalled(const store::WorkRow& row, std::int64_t destination,
                                                  UtcTime now) const {
  Decision decision;
  store::Settlement& to = decision.settlement;
  to.lane = destination;
  if (!m_policy.isIdempotent(destination)) {
    decision.outcome = RescueOutcome::unresolved;
    decision.evidence = "the holder vanished during the call; whether the destination applied it is unknown";
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

LeaseRescuer::Decision LeaseRescuer::decide(const store::WorkRow& row, std::int64_t openCall, UtcTime now) const {
  Decision decision;
  if (openCall > 0) {
    decision = decideCalled(row, openCall, now);
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
  Decision decision = decide(**row, calls->empty() ? 0 : calls->front().destination, context.now);
  const std::string owner =
      decision.settlement.state == DeliveryState::dead || decision.settlement.state == DeliveryState::unresolved
          ? m_policy.owner((*row)->identity.source)
          : std::string{};
  decision.settlement.owner = owner;
  decision.settlement.evidence = decision.evidence;
  const CountedDelivery counted{(*row)->identity.source, (*row)->receivedAt,
                                m_policy.completeWithin((*row)->identity.source)};
  auto taken = Settling(context).takeFromHolder({id, (*row)->attempts, epoch}, counted, decision.settlement,
                                                decision.evidence);
  if (!taken) return std::move(taken).error();
  for (const store::EffectRow& call : *calls) {
    auto settled = context.tables.effect.settle(
        call.id, {domain::EffectState::unknown, context.now, 0, "no outcome was recorded before the lease ended"});
    if (!settled) return std::move(settled).error();
  }
  return decision.outcome;
}

}  // namespace ack::queue
