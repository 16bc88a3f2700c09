#include "core/store/replay_item_table.h"

#include "core/store/delivery_claims.h"
#include "core/store/run_statement.h"

namespace ack::store {
namespace {

using domain::ReplayItemState;

/// Stored where the delivery as a whole is not in conflict.
constexpr std::int64_t kNoWhy = -1;

ReplayItemRow rowOf(const Statement& s) {
  ReplayItemRow row;
  row.delivery = DeliveryId{s.integer(0)};
  row.state = static_cast<ReplayItemState>(s.integer(1));
  row.cause = static_cast<domain::DeadCause>(s.integer(2));
  row.attempts = s.integer(3);
  row.leaseEpoch = s.integer(4);
  row.configVersion = s.integer(5);
  row.effects = s.text(6);
  if (s.integer(7) != kNoWhy) row.why = static_cast<domain::PredictionWhy>(s.integer(7));
  row.releasedAt = fromMicros(s.integer(8));
  row.round = s.integer(9);
  row.note = s.text(10);
  return row;
}

Result<std::vector<ReplayItemRow>> readPage(CachedStatement& cached, ReplayId replay, DeliveryId after,
                                            std::int64_t limit) {
  auto statement = cached.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, replay.value);
  rows->bind(2, after.value);
  rows->bind(3, limit);
  std::vector<ReplayItemRow> items;
  for (;;) {
    auto row = rows->step();
    if (!row) return std::move(row).error();
    if (!*row) return items;
    items.push_back(rowOf(**statement));
  }
}

Result<void> exactlyOne(Result<std::int64_t> changed, DeliveryId delivery) {
  if (!changed) return std::move(changed).error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, domain::toText(delivery) + " is no longer where its replay expects it"};
}

Error previewAgain(std::int64_t count, const char* ofOne, const char* ofMany) {
  return {ErrorCode::conflict, std::to_string(count) + (count == 1 ? ofOne : ofMany) + "; preview again"};
}

}  // namespace

ReplayItemTable::ReplayItemTable(Connection& connection) noexcept
    : m_insert(connection,
               "INSERT INTO replay_item (replay_id, delivery_id, state, cause, attempts, lease_epoch, "
               "config_version, effects, why, note, asks) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"),
      m_page(connection, "SELECT delivery_id, state, cause, attempts, lease_epoch, config_version, effects, why, "
                         "released_at_us, round, note FROM replay_item WHERE replay_id = $1 AND delivery_id > $2 "
                         "ORDER BY delivery_id LIMIT $3"),
      m_frozen(connection, "SELECT delivery_id, state, cause, attempts, lease_epoch, config_version, effects, why, "
                           "released_at_us, round, note FROM replay_item WHERE replay_id = $1 AND delivery_id > $2 "
                           "AND state = 0 ORDER BY delivery_id LIMIT $3"),
      m_watched(connection, "SELECT i.delivery_id, d.state, d.lane, d.next_at_us, d.round_attempts, length(i.note) "
                            "FROM replay_item i JOIN delivery d ON d.delivery_id = i.delivery_id "
                            "WHERE i.replay_id = $1 AND i.state = 2 ORDER BY i.delivery_id LIMIT $2"),
      m_release(connection, "UPDATE replay_item SET state = 2, round = $3, released_at_us = $4 "
                            "WHERE replay_id = $1 AND delivery_id = $2 AND state = 0"),
      m_end(connection, "UPDATE replay_item SET state = $4, note = $5 "
                        "WHERE replay_id = $1 AND delivery_id = $2 AND state = $3"),
      m_leave(connection, "UPDATE replay_item SET state = 6, note = $3 "
                          "WHERE replay_id = $1 AND delivery_id = $2 AND state = 0"),
      m_remove(connection, "DELETE FROM replay_item WHERE replay_id = $1 AND delivery_id IN "
                           "(SELECT delivery_id FROM replay_item WHERE replay_id = $1 LIMIT $2)") {}

Result<void> ReplayItemTable::insert(ReplayId replay, const ReplayItemRow& item) {
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, replay.value);
  s.bind(2, item.delivery.value);
  s.bind(3, static_cast<std::int64_t>(item.state));
  s.bind(4, static_cast<std::int64_t>(item.cause));
  s.bind(5, item.attempts);
  s.bind(6, item.leaseEpoch);
  s.bind(7, item.configVersion);
  s.bindText(8, item.effects);
  s.bind(9, item.why ? static_cast<std::int64_t>(*item.why) : kNoWhy);
  s.bindText(10, item.note);
  s.bind(11, item.asks ? 1 : 0);
  return runStatement(s);
}

Result<std::vector<ReplayItemRow>> ReplayItemTable::page(ReplayId replay, DeliveryId after, std::int64_t limit) {
  return readPage(m_page, replay, after, limit);
}

Result<std::vector<ReplayItemRow>> ReplayItemTable::frozen(ReplayId replay, DeliveryId after, std::int64_t limit) {
  return readPage(m_frozen, replay, after, limit);
}

Result<std::vector<ReplayWatch>> ReplayItemTable::watched(ReplayId replay, std::int64_t limit) {
  auto statement = m_watched.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, replay.value);
  rows->bind(2, limit);
  std::vector<ReplayWatch> out;
  for (;;) {
    auto row = rows->step();
    if (!row) return std::move(row).error();
    if (!*row) return out;
    out.push_back({DeliveryId{rows->integer(0)}, static_cast<domain::DeliveryState>(rows->integer(1)),
                   plainLane(rows->integer(2)), fromMicros(rows->integer(3)), rows->integer(4),
                   rows->integer(5) > 0});
  }
}

