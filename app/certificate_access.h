#pragma once
// From the options of a command line to how the engine fetches the certificates that webhooks are signed with
// (PayPal, Amazon SNS).
#include "core/base/result.h"
#include "core/runtime/engine.h"

#include <string>

namespace CLI {
class App;
}

namespace ack::app {

struct CertificateArguments {
  std::string authorities;  ///< --certificate-ca
  std::string proxy;        ///< --certificate-proxy
};

/// Declares those options.
void addCertificateOptions(CLI::App& app, CertificateArguments& arguments);

/// invalid where the proxy is none or the file has no certificates; io where it can't be read. The message names the
/// option or the file.
Result<runtime::CertificateAccess> certificateAccessFrom(const CertificateArguments& arguments);

}  // namespace ack::app
