#pragma once
// Makes a self-signed certificate for a first try of TLS, before there is a real one. No provider trusts such a
// certificate by itself; it lets a person see HTTPS work, or a sender that is told to trust exactly this one.
#include "core/base/clock.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ack::crypto {

struct SelfSignedFiles {
  std::filesystem::path certificate;  ///< self-signed.crt
  std::filesystem::path key;          ///< self-signed.key, mode 0600
};

/// Where makeSelfSigned puts its files in `directory`.
SelfSignedFiles selfSignedFiles(const std::filesystem::path& directory);

/// Writes a new ECDSA P-256 key with a certificate for `names` (host names, "*.example.com", addresses), valid from
/// an hour before `now` for 397 days. `directory` is made (0700) where it is missing. On success both files are on
/// disk; otherwise neither is new. conflict where one of them exists: nothing is ever replaced. invalid for a name
/// that is neither a host name nor an address, io.
Result<SelfSignedFiles> makeSelfSigned(const std::vector<std::string>& names, const std::filesystem::path& directory,
                                       UtcTime now);

}  // namespace ack::crypto
