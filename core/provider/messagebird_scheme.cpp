#include "core/provider/messagebird_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/json_fields.h"
#include "core/provider/jwt_scheme.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"
#include "core/provider/time_forms.h"

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::string_view kTokenHeader = "MessageBird-Signature-JWT";
constexpr std::string_view kSignatureHeader = "MessageBird-Signature";
constexpr std::string_view kTimeHeader = "MessageBird-Request-Timestamp";
constexpr std::size_t kMacBytes = 32;

/// As PHP's urlencode and Go's QueryEscape, which differ in whether '~' is written as it is.
void appendEncoded(std::string& out, std::string_view text, bool tildePlain) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                       c == '_' || c == '.' || (tildePlain && c == '~');
    if (plain) {
      out += c;
    } else if (c == ' ') {
      out += '+';
    } else {
      const auto byte = static_cast<unsigned char>(c);
      out += '%';
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    }
  }
}

using Fields = std::vector<std::pair<std::string, std::string>>;

/// The query's parameters sorted by name, or the reason.
std::string_view readQuery(std::string_view url, Fields& fields) {
  const std::size_t question = url.find('?');
  if (question == std::string_view::npos) return {};
  const std::string_view query = url.substr(question + 1);
  auto form = domain::FormDocument::parse(query.substr(0, query.find('#')));
  if (!form) return "malformed_parameters";
  fields = std::move(form->fields);
  std::sort(fields.begin(), fields.end());
  const auto sameName = [](const auto& a, const auto& b) { return a.first == b.first; };
  const bool doubled = std::adjacent_find(fields.begin(), fields.end(), sameName) != fields.end();
  return doubled ? std::string_view("duplicate_parameter") : std::string_view{};
}

/// messagebird/php-rest-api src/MessageBird/RequestValidator.php, buildPayloadFromRequest().
std::string olderText(std::string_view time, const Fields& fields, std::string_view body, bool tildePlain) {
  std::string text(time);
  text += '\n';
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) text += '&';
    appendEncoded(text, fields[i].first, tildePlain);
    text += '=';
    appendEncoded(text, fields[i].second, tildePlain);
  }
  text += '\n';
  return text + crypto::digest(crypto::HashAlgorithm::sha256, body);
}

class MessageBirdKeys final : public PreparedKeys {
 public:
  MessageBirdKeys(MessageBirdScheme::Ways ways, std::shared_ptr<const JwtRules> rules, const KeyMaterial& keys)
      : m_ways(ways), m_token(std::move(rules), keys.secrets),
        m_hmac(prepareHmacKeys(keys.secrets, KeyForm::utf8, crypto::HashAlgorithm::sha256)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_token.empty()) return refusedWithoutKey();
    const HeaderLookup token = findHeader(request.headers, kTokenHeader);
    const HeaderLookup older = findHeader(request.headers, kSignatureHeader);
    // The token covers more, so where both are there it alone decides.
    const bool byToken = m_ways == MessageBirdScheme::Ways::tokenOnly ||
                         (m_ways == MessageBirdScheme::Ways::both && (token.count > 0 || older.count == 0));
    const HeaderLookup& header = byToken ? token : older;
    if (header.count > 1) return refused("duplicate_header");
    if (header.value.empty()) return refusedUnsigned(header.count == 0 ? "missing_header" : "empty_header");
    return byToken ? m_token.verify(header.value, request, window, now)
                   : verifyOlder(header.value, request, window, now);
  }

 private:
  [[nodiscard]] Verification verifyOlder(std::string_view text, const RequestView& request, const Window& window,
                                         UtcTime now) const {
    const auto signature = base::fromBase64(text);
    if (!signature || signature->size() != kMacBytes) return refused("bad_encoding");
    const HeaderLookup time = findHeader(request.headers, kTimeHeader);
    if (time.count != 1) return refused(time.count == 0 ? "missing_header" : "duplicate_header");
    const auto signedAt = readSignedTime(time.value, TimeUnit::seconds);
    if (!signedAt) return refused("bad_timestamp");
    Fields fields;
    if (const auto problem = readQuery(request.url, fields); !problem.empty()) return refused(problem);
    bool match = false;
    for (const bool tildePlain : {true, false}) {
      const std::string signedText = olderText(time.value, fields, request.body, tildePlain);
      for (const crypto::HmacKey& key : m_hmac)
        match = crypto::equalConstantTime(key.compute(signedText).view(), *signature) || match;
    }
    return match ? judgeAge(*signedAt, window, now) : refused("mismatch");
  }

  MessageBirdScheme::Ways m_ways;
  JwtKeys m_token;
  std::vector<crypto::HmacKey> m_hmac;
};

JwtRules rulesOf(std::chrono::seconds leeway) {
  JwtRules rules;
  rules.algorithms = {crypto::HashAlgorithm::sha256, crypto::HashAlgorithm::sha384, crypto::HashAlgorithm::sha512};
  rules.issuer = "MessageBird";
  rules.urlHash = true;
  rules.needsExpiry = true;
  rules.usesIdOnce = true;
  rules.leeway = leeway;
  return rules;
}

}  // namespace

MessageBirdScheme::MessageBirdScheme(Ways ways, std::chrono::seconds leeway)
    : m_ways(ways), m_rules(std::make_shared<const JwtRules>(rulesOf(leeway))) {}

std::shared_ptr<const Scheme> MessageBirdScheme::fromFields(JsonFields& fields, Ways ways) {
  const auto leeway = fields.integer("leeway_s", 0, 3'600);
  return std::make_shared<MessageBirdScheme>(ways, std::chrono::seconds(leeway.value_or(1)));
}

std::unique_ptr<const PreparedKeys> MessageBirdScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<MessageBirdKeys>(m_ways, m_rules, keys);
}

Result<std::vector<domain::Header>> MessageBirdScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                            std::string_view eventId, UtcTime now) const {
  if (m_ways != Ways::hmacOnly) {
    const auto token = makeJwt(*m_rules, request, keys.secrets, eventId, now);
    if (!token) return token.error();
    return std::vector<domain::Header>{{std::string(kTokenHeader), *token}};
  }
  Fields fields;
  if (const auto problem = readQuery(request.url, fields); !problem.empty())
    return Error{ErrorCode::invalid, "can't sign: " + std::string(problem)};
  const std::string time = writeSignedTime(now, TimeUnit::seconds);
  for (const std::string& secret : keys.secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    const std::string mac =
        crypto::hmac(crypto::HashAlgorithm::sha256, *key, olderText(time, fields, request.body, true));
    return std::vector<domain::Header>{{std::string(kTimeHeader), time},
                                       {std::string(kSignatureHeader), base::toBase64(mac)}};
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with"};
}

Coverage MessageBirdScheme::coverage(const IdentityRules& identity) const noexcept {
  return coverageOf(identity, true);
}

}  // namespace ack::provider
