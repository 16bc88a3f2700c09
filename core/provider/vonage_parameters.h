#pragma once
// The older way in which Vonage (Nexmo) signs SMS callbacks: a parameter `sig` over all the others, in the query, a
// form or a flat JSON object.
#include "core/crypto/hmac.h"
#include "core/provider/scheme.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::provider {

/// As chosen in the account's settings; md5hash is MD5 over parameters and secret, the others are HMACs.
enum class VonageMethod : std::uint8_t { md5hash, md5, sha1, sha256, sha512 };

/// A request's parameters, sorted by name.
struct VonageParameters {
  std::string_view problem;                                 ///< "" where they could be read; otherwise the reason
  std::vector<std::pair<std::string, std::string>> fields;  ///< without sig
  std::string signature;                                    ///< sig as sent; "" where there is none
};

/// From the body (form or JSON) or, where there is none, the query. A name that stands twice is refused: the signed
/// text could not tell which value was meant.
VonageParameters readVonageParameters(const RequestView& request);

/// Thread: any.
class VonageParameterKeys {
 public:
  /// `method`: the one that is set in the account; nullopt allows SHA-256 and SHA-512, by the signature's length.
  VonageParameterKeys(std::optional<VonageMethod> method, const std::vector<std::string>& secrets);
  [[nodiscard]] bool empty() const noexcept { return m_keys.empty(); }
  /// Signature first, then the age of the parameter `timestamp`.
  [[nodiscard]] Verification verify(const VonageParameters& parameters, const Window& window, UtcTime now) const;

 private:
  struct Key {
    VonageMethod method;
    crypto::HmacKey hmac;
    std::string secret;  ///< md5hash only
  };
  std::optional<VonageMethod> m_method;
  std::vector<Key> m_keys;
};

/// `request` with the parameters `timestamp` (now, where there is none) and `sig`, in its form, flat JSON object or,
/// where it has no body, query. invalid without a usable secret or with parameters that can't be signed.
Result<SignedRequest> signVonageParameters(const RequestView& request, VonageMethod method,
                                           const std::vector<std::string>& secrets, UtcTime now);

}  // namespace ack::provider
