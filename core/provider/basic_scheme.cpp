#include "core/provider/basic_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/crypto/digest.h"
#include "core/crypto/placeholder_secret.h"
#include "core/provider/request_header.h"

namespace ack::provider {
namespace {

constexpr std::string_view kAuthorization = "Authorization";
constexpr std::string_view kWord = "Basic";

/// Whether it can let anybody in: a user, a colon (RFC 7617 2: the first one ends the user) and a real password.
bool isCredentials(std::string_view secret) noexcept {
  const std::size_t colon = secret.find(':');
  return colon != std::string_view::npos && colon > 0 && !crypto::isPlaceholderSecret(secret.substr(colon + 1));
}

class BasicKeys final : public PreparedKeys {
 public:
  explicit BasicKeys(const KeyMaterial& keys) {
    for (const std::string& secret : keys.secrets)
      if (isCredentials(secret)) m_digests.push_back(crypto::digest(crypto::HashAlgorithm::sha256, secret));
  }

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_digests.empty()) return refusedWithoutKey();
    std::string_view value;
    if (const auto problem = requireHeader(request.headers, kAuthorization, value); !problem.empty())
      return refusedHeader(problem);
    const std::size_t space = value.find(' ');
    const bool basic = base::equalsIgnoreCaseAscii(value.substr(0, space), kWord);
    if (!basic || space == std::string_view::npos) return refused("malformed_header");
    // RFC 9110 11.4: one or more spaces, then one token68.
    const std::string_view token = value.substr(std::min(value.find_first_not_of(' ', space), value.size()));
    const auto sent = base::fromBase64(token);
    if (!sent) return refused("bad_encoding");
    if (sent->find(':') == std::string::npos) return refused("malformed_header");
    const std::string digest = crypto::digest(crypto::HashAlgorithm::sha256, *sent);
    bool match = false;
    for (const std::string& known : m_digests) match = crypto::equalConstantTime(known, digest) || match;
    return match ? verified() : refused("mismatch");
  }

 private:
  std::vector<std::string> m_digests;
};

}  // namespace

std::unique_ptr<const PreparedKeys> BasicScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<BasicKeys>(keys);
}

Result<std::vector<domain::Header>> BasicScheme::sign(const RequestView&, const KeyMaterial& keys, std::string_view,
                                                      UtcTime) const {
  for (const std::string& secret : keys.secrets)
    if (isCredentials(secret))
      return std::vector<domain::Header>{
          {std::string(kAuthorization), std::string(kWord) + " " + base::toBase64(secret)}};
  return Error{ErrorCode::invalid, "no usable secret: it must be user:password"};
}

Result<void> BasicScheme::checkSecret(std::string_view secret) const {
  if (crypto::isPlaceholderSecret(secret) || isCredentials(secret)) return {};
  return Error{ErrorCode::invalid, "must be user:password, neither part empty"};
}

}  // namespace ack::provider
