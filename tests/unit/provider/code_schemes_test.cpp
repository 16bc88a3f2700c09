// What the schemes that are code do beyond the shared vectors.
#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/crypto/hmac.h"
#include "core/provider/case_provider.h"

#include <QtTest>

#include <boost/json/parse.hpp>

using namespace ack;
using namespace ack::provider;
using std::chrono::seconds;

namespace {

constexpr std::int64_t kNow = 1700000000;
const UtcTime kTime = fromMicros(kNow * 1000000);
const Window kWindow{seconds(300), seconds(300)};

std::string mac(std::string_view key, std::string_view text) {
  return base::toBase64(crypto::hmac(crypto::HashAlgorithm::sha256, key, text));
}

struct Asked {
  std::string method{"POST"}, url{"https://h.example/in"}, body{"{}"};
  std::vector<std::pair<std::string, std::string>> headers;
  KeyMaterial keys{{"secret-1"}, {}};

  [[nodiscard]] std::string by(const ProviderPtr& provider) const {
    std::vector<HeaderView> views;
    for (const auto& [name, value] : headers) views.push_back({name, value});
    return std::string(provider->verify({method, url, views, body}, keys, kWindow, kTime).reason);
  }
};

}  // namespace

class CodeSchemesTest : public QObject {
  Q_OBJECT
  std::shared_ptr<const ProviderRegistry> m_registry = *ProviderRegistry::create();

  ProviderPtr recipe(const char* text) const {
    auto made = m_registry->fromRecipe("mine", boost::json::parse(text).get_object());
    if (!made) qFatal("%s", made.error().message.c_str());
    return *made;
  }
  ProviderPtr judge(const char* provider, const char* recipe, bool publicKeys = false) const {
    const boost::json::object own = boost::json::parse(recipe).get_object();
    return providerOfCase(*m_registry, {provider, {}, own, publicKeys});
  }

 private slots:
  void any_badSignatureWithGoodToken_isRefused() {
    const auto gitlab = m_registry->find("gitlab");
    Asked asked;
    const std::string key(24, 'k');
    asked.keys = {{"plain token", "whsec_" + base::toBase64(key)}, {}};
    asked.headers = {{"X-Gitlab-Token", "plain token"}};
    QCOMPARE(asked.by(gitlab), std::string("ok"));
    asked.headers.insert(asked.headers.end(), {{"webhook-id", "1"},
                                               {"webhook-timestamp", std::to_string(kNow)},
                                               {"webhook-signature", "v1," + mac(key, "other text")}});
    QCOMPARE(asked.by(gitlab), std::string("mismatch"));
    asked.headers.back().second = "v1," + mac(key, "1." + std::to_string(kNow) + ".{}");
    QCOMPARE(asked.by(gitlab), std::string("ok"));
    asked.headers.front().second = "wrong";
    QCOMPARE(asked.by(gitlab), std::string("ok"));
    asked.headers = {};
    QCOMPARE(asked.by(gitlab), std::string("missing_header"));
    asked.keys = {{"changeme"}, {}};
    QCOMPARE(asked.by(gitlab), std::string("empty_secret"));
  }

  void basic_severalSecretsAndSpaces_areRead() {
    const auto provider = recipe("{\"scheme\":\"basic\"}");
    Asked asked;
    asked.keys = {{"old:one", "new:two"}, {}};
    asked.headers = {{"Authorization", "BASIC   " + base::toBase64("new:two")}};
    QCOMPARE(asked.by(provider), std::string("ok"));
    asked.headers = {{"Authorization", "Basic\t" + base::toBase64("new:two")}};
    QCOMPARE(asked.by(provider), std::string("malformed_header"));
    asked.headers = {{"Authorization", "Bearer " + base::toBase64("new:two")}};
    QCOMPARE(asked.by(provider), std::string("malformed_header"));
    asked.keys = {{"no colon", "user:", ":password", "user:changeme"}, {}};
    QCOMPARE(asked.by(provider), std::string("empty_secret"));
  }

  void hubspot_escapedUri_isVerifiedEitherWay() {
    Asked asked;
    asked.url = "https://h.example/in?q=a%3Ab%2Fc%20d";
    const std::string time = std::to_string(kNow) + "000";
    for (const char* url : {"https://h.example/in?q=a%3Ab%2Fc%20d", "https://h.example/in?q=a:b/c%20d"}) {
      asked.headers = {{"X-HubSpot-Request-Timestamp", time},
                       {"X-HubSpot-Signature-v3", mac("secret-1", "POST" + std::string(url) + "{}" + time)}};
      QCOMPARE(asked.by(m_registry->find("hubspot")), std::string("ok"));
    }
    // Who could choose would choose the version without a time.
    asked.headers = {
        {"X-HubSpot-Signature", base::toHex(crypto::digest(crypto::HashAlgorithm::sha256, "secret-1{}"))}};
    QCOMPARE(asked.by(m_registry->find("hubspot")), std::string("missing_header"));
    QCOMPARE(asked.by(recipe("{\"scheme\":\"hubspot\",\"version\":1}")), std::string("ok"));
  }

