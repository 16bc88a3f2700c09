#include "core/domain/payload_document.h"
#include "core/domain/redaction.h"
#include "tests/unit/domain/redaction_cases.h"

#include <QtTest>

#include <random>

using namespace ack::domain;

namespace {

std::vector<RedactionPlace> placesOf(const std::vector<std::string>& pointers) {
  std::vector<RedactionPlace> places;
  for (const std::string& pointer : pointers) places.push_back(RedactionPlace::parse(pointer).value());
  return places;
}

}  // namespace

class RedactionTest : public QObject {
  Q_OBJECT
 private slots:
  void redact_eachKindOfBody_takesOutThePlacesOnly_data() {
    QTest::addColumn<int>("number");
    const auto cases = redactionCases();
    for (int i = 0; i < static_cast<int>(cases.size()); ++i)
      QTest::newRow(cases[static_cast<std::size_t>(i)].name) << i;
  }
  void redact_eachKindOfBody_takesOutThePlacesOnly() {
    QFETCH(int, number);
    const RedactionCase one = redactionCases()[static_cast<std::size_t>(number)];
    const auto places = placesOf(one.places);
    const std::string redacted = redactBody(one.contentType, one.body, one.elements, places);
    QCOMPARE(QByteArray::fromStdString(redacted), QByteArray::fromStdString(one.expected));
    // Once more changes nothing.
    QCOMPARE(redactBody(one.contentType, redacted, one.elements, places), redacted);
  }

  /// Whatever the shape, the secret is gone, the body can be read, and what is beside it stays.
  void redact_randomShapes_neverKeepTheSecret() {
    std::mt19937 random(20'261'130);
    const std::string secret = "canary-secret-4242";
    for (int i = 0; i < 2'000; ++i) {
      const int depth = static_cast<int>(random() % 12);
      const std::string body = nestedJson("card", secret, depth, static_cast<unsigned>(random()));
      std::string pointer;
      for (int k = 0; k < depth; ++k) pointer += "/*";
      const auto places = placesOf({pointer + "/card"});
      const std::string redacted = redactBody("application/json", body, {}, places);
      QVERIFY2(redacted.find(secret) == std::string::npos, body.c_str());
      QVERIFY2(PayloadDocument::read("application/json", redacted, {}).ok(), redacted.c_str());
      QCOMPARE(redacted.size(), body.size() - secret.size() + kRedactedText.size());
    }
  }

  void place_badPointer_isRefused() {
    for (const char* bad : {"", "card", "/a~2", "/a~"}) QVERIFY2(!RedactionPlace::parse(bad), bad);
    std::string deep;
    for (std::size_t i = 0; i < RedactionPlace::kMaxDepth; ++i) deep += "/a";
    QVERIFY(RedactionPlace::parse(deep).ok());
    QVERIFY(!RedactionPlace::parse(deep + "/a"));
  }

  void covers_pointerWithin_isTrueForThoseOnly() {
    const RedactionPlace place = RedactionPlace::parse("/data/*/card").value();
    for (const char* inside : {"/data/x/card", "/data/0/card", "/data/x/card/number"})
      QVERIFY2(place.covers(inside), inside);
    for (const char* outside : {"", "/data", "/data/x", "/data/x/cards", "/card", "/data/x/y/card"})
      QVERIFY2(!place.covers(outside), outside);
  }
};

QTEST_APPLESS_MAIN(RedactionTest)
#include "redaction_test.moc"
