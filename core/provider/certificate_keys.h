#pragma once
// The RSA keys a request may be signed with: the pinned ones of the configuration alone where there are any,
// otherwise the one of the certificate that the request names.
#include "core/provider/certificate_source.h"
#include "core/provider/scheme.h"

#include <string_view>
#include <vector>

namespace ack::provider {

/// Thread: any.
class CertificateKeys {
 public:
  explicit CertificateKeys(const KeyMaterial& keys);
  /// Neither pinned keys nor anywhere to find others.
  [[nodiscard]] bool empty() const noexcept { return m_pinned.empty() && m_source == nullptr; }
  /// valid or invalid by the signature alone; noWorkingSecret where the certificate is not there yet.
  [[nodiscard]] Verification verify(const CertificateQuestion& question, crypto::HashAlgorithm hash,
                                    std::string_view text, std::string_view signature, UtcTime now) const;

 private:
  std::vector<crypto::PublicKey> m_pinned;
  CertificateSource* m_source;
};

/// The first secret that is a private RSA key in PEM form; invalid where none is.
Result<crypto::PrivateKey> rsaKeyToSignWith(const std::vector<std::string>& secrets);

}  // namespace ack::provider
