#include "core/base/log.h"

#include "core/base/time_text.h"

#include <atomic>
#include <unistd.h>

namespace ack::base {
namespace {

std::atomic<LogLevel> g_level{LogLevel::info};

const char* word(LogLevel level) noexcept {
  switch (level) {
  case LogLevel::debug:
    return "debug";
  case LogLevel::info:
    return "info";
  case LogLevel::warning:
    return "warning";
  case LogLevel::error:
    return "error";
  }
  return "error";
}

/// U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069 turn the reading direction of a terminal.
bool isBidiMark(std::string_view text, std::size_t at) noexcept {
  if (at + 2 >= text.size() || static_cast<unsigned char>(text[at]) != 0xE2) return false;
  const auto second = static_cast<unsigned char>(text[at + 1]);
  const auto third = static_cast<unsigned char>(text[at + 2]);
  return (second == 0x80 && (third == 0x8E || third == 0x8F || (third >= 0xAA && third <= 0xAE))) ||
         (second == 0x81 && third >= 0xA6 && third <= 0xA9);
}

}  // namespace

void setLogLevel(LogLevel level) noexcept { g_level.store(level, std::memory_order_relaxed); }

std::string escapeForLog(std::string_view text, std::size_t limit) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (out.size() >= limit) {
      out += "…";
      break;
    }
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool bidi = isBidiMark(text, i);
    if (byte >= 0x20 && byte != 0x7F && !bidi) {
      out += text[i];
      continue;
    }
    for (std::size_t k = 0; k < (bidi ? 3U : 1U); ++k) {
      const auto hidden = static_cast<unsigned char>(text[i + k]);
      out += "\\x";
      out += kDigits[hidden >> 4];
      out += kDigits[hidden & 15];
    }
    if (bidi) i += 2;
  }
  return out;
}

std::string escapeHidden(std::string_view text, std::string_view keep) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  const auto write = [&](unsigned value) {
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += kDigits[(value >> shift) & 15U];
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool isC1 = byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if ((byte < 0x20 || byte == 0x7F) && keep.find(text[i]) == std::string_view::npos) {
      write(byte);
    } else if (isC1) {
      write(static_cast<unsigned char>(text[++i]));
    } else if (isBidiMark(text, i)) {
      const unsigned middle = static_cast<unsigned char>(text[i + 1]) & 0x3FU;
      write(0x2000U | middle << 6 | (static_cast<unsigned char>(text[i + 2]) & 0x3FU));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

void log(LogLevel level, std::string_view area, std::string_view text) {
  if (level < g_level.load(std::memory_order_relaxed)) return;
  std::string line = toRfc3339Millis(SystemClock{}.now());
  line.append(" ")
      .append(word(level))
      .append(" ")
      .append(area)
      .append(": ")
      .append(escapeForLog(text, 2000))
      .append("\n");
  // A log that can't be written must not stop the work; there is nowhere left to say so.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace ack::base
