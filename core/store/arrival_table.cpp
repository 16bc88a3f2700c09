#include "core/store/arrival_table.h"

namespace ack::store {

ArrivalTable::ArrivalTable(Connection& connection)
    : m_connection(connection),
      m_insert(connection, "INSERT INTO arrival (at_us, source_id, delivery_id, result, signature, content_mismatch,"
                           " body_sha256, body_bytes, peer, request_id)"
                           " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"),
      m_insertElement(connection, "INSERT INTO arrival_event (arrival_id, position, delivery_id, result)"
                                  " VALUES ($1, $2, $3, $4)") {}

Result<ArrivalId> ArrivalTable::insert(const NewArrival& arrival) {
  auto statement = m_insert.get();
  if (!statement) return statement.error();
  Statement& insert = **statement;
  insert.bind(1, toMicros(arrival.at));
  insert.bind(2, arrival.source.value);
  if (arrival.delivery)
    insert.bind(3, arrival.delivery->value);
  else
    insert.bindNull(3);
  insert.bind(4, static_cast<std::int64_t>(arrival.result));
  insert.bindText(5, arrival.signature);
  insert.bind(6, arrival.contentMismatch ? 1 : 0);
  insert.bindBlob(7, arrival.bodySha256);
  insert.bind(8, arrival.bodyBytes);
  insert.bindText(9, arrival.peer);
  insert.bindText(10, arrival.requestId);
  if (auto ran = insert.run(); !ran) return ran.error();
  return ArrivalId{m_connection.lastInsertId()};
}

Result<void> ArrivalTable::insertElement(ArrivalId arrival, std::int64_t position, DeliveryId delivery,
                                         domain::ArrivalResult result) {
  auto statement = m_insertElement.get();
  if (!statement) return statement.error();
  Statement& insert = **statement;
  insert.bind(1, arrival.value);
  insert.bind(2, position);
  insert.bind(3, delivery.value);
  insert.bind(4, static_cast<std::int64_t>(result));
  const auto ran = insert.run();
  return ran ? Result<void>{} : ran.error();
}

}  // namespace ack::store
