#include "core/store/effect_table.h"

namespace ack::store {
namespace {

EffectRow rowOf(const Statement& s) {
  return {EffectId{s.integer(0)}, DeliveryId{s.integer(1)}, static_cast<domain::EffectState>(s.integer(2)),
          s.integer(3)};
}

constexpr std::string_view kUncertainOf = "SELECT effect_id, delivery_id, destination_id, attempt, effect_key, "
                                          "outcome_at_us FROM effect WHERE delivery_id = $1 AND destination_id = $2 "
                                          "AND state = 4 ORDER BY effect_id LIMIT 1";
constexpr std::string_view kUncertain = "SELECT effect_id, delivery_id, destination_id, attempt, effect_key, "
                                        "outcome_at_us FROM effect WHERE effect_id = $1 AND state = 4";

Result<std::optional<UncertainEffect>> oneUncertain(Statement& s) {
  const StatementScope scope(s);
  auto row = s.step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<UncertainEffect>{};
  return std::optional<UncertainEffect>{{EffectId{s.integer(0)}, DeliveryId{s.integer(1)}, s.integer(2), s.integer(3),
                                         std::string(s.blob(4)), fromMicros(s.integer(5))}};
}

Result<void> exactlyOne(Result<std::int64_t> changed, EffectId id, const char* expected) {
  if (!changed) return std::move(changed).error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, "effect " + domain::toText(id) + " is not " + expected};
}

}  // namespace

EffectTable::EffectTable(Connection& connection) noexcept
    : m_connection(connection),
      m_insert(connection, "INSERT INTO effect (kind, effect_key, delivery_id, state, destination_id, attempt, "
                           "intent_at_us, outcome_at_us, evidence) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
                           "ON CONFLICT (kind, effect_key) DO NOTHING"),
      m_find(connection, "SELECT effect_id, delivery_id, state, destination_id FROM effect "
                         "WHERE kind = $1 AND effect_key = $2"),
      m_ofDelivery(connection, "SELECT kind, effect_key, destination_id FROM effect WHERE delivery_id = $1 "
                               "ORDER BY effect_id"),
      m_intended(connection, "SELECT effect_id, delivery_id, state, destination_id FROM effect "
                             "WHERE delivery_id = $1 AND state = 1"),
      m_intend(connection, "UPDATE effect SET state = 1, attempt = $3, intent_at_us = $4, outcome_at_us = 0, "
                           "http_status = 0, evidence = '' WHERE effect_id = $1 AND state = $2"),
      m_settle(connection, "UPDATE effect SET state = $2, outcome_at_us = $3, http_status = $4, evidence = $5 "
                           "WHERE effect_id = $1 AND state = 1"),
      m_dropOpen(connection,
                 "UPDATE effect SET state = 5, outcome_at_us = $2, "
                 "evidence = 'the rules no longer ask for it' WHERE delivery_id = $1 AND state IN (0, 3)"),
      m_uncertainOf(connection, kUncertainOf), m_uncertain(connection, kUncertain),
      m_exists(connection, "SELECT 1 FROM effect WHERE effect_id = $1"),
      m_clarify(connection, "UPDATE effect SET state = $3, outcome_at_us = $4, http_status = $5, evidence = $6 "
                            "WHERE effect_id = $1 AND attempt = $2 AND state = 4"),
      m_openOf(connection, "SELECT count(*) FROM effect WHERE delivery_id = $1 AND state NOT IN (2, 5)") {}

Result<std::optional<EffectId>> EffectTable::insert(const NewEffect& effect) {
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, static_cast<std::int64_t>(effect.kind));
  s.bindBlob(2, effect.key);
  s.bind(3, effect.delivery.value);
  s.bind(4, static_cast<std::int64_t>(effect.state));
  s.bind(5, effect.destination);
  s.bind(6, effect.attempt);
  s.bind(7, toMicros(effect.intentAt));
  s.bind(8, toMicros(effect.outcomeAt));
  s.bindText(9, effect.evidence);
  // Not RETURNING: SQLite builds a temporary table for it, which costs as much as the insert.
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  if (*changed == 0) return std::optional<EffectId>{};
  return std::optional<EffectId>{EffectId{m_connection.lastInsertId()}};
}

Result<std::optional<EffectRow>> EffectTable::find(domain::EffectKind kind, std::string_view key) {
  auto statement = m_find.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, static_cast<std::int64_t>(kind));
  s->bindBlob(2, key);
  auto row = s->step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<EffectRow>{};
  return std::optional<EffectRow>{rowOf(**statement)};
}

Result<std::vector<RecordedEffect>> EffectTable::ofDelivery(DeliveryId delivery) {
  auto statement = m_ofDelivery.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, delivery.value);
  std::vector<RecordedEffect> effects;
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) return effects;
    effects.push_back({static_cast<domain::EffectKind>(s->integer(0)), std::string(s->blob(1)), s->integer(2)});
  }
}

Result<std::vector<EffectRow>> EffectTable::intended(DeliveryId delivery) {
  auto statement = m_intended.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, delivery.value);
  std::vector<EffectRow> rows;
  for (;;) {
    auto row = s->step();
    if (!row) return std::move(row).error();
    if (!*row) return rows;
    rows.push_back(rowOf(**statement));
  }
}

Result<void> EffectTable::intend(EffectId id, domain::EffectState from, std::int64_t attempt, UtcTime at) {
  auto statement = m_intend.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, static_cast<std::int64_t>(from));
  s.bind(3, attempt);
  s.bind(4, toMicros(at));
  return exactlyOne(s.run(), id, "in the expected state");
}

Result<void> EffectTable::settle(EffectId id, const EffectOutcome& outcome) {
  auto statement = m_settle.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, static_cast<std::int64_t>(outcome.state));
  s.bind(3, toMicros(outcome.at));
  s.bind(4, outcome.httpStatus);
  s.bindText(5, outcome.evidence);
  return exactlyOne(s.run(), id, "intended");
}

Result<std::optional<UncertainEffect>> EffectTable::uncertain(DeliveryId delivery, std::int64_t destination) {
  auto statement = m_uncertainOf.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, delivery.value);
  (*statement)->bind(2, destination);
  return oneUncertain(**statement);
}

Result<std::optional<UncertainEffect>> EffectTable::uncertain(EffectId id) {
  auto statement = m_uncertain.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, id.value);
  return oneUncertain(**statement);
}

Result<bool> EffectTable::exists(EffectId id) {
  auto statement = m_exists.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, id.value);
  return s->step();
}

Result<void> EffectTable::clarify(EffectId id, std::int64_t attempt, const EffectOutcome& outcome) {
  auto statement = m_clarify.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, attempt);
  s.bind(3, static_cast<std::int64_t>(outcome.state));
  s.bind(4, toMicros(outcome.at));
  s.bind(5, outcome.httpStatus);
  s.bindText(6, outcome.evidence);
  return exactlyOne(s.run(), id, "unknown any more, or another call of it was made");
}

Result<std::int64_t> EffectTable::openOf(DeliveryId delivery) {
  auto statement = m_openOf.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, delivery.value);
  auto row = s->step();
  if (!row) return std::move(row).error();
  return *row ? s->integer(0) : 0;
}

Result<void> EffectTable::dropOpen(DeliveryId delivery, UtcTime at) {
  auto statement = m_dropOpen.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, delivery.value);
  (*statement)->bind(2, toMicros(at));
  auto changed = (*statement)->run();
  if (!changed) return std::move(changed).error();
  return {};
}

}  // namespace ack::store
