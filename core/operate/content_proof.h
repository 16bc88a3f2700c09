#pragma once
// Whether a source's signature covers the body, as the providers say: what the planner must know before it charges.
#include "core/effect/stored_event_planner.h"
#include "core/provider/provider.h"

#include <memory>

namespace ack::operate {

/// Thread: any. Shares the providers, which screens and the engine hold as well.
effect::ContentProofOf contentProofFrom(std::shared_ptr<const provider::ProviderRegistry> providers);

}  // namespace ack::operate
