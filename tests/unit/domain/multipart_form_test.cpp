// multipart/form-data as mail providers send it: fields are values, files are none, and nothing hostile costs much.
#include "core/domain/multipart_form.h"

#include "core/domain/payload_document.h"

#include <QElapsedTimer>
#include <QTest>

using namespace ack::domain;

namespace {

std::string part(const std::string& head, const std::string& body) {
  return "--xYzZY\r\nContent-Disposition: form-data; " + head + "\r\n\r\n" + body + "\r\n";
}

std::string error(const std::string& body, std::string_view boundary = "xYzZY") {
  auto form = parseMultipartForm(body, boundary);
  return form ? std::string() : form.error().message;
}

}  // namespace

class MultipartFormTest : public QObject {
  Q_OBJECT
 private slots:
  void fields_areValues_filesAreSteppedOver() {
    const std::string body =
        "preamble\r\n" + part("name=\"from\"", "Ann <a@example.com>") +
        part("name=\"text\"", "line 1\r\nline 2\r\n--xYzZ not ours") +
        part("name=\"attachment1\"; filename=\"a.bin\"\r\nContent-Type: application/octet-stream",
             std::string("\0\xFF\r\n\r\n", 6)) +
        part("name=\"say \\\"hi\\\"\"\r\nContent-Type: text/plain; charset=\"iso-8859-1\"", "Ren\xE9") +
        part("name=plain", "") + "--xYzZY--\r\nepilogue";
    const auto doc = PayloadDocument::read("multipart/form-data; boundary=xYzZY", body, {});
    QVERIFY2(doc.ok(), doc ? "" : doc.error().message.c_str());
    QCOMPARE(doc->form()->fields.size(), std::size_t{4});
    QCOMPARE(doc->at("/from").text, std::string("Ann <a@example.com>"));
    QCOMPARE(doc->at("/text").text, std::string("line 1\r\nline 2\r\n--xYzZ not ours"));
    QCOMPARE(doc->at("/attachment1").state, LookupState::missing);
    QCOMPARE(doc->at("/say \"hi\"").text, std::string("Ren\xC3\xA9"));
    QCOMPARE(doc->at("/plain").state, LookupState::found);
  }

  void name_twice_isAmbiguous() {
    const std::string body = part("name=\"id\"", "1") + part("name=\"id\"", "2") + "--xYzZY--";
    const auto doc = PayloadDocument::read("multipart/form-data; boundary=\"xYzZY\"", body, {});
    QCOMPARE(doc->at("/id").state, LookupState::ambiguous);
  }

  void broken_isRefused_data() {
    QTest::addColumn<QByteArray>("body");
    const std::string good = part("name=\"a\"", "1");
    const auto row = [](const char* name, const std::string& body) {
      QTest::newRow(name) << QByteArray::fromStdString(body);
    };
    row("empty", "");
    row("no boundary", "a=1&b=2");
    row("not closed", good);
    row("cut in the head", "--xYzZY\r\nContent-Disposition: form-data; name=\"a\"");
    row("no name", "--xYzZY\r\nContent-Disposition: form-data\r\n\r\n1\r\n--xYzZY--");
    row("no disposition", "--xYzZY\r\n\r\n1\r\n--xYzZY--");
    row("attachment", "--xYzZY\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\n1\r\n--xYzZY--");
    row("base64", part("name=\"a\"\r\nContent-Transfer-Encoding: base64", "MQ==") + "--xYzZY--");
    row("head of 9 KiB", part("name=\"a\"\r\nX: " + std::string(9'000, 'x'), "1") + "--xYzZY--");
    row("junk behind the boundary", "--xYzZYjunk\r\n\r\n1\r\n--xYzZY--");
    row("nothing between two", "--xYzZY\r\n--xYzZY--");
    row("bare line feeds", "--xYzZY\nContent-Disposition: form-data; name=\"a\"\n\n1\n--xYzZY--");
    std::string many;
    for (std::size_t i = 0; i <= kMaxMultipartParts; ++i) many += good;
    row("too many parts", many + "--xYzZY--");
  }
  void broken_isRefused() {
    QFETCH(QByteArray, body);
    QVERIFY(error(body.toStdString()).starts_with("not valid multipart: "));
  }

  void boundary_thatIsNone_isRefused() {
    const std::string body = part("name=\"a\"", "1") + "--xYzZY--";
    QCOMPARE(error(body), std::string());
    for (const std::string& boundary :
         {std::string(), std::string("a\r\nb"), std::string("ends with space "), std::string(71, 'x')})
      QVERIFY(!error(body, boundary).empty());
  }

  void nearlyBoundaries_takeLinearTime() {
    std::string body = part("name=\"a\"", "");
    body.resize(body.size() - 2);
    while (body.size() < 4'000'000) body += "\r\n--xYzZ";
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!error(body).empty());
    QVERIFY(timer.elapsed() < 2'000);
  }
};

QTEST_GUILESS_MAIN(MultipartFormTest)
#include "multipart_form_test.moc"
