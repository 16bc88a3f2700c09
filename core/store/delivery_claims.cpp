#include "core/store/delivery_claims.h"

namespace ack::store {
namespace {

WorkRow rowOf(const Statement& s, int rulesColumn) {
  WorkRow row;
  row.id = DeliveryId{s.integer(0)};
  row.identity = {SourceId{s.integer(1)}, std::string(s.blob(2)), domain::unpackEventId(s.blob(3))};
  row.type = std::string(s.text(4));
  if (!s.isNull(5)) row.occurredAt = fromMicros(s.integer(5));
  row.receivedAt = fromMicros(s.integer(6));
  row.payload = s.integer(7);
  row.element = std::string(s.text(8));
  row.state = static_cast<domain::DeliveryState>(s.integer(9));
  row.attempts = s.integer(10);
  row.round = s.integer(11);
  row.roundAttempts = s.integer(12);
  row.roundBegan = fromMicros(s.integer(13));
  row.leaseEpoch = s.integer(14);
  row.lane = plainLane(s.integer(15));
  row.rulesVersion = s.integer(rulesColumn);
  return row;
}

/// Binds the settlement at 4 to 11.
void bindSettlement(Statement& s, const Settlement& settlement) {
  s.bind(4, static_cast<std::int64_t>(settlement.state));
  s.bind(5, static_cast<std::int64_t>(settlement.cause));
  s.bind(6, toMicros(settlement.nextAt));
  s.bind(7, settlement.lane);
  s.bind(8, toMicros(settlement.settledAt));
  s.bindText(9, settlement.owner);
  s.bindText(10, settlement.evidence);
  s.bind(11, settlement.givesAttemptBack ? 1 : 0);
}

Result<void> exactlyOne(Result<std::int64_t> changed, DeliveryId id) {
  if (!changed) return std::move(changed).error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, domain::toText(id) + " is no longer in the expected state and lease"};
}

}  // namespace

DueDeliveries::DueDeliveries(Connection& connection) noexcept
    : m_due(connection, "SELECT delivery_id FROM delivery WHERE lane = $1 AND state IN (0, 2) AND next_at_us <= $2 "
                        "ORDER BY next_at_us, delivery_id LIMIT $3"),
      m_nextLane(connection, "SELECT lane FROM delivery WHERE state IN (0, 2) AND lane > $1 ORDER BY lane LIMIT 1"),
      m_load(connection, "SELECT delivery_id, source_id, tenant, event_id, event_type, occurred_at_us, "
                         "received_at_us, payload_id, element, state, attempts, round, round_attempts, "
                         "round_began_us, lease_epoch, lane, rules_version FROM delivery WHERE delivery_id = $1"),
      m_waiting(
          connection,
          "SELECT d.delivery_id, d.source_id, d.tenant, d.event_id, d.event_type, d.occurred_at_us, "
          "d.received_at_us, d.payload_id, d.element, d.state, d.attempts, d.round, "
          "d.round_attempts, d.round_began_us, d.lease_epoch, d.lane, d.body_sha256, p.payload_id, "
          "p.content_type, p.body_bytes, p.key_version, p.sealed, p.redacted_sha256, d.rules_version FROM delivery d "
          "LEFT JOIN payload p ON p.payload_id = d.payload_id AND d.payload_id = d.delivery_id "
          "WHERE d.delivery_id = $1 AND d.state IN (0, 2)"),
      m_leased(connection, "SELECT delivery_id, lease_epoch FROM delivery WHERE state = 1 AND lease_until_us <= $1 "
                           "ORDER BY lease_until_us LIMIT $2"),
      m_quarantined(connection, "SELECT 1 FROM delivery WHERE state = 1 AND lane = -1 LIMIT 1"),
      m_toAsk(connection, "SELECT delivery_id FROM delivery WHERE lane = $1 AND state = 3 AND next_at_us <= $2 "
                          "ORDER BY next_at_us, delivery_id LIMIT $3"),
      m_unheld(connection) {}

namespace {

Result<std::vector<DeliveryId>> readIds(CachedStatement& cached, std::int64_t lane, UtcTime now, std::int64_t limit) {
  auto statement = cached.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, lane);
  s->bind(2, toMicros(now));
  s->bind(3, limit);
  std::vector<DeliveryId> ids;
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) return ids;
    ids.push_back(DeliveryId{s->integer(0)});
  }
}

}  // namespace

Result<std::vector<DeliveryId>> DueDeliveries::due(std::int64_t lane, UtcTime now, std::int64_t limit) {
  // As a rule nobody holds anything, and then the index alone answers.
  const auto held = m_unheld.anyHeld();
  if (!held) return held.error();
  return *held ? m_unheld.due(lane, now, limit) : readIds(m_due, lane, now, limit);
}

Result<std::vector<DeliveryId>> DueDeliveries::toAsk(std::int64_t lane, UtcTime now, std::int64_t limit) {
  return readIds(m_toAsk, lane, now, limit);
}

