#pragma once
// One line per event of the program's own life, on stderr: UTC time, level, area, text. Never a payload, never a
// secret; control characters from outside are escaped, so that no header can forge a line.
#include <string>
#include <string_view>

namespace ack::base {

enum class LogLevel { debug, info, warning, error };

/// Thread: any. Lines are written whole (one write each) and never block on a reader for longer than the pipe does.
void log(LogLevel level, std::string_view area, std::string_view text);
/// Lines under this level are dropped; info at start.
void setLogLevel(LogLevel level) noexcept;
/// `text` with every hidden character (base/hidden_text) and each byte that is no UTF-8 written as \xNN, cut at
/// `limit` bytes.
std::string escapeForLog(std::string_view text, std::size_t limit = 400);
/// The same of UTF-8 text for a reader who needs all of it, as \uNNNN; what is in `keep` stays.
std::string escapeHidden(std::string_view text, std::string_view keep = {});

}  // namespace ack::base
