#pragma once
// Public-key signatures: Ed25519 from raw 32-byte keys, ECDSA and RSA from PEM or DER. Verification only reads public
// material; signing exists for our own forwards, drills and tests.
#include "core/base/result.h"
#include "core/crypto/digest.h"

#include <memory>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace ack::crypto {

struct FreeKey {
  void operator()(evp_pkey_st* key) const noexcept;
};
using KeyPointer = std::unique_ptr<evp_pkey_st, FreeKey>;

enum class KeyKind : std::uint8_t { ed25519, ecdsa, rsa };

/// Thread: any, also several at once.
class PublicKey {
 public:
  /// invalid unless 32 bytes, and for a key under which anybody could sign (ed25519_points.h).
  static Result<PublicKey> ed25519(std::string_view raw);
  /// PEM ("-----BEGIN PUBLIC KEY-----") or DER of a SubjectPublicKeyInfo; invalid for anything else, also for RSA
  /// under 2048 bits and for a weak Ed25519 key.
  static Result<PublicKey> fromPemOrDer(std::string_view text);
  /// As people write keys into a configuration: PEM, DER, or DER as base64 in one or several lines.
  static Result<PublicKey> fromText(std::string_view text);
  /// Takes `key`, not null. unsupported for a kind that is none of ours, invalid for RSA under 2048 bits and a weak
  /// Ed25519 key.
  static Result<PublicKey> fromKey(KeyPointer key);

  [[nodiscard]] KeyKind kind() const noexcept { return m_kind; }
  /// Ed25519 (RFC 8032): the hash is not used. ECDSA: DER signature. RSA: PKCS #1 v1.5. false for any other bytes.
  [[nodiscard]] bool verify(HashAlgorithm hash, std::string_view message, std::string_view signature) const;

 private:
  PublicKey(KeyPointer key, KeyKind kind) noexcept : m_key(std::move(key)), m_kind(kind) {}
  KeyPointer m_key;
  KeyKind m_kind;
};

/// Ed25519 with a 32-byte seed. Thread: any.
class Ed25519PrivateKey {
 public:
  /// invalid unless 32 bytes.
  static Result<Ed25519PrivateKey> fromSeed(std::string_view seed);
  [[nodiscard]] std::string publicKey() const;                             ///< 32 bytes
  [[nodiscard]] Result<std::string> sign(std::string_view message) const;  ///< 64 bytes

 private:
  explicit Ed25519PrivateKey(KeyPointer key) noexcept : m_key(std::move(key)) {}
  KeyPointer m_key;
};

/// ECDSA, RSA (PKCS #1 v1.5) or Ed25519 from PEM: for our own requests, drills and tests. Thread: any.
class PrivateKey {
 public:
  /// PKCS #8, or the older forms of their own; invalid for anything else, also where a pass phrase would be needed.
  static Result<PrivateKey> fromPem(std::string_view pem);
  [[nodiscard]] KeyKind kind() const noexcept { return m_kind; }
  /// What PublicKey::verify takes; `hash` is not used for Ed25519.
  [[nodiscard]] Result<std::string> sign(HashAlgorithm hash, std::string_view message) const;

 private:
  PrivateKey(KeyPointer key, KeyKind kind) noexcept : m_key(std::move(key)), m_kind(kind) {}
  KeyPointer m_key;
  KeyKind m_kind;
};

}  // namespace ack::crypto
