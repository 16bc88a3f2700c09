#pragma once
// What people did in the demo about the letters that the archive's old password left behind: the first few were
// replayed and are done, the many of this afternoon wait for a second person. Real deeds of the demo's people, each
// in the trail.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/provider/provider.h"

#include <atomic>
#include <filesystem>
#include <memory>

namespace ack::app::demo {

/// Waits until `letters` dead letters of the archive's old password stand, at most some seconds, or until `stop` is
/// set. Errors are those of the reader. Thread: any.
Result<void> awaitLetters(const std::filesystem::path& data, const Clock& clock,
                          std::shared_ptr<const provider::ProviderRegistry> providers, std::int64_t letters,
                          const std::atomic<bool>& stop);

/// Asks for both replays; the first runs at once, beside the running engine. `between` parts the first letters from
/// the many by when they were received. The second is asked for also where the first was refused; the first error of
/// the deeds is returned, and nobody stays signed in. Thread: any; takes some tenths of a second.
Result<void> tellReplays(const std::filesystem::path& data, const Clock& clock,
                         std::shared_ptr<const provider::ProviderRegistry> providers, UtcTime between);

}  // namespace ack::app::demo
