#include "core/query/delivery_rows.h"

#include "core/store/delivery_claims.h"

namespace ack::query {

using domain::DeliveryState;

const std::string& deliveryColumns() {
  static const std::string kColumns =
      "d.delivery_id, d.source_id, d.tenant, d.event_id, d.event_type, d.occurred_at_us, d.received_at_us, d.state, "
      "d.cause, d.attempts, d.lane, d.next_at_us, d.settled_at_us, d.owner, d.evidence, d.arrivals";
  return kColumns;
}

DeliveryRow readDelivery(const QueryContext& context, const store::Statement& row) {
  DeliveryRow out;
  out.id = DeliveryId{row.integer(0)};
  out.source = nameOf(context.sources, row.integer(1));
  out.tenant = row.blob(2);
  out.eventId = domain::unpackEventId(row.blob(3));
  out.type = row.text(4);
  if (!row.isNull(5)) out.occurredAt = fromMicros(row.integer(5));
  out.receivedAt = fromMicros(row.integer(6));
  out.state = static_cast<DeliveryState>(row.integer(7));
  out.cause = static_cast<domain::DeadCause>(row.integer(8));
  out.attempts = static_cast<int>(row.integer(9));
  const config::Destination* destination = context.catalogue.destination(store::plainLane(row.integer(10)));
  out.maxAttempts = destination != nullptr && destination->maxAttempts > 0 ? destination->maxAttempts
                                                                           : context.catalogue.settings.maxAttempts;
  if (out.state == DeliveryState::queued || out.state == DeliveryState::retrying)
    out.nextAt = timeOrNever(row.integer(11));
  out.settledAt = timeOrNever(row.integer(12));
  out.owner = row.text(13);
  out.evidence = row.text(14);
  out.arrivals = row.integer(15);
  if (out.state == DeliveryState::dead) {
    const config::Source* source = context.catalogue.source(SourceId{row.integer(1)});
    const auto due = source != nullptr ? source->deadLetterDue : std::nullopt;
    out.dueAt = out.settledAt.value_or(out.receivedAt) + due.value_or(context.catalogue.settings.deadLetterDue);
  }
  return out;
}

Result<std::optional<DeliveryRow>> findDelivery(const QueryContext& context, DeliveryId id) {
  static const std::string kSql = "SELECT " + deliveryColumns() + " FROM delivery d WHERE d.delivery_id = $1";
  std::optional<DeliveryRow> found;
  auto done = eachRow(
      context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        found = readDelivery(context, row);
        return false;
      });
  if (!done) return std::move(done).error();
  return found;
}

}  // namespace ack::query
