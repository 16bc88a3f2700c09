#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/crypto/hmac.h"
#include "core/effect/forward_request.h"

#include <QtTest>

using namespace ack;
using namespace ack::effect;

namespace {

std::string header(const ForwardRequest& request, std::string_view name) {
  for (const auto& [field, value] : request.headers)
    if (field == name) return value;
  return "(none)";
}

EventFacts eventOf(std::string id) {
  return {DeliveryId{7}, {SourceId{1}, "t", std::move(id)}, "charge.succeeded", {}, UtcTime{}, ""};
}

}  // namespace

class ForwardRequestTest : public QObject {
  Q_OBJECT
  const UtcTime m_now = *base::fromRfc3339("2026-03-11T14:29:41.9Z");
  config::Destination m_destination;

 private slots:
  void initTestCase() {
    m_destination.id = 1;
    m_destination.url = "http://127.0.0.1:9/x";
    m_destination.signingSecret.value = "whsec_" + base::toBase64("a secret of some length");
  }
  void makeForwardRequest_carriesBytesKeyAndSignature() {
    const std::string body("{\"a\":\0}", 7);
    const auto request = makeForwardRequest(m_destination, eventOf("evt_1"), "application/json", body, 3, m_now);
    QCOMPARE(request.url, m_destination.url);
    QCOMPARE(request.body, body);
    QCOMPARE(header(request, "Content-Type"), std::string("application/json"));
    QCOMPARE(header(request, "Idempotency-Key"), std::string("evt_1"));
    QCOMPARE(header(request, "webhook-id"), std::string("evt_1"));
    QCOMPARE(header(request, "webhook-timestamp"), std::string("1773239381"));
    QCOMPARE(header(request, "Acknowledger-Event-Type"), std::string("charge.succeeded"));
    QCOMPARE(header(request, "Acknowledger-Attempt"), std::string("3"));
    const std::string mac =
        crypto::hmac(crypto::HashAlgorithm::sha256, "a secret of some length", "evt_1.1773239381." + body);
    QCOMPARE(header(request, "webhook-signature"), "v1," + base::toBase64(mac));
  }
  void forwardedBytes_ofABatch_areTheElementsOwn() {
    const std::string body = "\xEF\xBB\xBF[ {\"id\" : 1.0} ,\r\n {\"id\":2,\"x\":\"]\"}\t]";
    const auto document = domain::PayloadDocument::read("application/json", body, {});
    QVERIFY(document.ok());
    EventFacts event = eventOf("2");
    QCOMPARE(std::string(forwardedBytes(body, *document, event)), body);
    event.element = "/0";
    QCOMPARE(std::string(forwardedBytes(body, *document, event)), std::string("{\"id\" : 1.0}"));
    event.element = "/1";
    QCOMPARE(std::string(forwardedBytes(body, *document, event)), std::string("{\"id\":2,\"x\":\"]\"}"));
    QCOMPARE(std::string(forwardedType("application/json", event)), std::string("application/json"));
    QCOMPARE(std::string(forwardedType("application/cloudevents-batch+json; charset=utf-8", event)),
             std::string("application/cloudevents+json"));
  }
  void makeForwardRequest_idThatIsNoHeader_isHashed() {
    for (const std::string& id : {std::string("two words"), std::string("line\r\nX: y"), std::string("\xC3\xA9"),
                                  std::string(256, 'a'), std::string("\0", 1)}) {
      const auto request = makeForwardRequest(m_destination, eventOf(id), "text/plain", "", 1, m_now);
      const std::string key = header(request, "Idempotency-Key");
      QCOMPARE(key.size(), 7 + 64U);
      QCOMPARE(key.substr(0, 7), std::string("sha256-"));
      QCOMPARE(header(request, "webhook-id"), domain::toText(DeliveryId{7}));
    }
    QVERIFY(idempotencyKey({SourceId{1}, "a", "b c"}) != idempotencyKey({SourceId{1}, "ab", " c"}));
    QVERIFY(idempotencyKey({SourceId{1}, "a", "b c"}) != idempotencyKey({SourceId{2}, "a", "b c"}));
  }
  void makeForwardRequest_hostileTypes_openNoNewHeader() {
    EventFacts bad = eventOf("evt_1");
    bad.type = "a\r\nEvil: 1";
    const auto request = makeForwardRequest(m_destination, bad, "x/y\r\nEvil: 2", "", 1, m_now);
    for (const auto& [name, value] : request.headers) QVERIFY(value.find('\n') == std::string::npos);
    QCOMPARE(header(request, "Acknowledger-Event-Type"), std::string("(none)"));
  }
  void makeForwardRequest_withoutSecret_isUnsigned() {
    config::Destination open = m_destination;
    open.signingSecret.value.clear();
    QCOMPARE(header(makeForwardRequest(open, eventOf("e"), "", "", 1, m_now), "webhook-signature"),
             std::string("(none)"));
  }
};
QTEST_GUILESS_MAIN(ForwardRequestTest)
#include "forward_request_test.moc"