Result<void> ReplayItemTable::release(ReplayId replay, DeliveryId delivery, std::int64_t round, UtcTime at) {
  auto statement = m_release.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, replay.value);
  (*statement)->bind(2, delivery.value);
  (*statement)->bind(3, round);
  (*statement)->bind(4, toMicros(at));
  return exactlyOne((*statement)->run(), delivery);
}

Result<void> ReplayItemTable::end(ReplayId replay, DeliveryId delivery, ReplayItemState from, ReplayItemState to,
                                  std::string_view note) {
  auto statement = m_end.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, replay.value);
  (*statement)->bind(2, delivery.value);
  (*statement)->bind(3, static_cast<std::int64_t>(from));
  (*statement)->bind(4, static_cast<std::int64_t>(to));
  (*statement)->bindText(5, note);
  return exactlyOne((*statement)->run(), delivery);
}

Result<bool> ReplayItemTable::leave(ReplayId replay, DeliveryId delivery, std::string_view note) {
  auto statement = m_leave.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, replay.value);
  (*statement)->bind(2, delivery.value);
  (*statement)->bindText(3, note);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  return *changed == 1;
}

Result<std::int64_t> ReplayItemTable::remove(ReplayId replay, std::int64_t limit) {
  auto statement = m_remove.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, replay.value);
  (*statement)->bind(2, limit);
  return (*statement)->run();
}

ReplayHoldTable::ReplayHoldTable(Connection& connection) noexcept
    : m_span(connection, "SELECT count(*), coalesce(max(delivery_id), 0) FROM (SELECT delivery_id FROM replay_item "
                         "WHERE replay_id = $1 AND delivery_id > $2 AND state = 0 ORDER BY delivery_id LIMIT $3) s"),
      m_take(connection, "INSERT INTO replay_hold (delivery_id, replay_id) SELECT delivery_id, $1 FROM replay_item "
                         "WHERE replay_id = $1 AND delivery_id > $2 AND delivery_id <= $3 AND state = 0 "
                         "AND EXISTS (SELECT 1 FROM delivery d WHERE d.delivery_id = replay_item.delivery_id "
                         "AND d.state = 5) ON CONFLICT (delivery_id) DO NOTHING"),
      m_gone(connection, "SELECT count(*) FROM replay_item "
                         "WHERE replay_id = $1 AND delivery_id > $2 AND delivery_id <= $3 AND state = 0 "
                         "AND EXISTS (SELECT 1 FROM delivery d WHERE d.delivery_id = replay_item.delivery_id "
                         "AND d.state <> 5)"),
      m_holder(connection, "SELECT replay_id FROM replay_hold WHERE delivery_id = $1"),
      m_count(connection, "SELECT count(*) FROM replay_hold WHERE replay_id = $1"),
      m_letGo(connection, "DELETE FROM replay_hold WHERE delivery_id = $1 AND replay_id = $2"),
      m_letGoFrozen(connection,
                    "DELETE FROM replay_hold WHERE delivery_id IN (SELECT h.delivery_id FROM replay_hold h "
                    "JOIN replay_item i ON i.replay_id = h.replay_id AND i.delivery_id = h.delivery_id "
                    "WHERE h.replay_id = $1 AND i.state <> 2 LIMIT $2)") {}

Result<std::int64_t> ReplayHoldTable::take(ReplayId replay, std::int64_t after, std::int64_t limit) {
  std::int64_t wanted = 0;
  std::int64_t last = 0;
  {
    auto statement = m_span.get();
    if (!statement) return std::move(statement).error();
    const StatementScope rows(**statement);
    rows->bind(1, replay.value);
    rows->bind(2, after);
    rows->bind(3, limit);
    auto row = rows->step();
    if (!row) return std::move(row).error();
    wanted = rows->integer(0);
    last = rows->integer(1);
  }
  if (wanted == 0) return std::int64_t{0};
  auto statement = m_take.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, replay.value);
  (*statement)->bind(2, after);
  (*statement)->bind(3, last);
  const auto taken = (*statement)->run();
  if (!taken) return taken.error();
  if (*taken == wanted) return last;
  const auto gone = noLetters(replay, after, last);
  if (!gone) return gone.error();
  if (*gone > 0)
    return previewAgain(*gone, " delivery is no dead letter any more", " deliveries are no dead letters any more");
  return previewAgain(wanted - *taken, " delivery is in another open replay by now",
                      " deliveries are in another open replay by now");
}

Result<std::int64_t> ReplayHoldTable::noLetters(ReplayId replay, std::int64_t after, std::int64_t last) {
  auto statement = m_gone.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, replay.value);
  rows->bind(2, after);
  rows->bind(3, last);
  auto row = rows->step();
  if (!row) return std::move(row).error();
  return rows->integer(0);
}

Result<std::optional<ReplayId>> ReplayHoldTable::holder(DeliveryId delivery) {
  auto statement = m_holder.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, delivery.value);
  auto row = rows->step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<ReplayId>{};
  return std::optional{ReplayId{rows->integer(0)}};
}

Result<std::int64_t> ReplayHoldTable::count(ReplayId replay) {
  auto statement = m_count.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, replay.value);
  auto row = rows->step();
  if (!row) return std::move(row).error();
  return rows->integer(0);
}

Result<void> ReplayHoldTable::letGo(ReplayId replay, DeliveryId delivery) {
  auto statement = m_letGo.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, delivery.value);
  (*statement)->bind(2, replay.value);
  return runStatement(**statement);
}

Result<std::int64_t> ReplayHoldTable::letGoFrozen(ReplayId replay, std::int64_t limit) {
  auto statement = m_letGoFrozen.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, replay.value);
  (*statement)->bind(2, limit);
  return (*statement)->run();
}

}  // namespace ack::store
