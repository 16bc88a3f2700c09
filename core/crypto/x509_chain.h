#pragma once
// The certificate that a provider signs its webhooks with: read from what its URL delivers, led back to a trusted
// root, its name pinned. What comes out is a public key and until when it may be used.
#include "core/base/clock.h"
#include "core/crypto/asymmetric.h"

#include <memory>
#include <string_view>

struct x509_store_st;

namespace ack::crypto {

/// The roots that a chain must lead to. Thread: any.
class TrustStore {
 public:
  /// The system's CA certificates, as OpenSSL finds them. internal where they can't be set up.
  static Result<TrustStore> system();
  /// One or more certificates in PEM form. invalid where there is none.
  static Result<TrustStore> fromPem(std::string_view pem);

  [[nodiscard]] x509_store_st* handle() const noexcept { return m_store.get(); }

 private:
  explicit TrustStore(std::shared_ptr<x509_store_st> store) noexcept : m_store(std::move(store)) {}
  std::shared_ptr<x509_store_st> m_store;  // shared: a store is copied by value to whoever verifies
};

/// What must speak for a certificate.
enum class ChainProof : std::uint8_t {
  whole,          ///< a chain up to a trusted root
  leafFromOrigin  ///< the same, or the leaf alone where its issuer was not delivered: TLS proved where it comes from
};

struct SigningCertificate {
  PublicKey key;
  UtcTime notBefore, notAfter;
};

/// The first certificate of `pem` (the others may be its issuers), valid at `now` and made out to exactly `name`, no
/// wildcard. invalid for anything unreadable, over 64 KiB or 8 certificates; refused where it is not trusted.
Result<SigningCertificate> readSigningCertificate(const TrustStore& trust, std::string_view pem,
                                                  std::string_view name, ChainProof proof, UtcTime now);

}  // namespace ack::crypto
