// Bodies of many shapes through the real engine, seen from outside: a batch's events are worked off and forwarded one
// by one, what can't be read is found again with its reason, and a long batch takes seconds, not minutes.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"

#include <boost/json.hpp>

#include "tests/kit/qt_text.h"

#include <QElapsedTimer>

#include <algorithm>
#include <fstream>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

const std::string kSecret = "rig-secret-of-bytes";

std::string configFor(const FakeDestination& destination) {
  const auto source = [](const std::string& name, const std::string& id, const std::string& effects) {
    return "{\"name\":\"" + name + "\",\"provider\":\"generic\",\"secrets\":[\"" + kSecret +
           "\"],\"recipe\":{\"algo\":\"sha256\",\"header\":\"X-Sig\",\"enc\":\"hex\",\"signed\":[\"body\"],\"event_"
           "id\":" +
           id + ",\"request_id_header\":\"X-Request-Id\"},\"rules\":[{\"when\":{\"type\":\"*\"},\"effects\":[" +
           effects + "]}]}";
  };
  return "{\"version\":1,\"sources\":[" +
         source("lists", "[\"/events/*/id\"]", "{\"kind\":\"forward\",\"destination\":\"crm\"}") + "," +
         source("long", "[\"/*/id\"]", "{\"kind\":\"status\",\"subject\":\"/id\",\"status\":\"/state\"}") + "," +
         source("single", "[\"/id\"]", "{\"kind\":\"status\",\"subject\":\"/id\",\"status\":\"/state\"}") + "," +
         source("headed", "[\"header:X-Event\"]", "{\"kind\":\"status\",\"subject\":\"/id\",\"status\":\"/state\"}") +
         "],\"destinations\":[{\"name\":\"crm\",\"url\":\"" + destination.url() + "\"}]}";
}

}  // namespace

class BytesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), configFor(m_crm)), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanupTestCase() {
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
    const auto check = daemon({"check"}, m_scratch.data());
    QVERIFY2(check.succeeded(), (check.out + check.err).c_str());
  }

  void batch_eachEvent_isForwardedByItsOwnBytes() {
    const std::string first = "{ \"id\":\"f1\", \"sum\":1.50 }";
    const std::string second = "{\"sum\":9007199254740993,\"id\":\"f2\"}";
    QCOMPARE(post("lists", "{\"events\":[" + first + ",\r\n " + second + "],\"more\":1}").status, 200);
    QVERIFY(waitFor([this] { return m_crm.calls().size() >= 2; }, 10s));
    std::vector<std::string> bodies;
    for (const RecordedCall& call : m_crm.calls()) bodies.push_back(call.body);
    std::sort(bodies.begin(), bodies.end());
    QCOMPARE(bodies, (std::vector<std::string>{first, second}));
    QCOMPARE(m_crm.committed("f1") + m_crm.committed("f2"), 2);
    // Tried again in another company, the second one has not changed; a changed one is said to be.
    QCOMPARE(post("lists", "{\"events\":[" + second + "]}").status, 200);
    QCOMPARE(mismatches("f2"), 0);
    QCOMPARE(post("lists", "{\"events\":[{\"id\":\"f2\",\"sum\":2}]}").status, 200);
    QCOMPARE(mismatches("f2"), 1);
  }

  void batch_oneElementWithoutAnId_commitsNone() {
    const auto answer = post("lists", "{\"events\":[{\"id\":\"n1\"},{\"sum\":1}]}", {{"X-Request-Id", "req-none"}});
    QCOMPARE(answer.status, 422);
    QCOMPARE(daemon({"trace", "n1"}, m_scratch.data()).end.status, 1);
    const std::string told = traced("req-none");
    QVERIFY2(told.find("unidentified: element 1: event ID: nothing at") != std::string::npos, told.c_str());
  }

  void batch_ofTenThousand_isWorkedOffInSeconds() {
    std::string body = "[";
    for (int i = 0; i < 10'000; ++i)
      body += "{\"id\":\"long_" + std::to_string(i) + "\",\"state\":\"s\",\"note\":\"twenty bytes or more\"},";
    body.back() = ']';
    QElapsedTimer timer;
    timer.start();
    const auto answer = post("long", body);
    const qint64 accepted = timer.restart();
    QCOMPARE(answer.status, 200);
    QCOMPARE(json::parse(answer.body).at("events").as_array().size(), std::size_t{10'000});
    QVERIFY(waitFor([this] { return completed() >= 10'000; }, 60s));
    std::printf("batch of 10,000 events, %zu bytes: accepted in %lld ms, worked off in %lld ms\n", body.size(),
                static_cast<long long>(accepted), static_cast<long long>(timer.elapsed()));
    QElapsedTimer again;
    again.start();
    QCOMPARE(post("long", body).status, 200);
    std::printf("the same batch again, all duplicates: %lld ms\n", static_cast<long long>(again.elapsed()));
  }

  void hostileShapes_whenAuthentic_costLittleMemory() {
    post("headed", "{}", {{"X-Event", "warm"}});
    std::string levels = std::string(100'000, '[') + std::string(100'000, ']');
    std::string keys = "{";
    while (keys.size() < 1'040'000) keys += "\"k" + std::to_string(keys.size() % 1'000) + "\":1,";
    keys.back() = '}';
    std::string ones = "[1";
    while (ones.size() < 1'040'000) ones += ",1";
    ones += "]";
    const std::string number = "{\"a\":" + std::string(1'040'000, '7') + "}";
    const std::pair<const char*, std::string> shapes[] = {{"100,000 levels", levels},
                                                          {"keys of the same names", keys},
                                                          {"1,1,1", ones},
                                                          {"a number of 1 MB", number},
                                                          {"twice the limit", std::string(2U << 20, ' ')}};
    const std::int64_t before = memoryKiB("VmRSS");
    for (const auto& [name, body] : shapes) {
      QElapsedTimer timer;
      timer.start();
      int status = 0;
      for (int i = 0; i < 5; ++i)
        status = post("headed", body, {{"X-Event", std::string(name) + std::to_string(i)}}).status;
      std::printf("%s: %zu bytes, %d, %lld ms each, %lld KiB above the beginning\n", name, body.size(), status,
                  static_cast<long long>(timer.elapsed() / 5), static_cast<long long>(memoryKiB("VmRSS") - before));
      QVERIFY2(status == (body.size() > (1U << 20) ? 413 : 200), name);
    }
    const std::int64_t most = memoryKiB("VmHWM") - before;
    std::printf("at most %lld KiB above the beginning\n", static_cast<long long>(most));
    QVERIFY(most < 64 << 10);
  }

  void unreadable_isFoundAgainWithItsReason() {
    const std::string broken = "{\"id\":\"x1\",\"state\":";
    QCOMPARE(post("single", broken, {{"X-Request-Id", "req-broken"}}).status, 422);
    const std::string told = traced("req-broken");
    QVERIFY2(told.find("unidentified: not valid JSON") != std::string::npos, told.c_str());
    QVERIFY2(told.find(sha256Hex(broken)) != std::string::npos, told.c_str());
    QCOMPARE(post("headed", broken, {{"X-Event", "h1"}}).status, 200);
    const auto story = json::parse(daemon({"trace", "h1", "--json"}, m_scratch.data()).out);
    QCOMPARE(text(story.at("delivery").at("state")), std::string("dead"));
    QCOMPARE(text(story.at("delivery").at("cause")), std::string("mapping"));
    QVERIFY(text(story.at("delivery").at("evidence")).starts_with("the body can't be read: not valid JSON"));
    QVERIFY(story.at("effects").as_array().empty());
    const std::string list = daemon({"dead-letters", "--json"}, m_scratch.data()).out;
    QVERIFY2(list.find("h1") != std::string::npos, list.c_str());
  }

 private:
  static std::string text(const json::value& value) {
    return value.is_string() ? std::string(value.as_string()) : json::serialize(value);
  }
  static bool waitFor(const std::function<bool()>& there, std::chrono::milliseconds limit) {
    const auto until = std::chrono::steady_clock::now() + limit;
    while (!there()) {
      if (std::chrono::steady_clock::now() > until) return false;
      std::this_thread::sleep_for(50ms);
    }
    return true;
  }
  HttpAnswer post(const std::string& source, const std::string& body, Headers headers = {}) {
    headers.emplace_back("Content-Type", "application/json");
    headers.emplace_back("X-Sig", hex(hmacSha256(kSecret, body)));
    return ack::kit::post(m_engine->port(), "/hooks/" + source, headers, body).value_or(HttpAnswer{});
  }
  /// A line of /proc/PID/status.
  std::int64_t memoryKiB(const std::string& name) {
    std::ifstream status("/proc/" + std::to_string(m_engine->pid()) + "/status");
    for (std::string line; std::getline(status, line);)
      if (line.starts_with(name + ":")) return std::stoll(line.substr(name.size() + 1));
    return -1;
  }
  std::int64_t completed() {
    const auto status = json::parse(daemon({"status", "--json"}, m_scratch.data()).out);
    return status.at("states").at("completed").to_number<std::int64_t>();
  }
  int mismatches(const std::string& id) {
    const auto story = json::parse(daemon({"trace", id, "--json"}, m_scratch.data()).out);
    int count = 0;
    for (const auto& arrival : story.at("arrivals").as_array())
      count += arrival.at("content_mismatch").as_bool() ? 1 : 0;
    return count;
  }
  /// What trace says of a refused request, once it is written.
  std::string traced(const std::string& id) {
    std::string told;
    waitFor(
        [&] {
          const auto trace = daemon({"trace", id, "--json"}, m_scratch.data());
          told = trace.out + trace.err;
          return trace.succeeded();
        },
        5s);
    return told;
  }

  ScratchDir m_scratch;
  FakeDestination m_crm;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(BytesTest)
#include "bytes_test.moc"
