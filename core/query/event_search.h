#pragma once
// Finds deliveries by event ID without an index on the event ID alone (one more index would cost every accept): for
// each source and each of its tenants, the unique index of the identity is probed. Tenants are enumerated by skipping
// through that same index.
#include "core/query/snapshot.h"

#include <functional>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::query {

/// Index probes a search may spend on enumerating tenants.
constexpr int kMaxTenantProbes = 50'000;

/// Calls `each(source number, tenant)` for every pair that has deliveries, until it answers an error or false. full
/// where kMaxTenantProbes did not suffice.
Result<void> eachTenant(const QueryContext& context,
                        const std::function<Result<bool>(std::int64_t, std::string_view)>& each);

/// Deliveries whose event ID is exactly `eventId`, whatever source and tenant; at most `limit`.
Result<std::vector<DeliveryId>> findByEventId(const QueryContext& context, std::string_view eventId, int limit);
/// Deliveries whose event ID begins with `prefix`; stops at `limit`, in no order.
Result<std::vector<DeliveryId>> findByEventPrefix(const QueryContext& context, std::string_view prefix, int limit);

}  // namespace ack::query
