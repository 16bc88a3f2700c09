#include "core/store/alert_table.h"

#include "core/store/run_statement.h"

namespace ack::store {
namespace {

/// nullopt for a kind that only a newer program knows: it is left alone.
std::optional<LivingAlert> readAlert(const Statement& row) {
  const auto kind = domain::alertKindFrom(row.text(1));
  if (!kind) return std::nullopt;
  return LivingAlert{AlertId{row.integer(0)},
                     *kind,
                     std::string(row.text(2)),
                     static_cast<domain::AlertState>(row.integer(3)),
                     fromMicros(row.integer(4)),
                     row.integer(5),
                     std::string(row.text(6)),
                     std::string(row.text(7)),
                     row.integer(8),
                     fromMicros(row.integer(9))};
}

}  // namespace

AlertTable::AlertTable(Connection& connection)
    : m_raise(connection, "INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text)"
                          " VALUES ($1, $2, $3, $3, 1, $4) ON CONFLICT (kind, subject) WHERE state < 2 DO UPDATE SET"
                          " last_at_us = excluded.last_at_us, count = alert.count + 1, text = excluded.text"),
      m_put(connection, "INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text, owner)"
                        " VALUES ($1, $2, $3, $3, $4, $5, $6) ON CONFLICT (kind, subject) WHERE state < 2 DO UPDATE"
                        " SET last_at_us = excluded.last_at_us, count = excluded.count, text = excluded.text, state ="
                        " CASE WHEN $7 = 1 AND excluded.count > alert.count AND excluded.count > alert.told_count"
                        " THEN 0 ELSE alert.state END, acknowledged_by ="
                        " CASE WHEN $7 = 1 AND excluded.count > alert.count AND excluded.count > alert.told_count"
                        " THEN '' ELSE alert.acknowledged_by END, acknowledged_at_us ="
                        " CASE WHEN $7 = 1 AND excluded.count > alert.count AND excluded.count > alert.told_count"
                        " THEN 0 ELSE alert.acknowledged_at_us END"),
      m_endedLately(connection, "SELECT alert_id, resolved_by, first_at_us FROM alert WHERE state = 2 AND kind = $1"
                                " AND subject = $2 AND resolved_at_us >= $3 AND NOT EXISTS (SELECT 1 FROM alert l"
                                " WHERE l.state < 2 AND l.kind = $1 AND l.subject = $2)"
                                " ORDER BY resolved_at_us DESC, alert_id DESC LIMIT 1"),
      m_reopen(connection, "UPDATE alert SET state = 0, last_at_us = $2, count = $3, text = $4, owner = $5,"
                           " acknowledged_by = '', acknowledged_at_us = 0, resolved_at_us = 0, told_count = 0,"
                           " told_at_us = 0 WHERE alert_id = $1 AND state = 2 AND resolved_by = ''"),
      m_living(connection, "SELECT alert_id, kind, subject, state, last_at_us, count, text, owner, told_count, "
                           "told_at_us FROM alert INDEXED BY alert_living WHERE state < 2 ORDER BY alert_id"),
      m_find(connection, "SELECT alert_id, kind, subject, state, last_at_us, count, text, owner, told_count, "
                         "told_at_us FROM alert WHERE state < 2 AND kind = $1 AND subject = $2"),
      m_end(connection, "UPDATE alert SET state = 2, resolved_at_us = $1, resolved_by = '' WHERE alert_id = $2 AND"
                        " state < 2 AND last_at_us = $3 AND count = $4"),
      m_greatest(connection, "SELECT max(count) FROM alert WHERE state = 2 AND kind = $1 AND subject = $2"),
      m_told(connection, "UPDATE alert SET told_count = $1, told_at_us = $2 WHERE alert_id = $3"),
      m_give(connection, "UPDATE alert SET owner = $1 WHERE alert_id = $2 AND state < 2 AND owner = '' AND"
                         " told_at_us = 0"),
      m_handOver(connection, "UPDATE alert SET owner = '' WHERE state < 2 AND lower(owner) = lower($1)") {}

Result<void> AlertTable::raise(domain::AlertKind kind, std::string_view subject, UtcTime at, std::string_view text) {
  auto statement = m_raise.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, domain::toText(kind));
  (*statement)->bindText(2, subject);
  (*statement)->bind(3, toMicros(at));
  (*statement)->bindText(4, text);
  return runStatement(**statement);
}

Result<void> AlertTable::put(const AlertSighting& sighting, UtcTime at) {
  auto statement = m_put.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, domain::toText(sighting.kind));
  (*statement)->bindText(2, sighting.subject);
  (*statement)->bind(3, toMicros(at));
  (*statement)->bind(4, sighting.count);
  (*statement)->bindText(5, sighting.text);
  (*statement)->bindText(6, sighting.owner);
  (*statement)->bind(7, domain::countIsStage(sighting.kind) ? 1 : 0);
  return runStatement(**statement);
}

