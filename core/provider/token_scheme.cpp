#include "core/provider/token_scheme.h"

#include "core/crypto/constant_time.h"
#include "core/crypto/digest.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

namespace ack::provider {
namespace {

class TokenKeys final : public PreparedKeys {
 public:
  TokenKeys(std::string header, std::string prefix, const KeyMaterial& keys)
      : m_header(std::move(header)), m_prefix(std::move(prefix)) {
    for (const std::string& secret : keys.secrets)
      if (const auto key = decodeSecret(secret, KeyForm::utf8))
        m_digests.push_back(crypto::digest(crypto::HashAlgorithm::sha256, *key));
  }

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_digests.empty()) return refusedWithoutKey();
    std::string_view value;
    if (const auto problem = requireHeader(request.headers, m_header, value); !problem.empty())
      return refusedHeader(problem);
    // RFC 9110 11.1: the word before a token of Authorization is an auth-scheme, whatever its case.
    if (!base::equalsIgnoreCaseAscii(value.substr(0, m_prefix.size()), m_prefix)) return refused("malformed_header");
    // Digests are compared, so that the time taken does not tell the token's length either.
    const std::string sent = crypto::digest(crypto::HashAlgorithm::sha256, value.substr(m_prefix.size()));
    bool match = false;
    for (const std::string& digest : m_digests) match = crypto::equalConstantTime(digest, sent) || match;
    return match ? verified() : refused("mismatch");
  }

 private:
  std::string m_header, m_prefix;
  std::vector<std::string> m_digests;
};

}  // namespace

std::shared_ptr<const Scheme> TokenScheme::create(JsonFields& fields) {
  std::string header = fields.requiredText("header");
  if (!header.empty() && !isHeaderName(header)) fields.fail("header", "\"" + header + "\" is not a header name");
  return std::make_shared<TokenScheme>(std::move(header), fields.text("prefix"));
}

std::unique_ptr<const PreparedKeys> TokenScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<TokenKeys>(m_header, m_prefix, keys);
}

Result<std::vector<domain::Header>> TokenScheme::sign(const RequestView&, const KeyMaterial& keys, std::string_view,
                                                      UtcTime) const {
  for (const std::string& secret : keys.secrets)
    if (const auto key = decodeSecret(secret, KeyForm::utf8))
      return std::vector<domain::Header>{{m_header, m_prefix + *key}};
  return Error{ErrorCode::invalid, "no usable secret to send"};
}

}  // namespace ack::provider