  void plivo_mainAccountAndList_areRead() {
    Asked asked;
    asked.body.clear();
    const std::string good = mac("secret-1", "https://h.example/in.n-1");
    asked.headers = {{"X-Plivo-Signature-V3-Nonce", "n-1"}, {"X-Plivo-Signature-Ma-V3", "AAAA," + good}};
    QCOMPARE(asked.by(m_registry->find("plivo")), std::string("ok"));
    asked.headers.push_back({"X-Plivo-Signature-V3", mac("other", "text")});
    QCOMPARE(asked.by(m_registry->find("plivo")), std::string("mismatch"));
    asked.body = "{\"MessageUUID\":1}";
    QCOMPARE(asked.by(m_registry->find("plivo")), std::string("unsigned_body"));
  }

  void adyen_secondItemUnsignedOrFieldsShifted_isRefused() {
    const std::string key = "00112233";
    const auto item = [&](const std::string& account, const std::string& reference, bool sign) {
      const std::string text = "p1::" + account + ":" + reference + ":10:EUR:CAPTURE:true";
      const std::string signature =
          sign ? "\"hmacSignature\":\"" + mac(*base::fromHex(key), text) + "\"" : std::string();
      return "{\"NotificationRequestItem\":{\"pspReference\":\"p1\",\"merchantAccountCode\":\"" + account +
             "\",\"merchantReference\":\"" + reference +
             "\",\"amount\":{\"value\":10,\"currency\":\"EUR\"},\"eventCode\":\"CAPTURE\",\"success\":\"true\","
             "\"additionalData\":{" +
             signature + "}}}";
    };
    const auto list = [](const std::string& items) { return "{\"notificationItems\":[" + items + "]}"; };
    Asked asked;
    asked.keys = {{key}, {}};
    asked.body = list(item("a", "r:1", true) + "," + item("a", "r2", true));
    QCOMPARE(asked.by(m_registry->find("adyen")), std::string("ok"));
    asked.body = list(item("a", "r", true) + "," + item("a", "r2", false));
    QCOMPARE(asked.by(m_registry->find("adyen")), std::string("missing_signature"));
    asked.body = list(item("a:r", "1", true));  // the same text as "a", "r:1"
    QCOMPARE(asked.by(m_registry->find("adyen")), std::string("malformed_body"));
    asked.body = list("");
    QCOMPARE(asked.by(m_registry->find("adyen")), std::string("malformed_body"));
  }

  void braintree_fieldBesideThePayload_isRefused() {
    const crypto::HmacKey key = crypto::HmacKey::prepare(crypto::HashAlgorithm::sha1, crypto::sha1("secret-1"));
    Asked asked;
    asked.headers = {{"Content-Type", "application/x-www-form-urlencoded"}};
    const std::string signature = base::toHex(key.compute("AAAA\n").view());
    asked.body = "bt_signature=other%7C00%26pub%7C" + signature + "&bt_payload=AAAA";
    QCOMPARE(asked.by(m_registry->find("braintree")), std::string("ok"));
    asked.body += "&amount=5";
    QCOMPARE(asked.by(m_registry->find("braintree")), std::string("malformed_body"));
    asked.body = "bt_payload=AAAA";
    QCOMPARE(asked.by(m_registry->find("braintree")), std::string("missing_signature"));
  }

  void replayKey_isWhatTheSignatureCovers() {
    const auto keyOf = [](const ProviderPtr& provider, const Asked& asked) {
      std::vector<HeaderView> views;
      for (const auto& [name, value] : asked.headers) views.push_back({name, value});
      const auto verified = provider->verify({asked.method, asked.url, views, asked.body}, asked.keys, {}, kTime);
      return std::string(verified.verdict == Verdict::valid ? "valid " : "other ") + verified.replayKey;
    };
    Asked plivo;
    plivo.body = "a=1";
    plivo.headers = {{"Content-Type", "application/x-www-form-urlencoded"},
                     {"X-Plivo-Signature-V3-Nonce", "n-1"},
                     {"X-Plivo-Signature-V3", mac("secret-1", "https://h.example/in?a1.n-1")}};
    QCOMPARE(keyOf(m_registry->find("plivo"), plivo), std::string("valid n-1"));
    plivo.headers[1].second = "n-2";
    QCOMPARE(keyOf(m_registry->find("plivo"), plivo), std::string("other "));
    Asked sinch;
    const std::string time = std::to_string(kNow);
    sinch.headers = {{"x-sinch-webhook-signature-nonce", "n-3"},
                     {"x-sinch-webhook-signature-timestamp", time},
                     {"x-sinch-webhook-signature", mac("secret-1", "{}.n-3." + time)}};
    QCOMPARE(keyOf(m_registry->find("sinch"), sinch), std::string("valid n-3"));
    Asked token;
    for (const char* key : {"vonage", "messagebird"}) {
      const auto provider = m_registry->find(key);
      const auto made = provider->sign({token.method, token.url, {}, token.body}, token.keys, "id-4", kTime);
      QVERIFY(made.ok());
      token.headers.clear();
      for (const auto& header : *made) token.headers.emplace_back(header.name, header.value);
      QCOMPARE(keyOf(provider, token), std::string("valid id-4"));
    }
    QCOMPARE(keyOf(recipe(R"({"scheme":"jwt"})"), token), std::string("other "));
  }

