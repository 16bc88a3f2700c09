#include "core/effect/lookup_request.h"

#include "core/effect/effect_key.h"

#include <QtTest>

using namespace ack;
using namespace ack::effect;

namespace {

config::Destination destination(std::string url) {
  config::Destination made;
  made.name = "crm";
  made.reconcile.emplace();
  made.reconcile->url = std::move(url);
  return made;
}

std::string header(const LookupRequest& request, std::string_view name) {
  for (const auto& [field, value] : request.headers)
    if (field == name) return value;
  return {};
}

}  // namespace

class LookupRequestTest : public QObject {
  Q_OBJECT
 private slots:
  void url_isFilledWithEncodedBytes_data() {
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<QString>("in");
    QTest::newRow("plain") << QByteArray("evt_1-a.b~c") << "evt_1-a.b~c";
    QTest::newRow("path and query") << QByteArray("../a?b=c&d#e/%2e") << "..%2Fa%3Fb%3Dc%26d%23e%2F%252e";
    QTest::newRow("bytes") << QByteArray("\x00\xff\r\n\xc3\xa4", 6) << "%00%FF%0D%0A%C3%A4";
    QTest::newRow("a placeholder") << QByteArray("{effect_key}") << "%7Beffect_key%7D";
    QTest::newRow("a host") << QByteArray("@evil.example:80") << "%40evil.example%3A80";
  }
  void url_isFilledWithEncodedBytes() {
    QFETCH(QByteArray, event);
    QFETCH(QString, in);
    const EventIdentity identity{SourceId{1}, "", event.toStdString()};
    const std::string key = eventKey(DeliveryId{7}, 1);
    const auto request = makeLookupRequest(destination("http://h/t/{event_id}/x?k={event_id}&e={effect_key}"),
                                           {DeliveryId{7}, identity, key}, fromMicros(0));
    QVERIFY(request.has_value());
    const std::string id = in.toStdString();
    QCOMPARE(request->url, "http://h/t/" + id + "/x?k=" + id + "&e=" + domain::toText(DeliveryId{7}));
  }
  void url_thatCouldStepUp_isRefused() {
    for (const char* id : {".", ".."}) {
      const EventIdentity identity{SourceId{1}, "", id};
      QVERIFY(
          !makeLookupRequest(destination("http://h/t/{event_id}"), {DeliveryId{7}, identity, "k"}, fromMicros(0)));
    }
  }
  void idempotencyKey_isWhatWasSent() {
    const EventIdentity identity{SourceId{1}, "", std::string("a\nb")};
    const auto request = makeLookupRequest(destination("http://h/?k={idempotency_key}"),
                                           {DeliveryId{7}, identity, "k"}, fromMicros(0));
    QVERIFY(request->url.starts_with("http://h/?k=sha256-"));
  }
  void headers_configuredAndSignature_areSent() {
    config::Destination asked = destination("http://h/{event_id}");
    asked.signingSecret.value = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    asked.reconcile->headers = {{"Authorization", {"", "Bearer t"}}, {"X-Bad", {"", "a\nb"}}};
    const EventIdentity identity{SourceId{1}, "", "evt"};
    const auto request = makeLookupRequest(asked, {DeliveryId{7}, identity, "k"}, fromMicros(1000000));
    QCOMPARE(header(*request, "Authorization"), std::string("Bearer t"));
    QCOMPARE(header(*request, "X-Bad"), std::string());
    QVERIFY(header(*request, "webhook-signature").starts_with("v1,"));
  }
};
QTEST_GUILESS_MAIN(LookupRequestTest)
#include "lookup_request_test.moc"
