#pragma once
// Configured secrets and public keys as usable keys. What is empty, blank or a placeholder is no key: a source with
// no other one answers 503 and accepts nothing, least of all everything.
#include "core/crypto/asymmetric.h"
#include "core/crypto/hmac.h"
#include "core/provider/recipe.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::provider {

/// The key's bytes; nullopt for a placeholder, a text that is not of the form, and an empty key. `whsec`: with or
/// without "whsec_", base64 with or without padding.
std::optional<std::string> decodeSecret(std::string_view secret, KeyForm form);

/// invalid with what is allowed where a secret is not of the form; a placeholder passes, being no secret yet.
Result<void> checkSecretForm(std::string_view secret, KeyForm form);
/// The same for a public Ed25519 key.
Result<void> checkEd25519Key(std::string_view key, KeyForm form);

/// The same for a public key of that kind: PEM, or DER as it is or as base64.
Result<void> checkPublicKeyKind(std::string_view key, crypto::KeyKind kind);

/// The usable ones of `secrets`, in order.
std::vector<crypto::HmacKey> prepareHmacKeys(const std::vector<std::string>& secrets, KeyForm form,
                                             crypto::HashAlgorithm hash);
/// The usable ones of `keys`: 32 bytes or their DER form as base64 (with or without "whpk_") or hex, or PEM.
std::vector<crypto::PublicKey> prepareEd25519Keys(const std::vector<std::string>& keys, KeyForm form);
/// The usable ones of `keys` of that kind: PEM, or DER as it is or as base64.
std::vector<crypto::PublicKey> preparePublicKeys(const std::vector<std::string>& keys, crypto::KeyKind kind);
/// A signing key: 32-byte seed (or seed and public key) as base64 (with or without "whsk_") or hex.
Result<crypto::Ed25519PrivateKey> readEd25519Seed(std::string_view secret, KeyForm form);

}  // namespace ack::provider
