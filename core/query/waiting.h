#pragma once
// Why work waits: what holds a delivery back at this moment, from the rows that hold it. Trace tells it of one
// delivery; the status tells the same holds and failing destinations of all.
#include "core/query/destinations.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <string>
#include <vector>

namespace ack::query {

/// Everything that holds it now, what people do before what passes by itself; empty where it is finished or under
/// way, or a dead letter that is in no open replay. Whether an engine runs at all is not among it. notFound where
/// there is no such delivery.
Result<std::vector<WaitingReason>> readWaiting(const QueryContext& context, DeliveryId id);

/// The same of whole sources and destinations: those that people hold, and those that fail.
std::vector<WaitingReason> holdsOf(const std::vector<DestinationView>& destinations,
                                   const std::vector<HeldSourceView>& heldSources);

/// One sentence without a full stop: "source shop is held by kim since 2026-11-30T06:12:01Z: …".
std::string waitingSentence(const WaitingReason& reason);
/// "source_held", "retry_at" …
std::string_view toText(WaitingReason::Kind kind) noexcept;

}  // namespace ack::query
