// Poison events: whoever plans or applies one dies of it (SIGKILL as the OOM killer sends it, abort, SIGSEGV). The
// engine is started again each time, as a supervisor would; the poison must come to its end with every death counted,
// and nobody else may suffer.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"

#include "tests/kit/qt_text.h"

#include <thread>

using namespace ack::kit;

namespace {

constexpr int kAttempts = 3;
constexpr int kNeighbours = 100;
constexpr int kPoisons = 4;
constexpr const char* kSettings = R"({"max_attempts": 3, "backoff_base_s": 1, "backoff_cap_s": 1, "lease_s": 5})";

std::int64_t unfinished(const std::filesystem::path& data) {
  return askStore(data, "SELECT count(*) FROM delivery WHERE state IN (0, 1, 2)");
}

/// Starts the engine again and again until nothing is left to do; answers how often it died, -1 where it never ends.
int superviseToTheEnd(EngineProcess& engine, const std::filesystem::path& data) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  int deaths = 0;
  while (std::chrono::steady_clock::now() < until) {
    if (!engine.running()) {
      ++deaths;
      engine.start();  // may die before it is ready: the next turn tries again
      continue;
    }
    if (unfinished(data) == 0) return deaths;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return -1;
}

}  // namespace

class PoisonTest : public QObject {
  Q_OBJECT

 private slots:
  void poison_endsDead_withEveryDeathCounted_neighboursDone_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("point");
    for (const char* how : {"kill", "abort", "crash"})
      for (const char* point : {"work.plan", "work.apply"})
        QTest::addRow("%s at %s", how, point) << QString::fromLatin1(how) << QString::fromLatin1(point);
  }
  void poison_endsDead_withEveryDeathCounted_neighboursDone() {
    QFETCH(QString, how);
    QFETCH(QString, point);
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig({}, kSettings)), std::string());
    EngineProcess engine(EngineStart{scratch.data()});
    engine.options().environment = {{"ACK_KILL_AT", (point + "=evt_poison").toStdString()},
                                    {"ACK_KILL_HOW", how.toStdString()}};
    QVERIFY2(engine.start(), engine.error().c_str());
    ChargeShape poison;
    poison.prefix = "evt_poison";
    Records records;
    int deaths = 0;
    for (int i = 0; i < kNeighbours; ++i) {
      for (const bool isPoison : {false, true}) {
        if (isPoison && i % (kNeighbours / kPoisons) != 0) continue;
        const Shot shot = chargeShot(isPoison ? poison : ChargeShape{}, i);
        // The provider's part: sends again until it is told yes.
        while (sendOne(engine.port(), shot, &records).status != 200) {
          if (engine.running()) continue;
          ++deaths;
          engine.start();
        }
      }
    }
    const int more = superviseToTheEnd(engine, scratch.data());
    QVERIFY2(more >= 0, "it never comes to an end");
    deaths += more;
    const auto end = engine.stop();
    QVERIFY(end && end->status == 0);
    const auto store = readStore(scratch.data());
    int poisons = 0;
    for (const StoredDelivery& delivery : store.deliveries) {
      if (!delivery.eventId.starts_with(poison.prefix)) continue;
      ++poisons;
      QCOMPARE(delivery.state, int{kDead});
      QCOMPARE(delivery.cause, 2);  // exhausted
      QCOMPARE(delivery.attempts, kAttempts);
      QCOMPARE(delivery.evidence, std::string("the engine stopped while working on this, 3 times"));
    }
    QCOMPARE(poisons, kPoisons);
    QVERIFY(deaths >= kAttempts);
    QCOMPARE(askStore(scratch.data(), "SELECT count(*) FROM delivery WHERE state = 4"), kNeighbours);
    QCOMPARE(askStore(scratch.data(), "SELECT count(*) FROM ledger"), kNeighbours);
    QCOMPARE(askStore(scratch.data(), "SELECT count(*) FROM inbox"), kNeighbours);
    Expectation expectation;
    expectation.maxAttempts = kAttempts;
    QCOMPARE(describe(judge(records.all(), store, {}, expectation)) + crossCheck(scratch.data(), store),
             std::string());
  }
};

QTEST_GUILESS_MAIN(PoisonTest)
#include "poison_test.moc"
