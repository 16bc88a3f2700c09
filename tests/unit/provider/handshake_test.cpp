#include "core/base/encoding.h"
#include "core/crypto/hmac.h"
#include "core/provider/handshake.h"
#include "tests/kit/test_seed.h"
#include "tests/unit/provider/handshake_cases.h"

#include <QtTest>

#include <random>

using namespace ack;
using namespace ack::provider;

namespace {

const KeyMaterial kKeys{{"shared key"}, {}};

std::vector<Handshake> read(std::string_view json) {
  auto handshakes = readHandshakes(boost::json::parse(json).get_array(), "handshakes");
  if (!handshakes) qFatal("%s", handshakes.error().message.c_str());
  return std::move(handshakes).value();
}

std::string errorOf(std::string_view json) {
  const auto handshakes = readHandshakes(boost::json::parse(json).get_array(), "handshakes");
  return handshakes ? std::string() : handshakes.error().message;
}

std::optional<Answer> ask(std::string_view handshakes, std::string_view method, std::string_view url,
                          const std::vector<HeaderView>& headers = {}) {
  return answerHandshake(read(handshakes), {method, url, headers, {}}, nullptr, kKeys);
}

std::string mac64(std::string_view text) {
  return base::toBase64(crypto::hmac(crypto::HashAlgorithm::sha256, "shared key", text));
}

/// Texts of which an unsigned handshake may take some for a token; the last ones are drawn.
std::vector<std::string> possibleTokens() {
  std::vector<std::string> texts{"1",  "acct",     "a=",   "a==",  "acct=evil",       "acct=evil1=",
                                 "",   "AAAA0001", "null", "true", "eyJhIjoxfQ.e30.", "{\"id\":1}",
                                 "[]", "1.5e9",    "-7",   "a/b"};
  texts.emplace_back(1024, 'a');
  texts.emplace_back(1025, 'a');
  std::mt19937_64 random(kit::testSeed());
  for (int i = 0; i < 200; ++i) {
    std::string text;
    for (std::size_t length = 1 + random() % 40; text.size() < length;) text += "aZ09-_.+/=&%{ \""[random() % 15];
    texts.push_back(text);
  }
  return texts;
}

/// Whether anybody who asks is told the HMAC of `text`, whatever the provider calls its parameter.
bool signsForAnybody(const Provider& provider, const std::string& text) {
  std::string encoded;
  for (const char c : text) encoded += "%" + base::toHex(std::string_view(&c, 1));
  std::string url = "https://h.example/hooks/x?";
  for (const char* name : {"crc_token", "challenge", "hub.challenge", "token"})
    url.append(name).append("=").append(encoded).append("&");
  const std::vector<HeaderView> headers{{"WebHook-Request-Origin", text}, {"WebHook-Request-Rate", text}};
  const std::string code = crypto::hmac(crypto::HashAlgorithm::sha256, "shared key", text);
  for (const std::string& method : provider.handshakeMethods()) {
    const auto answer = provider.unsignedHandshake({method, url, headers, {}}, kKeys);
    if (!answer) continue;
    std::string all = answer->body.value_or("");
    for (const auto& header : answer->headers) all += "\n" + header.value;
    if (all.find(base::toBase64(code)) != std::string::npos || all.find(base::toHex(code)) != std::string::npos)
      return true;
  }
  return false;
}

/// Whether a POST of `body` with the very signature that it needs is authentic.
bool isEvent(const Provider& provider, const std::string& body, const char* type) {
  std::vector<HeaderView> headers{{"Content-Type", type}};
  const RequestView unsignedRequest{"POST", "https://h.example/hooks/x", headers, body};
  const auto made = provider.sign(unsignedRequest, kKeys, "e-1", UtcTime{} + std::chrono::hours(500000));
  if (!made) return false;
  for (const auto& header : *made) headers.push_back({header.name, header.value});
  return provider
             .verify({"POST", unsignedRequest.url, headers, body}, kKeys, {}, UtcTime{} + std::chrono::hours(500000))
             .verdict != Verdict::invalid;
}

}  // namespace

