#include "core/provider/time_forms.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace ack::provider {
namespace {

constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

UtcTime scaled(std::uint64_t value, std::uint64_t micros) noexcept {
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  return fromMicros(static_cast<std::int64_t>(value > kMost / micros ? kMost : value * micros));
}

/// RFC 2822 3.3 in the form everyone writes, rewritten as RFC 3339: "[Tue, ]14 Nov 2023 22:13:20 +0000".
std::optional<UtcTime> readRfc2822(std::string_view text) {
  if (text.find(", ") == 3) text.remove_prefix(5);
  const std::size_t space = text.find(' ');
  if (space != 1 && space != 2) return std::nullopt;
  const std::string_view day = text.substr(0, space);
  text.remove_prefix(space + 1);
  if (text.size() != 23 && text.size() != 21) return std::nullopt;  // "Nov 2023 22:13:20 +0000" or "… GMT"
  const auto month = std::find(kMonths.begin(), kMonths.end(), text.substr(0, 3));
  if (month == kMonths.end()) return std::nullopt;
  const auto twoDigits = [](std::string& out, std::string_view digits) {
    if (digits.size() == 1) out += '0';
    out += digits;
  };
  std::string rfc3339(text.substr(4, 4));
  rfc3339 += '-';
  twoDigits(rfc3339, std::to_string(month - kMonths.begin() + 1));
  rfc3339 += '-';
  twoDigits(rfc3339, day);
  rfc3339 += 'T';
  rfc3339 += text.substr(9, 8);
  const std::string_view zone = text.substr(18);
  if (zone == "GMT") {
    rfc3339 += 'Z';
  } else {
    rfc3339 += zone.substr(0, 3);
    rfc3339 += ':';
    rfc3339 += zone.substr(3);
  }
  return base::fromRfc3339(rfc3339);
}

}  // namespace

std::optional<UtcTime> readSignedTime(std::string_view text, TimeUnit unit) noexcept {
  if (unit == TimeUnit::iso) return base::fromRfc3339(text);
  const auto value = base::parseDigits(text);
  if (!value) return std::nullopt;
  switch (unit) {
  case TimeUnit::seconds:
    return scaled(*value, 1'000'000);
  case TimeUnit::millis:
    return scaled(*value, 1'000);
  case TimeUnit::micros:
    return scaled(*value, 1);
  case TimeUnit::iso:
    break;
  }
  return std::nullopt;
}

std::string writeSignedTime(UtcTime time, TimeUnit unit) {
  const std::int64_t micros = toMicros(time);
  switch (unit) {
  case TimeUnit::seconds:
    return std::to_string(micros / 1'000'000);
  case TimeUnit::millis:
    return std::to_string(micros / 1'000);
  case TimeUnit::micros:
    return std::to_string(micros);
  case TimeUnit::iso:
    return base::toRfc3339Millis(time);
  }
  std::abort();
}

std::optional<UtcTime> readTime(std::string_view text, TimeFormat format) {
  switch (format) {
  case TimeFormat::iso:
    return base::fromRfc3339(text);
  case TimeFormat::seconds:
    return base::fromUnixSeconds(text);
  case TimeFormat::millis:
    return base::fromUnixMillis(text);
  case TimeFormat::rfc2822:
    return readRfc2822(text);
  case TimeFormat::sqlUtc:
    return text.size() == 19 ? base::fromRfc3339(std::string(text) + "Z") : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace ack::provider
