// SIGKILL at random moments under load: 32 senders, 2 KiB bodies, 30 % duplicates. After each kill the engine starts
// on the same store, the senders repeat what they got no answer for, and the oracle looks at everything.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/test_seed.h"

#include "tests/kit/qt_text.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <memory>
#include <random>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

constexpr int kSenders = 32;

bool campaign() { return qEnvironmentVariableIsSet("ACK_CAMPAIGN"); }
int timeFactor() { return std::max(1, qEnvironmentVariableIntValue("ACK_TIMEOUT_FACTOR")); }

/// New events, mixed with ones already sent.
class Traffic {
 public:
  explicit Traffic(std::uint32_t seed) {
    for (int i = 0; i < kSenders; ++i) m_random.emplace_back(seed + static_cast<std::uint32_t>(i));
  }
  std::optional<Shot> next(int sender) {
    auto& random = m_random.at(static_cast<std::size_t>(sender));
    const std::int64_t sent = m_next.load();
    const bool again = sent > 0 && std::uniform_int_distribution(0, 99)(random) < 30;
    if (again)
      return chargeShot(
          {}, std::uniform_int_distribution<std::int64_t>(std::max<std::int64_t>(0, sent - 200), sent - 1)(random));
    return chargeShot({}, m_next.fetch_add(1));
  }

 private:
  std::vector<std::mt19937> m_random;
  std::atomic<std::int64_t> m_next{0};
};

ChargeShape halfShape() {
  ChargeShape shape;
  shape.prefix = "evt_half";
  return shape;
}

/// Repeats what got no answer, as a provider would, until everything is acknowledged.
std::string resend(std::uint16_t port, Records& records) {
  std::vector<Shot> shots;
  for (const auto& id : records.unanswered())
    shots.push_back(chargeShot({}, std::stoll(id.substr(id.rfind('_') + 1))));
  sendAll(port, shots, 8, records);
  const auto left = records.unanswered();
  return left.empty() ? std::string()
                      : std::to_string(left.size()) + " events are not acknowledged, as " + *left.begin();
}

bool drained(const std::filesystem::path& data, std::chrono::seconds limit) {
  return waitUntilDrained(data, limit * timeFactor());
}

}  // namespace

class KillTest : public QObject {
  Q_OBJECT

 private slots:
  void kill_atRandomMomentsUnderLoad_losesAndDoublesNothing() {
    const int asked = qEnvironmentVariableIntValue("ACK_KILLS");
    const int rounds = asked > 0 ? asked : campaign() ? 2'000 : 200;
    const std::uint32_t runSeed = testSeed();
    std::mt19937 random(runSeed);
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess engine({scratch.data()});
    Traffic traffic(runSeed);
    Records records;
    std::vector<int> ready;
    for (int round = 1; round <= rounds; ++round) {
      QVERIFY2(engine.start(), engine.error().c_str());
      ready.push_back(static_cast<int>(engine.readyAfter().count()));
      QVERIFY2(engine.readyAfter() <= 2s * timeFactor(),
               qPrintable(QStringLiteral("ready after %1 ms").arg(ready.back())));
      Load load{engine.port(), kSenders, [&traffic](int sender) { return traffic.next(sender); }, 10s, true};
      const auto delay = std::chrono::milliseconds(std::uniform_int_distribution(5, 400)(random));
      std::thread killer([&engine, delay] {
        std::this_thread::sleep_for(delay);
        engine.signal(SIGKILL);
      });
      runLoad(load, records);
      killer.join();
      engine.kill();
      if (round % 20 == 0) {
        Expectation halfway;
        halfway.drained = false;
        halfway.quick = true;
        const auto wrong = describe(judge(records.all(), readStore(scratch.data(), true), {}, halfway));
        QVERIFY2(wrong.empty(), ("round " + std::to_string(round) + ": " + wrong).c_str());
        QVERIFY(engine.start());
        QCOMPARE(resend(engine.port(), records), std::string());
        engine.kill();
      }
    }
    QVERIFY2(engine.start(), engine.error().c_str());
    QCOMPARE(resend(engine.port(), records), std::string());
    QVERIFY(drained(scratch.data(), 60s));
    const auto end = engine.stop();
    QVERIFY2(end && end->status == 0, engine.error().c_str());
    const auto store = readStore(scratch.data());
    QCOMPARE(describe(judge(records.all(), store, {}, {})), std::string());
    QCOMPARE(crossCheck(scratch.data(), store), std::string());
    std::sort(ready.begin(), ready.end());
    qInfo("%d kills, %zu requests, %zu events acknowledged; ready again: median %d ms, worst %d ms", rounds,
          records.size(), records.acknowledgedEvents(), ready[ready.size() / 2], ready.back());
    QVERIFY(records.acknowledgedEvents() > static_cast<std::size_t>(rounds));
  }

  void stop_underLoad_answersWhatItAcceptedAndEndsInTime() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    // Half-sent requests must not hold the stop up, nor be answered as if they were whole.
    std::vector<std::unique_ptr<RawHttpClient>> halves;
    for (int i = 0; i < 50; ++i) {
      const std::string whole = chargeShot(halfShape(), i).request;
      halves.push_back(std::make_unique<RawHttpClient>(engine.port(), 2s));
      QVERIFY(halves.back()->connect() && halves.back()->sendBytes(whole.substr(0, whole.size() / 2)));
    }
    Traffic traffic(testSeed());
    Records records;
    std::thread stopper([&engine] {
      std::this_thread::sleep_for(300ms);
      engine.signal(SIGTERM);
    });
    Load load{engine.port(), kSenders, [&traffic](int sender) { return traffic.next(sender); }, 10s, true};
    runLoad(load, records);
    stopper.join();
    const auto end = engine.wait(10s);
    QVERIFY2(end, "still runs 10 s after SIGTERM");
    QCOMPARE(end->status, 0);
    for (const auto& half : halves) {
      const auto answer = half->readAnswer();
      QVERIFY2(!answer || answer->status >= 400, "half a request was acknowledged");
    }
    QCOMPARE(askStore(scratch.data(), "SELECT count(*) FROM delivery WHERE event_id >= CAST('evt_half' AS BLOB) AND "
                                      "event_id < CAST('evt_halg' AS BLOB)"),
             std::int64_t{0});
    for (const auto& record : records.all())
      QVERIFY2(record.status == 200 || record.status == 503 || record.status == 0, record.body.c_str());
    QVERIFY(engine.start());
    QCOMPARE(resend(engine.port(), records), std::string());
    QVERIFY(drained(scratch.data(), 30s));
    QVERIFY(engine.stop());
    const auto store = readStore(scratch.data());
    QCOMPARE(describe(judge(records.all(), store, {}, {})), std::string());
    for (const auto& delivery : store.deliveries) QCOMPARE(delivery.attempts, 1);
  }
};

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
