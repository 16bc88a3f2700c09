#include "core/provider/jwt_token.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/crypto/constant_time.h"
#include "core/provider/secret_keys.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>

namespace ack::provider {
namespace {

using domain::JsonType;
using domain::LookupState;
using domain::PayloadValue;

constexpr std::size_t kMaxHeaderBytes = 1U << 10;
constexpr std::string_view kPayloadHash = "payload_hash";
constexpr std::string_view kUrlHash = "url_hash";

/// header.payload.signature, still encoded.
struct Parts {
  std::string_view header, payload, signature;
  [[nodiscard]] std::string_view signedText() const noexcept {
    return {header.data(), header.size() + 1 + payload.size()};
  }
};

std::optional<Parts> splitToken(std::string_view token) noexcept {
  if (token.size() > kMaxTokenBytes) return std::nullopt;
  const std::size_t first = token.find('.');
  const std::size_t second = first == std::string_view::npos ? first : token.find('.', first + 1);
  if (second == std::string_view::npos || token.find('.', second + 1) != std::string_view::npos) return std::nullopt;
  const Parts parts{token.substr(0, first), token.substr(first + 1, second - first - 1), token.substr(second + 1)};
  if (parts.header.empty() || parts.payload.empty() || parts.header.size() > kMaxHeaderBytes) return std::nullopt;
  return parts;
}

/// A decoded JSON object of the token, with the bytes that it looks into.
class TokenObject {
 public:
  /// nullopt unless `encoded` is base64url without padding of a JSON object.
  static std::optional<TokenObject> read(std::string_view encoded) {
    auto bytes = base::fromBase64Url(encoded);
    if (!bytes || bytes->empty() || bytes->front() != '{') return std::nullopt;
    TokenObject object;
    object.m_bytes = std::make_unique<const std::string>(std::move(*bytes));
    auto document = domain::PayloadDocument::read("application/json", *object.m_bytes, {});
    if (!document) return std::nullopt;
    object.m_document = std::move(document).value();
    return object;
  }

  /// The member by its plain name; ambiguous where it stands twice.
  [[nodiscard]] PayloadValue at(std::string_view name) const {
    std::string pointer = "/";
    for (const char c : name) pointer += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return m_document.at(pointer);
  }
  [[nodiscard]] bool has(std::string_view name) const { return at(name).state != LookupState::missing; }
  [[nodiscard]] std::optional<std::string> text(std::string_view name) const {
    PayloadValue value = at(name);
    if (value.state != LookupState::found || value.type != JsonType::string) return std::nullopt;
    return std::move(value.text);
  }

