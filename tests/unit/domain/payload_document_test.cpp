#include "core/domain/payload_document.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace ack::domain;

class PayloadDocumentTest : public QObject {
  Q_OBJECT
 private slots:
  void json_numbers_keepTheirCharacters() {
    const auto doc =
        JsonDocument::parse(R"({"a":12.30,"b":9007199254740993,"c":1e2,"d":-0,"e":9223372036854775808,"f":1e400})");
    QVERIFY(doc.ok());
    QCOMPARE(doc->find("/a").value.text(), std::string("12.30"));
    QCOMPARE(doc->find("/b").value.text(), std::string("9007199254740993"));
    QCOMPARE(doc->find("/c").value.text(), std::string("1e2"));
    QCOMPARE(doc->find("/e").value.text(), std::string("9223372036854775808"));
    QCOMPARE(doc->find("/f").value.text(), std::string("1e400"));
    const std::string million = "[" + std::string(1'000'000, '7') + "]";
    QCOMPARE(JsonDocument::parse(million)->find("/0").value.text().size(), std::size_t{1'000'000});
  }
  void json_exponentOfAnySize_keepsItsCharacters() {
    const std::string text =
        "{\"a\":[1.5e4002222222,-2E+99999999999999999999,3e-2147483649],\"b\":\"e\\\"9e9999999999\"}";
    const auto doc = JsonDocument::parse(text);
    QVERIFY(doc.ok());
    QCOMPARE(doc->find("/a/0").value.text(), std::string("1.5e4002222222"));
    QCOMPARE(doc->find("/a/1").value.text(), std::string("-2E+99999999999999999999"));
    QCOMPARE(doc->find("/a/2").value.text(), std::string("3e-2147483649"));
    QCOMPARE(doc->find("/b").value.text(), std::string("e\"9e9999999999"));
    for (const char* broken : {"[1e4002222222", "[1e4002222222,1e]", "[1e40022222220e1]", "[1e4002222222,01]",
                               "[1e4002222222,1e+-2]", "[1e4002222222.5]"})
      QVERIFY2(!JsonDocument::parse(broken).ok(), broken);
  }
  void json_repeatedName_isAmbiguousOnlyOnItsPath() {
    const auto doc = JsonDocument::parse("{\"id\":\"a\",\"\\u0069d\":\"b\",\"ok\":1}");
    QVERIFY(doc.ok());
    QCOMPARE(doc->find("/id").state, LookupState::ambiguous);
    QCOMPARE(doc->find("/ok").state, LookupState::found);
  }
  void json_names_areComparedAsDecoded() {
    const std::string text = "{\"ab\":1,\"abc\":2,\"a\\u0064\":3,\"a\\\"\":4,\"a\\\\\":5,\"\":6,\"a\":[7]}";
    const auto doc = JsonDocument::parse(text);
    QVERIFY(doc.ok());
    for (const auto& [name, value] : {std::pair{"ab", "1"}, std::pair{"abc", "2"}, std::pair{"ad", "3"},
                                      std::pair{"a\"", "4"}, std::pair{"a\\", "5"}, std::pair{"", "6"}})
      QCOMPARE(doc->find(std::string("/") + name).value.text(), std::string(value));
    QCOMPARE(doc->find("/a/0").value.text(), std::string("7"));
    for (const char* name : {"/abcd", "/a\\u0064", "/a\\\"", "/a\\\\", "/b", "/A"})
      QCOMPARE(doc->find(name).state, LookupState::missing);
  }
  void json_pointerEscapesAndIndices() {
    const auto doc = JsonDocument::parse(R"({"a/b":{"m~n":[10,20]},"":1})");
    QCOMPARE(doc->find("/a~1b/m~0n/1").value.text(), std::string("20"));
    QCOMPARE(doc->find("/").value.text(), std::string("1"));
    QCOMPARE(doc->find("/a~1b/m~0n/01").state, LookupState::missing);
    QCOMPARE(doc->find("/a~1b/m~0n/-").state, LookupState::missing);
    QCOMPARE(doc->find("a").state, LookupState::missing);
    QVERIFY(!isJsonPointer("/a~2"));
  }
  void json_values_knowTheirBytes() {
    const std::string text = "\xEF\xBB\xBF {\"a\" : [ {\"b\\\"]\":\"}\\\\\"} , -1.50 , null,true ,[] ] }\r\n";
    const auto doc = JsonDocument::parse(text);
    QVERIFY(doc.ok());
    QCOMPARE(std::string(doc->find("/a/0").value.raw()), std::string("{\"b\\\"]\":\"}\\\\\"}"));
    QCOMPARE(doc->find("/a/0/b\"]").value.text(), std::string("}\\"));
    QCOMPARE(std::string(doc->find("/a/1").value.raw()), std::string("-1.50"));
    QCOMPARE(doc->find("/a/2").value.type(), JsonType::null);
    QVERIFY(doc->find("/a/3").value.truth());
    QVERIFY(!doc->find("/a/4").value.hasItems());
    QVERIFY(doc->root().raw().front() == '{' && doc->root().raw().back() == '}');
    QCOMPARE(JsonDocument::parse("7")->root().text(), std::string("7"));
  }
  void json_hostileShapes_takeLinearTime() {
    // Each takes seconds where anything is quadratic in keys, escapes or quotes.
    std::string keys = "{";
    for (int i = 0; i < 1'000'000; ++i) keys += "\"k" + std::to_string(i % 1'000) + "\":1,";
    keys.back() = '}';
    std::string names = "{";
    for (int i = 0; i < 100'000; ++i) names += "\"\\u0061\":1,";
    names.back() = '}';
    const std::string slashes = "[\"" + std::string(2'000'000, '\\') + "\"]";
    std::string quotes = "[\"";
    for (int i = 0; i < 1'000'000; ++i) quotes += "\\\"";
    quotes += "\"]";
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(JsonDocument::parse(keys)->find("/k7").state, LookupState::ambiguous);
    QCOMPARE(JsonDocument::parse(names)->find("/b").state, LookupState::missing);
    QCOMPARE(JsonDocument::parse(slashes)->find("/0").value.text().size(), std::size_t{1'000'000});
    QCOMPARE(JsonDocument::parse(quotes)->find("/0").value.text().size(), std::size_t{1'000'000});
    QVERIFY(!JsonDocument::parse(std::string_view(keys).substr(1)).ok());
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    std::string many = "[0";
    for (std::size_t i = 0; i < JsonDocument::kMaxValues; ++i) many += ",0";
    many += "]";
    QCOMPARE(JsonDocument::parse(many).error().message, std::string("JSON of more than 2097152 values"));
  }
  void json_malformed_refused() {
    for (const std::string& bad :
         {std::string("{"), std::string("{}x"), std::string("[1,]"), std::string("\"\x01\""),
          std::string("\"\\ud800\""), std::string("\"\xff\""), std::string("01"), std::string("nul"),
          std::string("NaN"), std::string(), std::string(200, '[') + std::string(200, ']'), std::string(100'000, '['),
          std::string("{\"a\":1,}"), std::string("\"\\x\""), std::string("{\"a\" 1}"), std::string("[1\0]", 4),
          std::string("\xFF\xFE{\0}\0", 6)})
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
  void form_charsets_becomeUtf8() {
    const auto read = [](const char* type, std::string_view body) {
      return PayloadDocument::read(type, body, {})->at("/name").text;
    };
    const std::string e = "Ren\xC3\xA9\xE2\x80\x99s";
    QCOMPARE(read("application/x-www-form-urlencoded; charset=windows-1252", "name=Ren%E9%92s"), e);
    QCOMPARE(read("application/x-www-form-urlencoded; charset=\"ISO-8859-1\"", "name=Ren\xE9%92s"), e);
    QCOMPARE(read("application/x-www-form-urlencoded", "charset=windows-1252&name=Ren%E9%92s"), e);
    QCOMPARE(read("application/x-www-form-urlencoded", "charset=windows-1252&name=Ren%C3%A9%E2%80%99s"), e);
    QCOMPARE(read("application/x-www-form-urlencoded", "charset=koi8-r&name=%E9"), std::string("\xE9"));
    QVERIFY(!PayloadDocument::read("application/x-www-form-urlencoded; charset=utf-16", "a=1", {}).ok());
    std::string many;
    for (std::size_t i = 0; i <= FormDocument::kMaxFields; ++i) many += "a&";
    QVERIFY(!PayloadDocument::read("application/x-www-form-urlencoded", many, {}).ok());
  }
  void json_otherCharset_isReadOnlyWhereItMakesNoDifference() {
    const std::string accent = "{\"a\":\"\xC3\xA9\"}";
    QVERIFY(PayloadDocument::read("application/json; charset=utf-8", accent, {}).ok());
    QVERIFY(!PayloadDocument::read("application/json; charset=iso-8859-1", accent, {}).ok());
    QCOMPARE(PayloadDocument::read("application/json; charset=ISO-8859-1", "{\"a\":1}", {})->at("/a").text,
             std::string("1"));
  }
  void emptyBody_hasNoValues() {
    for (const char* type : {"application/json", "application/x-www-form-urlencoded", "text/plain", "", "text/xml"}) {
      const auto doc = PayloadDocument::read(type, "", {{"X-Id", "7"}});
      QVERIFY2(doc.ok(), type);
      QCOMPARE(doc->at("/a").state, LookupState::missing);
      QCOMPARE(doc->header("x-id").text, std::string("7"));
    }
  }
  void xml_isKeptAndNotRead() {
    const auto doc = PayloadDocument::read("application/xml; charset=utf-8", "<a id=\"1\"/>", {});
    QVERIFY(doc.ok());
    QCOMPARE(doc->format(), PayloadDocument::Format::none);
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
  void form_fieldThatHoldsJson_isReadInto() {
    const std::string body =
        "list=%5B%7B%22id%22%3A1%7D%2C%7B%22id%22%3A%222%22%7D%5D&no=%5B1&twice=%5B%5D&twice=%5B%5D&a%2Fb=c";
    const auto original = PayloadDocument::read("application/x-www-form-urlencoded", body, {});
    QVERIFY(original.ok());
    const PayloadDocument doc = *original;  // a copy reads the same texts
    QCOMPARE(doc.at("/list").text, std::string("[{\"id\":1},{\"id\":\"2\"}]"));
    QCOMPARE(doc.at("/list/1/id").text, std::string("2"));
    QCOMPARE(doc.at("/id", "/list/0").text, std::string("1"));
    QCOMPARE(doc.part("/list/0").value.raw(), std::string_view("{\"id\":1}"));
    QCOMPARE(doc.at("/no/0").state, LookupState::missing);
    QCOMPARE(doc.at("/twice/0").state, LookupState::ambiguous);
    QCOMPARE(doc.at("/a~1b").text, std::string("c"));
    QCOMPARE(doc.at("/id").state, LookupState::missing);
  }
};
QTEST_GUILESS_MAIN(PayloadDocumentTest)
#include "payload_document_test.moc"
