#include "app/certificate_commands.h"

#include "core/crypto/certificate_pair.h"

namespace ack::app {

Result<std::vector<domain::CertificateState>> lookAtCertificates(const std::vector<domain::CertificateState>& inUse) {
  std::vector<domain::CertificateState> files;
  for (const domain::CertificateState& one : inUse) {
    auto facts = crypto::readCertificate(one.file);
    if (!facts) return std::move(facts).error();
    files.push_back({one.file, facts->names, facts->notAfter, facts->selfSigned, facts->sha256Hex, {}});
  }
  return files;
}

Result<void> noteCertificateReload(const operate::Desk& desk, const operate::Caller& caller) {
  audit::Deed deed;
  deed.action = "certificate.reload";
  return operate::perform(desk, caller, access::Permission::configure, std::move(deed),
                          [](const access::Actor&, UtcTime) -> Result<operate::Change> { return operate::Change{}; });
}

}  // namespace ack::app
