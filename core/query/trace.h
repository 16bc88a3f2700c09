#pragma once
// From any ID a person may hold to the deliveries it belongs to.
#include "core/query/snapshot.h"
#include "core/query/views.h"

namespace ack::query {

constexpr std::size_t kMaxTraceMatches = 20;

/// Our own IDs (dlv_ arr_ eff_ led_ inb_), else an event ID of any source and tenant, a provider's request ID, or a
/// business key. notFound where no such ID exists; invalid for an empty or overlong one.
Result<TraceAnswer> traceId(const QueryContext& context, std::string_view id);

}  // namespace ack::query
