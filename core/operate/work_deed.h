#pragma once
// A deed that changes deliveries, effects or ledger: the frame of deed_frame.h with the store's tables and counters
// in the same transaction, as the writer's own commands have them. A running engine notices the changed totals by
// itself.
#include "core/operate/deed_frame.h"
#include "core/store/writer.h"

#include <functional>

namespace ack::operate {

/// Every change of a delivery's state passes `context.counters`, or the totals drift.
using StoreWork = std::function<Result<Change>(const access::Actor& actor, store::WriteContext& context)>;

/// As perform(); what `work` counted is written in the same commit. Thread: that of the desk's connection; never a
/// GUI thread.
Result<void> performOnStore(const Desk& desk, const Caller& caller, access::Permission permission, audit::Deed deed,
                            const StoreWork& work);

}  // namespace ack::operate
