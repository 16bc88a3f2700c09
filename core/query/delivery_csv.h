#pragma once
// A list of deliveries as CSV (RFC 4180): the columns that a person has in sight, with the store's own words and
// whole values instead of what fits a row. What came from outside goes through csvCell().
#include "core/query/views.h"

#include <string>
#include <vector>

namespace ack::query {

/// In the order of the screen. An export begins with delivery_id, whatever is shown.
enum class DeliveryColumn { state, eventId, source, type, attempts, next, age, arrivals };
constexpr int kDeliveryColumns = 8;

/// With its line end (CR LF); a screen's column may be two of the file's: attempts and max_attempts.
std::string deliveryCsvHeader(const std::vector<DeliveryColumn>& columns);
std::string deliveryCsvLine(const DeliveryRow& row, const std::vector<DeliveryColumn>& columns);

}  // namespace ack::query
