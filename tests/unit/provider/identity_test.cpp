// Which events a body carries: by hand for the rules, and the shared payloads of every provider we know.
#include "core/base/time_text.h"
#include "core/provider/identity.h"
#include "core/provider/request_header.h"

#include <QFile>
#include <QtTest>

#include <boost/json.hpp>

using namespace ack;
using namespace ack::provider;
namespace json = boost::json;

namespace {

struct Outcome {
  std::string error;
  std::vector<IdentifiedEvent> events;
};

Outcome identify(std::string_view recipe, std::string_view body, std::vector<HeaderView> headers = {},
                 std::string_view type = "application/json") {
  json::object complete = json::parse(recipe).get_object();
  complete["algo"] = "sha256";
  complete["header"] = "X-Sig";
  complete["signed"] = json::array{"body"};
  const auto read = readRecipe(complete);
  if (!read) return {read.error().message, {}};
  const auto payload = domain::PayloadDocument::read(type, body, {});
  if (!payload) return {payload.error().message, {}};
  auto events =
      identifyEvents(read->identity, {"POST", "https://x.example/in?id=7&id=8&n=1", headers, body}, *payload);
  if (!events) return {events.error().message, {}};
  return {{}, *events};
}

QByteArray readFile(const std::string& path) {
  QFile file(QString::fromStdString(std::string(ACK_SOURCE_DIR) + "/tests/corpus/payloads/" + path));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class IdentityTest : public QObject {
  Q_OBJECT
 private slots:
  void eventId_single_staysAsItIs();
  void eventId_tuple_isUnambiguous();
  void eventId_doubtful_isRefused_data();
  void eventId_doubtful_isRefused();
  void eventId_headerOrQueryTwice_isRefused();
  void typeOrTime_twice_isKeptAndNotGuessed();
  void batch_eachElement_isAnEvent();
  void batch_inAFormsField_isSplit();
  void shortSpelling_ofTheVectors_isRead();
  void cloudEvents_eachMode_isIdentifiedByItsOwn();
  void slack_interactiveForm_isIdentifiedByItsTrigger();
  void sharedPayloads_ofKnownProviders_areIdentified();
};

// Behind the class: moc loses its way in raw strings.
void IdentityTest::eventId_single_staysAsItIs() {
  QCOMPARE(identify(R"({"event_id":"/id"})", R"({"id":"evt_1 "})").events[0].eventId, std::string("evt_1 "));
  QCOMPARE(identify(R"({"event_id":"/id"})", R"({"id":9007199254740993})").events[0].eventId,
           std::string("9007199254740993"));
  QCOMPARE(identify(R"({"event_id":"/id"})", R"({"id":1.50})").events[0].eventId, std::string("1.50"));
  QCOMPARE(identify(R"({"event_id":"header:x-id"})", "{}", {{"X-ID", " a b "}}).events[0].eventId,
           std::string("a b"));
  QCOMPARE(
      identify(R"({"event_id":"form:a/b"})", "a%2Fb=1", {}, "application/x-www-form-urlencoded").events[0].eventId,
      std::string("1"));
  QCOMPARE(identify(R"({"event_id":"query:n"})", "{}").events[0].eventId, std::string("1"));
  QCOMPARE(identify(R"({"event_id":"sha256:body"})", "{}").events[0].eventId,
           std::string("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"));
}

void IdentityTest::eventId_tuple_isUnambiguous() {
  const char* recipe = R"({"event_id":["/a","/b"]})";
  const auto first = identify(recipe, R"({"a":"x","b":"yz"})").events[0].eventId;
  QCOMPARE(first, std::string(R"(["x","yz"])"));
  QVERIFY(first != identify(recipe, R"({"a":"xy","b":"z"})").events[0].eventId);
  QVERIFY(identify(recipe, R"({"a":"\",\"","b":"c"})").events[0].eventId !=
          identify(recipe, R"({"a":"","b":"x"})").error);
  QCOMPARE(joinTuple({"a\"b\\\n", ""}), std::string("[\"a\\\"b\\\\\\u000a\",\"\"]"));
}

void IdentityTest::eventId_doubtful_isRefused_data() {
  QTest::addColumn<QByteArray>("body");
  for (const char* body : {R"({})", R"({"id":""})", R"({"id":null})", R"({"id":{}})", R"({"id":["a"]})",
                           R"({"id":"a","id":"a"})", R"([])", R"("id")"})
    QTest::newRow(body) << QByteArray(body);
}
void IdentityTest::eventId_doubtful_isRefused() {
  QFETCH(QByteArray, body);
  QVERIFY(!identify(R"({"event_id":"/id"})", body.toStdString()).error.empty());
  // Not even where another alternative would be there: only absence moves on.
  const bool absent = body == "{}" || body == "[]" || body == "\"id\"";
  QCOMPARE(identify(R"({"event_id":[["/id"],["sha256:body"]]})", body.toStdString()).error.empty(), absent);
}

void IdentityTest::eventId_headerOrQueryTwice_isRefused() {
  QVERIFY(
      identify(R"({"event_id":"header:x-id"})", "{}", {{"X-ID", "a"}, {"x-id", "a"}}).error.find("more than once") !=
      std::string::npos);
  QVERIFY(!identify(R"({"event_id":"query:id"})", "{}").error.empty());
  QVERIFY(!identify(R"({"event_id":"form:id"})", "id=1&id=1", {}, "application/x-www-form-urlencoded").error.empty());
  QVERIFY(!identify(R"({})", "{}").error.empty());
}

void IdentityTest::typeOrTime_twice_isKeptAndNotGuessed() {
  const char* recipe = R"({"event_id":"/id","type":["/type","/kind"]})";
  QCOMPARE(identify(recipe, R"({"id":"1","kind":"k"})").events[0].type, std::string("k"));
  QCOMPARE(identify(recipe, R"({"id":"1"})").events[0].type, std::string());
  const auto twice = identify(recipe, R"({"id":"1","type":"a","type":"b","kind":"k"})");
  QCOMPARE(twice.events[0].problem, std::string("event type: /type stands more than once"));
  QVERIFY(twice.events[0].type.empty());
  const auto times = identify(R"({"event_id":"/id","occurred_at":["/a","/b"]})",
                              R"({"id":"1","a":"x","b":"2026-01-01T00:00:00Z","b":"2026-01-02T00:00:00Z"})");
  QCOMPARE(times.events[0].problem, std::string("time of the event: /b stands more than once"));
}

void IdentityTest::batch_eachElement_isAnEvent() {
  const auto out =
      identify(R"({"event_id":"/list/*/id","type":"/list/*/t","occurred_at":{"at":"/list/*/at","format":"s"}})",
               R"({"list":[{"id":"a","t":"x","at":1},{"id":"b","t":"y","at":2}]})");
  QCOMPARE(std::string(out.events[1].content), std::string(R"({"id":"b","t":"y","at":2})"));
  QCOMPARE(out.error, std::string());
  QCOMPARE(out.events.size(), std::size_t{2});
  QCOMPARE(out.events[1].eventId, std::string("b"));
  QCOMPARE(out.events[1].type, std::string("y"));
  QCOMPARE(out.events[1].element, std::string("/list/1"));
  QCOMPARE(toMicros(*out.events[1].occurredAt), 2'000'000);
  const char* elements = R"({"event_id":"/*/id"})";
  const auto top = identify(elements, R"([{"id":1},{"id":2},{"id":3}])");
  QCOMPARE(top.events.size(), std::size_t{3});
  QCOMPARE(top.events[2].element, std::string("/2"));
  for (const char* bad : {"{}", "[]", R"([{"id":1},{}])", R"([{"id":1},2])", R"({"0":{"id":1}})"})
    QVERIFY2(!identify(elements, bad).error.empty(), bad);
}

void IdentityTest::batch_inAFormsField_isSplit() {
  const char* recipe = R"({"event_id":[["/list/*/id","/list/*/at"],["sha256:/list/*"]],"type":"/list/*/what"})";
  const auto read = [&](std::string_view body) {
    return identify(recipe, body, {}, "application/x-www-form-urlencoded");
  };
  const auto split =
      read("list=%5B%7B%22id%22%3A1%2C%22at%22%3A2%2C%22what%22%3A%22x%22%7D%2C%7B%22id%22%3A1%7D%5D&more=1");
  QVERIFY2(split.error.empty(), split.error.c_str());
  QCOMPARE(split.events.size(), std::size_t{2});
  QCOMPARE(split.events[0].eventId, std::string(R"(["1","2"])"));
  QCOMPARE(split.events[0].type, std::string("x"));
  QCOMPARE(split.events[0].element, std::string("/list/0"));
  // SHA-256 of {"id":1}
  QCOMPARE(split.events[1].eventId, std::string("037c9214eef74cc3887f3a4f085b4e17d76280dafd273b0ee160c09c4ba1cfd4"));
  for (const char* body : {"list=%5B%5D", "list=1", "list=%5B1", "list=%5B1%5D&list=%5B1%5D", "other=1"})
    QVERIFY2(!read(body).error.empty(), body);
}

void IdentityTest::shortSpelling_ofTheVectors_isRead() {
  const auto ids = readShortLocations("body:items[].Item.ref+code");
  QVERIFY(ids.ok());
  QCOMPARE((*ids)[0].size(), std::size_t{2});
  QCOMPARE((*ids)[0][1].batch + "*" + (*ids)[0][1].text, std::string("/items*/Item/code"));
  QCOMPARE(readShortLocations("body:[].id")->front()[0].batch, std::string());
  QVERIFY(readShortLocations("body:[].id")->front()[0].inBatch);
  QCOMPARE(readShortLocations("header:A|B")->size(), std::size_t{2});
  QCOMPARE(readShortLocations("jwt:jti")->front()[0].text, std::string("jti"));
  QVERIFY(!readShortLocations("cookie:jti").ok());
}

// cloudevents/spec http-protocol-binding.md: structured mode has the attributes in the body, binary mode in headers.
void IdentityTest::cloudEvents_eachMode_isIdentifiedByItsOwn() {
  const auto registry = *ProviderRegistry::create();
  const auto idOf = [&](const char* type, const char* body, bool withHeaders) {
    std::vector<HeaderView> headers{{"Content-Type", type}};
    if (withHeaders) headers.insert(headers.end(), {{"ce-id", "h"}, {"ce-source", "/h"}, {"ce-type", "from.header"}});
    const auto payload = domain::PayloadDocument::read(type, body, {});
    if (!payload) return std::string("unread");
    const RequestView request{"POST", "https://h.example/", headers, body};
    const auto events = registry->find("cloudevents")->identify(request, *payload);
    return events ? events->front().eventId + " " + events->front().type : std::string("none");
  };
  const char* body = R"({"specversion":"1.0","id":"b","source":"/b","type":"from.body"})";
  const std::string fromBody = R"(["/b","b"] from.body)";
  const std::string fromHeaders = R"(["/h","h"] from.header)";
  for (const char* type : {"application/cloudevents+json", "Application/CloudEvents+JSON; charset=utf-8"}) {
    QCOMPARE(idOf(type, body, true), fromBody);
    QCOMPARE(idOf(type, body, false), fromBody);
    QCOMPARE(idOf(type, "{}", true), std::string("none"));
  }
  for (const char* type : {"application/json", "application/octet-stream", "text/plain", "application/xml"})
    QCOMPARE(idOf(type, body, true), fromHeaders);
  QCOMPARE(idOf("application/json", body, false), fromBody);
  QVERIFY(registry->find("cloudevents")->identifiesWithoutBody());
}

// Buttons, shortcuts and dialogs come as a form with one field of JSON.
void IdentityTest::slack_interactiveForm_isIdentifiedByItsTrigger() {
  const auto registry = *ProviderRegistry::create();
  const auto idOf = [&](const char* body) {
    const char* type = "application/x-www-form-urlencoded";
    const auto payload = domain::PayloadDocument::read(type, std::string_view(body), {});
    const std::vector<HeaderView> headers{{"Content-Type", type}};
    const auto events = registry->find("slack")->identify({"POST", "https://h.example/", headers, body}, *payload);
    return events ? events->front().eventId : std::string("none");
  };
  QCOMPARE(idOf("payload=%7B%22type%22%3A%22block_actions%22%2C%22trigger_id%22%3A%2213.2.ab%22%7D"),
           std::string("13.2.ab"));
  QCOMPARE(idOf("command=%2Fweather&trigger_id=13.3.cd"), std::string("13.3.cd"));
  QCOMPARE(idOf("payload=%7B%22type%22%3A%22block_suggestion%22%7D"), std::string("none"));
  QCOMPARE(idOf("payload=none"), std::string("none"));
}

void IdentityTest::sharedPayloads_ofKnownProviders_areIdentified() {
  const auto registry = *ProviderRegistry::create();
  const json::value manifest = json::parse(readFile("manifest-shared.json").toStdString());
  int known = 0;
  for (const json::value& sample : manifest.at("samples").get_array()) {
    const std::string provider(std::string_view(sample.at("provider").get_string()));
    const std::string name(std::string_view(sample.at("id").get_string()));
    const auto builtIn = registry->find(provider);
    if (!builtIn) continue;
    ++known;
    const std::string body = readFile(std::string(std::string_view(sample.at("file").get_string()))).toStdString();
    std::vector<domain::Header> headers;
    for (const auto& pair : sample.at("headers").get_array())
      headers.push_back({std::string(std::string_view(pair.get_array()[0].get_string())),
                         std::string(std::string_view(pair.get_array()[1].get_string()))});
    std::vector<HeaderView> views;
    for (const auto& header : headers) views.push_back({header.name, header.value});
    std::string url = "https://x.example/in";
    if (const json::value& query = sample.at("query"); query.is_string())
      url += "?" + std::string(std::string_view(query.get_string()));
    const RequestView request{"POST", url, views, body};
    const auto payload =
        domain::PayloadDocument::read(std::string_view(sample.at("content_type").get_string()), body, headers);
    QVERIFY2(payload.ok(), name.c_str());
    const json::array& expected = sample.at("events").get_array();
    const auto handshake = builtIn->handshake(request, *payload, {{"secret"}, {}});
    QCOMPARE(std::pair(name, handshake.has_value()), std::pair(name, expected.empty()));
    if (handshake) continue;
    const auto events = builtIn->identify(request, *payload);
    QVERIFY2(events.ok(), (name + (events ? "" : ": " + events.error().message)).c_str());
    QCOMPARE(std::pair(name, events->size()), std::pair(name, expected.size()));
    for (std::size_t i = 0; i < expected.size(); ++i) {
      std::vector<std::string> id;
      for (const auto& part : expected[i].at("event_id").at("value").get_array())
        id.emplace_back(std::string_view(part.get_string()));
      QCOMPARE(std::pair(name, (*events)[i].eventId), std::pair(name, id.size() == 1 ? id[0] : joinTuple(id)));
      QCOMPARE(std::pair(name, (*events)[i].type),
               std::pair(name, std::string(std::string_view(expected[i].at("type").at("value").get_string()))));
      const json::value& time = expected[i].at("occurred_at");
      const auto& occurredAt = (*events)[i].occurredAt;
      const std::string utc = time.is_null() ? "" : std::string(std::string_view(time.at("utc").get_string()));
      QCOMPARE(std::pair(name, occurredAt ? base::toRfc3339Millis(*occurredAt) : ""), std::pair(name, utc));
    }
  }
  QVERIFY2(known >= 45, std::to_string(known).c_str());
}
QTEST_GUILESS_MAIN(IdentityTest)
#include "identity_test.moc"
