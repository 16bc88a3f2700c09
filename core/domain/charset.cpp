#include "core/domain/charset.h"

#include "core/base/encoding.h"

#include <array>
#include <cstdint>

namespace ack::domain {
namespace {

// Bytes 0x80 to 0x9F (unicode.org, MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT).
constexpr std::array<std::uint16_t, 32> kUpperControls{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

constexpr std::array<std::string_view, 4> kUtf8Labels{"", "utf-8", "utf8", "us-ascii"};
constexpr std::array<std::string_view, 5> kWindowsLabels{"iso-8859-1", "iso8859-1", "latin1", "windows-1252",
                                                         "cp1252"};

}  // namespace

std::optional<Charset> charsetOf(std::string_view label) {
  const std::string lower = base::toLowerAscii(label);
  for (const std::string_view known : kUtf8Labels)
    if (lower == known) return Charset::utf8;
  for (const std::string_view known : kWindowsLabels)
    if (lower == known) return Charset::windows1252;
  return std::nullopt;
}

std::string toUtf8(Charset charset, std::string text) {
  if (charset == Charset::utf8) return text;
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const std::uint32_t code = byte >= 0x80 && byte < 0xA0 ? kUpperControls[byte - 0x80U] : byte;
    if (code < 0x80) {
      out += c;
    } else if (code < 0x800) {
      out += static_cast<char>(0xC0 | (code >> 6));
      out += static_cast<char>(0x80 | (code & 0x3F));
    } else {
      out += static_cast<char>(0xE0 | (code >> 12));
      out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
      out += static_cast<char>(0x80 | (code & 0x3F));
    }
  }
  return out;
}

}  // namespace ack::domain
