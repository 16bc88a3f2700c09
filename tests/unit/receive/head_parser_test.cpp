// Limits exactly at their edge, and what the framing fields mean together.
#include "core/receive/framing.h"
#include "core/receive/head_parser.h"

#include <QTest>

using namespace ack::receive;

namespace {

struct Parsed {
  int status{0};  ///< 0: a good head; -1: more is needed
  RequestHead head;
};

class HeadParserTest : public QObject {
  Q_OBJECT

 private:
  ReceiverLimits m_limits;
  std::string m_bytes;
  std::vector<ack::provider::HeaderView> m_headers;

  Parsed parse(std::string bytes) {
    m_bytes = std::move(bytes);
    HeadParser parser(m_limits);
    switch (parser.feed(m_bytes)) {
    case HeadParser::State::needMore:
      return {-1, {}};
    case HeadParser::State::failed:
      return {parser.failure(), {}};
    case HeadParser::State::complete:
      break;
    }
    Parsed parsed;
    parsed.status = parser.read(m_bytes, m_headers, parsed.head);
    return parsed;
  }
  Parsed withFields(const std::string& fields, const std::string& version = "1.1") {
    return parse("POST /in/1 HTTP/" + version + "\r\nHost: a\r\n" + fields + "\r\n");
  }

 private slots:
  void head_complete_givesTheFieldsAsSent() {
    const auto [status, head] =
        parse("POST /a?b=%20 HTTP/1.1\r\nHost: Example.com:80\r\nX-A:  v \r\nContent-Length: 007\r\n\r\nbody");
    QCOMPARE(status, 0);
    QVERIFY(head.method == "POST" && head.target == "/a?b=%20" && head.path == "/a" && head.query == "b=%20");
    QVERIFY(head.authority == "Example.com:80");
    QCOMPARE(head.headers.size(), 3U);
    QVERIFY(head.headers[1].name == "X-A" && head.headers[1].value == "  v ");
    QCOMPARE(head.contentLength, 7U);
    QVERIFY(head.keepAlive && head.hasBody() && !head.chunked);
  }

  void requestLine_atItsLimit_passes_oneMoreIs414() {
    const std::size_t rest = std::string("POST  HTTP/1.1").size();
    const std::string target = "/" + std::string(m_limits.requestLineBytes - rest - 1, 'a');
    QCOMPARE(parse("POST " + target + " HTTP/1.1\r\nHost: a\r\n\r\n").status, 0);
    QCOMPARE(parse("POST " + target + "a HTTP/1.1\r\nHost: a\r\n\r\n").status, 414);
  }

  void headerSection_atItsLimit_passes_oneMoreIs431() {
    const std::size_t rest = std::string("Host: a\r\nX: \r\n\r\n").size();
    const std::string value(m_limits.headerSectionBytes - rest, 'v');
    QCOMPARE(withFields("X: " + value + "\r\n").status, 0);
    QCOMPARE(withFields("X: " + value + "v\r\n").status, 431);
  }

  void fields_atTheirLimit_pass_oneMoreIs431() {
    std::string fields;
    for (std::size_t i = 1; i < m_limits.fields; ++i) fields += "X: v\r\n";
    QCOMPARE(withFields(fields).status, 0);
    QCOMPARE(withFields(fields + "X: v\r\n").status, 431);
  }

  void emptyLine_beforeTheRequest_isIgnoredOnce() {
    QCOMPARE(parse("\r\nPOST / HTTP/1.1\r\nHost: a\r\n\r\n").status, 0);
    QCOMPARE(parse("\r\n\r\nPOST / HTTP/1.1\r\nHost: a\r\n\r\n").status, 400);
    QCOMPARE(parse("\nPOST / HTTP/1.1\r\nHost: a\r\n\r\n").status, 400);
    HeadParser parser(m_limits);
    (void)parser.feed("\r\n");
    QVERIFY(!parser.begun());  // idle, not slow
  }

  void framing_fieldsTogether_data() {
    QTest::addColumn<QString>("fields");
    QTest::addColumn<int>("status");
    const auto row = [](const char* fields, int status) {
      QTest::newRow(qPrintable(QString(fields).replace("\r\n", "|"))) << QString(fields) << status;
    };
    row("Content-Length: 1\r\n", 0);
    row("Transfer-Encoding: Chunked\r\n", 0);
    row("Transfer-Encoding: chunked\r\nContent-Length: 1\r\n", 400);
    row("Content-Length: 1\r\nContent-Length: 1\r\n", 400);
    row("Content-Length: 1,1\r\n", 400);
    row("Content-Length: +1\r\n", 400);
    row("Content-Length: \r\n", 400);
    row("Content-Length: 18446744073709551615\r\n", 0);
    row("Content-Length: 18446744073709551616\r\n", 400);
    row("Transfer-Encoding: gzip, chunked\r\n", 501);
    row("Transfer-Encoding: chunked, gzip\r\n", 400);
    row("Transfer-Encoding: identity\r\n", 400);
    row("Transfer-Encoding: chunked;q=1\r\n", 400);
    row("Transfer-Encoding: chunked\r\nTransfer-Encoding: gzip\r\n", 400);
    row("Host: a\r\n", 400);
    row("Expect: 100-Continue\r\n", 0);
    row("Expect: something\r\n", 417);
    row("Content-Type: a/b\r\nContent-Type: a/b\r\n", 400);
  }
  void framing_fieldsTogether() {
    QFETCH(QString, fields);
    QFETCH(int, status);
    QCOMPARE(withFields(fields.toStdString()).status, status);
  }

  void http10_isAnsweredAndClosed_withoutExpectOrChunks() {
    const auto [status, head] = withFields("Expect: 100-continue\r\nContent-Length: 1\r\n", "1.0");
    QCOMPARE(status, 0);
    QVERIFY(!head.keepAlive && !head.expectContinue);
    QCOMPARE(withFields("Transfer-Encoding: chunked\r\n", "1.0").status, 400);
    QCOMPARE(parse("POST / HTTP/1.0\r\n\r\n").status, 0);
    QCOMPARE(parse("POST / HTTP/1.1\r\n\r\n").status, 400);
  }

  void absoluteForm_winsOverHost() {
    const auto [status, head] = parse("POST https://b.example:1/x?y HTTP/1.1\r\nHost: a\r\n\r\n");
    QCOMPARE(status, 0);
    QVERIFY(head.authority == "b.example:1" && head.path == "/x" && head.query == "y");
    QCOMPARE(parse("POST https://u@b/x HTTP/1.1\r\nHost: a\r\n\r\n").status, 400);
  }

  void authority_onlyHostAndPort_isOne() {
    for (const char* good : {"a", "a.b-c_d~e", "1.2.3.4:80", "[::1]", "[2001:db8::1]:65535", "a:"})
      QVERIFY2(isAuthority(good), good);
    for (const char* bad : {"", ":80", "a:65536", "a:x", "a b", "a,b", "a/b", "u@a", "[::1", "[::1]x", "[g]", "a%20"})
      QVERIFY2(!isAuthority(bad), bad);
  }
};

}  // namespace

QTEST_GUILESS_MAIN(HeadParserTest)
#include "head_parser_test.moc"
