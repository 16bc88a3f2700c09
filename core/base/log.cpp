#include "core/base/log.h"

#include "core/base/hidden_text.h"
#include "core/base/time_text.h"

#include <algorithm>
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

/// One UTF-16 unit as \uNNNN.
void writeUnit(std::string& out, std::uint32_t unit) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += kDigits[(unit >> shift) & 15U];
}

/// As JSON writes it: two units above U+FFFF.
void writeUnits(std::string& out, std::uint32_t code) {
  if (code <= 0xFFFF) return writeUnit(out, code);
  writeUnit(out, 0xD800U + ((code - 0x10000U) >> 10));
  writeUnit(out, 0xDC00U + ((code - 0x10000U) & 0x3FFU));
}

}  // namespace

void setLogLevel(LogLevel level) noexcept { g_level.store(level, std::memory_order_relaxed); }

std::string escapeForLog(std::string_view text, std::size_t limit) { return showHidden(text, {}, limit); }

std::string escapeHidden(std::string_view text, std::string_view keep) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const Character one = characterAt(text, at);
    const std::string_view bytes = text.substr(at, std::max<std::size_t>(one.bytes, 1));
    const bool kept = bytes.size() == 1 && keep.find(bytes.front()) != std::string_view::npos;
    if (one.bytes > 0 && !kept && isHidden(one.code))
      writeUnits(out, one.code);
    else
      out += bytes;
    at += bytes.size();
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