  void braintree_identity_isWhatTheNotificationSays() {
    const auto braintree = m_registry->find("braintree");
    const auto idOf = [&](const std::string& xml, const std::string& signature = "k%7Cab") {
      std::string payload = base::toBase64(xml);
      for (std::size_t at = 0; (at = payload.find('+', at)) != std::string::npos;) payload.replace(at, 1, "%2B");
      const std::string body = "bt_signature=" + signature + "&bt_payload=" + payload + "%0A";
      const std::vector<HeaderView> headers{{"Content-Type", "application/x-www-form-urlencoded"}};
      const auto document = domain::PayloadDocument::read(headers[0].value, body, {});
      auto events = braintree->identify({"POST", "/", headers, body}, *document);
      if (!events) qFatal("%s", events.error().message.c_str());
      return events->front();
    };
    const std::string xml = "<notification><timestamp type=\"datetime\">2026-01-02T03:04:05Z</timestamp>"
                            "<kind>dispute_opened</kind><subject><dispute><id>d1</id><transaction><id>t</id>"
                            "</transaction></dispute></subject></notification>";
    const auto event = idOf(xml);
    QCOMPARE(event.eventId, std::string("[\"dispute_opened\",\"2026-01-02T03:04:05Z\",\"d1\"]"));
    QCOMPARE(event.type, std::string("dispute_opened"));
    QVERIFY(event.occurredAt.has_value());
    QCOMPARE(idOf(xml, "other%7Ccd").eventId, event.eventId);
    // Without one of the three, or with anything that is no plain XML, the payload itself is the name.
    std::string hostile = "<!DOCTYPE a [<!ENTITY e \"eeee\">]>" + xml;
    std::string deep;
    for (int i = 0; i < 100; ++i) deep += "<a>";
    for (const std::string& other : {std::string("<notification><kind>k</kind></notification>"), hostile, deep,
                                     std::string("no xml"), xml + "<kind>x</kind>"})
      QCOMPARE(idOf(other).eventId.size(), std::size_t{64});
  }

  void mailgun_textPartedInAnotherWay_isRefused() {
    Asked asked;
    asked.headers = {{"Content-Type", "application/x-www-form-urlencoded"}};
    const std::string code =
        base::toHex(crypto::hmac(crypto::HashAlgorithm::sha256, "secret-1", std::to_string(kNow) + "token"));
    asked.body = "timestamp=1700000000&token=token&signature=" + code;
    QCOMPARE(asked.by(m_registry->find("mailgun")), std::string("ok"));
    asked.body = "timestamp=170000000&token=0token&signature=" + code;
    QCOMPARE(asked.by(m_registry->find("mailgun")), std::string("malformed_body"));
  }

  void unknownProvider_schemeLeftOut_isFoundByTheRecipe() {
    QVERIFY(judge("acme", "{}") == nullptr);
    QVERIFY(judge("acme", "{\"event_id\":\"body:id\"}") == nullptr);
    const auto token = judge("acme", "{\"header\":\"X-Acme-Token\",\"event_id\":\"header:X-Id\"}");
    QVERIFY(token != nullptr);
    Asked asked;
    asked.headers = {{"x-acme-token", "secret-1"}};
    QCOMPARE(asked.by(token), std::string("ok"));
    const auto key =
        judge("acme", "{\"header\":\"X-Sig\",\"ts_header\":\"X-Time\",\"enc\":\"hex\",\"sep\":\"\"}", true);
    QVERIFY(key != nullptr);
    QVERIFY(key->defaultWindow().past.has_value());
    const auto application = judge("acme", "{\"app_key\":\"k\",\"event_id\":\"body:id\"}");
    QVERIFY(application != nullptr);
    QCOMPARE(asked.by(application), std::string("empty_secret"));
  }
};

QTEST_GUILESS_MAIN(CodeSchemesTest)
#include "code_schemes_test.moc"
