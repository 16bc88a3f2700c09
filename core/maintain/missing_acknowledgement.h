#pragma once
// A person's word that acknowledged events which a start found missing were seen to (asked for again, or given up),
// so that `check` and the screens stop repeating it. How many were ever missing stays on record.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/store/connection.h"

#include <cstdint>
#include <string_view>

namespace ack::maintain {

/// Answers how many were newly acknowledged, noted with `by`, `reason` and `now`: within the caller's open write
/// transaction. invalid for an empty reason; conflict where nothing is open; the store's error otherwise.
Result<std::int64_t> acknowledgeMissing(store::Connection& connection, std::string_view reason, std::string_view by,
                                        UtcTime now);

}  // namespace ack::maintain
