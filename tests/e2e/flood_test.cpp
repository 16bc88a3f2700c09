// Floods against the real program (reliability.md F6, F9): bad signatures, answers that nobody reads. Each prints its
// figures. Short by default, at full length with ACK_CAMPAIGN=1.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/flood.h"
#include "tests/kit/process_figures.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include "tests/kit/qt_text.h"

#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr const char* kGithubSecret = "rig-github-secret";

bool campaign() { return qEnvironmentVariableIsSet("ACK_CAMPAIGN"); }

std::string config() {
  std::string charges = chargeConfig();
  const std::string more = R"("sources": [ {"name": "github", "provider": "github", "secrets": [")" +
                           std::string(kGithubSecret) + R"("]}, )";
  const std::size_t at = charges.find("\"sources\"");
  return charges.replace(at, charges.find('[', at) + 1 - at, more);
}

double milliseconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1'000; }

std::string withHeaders(const Headers& headers, std::string_view body) {
  Headers all{{"Content-Type", "application/json"}};
  all.insert(all.end(), headers.begin(), headers.end());
  return httpRequest("POST", "/hooks/github", all, body);
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
  std::unique_ptr<ScratchDir> m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(FloodTest)
#include "flood_test.moc"
