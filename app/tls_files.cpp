#include "app/tls_files.h"

#include "core/base/log.h"
#include "core/crypto/certificate_maker.h"
#include "core/runtime/data_files.h"

#include <CLI/CLI.hpp>

#include <unistd.h>

#include <array>

namespace ack::app {
namespace {

/// What somebody on this machine may call it.
std::vector<std::string> namesOfThisMachine() {
  std::vector<std::string> names{"localhost", "127.0.0.1", "::1"};
  std::array<char, 256> host{};
  if (::gethostname(host.data(), host.size() - 1) == 0 && host.front() != '\0') names.emplace_back(host.data());
  return names;
}

Result<receive::TlsFiles> selfSigned(const std::filesystem::path& data, const Clock& clock) {
  if (auto made = runtime::makeDataDirectory(data); !made) return std::move(made).error();
  const std::filesystem::path directory = data / "tls";
  const crypto::SelfSignedFiles files = crypto::selfSignedFiles(directory);
  if (!std::filesystem::exists(files.certificate) || !std::filesystem::exists(files.key)) {
    auto made = crypto::makeSelfSigned(namesOfThisMachine(), directory, clock.now());
    // A machine's name may be nothing that a certificate can hold.
    if (!made && made.error().code == ErrorCode::invalid)
      made = crypto::makeSelfSigned({"localhost", "127.0.0.1", "::1"}, directory, clock.now());
    if (!made) return std::move(made).error();
  }
  base::log(base::LogLevel::warning, "tls",
            "the self-signed certificate " + files.certificate.string() +
                " is for a first try on this machine: providers send only to one that a public authority has signed");
  return receive::TlsFiles{files.certificate, files.key};
}

}  // namespace

void addTlsOptions(CLI::App& app, TlsArguments& arguments) {
  app.add_option("--tls-cert", arguments.certificates,
                 "Receive HTTPS with this certificate (PEM, its chain behind it); again for more names");
  app.add_option("--tls-key", arguments.keys, "The private key of the --tls-cert at the same place (PEM)");
  app.add_option("--tls-client-ca", arguments.clientCa,
                 "Let in only clients with a certificate from this authority (PEM)");
  app.add_flag("--tls-self-signed", arguments.selfSigned,
               "Receive HTTPS with a certificate made here, for a first try");
}

Result<receive::TlsOptions> tlsOptionsFrom(const TlsArguments& arguments, const std::filesystem::path& data,
                                           const Clock& clock) {
  const auto invalid = [](const char* text) { return Error{ErrorCode::invalid, text}; };
  if (arguments.certificates.size() != arguments.keys.size())
    return invalid("each --tls-cert needs its --tls-key, in the same order");
  if (arguments.selfSigned && !arguments.certificates.empty())
    return invalid("--tls-self-signed and --tls-cert exclude each other");
  receive::TlsOptions options;
  options.clientCa = arguments.clientCa;
  for (std::size_t i = 0; i < arguments.keys.size(); ++i)
    options.pairs.push_back({arguments.certificates[i], arguments.keys[i]});
  if (arguments.selfSigned) {
    auto files = selfSigned(data, clock);
    if (!files) return std::move(files).error();
    options.pairs.push_back(std::move(*files));
  }
  if (!options.clientCa.empty() && !options.enabled())
    return invalid("--tls-client-ca needs --tls-cert and --tls-key");
  return options;
}

}  // namespace ack::app
