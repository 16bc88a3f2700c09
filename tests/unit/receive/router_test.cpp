// Paths, media types, public URLs and the bytes of an answer.
#include "core/receive/answer.h"
#include "core/receive/prepared_sources.h"
#include "core/receive/router.h"

#include <QTest>

using namespace ack::receive;

namespace {

class RouterTest : public QObject {
  Q_OBJECT

 private:
  Router m_router{"/hooks"};
  Route m_route;

  Admission admit(std::string_view path, std::string_view method = "POST", std::string_view type = "application/json",
                  std::string_view encoding = {}) {
    RequestHead head;
    head.path = path;
    head.method = method;
    head.contentType = type;
    head.contentEncoding = encoding;
    head.hasLength = true;
    return m_router.admit(head, m_route);
  }

 private slots:
  void path_withSourceAndTenant_isDecodedOnce() {
    QCOMPARE(admit("/hooks/a"), Admission::admitted);
    QVERIFY(m_route.source == "a" && m_route.tenant.empty());
    QCOMPARE(admit("/hooks/%61%2525/t%C3%A9"), Admission::admitted);
    QVERIFY(m_route.source == "a%25" && m_route.tenant == "t\xC3\xA9");
  }

  void path_anythingElse_isNotFound() {
    for (const char* path : {"",
                             "/",
                             "/hooks",
                             "/hooks/",
                             "/hooksx/a",
                             "/HOOKS/a",
                             "//hooks/a",
                             "/hooks//a",
                             "/hooks/a/",
                             "/hooks/a//t",
                             "/hooks/a/t/u",
                             "/hooks/.",
                             "/hooks/..",
                             "/hooks/%2e%2E",
                             "/hooks/a%2Fb",
                             "/hooks/a%5cb",
                             "/hooks/%",
                             "/hooks/%1",
                             "/hooks/%zz",
                             "/hooks/%00",
                             "/hooks/%0a",
                             "/hooks/%ff",
                             "/hooks/../hooks/a"})
      QVERIFY2(admit(path) == Admission::notFound, path);
  }

  void method_otherThanPost_isRefused() {
    QCOMPARE(admit("/hooks/a", "GET"), Admission::methodNotAllowed);
    QCOMPARE(admit("/hooks/a", "OPTIONS"), Admission::methodNotAllowed);
    QCOMPARE(admit("/hooks/a", "post"), Admission::unknownMethod);
  }

  void type_ofAWebhook_isRead_othersAre415() {
    for (const char* good :
         {"application/json", "APPLICATION/JSON; Charset=\"utf-8\"", "application/json;charset=utf8",
          "application/cloudevents+json", "application/x-www-form-urlencoded; charset=UTF-8",
          "text/plain; charset=iso-8859-1", "application/json;", "text/json; a=b; c=\"d;e\"",
          "application/json; charset=iso-8859-1", "application/x-www-form-urlencoded; charset=windows-1252",
          "multipart/form-data; boundary=x"})
      QVERIFY2(bodyUseOf(good) == BodyUse::read, good);
    for (const char* kept : {"application/xml", "text/xml; charset=utf-16", "application/soap+xml"})
      QVERIFY2(bodyUseOf(kept) == BodyUse::kept, kept);
    for (const char* bad :
         {"json", "image/png", "text/html", "application/json, text/plain", "application/",
          "application/json; charset=utf-16", "application/json; charset", "application/json; charset=\"utf-8",
          "+json", "multipart/form-data", "multipart/mixed; boundary=x", "application/json x"})
      QVERIFY2(bodyUseOf(bad) == BodyUse::none, bad);
    for (const char* coding : {"gzip", "X-GZIP", "deflate"})
      QCOMPARE(admit("/hooks/a", "POST", "application/json", coding), Admission::admitted);
    for (const char* coding : {"br", "zstd", "gzip, gzip", "identity, gzip", "gzip;q=1"})
      QCOMPARE(admit("/hooks/a", "POST", "application/json", coding), Admission::mediaType);
    QCOMPARE(admit("/hooks/a", "POST", "text/xml"), Admission::unread);
    QCOMPARE(admit("/hooks/a", "POST", ""), Admission::unread);
    RequestHead untyped;
    untyped.path = "/hooks/a";
    untyped.method = "POST";
    untyped.hasLength = true;
    untyped.contentLength = 2;
    QCOMPARE(m_router.admit(untyped, m_route), Admission::untyped);
    QCOMPARE(Router::statusOf(Admission::untyped), 415);
    QCOMPARE(admit("/hooks/a", "POST", "", "br"), Admission::mediaType);
    QCOMPARE(admit("/hooks/a", "POST", "application/octet-stream"), Admission::unread);
    QCOMPARE(admit("/hooks/a", "POST", "application/json", "Identity"), Admission::admitted);
  }

