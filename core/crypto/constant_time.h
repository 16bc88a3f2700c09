#pragma once
// The only way signatures and secrets are compared: the time taken says nothing about where they differ.
#include <openssl/crypto.h>

#include <string_view>

namespace ack::crypto {

/// Same length and same bytes. A length mismatch is false at once: lengths of digests are no secret.
[[nodiscard]] inline bool equalConstantTime(std::string_view a, std::string_view b) noexcept {
  return a.size() == b.size() && (a.empty() || CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0);
}

}  // namespace ack::crypto