Result<std::optional<AlertId>> AlertTable::reopen(const AlertSighting& sighting, UtcTime endedSince,
                                                  UtcTime begunSince, UtcTime at) {
  std::optional<AlertId> last;
  {
    auto statement = m_endedLately.get();
    if (!statement) return statement.error();
    const StatementScope row(**statement);
    row->bindText(1, domain::toText(sighting.kind));
    row->bindText(2, sighting.subject);
    row->bind(3, toMicros(endedSince));
    const auto found = row->step();
    if (!found) return found.error();
    if (!*found || !row->text(1).empty() || fromMicros(row->integer(2)) < begunSince) return last;
    last = AlertId{row->integer(0)};
  }
  auto statement = m_reopen.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, last->value);
  (*statement)->bind(2, toMicros(at));
  (*statement)->bind(3, sighting.count);
  (*statement)->bindText(4, sighting.text);
  (*statement)->bindText(5, sighting.owner);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  return *changed == 1 ? last : std::nullopt;
}

Result<std::vector<LivingAlert>> AlertTable::living() {
  auto statement = m_living.get();
  if (!statement) return statement.error();
  const StatementScope scope(**statement);
  std::vector<LivingAlert> rows;
  for (;;) {
    const auto stepped = scope->step();
    if (!stepped) return stepped.error();
    if (!*stepped) return rows;
    if (auto row = readAlert(**statement)) rows.push_back(std::move(*row));
  }
}

Result<std::optional<LivingAlert>> AlertTable::findLiving(domain::AlertKind kind, std::string_view subject) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope scope(**statement);
  scope->bindText(1, domain::toText(kind));
  scope->bindText(2, subject);
  const auto stepped = scope->step();
  if (!stepped) return stepped.error();
  if (!*stepped) return std::optional<LivingAlert>{};
  return readAlert(**statement);
}

Result<bool> AlertTable::end(const LivingAlert& seen, UtcTime at) {
  auto statement = m_end.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, toMicros(at));
  (*statement)->bind(2, seen.id.value);
  (*statement)->bind(3, toMicros(seen.lastAt));
  (*statement)->bind(4, seen.count);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  return *changed > 0;
}

Result<std::int64_t> AlertTable::greatestResolved(domain::AlertKind kind, std::string_view subject) {
  auto statement = m_greatest.get();
  if (!statement) return statement.error();
  const StatementScope scope(**statement);
  scope->bindText(1, domain::toText(kind));
  scope->bindText(2, subject);
  const auto stepped = scope->step();
  if (!stepped) return stepped.error();
  return *stepped && !scope->isNull(0) ? scope->integer(0) : 0;
}

Result<void> AlertTable::markTold(AlertId id, std::int64_t count, UtcTime at) {
  auto statement = m_told.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, count);
  (*statement)->bind(2, toMicros(at));
  (*statement)->bind(3, id.value);
  return runStatement(**statement);
}

Result<void> AlertTable::giveAtOpening(AlertId id, std::string_view owner) {
  auto statement = m_give.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, owner);
  (*statement)->bind(2, id.value);
  return runStatement(**statement);
}

Result<std::int64_t> AlertTable::handOver(std::string_view owner) {
  auto statement = m_handOver.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, owner);
  return (*statement)->run();
}

FingerprintTable::FingerprintTable(Connection& connection)
    : m_insert(connection, "INSERT INTO fingerprint (source_id, fingerprint, delivery_id) VALUES ($1, $2, $3)"
                           " ON CONFLICT (source_id, fingerprint) DO NOTHING"),
      m_find(connection, "SELECT delivery_id FROM fingerprint WHERE source_id = $1 AND fingerprint = $2") {}

Result<std::optional<DeliveryId>> FingerprintTable::remember(SourceId source, std::string_view fingerprint,
                                                             DeliveryId delivery) {
  auto insert = m_insert.get();
  if (!insert) return insert.error();
  (*insert)->bind(1, source.value);
  (*insert)->bindBlob(2, fingerprint);
  (*insert)->bind(3, delivery.value);
  const auto changed = (*insert)->run();
  if (!changed) return changed.error();
  if (*changed > 0) return std::optional<DeliveryId>{};
  auto first = find(source, fingerprint);
  if (first && !*first) return Error{ErrorCode::internal, "the fingerprint that stood in the way is gone"};
  return first;
}

Result<std::optional<DeliveryId>> FingerprintTable::find(SourceId source, std::string_view fingerprint) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, source.value);
  find->bindBlob(2, fingerprint);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<DeliveryId>{};
  return std::optional(DeliveryId{find->integer(0)});
}

}  // namespace ack::store
