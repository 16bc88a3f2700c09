// What the bytes of a body may be, over a real listener and a real store: packed, in other character sets, not what
// they say, or nothing at all. What is authentic is accepted or leaves evidence; nothing of it goes silently.
#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/store/payload_codec.h"
#include "core/store/sqlite_driver.h"
#include "tests/unit/receive/hook_kit.h"

#include <QJsonArray>
#include <QTest>

#include <zlib.h>

using kit::HookRig;
using kit::Reply;

namespace {

const std::string kPush = "{\"ref\":\"refs/heads/main\"}";

std::string gzipped(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())) + 32, '\0');
  std::string in = text;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  return out;
}

std::string hashOf(const std::string& text) {
  const auto hash = ack::crypto::sha256(text);
  return ack::base::toHex({reinterpret_cast<const char*>(hash.data()), hash.size()});
}

const HookRig::Headers kGzip{{"Content-Encoding", "gzip"}};

/// How many refused arrivals give a reason that begins so, with the hash of `body`.
qint64 evidence(HookRig& rig, const char* reason, const std::string& body) {
  rig.store.acceptor->tick();
  const std::string sql = "SELECT count(*) FROM arrival WHERE result = 3 AND signature LIKE '" + std::string(reason) +
                          "%' AND lower(hex(body_sha256)) = '" + hashOf(body) +
                          "' AND body_bytes = " + std::to_string(body.size());
  return rig.store.number(sql.c_str());
}

/// The one stored body.
std::string storedBody(HookRig& rig) {
  auto reading = ack::store::openForReading(rig.store.file());
  ack::store::PayloadTable table(**reading);
  const auto stored = table.load(rig.store.number("SELECT min(payload_id) FROM payload"));
  if (!stored || !*stored) return "(none)";
  const auto payload = ack::store::openPayload(**stored, *rig.store.vault);
  return payload ? payload->body : "(broken)";
}

}  // namespace

class HookBytesTest : public QObject {
  Q_OBJECT
 private slots:
  void packed_signedAsSent_isStoredUnpacked() {
    HookRig rig;
    QCOMPARE(rig.post(rig.signedRequest("github", "a", gzipped(kPush), "application/json", kGzip)).status, 200);
    QCOMPARE(storedBody(rig), kPush);
    // The same event packed otherwise, or not at all, is the same event with the same content.
    QCOMPARE(rig.post(rig.signedRequest("github", "a", kPush)).json()["result"].toString(), QString("duplicate"));
    QCOMPARE(rig.store.number("SELECT count(*) FROM arrival WHERE content_mismatch = 1"), 0);
    const std::string wrong = gzipped("{\"ref\":\"other\"}");
    QByteArray request = rig.signedRequest("github", "b", gzipped(kPush), "application/json", kGzip);
    request.chop(static_cast<qsizetype>(gzipped(kPush).size()));
    request.replace("Content-Length: " + QByteArray::number(qlonglong(gzipped(kPush).size())),
                    "Content-Length: " + QByteArray::number(qlonglong(wrong.size())));
    QCOMPARE(rig.post(request + QByteArray::fromStdString(wrong)).status, 401);
  }

  void packed_signedUnpacked_byRecipe() {
    HookRig rig;
    const std::string recipe = "{\"algo\":\"sha256\",\"header\":\"X-Sig\",\"enc\":\"hex\",\"signed\":[\"body\"],"
                               "\"event_id\":\"/id\",\"signs\":\"decoded\"}";
    rig.addSource("unpacked", "generic", {"s"}).recipe = boost::json::parse(recipe).get_object();
    rig.catalogue = std::make_shared<ack::config::Catalogue>(*rig.catalogue);
    const std::string body = "{\"id\":\"1\"}";
    const auto provider = *rig.registry->fromRecipe("generic", boost::json::parse(recipe).get_object());
    const auto made = *provider->sign({"POST", "", {}, body}, {{"s"}, {}}, "1", {});
    HookRig::Headers headers = kGzip;
    for (const auto& header : made) headers.emplace_back(header.name, header.value);
    QCOMPARE(rig.post(HookRig::request("/hooks/unpacked", gzipped(body), "application/json", headers)).status, 200);
    // Before it is unpacked nothing is proven: broken packing is then bad HTTP, and leaves no evidence of an event.
    const std::string cut = gzipped(body).substr(0, 20);
    QCOMPARE(rig.post(HookRig::request("/hooks/unpacked", cut, "application/json", headers)).status, 400);
    // Signed as sent it is not what this source's provider signs; the other way about neither.
    QCOMPARE(rig.post(rig.signedRequest("unpacked", "1", gzipped(body), "application/json", kGzip)).status, 401);
    QCOMPARE(
        rig.post(HookRig::request("/hooks/batch", gzipped("[" + body + "]"), "application/json", headers)).status,
        401);
  }

