#pragma once
// Reading delivery rows: one by number, and pages newest first.
#include "core/query/page_token.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <optional>
#include <string>

namespace ack::query {

/// The columns readDelivery() expects, in its order; the table must be called d.
const std::string& deliveryColumns();
DeliveryRow readDelivery(const QueryContext& context, const store::Statement& row);

/// nullopt where there is no such delivery.
Result<std::optional<DeliveryRow>> findDelivery(const QueryContext& context, DeliveryId id);

/// Rows that a page may look at before it ends early: a rare filter then answers a short page with a `next`, instead
/// of reading the whole table.
constexpr int kMaxRowsLookedAt = 20'000;

/// One page. Unfinished states are read from their partial index in the order of arrival, everything else in the
/// order of the numbers, which is the order of acceptance. invalid for a bad token or limit.
Result<DeliveryPage> deliveryPage(const QueryContext& context, const DeliveryFilter& filter, std::string_view token,
                                  int limit);

}  // namespace ack::query
