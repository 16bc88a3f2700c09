#include "core/alert/email_message.h"

#include "core/alert/alert_text.h"
#include "core/base/encoding.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

namespace ack::alert {
namespace {

constexpr std::size_t kMaxLine = 76;
constexpr std::size_t kWordBytes = 45;  // 60 characters of base64, and 12 around them: 72

bool isContinuation(char c) noexcept { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// "Mon, 30 Nov 2026 06:12:01 +0000" (RFC 5322 3.3), whatever the locale.
std::string dateText(UtcTime time) {
  constexpr std::array<const char*, 7> kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array<const char*, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
  const auto day = std::chrono::floor<std::chrono::days>(seconds);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(seconds - day);
  char text[64];
  std::snprintf(text, sizeof text, "%s, %02u %s %04d %02d:%02d:%02d +0000",
                kDays.at(std::chrono::weekday(day).c_encoding()), static_cast<unsigned>(date.day()),
                kMonths.at(static_cast<unsigned>(date.month()) - 1), static_cast<int>(date.year()),
                static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                static_cast<int>(clock.seconds().count()));
  return text;
}

std::string recipients(const std::vector<std::string>& to) {
  std::string text;
  for (const std::string& one : to) text += (text.empty() ? "" : ",\r\n ") + one;
  return text;
}

}  // namespace

std::string_view hostOf(const config::EmailChannel& channel) noexcept {
  return std::string_view(channel.from).substr(std::min(channel.from.find('@') + 1, channel.from.size()));
}

std::string encodedHeaderText(std::string_view utf8) {
  const bool plain = std::all_of(utf8.begin(), utf8.end(), [](char c) { return c >= ' ' && c <= '~'; });
  // Plain text that looks like an encoded word would be shown as another text.
  if (plain && utf8.find("=?") == std::string_view::npos) return std::string(utf8);
  std::string out;
  while (!utf8.empty()) {
    std::size_t take = std::min(kWordBytes, utf8.size());
    while (take < utf8.size() && take > kWordBytes - 4 && isContinuation(utf8[take])) --take;
    out += (out.empty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?") + base::toBase64(utf8.substr(0, take)) + "?=";
    utf8.remove_prefix(take);
  }
  return out;
}

std::string quotedPrintable(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string out;
  std::size_t column = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\n') {
      out += "\r\n";
      column = 0;
      continue;
    }
    const bool atEnd = i + 1 == text.size() || text[i + 1] == '\n';
    const bool plain = (c > ' ' && c <= '~' && c != '=') || (c == ' ' && !atEnd);
    const std::size_t width = plain ? 1 : 3;
    if (column + width > kMaxLine - 1) {  // one is for the '=' of a soft line end
      out += "=\r\n";
      column = 0;
    }
    // A dot at the beginning of a line is written so that no relay can take it for the end of the message.
    if (plain && !(c == '.' && column == 0)) {
      out += c;
      column += 1;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += {'=', kDigits[byte >> 4U], kDigits[byte & 15U]};
    column += 3;
  }
  return out;
}

std::string makeEmail(const config::EmailChannel& channel, const OutgoingMessage& message) {
  const std::string host(hostOf(channel));
  std::string out = "Date: " + dateText(message.madeAt) + "\r\nFrom: Acknowledger <" + channel.from +
                    ">\r\nTo: " + recipients(channel.to) + "\r\nMessage-ID: <" + identityOf(message) + "@" + host +
                    ">\r\n";
  // Mail programs show everything about one alert together.
  if (message.news != domain::AlertNews::trial)
    out += "References: <" + domain::toText(message.alert.id) + "@" + host + ">\r\n";
  out += "Subject: " + encodedHeaderText(subjectLine(message)) +
         "\r\nAuto-Submitted: auto-generated\r\n"  // RFC 3834: nobody's holiday notice answers it
         "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
         "Content-Transfer-Encoding: quoted-printable\r\n\r\n";
  return out + quotedPrintable(plainBody(message));
}

}  // namespace ack::alert
