#pragma once
// Opens a reader that asks, at every question, whether the one who sits there may see the answer: the reader itself,
// the gate before it, and the desk that the gate looks sessions up at, owned together.
#include "core/operate/deed_frame.h"
#include "core/query/reader.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace ack::app {

/// `who` is asked at every question, on the reader's thread. `use`: looking counts as use of the session (a command,
/// not a screen that refreshes by itself). As query::Reader::open; `clock` outlives it. The desk is opened when the
/// first session is to be looked up.
Result<std::unique_ptr<query::Reader>> openGuardedReader(const std::filesystem::path& data, const Clock& clock,
                                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                                         std::function<operate::Caller()> who, bool use);

}  // namespace ack::app
