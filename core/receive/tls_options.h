#pragma once
// What a listener needs for TLS: which certificates it presents, and whose certificates it asks of clients.
#include <filesystem>
#include <vector>

namespace ack::receive {

struct TlsFiles {
  std::filesystem::path certificate;  ///< PEM, its chain behind it
  std::filesystem::path key;          ///< PEM, without a passphrase
};

struct TlsOptions {
  std::vector<TlsFiles> pairs;     ///< by SNI; the first one for unknown names and for none. Empty: plain HTTP
  std::filesystem::path clientCa;  ///< PEM: only clients with a certificate from here get in. Empty: anybody
  [[nodiscard]] bool enabled() const noexcept { return !pairs.empty(); }
};

}  // namespace ack::receive
