#pragma once
// What people did in the demo about the letters that the archive's old password left behind: the first few were
// replayed and are done, the many of this afternoon wait for a second person. Real deeds of the demo's people, each
// in the trail.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/provider/provider.h"

#include <filesystem>
#include <memory>

namespace ack::app::demo {

/// Asks for both replays; the first runs at once, beside the running engine. `between` parts the first letters from
/// the many by when they were received. Errors are those of the deeds. Thread: any; takes some tenths of a second.
Result<void> tellReplays(const std::filesystem::path& data, const Clock& clock,
                         std::shared_ptr<const provider::ProviderRegistry> providers, UtcTime between);

}  // namespace ack::app::demo
