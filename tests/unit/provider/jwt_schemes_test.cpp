// Tokens that ask for more trust than they get: the algorithm, the key and the times are ours to judge (RFC 8725),
// and what the token does not say of body, URL and issuer is not believed.
#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/crypto/hmac.h"
#include "core/provider/provider.h"

#include <QtTest>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

using namespace ack;
using namespace ack::provider;
namespace json = boost::json;

namespace {

constexpr std::int64_t kNow = 1700000000;
const UtcTime kTime = fromMicros(kNow * 1000000);
const std::string kSecret = "shared-secret-1";
const std::string kUrl = "https://h.example/in?id=1";
const std::string kBody = "{\"message_uuid\":\"u\"}";

std::string sha256Hex(std::string_view text) {
  return base::toHex(crypto::digest(crypto::HashAlgorithm::sha256, text));
}

/// A token as an attacker or a provider would write it.
std::string token(const json::object& header, const json::object& claims, const std::string& secret = kSecret,
                  crypto::HashAlgorithm hash = crypto::HashAlgorithm::sha256) {
  const std::string text =
      base::toBase64Url(json::serialize(header)) + "." + base::toBase64Url(json::serialize(claims));
  return text + "." + base::toBase64Url(crypto::hmac(hash, secret, text));
}

json::object header(const char* algorithm = "HS256") { return {{"alg", algorithm}, {"typ", "JWT"}}; }

}  // namespace

class JwtSchemesTest : public QObject {
  Q_OBJECT
  std::shared_ptr<const ProviderRegistry> m_registry = *ProviderRegistry::create();

  ProviderPtr recipe(const char* text) const {
    auto made = m_registry->fromRecipe("mine", json::parse(text).get_object());
    if (!made) qFatal("%s", made.error().message.c_str());
    return *made;
  }
  static Verification judge(const Provider& provider, const char* name, const std::string& value,
                            const std::string& body = kBody, std::int64_t at = kNow) {
    const std::vector<HeaderView> views{{"Content-Type", "application/json"}, {name, value}};
    return provider.verify({"POST", kUrl, views, body}, {{kSecret}, {}}, provider.defaultWindow(),
                           fromMicros(at * 1000000));
  }
  std::string vonage(const json::object& head, json::object claims, const std::string& secret = kSecret,
                     const std::string& body = kBody, std::int64_t at = kNow) const {
    return std::string(
        judge(*m_registry->find("vonage"), "Authorization", "Bearer " + token(head, claims, secret), body, at)
            .reason);
  }
  std::string messageBird(const json::object& claims, const char* algorithm = "HS256",
                          crypto::HashAlgorithm hash = crypto::HashAlgorithm::sha256) const {
    return std::string(judge(*m_registry->find("messagebird"), "MessageBird-Signature-JWT",
                             token(header(algorithm), claims, kSecret, hash))
                           .reason);
  }
  static json::object vonageClaims() {
    return {{"iat", kNow}, {"jti", "j"}, {"iss", "Vonage"}, {"payload_hash", sha256Hex(kBody)}};
  }
  static json::object birdClaims() {
    return {{"nbf", kNow},
            {"exp", kNow + 60},
            {"jti", "j"},
            {"iss", "MessageBird"},
            {"url_hash", sha256Hex(kUrl)},
            {"payload_hash", sha256Hex(kBody)}};
  }
  static json::object without(json::object claims, const char* name) {
    claims.erase(name);
    return claims;
  }
  static json::object with(json::object claims, const char* name, json::value value) {
    claims[name] = std::move(value);
    return claims;
  }

