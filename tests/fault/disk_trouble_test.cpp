// A disk that stays in trouble: full and free again, a sync that fails for ever, a failed read-back. While it lasts
// we answer 503 (ours to fix, never a 4xx), and nothing that was acknowledged before is lost.
#include "tests/fault/fault_rig.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"

#include "tests/kit/qt_text.h"

#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

struct Scene {
  explicit Scene(Fault fault) : engine(EngineStart{scratch.data()}) {
    gate = scratch.path() / "gate";
    fault.gate = gate;
    fault.nth = 1;
    fault.count = -1;
    applied = applyConfig(scratch.data(), chargeConfig());
    engine.options().environment = faultEnvironment(scratch.data(), fault);
  }
  void trouble(bool on) const {
    if (on)
      writeFile(gate, "");
    else
      std::filesystem::remove(gate);
  }
  SentRecord send(std::int64_t number) { return sendOne(engine.port(), chargeShot({}, number), &records, 5s); }
  std::string verdict() {
    const auto end = engine.stop();
    if (!end || end->status != 0) return "does not stop in order: " + engine.error();
    const auto store = readStore(scratch.data());
    return describe(judge(records.all(), store, {}, {})) + crossCheck(scratch.data(), store);
  }

  ScratchDir scratch;
  std::filesystem::path gate;
  EngineProcess engine;
  Records records;
  std::string applied;
};

}  // namespace

class DiskTroubleTest : public QObject {
  Q_OBJECT

 private slots:
  void diskFull_answers503_recoversWithoutRestart() {
    Scene scene({"write", "enospc"});
    QCOMPARE(scene.applied, std::string());
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    const pid_t pid = scene.engine.pid();
    for (int i = 0; i < 5; ++i) QCOMPARE(scene.send(i).status, 200);
    QVERIFY(drained(scene.scratch.data(), 5s));
    scene.trouble(true);
    for (int i = 5; i < 25; ++i) {
      const auto answer = post(scene.engine.port(), "/hooks/stripe", {}, "x");
      QVERIFY2(answer, "no answer while the disk is full");
      const auto record = scene.send(i);
      QVERIFY2(record.status == 503, qPrintable(QStringLiteral("event %1 answered %2").arg(i).arg(record.status)));
    }
    QVERIFY2(scene.engine.running(), scene.engine.error().c_str());
    scene.trouble(false);
    QVERIFY2(waitUntil([&] { return scene.send(5).status == 200; }, 5s), "still refuses 5 s after space returned");
    for (int i = 6; i < 25; ++i) QCOMPARE(scene.send(i).status, 200);
    QCOMPARE(scene.engine.pid(), pid);
    QVERIFY(scene.engine.running());
    QVERIFY(drained(scene.scratch.data(), 10s));
    QCOMPARE(scene.verdict(), std::string());
  }

  void diskFull_carriesRetryAfter() {
    Scene scene({"write", "enospc"});
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    scene.trouble(true);
    RawHttpClient client(scene.engine.port(), 5s);
    const auto answer = client.exchange(chargeShot({}, 1).request);
    QVERIFY(answer);
    QCOMPARE(answer->status, 503);
    QVERIFY(!answer->header("Retry-After").empty());
    scene.trouble(false);
  }

  void syncFailsForEver_stopsAcknowledgingAndLeavesWithAReason_data() {
    QTest::addColumn<int>("connections");
    QTest::newRow("one sender") << 1;
    QTest::newRow("sixteen senders") << 16;
  }
  void syncFailsForEver_stopsAcknowledgingAndLeavesWithAReason() {
    QFETCH(int, connections);
    Scene scene({"sync", "eio"});
    QCOMPARE(scene.applied, std::string());
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    for (int i = 0; i < 5; ++i) QCOMPARE(scene.send(i).status, 200);
    scene.trouble(true);
    std::vector<Shot> shots;
    for (int i = 100; i < 100 + 2 * connections; ++i) shots.push_back(chargeShot({}, i));
    Records during;
    sendAll(scene.engine.port(), shots, connections, during);
    QCOMPARE(during.acknowledgedEvents(), std::size_t{0});
    const auto end = scene.engine.wait(5s);
    QVERIFY2(end, "still runs after a failed sync");
    QCOMPARE(end->status, 1);
    QVERIFY2(QString::fromStdString(scene.engine.error()).contains("leaving"), scene.engine.error().c_str());
    for (auto& record : during.all()) scene.records.add(record);
    scene.trouble(false);
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    for (const auto& shot : shots) QCOMPARE(sendOne(scene.engine.port(), shot, &scene.records).status, 200);
    QVERIFY(drained(scene.scratch.data(), 10s));
    QCOMPARE(scene.verdict(), std::string());
  }

  void slowDisk_answersInTimeOr503() {
    Scene scene({"sync", "stall"});
    scene.engine.options().environment.emplace_back("FS_STALL_MS", "200");
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    scene.trouble(true);
    for (int i = 0; i < 8; ++i) {
      const auto began = std::chrono::steady_clock::now();
      const auto record = scene.send(i);
      QVERIFY(record.status == 200 || record.status == 503);
      QVERIFY(std::chrono::steady_clock::now() - began < 2s * timeFactor());
    }
    scene.trouble(false);
    QVERIFY(drained(scene.scratch.data(), 10s));
    QCOMPARE(scene.verdict(), std::string());
  }

  void dataDirectory_thatCannotBeUsed_isRefusedWithAReason() {
    const ScratchDir scratch;
    writeFile(scratch.path() / "file", "not a directory");
    EngineProcess engine({scratch.path() / "file" / "data", scratch.path()});
    QVERIFY(!engine.start());
    const auto end = engine.wait(5s);
    QVERIFY(end && end->status == 1);
    QVERIFY(!engine.error().empty());
    std::filesystem::create_directories(scratch.data());
    writeFile(scratch.data() / "acknowledger.db", "this is no database, and must stay as it is");
    EngineProcess other({scratch.data()});
    QVERIFY(!other.start());
    QVERIFY(other.wait(5s) && other.wait(5s)->status == 1);
    QCOMPARE(readFile(scratch.data() / "acknowledger.db"),
             std::string("this is no database, and must stay as it is"));
  }
};

QTEST_GUILESS_MAIN(DiskTroubleTest)
#include "disk_trouble_test.moc"
