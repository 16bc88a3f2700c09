#include "core/provider/certificate_keys.h"

#include "core/provider/secret_keys.h"
#include "core/provider/signature_header.h"

#include <algorithm>

namespace ack::provider {

CertificateKeys::CertificateKeys(const KeyMaterial& keys)
    : m_pinned(preparePublicKeys(keys.publicKeys, crypto::KeyKind::rsa)),
      // A pinned key that can't be read must not open the way to fetched ones.
      m_source(keys.publicKeys.empty() ? keys.certificates : nullptr) {
  if (m_pinned.size() > kMaxCandidates) m_pinned.erase(m_pinned.begin() + kMaxCandidates, m_pinned.end());
}

Verification CertificateKeys::verify(const CertificateQuestion& question, crypto::HashAlgorithm hash,
                                     std::string_view text, std::string_view signature, UtcTime now) const {
  const auto judged = [](bool match) {
    Verification verification = refused("mismatch");
    if (match) verification.verdict = Verdict::valid;
    if (match) verification.reason = "ok";
    return verification;
  };
  if (!m_pinned.empty())
    return judged(std::any_of(m_pinned.begin(), m_pinned.end(),
                              [&](const crypto::PublicKey& key) { return key.verify(hash, text, signature); }));
  if (m_source == nullptr) return refusedWithoutKey();
  const CertificateAnswer answer = m_source->find(question, now);
  if (answer.key)
    return judged(answer.key->kind() == crypto::KeyKind::rsa && answer.key->verify(hash, text, signature));
  Verification verification = refusedWithoutKey();
  verification.reason = answer.reason;
  return verification;
}

Result<crypto::PrivateKey> rsaKeyToSignWith(const std::vector<std::string>& secrets) {
  for (const std::string& secret : secrets) {
    auto key = crypto::PrivateKey::fromPem(secret);
    if (key && key->kind() == crypto::KeyKind::rsa) return key;
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with: a private RSA key in PEM form is needed"};
}

}  // namespace ack::provider
