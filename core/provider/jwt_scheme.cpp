#include "core/provider/jwt_scheme.h"

#include "core/provider/json_fields.h"
#include "core/provider/request_header.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::string_view kAuthorization = "Authorization";
constexpr std::int64_t kMaxLeewaySeconds = 3'600;

class JwtHeaderKeys final : public PreparedKeys {
 public:
  JwtHeaderKeys(std::shared_ptr<const JwtRules> rules, std::string header, bool bearer, const KeyMaterial& keys)
      : m_keys(std::move(rules), keys.secrets), m_header(std::move(header)), m_bearer(bearer) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    const HeaderLookup header = findHeader(request.headers, m_header);
    if (header.count > 1) return refused("duplicate_header");
    if (header.value.empty()) return refusedUnsigned(header.count == 0 ? "missing_header" : "empty_header");
    const auto token = m_bearer ? bearerToken(header.value) : std::optional(header.value);
    return token ? m_keys.verify(*token, request, window, now) : refused("malformed_header");
  }

 private:
  JwtKeys m_keys;
  std::string m_header;
  bool m_bearer;
};

std::optional<crypto::HashAlgorithm> algorithmOf(std::string_view name) noexcept {
  if (name == "HS256") return crypto::HashAlgorithm::sha256;
  if (name == "HS384") return crypto::HashAlgorithm::sha384;
  if (name == "HS512") return crypto::HashAlgorithm::sha512;
  return std::nullopt;
}

void readAlgorithms(JsonFields& fields, JwtRules& rules) {
  const boost::json::value* list = fields.find("algs");
  if (list == nullptr) {
    rules.algorithms = {crypto::HashAlgorithm::sha256};
    return;
  }
  const auto wrong = [&] { fields.fail("algs", "must be a list of HS256, HS384, HS512"); };
  if (!list->is_array() || list->get_array().empty()) return wrong();
  for (const boost::json::value& value : list->get_array()) {
    const auto algorithm = value.is_string() ? algorithmOf(std::string_view(value.get_string())) : std::nullopt;
    if (!algorithm) return wrong();
    if (std::find(rules.algorithms.begin(), rules.algorithms.end(), *algorithm) == rules.algorithms.end())
      rules.algorithms.push_back(*algorithm);
  }
}

void readClaims(JsonFields& fields, JwtRules& rules) {
  const boost::json::value* claims = fields.find("claims");
  if (claims == nullptr) return;
  if (!claims->is_object()) return fields.fail("claims", "must be an object of texts");
  for (const auto& [name, value] : claims->get_object()) {
    if (!value.is_string()) return fields.fail("claims", "must be an object of texts");
    rules.claims.emplace_back(std::string_view(name), std::string_view(value.get_string()));
  }
}

}  // namespace

JwtScheme::JwtScheme(JwtRules rules, std::string header, bool bearer)
    : m_rules(std::make_shared<const JwtRules>(std::move(rules))), m_header(std::move(header)), m_bearer(bearer) {}

std::shared_ptr<const Scheme> JwtScheme::fromFields(JsonFields& fields) {
  JwtRules rules;
  readAlgorithms(fields, rules);
  readClaims(fields, rules);
  rules.issuer = fields.text("iss");
  rules.urlHash = fields.flag("url_hash");
  const std::string replayKey = fields.text("replay_key");
  if (!replayKey.empty() && replayKey != "jwt:jti") fields.fail("replay_key", "can only be jwt:jti");
  rules.usesIdOnce = !replayKey.empty();
  rules.leeway = std::chrono::seconds(fields.integer("leeway_s", 0, kMaxLeewaySeconds).value_or(0));
  std::string header = fields.text("header", kAuthorization);
  if (!isHeaderName(header)) fields.fail("header", "\"" + header + "\" is not a header name");
  const bool bearer = base::equalsIgnoreCaseAscii(header, kAuthorization);
  return std::make_shared<JwtScheme>(std::move(rules), std::move(header), bearer);
}

std::unique_ptr<const PreparedKeys> JwtScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<JwtHeaderKeys>(m_rules, m_header, m_bearer, keys);
}

Result<std::vector<domain::Header>> JwtScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                    std::string_view eventId, UtcTime now) const {
  const auto token = makeJwt(*m_rules, request, keys.secrets, eventId, now);
  if (!token) return token.error();
  return std::vector<domain::Header>{{m_header, (m_bearer ? "Bearer " : "") + *token}};
}

Coverage JwtScheme::coverage(const IdentityRules& identity) const noexcept {
  return coverageOf(identity, m_rules->urlHash);
}

Coverage coverageOf(const IdentityRules& identity, bool queryIsSigned) noexcept {
  for (const auto& tuple : identity.eventId)
    for (const Location& location : tuple)
      if (location.kind == Location::Kind::header || (location.kind == Location::Kind::query && !queryIsSigned))
        return Coverage::bodyOnly;
  return Coverage::bodyAndId;
}

}  // namespace ack::provider
