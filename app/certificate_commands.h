#pragma once
// What the window shows of the certificates' files before they are loaded, and the deed of loading them: here,
// because the window itself knows neither files nor certificates. The load is the engine's own, as for SIGHUP, and
// judges alone.
#include "core/base/result.h"
#include "core/domain/tls_state.h"
#include "core/operate/deed_frame.h"

#include <vector>

namespace ack::app {

/// What the files of `inUse` hold at the moment, without the keys; as crypto::readCertificate, and the error names
/// the file. Thread: any.
Result<std::vector<domain::CertificateState>> lookAtCertificates(const std::vector<domain::CertificateState>& inUse);

/// Writes down that `caller` has the certificates loaded again, before it is done; refused where the caller may not.
/// Thread: that of the desk's connection.
Result<void> noteCertificateReload(const operate::Desk& desk, const operate::Caller& caller);

}  // namespace ack::app