  void packed_bombOrBroken_isRefusedWithEvidence() {
    HookRig rig;
    const std::string bomb = gzipped(std::string(32U << 20, ' '));
    QCOMPARE(rig.post(rig.signedRequest("github", "a", bomb, "application/json", kGzip)).status, 413);
    QTRY_COMPARE(evidence(rig, "content coding: unpacked it is larger", bomb), 1);
    const std::string cut = gzipped(kPush).substr(0, 20);
    QCOMPARE(rig.post(rig.signedRequest("github", "b", cut, "application/json", kGzip)).status, 422);
    QTRY_COMPARE(evidence(rig, "content coding: the packed bytes are cut short", cut), 1);
    // Unsigned it is not even unpacked.
    QCOMPARE(rig.post(HookRig::request("/hooks/github", bomb, "application/json", kGzip)).status, 401);
    QCOMPARE(
        rig.post(rig.signedRequest("github", "c", kPush, "application/json", {{"Content-Encoding", "br"}})).status,
        415);
    rig.store.acceptor->tick();
    QTRY_COMPARE(rig.store.number("SELECT count(*) FROM arrival WHERE signature = 'media_type'"), 1);
    QCOMPARE(rig.store.number("SELECT count(*) FROM delivery"), 0);
  }

  void unreadable_withAnIdOutsideTheBody_isADeadLetter_data() {
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, const char* type, const std::string& body) {
      QTest::newRow(name) << QByteArray(type) << QByteArray::fromStdString(body);
    };
    row("not JSON", "application/json", "{not json");
    row("not UTF-8", "application/json", "{\"a\":\"\xE9\"}");
    row("Latin-1 as declared", "application/json; charset=iso-8859-1", "{\"a\":\"\xE9\"}");
    row("NUL", "application/json", std::string("{\"a\":\0}", 7));
    row("lone surrogate", "application/json", "{\"a\":\"\\ud800\"}");
    row("100,000 levels", "application/json", std::string(100'000, '[') + std::string(100'000, ']'));
    row("broken form", "application/x-www-form-urlencoded", "a=%zz");
    row("broken multipart", "multipart/form-data; boundary=x", "--y\r\n");
  }
  void unreadable_withAnIdOutsideTheBody_isADeadLetter() {
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    HookRig rig;
    const auto request = rig.signedRequest("github", "a", body.toStdString(), type.toStdString());
    QCOMPARE(rig.post(request).status, 200);
    QCOMPARE(storedBody(rig), body.toStdString());
    QCOMPARE(rig.store.number("SELECT count(*) FROM delivery WHERE state = 5 AND cause = 6 AND evidence LIKE "
                              "'the body can''t be read: %'"),
             1);
    QCOMPARE(rig.post(request).json()["result"].toString(), QString("duplicate"));
  }

  void unreadable_withItsIdInside_is422WithEvidence() {
    HookRig rig;
    for (const std::string& body :
         {std::string("{not json"), std::string(), std::string("{\"event_id\":\"a\",\"event_id\":\"b\"}"),
          std::string("{\"event_id\":{}}"), std::string("{\"event_id\":\"\"}")}) {
      QCOMPARE(rig.post(rig.signedRequest("slack", "", body)).status, 422);
      QTRY_COMPARE(evidence(rig, "unidentified: ", body), 1);
    }
  }

  void evidence_ofAuthenticOnes_isNotPushedOutByAFlood() {
    HookRig rig;
    for (int i = 0; i < 60; ++i)
      rig.post(HookRig::request("/hooks/slack", "{}", "application/json", {{"X-Slack-Signature", "v0=00"}}));
    QCOMPARE(rig.post(rig.signedRequest("slack", "", "{not json")).status, 422);
    QTRY_COMPARE(evidence(rig, "unidentified: not valid JSON", "{not json"), 1);
  }

