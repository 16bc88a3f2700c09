#include "core/domain/utf8.h"

#include "core/base/hidden_text.h"
#include "core/base/log.h"

#include <algorithm>

namespace ack::domain {

std::string safeLine(std::string_view text, std::size_t maxBytes) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t bytes = base::characterAt(text, at).bytes;
    const std::string_view character = text.substr(at, std::max<std::size_t>(bytes, 1));
    const std::string shown = bytes == 0 ? "\uFFFD" : base::escapeHidden(character);
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
