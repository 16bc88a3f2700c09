#include "core/work/settle_call.h"

#include "core/store/tables.h"
#include "core/work/held_now.h"
#include "core/work/settle_ask.h"

namespace ack::work {

using domain::AttemptResult;
using domain::DeadCause;
using domain::DeliveryState;
using domain::EffectState;

namespace {

std::int64_t destinationOf(const DeliveryJob& job) {
  return std::get<effect::ForwardPlan>(job.plan.forwards[job.forward].what).destination;
}

bool isIdempotent(const DeliveryJob& job) {
  const config::Destination* const destination = job.catalogue->destination(destinationOf(job));
  return destination != nullptr && destination->idempotent;
}

bool canAsk(const DeliveryJob& job) {
  const config::Destination* const destination = job.catalogue->destination(destinationOf(job));
  return destination != nullptr && destination->reconcile.has_value();
}

}  // namespace

Result<void> SettleCall::run(store::WriteContext& context) {
  m_outcome = SettleOutcome::settled;
  auto settled = settle(context);
  if (settled || settled.error().code != ErrorCode::conflict) return settled;
  m_outcome = SettleOutcome::late;
  return queue::Settling(context).keepLate(m_job.lease, "refused because it came after the lease had ended: " +
                                                            m_verdict.evidence);
}

Result<void> SettleCall::settle(store::WriteContext& context) {
  switch (m_verdict.result) {
  case CallResult::applied:
    return afterApplied(context);
  case CallResult::transient:
    return retry(context, EffectState::failed, DeadCause::exhausted);
  case CallResult::permanent:
    return failCall(context, DeadCause::permanent, AttemptResult::permanent);
  case CallResult::unauthorised:
    return failCall(context, DeadCause::unauthorised, AttemptResult::unauthorised);
  case CallResult::uncertain:
    // Who can be asked is asked first: a key is remembered for some time only.
    return isIdempotent(m_job) && !canAsk(m_job) ? retry(context, EffectState::unknown, DeadCause::outcomeUnknown)
                                                 : unresolved(context);
  }
  return {};
}

Result<void> SettleCall::recordOutcome(store::WriteContext& context, EffectState effectState) {
  auto settled = context.tables.effect.settle(m_job.effect,
                                              {effectState, context.now, m_verdict.httpStatus, m_verdict.evidence});
  if (settled || settled.error().code != ErrorCode::conflict) return settled;
  // The guard held, so this can only be a fault of ours; it must not pass for a late settlement.
  return Error{ErrorCode::internal, settled.error().message};
}

Result<void> SettleCall::write(store::WriteContext& context, const store::Settlement& to, AttemptResult result,
                               EffectState effectState) {
  auto settled = queue::Settling(context).settleHeld(m_job.lease, m_job.counted(), to, {result, m_verdict.evidence});
  if (!settled) return settled;
  return recordOutcome(context, effectState);
}

Result<void> SettleCall::afterApplied(store::WriteContext& context) {
  auto next = nextForward(context.tables, m_job.plan, m_job.lease.delivery, *m_job.catalogue, m_job.forward + 1);
  if (!next) return std::move(next).error();
  store::Settlement to;
  if (next->step == ForwardStep::done) {
    if (auto dropped = context.tables.effect.dropOpen(m_job.lease.delivery, context.now); !dropped) return dropped;
    to.state = DeliveryState::completed;
    to.settledAt = context.now;
    return write(context, to, AttemptResult::completed, EffectState::applied);
  }
  const auto goesOn = mayGoOn(context, *next);
  if (!goesOn) return goesOn.error();
  if (*goesOn) return goOn(context, *next);
  // The rest waits for its own destination. This attempt did what it could, so it doesn't count against the round.
  to.state = DeliveryState::retrying;
  to.nextAt = context.now;
  to.lane = next->destination;
  to.givesAttemptBack = true;
  to.evidence = "one destination took it, the next is held or has no place free yet";
  return write(context, to, AttemptResult::transient, EffectState::applied);
}

Result<bool> SettleCall::mayGoOn(store::WriteContext& context, const ForwardProgress& next) const {
  if (next.step != ForwardStep::call || m_nextSlot.destination() != next.destination) return false;
  const HeldNow holds(context);
  const auto source = holds.source(m_job.event.identity.source.value);
  if (!source) return source.error();
  const auto destination = holds.destination(next.destination);
  if (!destination) return destination.error();
  return !*source && !*destination;
}

Result<void> SettleCall::goOn(store::WriteContext& context, const ForwardProgress& next) {
  auto renewed = queue::Settling(context).renew(m_job.lease, context.now + m_job.catalogue->settings.lease);
  if (!renewed) return renewed;
  auto recorded = recordOutcome(context, EffectState::applied);
  if (!recorded) return recorded;
  store::EffectTable& effects = context.tables.effect;
  if (next.row) {
    auto intended = effects.intend(next.row->id, next.row->state, m_job.lease.attempt, context.now);
    if (!intended) return Error{ErrorCode::internal, intended.error().message};
    m_nextEffect = next.row->id;
  } else {
    const effect::PlannedEffect& forward = m_job.plan.forwards[next.index];
    store::NewEffect row;
    row.kind = forward.kind;
    row.key = forward.key;
    row.delivery = m_job.lease.delivery;
    row.state = EffectState::intended;
    row.destination = next.destination;
    row.attempt = m_job.lease.attempt;
    row.intentAt = context.now;
    auto id = effects.insert(row);
    if (!id) return std::move(id).error();
    if (!*id) return Error{ErrorCode::internal, "the next effect was recorded by somebody else"};
    m_nextEffect = **id;
  }
  m_nextForward = next.index;
  m_outcome = SettleOutcome::goesOn;
  return {};
}

void SettleCall::moveOn() noexcept {
  m_job.forward = m_nextForward;
  m_job.effect = m_nextEffect;
  m_job.slot = std::move(m_nextSlot);
}

Result<void> SettleCall::failCall(store::WriteContext& context, DeadCause cause, AttemptResult result) {
  store::Settlement to;
  to.state = DeliveryState::dead;
  to.cause = cause;
  to.lane = destinationOf(m_job);
  to.settledAt = context.now;
  to.owner = m_job.owner();
  to.evidence = m_verdict.evidence;
  return write(context, to, result, EffectState::failed);
}

Result<void> SettleCall::retry(store::WriteContext& context, EffectState effectState, DeadCause whenUsedUp) {
  const std::int64_t destination = destinationOf(m_job);
  const auto decision =
      domain::decideRetry(retryLimits(*m_job.catalogue, destination), static_cast<int>(m_job.row.roundAttempts) + 1,
                          m_job.row.roundBegan, context.now, m_verdict.retryAfter, m_random);
  const AttemptResult result =
      m_verdict.result == CallResult::uncertain ? AttemptResult::uncertain : AttemptResult::transient;
  store::Settlement to;
  to.lane = destination;
  to.evidence = m_verdict.evidence;
  if (decision.verdict == domain::RetryVerdict::retry) {
    to.state = DeliveryState::retrying;
    to.nextAt = decision.nextAt;
  } else {
    to.state = DeliveryState::dead;
    to.cause = whenUsedUp;
    to.settledAt = context.now;
    to.owner = m_job.owner();
  }
  return write(context, to, result, effectState);
}

Result<void> SettleCall::unresolved(store::WriteContext& context) {
  store::Settlement to;
  to.state = DeliveryState::unresolved;
  to.lane = destinationOf(m_job);
  to.owner = m_job.owner();
  to.evidence = m_verdict.evidence;
  auto written = write(context, to, AttemptResult::uncertain, EffectState::unknown);
  if (!written || canAsk(m_job)) return written;
  const config::Destination* const destination = m_job.catalogue->destination(destinationOf(m_job));
  return tellUnresolved(context, m_job.lease.delivery, destination != nullptr ? destination->name : "a destination");
}

}  // namespace ack::work
