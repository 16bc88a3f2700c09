#pragma once
// What the receiver's TLS stands on at the moment: the value by which the engine tells windows and commands beside
// it, through the store, which certificates it presents and what is wrong with them.
#include "core/base/clock.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::domain {

struct CertificateState {
  std::string file;
  std::vector<std::string> names;  ///< host names and addresses it is for
  UtcTime notAfter{};
  bool selfSigned{false};
  std::string sha256Hex{};  ///< fingerprint of the certificate itself
  UtcTime inUseSince{};     ///< longer than `loadedAt` where a reload brought the same one
};

/// From so long before its end a certificate is warned of.
constexpr std::chrono::days kExpiryNotice{30};
/// Whole days left, 0 on the last one, -1 once it is over; nullopt while there is time.
std::optional<std::int64_t> daysToExpiry(const CertificateState& certificate, UtcTime now) noexcept;

struct TlsState {
  std::vector<CertificateState> certificates;  ///< the first one also serves unknown names; none: plain HTTP
  bool clientsMustProve{false};                ///< mutual TLS
  UtcTime loadedAt{};
  UtcTime triedAt{};     ///< when the files were read last, whatever came of it
  std::string problem;   ///< why the newest files are not in use; empty: they are
  UtcTime problemAt{};   ///< since when
  std::string weakness;  ///< in use, but not as it should be: a key that others can read
};

/// How the store keeps it.
std::string toJson(const TlsState& state);
/// nullopt for anything that toJson can't have written.
std::optional<TlsState> tlsStateFromJson(std::string_view text);

}  // namespace ack::domain