 private slots:
  void algorithm_anyButThePinned_isRefused() {
    QCOMPARE(vonage(header(), vonageClaims()), std::string("ok"));
    for (const char* algorithm : {"none", "None", "NONE", "nOnE", "", "hs256", "HS256 ", "HS384", "HS512", "RS256",
                                  "ES256", "EdDSA", "PS256"})
      QCOMPARE(vonage(header(algorithm), vonageClaims()), std::string("algorithm_not_allowed"));
    QCOMPARE(vonage({{"typ", "JWT"}}, vonageClaims()), std::string("algorithm_not_allowed"));
    QCOMPARE(vonage({{"alg", json::array{"HS256"}}}, vonageClaims()), std::string("algorithm_not_allowed"));
    // Unsigned, in the forms in which libraries have taken it.
    const std::string text =
        base::toBase64Url(R"({"alg":"none"})") + "." + base::toBase64Url(json::serialize(vonageClaims()));
    const auto provider = m_registry->find("vonage");
    for (const std::string& unsignedToken : {text + ".", text, text + ".AA"})
      QVERIFY(judge(*provider, "Authorization", "Bearer " + unsignedToken).verdict == Verdict::invalid);
    // A name that stands twice is nobody's algorithm.
    const std::string twice = base::toBase64Url(R"({"alg":"none","alg":"HS256"})") + "." +
                              base::toBase64Url(json::serialize(vonageClaims()));
    const std::string mac = base::toBase64Url(crypto::hmac(crypto::HashAlgorithm::sha256, kSecret, twice));
    QCOMPARE(std::string(judge(*provider, "Authorization", "Bearer " + twice + "." + mac).reason),
             std::string("algorithm_not_allowed"));
  }

  void algorithms_ofMessageBird_areThree() {
    QCOMPARE(messageBird(birdClaims()), std::string("ok"));
    QCOMPARE(messageBird(birdClaims(), "HS384", crypto::HashAlgorithm::sha384), std::string("ok"));
    QCOMPARE(messageBird(birdClaims(), "HS512", crypto::HashAlgorithm::sha512), std::string("ok"));
    QCOMPARE(messageBird(birdClaims(), "HS512", crypto::HashAlgorithm::sha256), std::string("mismatch"));
    QCOMPARE(messageBird(birdClaims(), "none"), std::string("algorithm_not_allowed"));
  }

  void keyInTheToken_isNeverUsed() {
    for (const char* name : {"jku", "x5u", "jwk", "x5c", "crit"}) {
      QCOMPARE(vonage(with(header(), name, "https://evil.example/keys"), vonageClaims()),
               std::string("header_not_allowed"));
      // Signed with a key of the attacker's own, whatever the header offers.
      QCOMPARE(vonage(with(header(), name, "https://evil.example/keys"), vonageClaims(), "attacker-key-1"),
               std::string("mismatch"));
    }
    QCOMPARE(vonage(with(header(), "kid", "../../dev/null"), vonageClaims(), "attacker-key-1"),
             std::string("mismatch"));
    QCOMPARE(vonage(with(header(), "kid", "anything"), vonageClaims()), std::string("ok"));
  }

  void payloadHash_missingWrongOrOfAnotherBody_isRefused() {
    QCOMPARE(vonage(header(), without(vonageClaims(), "payload_hash")), std::string("claim_payload_hash"));
    QCOMPARE(vonage(header(), vonageClaims(), kSecret, kBody + " "), std::string("claim_payload_hash"));
    QCOMPARE(vonage(header(), with(vonageClaims(), "payload_hash", "")), std::string("claim_payload_hash"));
    QCOMPARE(vonage(header(), with(vonageClaims(), "payload_hash", nullptr)), std::string("claim_payload_hash"));
    QCOMPARE(vonage(header(),
                    with(vonageClaims(), "payload_hash", json::array{json::value(json::string(sha256Hex(kBody)))})),
             std::string("claim_payload_hash"));
    QCOMPARE(messageBird(without(birdClaims(), "payload_hash")), std::string("claim_payload_hash"));
    QCOMPARE(messageBird(without(birdClaims(), "url_hash")), std::string("claim_url_hash"));
    QCOMPARE(messageBird(with(birdClaims(), "url_hash", json::string(sha256Hex("https://h.example/in")))),
             std::string("claim_url_hash"));
  }

  void issuer_missingOrAnother_isRefused() {
    for (const json::object& claims : {without(vonageClaims(), "iss"), with(vonageClaims(), "iss", "vonage"),
                                       with(vonageClaims(), "iss", "Vonage "), with(vonageClaims(), "iss", 1)})
      QCOMPARE(vonage(header(), claims), std::string("claim_iss"));
    QCOMPARE(messageBird(with(birdClaims(), "iss", "Vonage")), std::string("claim_iss"));
  }

