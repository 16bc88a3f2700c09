#include "core/base/hidden_text.h"

#include "core/base/encoding.h"

#include <algorithm>
#include <array>

namespace ack::base {
namespace {

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

/// Unicode 15.1, UnicodeData.txt: general categories Cc, Cf, Zl and Zp; and what has no character yet, but is to be
/// drawn as nothing (DerivedCoreProperties.txt, Default_Ignorable_Code_Point).
constexpr std::array kHidden{
    Range{0x0000, 0x001F},   Range{0x007F, 0x009F},   Range{0x00AD, 0x00AD},   Range{0x0600, 0x0605},
    Range{0x061C, 0x061C},   Range{0x06DD, 0x06DD},   Range{0x070F, 0x070F},   Range{0x0890, 0x0891},
    Range{0x08E2, 0x08E2},   Range{0x180E, 0x180E},   Range{0x200B, 0x200F},   Range{0x2028, 0x202E},
    Range{0x2060, 0x206F},   Range{0xFEFF, 0xFEFF},   Range{0xFFF0, 0xFFFB},   Range{0x110BD, 0x110BD},
    Range{0x110CD, 0x110CD}, Range{0x13430, 0x1343F}, Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A},
    Range{0xE0000, 0xE00FF}, Range{0xE01F0, 0xE0FFF}};

/// Of other categories, and no less blank: spaces but the ordinary one (Zs), fillers, variation selectors, the empty
/// Braille pattern, the note without a head.
constexpr std::array kBlank{Range{0x00A0, 0x00A0},   Range{0x034F, 0x034F},  Range{0x115F, 0x1160},
                            Range{0x1680, 0x1680},   Range{0x17B4, 0x17B5},  Range{0x180B, 0x180F},
                            Range{0x2000, 0x200A},   Range{0x202F, 0x202F},  Range{0x205F, 0x205F},
                            Range{0x2800, 0x2800},   Range{0x3000, 0x3000},  Range{0x3164, 0x3164},
                            Range{0xFE00, 0xFE0F},   Range{0xFFA0, 0xFFA0},  Range{0x16FE4, 0x16FE4},
                            Range{0x1D159, 0x1D159}, Range{0xE0100, 0xE01EF}};

template <std::size_t N>
bool isIn(const std::array<Range, N>& ranges, std::uint32_t code) noexcept {
  const auto after = std::upper_bound(ranges.begin(), ranges.end(), code,
                                      [](std::uint32_t value, const Range& range) { return value < range.first; });
  return after != ranges.begin() && code <= std::prev(after)->last;
}

std::size_t lengthOf(unsigned char lead) noexcept {
  if (lead < 0x80) return 1;
  return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
}

void writeBytes(std::string& out, std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += "\\x";
    out += kDigits[byte >> 4];
    out += kDigits[byte & 15];
  }
}

}  // namespace

Character characterAt(std::string_view text, std::size_t at) noexcept {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t bytes = lengthOf(lead);
  if (bytes == 1) return {lead, 1};
  if (text.size() - at < bytes || !isUtf8(text.substr(at, bytes))) return {};
  std::uint32_t code = lead & (0x7FU >> bytes);
  for (std::size_t k = 1; k < bytes; ++k) code = code << 6 | (static_cast<unsigned char>(text[at + k]) & 0x3FU);
  return {code, bytes};
}

bool isHidden(std::uint32_t code) noexcept { return isIn(kHidden, code); }

bool isFitForName(std::uint32_t code) noexcept { return !isIn(kHidden, code) && !isIn(kBlank, code); }

bool isFitForName(std::string_view name) noexcept {
  if (name.starts_with(' ') || name.ends_with(' ')) return false;
  for (std::size_t at = 0; at < name.size();) {
    const Character one = characterAt(name, at);
    if (one.bytes == 0 || !isFitForName(one.code)) return false;
    at += one.bytes;
  }
  return true;
}

std::string showHidden(std::string_view text, std::string_view keep, std::size_t limit) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    if (out.size() >= limit) {
      out += "…";
      break;
    }
    const Character one = characterAt(text, at);
    const std::string_view bytes = text.substr(at, std::max<std::size_t>(one.bytes, 1));
    const bool kept = bytes.size() == 1 && keep.find(bytes.front()) != std::string_view::npos;
    if (kept || (one.bytes > 0 && !isHidden(one.code)))
      out += bytes;
    else
      writeBytes(out, bytes);
    at += bytes.size();
  }
  return out;
}

}  // namespace ack::base
