#pragma once
// Why a signature does not match, found by trying: the body with another line end or spelled anew, the secret in its
// other forms or that of another source, the URL with another scheme or port, another provider's scheme. For the
// tester on this machine only: on the network it would be an oracle, so the receiver never knows this file.
#include "core/provider/provider.h"

#include <string>
#include <vector>

namespace ack::provider {

enum class SignatureCause : std::uint8_t {
  bodyLineEnd,       ///< detail: "added" or "removed": with that change of the last line end it matches
  bodyLineEnds,      ///< detail: "CRLF" or "LF": with those line ends it matches
  bodyWhiteSpace,    ///< white space around the body does not belong to it
  bodyReserialised,  ///< detail: how the JSON must be written to match
  bodyMark,          ///< a byte-order mark was lost or added
  bodyBase64,        ///< the body is base64 text of what was signed
  secretWhiteSpace,  ///< white space or quotes around the secret
  secretForm,        ///< detail: what the secret must be made into: "the bytes that its base64 stands for"
  otherSecret,       ///< detail: the name of what has the matching secret (test and live swapped)
  urlDiffers,        ///< detail: the URL that was signed
  otherProvider,     ///< detail: the provider whose scheme matches with this secret
};

struct FoundCause {
  SignatureCause cause{};
  std::string detail;
};

struct NamedKeys {
  std::string name;
  KeyMaterial keys;
};

struct SignatureSearch {
  const Provider& provider;
  const ProviderRegistry* registry{nullptr};  ///< null: other providers are not tried
  RequestView request;
  const KeyMaterial& keys;
  const std::vector<NamedKeys>& others;
  UtcTime now{};
};

/// The causes that, taken alone or two together, make the signature match; empty where none does. At most
/// kMostVerifications verifications. Thread: any.
std::vector<FoundCause> findSignatureCauses(const SignatureSearch& search);

constexpr int kMostVerifications = 3'000;

}  // namespace ack::provider
