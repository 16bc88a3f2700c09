#pragma once
// One line of the `verify` command: a signature case in the form of the shared vectors, judged by its own recipe
// where it brings a whole one, else by the built-in provider it names.
#include "core/provider/provider.h"

#include <string>
#include <string_view>

namespace ack::provider {

/// `line` is {"id", "provider", "secrets" / "public_keys", "scheme", "method", "url", "headers" [[name, value]…],
/// "body" or "body_b64", "now", "tolerance_s", "recipe"}; other fields are not looked at. Returns {"id", "verdict",
/// "event_id", "occurred_at", "why"} as JSON text. event_id and occurred_at are null unless the verdict is valid or
/// stale and the event could be identified; a batch gives a list of IDs. Without tolerance_s the age is not judged. A
/// provider that is neither built in nor comes with a recipe we understand is "invalid" with why "unsupported".
/// invalid for a line that is no case. Thread: any.
Result<std::string> verifyCase(const ProviderRegistry& registry, std::string_view line);

/// The verdict line for one that verifyCase() could not read: one line out for each, and never "valid".
std::string malformedCase(std::string_view line);

}  // namespace ack::provider
