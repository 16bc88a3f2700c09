#include "core/base/time_text.h"

#include "core/base/encoding.h"

#include <array>
#include <cstdio>

namespace ack::base {
namespace {

using std::chrono::microseconds;

constexpr std::int64_t kLastSecond = 253'402'300'799;  // 9999-12-31T23:59:59Z

/// Exactly `count` digits at `at`; -1 where they are not.
int digitsAt(std::string_view text, std::size_t at, std::size_t count) noexcept {
  if (at + count > text.size()) return -1;
  int value = 0;
  for (std::size_t i = at; i < at + count; ++i) {
    if (text[i] < '0' || text[i] > '9') return -1;
    value = value * 10 + (text[i] - '0');
  }
  return value;
}

/// Reads ".digits" at `at` and moves `at` behind it; microseconds, further digits cut. -1 for a dot without digits.
std::int64_t fractionAt(std::string_view text, std::size_t& at) noexcept {
  if (at >= text.size() || text[at] != '.') return 0;
  ++at;
  std::int64_t value = 0;
  std::size_t count = 0;
  while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
    if (count < 6) value = value * 10 + (text[at] - '0');
    ++count;
    ++at;
  }
  if (count == 0) return -1;
  for (; count < 6; ++count) value *= 10;
  return value;
}

/// Offset from UTC in minutes at `at`, which must end the text; nullopt where it is missing or wrong.
std::optional<int> zoneAt(std::string_view text, std::size_t at) noexcept {
  if (at + 1 == text.size() && (text[at] == 'Z' || text[at] == 'z')) return 0;
  if (at + 6 != text.size() || (text[at] != '+' && text[at] != '-') || text[at + 3] != ':') return std::nullopt;
  const int hours = digitsAt(text, at + 1, 2);
  const int minutes = digitsAt(text, at + 4, 2);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return std::nullopt;
  return (text[at] == '-' ? -1 : 1) * (hours * 60 + minutes);
}

std::string format(UtcTime time, int decimals) {
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{time - day};
  const auto micros = clock.subseconds().count();
  std::array<char, 64> text{};
  const int length = std::snprintf(
      text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%0*lldZ", static_cast<int>(date.year()),
      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
      static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()), decimals,
      static_cast<long long>(decimals == 3 ? micros / 1000 : micros));
  return std::string(text.data(), static_cast<std::size_t>(length));
}

}  // namespace

std::string toRfc3339(UtcTime time) { return format(time, 6); }
std::string toRfc3339Millis(UtcTime time) { return format(time, 3); }

std::optional<UtcTime> fromRfc3339(std::string_view text) noexcept {
  if (text.size() < 20 || text[4] != '-' || text[7] != '-' || text[13] != ':' || text[16] != ':') return std::nullopt;
  if (text[10] != 'T' && text[10] != 't' && text[10] != ' ') return std::nullopt;
  const int year = digitsAt(text, 0, 4);
  const int month = digitsAt(text, 5, 2);
  const int dayOfMonth = digitsAt(text, 8, 2);
  const int hour = digitsAt(text, 11, 2);
  const int minute = digitsAt(text, 14, 2);
  const int second = digitsAt(text, 17, 2);
  if (year < 1970 || month < 1 || dayOfMonth < 1 || hour < 0 || hour > 23 || minute < 0 || minute > 59 ||
      second < 0 || second > 60)
    return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
                                         std::chrono::day{static_cast<unsigned>(dayOfMonth)}};
  if (!date.ok()) return std::nullopt;
  std::size_t at = 19;
  const std::int64_t micros = fractionAt(text, at);
  const auto zone = zoneAt(text, at);
  if (micros < 0 || !zone) return std::nullopt;
  const auto time = std::chrono::sys_days{date} + std::chrono::hours{hour} + std::chrono::minutes{minute - *zone} +
                    std::chrono::seconds{second} + microseconds{micros};
  if (time.time_since_epoch().count() < 0) return std::nullopt;
  return time;
}

std::optional<UtcTime> fromUnixSeconds(std::string_view text) noexcept {
  const std::size_t dot = text.find('.');
  const auto seconds = parseDigits(text.substr(0, dot));
  if (!seconds || *seconds > static_cast<std::uint64_t>(kLastSecond)) return std::nullopt;
  std::int64_t micros = 0;
  if (dot != std::string_view::npos) {
    std::size_t at = dot;
    micros = fractionAt(text, at);
    if (micros < 0 || at != text.size()) return std::nullopt;
  }
  return UtcTime{std::chrono::seconds{static_cast<std::int64_t>(*seconds)} + microseconds{micros}};
}

std::optional<UtcTime> fromUnixMillis(std::string_view text) noexcept {
  const auto millis = parseDigits(text);
  if (!millis || *millis / 1000 > static_cast<std::uint64_t>(kLastSecond)) return std::nullopt;
  return UtcTime{std::chrono::milliseconds{static_cast<std::int64_t>(*millis)}};
}

std::string spanText(std::chrono::seconds span) {
  const std::int64_t seconds = span.count();
  struct Unit {
    std::int64_t seconds;
    const char* word;
  };
  constexpr Unit kUnits[] = {{86'400, " d"}, {3'600, " h"}, {60, " min"}};
  for (const Unit& unit : kUnits) {
    if (seconds < 2 * unit.seconds && seconds != unit.seconds) continue;
    const std::int64_t tenths = seconds * 10 / unit.seconds;
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0) text += "." + std::to_string(tenths % 10);
    return text + unit.word;
  }
  return std::to_string(seconds) + " s";
}

}  // namespace ack::base
