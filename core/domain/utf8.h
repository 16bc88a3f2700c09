#pragma once
// UTF-8 as our readers of JSON write it, and as texts from outside may be shown.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ack::domain {

/// Appends `code`, a Unicode scalar value, as one to four bytes (RFC 3629).
void appendUtf8(std::string& out, std::uint32_t code);

/// `text` as one line of valid UTF-8 of at most `maxBytes` (and an ellipsis where it was cut): what is no UTF-8 as
/// U+FFFD, line ends, control characters and marks that turn the reading direction as \uNNNN.
std::string safeLine(std::string_view text, std::size_t maxBytes);

}  // namespace ack::domain