  void publicUrl_composed_isWhatTheProviderSigned() {
    RequestHead head;
    head.authority = "in.local:8080";
    head.path = "/hooks/tw/t1";
    head.query = "a=1";
    head.hasQuery = true;
    ClientOrigin origin;
    origin.host = head.authority;
    const auto url = [&head, &origin](std::string_view configured) {
      std::string out;
      PublicUrl(configured).compose(head, origin, true, out);
      return out;
    };
    QCOMPARE(url(""), std::string("http://in.local:8080/hooks/tw/t1?a=1"));
    origin.secure = true;
    QCOMPARE(url(""), std::string("https://in.local:8080/hooks/tw/t1?a=1"));
    QCOMPARE(url("https://x.example"), std::string("https://x.example/hooks/tw/t1?a=1"));
    QCOMPARE(url("https://x.example/"), std::string("https://x.example/hooks/tw/t1?a=1"));
    QCOMPARE(url("https://x.example/hooks/tw"), std::string("https://x.example/hooks/tw/t1?a=1"));
    QCOMPARE(url("https://x.example/rewritten?k=1"), std::string("https://x.example/rewritten/t1?a=1"));
    QCOMPARE(url("https://x.example/rewritten/?k=1"), std::string("https://x.example/rewritten/t1?a=1"));
    head.hasQuery = false;
    QCOMPARE(url("https://x.example/rewritten?k=1"), std::string("https://x.example/rewritten/t1?k=1"));
    head.path = "/hooks/tw/a%20b";
    QCOMPARE(url("https://x.example/rewritten"), std::string("https://x.example/rewritten/a%20b"));
    std::string plain;
    head.path = "/hooks/tw";
    PublicUrl("https://x.example/rewritten").compose(head, origin, false, plain);
    QCOMPARE(plain, std::string("https://x.example/rewritten"));
  }

  void answer_onTheWire_hasWhatTheContractSays() {
    Answer answer;
    refuse(answer, 503, errorWordOf(503));
    std::string out;
    appendAnswer(out, answer, "Sun, 29 Nov 2026 16:00:00 GMT", true, false);
    QCOMPARE(out, std::string("HTTP/1.1 503 Service Unavailable\r\nDate: Sun, 29 Nov 2026 16:00:00 GMT\r\n"
                              "Acknowledger-Result: refused\r\nRetry-After: 5\r\nConnection: close\r\n"
                              "Content-Type: application/json; charset=utf-8\r\nContent-Length: 23\r\n\r\n"
                              R"({"error":"unavailable"})"));
    answer.clear();
    answer.status = 204;
    out.clear();
    appendAnswer(out, answer, "d", false, false);
    QVERIFY(out.find("Content-Length") == std::string::npos && out.ends_with("\r\n\r\n"));
  }

  void text_fromOutside_cannotBreakTheAnswer() {
    std::string out;
    appendJsonString(out, "a\"\\\n\x7F\xC3\xA9");
    QCOMPARE(out, std::string("\"a\\\"\\\\\\u000a\\u007f\xC3\xA9\""));
    out.clear();
    appendJsonString(out, "\xFF\r");
    QCOMPARE(out, std::string("\"%FF%0D\""));
    out.clear();
    appendPercentEncoded(out, "a b\r\n:%");
    QCOMPARE(out, std::string("a%20b%0D%0A%3A%25"));
  }
};

}  // namespace

QTEST_GUILESS_MAIN(RouterTest)
#include "router_test.moc"
