#include "core/domain/utf8.h"

#include "core/base/encoding.h"
#include "core/base/log.h"

#include <algorithm>

namespace ack::domain {
namespace {

/// The bytes of the character at the beginning; 0 where there is none.
std::size_t characterBytes(std::string_view text) noexcept {
  for (std::size_t bytes = 1; bytes <= std::min<std::size_t>(4, text.size()); ++bytes)
    if (base::isUtf8(text.substr(0, bytes))) return bytes;
  return 0;
}

/// U+2028 and U+2029 end a line, U+061C turns the reading direction.
std::string_view alsoHidden(std::string_view character) noexcept {
  if (character == "\xE2\x80\xA8") return "\\u2028";
  if (character == "\xE2\x80\xA9") return "\\u2029";
  if (character == "\xD8\x9C") return "\\u061c";
  return {};
}

}  // namespace

std::string safeLine(std::string_view text, std::size_t maxBytes) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t bytes = characterBytes(text.substr(at));
    const std::string_view character = text.substr(at, std::max<std::size_t>(bytes, 1));
    std::string shown = bytes == 0 ? "\uFFFD" : base::escapeHidden(character);
    if (const auto hidden = alsoHidden(character); !hidden.empty()) shown = hidden;
    if (out.size() + shown.size() > maxBytes) return out + "…";
    out += shown;
    at += character.size();
  }
  return out;
}

void appendUtf8(std::string& out, std::uint32_t code) {
  const auto byte = [&out](std::uint32_t value) { out.push_back(static_cast<char>(value)); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xC0 | (code >> 6));
    byte(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    byte(0xE0 | (code >> 12));
    byte(0x80 | ((code >> 6) & 0x3F));
    byte(0x80 | (code & 0x3F));
  } else {
    byte(0xF0 | (code >> 18));
    byte(0x80 | ((code >> 12) & 0x3F));
    byte(0x80 | ((code >> 6) & 0x3F));
    byte(0x80 | (code & 0x3F));
  }
}

}  // namespace ack::domain
