#pragma once
// The spellings of time that providers use: in signatures (judged against the window) and in payloads (when the event
// happened).
#include "core/base/clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace ack::provider {

/// Unit of a signed timestamp.
enum class TimeUnit : std::uint8_t { seconds, millis, micros, iso };

/// Microseconds since 1970. Digits only for the numeric units; a number that fits 64 bits but no time is the largest
/// time, and so too new, never wrapped round into the window. nullopt for any other text.
std::optional<UtcTime> readSignedTime(std::string_view text, TimeUnit unit) noexcept;
/// The text that readSignedTime reads back.
std::string writeSignedTime(UtcTime time, TimeUnit unit);

/// How a payload spells when something happened.
enum class TimeFormat : std::uint8_t {
  iso,      ///< RFC 3339
  seconds,  ///< since 1970, with or without a fraction (Slack's ts)
  millis,   ///< since 1970
  rfc2822,  ///< "Tue, 14 Nov 2023 22:13:20 +0000"
  sqlUtc,   ///< "2018-10-25 12:10:29", documented as UTC
};
/// nullopt where the text is not of that form: a wrong time would be worse than none.
std::optional<UtcTime> readTime(std::string_view text, TimeFormat format);

}  // namespace ack::provider