 private:
  std::unique_ptr<const std::string> m_bytes;  // does not move with the object
  domain::PayloadDocument m_document;
};

std::string_view nameOf(crypto::HashAlgorithm algorithm) noexcept {
  switch (algorithm) {
  case crypto::HashAlgorithm::sha256:
    return "HS256";
  case crypto::HashAlgorithm::sha384:
    return "HS384";
  case crypto::HashAlgorithm::sha512:
    return "HS512";
  case crypto::HashAlgorithm::md5:
  case crypto::HashAlgorithm::sha1:
    break;
  }
  return {};
}

std::string sha256Hex(std::string_view bytes) {
  return base::toHex(crypto::digest(crypto::HashAlgorithm::sha256, bytes));
}

/// Whether the claim is the hash of `bytes`. No secret is compared: the signature already proved the claim.
bool hashIs(const TokenObject& claims, std::string_view name, std::string_view bytes) {
  const auto claim = claims.text(name);
  return claim && base::equalsIgnoreCaseAscii(*claim, sha256Hex(bytes));
}

/// RFC 7519 2, NumericDate: a number, with or without a fraction.
enum class ClaimTime { absent, good, bad };
ClaimTime readTimeClaim(const TokenObject& claims, std::string_view name, UtcTime& time) {
  const PayloadValue claim = claims.at(name);
  if (claim.state == LookupState::missing) return ClaimTime::absent;
  const bool isNumber = claim.state == LookupState::found && claim.type == JsonType::number;
  const auto read = isNumber ? base::fromUnixSeconds(claim.text) : std::nullopt;
  if (!read) return ClaimTime::bad;
  time = *read;
  return ClaimTime::good;
}

/// "" where the claims are this issuer's, this account's and this request's.
std::string_view judgeClaims(const JwtRules& rules, const TokenObject& claims, const RequestView& request) {
  if (!rules.issuer.empty() && claims.text("iss") != rules.issuer) return "claim_iss";
  for (const auto& [name, value] : rules.claims) {
    if (claims.text(name) != value) return name == "api_key" ? "claim_api_key" : "claim_mismatch";
  }
  if (rules.urlHash && !hashIs(claims, kUrlHash, request.url)) return "claim_url_hash";
  if ((claims.has(kPayloadHash) || !request.body.empty()) && !hashIs(claims, kPayloadHash, request.body))
    return "claim_payload_hash";
  return {};
}

/// The token's own times (RFC 7519 4.1.4 to 4.1.6), then the source's window over the time it was made at.
Verification judgeTimes(const JwtRules& rules, const TokenObject& claims, const Window& window, UtcTime now) {
  UtcTime issuedAt{}, notBefore{}, expiry{};
  const ClaimTime hasIssued = readTimeClaim(claims, "iat", issuedAt);
  const ClaimTime hasNotBefore = readTimeClaim(claims, "nbf", notBefore);
  const ClaimTime hasExpiry = readTimeClaim(claims, "exp", expiry);
  for (const ClaimTime one : {hasIssued, hasNotBefore, hasExpiry})
    if (one == ClaimTime::bad) return refused("bad_timestamp");
  if (rules.needsIssuedAt && hasIssued == ClaimTime::absent) return refused("missing_timestamp");
  if (rules.needsExpiry && hasExpiry == ClaimTime::absent) return refused("missing_expiry");
  Verification verification;
  verification.verdict = Verdict::valid;
  verification.reason = "ok";
  if (hasIssued == ClaimTime::good)
    verification = judgeAge(issuedAt, window, now);
  else if (hasNotBefore == ClaimTime::good)
    verification = judgeAge(notBefore, window, now);
  const auto stale = [&](std::string_view reason) {
    verification.verdict = Verdict::stale;
    verification.reason = reason;
  };
  if (hasExpiry == ClaimTime::good && now >= expiry + rules.leeway) stale("too_old");
  if (hasNotBefore == ClaimTime::good && now < notBefore - rules.leeway) stale("too_new");
  return verification;
}

}  // namespace

JwtKeys::JwtKeys(std::shared_ptr<const JwtRules> rules, const std::vector<std::string>& secrets)
    : m_rules(std::move(rules)) {
  for (const std::string& secret : secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    for (const crypto::HashAlgorithm algorithm : m_rules->algorithms)
      m_keys.push_back({algorithm, crypto::HmacKey::prepare(algorithm, *key)});
  }
}

Verification JwtKeys::verify(std::string_view token, const RequestView& request, const Window& window,
                             UtcTime now) const {
  const auto parts = splitToken(token);
  const std::optional<TokenObject> header = parts ? TokenObject::read(parts->header) : std::nullopt;
  if (!header) return refused("malformed_token");
  // RFC 8725 3.1: the algorithm is ours to choose, compared exactly; "none", "None" and RS256 are not among them.
  const auto named = header->text("alg");
  const auto algorithm = std::find_if(m_rules->algorithms.begin(), m_rules->algorithms.end(),
                                      [&](auto one) { return named && *named == nameOf(one); });
  if (algorithm == m_rules->algorithms.end()) return refused("algorithm_not_allowed");
  const auto signature = base::fromBase64Url(parts->signature);
  if (!signature) return refused("bad_encoding");
  bool match = false;
  for (const Key& key : m_keys)
    if (key.algorithm == *algorithm)
      match = crypto::equalConstantTime(key.hmac.compute(parts->signedText()).view(), *signature) || match;
  if (!match) return refused("mismatch");
  // RFC 7515 4.1.11: what is critical and not understood must be refused; keys beside the token are never used.
  for (const std::string_view name : {"crit", "jku", "jwk", "x5u", "x5c"})
    if (header->has(name)) return refused("header_not_allowed");
  const auto claims = TokenObject::read(parts->payload);
  if (!claims) return refused("malformed_claims");
  if (const auto problem = judgeClaims(*m_rules, *claims, request); !problem.empty()) return refused(problem);
  Verification verification = judgeTimes(*m_rules, *claims, window, now);
  if (m_rules->usesIdOnce && verification.verdict != Verdict::invalid)
    verification.replayKey = claims->text("jti").value_or("");
  return verification;
}

domain::PayloadValue readJwtClaim(std::string_view token, std::string_view name) {
  const auto parts = splitToken(token);
  const auto claims = parts ? TokenObject::read(parts->payload) : std::nullopt;
  return claims ? claims->at(name) : PayloadValue{};
}

Result<std::string> makeJwt(const JwtRules& rules, const RequestView& request,
                            const std::vector<std::string>& secrets, std::string_view tokenId, UtcTime now) {
  constexpr std::int64_t kLifetimeSeconds = 60;
  const std::int64_t seconds = toMicros(now) / 1'000'000;
  boost::json::object claims{{"iat", seconds}, {"nbf", seconds}};
  if (rules.needsExpiry) claims["exp"] = seconds + kLifetimeSeconds;
  if (!tokenId.empty()) claims["jti"] = tokenId;
  if (!rules.issuer.empty()) claims["iss"] = rules.issuer;
  for (const auto& [name, value] : rules.claims) claims[name] = value;
  if (rules.urlHash) claims[kUrlHash] = sha256Hex(request.url);
  if (!request.body.empty()) claims[kPayloadHash] = sha256Hex(request.body);
  const crypto::HashAlgorithm algorithm = rules.algorithms.front();
  const boost::json::object header{{"alg", nameOf(algorithm)}, {"typ", "JWT"}};
  for (const std::string& secret : secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    std::string token = base::toBase64Url(boost::json::serialize(header));
    token += '.';
    token += base::toBase64Url(boost::json::serialize(claims));
    const std::string signature = crypto::hmac(algorithm, *key, token);
    return token + "." + base::toBase64Url(signature);
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with"};
}

std::optional<std::string_view> bearerToken(std::string_view authorization) noexcept {
  constexpr std::string_view kWord = "Bearer ";
  if (authorization.size() <= kWord.size() ||
      !base::equalsIgnoreCaseAscii(authorization.substr(0, kWord.size()), kWord))
    return std::nullopt;
  return authorization.substr(kWord.size());
}

}  // namespace ack::provider
