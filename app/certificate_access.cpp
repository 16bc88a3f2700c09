#include "app/certificate_access.h"

#include "core/crypto/x509_chain.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace ack::app {
namespace {

/// "http://host:port" and nothing more: TLS goes through it to the provider, so it needs to know no secret.
bool isProxy(std::string_view text) {
  constexpr std::string_view kScheme = "http://";
  if (!text.starts_with(kScheme)) return false;
  text.remove_prefix(kScheme.size());
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return false;
  const std::string_view port = text.substr(colon + 1);
  const auto isHost = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '[' || c == ']' || c == ':';
  };
  const bool digits = std::all_of(port.begin(), port.end(), [](char c) { return c >= '0' && c <= '9'; });
  return !port.empty() && port.size() <= 5 && digits && std::all_of(text.begin(), text.end(), isHost);
}

}  // namespace

void addCertificateOptions(CLI::App& app, CertificateArguments& arguments) {
  app.add_option("--certificate-ca", arguments.authorities,
                 "Trust only these authorities (PEM), not the system's, for the certificates that PayPal and Amazon "
                 "SNS sign with, and for the servers they are fetched from");
  app.add_option("--certificate-proxy", arguments.proxy,
                 "Fetch those certificates through this proxy, http://HOST:PORT");
}

Result<runtime::CertificateAccess> certificateAccessFrom(const CertificateArguments& arguments) {
  runtime::CertificateAccess access;
  if (!arguments.proxy.empty() && !isProxy(arguments.proxy))
    return Error{ErrorCode::invalid, "--certificate-proxy: \"" + arguments.proxy + "\" is not http://HOST:PORT"};
  access.proxy = arguments.proxy;
  if (arguments.authorities.empty()) return access;
  std::ifstream file(arguments.authorities, std::ios::binary);
  if (!file) return Error{ErrorCode::io, "--certificate-ca: " + arguments.authorities + " can't be read"};
  access.authorities.assign(std::istreambuf_iterator<char>(file), {});
  const auto trust = crypto::TrustStore::fromPem(access.authorities);
  if (!trust) return base::withContext("--certificate-ca: " + arguments.authorities, trust.error());
  return access;
}

}  // namespace ack::app
