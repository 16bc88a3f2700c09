#pragma once
// The certificate that a provider signs its webhooks with: read from what its URL delivers, led back to a trusted
// root, its name pinned. What comes out is a public key and until when it may be used; where the certificate was
// delivered without its issuer, from where that can be had.
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

struct SigningCertificate {
  PublicKey key;
  UtcTime notBefore, notAfter;
};

/// The first certificate of `pem` (the others may be its issuers), valid at `now`, made out to exactly `name`, no
/// wildcard, and with a whole chain up to a trusted root. `issuer` is a further issuer from elsewhere, in PEM or DER,
/// or "". invalid for anything unreadable, over 64 KiB or 8 certificates; refused where it is not trusted.
Result<SigningCertificate> readSigningCertificate(const TrustStore& trust, std::string_view pem,
                                                  std::string_view issuer, std::string_view name, UtcTime now);
/// Where a certificate that was delivered alone says that its issuer can be had (RFC 5280 4.2.2.1), as it says it:
/// the first place of at most 1,024 bytes; "" where there is none or several certificates were delivered.
std::string issuerUrl(std::string_view pem);

}  // namespace ack::crypto