class HandshakeTest : public QObject {
  Q_OBJECT
 private slots:
  void challengeResponseCheck_token_isAnsweredWithItsCode() {
    const auto answer =
        ask(cases::kResponseCheck, "GET", "https://h.example/hooks/t?nonce=x&crc_token=MjAyNi0x.a_b==");
    QVERIFY(answer.has_value());
    QCOMPARE(*answer->body, "{\"response_token\":\"sha256=" + mac64("MjAyNi0x.a_b==") + "\"}");
    QCOMPARE(answer->status, 200);
  }

  void challengeResponseCheck_whatCouldBeAnEvent_isNotSigned_data() {
    QTest::addColumn<QByteArray>("token");
    for (const char* token :
         {"%7B%22id%22%3A1%7D", "id=1", "a=b=", "%5B1%5D", "a%20b", "a%0Ab", "", "====", "a%00", "%C3%A9", "a%26b"})
      QTest::newRow(token) << QByteArray(token);
    QTest::newRow("long") << QByteArray(1025, 'a');
  }
  void challengeResponseCheck_whatCouldBeAnEvent_isNotSigned() {
    QFETCH(QByteArray, token);
    const std::string url = "https://h.example/hooks/t?crc_token=" + token.toStdString();
    QVERIFY(!ask(cases::kResponseCheck, "GET", url));
  }

  void challengeResponseCheck_absentTwiceOrOtherMethod_isNotAnswered() {
    QVERIFY(!ask(cases::kResponseCheck, "GET", "https://h.example/hooks/t"));
    QVERIFY(!ask(cases::kResponseCheck, "GET", "https://h.example/hooks/t?crc_token=a&crc_token=b"));
    QVERIFY(!ask(cases::kResponseCheck, "OPTIONS", "https://h.example/hooks/t?crc_token=a"));
    const auto handshakes = read(cases::kResponseCheck);
    QVERIFY(!answerHandshake(handshakes, {"GET", "/?crc_token=a", {}, {}}, nullptr, {{"changeme"}, {}}));
  }

  // Of the unsigned handshake and the event, only one may be signed with the key for a text of somebody's own.
  void everyProvider_textThatAnHandshakeSigns_isNoEvent() {
    const auto registry = *ProviderRegistry::create();
    int answered = 0;
    for (const ProviderPtr& provider : registry->all())
      for (const std::string& text : possibleTokens()) {
        if (!signsForAnybody(*provider, text)) continue;
        ++answered;
        for (const char* type : {"application/json", "application/x-www-form-urlencoded", "text/plain", "text/xml"})
          QVERIFY2(!isEvent(*provider, text, type), (provider->key() + ": " + text).c_str());
      }
    QVERIFY(answered > 20);
    const auto twitter = registry->find("twitter");
    for (const char* genuine : {"{\"id\":1}", "id=1&text=a%20b", "[]"})
      QVERIFY2(isEvent(*twitter, genuine, "application/json"), genuine);
  }

  // What is signed decides, not the body: a recipe may put other things around it, or hash it.
  void overriddenRecipe_signedTextThatIsAToken_isNoEvent() {
    const auto registry = *ProviderRegistry::create();
    const auto with = [&](std::string_view recipe) {
      auto made = registry->fromRecipe("twitter", boost::json::parse(recipe).get_object());
      if (!made) qFatal("%s", made.error().message.c_str());
      return *made;
    };
    const auto around = with(cases::kSignedAround);
    QVERIFY(signsForAnybody(*around, "v0.abc"));
    QVERIFY(!isEvent(*around, "abc", "text/plain"));
    QVERIFY(isEvent(*around, "{}", "application/json"));
    // Every body's hash looks like a token, so nothing can be proved beside such a handshake.
    QVERIFY(!isEvent(*with(cases::kSignedHash), "{}", "application/json"));
    // A JWT is one as a whole: its scheme is code, so the handshake is not answered there.
    QVERIFY(!signsForAnybody(*with(cases::kSignedToken), "e30.e30"));
  }

