#pragma once
// A server certificate with its chain and private key, as TLS presents them: read from two PEM files and checked
// against each other, so that a mistake is found when the files are loaded and not at a sender's handshake.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/crypto/asymmetric.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct x509_st;

namespace ack::crypto {

struct FreeCertificate {
  void operator()(x509_st* certificate) const noexcept;
};
using CertificatePointer = std::unique_ptr<x509_st, FreeCertificate>;

/// What a certificate says about itself.
struct CertificateFacts {
  std::vector<std::string> names;  ///< DNS names and addresses it is for (RFC 5280 4.2.1.6), else its common name
  UtcTime notBefore{}, notAfter{};
  std::string sha256Hex;
  bool selfSigned{false};
};

/// What the first certificate of a PEM file says about itself, without its key; errors as CertificatePair::load.
Result<CertificateFacts> readCertificate(const std::filesystem::path& file);

/// Thread: any, also several at once.
class CertificatePair {
 public:
  /// Reads both files; the certificate's may hold the chain behind it. notFound, io (unreadable), invalid (no PEM, a
  /// key with a passphrase, a key of another certificate); each message names the file. Dates are the caller's
  /// business.
  static Result<CertificatePair> load(const std::filesystem::path& certificate, const std::filesystem::path& key);

  [[nodiscard]] const CertificateFacts& facts() const noexcept { return m_facts; }
  [[nodiscard]] const std::filesystem::path& certificateFile() const noexcept { return m_certificateFile; }
  [[nodiscard]] const std::filesystem::path& keyFile() const noexcept { return m_keyFile; }
  /// Group or others have a right to the key's file.
  [[nodiscard]] bool keyOpenToOthers() const noexcept { return m_keyOpenToOthers; }
  /// Whether it is for this host name or address, wildcards as in RFC 6125 6.4.3.
  [[nodiscard]] bool covers(std::string_view host) const;

  [[nodiscard]] x509_st* certificate() const noexcept { return m_chain.front().get(); }
  [[nodiscard]] evp_pkey_st* key() const noexcept { return m_key.get(); }
  /// The issuers that go along with it; not the certificate itself.
  [[nodiscard]] std::vector<x509_st*> issuers() const;

 private:
  CertificatePair() = default;

  std::filesystem::path m_certificateFile, m_keyFile;
  std::vector<CertificatePointer> m_chain;  ///< never empty once loaded
  KeyPointer m_key;
  CertificateFacts m_facts;
  bool m_keyOpenToOthers{false};
};

}  // namespace ack::crypto
