#pragma once
// Certificates for tests, made by OpenSSL alone: any names, any dates, any strength, signed by an authority or by
// themselves.
#include <filesystem>
#include <string>
#include <vector>

namespace ack::kit {

struct CertificateSpec {
  std::string names{"DNS:localhost,IP:127.0.0.1"};  ///< subjectAltName as OpenSSL writes it
  int fromDays{-1}, toDays{90};                     ///< from now
  int rsaBits{0};                                   ///< 0: ECDSA P-256
  bool authority{false};                            ///< may sign others
  std::string signedBy{};                           ///< the `stem` of an authority made before; empty: by itself
};

/// `stem`.crt and `stem`.key (0600) in `directory`; replaces what is there, each by a rename.
void makeCertificate(const std::filesystem::path& directory, const std::string& stem,
                     const CertificateSpec& spec = {});
[[nodiscard]] std::filesystem::path certificateFile(const std::filesystem::path& directory, const std::string& stem);
[[nodiscard]] std::filesystem::path keyFile(const std::filesystem::path& directory, const std::string& stem);
/// SHA-256 of the first certificate in a file, hex.
std::string certificateDigest(const std::filesystem::path& file);

}  // namespace ack::kit
