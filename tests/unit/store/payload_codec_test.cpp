#include "core/store/payload_codec.h"

#include "core/base/random.h"
#include "core/crypto/digest.h"

#include <QtTest>

using namespace ack;
using namespace ack::store;

class PayloadCodecTest : public QObject {
  Q_OBJECT
 private slots:
  void encode_secretHeaders_areDropped() {
    const std::vector<std::pair<std::string_view, std::string_view>> headers{
        {"Content-Type", " application/json "}, {"X-Hub-Signature-256", "sha256=aa"},
        {"AUTHORIZATION", "Basic x"},           {"Cookie", "a=b"},
        {"X-Shopify-Hmac-SHA256", "x"},         {"X-Api-Key", "k"},
        {"X-GitHub-Delivery", "id-1"},          {"webhook-signature", "v1,x"}};
    const auto payload = decodePayload(encodePayload(headers, std::string_view("a\0b", 3)));
    QVERIFY(payload.ok());
    QCOMPARE(payload->headers.size(), std::size_t{2});
    QCOMPARE(payload->headers[0].name, std::string("Content-Type"));
    QCOMPARE(payload->headers[0].value, std::string("application/json"));
    QCOMPARE(payload->headers[1].value, std::string("id-1"));
    QCOMPARE(payload->body, std::string("a\0b", 3));
  }

  void decode_everyCut_isCorruptOrShorterBody() {
    const std::vector<std::pair<std::string_view, std::string_view>> headers{{"A", "1"}, {"Bcd", "2345"}};
    const std::string whole = encodePayload(headers, "");
    for (std::size_t size = 0; size < whole.size(); ++size) {
      const auto cut = decodePayload(std::string_view(whole).substr(0, size));
      QVERIFY2(!cut, std::to_string(size).c_str());
      QCOMPARE(cut.error().code, ErrorCode::corrupt);
    }
    QVERIFY(decodePayload(whole).ok());
  }

  void open_rowSwappedOrBodyChanged_isCorrupt() {
    base::SystemRandom random;
    const auto vault = crypto::Vault::withKey(std::string(32, 'k'), random);
    QVERIFY(vault.ok());
    const auto hash = crypto::sha256("body");
    StoredPayload stored;
    stored.associated = payloadAssociated(SourceId{1}, "t", "e1");
    stored.bodySha256.assign(hash.begin(), hash.end());
    stored.sealed = *(*vault)->seal(encodePayload({}, "body"), stored.associated);
    QCOMPARE(openPayload(stored, **vault)->body, std::string("body"));

    StoredPayload swapped = stored;
    swapped.associated = payloadAssociated(SourceId{1}, "t", "e2");
    QCOMPARE(openPayload(swapped, **vault).error().code, ErrorCode::corrupt);
    StoredPayload other = stored;
    other.sealed = *(*vault)->seal(encodePayload({}, "bodx"), stored.associated);
    QCOMPARE(openPayload(other, **vault).error().code, ErrorCode::corrupt);
  }

  void associated_differentSplits_differ() {
    QVERIFY(payloadAssociated(SourceId{1}, "ab", "c") != payloadAssociated(SourceId{1}, "a", "bc"));
    QVERIFY(payloadAssociated(SourceId{1}, "", "c") != payloadAssociated(SourceId{2}, "", "c"));
  }
};

QTEST_GUILESS_MAIN(PayloadCodecTest)
#include "payload_codec_test.moc"