  void readable_oddBytes_areAccepted_data() {
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* name, const char* type, const std::string& body) {
      QTest::newRow(name) << QByteArray(type) << QByteArray::fromStdString(body);
    };
    row("byte-order mark", "application/json", "\xEF\xBB\xBF{}");
    row("CRLF", "application/json", "\r\n{\r\n}\r\n");
    row("empty", "application/json", "");
    row("repeated names that nothing needs", "application/json", "{\"a\":1,\"a\":2}");
    row("a number of 900,000 digits", "application/json", "{\"a\":" + std::string(900'000, '7') + "}");
    row("beyond a double", "application/json", "{\"a\":1e400}");
    row("ASCII called Latin-1", "application/json; charset=ISO-8859-1", "{}");
    row("form in windows-1252", "application/x-www-form-urlencoded; charset=windows-1252", "a=%E9");
    row("XML", "application/xml", "<a/>");
  }
  void readable_oddBytes_areAccepted() {
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    HookRig rig;
    QCOMPARE(rig.post(rig.signedRequest("github", "a", body.toStdString(), type.toStdString())).status, 200);
    QCOMPARE(storedBody(rig), body.toStdString());
    QCOMPARE(rig.store.number("SELECT count(*) FROM delivery WHERE state = 0"), 1);
  }

  void xml_whereTheIdIsInTheBody_is415() {
    HookRig rig;
    QCOMPARE(rig.post(rig.signedRequest("slack", "", "<a/>", "text/xml")).status, 415);
  }

  void type_notDeclared_isReadAsTheSourcesOwn() {
    HookRig rig;
    const auto untyped = [](QByteArray request) { return request.replace("Content-Type: application/json\r\n", ""); };
    QCOMPARE(rig.post(untyped(rig.signedRequest("github", "a", kPush))).status, 200);
    QCOMPARE(rig.post(untyped(rig.signedRequest("svix", "m1", "{}"))).status, 200);
    QCOMPARE(rig.post(untyped(rig.signedRequest("batch", "", R"([{"id":"1"},{"id":"2"}])"))).status, 200);
    QCOMPARE(rig.store.number("SELECT count(*) FROM delivery WHERE state = 0"), 4);
    QCOMPARE(rig.store.number("SELECT count(*) FROM payload WHERE content_type = ''"), 3);
    // Of strangers no untyped body is read, and what is authentic but can't be named is told apart from it.
    QCOMPARE(rig.post(untyped(HookRig::request("/hooks/github", kPush, "application/json", {}))).status, 415);
    QCOMPARE(rig.post(untyped(rig.signedRequest("batch", "", "id=1"))).status, 422);
    QCOMPARE(rig.post(rig.signedRequest("github", "b", kPush, "image/png")).status, 415);
  }

  void batch_ofDuplicates_isAnsweredAsABatch() {
    HookRig rig;
    for (const char* each : {"accepted", "duplicate"}) {
      const Reply reply = rig.post(rig.signedRequest("batch", "", R"([{"id":"1"},{"id":"2"}])"));
      QCOMPARE(reply.header("Acknowledger-Result"), QByteArray("accepted"));
      QCOMPARE(reply.json()["result"].toString(), QString("accepted"));
      const QJsonArray events = reply.json()["events"].toArray();
      QCOMPARE(events.size(), 2);
      for (const QJsonValue event : events) QCOMPARE(event.toObject()["result"].toString(), QString(each));
    }
    QCOMPARE(rig.handler->count(ack::receive::HookOutcome::duplicate), 1U);
  }

  void batch_tooLong_is413() {
    HookRig rig;
    std::string body = "[";
    for (int i = 0; i <= 20'000; ++i) body += "{\"id\":" + std::to_string(i) + "},";
    body.back() = ']';
    QCOMPARE(rig.post(rig.signedRequest("batch", "", body)).status, 413);
    QTRY_COMPARE(evidence(rig, "unidentified: a list of more than 20000 events", body), 1);
  }
};

QTEST_GUILESS_MAIN(HookBytesTest)
#include "hook_bytes_test.moc"