  void times_missingOrNoNumbers_areRefused() {
    QCOMPARE(vonage(header(), without(vonageClaims(), "iat")), std::string("missing_timestamp"));
    for (const json::value& bad : {json::value("1700000000"), json::value(nullptr), json::value(true),
                                   json::value(-1), json::value(json::array{kNow})}) {
      QCOMPARE(vonage(header(), with(vonageClaims(), "iat", bad)), std::string("bad_timestamp"));
      QCOMPARE(vonage(header(), with(vonageClaims(), "exp", bad)), std::string("bad_timestamp"));
      QCOMPARE(vonage(header(), with(vonageClaims(), "nbf", bad)), std::string("bad_timestamp"));
    }
    QCOMPARE(messageBird(without(birdClaims(), "exp")), std::string("missing_expiry"));
  }

  void times_atTheirEdges_areJudgedEachForItself() {
    QCOMPARE(vonage(header(), vonageClaims(), kSecret, kBody, kNow + 300), std::string("ok"));
    QCOMPARE(vonage(header(), vonageClaims(), kSecret, kBody, kNow + 301), std::string("too_old"));
    QCOMPARE(vonage(header(), vonageClaims(), kSecret, kBody, kNow - 301), std::string("too_new"));
    QCOMPARE(vonage(header(), with(vonageClaims(), "exp", kNow + 1)), std::string("ok"));
    QCOMPARE(vonage(header(), with(vonageClaims(), "exp", kNow)), std::string("too_old"));
    QCOMPARE(vonage(header(), with(vonageClaims(), "nbf", kNow)), std::string("ok"));
    QCOMPARE(vonage(header(), with(vonageClaims(), "nbf", kNow + 1)), std::string("too_new"));
    // A second of leeway, as MessageBird's own validator has.
    QCOMPARE(messageBird(with(birdClaims(), "nbf", kNow + 1)), std::string("ok"));
    QCOMPARE(messageBird(with(birdClaims(), "nbf", kNow + 2)), std::string("too_new"));
    QCOMPARE(messageBird(with(birdClaims(), "exp", kNow)), std::string("ok"));
    QCOMPARE(messageBird(with(birdClaims(), "exp", kNow - 1)), std::string("too_old"));
  }

  void audience_isPinnedByTheRecipe() {
    const auto provider =
        recipe(R"({"scheme":"jwt","iss":"me","claims":{"aud":"us"},"window":null,"event_id":"jwt:jti"})");
    const json::object good{{"iss", "me"}, {"aud", "us"}, {"jti", "1"}, {"payload_hash", sha256Hex(kBody)}};
    const auto by = [&](const json::object& claims) {
      return std::string(judge(*provider, "Authorization", "bearer " + token(header(), claims)).reason);
    };
    QCOMPARE(by(good), std::string("ok"));
    for (const json::value& other : {json::value("them"), json::value(json::array{"us", "them"}), json::value(1)})
      QCOMPARE(by(with(good, "aud", other)), std::string("claim_mismatch"));
    QCOMPARE(by(without(good, "aud")), std::string("claim_mismatch"));
  }

  void form_ofTheToken_isStrict() {
    const auto provider = m_registry->find("vonage");
    const std::string good = token(header(), vonageClaims());
    for (const std::string& bad : {good + ".", "." + good, good + "=", good.substr(0, good.find('.')),
                                   std::string("a.b.c"), std::string(".."), std::string(9000, 'a') + "." + good})
      QVERIFY2(judge(*provider, "Authorization", "Bearer " + bad).verdict == Verdict::invalid,
               bad.substr(0, 60).c_str());
    QVERIFY(judge(*provider, "Authorization", good).verdict == Verdict::invalid);
    QVERIFY(judge(*provider, "Authorization", "Basic " + good).verdict == Verdict::invalid);
  }

  void sign_isVerifiedAndBoundToTheRequest() {
    for (const char* key : {"vonage", "messagebird"}) {
      const auto provider = m_registry->find(key);
      const std::vector<HeaderView> type{{"Content-Type", "application/json"}};
      const auto made = provider->sign({"POST", kUrl, type, kBody}, {{kSecret}, {}}, "evt-1", kTime);
      QVERIFY(made.ok());
      const std::string value = made->front().value;
      const char* const name = made->front().name.c_str();
      QCOMPARE(std::string(judge(*provider, name, value).reason), std::string("ok"));
      QCOMPARE(std::string(judge(*provider, name, value, "{}").reason), std::string("claim_payload_hash"));
    }
    QVERIFY(!m_registry->find("vonage")->sign({"POST", kUrl, {}, kBody}, {{"changeme"}, {}}, "e", kTime));
  }
};

QTEST_GUILESS_MAIN(JwtSchemesTest)
#include "jwt_schemes_test.moc"
