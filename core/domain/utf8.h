#pragma once
// UTF-8 as our readers of JSON write it.
#include <cstdint>
#include <string>

namespace ack::domain {

/// Appends `code`, a Unicode scalar value, as one to four bytes (RFC 3629).
void appendUtf8(std::string& out, std::uint32_t code);

}  // namespace ack::domain