  void cloudEventsOptions_originAndRate_areAllowed() {
    const std::vector<HeaderView> both{{"webhook-request-origin", " eventemitter.example.com "},
                                       {"WebHook-Request-Rate", "120"}};
    const auto answer = ask(cases::kOptions, "OPTIONS", "https://h.example/hooks/c", both);
    QVERIFY(answer.has_value());
    QCOMPARE(answer->headers.size(), std::size_t{2});
    QCOMPARE(answer->headers[0].name, std::string("WebHook-Allowed-Origin"));
    QCOMPARE(answer->headers[0].value, std::string("eventemitter.example.com"));
    QCOMPARE(answer->headers[1].value, std::string("120"));
    const auto withoutRate = ask(cases::kOptions, "OPTIONS", "https://h.example/hooks/c", {both[0]});
    QCOMPARE(withoutRate->headers.size(), std::size_t{1});
    QVERIFY(!ask(cases::kOptions, "OPTIONS", "https://h.example/hooks/c", {both[1]}));
    QVERIFY(!ask(cases::kOptions, "OPTIONS", "https://h.example/hooks/c",
                 {{"WebHook-Request-Origin", "a\r\nSet-Cookie: b"}}));
  }

  void echo_challenge_isPlainTextThatNoBrowserRuns() {
    const auto answer = ask(cases::kEcho, "GET", "https://h.example/hooks/d?challenge=abc%3Cscript%3E");
    QCOMPARE(*answer->body, std::string("abc<script>"));
    QCOMPARE(answer->contentType, std::string("text/plain; charset=utf-8"));
    QCOMPARE(answer->headers.front().value, std::string("nosniff"));
    QVERIFY(!ask(cases::kEcho, "GET", "https://h.example/hooks/d?challenge=" + std::string(1025, 'a')));
  }

  void sharedToken_onlyTheSecret_getsTheEcho() {
    QVERIFY(ask(cases::kToken, "GET", "https://h.example/?token=shared+key&challenge=7").has_value());
    QVERIFY(!ask(cases::kToken, "GET", "https://h.example/?token=shared+kez&challenge=7"));
    QVERIFY(!ask(cases::kToken, "GET", "https://h.example/?challenge=7"));
  }

  void builtIns_askedAsDocumented_answer() {
    const auto registry = *ProviderRegistry::create();
    const auto unsignedAsk = [&](const char* key, const char* method, const char* url,
                                 const std::vector<HeaderView>& headers) {
      return registry->find(key)->unsignedHandshake({method, url, headers, {}}, kKeys);
    };
    QCOMPARE(*unsignedAsk("twitter", "GET", "https://h.example/?crc_token=abc", {})->body,
             "{\"response_token\":\"sha256=" + mac64("abc") + "\"}");
    QCOMPARE(unsignedAsk("cloudevents", "OPTIONS", "https://h.example/", {{"WebHook-Request-Origin", "a.example"}})
                 ->headers.front()
                 .value,
             std::string("a.example"));
    QCOMPARE(unsignedAsk("mailgun_alerts", "GET", "https://h.example/", {})->status, 200);
    for (const char* key : {"stripe", "github", "slack", "zoom", "discord", "gitlab"})
      QVERIFY2(registry->find(key)->handshakeMethods().empty(), key);
    // Signed ones are never answered before their signature was looked at.
    const std::vector<HeaderView> json{{"Content-Type", "application/json"}};
    const char* body = "{\"event\":\"endpoint.url_validation\",\"payload\":{\"plainToken\":\"t1\"}}";
    const RequestView zoom{"POST", "https://h.example/", json, body};
    QVERIFY(!registry->find("zoom")->unsignedHandshake(zoom, kKeys));
    const auto payload = domain::PayloadDocument::read("application/json", zoom.body, {});
    const auto answer = registry->find("zoom")->handshake(zoom, *payload, kKeys);
    QVERIFY(answer.has_value());
    const std::string code = base::toHex(crypto::hmac(crypto::HashAlgorithm::sha256, "shared key", "t1"));
    QVERIFY(answer->body->find(code) != std::string::npos);
  }

  void readHandshakes_wrong_namesThePath() {
    QCOMPARE(errorOf(cases::kNoMethod), std::string("handshakes[0].method: must be POST, GET or OPTIONS"));
    QCOMPARE(errorOf(cases::kBodyOfGet),
             std::string("handshakes[0].body: without a signature only header:NAME and query:NAME can be read"));
    QCOMPARE(errorOf(cases::kTwoTests),
             std::string("handshakes[0].when.equals: exactly one of equals, present and secret is needed"));
    QVERIFY(errorOf("[{\"status\":200}]").starts_with("handshakes[0].when: when (an object) or empty"));
  }
};

QTEST_GUILESS_MAIN(HandshakeTest)
#include "handshake_test.moc"
