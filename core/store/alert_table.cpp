#include "core/store/alert_table.h"

namespace ack::store {

AlertTable::AlertTable(Connection& connection)
    : m_raise(connection, "INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text)"
                          " VALUES ($1, $2, $3, $3, 1, $4) ON CONFLICT (kind, subject) WHERE state < 2 DO UPDATE SET"
                          " last_at_us = excluded.last_at_us, count = alert.count + 1, text = excluded.text") {}

Result<void> AlertTable::raise(std::string_view kind, std::string_view subject, UtcTime at, std::string_view text) {
  auto statement = m_raise.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, kind);
  (*statement)->bindText(2, subject);
  (*statement)->bind(3, toMicros(at));
  (*statement)->bindText(4, text);
  const auto ran = (*statement)->run();
  return ran ? Result<void>{} : ran.error();
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
