// What people paste into the tester: the forms are told apart, and the body's bytes stay as they are.
#include "core/provider/pasted_request.h"
#include "tests/kit/qt_text.h"

#include <QtTest>

using namespace ack;
using provider::PastedRequest;
using provider::readPastedRequest;

namespace {

const char* const kHttp =
    "POST /hooks/shop?a=1 HTTP/1.1\r\nHost: shop.example\r\nX-Signature:  abc \r\n\r\n{\"id\": 1}\n";
const char* const kCurlOutput =
    "* Connected to localhost\n> POST /hooks/shop HTTP/1.1\n> Host: localhost\n> X-Signature: abc\n> \n"
    "* upload completely sent off\n{\"id\":1}";
const char* const kCommand =
    "curl -X POST 'https://shop.example/hooks/shop' \\\n  -H 'X-Signature: a'\\''b' --header \"Content-Type: "
    "application/json\" \\\n  --data-raw $'{\"t\":\"it\\'s\"}'";
const char* const kCloud = "{\"httpMethod\":\"PUT\",\"path\":\"/hooks/shop\",\"headers\":{\"X-Signature\":\"abc\"},"
                           "\"body\":\"eyJpZCI6MX0=\",\"isBase64Encoded\":true}";

/// As browsers copy a body with an exclamation mark, a line end, an escape of JSON's own and a control character.
const char* const kBrowsersCommand = "curl 'https://shop.example/in/1' -H 'X-Signature: abc' --data-raw "
                                     "$'{\"a\":\"Hello\\u0021\\n\\x41\\102\\u20ac\\\\n\\u001f\\q\"}'";

std::string headerOf(const PastedRequest& request, const char* name) {
  for (const domain::Header& header : request.headers)
    if (header.name == name) return header.value;
  return "(missing)";
}

}  // namespace

class PastedRequestTest : public QObject {
  Q_OBJECT

 private slots:
  void read_httpRequest_keepsTheBodysBytes() {
    const auto request = readPastedRequest(kHttp);
    QVERIFY(request.ok());
    QCOMPARE(request->form, PastedRequest::Form::http);
    QCOMPARE(request->target, std::string("/hooks/shop?a=1"));
    QCOMPARE(headerOf(*request, "X-Signature"), std::string("abc"));
    QCOMPARE(request->body, std::string("{\"id\": 1}\n"));
  }

  void read_contentLength_cutsThePastedLineEnd() {
    const auto request = readPastedRequest("Content-Length: 8\nX-Signature: abc\n\n{\"id\":1}\n");
    QVERIFY(request.ok());
    QCOMPARE(request->form, PastedRequest::Form::headersAndBody);
    QCOMPARE(request->body, std::string("{\"id\":1}"));
  }

  void read_tableOfHeaders_isReadByItsTabs() {
    const auto request = readPastedRequest("X-Signature\tabc\nX-Time\t12:30\n\nbody");
    QVERIFY(request.ok());
    QCOMPARE(headerOf(*request, "X-Time"), std::string("12:30"));
  }

  void read_curlOutput_takesOnlyWhatWasSent() {
    const auto request = readPastedRequest(kCurlOutput);
    QVERIFY(request.ok());
    QCOMPARE(request->form, PastedRequest::Form::curlOutput);
    QCOMPARE(request->headers.size(), std::size_t{2});
    QCOMPARE(request->body, std::string("{\"id\":1}"));
  }

  void read_curlOutputWithAnswer_hasNoBody() {
    const auto request = readPastedRequest("> POST / HTTP/1.1\n> X-Signature: abc\n> \n< HTTP/1.1 200 OK\n< \nok");
    QVERIFY(request.ok());
    QVERIFY(!request->hasBody);
    QVERIFY(request->body.empty());
  }

  void read_curlCommandOfABrowser_undoesItsEscapes() {
    const auto request = readPastedRequest(kBrowsersCommand);
    QVERIFY(request.ok());
    QCOMPARE(request->body, std::string("{\"a\":\"Hello!\nAB\xe2\x82\xac\\n\x1f\\q\"}"));
  }

  void read_curlCommand_undoesTheShellsQuotes() {
    const auto request = readPastedRequest(kCommand);
    QVERIFY(request.ok());
    QCOMPARE(request->form, PastedRequest::Form::curlCommand);
    QCOMPARE(request->target, std::string("https://shop.example/hooks/shop"));
    QCOMPARE(headerOf(*request, "X-Signature"), std::string("a'b"));
    QCOMPARE(request->body, std::string("{\"t\":\"it's\"}"));
  }

  void read_cloudFunctionsJson_decodesTheBody() {
    const auto request = readPastedRequest(kCloud);
    QVERIFY(request.ok());
    QCOMPARE(request->form, PastedRequest::Form::json);
    QCOMPARE(request->method, std::string("PUT"));
    QCOMPARE(request->body, std::string("{\"id\":1}"));
  }

  void read_unusable_saysWhatIsMissing_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("nothing") << QByteArray(" \n") << QByteArray("nothing was pasted");
    QTest::newRow("body only") << QByteArray("{\"id\":1}") << QByteArray("without its headers");
    QTest::newRow("body as values") << QByteArray("{\"headers\":{\"A\":\"b\"},\"body\":{\"id\":1}}")
                                    << QByteArray("exact bytes are lost");
    QTest::newRow("words") << QByteArray("A: b\nhello there\n") << QByteArray("line 2");
    QTest::newRow("open quote") << QByteArray("curl -H 'A: b") << QByteArray("not closed");
  }
  void read_unusable_saysWhatIsMissing() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, says);
    const auto request = readPastedRequest(text.toStdString());
    QVERIFY(!request.ok());
    QVERIFY2(QByteArray::fromStdString(request.error().message).contains(says), request.error().message.c_str());
  }

  void read_tooLarge_isRefused() {
    QCOMPARE(readPastedRequest(std::string(provider::kMaxPastedBytes + 1, 'a')).error().code, ErrorCode::full);
  }
};
QTEST_GUILESS_MAIN(PastedRequestTest)
#include "pasted_request_test.moc"
