#include "core/store/delivery_table.h"

namespace ack::store {

DeliveryTable::DeliveryTable(Connection& connection)
    : m_insert(connection,
               "INSERT INTO delivery (delivery_id, source_id, tenant, event_id, event_type, occurred_at_us,"
               " received_at_us, body_sha256, payload_id, element, state, cause, round_began_us,"
               " next_at_us, settled_at_us, owner, element_sha256, evidence)"
               " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)"
               " ON CONFLICT (source_id, tenant, event_id) DO NOTHING"),
      m_bump(connection, "UPDATE delivery SET arrivals = arrivals + 1"
                         " WHERE source_id = $1 AND tenant = $2 AND event_id = $3"
                         " RETURNING delivery_id, state, CASE length(element_sha256) WHEN 0 THEN body_sha256"
                         " ELSE element_sha256 END"),
      m_find(connection, "SELECT delivery_id FROM delivery WHERE source_id = $1 AND tenant = $2 AND event_id = $3"),
      m_findSame(connection, "SELECT delivery_id FROM delivery WHERE source_id = $1 AND tenant = $2 AND event_id = $3"
                             " AND CASE length(element_sha256) WHEN 0 THEN body_sha256 ELSE element_sha256 END = $4"),
      m_newest(connection, "SELECT coalesce(max(delivery_id), 0) FROM delivery") {}

Result<std::int64_t> DeliveryTable::newest() {
  auto statement = m_newest.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  const auto row = find->step();
  if (!row) return row.error();
  return *row ? find->integer(0) : 0;
}

Result<DeliveryId> DeliveryTable::nextId() {
  if (m_next == 0) {
    const auto last = newest();
    if (!last) return last.error();
    m_next = *last + 1;
  }
  return DeliveryId{m_next};
}

Result<bool> DeliveryTable::insert(const NewDelivery& delivery) {
  auto statement = m_insert.get();
  if (!statement) return statement.error();
  Statement& insert = **statement;
  insert.bind(1, delivery.id.value);
  insert.bind(2, delivery.source.value);
  insert.bindBlob(3, delivery.tenant);
  insert.bindBlob(4, delivery.packedEventId);
  insert.bindText(5, delivery.type);
  if (delivery.occurredAt)
    insert.bind(6, toMicros(*delivery.occurredAt));
  else
    insert.bindNull(6);
  insert.bind(7, toMicros(delivery.receivedAt));
  insert.bindBlob(8, delivery.bodySha256);
  insert.bind(9, delivery.payload);
  insert.bindText(10, delivery.element);
  insert.bind(11, static_cast<std::int64_t>(delivery.state));
  insert.bind(12, static_cast<std::int64_t>(delivery.cause));
  insert.bind(13, toMicros(delivery.nextAt));
  insert.bind(14, toMicros(delivery.nextAt));
  insert.bind(15, delivery.settledAt ? toMicros(*delivery.settledAt) : 0);
  insert.bindText(16, delivery.owner);
  insert.bindBlob(17, delivery.elementSha256);
  insert.bindText(18, delivery.evidence);
  const auto changed = insert.run();
  if (!changed) return changed.error();
  if (*changed == 0) return false;
  m_next = delivery.id.value + 1;
  return true;
}

Result<KnownDelivery> DeliveryTable::bump(SourceId source, std::string_view tenant, std::string_view packedEventId,
                                          std::string_view contentSha256) {
  auto statement = m_bump.get();
  if (!statement) return statement.error();
  const StatementScope bump(**statement);
  bump->bind(1, source.value);
  bump->bindBlob(2, tenant);
  bump->bindBlob(3, packedEventId);
  const auto row = bump->step();
  if (!row) return row.error();
  if (!*row) return Error{ErrorCode::notFound, "the event that stood in the way is gone"};
  return KnownDelivery{DeliveryId{bump->integer(0)}, static_cast<domain::DeliveryState>(bump->integer(1)),
                       bump->blob(2) == contentSha256};
}

Result<std::optional<DeliveryId>> DeliveryTable::find(SourceId source, std::string_view tenant,
                                                      std::string_view packedEventId) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, source.value);
  find->bindBlob(2, tenant);
  find->bindBlob(3, packedEventId);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<DeliveryId>{};
  return std::optional(DeliveryId{find->integer(0)});
}

Result<std::optional<DeliveryId>> DeliveryTable::findSame(SourceId source, std::string_view tenant,
                                                          std::string_view packedEventId,
                                                          std::string_view contentSha256) {
  auto statement = m_findSame.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, source.value);
  find->bindBlob(2, tenant);
  find->bindBlob(3, packedEventId);
  find->bindBlob(4, contentSha256);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<DeliveryId>{};
  return std::optional(DeliveryId{find->integer(0)});
}

}  // namespace ack::store
