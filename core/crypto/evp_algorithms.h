#pragma once
// The fetched OpenSSL algorithms of this folder. Private to core/crypto: no one else includes OpenSSL through us.
#include "core/crypto/digest.h"

#include <openssl/evp.h>

namespace ack::crypto {

/// Fetched once and never freed: an implicit fetch on every call costs as much as hashing a small body.
const EVP_MD* evpDigest(HashAlgorithm algorithm) noexcept;
/// The name OpenSSL knows it by.
const char* evpName(HashAlgorithm algorithm) noexcept;
/// The oldest error of this thread's OpenSSL queue as text; empties the queue.
std::string opensslError();

}  // namespace ack::crypto
