#include "core/queue/settling.h"

#include "core/store/counters.h"
#include "core/store/tables.h"

namespace ack::queue {

using domain::DeliveryState;

namespace {

/// When the next attempt is due, for the attempt's row; the epoch where none follows by itself.
UtcTime nextOf(const store::Settlement& settlement) {
  const bool waits = settlement.state == DeliveryState::retrying || settlement.state == DeliveryState::queued;
  return waits ? settlement.nextAt : UtcTime{};
}

}  // namespace

void Settling::count(const CountedDelivery& counted, DeliveryState from, DeliveryState to) {
  using store::MinuteColumn;
  store::Counters& counters = m_context.counters;
  counters.moved(from, to);
  if (to == DeliveryState::dead) {
    counters.minute(m_context.now, counted.source, MinuteColumn::dead);
    counters.minute(counted.receivedAt, counted.source, MinuteColumn::deadOfAccepted);
  }
  if (to != DeliveryState::completed) return;
  counters.minute(m_context.now, counted.source, MinuteColumn::completed);
  counters.minute(counted.receivedAt, counted.source, MinuteColumn::completedOfAccepted);
  if (m_context.now <= counted.receivedAt + counted.completeWithin)
    counters.minute(counted.receivedAt, counted.source, MinuteColumn::completedInTime);
}

Result<void> Settling::settleWaiting(const store::WorkRow& row, const CountedDelivery& counted, std::int64_t worker,
                                     const store::Settlement& settlement, const AttemptClosing& closing) {
  auto settled = m_context.tables.claims.settleWaiting({row.id, row.state, row.leaseEpoch}, settlement);
  if (!settled) return settled;
  store::AttemptRow attempt;
  attempt.delivery = row.id;
  attempt.number = row.attempts + 1;
  attempt.round = row.round;
  attempt.worker = worker;
  attempt.leaseEpoch = row.leaseEpoch + 1;
  attempt.startedAt = attempt.endedAt = m_context.now;
  attempt.result = closing.result;
  attempt.nextAt = nextOf(settlement);
  attempt.evidence = closing.evidence;
  auto inserted = m_context.tables.attempt.insert(attempt);
  if (!inserted) return inserted;
  m_context.counters.add(store::Total::attempts);
  count(counted, row.state, settlement.state);
  return {};
}

Result<HeldLease> Settling::claim(const store::WorkRow& row, std::int64_t worker, UtcTime leaseUntil,
                                  std::int64_t lane) {
  auto claimed = m_context.tables.claims.claim({row.id, row.state, row.leaseEpoch}, leaseUntil, worker, lane);
  if (!claimed) return std::move(claimed).error();
  const HeldLease lease{row.id, row.attempts + 1, row.leaseEpoch + 1};
  store::AttemptRow attempt;
  attempt.delivery = row.id;
  attempt.number = lease.attempt;
  attempt.round = row.round;
  attempt.worker = worker;
  attempt.leaseEpoch = lease.epoch;
  attempt.leaseUntil = leaseUntil;
  attempt.startedAt = m_context.now;
  auto inserted = m_context.tables.attempt.insert(attempt);
  if (!inserted) return std::move(inserted).error();
  m_context.counters.add(store::Total::attempts);
  m_context.counters.moved(row.state, DeliveryState::processing);
  return lease;
}

Result<void> Settling::moveToLane(const store::WorkRow& row, std::int64_t lane) {
  return m_context.tables.claims.moveToLane({row.id, row.state, row.leaseEpoch}, lane, m_context.now);
}

Result<void> Settling::endAttempt(const HeldLease& lease, const store::Settlement& settlement,
                                  const AttemptClosing& closing) {
  auto ended = m_context.tables.attempt.end({lease.delivery, lease.attempt, lease.epoch},
                                            {m_context.now, closing.result, nextOf(settlement), closing.evidence});
  if (ended || ended.error().code != ErrorCode::conflict) return ended;
  // The delivery's guard held, so this is no race but a fault of ours: it must undo the whole change.
  return Error{ErrorCode::internal, ended.error().message};
}

Result<void> Settling::settleHeld(const HeldLease& lease, const CountedDelivery& counted,
                                  const store::Settlement& settlement, const AttemptClosing& closing) {
  auto settled = m_context.tables.claims.settleHeld(lease.delivery, lease.epoch, settlement);
  if (!settled) return settled;
  auto ended = endAttempt(lease, settlement, closing);
  if (!ended) return ended;
  count(counted, DeliveryState::processing, settlement.state);
  return {};
}

Result<void> Settling::resolve(const store::WorkRow& row, const CountedDelivery& counted,
                               const store::Settlement& settlement, std::optional<UtcTime> newRound) {
  auto resolved = m_context.tables.claims.resolve({row.id, row.state, row.leaseEpoch}, settlement, newRound);
  if (!resolved) return resolved;
  count(counted, row.state, settlement.state);
  return {};
}

Result<void> Settling::renew(const HeldLease& lease, UtcTime leaseUntil) {
  auto renewed = m_context.tables.claims.renew(lease.delivery, lease.epoch, leaseUntil);
  if (!renewed) return renewed;
  return m_context.tables.attempt.renew({lease.delivery, lease.attempt, lease.epoch}, leaseUntil);
}

Result<void> Settling::takeFromHolder(const HeldLease& lease, const CountedDelivery& counted,
                                      const store::Settlement& settlement, std::string_view evidence) {
  auto taken = m_context.tables.claims.takeFromHolder(lease.delivery, lease.epoch, settlement);
  if (!taken) return taken;
  auto ended = endAttempt(lease, settlement, {domain::AttemptResult::lapsed, evidence});
  if (!ended) return ended;
  count(counted, DeliveryState::processing, settlement.state);
  return {};
}

Result<void> Settling::keepLate(const HeldLease& lease, std::string_view evidence) {
  auto marked = m_context.tables.attempt.markLate({lease.delivery, lease.attempt, lease.epoch}, evidence);
  if (!marked) return marked;
  return m_context.tables.note.insert(lease.delivery, m_context.now, "late_settlement", evidence);
}

}  // namespace ack::queue
