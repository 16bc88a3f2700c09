#pragma once
// One delivery with its whole story, and its payload with everything personal masked.
#include "core/crypto/vault.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <optional>

namespace ack::query {

constexpr int kMaxArrivalsEachEnd = 100;
constexpr std::size_t kMaxAuditEntries = 200;

/// notFound where there is no such delivery.
Result<DeliveryStory> readStory(const QueryContext& context, DeliveryId id);
/// The lines of one delivery, oldest first.
Result<std::vector<LedgerView>> readLedgerOf(const QueryContext& context, DeliveryId id);
/// Columns and reading of an arrival; the table must be called a, a delivery's own result column r.
ArrivalView readArrival(const QueryContext& context, const store::Statement& row);
const std::string& arrivalColumns();

}  // namespace ack::query
