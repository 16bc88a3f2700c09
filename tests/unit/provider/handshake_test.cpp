#include "core/base/encoding.h"
#include "core/crypto/hmac.h"
#include "core/provider/handshake.h"
#include "tests/unit/provider/handshake_cases.h"

#include <QtTest>

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
