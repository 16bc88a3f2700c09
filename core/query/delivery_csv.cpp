#include "core/query/delivery_csv.h"

#include "core/base/time_text.h"
#include "core/query/csv_cell.h"

namespace ack::query {
namespace {

const char* nameOf(DeliveryColumn column) {
  switch (column) {
  case DeliveryColumn::state:
    return "state,cause";
  case DeliveryColumn::eventId:
    return "event_id,tenant";
  case DeliveryColumn::source:
    return "source";
  case DeliveryColumn::type:
    return "type";
  case DeliveryColumn::attempts:
    return "attempts,max_attempts";
  case DeliveryColumn::next:
    return "next_at_utc";
  case DeliveryColumn::age:
    return "received_at_utc";
  case DeliveryColumn::arrivals:
    return "arrivals";
  }
  return "";
}

std::string cellOf(const DeliveryRow& row, DeliveryColumn column) {
  switch (column) {
  case DeliveryColumn::state:
    return std::string(domain::toText(row.state)) + "," +
           (row.cause == domain::DeadCause::none ? std::string() : std::string(domain::toText(row.cause)));
  case DeliveryColumn::eventId:
    return csvCell(row.eventId) + "," + csvCell(row.tenant);
  case DeliveryColumn::source:
    return csvCell(row.source);
  case DeliveryColumn::type:
    return csvCell(row.type);
  case DeliveryColumn::attempts:
    return std::to_string(row.attempts) + "," + std::to_string(row.maxAttempts);
  case DeliveryColumn::next:
    return row.nextAt ? base::toRfc3339Millis(*row.nextAt) : std::string();
  case DeliveryColumn::age:
    return base::toRfc3339Millis(row.receivedAt);
  case DeliveryColumn::arrivals:
    return std::to_string(row.arrivals);
  }
  return {};
}

}  // namespace

std::string deliveryCsvHeader(const std::vector<DeliveryColumn>& columns) {
  std::string line = "delivery_id";
  for (const DeliveryColumn column : columns) line.append(",").append(nameOf(column));
  return line + "\r\n";
}

std::string deliveryCsvLine(const DeliveryRow& row, const std::vector<DeliveryColumn>& columns) {
  std::string line = domain::toText(row.id);
  for (const DeliveryColumn column : columns) line.append(",").append(cellOf(row, column));
  return line + "\r\n";
}

}  // namespace ack::query
