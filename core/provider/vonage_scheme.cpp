#include "core/provider/vonage_scheme.h"

#include "core/provider/json_fields.h"
#include "core/provider/jwt_scheme.h"
#include "core/provider/request_header.h"

namespace ack::provider {
namespace {

constexpr std::string_view kAuthorization = "Authorization";

class VonageKeys final : public PreparedKeys {
 public:
  VonageKeys(const VonageScheme::Options& options, std::shared_ptr<const JwtRules> rules, const KeyMaterial& keys)
      : m_ways(options.ways), m_token(std::move(rules), keys.secrets), m_parameters(options.method, keys.secrets) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_token.empty()) return refusedWithoutKey();
    const HeaderLookup header = findHeader(request.headers, kAuthorization);
    if (header.count > 1) return refused("duplicate_header");
    const auto token = bearerToken(header.value);
    switch (m_ways) {
    case VonageScheme::Ways::both:
      return token ? verifyToken(*token, request, window, now) : verifyParameters(request, header, window, now);
    case VonageScheme::Ways::tokenOnly:
      if (token) return verifyToken(*token, request, window, now);
      return header.count == 0 ? refusedUnsigned("missing_header") : refused("malformed_header");
    case VonageScheme::Ways::parametersOnly:
      return m_parameters.verify(readVonageParameters(request), window, now);
    }
    return refused("mismatch");
  }

 private:
  [[nodiscard]] Verification verifyToken(std::string_view token, const RequestView& request, const Window& window,
                                         UtcTime now) const {
    const Verification verification = m_token.verify(token, request, window, now);
    // The token covers the body and nothing else: parameters in the query are anybody's.
    const bool onlyQuery = request.body.empty() && request.url.find('?') != std::string_view::npos;
    return verification.verdict != Verdict::invalid && onlyQuery ? refused("unsigned_query") : verification;
  }
  [[nodiscard]] Verification verifyParameters(const RequestView& request, const HeaderLookup& header,
                                              const Window& window, UtcTime now) const {
    const VonageParameters parameters = readVonageParameters(request);
    // Something in Authorization that is no token, and nothing else that could be a signature.
    if (header.count > 0 && parameters.signature.empty()) return refused("malformed_header");
    if (!parameters.problem.empty() && parameters.signature.empty()) return refusedUnsigned("missing_signature");
    return m_parameters.verify(parameters, window, now);
  }

  VonageScheme::Ways m_ways;
  JwtKeys m_token;
  VonageParameterKeys m_parameters;
};

JwtRules rulesOf(const VonageScheme::Options& options) {
  JwtRules rules;
  rules.algorithms = {crypto::HashAlgorithm::sha256};
  rules.issuer = "Vonage";
  if (!options.apiKey.empty()) rules.claims = {{"api_key", options.apiKey}};
  rules.needsIssuedAt = true;
  rules.usesIdOnce = true;
  return rules;
}

}  // namespace

VonageScheme::VonageScheme(Options options)
    : m_options(std::move(options)), m_rules(std::make_shared<const JwtRules>(rulesOf(m_options))) {}

std::shared_ptr<const Scheme> VonageScheme::fromFields(JsonFields& fields, Ways ways) {
  Options options;
  options.ways = ways;
  options.apiKey = fields.text("api_key");
  if (fields.find("algo") != nullptr)
    options.method = fields.word<VonageMethod>("algo",
                                               {{"md5hash", VonageMethod::md5hash},
                                                {"md5", VonageMethod::md5},
                                                {"sha1", VonageMethod::sha1},
                                                {"sha256", VonageMethod::sha256},
                                                {"sha512", VonageMethod::sha512}},
                                               VonageMethod::sha256);
  return std::make_shared<VonageScheme>(std::move(options));
}

std::unique_ptr<const PreparedKeys> VonageScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<VonageKeys>(m_options, m_rules, keys);
}

Result<std::vector<domain::Header>> VonageScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                       std::string_view eventId, UtcTime now) const {
  if (m_options.ways == Ways::parametersOnly)
    return Error{ErrorCode::unsupported, "the signature is one of the request's parameters, not a header"};
  const auto token = makeJwt(*m_rules, request, keys.secrets, eventId, now);
  if (!token) return token.error();
  return std::vector<domain::Header>{{std::string(kAuthorization), "Bearer " + *token}};
}

Result<SignedRequest> VonageScheme::signWhole(const RequestView& request, const KeyMaterial& keys,
                                              std::string_view eventId, UtcTime now) const {
  if (m_options.ways == Ways::parametersOnly)
    return signVonageParameters(request, m_options.method.value_or(VonageMethod::sha256), keys.secrets, now);
  return Scheme::signWhole(request, keys, eventId, now);
}

Window VonageScheme::usualWindow() const noexcept { return {std::chrono::seconds(300), std::chrono::seconds(300)}; }

Coverage VonageScheme::coverage(const IdentityRules& identity) const noexcept {
  // A query only counts where there is no body, and then its parameters are what is signed.
  return coverageOf(identity, true);
}

}  // namespace ack::provider
