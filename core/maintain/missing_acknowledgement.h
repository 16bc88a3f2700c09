#pragma once
// A person's word that acknowledged events which a start found missing were seen to (asked for again, or given up),
// so that `check` and the screens stop repeating it. How many were ever missing stays on record.
#include "core/base/clock.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace ack::maintain {

/// Answers how many were newly acknowledged; durable when it returns, and noted with `by`, `reason` and `now`. Works
/// beside a running engine. invalid for an empty reason; conflict where nothing is open; the store's error otherwise.
Result<std::int64_t> acknowledgeMissing(const std::filesystem::path& data, std::string_view reason,
                                        std::string_view by, UtcTime now);

}  // namespace ack::maintain
