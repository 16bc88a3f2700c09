#pragma once
// Times as text. Reading follows one documented rule, RFC 3339 with a mandatory zone; a time without a zone is
// refused, never taken as local time.
#include "core/base/clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace ack::base {

/// "2026-03-11T14:29:41.207000Z": RFC 3339, UTC, always six decimals.
std::string toRfc3339(UtcTime time);
/// "2026-03-11T14:29:41.207Z": RFC 3339, UTC, milliseconds (exports and screens).
std::string toRfc3339Millis(UtcTime time);

/// "10 s", "4 h", "3 d", "27.6 h": short, in the largest unit of which there are two, or exactly one.
std::string spanText(std::chrono::seconds span);

/// RFC 3339 section 5.6: date, 'T' (or 't', or one space), time, optional '.' and 1 to 9+ digits (cut to
/// microseconds), then 'Z', 'z' or ±hh:mm. Hours 00–23; second 60 is read as the last microsecond-free second (59) of
/// that minute plus one. Years 1970–9999. nullopt for anything else, also for a missing zone or a comma fraction.
std::optional<UtcTime> fromRfc3339(std::string_view text) noexcept;

/// Seconds since 1970 as decimal text with an optional fraction ("1534108637.153125"), cut to microseconds, read
/// without a floating-point number. Not negative, at most year 9999.
std::optional<UtcTime> fromUnixSeconds(std::string_view text) noexcept;
/// Whole milliseconds since 1970, digits only.
std::optional<UtcTime> fromUnixMillis(std::string_view text) noexcept;

}  // namespace ack::base
