#pragma once
// A JSON Web Token that a provider signs its requests with (RFC 7515 compact form, RFC 7519 claims), read by rules
// that the scheme pins: which algorithms, which issuer, which hashes. The token never chooses its own key.
#include "core/crypto/hmac.h"
#include "core/provider/scheme.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::provider {

/// What a token must say. Times are judged with `leeway`; hashes are SHA-256 in hex.
struct JwtRules {
  std::vector<crypto::HashAlgorithm> algorithms;            ///< sha256 is HS256 …; the first one signs
  std::string issuer;                                       ///< claim iss; "": not looked at
  std::vector<std::pair<std::string, std::string>> claims;  ///< texts that must be there exactly so
  bool urlHash{false};        ///< claim url_hash is needed and must be that of the request's URL
  bool needsIssuedAt{false};  ///< claim iat is needed
  bool needsExpiry{false};    ///< claim exp is needed
  bool usesIdOnce{false};     ///< claim jti (RFC 7519 4.1.7) is the request's replay key
  std::chrono::seconds leeway{0};
};

/// Longer tokens are refused unread: no provider sends one, and a flood of them must cost nothing.
inline constexpr std::size_t kMaxTokenBytes = 8U << 10;

/// The secrets, ready for each algorithm of the rules. Thread: any.
class JwtKeys {
 public:
  JwtKeys(std::shared_ptr<const JwtRules> rules, const std::vector<std::string>& secrets);

  [[nodiscard]] bool empty() const noexcept { return m_keys.empty(); }
  /// Signature first, then what it covers (claim payload_hash must be that of the body, and may be absent only where
  /// there is none), then the token's own times and the window: valid, invalid or stale.
  [[nodiscard]] Verification verify(std::string_view token, const RequestView& request, const Window& window,
                                    UtcTime now) const;

 private:
  struct Key {
    crypto::HashAlgorithm algorithm;
    crypto::HmacKey hmac;
  };
  std::shared_ptr<const JwtRules> m_rules;  // shared with the scheme: keys may outlive it
  std::vector<Key> m_keys;
};

/// The claim of a token whose signature was verified before; missing where the token can't be read.
domain::PayloadValue readJwtClaim(std::string_view token, std::string_view name);
/// A token for `request` as the provider would make it. invalid without a usable secret.
Result<std::string> makeJwt(const JwtRules& rules, const RequestView& request,
                            const std::vector<std::string>& secrets, std::string_view tokenId, UtcTime now);
/// "Bearer <token>" (RFC 6750 2.1, the word in any case); nullopt for anything else.
std::optional<std::string_view> bearerToken(std::string_view authorization) noexcept;

}  // namespace ack::provider
