// What bounds the hooks beyond one request: a source's rate, and whom the receiver believes about who asks.
#include "tests/unit/receive/hook_kit.h"

#include <QTest>

using kit::HookRig;
using kit::Reply;
using namespace std::chrono_literals;
using ack::receive::HookOutcome;

namespace {

const std::string kBody = R"({"n":1})";
const std::string kForm = "Body=hello&From=%2B15550001&MessageSid=SM0123456789";

class HookLimitsTest : public QObject {
  Q_OBJECT

 private slots:
  void rate_overIt_is429WithTheTimeToWait() {
    HookRig rig;
    limit(rig, 0.5, 2);
    for (const char* id : {"a", "b"}) QCOMPARE(rig.post(rig.signedRequest("github", id, kBody)).status, 200);
    const Reply third = rig.post(rig.signedRequest("github", "c", kBody));
    QCOMPARE(third.status, 429);
    QCOMPARE(third.body, QByteArray(R"({"error":"rate"})"));
    QCOMPARE(third.header("Retry-After"), QByteArray("2"));
    QCOMPARE(third.header("Acknowledger-Result"), QByteArray("refused"));
    QVERIFY(third.header("Connection").isEmpty());
    // Another source has a rate of its own, or none.
    QCOMPARE(rig.post(rig.signedRequest("svix", "d", kBody)).status, 200);
    rig.store.clock.advance(2s);
    QCOMPARE(rig.post(rig.signedRequest("github", "c", kBody)).status, 200);
    QCOMPARE(rig.handler->count(HookOutcome::rateLimited), 1U);
    rig.store.acceptor->tick();
    QTRY_COMPARE(rig.store.number("SELECT COUNT(*) FROM arrival WHERE signature = 'rate'"), 1);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 4);
  }

  void rate_badSignatures_useNothingUp() {
    HookRig rig;
    limit(rig, 0.001, 1);
    for (int i = 0; i < 50; ++i)
      QCOMPARE(rig.post(HookRig::request("/hooks/github", kBody, "application/json", {})).status, 401);
    QCOMPARE(rig.post(rig.signedRequest("github", "good", kBody)).status, 200);
    QCOMPARE(rig.post(rig.signedRequest("github", "good", kBody)).status, 429);  // a duplicate counts
  }

  void rate_largeBody_isRefusedUnread() {
    HookRig rig;
    limit(rig, 0.001, 1);
    QCOMPARE(rig.post(rig.signedRequest("github", "first", kBody)).status, 200);
    const Reply reply = rig.post("POST /hooks/github HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                                 "Content-Length: 900000\r\nExpect: 100-continue\r\n\r\n");
    QCOMPARE(reply.status, 429);
    QCOMPARE(reply.header("Connection"), QByteArray("close"));
  }

  void rate_newSnapshot_doesNotRefill() {
    HookRig rig;
    limit(rig, 0.001, 1);
    QCOMPARE(rig.post(rig.signedRequest("github", "a", kBody)).status, 200);
    rig.catalogue = std::make_shared<ack::config::Catalogue>(*rig.catalogue);
    QCOMPARE(rig.post(rig.signedRequest("github", "b", kBody)).status, 429);
  }

  void rate_signedHandshake_counts() {
    HookRig rig;
    limit(rig, 0.001, 1, "slack");
    const std::string body = R"({"type":"url_verification","challenge":"c-1"})";
    const Reply first = rig.post(rig.signedRequest("slack", "1", body));
    QCOMPARE(first.status, 200);
    QCOMPARE(first.body, QByteArray("c-1"));
    QCOMPARE(rig.post(rig.signedRequest("slack", "1", body)).status, 429);
    QCOMPARE(rig.handler->count(HookOutcome::handshake), 1U);
  }

  void rate_unsignedHandshakes_useNothingUp() {
    HookRig rig;
    rig.addSource("bird", "twitter", {"consumer-secret"});
    rig.addSource("clouds", "cloudevents", {"bearer-token"});
    limit(rig, 0.001, 1, "bird");
    limit(rig, 0.001, 1, "clouds");
    for (int i = 0; i < 50; ++i) {
      QCOMPARE(rig.post(crc("token-1")).status, 200);
      const Reply allowed = rig.post(options("WebHook-Request-Origin: events.example\r\n"));
      QCOMPARE(allowed.status, 200);
      QCOMPARE(allowed.header("WebHook-Allowed-Origin"), QByteArray("events.example"));
    }
    QCOMPARE(rig.post(rig.signedRequest("bird", "1", kBody)).status, 200);
    QCOMPARE(rig.post(rig.signedRequest("clouds", "1", R"({"source":"s","id":"1"})")).status, 202);
    // Over the rate they are still only told whether we are there.
    QCOMPARE(rig.post(rig.signedRequest("bird", "2", kBody)).status, 429);
    QCOMPARE(rig.post(crc("token-1")).status, 200);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 2);
    QCOMPARE(rig.handler->count(HookOutcome::handshake), 101U);
  }

  void handshake_beyondTheLimits_isRefused() {
    HookRig rig;
    rig.addSource("bird", "twitter", {"consumer-secret"});
    rig.addSource("clouds", "cloudevents", {"bearer-token"});
    QCOMPARE(rig.post(crc(std::string(9000, 't'))).status, 414);
    QCOMPARE(rig.post(options("WebHook-Request-Origin: " + std::string(33000, 'o') + "\r\n")).status, 431);
    std::string many;
    for (int i = 0; i < 101; ++i) many += "X-" + std::to_string(i) + ": 1\r\n";
    QCOMPARE(rig.post(options("WebHook-Request-Origin: a.example\r\n" + many)).status, 431);
    // With a body it is no handshake, and the body is not read.
    for (const char* framing : {"Content-Length: 900000\r\n", "Transfer-Encoding: chunked\r\n"}) {
      const Reply reply = rig.post(options("WebHook-Request-Origin: a.example\r\n" + std::string(framing)));
      QCOMPARE(reply.status, 405);
      QCOMPARE(reply.header("Connection"), QByteArray("close"));
    }
    QCOMPARE(rig.handler->count(HookOutcome::handshake), 0U);
  }

