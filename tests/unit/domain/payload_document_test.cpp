#include "core/domain/payload_document.h"

#include <QtTest>

using namespace ack::domain;

class PayloadDocumentTest : public QObject {
  Q_OBJECT
 private slots:
  void json_numbers_keepTheirCharacters() {
    const auto doc =
        JsonDocument::parse(R"({"a":12.30,"b":9007199254740993,"c":1e2,"d":-0,"e":9223372036854775808})");
    QVERIFY(doc.ok());
    QCOMPARE(doc->find("/a").node->text, std::string("12.30"));
    QCOMPARE(doc->find("/b").node->text, std::string("9007199254740993"));
    QCOMPARE(doc->find("/c").node->text, std::string("1e2"));
    QCOMPARE(doc->find("/e").node->text, std::string("9223372036854775808"));
  }
  void json_repeatedName_isAmbiguousOnlyOnItsPath() {
    const auto doc = JsonDocument::parse("{\"id\":\"a\",\"\\u0069d\":\"b\",\"ok\":1}");
    QVERIFY(doc.ok());
    QCOMPARE(doc->find("/id").state, LookupState::ambiguous);
    QCOMPARE(doc->find("/ok").state, LookupState::found);
  }
  void json_pointerEscapesAndIndices() {
    const auto doc = JsonDocument::parse(R"({"a/b":{"m~n":[10,20]},"":1})");
    QCOMPARE(doc->find("/a~1b/m~0n/1").node->text, std::string("20"));
    QCOMPARE(doc->find("/").node->text, std::string("1"));
    QCOMPARE(doc->find("/a~1b/m~0n/01").state, LookupState::missing);
    QCOMPARE(doc->find("/a~1b/m~0n/-").state, LookupState::missing);
    QCOMPARE(doc->find("a").state, LookupState::missing);
    QVERIFY(!isJsonPointer("/a~2"));
  }
  void json_malformed_refused() {
    for (const std::string& bad :
         {std::string("{"), std::string("{}x"), std::string("[1,]"), std::string("\"\x01\""),
          std::string("\"\\ud800\""), std::string("\"\xff\""), std::string("01"), std::string("nul"),
          std::string("NaN"), std::string(), std::string(200, '[') + std::string(200, ']')})
      QVERIFY2(!JsonDocument::parse(bad).ok(), bad.c_str());
    QVERIFY(JsonDocument::parse("\xEF\xBB\xBF{}\r\n").ok());
  }
  void form_plusPercentRepeat() {
    const auto doc = PayloadDocument::read("application/x-www-form-urlencoded; charset=UTF-8",
                                           "Body=a+b%2Bc&Empty=&To=%2B1&X=1&X=2", {});
    QVERIFY(doc.ok());
    QCOMPARE(doc->at("/Body").text, std::string("a b+c"));
    QCOMPARE(doc->at("/Empty").state, LookupState::found);
    QCOMPARE(doc->at("/X").state, LookupState::ambiguous);
    QCOMPARE(doc->at("/None").state, LookupState::missing);
    QVERIFY(!PayloadDocument::read("application/x-www-form-urlencoded", "a=%4", {}).ok());
    QCOMPARE(PayloadDocument::read("application/x-www-form-urlencoded", "a=%41", {})->at("/a").text,
             std::string("A"));
  }
  void headers_caseAndRepeat() {
    const auto doc = PayloadDocument::read("application/json", "{}", {{"X-Id", "7"}, {"Twice", "a"}, {"twice", "b"}});
    QCOMPARE(doc->header("x-ID").text, std::string("7"));
    QCOMPARE(doc->header("Twice").state, LookupState::ambiguous);
  }
  void element_prefixAddressesBatchParts() {
    const auto doc = PayloadDocument::read("application/json", R"([{"id":1},{"id":2}])", {});
    QCOMPARE(doc->at("/id", "/1").text, std::string("2"));
  }
};
QTEST_GUILESS_MAIN(PayloadDocumentTest)
#include "payload_document_test.moc"
