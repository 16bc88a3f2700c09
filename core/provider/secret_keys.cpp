#include "core/provider/secret_keys.h"

#include "core/base/encoding.h"
#include "core/crypto/placeholder_secret.h"

namespace ack::provider {
namespace {

constexpr std::size_t kEd25519KeyBytes = 32;

std::string_view trimmed(std::string_view text) noexcept {
  constexpr std::string_view kBlank = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::string_view withoutPrefix(std::string_view text, std::string_view prefix) noexcept {
  return text.starts_with(prefix) ? text.substr(prefix.size()) : text;
}

/// The key of a configuration file, not a signature: padding that somebody dropped while copying may be missing.
std::optional<std::string> fromLooseBase64(std::string_view text) {
  std::string padded(text);
  while (padded.size() % 4 != 0) padded += '=';
  return base::fromBase64(padded);
}

}  // namespace

std::optional<std::string> decodeSecret(std::string_view secret, KeyForm form) {
  if (crypto::isPlaceholderSecret(secret)) return std::nullopt;
  std::optional<std::string> key;
  switch (form) {
  case KeyForm::utf8:
    key = std::string(secret);
    break;
  case KeyForm::hex:
    key = base::fromHex(trimmed(secret));
    break;
  case KeyForm::base64:
    key = base::fromBase64(trimmed(secret));
    break;
  case KeyForm::whsec: {
    const std::string_view body = withoutPrefix(trimmed(secret), "whsec_");
    if (!crypto::isPlaceholderSecret(body)) key = fromLooseBase64(body);
    break;
  }
  }
  if (key && key->empty()) return std::nullopt;
  return key;
}

Result<void> checkSecretForm(std::string_view secret, KeyForm form) {
  if (crypto::isPlaceholderSecret(secret) || decodeSecret(secret, form)) return {};
  switch (form) {
  case KeyForm::utf8:
    return {};
  case KeyForm::hex:
    return Error{ErrorCode::invalid, "must be hexadecimal digits, an even number of them"};
  case KeyForm::base64:
    return Error{ErrorCode::invalid, "must be base64 with its padding"};
  case KeyForm::whsec:
    return Error{ErrorCode::invalid, "must be \"whsec_\" and base64, or the base64 alone"};
  }
  return {};
}

namespace {

/// The bytes that a public key is written as: of the form, PEM, or nullopt.
std::optional<std::string> publicKeyBytes(std::string_view text, KeyForm form) {
  const std::string_view body = withoutPrefix(trimmed(text), "whpk_");
  if (body.starts_with("-----BEGIN")) return std::string(body);
  std::string packed;
  for (const char c : body)
    if (c != '\n' && c != '\r' && c != ' ' && c != '\t') packed += c;
  return form == KeyForm::hex ? base::fromHex(packed) : fromLooseBase64(packed);
}

Result<crypto::PublicKey> readEd25519Key(std::string_view text, KeyForm form) {
  const std::optional<std::string> bytes = publicKeyBytes(text, form);
  if (!bytes || bytes->empty()) return Error{ErrorCode::invalid, "is empty"};
  Result<crypto::PublicKey> key = bytes->size() == kEd25519KeyBytes ? crypto::PublicKey::ed25519(*bytes)
                                                                    : crypto::PublicKey::fromPemOrDer(*bytes);
  if (key && key->kind() != crypto::KeyKind::ed25519) return Error{ErrorCode::invalid, "is a key of another kind"};
  return key;
}

}  // namespace

Result<void> checkEd25519Key(std::string_view key, KeyForm form) {
  const Result<crypto::PublicKey> read = readEd25519Key(key, form);
  if (read) return {};
  const std::optional<std::string> bytes = publicKeyBytes(key, form);
  // A key of zeros looks like a placeholder in some spellings, and proves nothing in any.
  const bool whole = bytes && bytes->size() == kEd25519KeyBytes;
  if (crypto::isPlaceholderSecret(key) && !whole) return {};
  return Error{ErrorCode::invalid, std::string("must be an Ed25519 public key: 32 bytes as ") +
                                       (form == KeyForm::hex ? "hexadecimal digits" : "base64") + ", or PEM or DER" +
                                       (bytes ? "; this one " + read.error().message : "")};
}

Result<void> checkPublicKeyKind(std::string_view key, crypto::KeyKind kind) {
  if (crypto::isPlaceholderSecret(key) || !preparePublicKeys({std::string(key)}, kind).empty()) return {};
  return Error{ErrorCode::invalid, std::string("must be a public ") +
                                       (kind == crypto::KeyKind::rsa ? "RSA" : "ECDSA") +
                                       " key, as PEM or as base64 of its DER form"};
}

std::vector<crypto::HmacKey> prepareHmacKeys(const std::vector<std::string>& secrets, KeyForm form,
                                             crypto::HashAlgorithm hash) {
  std::vector<crypto::HmacKey> keys;
  for (const std::string& secret : secrets)
    if (const auto key = decodeSecret(secret, form)) keys.push_back(crypto::HmacKey::prepare(hash, *key));
  return keys;
}

std::vector<crypto::PublicKey> prepareEd25519Keys(const std::vector<std::string>& keys, KeyForm form) {
  std::vector<crypto::PublicKey> usable;
  for (const std::string& text : keys) {
    auto key = readEd25519Key(text, form);
    if (key) usable.push_back(std::move(key).value());
  }
  return usable;
}

std::vector<crypto::PublicKey> preparePublicKeys(const std::vector<std::string>& keys, crypto::KeyKind kind) {
  std::vector<crypto::PublicKey> usable;
  for (const std::string& text : keys) {
    auto key = crypto::PublicKey::fromText(text);
    if (key && key->kind() == kind) usable.push_back(std::move(key).value());
  }
  return usable;
}

Result<crypto::Ed25519PrivateKey> readEd25519Seed(std::string_view secret, KeyForm form) {
  const std::string_view body = withoutPrefix(trimmed(secret), "whsk_");
  const auto raw = form == KeyForm::hex ? base::fromHex(body) : fromLooseBase64(body);
  if (!raw || (raw->size() != 32 && raw->size() != 64))
    return Error{ErrorCode::invalid, "not an Ed25519 signing key: 32 bytes as base64 or hex"};
  return crypto::Ed25519PrivateKey::fromSeed(std::string_view(*raw).substr(0, 32));
}

}  // namespace ack::provider