  void handshake_notAsDocumented_isAnotherMethod() {
    HookRig rig;
    rig.addSource("bird", "twitter", {"consumer-secret"});
    rig.addSource("clouds", "cloudevents", {"bearer-token"});
    rig.addSource("keyless-bird", "twitter", {""});
    for (const QByteArray& request :
         {options(""), options("WebHook-Request-Origin: \r\n"),
          options("WebHook-Request-Origin: a\r\nWebHook-Request-Origin: b\r\n"), crc(""), crc("a b"),
          crc("%7B%22id%22%3A1%7D"), crc("a&crc_token=b"), QByteArray("GET /hooks/bird HTTP/1.1\r\nHost: a\r\n\r\n"),
          QByteArray("OPTIONS /hooks/bird HTTP/1.1\r\nHost: a\r\n\r\n"),
          QByteArray("GET /hooks/keyless-bird?crc_token=t HTTP/1.1\r\nHost: a\r\n\r\n")})
      QVERIFY2(rig.post(request).status >= 400, request.left(80).constData());
    QCOMPARE(rig.handler->count(HookOutcome::handshake), 0U);
  }

  void proxy_trusted_saysWhoAndWhichUrl() {
    HookRig rig;
    rig.catalogue->settings.trustedProxies = {"127.0.0.1"};
    rig.catalogue->settings.publicHosts = {"hooks.example.com"};
    const QByteArray request = proxied(rig, {{"X-Forwarded-For", "198.51.100.9, 203.0.113.7"},
                                             {"X-Forwarded-Proto", "https"},
                                             {"X-Forwarded-Host", "hooks.example.com"}});
    QCOMPARE(rig.post(request).status, 200);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM arrival WHERE peer = '203.0.113.7'"), 1);
  }

  void proxy_notConfigured_isNotBelieved() {
    HookRig rig;
    rig.catalogue->settings.publicHosts = {"hooks.example.com"};
    const QByteArray request = proxied(rig, {{"X-Forwarded-For", "203.0.113.7"},
                                             {"X-Forwarded-Proto", "https"},
                                             {"X-Forwarded-Host", "hooks.example.com"},
                                             {"Forwarded", "for=203.0.113.7;proto=https;host=hooks.example.com"}});
    QCOMPARE(rig.post(request).status, 403);  // Twilio's answer to a bad signature: the URL is not the one it signed
    rig.store.acceptor->tick();
    QTRY_COMPARE(rig.store.number("SELECT COUNT(*) FROM arrival WHERE peer = '127.0.0.1'"), 1);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 0);
  }

  void proxy_namesAHostOfItsOwn_isNotBelieved() {
    HookRig rig;
    rig.catalogue->settings.trustedProxies = {"127.0.0.1"};
    QCOMPARE(
        rig.post(proxied(rig, {{"X-Forwarded-Proto", "https"}, {"X-Forwarded-Host", "hooks.example.com"}})).status,
        403);
  }

  void method_wholeServerOrTunnel_isRefused() {
    HookRig rig;
    for (const char* request :
         {"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n",
          "OPTIONS /hooks/github HTTP/1.1\r\nHost: a\r\n\r\n",
          "TRACE /hooks/github HTTP/1.1\r\nHost: a\r\nAuthorization: secret\r\n\r\n"}) {
      const Reply reply = rig.post(request);
      QCOMPARE(reply.status, 405);
      QCOMPARE(reply.header("Allow"), QByteArray("POST"));
      QVERIFY(!reply.body.contains("secret"));
    }
    QCOMPARE(rig.post("CONNECT a HTTP/1.1\r\nHost: a\r\n\r\n").status, 400);
    QCOMPARE(rig.post("CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n").header("Connection"), QByteArray("close"));
    QCOMPARE(rig.post("GET /hooks/nobody HTTP/1.1\r\nHost: a\r\n\r\n").status, 404);
    QCOMPARE(rig.post("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").status, 505);
  }

 private:
  static QByteArray crc(const std::string& token) {
    return QByteArray::fromStdString("GET /hooks/bird?crc_token=" + token + " HTTP/1.1\r\nHost: a\r\n\r\n");
  }
  static QByteArray options(const std::string& headers) {
    return QByteArray::fromStdString("OPTIONS /hooks/clouds HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n");
  }
  static void limit(HookRig& rig, double perSecond, int burst, const std::string& name = "github") {
    for (ack::config::Source& source : rig.catalogue->sources) {
      if (source.name != name) continue;
      source.ratePerSecond = perSecond;
      source.burst = burst;
    }
  }
  /// To a source without a public URL, signed over https://hooks.example.com.
  static QByteArray proxied(HookRig& rig, const HookRig::Headers& headers) {
    rig.addSource("proxied", "twilio", {"12345"});
    rig.addSource("outside", "twilio", {"12345"}).publicUrl = "https://hooks.example.com/hooks/proxied";
    return rig.signedRequest("outside", "SM1", kForm, "application/x-www-form-urlencoded", headers, "/hooks/proxied");
  }
};

}  // namespace

QTEST_GUILESS_MAIN(HookLimitsTest)
#include "hook_limits_test.moc"
