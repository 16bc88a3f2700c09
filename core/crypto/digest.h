#pragma once
// Hashes of bytes, thin over OpenSSL's EVP. SHA-256 is the fingerprint of every body; the older ones are here only
// because some providers still sign with them.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ack::crypto {

enum class HashAlgorithm : std::uint8_t { md5, sha1, sha256, sha384, sha512 };

/// "md5", "sha1", "sha256", "sha384", "sha512".
std::string_view toText(HashAlgorithm algorithm) noexcept;

/// Thread: any. Never fails: without its hash functions the process ends.
std::array<std::uint8_t, 32> sha256(std::string_view bytes) noexcept;
/// The raw digest, 16 to 64 bytes. Thread: any.
std::string digest(HashAlgorithm algorithm, std::string_view bytes);
std::string md5(std::string_view bytes);
std::string sha1(std::string_view bytes);
std::string sha512(std::string_view bytes);

}  // namespace ack::crypto
