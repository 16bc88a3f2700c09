#pragma once
// Takes the signature header apart: which signatures are offered, and the time where it stands beside them. Views
// into the request, no heap: this runs before anything about the sender is known.
#include "core/provider/recipe.h"

#include <array>
#include <string_view>

namespace ack::provider {

/// More than any provider sends while rotating; a header of a thousand signatures must cost no more than this.
inline constexpr std::size_t kMaxCandidates = 20;

struct SignatureCandidate {
  std::string_view text;  ///< still encoded
  bool publicKey{false};  ///< to be verified with a public key, not as an HMAC
};

struct SignatureHeader {
  std::string_view problem;  ///< "" where it could be read; otherwise the reason
  std::array<SignatureCandidate, kMaxCandidates> candidates;
  std::size_t count{0};
  std::string_view time;  ///< kv with a time key only

  void add(std::string_view text, bool publicKey) noexcept {
    if (count < candidates.size()) candidates[count++] = {text, publicKey};
  }
};

/// `useHmac` / `usePublicKey`: which kinds there are keys for; signatures of another kind count as unsupported.
SignatureHeader readSignatureHeader(const Recipe& recipe, std::string_view value, bool useHmac,
                                    bool usePublicKey) noexcept;

}  // namespace ack::provider
