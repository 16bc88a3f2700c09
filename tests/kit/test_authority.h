#pragma once
// A certificate authority for one test: a root, an issuer under it, and leaves with any name and validity.
#include <ctime>
#include <memory>
#include <openssl/x509.h>
#include <string>

namespace ack::kit {

struct KeyDeleter {
  void operator()(EVP_PKEY* key) const noexcept { EVP_PKEY_free(key); }
};
struct CertificateDeleter {
  void operator()(X509* certificate) const noexcept { X509_free(certificate); }
};

/// A certificate with its private key.
struct Identity {
  std::unique_ptr<EVP_PKEY, KeyDeleter> key;
  std::unique_ptr<X509, CertificateDeleter> certificate;
  [[nodiscard]] std::string certificatePem() const;
  [[nodiscard]] std::string privatePem() const;
  [[nodiscard]] std::string publicPem() const;
};

/// Ends the process where OpenSSL can't make one.
class TestAuthority {
 public:
  /// All valid from `from` to `to` (seconds since 1970).
  TestAuthority(std::time_t from, std::time_t to);
  /// RSA of 2,048 bits, issued by the issuer; `name` as CN and as DNS name. `issuerUrl`: where it says that its
  /// issuer can be had; "" for nothing of the kind.
  [[nodiscard]] Identity leaf(const std::string& name, std::time_t from, std::time_t to,
                              const std::string& issuerUrl = {}) const;
  /// Another certificate for the key of `leaf`, which costs no new key.
  [[nodiscard]] Identity leafAgain(const Identity& leaf, const std::string& name, std::time_t from, std::time_t to,
                                   const std::string& issuerUrl = {}) const;
  /// As leaf(), with ECDSA P-256: for servers.
  [[nodiscard]] Identity server(const std::string& name, std::time_t from, std::time_t to) const;
  [[nodiscard]] std::string rootPem() const { return m_root.certificatePem(); }
  [[nodiscard]] std::string issuerPem() const { return m_issuer.certificatePem(); }
  [[nodiscard]] std::string issuerDer() const;

 private:
  Identity m_root, m_issuer;
};

}  // namespace ack::kit
