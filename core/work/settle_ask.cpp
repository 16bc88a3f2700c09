#include "core/work/settle_ask.h"

#include "core/base/kill_point.h"
#include "core/queue/outcome_settling.h"
#include "core/store/tables.h"
#include "core/work/delivery_job.h"

namespace ack::work {

using domain::DeliveryState;

Result<void> SettleAsk::run(store::WriteContext& context) {
  auto row = context.tables.due.load(m_effect.delivery);
  if (!row) return std::move(row).error();
  if (!*row || (*row)->state != DeliveryState::unresolved || (*row)->leaseEpoch != m_row.leaseEpoch)
    return Error{ErrorCode::conflict, domain::toText(m_effect.delivery) + " was settled meanwhile"};
  return m_verdict.answer == LookupAnswer::unknown ? stillUnknown(context) : known(context);
}

Result<void> SettleAsk::known(store::WriteContext& context) {
  const SourceId source = m_row.identity.source;
  const config::Source* const configured = m_catalogue->source(source);
  queue::GoingOn how;
  how.limits = retryLimits(*m_catalogue, m_effect.destination);
  how.counted = {source, m_row.receivedAt,
                 configured != nullptr ? configured->completeWithin : config::Source{}.completeWithin};
  if (configured != nullptr) how.owner = configured->owner;
  const queue::KnownOutcome outcome{m_verdict.answer == LookupAnswer::found, m_verdict.httpStatus,
                                    m_verdict.evidence};
  auto to = queue::settleOutcome(context, m_effect, outcome, how, m_random);
  if (!to) return std::move(to).error();
  base::killPoint("ask.settle");
  auto recorded =
      context.tables.inquiry.record({m_effect.id, m_effect.attempt}, context.now, m_verdict.evidence, true);
  if (!recorded) return recorded;
  return context.tables.note.insert(m_effect.delivery, context.now, "destination_asked", m_verdict.evidence);
}

Result<bool> SettleAsk::repeat(store::WriteContext& context) {
  if (!destination().idempotent) return false;
  const auto retry =
      domain::decideRetry(retryLimits(*m_catalogue, m_effect.destination), static_cast<int>(m_row.roundAttempts),
                          m_row.roundBegan, context.now, std::nullopt, m_random);
  if (retry.verdict != domain::RetryVerdict::retry) return false;
  store::Settlement to;
  to.state = DeliveryState::retrying;
  to.nextAt = retry.nextAt;
  to.lane = m_effect.destination;
  to.evidence = m_verdict.evidence;
  auto resolved =
      queue::Settling(context).resolve(m_row, {m_row.identity.source, m_row.receivedAt}, to, std::nullopt);
  if (!resolved) return std::move(resolved).error();
  return true;
}

Result<void> SettleAsk::stillUnknown(store::WriteContext& context) {
  const store::CallKey call{m_effect.id, m_effect.attempt};
  auto inquiry = context.tables.inquiry.find(call);
  if (!inquiry) return std::move(inquiry).error();
  const config::Reconcile& rules = *destination().reconcile;
  const config::Settings& settings = m_catalogue->settings;
  const domain::RetryLimits limits{rules.maxAttempts, settings.backoffBase, settings.backoffCap, rules.maxAge};
  const auto retry = domain::decideRetry(limits, static_cast<int>(inquiry->asks) + 1, m_effect.since, context.now,
                                         m_verdict.askAfter, m_random);
  const bool ended = retry.verdict != domain::RetryVerdict::retry;
  auto recorded = context.tables.inquiry.record(call, context.now, m_verdict.evidence, ended);
  if (!recorded) return recorded;
  if (ended) {
    auto repeated = repeat(context);
    if (!repeated) return std::move(repeated).error();
    if (*repeated) return {};
  }
  auto next = context.tables.claims.askAt({m_row.id, m_row.state, m_row.leaseEpoch},
                                          ended ? store::kNotAskedAgain : retry.nextAt);
  if (!next || !ended) return next;
  // It rests as unresolved, not dead: a person's word, or one more question, goes on from there without a replay.
  const std::string text = "asked " + std::to_string(inquiry->asks + 1) + " times without a result; " +
                           m_verdict.evidence + "; a person must decide";
  auto noted = context.tables.note.insert(m_effect.delivery, context.now, "asking_ended", text);
  if (!noted) return noted;
  return tellUnresolved(context, m_effect.delivery, destination().name);
}

Result<void> tellUnresolved(store::WriteContext& context, DeliveryId delivery, const std::string& destination) {
  return context.tables.alert.raise(domain::AlertKind::unresolved, destination, context.now,
                                    destination + ": whether " + domain::toText(delivery) +
                                        " was applied there is unknown; a person must decide");
}

}  // namespace ack::work