Result<std::optional<std::int64_t>> DueDeliveries::nextLane(std::int64_t after) {
  auto statement = m_nextLane.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, after);
  auto row = s->step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<std::int64_t>{};
  return std::optional<std::int64_t>{s->integer(0)};
}

Result<std::optional<WorkRow>> DueDeliveries::load(DeliveryId id) {
  auto statement = m_load.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, id.value);
  auto row = s->step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<WorkRow>{};
  return std::optional<WorkRow>{rowOf(**statement, 16)};
}

Result<std::optional<WaitingDelivery>> DueDeliveries::loadWaiting(DeliveryId id) {
  auto statement = m_waiting.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, id.value);
  auto row = s->step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<WaitingDelivery>{};
  WaitingDelivery delivery{rowOf(**statement, 23), std::nullopt};
  if (s->isNull(17)) return std::optional{std::move(delivery)};
  StoredPayload& payload = delivery.payload.emplace();
  payload.id = s->integer(17);
  payload.associated = payloadAssociated(delivery.row.identity.source, s->blob(2), s->blob(3));
  payload.redacted = !s->blob(22).empty();
  payload.bodySha256 = s->blob(payload.redacted ? 22 : 16);
  payload.contentType = s->text(18);
  payload.bodyBytes = s->integer(19);
  payload.keyVersion = s->integer(20);
  payload.sealed = s->blob(21);
  return std::optional{std::move(delivery)};
}

Result<std::vector<std::pair<DeliveryId, std::int64_t>>> DueDeliveries::leasedUntil(UtcTime until,
                                                                                    std::int64_t limit) {
  auto statement = m_leased.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, toMicros(until));
  s->bind(2, limit);
  std::vector<std::pair<DeliveryId, std::int64_t>> leases;
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) return leases;
    leases.emplace_back(DeliveryId{s->integer(0)}, s->integer(1));
  }
}

Result<bool> DueDeliveries::quarantinedInWork() {
  auto statement = m_quarantined.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  return s->step();
}

namespace {

// Written out once each: a CachedStatement keeps a view of a literal. Where a later round waits, it waits in the
// lanes of replays (1 << 40), behind all new work.
constexpr std::string_view kSettleWaiting =
    "UPDATE delivery SET attempts = attempts + 1, round_attempts = round_attempts + 1 - $11, "
    "lease_epoch = lease_epoch + 1, state = $4, cause = $5, next_at_us = $6, "
    "lane = CASE WHEN round > 1 AND $4 IN (0, 2) AND $7 >= 0 THEN $7 + 1099511627776 ELSE $7 END, "
    "settled_at_us = $8, "
    "owner = CASE WHEN owner = '' THEN $9 ELSE owner END, evidence = $10, lease_until_us = 0 "
    "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3";
constexpr std::string_view kSettleHeld =
    "UPDATE delivery SET round_attempts = round_attempts - $11, "
    "state = $4, cause = $5, next_at_us = $6, lane = CASE WHEN round > 1 AND $4 IN (0, 2) AND $7 >= 0 "
    "THEN $7 + 1099511627776 ELSE $7 END, settled_at_us = $8, "
    "owner = CASE WHEN owner = '' THEN $9 ELSE owner END, evidence = $10, lease_until_us = 0 "
    "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3";
constexpr std::string_view kTake =
    "UPDATE delivery SET round_attempts = round_attempts - $11, lease_epoch = lease_epoch + 1, "
    "state = $4, cause = $5, next_at_us = $6, lane = CASE WHEN round > 1 AND $4 IN (0, 2) AND $7 >= 0 "
    "THEN $7 + 1099511627776 ELSE $7 END, settled_at_us = $8, "
    "owner = CASE WHEN owner = '' THEN $9 ELSE owner END, evidence = $10, lease_until_us = 0 "
    "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3";
constexpr std::string_view kResolve =
    "UPDATE delivery SET round = round + $12, "
    "round_attempts = CASE WHEN $12 = 1 THEN 0 ELSE round_attempts - $11 END, "
    "round_began_us = CASE WHEN $12 = 1 THEN $13 ELSE round_began_us END, lease_epoch = lease_epoch + 1, "
    "state = $4, cause = $5, next_at_us = $6, lane = CASE WHEN round + $12 > 1 AND $4 IN (0, 2) AND $7 >= 0 "
    "THEN $7 + 1099511627776 ELSE $7 END, settled_at_us = $8, "
    "owner = CASE WHEN owner = '' THEN $9 ELSE owner END, evidence = $10, lease_until_us = 0 "
    "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3";

Result<Statement*> guarded(CachedStatement& cached, const WaitingGuard& guard) {
  auto statement = cached.get();
  if (!statement) return statement;
  (*statement)->bind(1, guard.id.value);
  (*statement)->bind(2, static_cast<std::int64_t>(guard.state));
  (*statement)->bind(3, guard.leaseEpoch);
  return statement;
}

WaitingGuard held(DeliveryId id, std::int64_t leaseEpoch) {
  return {id, domain::DeliveryState::processing, leaseEpoch};
}

Result<void> settle(CachedStatement& cached, const WaitingGuard& guard, const Settlement& settlement) {
  auto statement = guarded(cached, guard);
  if (!statement) return std::move(statement).error();
  bindSettlement(**statement, settlement);
  return exactlyOne((*statement)->run(), guard.id);
}

}  // namespace

