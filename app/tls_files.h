#pragma once
// From the options of a command line to the certificates of a receiver, the same for both programs.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/receive/tls_options.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace ack::app {

struct TlsArguments {
  std::vector<std::string> certificates, keys;  ///< --tls-cert, --tls-key: in pairs
  std::string clientCa;                         ///< --tls-client-ca
  bool selfSigned{false};                       ///< --tls-self-signed
};

/// Declares those options.
void addTlsOptions(CLI::App& app, TlsArguments& arguments);

/// invalid where the options don't fit together. With selfSigned, makes a certificate for this machine in `data`/tls
/// where there is none yet, and says in the log what it is for.
Result<receive::TlsOptions> tlsOptionsFrom(const TlsArguments& arguments, const std::filesystem::path& data,
                                           const Clock& clock);

}  // namespace ack::app
