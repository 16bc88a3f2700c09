// Floods against the real program (reliability.md F6 to F9): bad signatures, expensive ones, bodies of every awkward
// size, answers that nobody reads. Each prints its figures. Short by default, at full length with ACK_CAMPAIGN=1.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/process_figures.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include "tests/kit/qt_text.h"

#include <atomic>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr const char* kGithubSecret = "rig-github-secret";
constexpr std::size_t kLimit = 1U << 20;

bool campaign() { return qEnvironmentVariableIsSet("ACK_CAMPAIGN"); }

std::string config() {
  std::string charges = chargeConfig();
  const std::string more = R"("sources": [ {"name": "github", "provider": "github", "secrets": [")" +
                           std::string(kGithubSecret) + R"("]}, )";
  const std::size_t at = charges.find("\"sources\"");
  return charges.replace(at, charges.find('[', at) + 1 - at, more);
}

double milliseconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1'000; }

/// The same request over and over, on so many connections, each at its share of the rate.
class Flood {
 public:
  Flood(std::uint16_t port, std::string request, int connections, double perSecond) : m_request(std::move(request)) {
    const auto pause =
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(connections / perSecond));
    for (int i = 0; i < connections; ++i) m_threads.emplace_back([this, port, pause] { send(port, pause); });
  }
  ~Flood() { stop(); }
  Flood(const Flood&) = delete;
  Flood& operator=(const Flood&) = delete;
  void stop() {
    m_stop = true;
    for (std::thread& thread : m_threads) thread.join();
    m_threads.clear();
  }
  [[nodiscard]] std::int64_t answered() const { return m_answered; }
  [[nodiscard]] int lastStatus() const { return m_status; }

 private:
  void send(std::uint16_t port, Clock::duration pause) {
    RawHttpClient client(port);
    auto due = Clock::now();
    while (!m_stop) {
      if (const auto answer = client.exchange(m_request)) {
        ++m_answered;
        m_status = answer->status;
      }
      due = std::max(due + pause, Clock::now() - 100ms);
      std::this_thread::sleep_until(due);
    }
  }

  const std::string m_request;
  std::atomic<bool> m_stop{false};
  std::atomic<std::int64_t> m_answered{0};
  std::atomic<int> m_status{0};
  std::vector<std::thread> m_threads;
};

struct GoodOnes {
  int sent{0}, accepted{0};
  std::vector<std::chrono::microseconds> times;
};

/// Twenty good events a second for so long, over one connection.
GoodOnes sendGoodOnes(std::uint16_t port, std::int64_t from, std::chrono::seconds span) {
  GoodOnes good;
  RawHttpClient client(port);
  const auto began = Clock::now();
  for (auto due = began; due < began + span; due += 50ms) {
    std::this_thread::sleep_until(due);
    const Shot shot = chargeShot({}, from + good.sent);
    const auto at = Clock::now();
    const auto answer = client.exchange(shot.request);
    good.times.push_back(std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - at));
    ++good.sent;
    good.accepted += answer && answer->status == 200 ? 1 : 0;
  }
  return good;
}

std::string withHeaders(const Headers& headers, std::string_view body) {
  Headers all{{"Content-Type", "application/json"}};
  all.insert(all.end(), headers.begin(), headers.end());
  return httpRequest("POST", "/hooks/github", all, body);
}

/// Signed as GitHub does, so that what stands in it is really read.
std::string authentic(const std::string& body, const std::string& id) {
  return httpRequest("POST", "/hooks/github", signGithub(kGithubSecret, body, id, "push"), body);
}

std::string manyKeys(std::size_t count, bool alike) {
  std::string body = "{";
  for (std::size_t i = 0; i < count; ++i) body += "\"k" + (alike ? std::string() : std::to_string(i)) + "\":1,";
  return body + "\"id\":1}";
}

}  // namespace

class FloodTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_scratch = std::make_unique<ScratchDir>();
    QCOMPARE(applyConfig(m_scratch->data(), config()), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch->data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanup() {
    if (m_engine) m_engine->stop();
  }

  void badSignatures_leaveGoodEventsAlone_andNothingBehind() {
    const auto span = campaign() ? 600s : 5s;
    const std::string body(64U << 10, 'x');
    const std::string bad = withHeaders(
        {{"X-Hub-Signature-256", "sha256=" + std::string(64, '0')}, {"X-GitHub-Delivery", "flood"}}, body);
    QCOMPARE(sendGoodOnes(m_engine->port(), 1, 1s).accepted, 20);
    const std::int64_t memory = ownMemoryKiB(m_engine->pid());
    const auto log = static_cast<std::int64_t>(m_engine->error().size());
    const auto cpu = cpuTime(m_engine->pid());
    Flood flood(m_engine->port(), bad, 50, campaign() ? 2'000 : 1'000);
    const GoodOnes good = sendGoodOnes(m_engine->port(), 1'000, span);
    flood.stop();
    const auto spent = cpuTime(m_engine->pid()) - cpu;
    const std::int64_t grown = ownMemoryKiB(m_engine->pid()) - memory;
    const std::int64_t logged = static_cast<std::int64_t>(m_engine->error().size()) - log;
    QCOMPARE(flood.lastStatus(), 401);
    const char* kSampled = "SELECT count(*) FROM arrival WHERE result = 3";
    const char* kCounted = "SELECT value FROM counter WHERE name = 'rejected'";
    for (int i = 0; i < 50 && askStore(m_scratch->data(), kCounted) < flood.answered(); ++i)
      std::this_thread::sleep_for(100ms);
    const auto p99 = percentile(good.times, 0.99);
    const std::int64_t deliveries = askStore(m_scratch->data(), "SELECT count(*) FROM delivery") - 20 - good.accepted;
    qInfo("F6: %lld bad signatures of 64 KiB in %lld s (%.0f/s, %.0f us CPU each); good %d of %d, p99 %.1f ms (limit "
          "500); counted %lld, sampled %lld rows, deliveries %lld; log +%lld bytes, memory %+lld KiB",
          static_cast<long long>(flood.answered()), static_cast<long long>(span.count()),
          static_cast<double>(flood.answered()) / static_cast<double>(span.count()),
          static_cast<double>(spent.count()) * 1'000 / static_cast<double>(flood.answered() + good.sent),
          good.accepted, good.sent, milliseconds(p99), static_cast<long long>(askStore(m_scratch->data(), kCounted)),
          static_cast<long long>(askStore(m_scratch->data(), kSampled)), static_cast<long long>(deliveries),
          static_cast<long long>(logged), static_cast<long long>(grown));
    QCOMPARE(good.accepted, good.sent);
    QVERIFY(p99 <= 500ms);
    QCOMPARE(askStore(m_scratch->data(), kCounted), flood.answered());
    QVERIFY(askStore(m_scratch->data(), kSampled) <= 200);
    QCOMPARE(deliveries, std::int64_t{0});
    QVERIFY(logged <= (1 << 20) && grown <= 32 * 1'024);
  }

  void expensiveSignatures_areBounded() {
    std::string candidates = "t=" + std::to_string(unixNow());
    for (int i = 0; i < 400; ++i) candidates += ",v1=" + std::string(64, 'a');
    const std::string body(32U << 10, 'x');
    const std::string stripe = httpRequest(
        "POST", "/hooks/stripe", {{"Content-Type", "application/json"}, {"Stripe-Signature", candidates}}, body);
    const std::string huge = withHeaders({{"Authorization", "Bearer " + std::string(100U << 10, 'e')}}, "{}");
    for (const auto& [name, request, status] :
         {std::tuple("400 candidate signatures", stripe, 400), std::tuple("a token of 100 KiB", huge, 431)}) {
      const auto cpu = cpuTime(m_engine->pid());
      Flood flood(m_engine->port(), request, 20, 500);
      const GoodOnes good = sendGoodOnes(m_engine->port(), m_next, campaign() ? 60s : 3s);
      flood.stop();
      m_next += good.sent;
      const auto p99 = percentile(good.times, 0.99);
      qInfo("F7: %s: %lld answered %d, %.0f us CPU each; good %d of %d, p99 %.1f ms (limit 500)", name,
            static_cast<long long>(flood.answered()), flood.lastStatus(),
            static_cast<double>((cpuTime(m_engine->pid()) - cpu).count()) * 1'000 /
                static_cast<double>(flood.answered() + good.sent),
            good.accepted, good.sent, milliseconds(p99));
      QCOMPARE(flood.lastStatus(), status);
      QCOMPARE(good.accepted, good.sent);
      QVERIFY(p99 <= 500ms);
    }
  }

  void bodies_ofEveryAwkwardSize_areAnsweredInBoundedMemory() {
    struct Case {
      const char* name;
      std::string request;
      std::vector<int> statuses;
    };
    const std::string head = "POST /hooks/github HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    const std::vector<Case> cases = {
        {"no byte", authentic("", "empty"), {200, 422}},
        {"one byte", authentic("1", "one"), {200, 422}},
        {"limit - 1", authentic("\"" + std::string(kLimit - 3, 'a') + "\"", "under"), {200}},
        {"limit", authentic("\"" + std::string(kLimit - 2, 'a') + "\"", "at"), {200}},
        {"limit + 1", authentic("\"" + std::string(kLimit - 1, 'a') + "\"", "over"), {413}},
        {"1 GB declared", head + "Content-Length: 1000000000\r\n\r\n" + std::string(8U << 10, 'a'), {413}},
        {"1 GB chunked", head + "Transfer-Encoding: chunked\r\n\r\n" + endlessChunks(), {413}},
        {"nested 100,000 deep", authentic(std::string(100'000, '[') + std::string(100'000, ']'), "deep"), {200, 422}},
        {"100,000 keys", authentic(manyKeys(100'000, false), "keys"), {200, 422, 413}},
        {"100,000 equal keys", authentic(manyKeys(100'000, true), "equal"), {200, 422}},
        {"a number of 1 MB", authentic("{\"n\":" + std::string(kLimit - 10, '9') + "}", "number"), {200, 422}}};
    // One round for what any body costs, then the rounds that count.
    std::int64_t before = 0;
    for (int round = 0; round < (campaign() ? 20 : 3); ++round) {
      if (round == 1) {
        // What the first round accepted is worked off first: the later ones are duplicates and leave no work.
        QTRY_COMPARE(askStore(m_scratch->data(), "SELECT count(*) FROM delivery WHERE state NOT IN (3, 4, 5, 6)"), 0);
        before = ownMemoryKiB(m_engine->pid());
      }
      for (const Case& one : cases) {
        RawHttpClient client(m_engine->port());
        const auto began = Clock::now();
        const auto answer = client.exchange(one.request);
        const auto took = Clock::now() - began;
        QVERIFY2(answer, one.name);
        QVERIFY2(std::find(one.statuses.begin(), one.statuses.end(), answer->status) != one.statuses.end(),
                 (std::string(one.name) + ": " + std::to_string(answer->status)).c_str());
        QVERIFY2(took < 2s, one.name);
        if (round == 0)
          qInfo("F8: %-20s %d after %.1f ms", one.name, answer->status,
                milliseconds(std::chrono::duration_cast<std::chrono::microseconds>(took)));
      }
    }
    const std::int64_t grown = ownMemoryKiB(m_engine->pid()) - before;
    qInfo("F8: memory %+lld KiB after the rounds (limit 2,048)", static_cast<long long>(grown));
    QVERIFY(grown <= 2'048);
    QCOMPARE(sendOne(m_engine->port(), chargeShot({}, 1)).status, 200);
  }

  void pipelining_unread_stopsReading() {
    const std::int64_t before = ownMemoryKiB(m_engine->pid());
    std::string requests;
    for (int i = 0; i < 1'000; ++i)
      requests += "GET /nowhere HTTP/1.1\r\nHost: a\r\nX-Pad: " + std::string(400, 'p') + "\r\n\r\n";
    RawHttpClient client(m_engine->port());
    QVERIFY(client.connect());
    auto sent = RawHttpClient::Sent::all;
    const auto until = Clock::now() + 5s;
    int taken = 0;
    for (; taken < 1'000 && sent == RawHttpClient::Sent::all; ++taken) {
      sent = client.sendNow(requests);
      if (Clock::now() > until) break;
    }
    std::this_thread::sleep_for(300ms);
    const std::int64_t grown = ownMemoryKiB(m_engine->pid()) - before;
    qInfo("F9: the engine stopped reading after at most %d,000 requests; memory %+lld KiB (limit 256 of output)",
          taken, static_cast<long long>(grown));
    QVERIFY(sent == RawHttpClient::Sent::full && grown <= 512);
    QCOMPARE(sendOne(m_engine->port(), chargeShot({}, 1)).status, 200);
  }

 private:
  /// Chunks of 64 KiB up to well over the limit; the engine must not take them all.
  static std::string endlessChunks() {
    std::string body;
    for (int i = 0; i < 64; ++i) body += "10000\r\n" + std::string(0x10000, 'a') + "\r\n";
    return body;
  }

  std::unique_ptr<ScratchDir> m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
  std::int64_t m_next{10'000};
};

QTEST_GUILESS_MAIN(FloodTest)
#include "flood_test.moc"
