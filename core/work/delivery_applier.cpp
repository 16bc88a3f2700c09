#include "core/work/delivery_applier.h"

#include "core/base/kill_point.h"
#include "core/effect/recorded_effects.h"
#include "core/store/tables.h"
#include "core/work/settle_ask.h"

namespace ack::work {

using domain::AttemptResult;
using domain::DeadCause;
using domain::DeliveryState;
using domain::EffectState;

namespace {

/// A conflict means that somebody else was faster: nothing is wrong and nothing was changed.
Result<JobOutcome> outcomeOf(Result<void> changed, JobOutcome outcome) {
  if (changed) return outcome;
  if (changed.error().code == ErrorCode::conflict) return JobOutcome::skipped;
  return std::move(changed).error();
}

}  // namespace

Result<JobOutcome> DeliveryApplier::settle(const DeliveryJob& job, const store::Settlement& to,
                                           const queue::AttemptClosing& closing) const {
  queue::Settling settling(m_context);
  return outcomeOf(job.alone ? settling.settleHeld(job.lease, job.counted(), to, closing)
                             : settling.settleWaiting(job.row, job.counted(), m_worker, to, closing),
                   JobOutcome::settled);
}

Result<JobOutcome> DeliveryApplier::leaveQuarantine(const DeliveryJob& job, std::int64_t destination) const {
  const std::string_view why = "planned by itself; waits for its destination now";
  store::Settlement to;
  to.state = DeliveryState::retrying;
  to.nextAt = m_context.now;
  to.lane = destination;
  to.givesAttemptBack = true;
  to.evidence = why;
  auto settled = settle(job, to, {AttemptResult::transient, why});
  if (settled && *settled == JobOutcome::settled) return JobOutcome::moved;
  return settled;
}

Result<JobOutcome> DeliveryApplier::apply(DeliveryJob& job) const {
  base::killPoint("work.apply", job.event.identity.eventId);
  if (job.failure) return die(job, DeadCause::mapping, AttemptResult::mapping, *job.failure);
  const bool ranBefore = job.row.attempts > 0 || job.row.lane > 0;
  if (ranBefore) {
    const auto recorded = m_context.tables.effect.ofDelivery(job.row.id);
    if (!recorded) return recorded.error();
    effect::adoptRecordedKeys(job.plan, *recorded);
  }
  const effect::LocalEffects local(m_context, job.event, job.row.attempts + 1, ranBefore);
  const auto check = local.check(job.plan);
  if (!check) return check.error();
  if (check->refused) return die(job, DeadCause::ledger, AttemptResult::ledger, *check->refused);
  const auto next = nextForward(m_context.tables, job.plan, job.row.id, *job.catalogue);
  if (!next) return next.error();
  const auto held = isHeldBack(job, *next);
  if (!held) return held.error();
  if (*held) return JobOutcome::held;

  auto outcome = changeState(job, *next);
  if (!outcome || *outcome == JobOutcome::skipped) return outcome;
  auto applied = local.apply(job.plan, *check);
  if (!applied) return std::move(applied).error();
  auto recorded = recordForwards(job, local, *next, *outcome);
  if (!recorded) return std::move(recorded).error();
  return outcome;
}

Result<bool> DeliveryApplier::isHeldBack(const DeliveryJob& job, const ForwardProgress& next) const {
  if (job.alone) return false;  // its lease is held already; it is settled, and makes no call
  auto source = m_held.source(job.event.identity.source.value);
  if (!source || *source) return source;
  const bool waits = next.step == ForwardStep::call && job.row.lane == next.destination;
  return waits ? m_held.destination(next.destination) : Result<bool>(false);
}

Result<JobOutcome> DeliveryApplier::changeState(DeliveryJob& job, const ForwardProgress& next) const {
  queue::Settling settling(m_context);
  store::Settlement to;
  switch (next.step) {
  case ForwardStep::done: {
    const bool empty = job.plan.local.empty() && job.plan.forwards.empty();
    if (job.row.attempts > 0)
      if (auto dropped = m_context.tables.effect.dropOpen(job.row.id, m_context.now); !dropped)
        return std::move(dropped).error();
    to.state = DeliveryState::completed;
    to.settledAt = m_context.now;
    to.evidence = empty ? "no rule applies to this event" : "";
    return settle(job, to, {AttemptResult::completed, ""});
  }
  case ForwardStep::call: {
    if (job.alone) return leaveQuarantine(job, next.destination);
    const auto held = m_held.destination(next.destination);
    if (!held) return held.error();
    if (*held || job.slot.destination() != next.destination)
      return outcomeOf(settling.moveToLane(job.row, next.destination), JobOutcome::moved);
    const UtcTime until = m_context.now + job.catalogue->settings.lease;
    auto lease = settling.claim(job.row, m_worker, until, next.destination);
    if (lease) job.lease = *lease;
    return outcomeOf(lease ? Result<void>{} : Result<void>(std::move(lease).error()), JobOutcome::claimed);
  }
  case ForwardStep::unknownOutcome: {
    const config::Destination* const destination = job.catalogue->destination(next.destination);
    const bool canAsk = destination != nullptr && destination->reconcile.has_value();
    const std::string_view why =
        canAsk ? "an earlier call may have been applied; the destination is asked"
               : "an earlier call may have been applied, and the destination promises no idempotency";
    to.state = DeliveryState::unresolved;
    to.lane = next.destination;
    to.owner = job.owner();
    to.evidence = why;
    auto settled = settle(job, to, {AttemptResult::uncertain, why});
    if (!settled || *settled != JobOutcome::settled || canAsk) return settled;
    auto told = tellUnresolved(m_context, job.row.id, destination != nullptr ? destination->name : "a destination");
    if (!told) return std::move(told).error();
    return settled;
  }
  case ForwardStep::ownedByOther:
    return retryOrDie(job, 0, domain::toText(next.row->delivery) + " with the same key is not through with its call");
  }
  return JobOutcome::skipped;
}

Result<void> DeliveryApplier::recordForwards(DeliveryJob& job, const effect::LocalEffects& local,
                                             const ForwardProgress& next, JobOutcome outcome) const {
  for (std::size_t i = 0; i < job.plan.forwards.size(); ++i) {
    const effect::PlannedEffect& forward = job.plan.forwards[i];
    const bool calls = outcome == JobOutcome::claimed && i == next.index;
    if (calls && next.row) {
      auto intended = m_context.tables.effect.intend(next.row->id, next.row->state, job.lease.attempt, m_context.now);
      if (!intended) return intended;
      job.effect = next.row->id;
      job.forward = i;
      continue;
    }
    store::NewEffect row;
    row.kind = forward.kind;
    row.key = forward.key;
    row.delivery = job.row.id;
    row.state = calls ? EffectState::intended : EffectState::planned;
    row.destination = std::get<effect::ForwardPlan>(forward.what).destination;
    row.attempt = calls ? job.lease.attempt : 0;
    row.intentAt = calls ? m_context.now : UtcTime{};
    auto id = m_context.tables.effect.insert(row);
    if (!id) return std::move(id).error();
    if (!calls) {
      auto noted = *id ? Result<void>{} : local.noteTaken(forward);
      if (!noted) return noted;
      continue;
    }
    if (!*id) return Error{ErrorCode::internal, "the effect to be called was recorded by somebody else"};
    job.effect = **id;
    job.forward = i;
  }
  return {};
}

Result<JobOutcome> DeliveryApplier::die(DeliveryJob& job, DeadCause cause, AttemptResult result,
                                        std::string_view evidence) const {
  store::Settlement to;
  to.state = DeliveryState::dead;
  to.cause = cause;
  to.lane = job.alone ? 0 : job.row.lane;
  to.settledAt = m_context.now;
  to.owner = job.owner();
  to.evidence = evidence;
  return settle(job, to, {result, evidence});
}

Result<JobOutcome> DeliveryApplier::retryOrDie(DeliveryJob& job, std::int64_t lane, std::string_view evidence) const {
  const auto retry =
      domain::decideRetry(retryLimits(*job.catalogue, lane), static_cast<int>(job.row.roundAttempts) + 1,
                          job.row.roundBegan, m_context.now, std::nullopt, m_random);
  if (retry.verdict != domain::RetryVerdict::retry)
    return die(job, DeadCause::exhausted, AttemptResult::transient, evidence);
  store::Settlement to;
  to.state = DeliveryState::retrying;
  to.lane = lane;
  to.nextAt = retry.nextAt;
  to.evidence = evidence;
  return settle(job, to, {AttemptResult::transient, evidence});
}

Result<JobOutcome> DeliveryApplier::fail(DeliveryJob& job, std::string_view evidence) const {
  return retryOrDie(job, job.row.lane, evidence);
}

}  // namespace ack::work