DeliveryClaims::DeliveryClaims(Connection& connection) noexcept
    : m_settleWaiting(connection, kSettleWaiting),
      m_claim(connection, "UPDATE delivery SET state = 1, attempts = attempts + 1, "
                          "round_attempts = round_attempts + 1, lease_epoch = lease_epoch + 1, lease_until_us = $4, "
                          "worker = $5, lane = $6, evidence = '' "
                          "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3"),
      m_lane(connection, "UPDATE delivery SET lane = CASE WHEN round > 1 AND $4 >= 0 THEN $4 + 1099511627776 "
                         "ELSE $4 END, next_at_us = CASE WHEN next_at_us < $5 AND EXISTS (SELECT 1 FROM held_work "
                         "WHERE kind = 1) THEN $5 ELSE next_at_us END "
                         "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3"),
      m_settleHeld(connection, kSettleHeld), m_take(connection, kTake),
      m_renew(connection, "UPDATE delivery SET lease_until_us = $4 "
                          "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3"),
      m_resolve(connection, kResolve),
      m_askAt(connection, "UPDATE delivery SET next_at_us = $4 "
                          "WHERE delivery_id = $1 AND state = $2 AND lease_epoch = $3"),
      m_openRound(connection,
                  "UPDATE delivery SET state = 0, cause = 0, round = round + 1, round_attempts = 0, "
                  "round_began_us = $5, next_at_us = $5, lane = 1099511627776, settled_at_us = 0, evidence = '', "
                  "rules_version = $6, lease_epoch = lease_epoch + 1, lease_until_us = 0 "
                  "WHERE delivery_id = $1 AND state = 5 AND cause = $2 AND attempts = $3 AND lease_epoch = $4") {}

Result<void> DeliveryClaims::settleWaiting(const WaitingGuard& guard, const Settlement& settlement) {
  return settle(m_settleWaiting, guard, settlement);
}

Result<void> DeliveryClaims::claim(const WaitingGuard& guard, UtcTime leaseUntil, std::int64_t worker,
                                   std::int64_t lane) {
  auto statement = guarded(m_claim, guard);
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(4, toMicros(leaseUntil));
  s.bind(5, worker);
  s.bind(6, lane);
  return exactlyOne(s.run(), guard.id);
}

Result<void> DeliveryClaims::moveToLane(const WaitingGuard& guard, std::int64_t lane, UtcTime now) {
  auto statement = guarded(m_lane, guard);
  if (!statement) return std::move(statement).error();
  (*statement)->bind(4, lane);
  (*statement)->bind(5, toMicros(now - DueUnheld::kStillMoving / 2));
  return exactlyOne((*statement)->run(), guard.id);
}

Result<void> DeliveryClaims::settleHeld(DeliveryId id, std::int64_t leaseEpoch, const Settlement& settlement) {
  return settle(m_settleHeld, held(id, leaseEpoch), settlement);
}

Result<void> DeliveryClaims::takeFromHolder(DeliveryId id, std::int64_t leaseEpoch, const Settlement& settlement) {
  return settle(m_take, held(id, leaseEpoch), settlement);
}

Result<void> DeliveryClaims::resolve(const WaitingGuard& guard, const Settlement& settlement,
                                     std::optional<UtcTime> newRound) {
  auto statement = guarded(m_resolve, guard);
  if (!statement) return std::move(statement).error();
  bindSettlement(**statement, settlement);
  (*statement)->bind(12, newRound ? 1 : 0);
  (*statement)->bind(13, toMicros(newRound.value_or(UtcTime{})));
  return exactlyOne((*statement)->run(), guard.id);
}

Result<void> DeliveryClaims::askAt(const WaitingGuard& guard, UtcTime nextAt) {
  auto statement = guarded(m_askAt, guard);
  if (!statement) return std::move(statement).error();
  (*statement)->bind(4, toMicros(nextAt));
  return exactlyOne((*statement)->run(), guard.id);
}

Result<void> DeliveryClaims::openRound(const DeadGuard& guard, UtcTime now, std::int64_t rulesVersion) {
  auto statement = m_openRound.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, guard.id.value);
  s.bind(2, static_cast<std::int64_t>(guard.cause));
  s.bind(3, guard.attempts);
  s.bind(4, guard.leaseEpoch);
  s.bind(5, toMicros(now));
  s.bind(6, rulesVersion);
  return exactlyOne(s.run(), guard.id);
}

Result<void> DeliveryClaims::renew(DeliveryId id, std::int64_t leaseEpoch, UtcTime leaseUntil) {
  auto statement = guarded(m_renew, held(id, leaseEpoch));
  if (!statement) return std::move(statement).error();
  (*statement)->bind(4, toMicros(leaseUntil));
  return exactlyOne((*statement)->run(), id);
}

}  // namespace ack::store
