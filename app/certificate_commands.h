#pragma once
// What the window shows of the certificates' files before they are loaded: read here, because the window itself knows
// neither files nor certificates.
#include "core/base/result.h"
#include "core/domain/tls_state.h"

#include <vector>

namespace ack::app {

/// What the files of `inUse` hold at the moment, without the keys; as crypto::readCertificate, and the error names
/// the file. Thread: any.
Result<std::vector<domain::CertificateState>> lookAtCertificates(const std::vector<domain::CertificateState>& inUse);

}  // namespace ack::app
