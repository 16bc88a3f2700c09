#include "core/provider/time_forms.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"

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
std::optional<UtcTime> readRfc2822(std::string_view text) noexcept {
  if (const std::size_t comma = text.find(", "); comma == 3) text.remove_prefix(5);
  const std::size_t space = text.find(' ');
  if (space != 1 && space != 2) return std::nullopt;
  const std::string day = (space == 1 ? "0" : "") + std::string(text.substr(0, space));
  text.remove_prefix(space + 1);
  if (text.size() != 23 && text.size() != 21) return std::nullopt;  // "Nov 2023 22:13:20 +0000" or "… GMT"
  for (std::size_t month = 0; month < kMonths.size(); ++month) {
    if (text.substr(0, 3) != kMonths[month]) continue;
    std::string zone(text.substr(18));
    if (zone == "GMT")
      zone = "Z";
    else if (zone.size() == 5)
      zone.insert(3, ":");
    const std::string number = std::to_string(month + 1);
    return base::fromRfc3339(std::string(text.substr(4, 4)) + "-" + (number.size() == 1 ? "0" : "") + number + "-" +
                             day + "T" + std::string(text.substr(9, 8)) + zone);
  }
  return std::nullopt;
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

std::optional<UtcTime> readTime(std::string_view text, TimeFormat format) noexcept {
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
