#pragma once
// Passwords as they are kept: scrypt (RFC 7914) with its parameters beside the hash, so that they can be raised later
// and old ones still open.
#include "core/base/random.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ack::crypto {

struct ScryptCost {
  std::uint64_t n{1U << 17U};  ///< a power of two; 128 MiB of memory with r = 8 (OWASP's first choice)
  std::uint64_t r{8};
  std::uint64_t p{1};
  bool operator==(const ScryptCost&) const = default;
};

/// "scrypt$131072$8$1$<salt>$<hash>", both base64. Takes some tenths of a second on purpose: never on an io, writer
/// or GUI thread. internal where the library fails. Thread: any.
Result<std::string> hashPassword(std::string_view password, const ScryptCost& cost, RandomSource& random);

enum class PasswordMatch : std::uint8_t {
  no,
  yes,
  weaker,  ///< yes, but kept with other parameters than `wanted`: hash it again
};

/// Compares in constant time. An empty or unreadable `kept` takes as long as one that is readable and answers no, so
/// that nobody learns from the time whether there is such a person. Thread: any.
PasswordMatch matchPassword(std::string_view password, std::string_view kept, const ScryptCost& wanted);

}  // namespace ack::crypto
