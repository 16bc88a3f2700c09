#pragma once
// Which Ed25519 public keys prove nothing. Under a point of small order anybody makes signatures that verify, and a
// coordinate may only be written in one way. OpenSSL takes both, so they are refused where a key is read.
#include <string_view>

namespace ack::crypto {

/// Whether `raw`, 32 bytes, is one of the eight points of small order, or a coordinate of the field's prime or more
/// (RFC 8032 5.1.3 has decoding fail there); the sign bit makes no difference.
bool isWeakEd25519Point(std::string_view raw) noexcept;

}  // namespace ack::crypto
