// SIGKILL at each named point of an event's way, with and without a destination behind it; a kill between what the
// destination did and what we wrote down; a process that was suspended longer than its lease and wakes up.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"

#include "tests/kit/qt_text.h"
#include <QDirIterator>
#include <QRegularExpression>

#include <csignal>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

constexpr const char* kFastRetry = R"({"max_attempts": 6, "backoff_base_s": 1, "backoff_cap_s": 1, "lease_s": 5})";

std::string crm(const FakeDestination& destination, bool idempotent) {
  return R"({"name": "crm", "url": ")" + destination.url() + R"(", "timeout_s": 5, "idempotent": )" +
         (idempotent ? "true" : "false") + "}";
}

std::vector<DownstreamCall> callsOf(const FakeDestination& destination) {
  std::vector<DownstreamCall> calls;
  for (const auto& call : destination.calls()) {
    const auto key = call.headers.find("idempotency-key");
    calls.push_back({key == call.headers.end() ? "" : key->second, call.body, call.committed});
  }
  return calls;
}

/// All of `pattern`'s first captures in the sources below `folder`.
QStringList namesIn(const QString& folder, const QRegularExpression& pattern) {
  QSet<QString> names;
  QDirIterator walk(QStringLiteral(ACK_SOURCE_DIR "/") + folder, {"*.cpp"}, QDir::Files,
                    QDirIterator::Subdirectories);
  while (walk.hasNext()) {
    QFile file(walk.next());
    if (!file.open(QIODevice::ReadOnly)) continue;
    auto hits = pattern.globalMatch(QString::fromUtf8(file.readAll()));
    while (hits.hasNext()) names.insert(hits.next().captured(1));
  }
  QStringList sorted = names.values();
  sorted.sort();
  return sorted;
}

/// The names of an event's way in the source, so that no new point stays untested.
QStringList namedPoints() {
  static const QRegularExpression call(QStringLiteral("killPoint\\(\"((?:receive|work)\\.[a-z_]+)\"\\)"));
  return namesIn(QStringLiteral("core"), call);
}

bool waitUntil(const std::function<bool()>& holds, std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < until) {
    if (holds()) return true;
    std::this_thread::sleep_for(10ms);
  }
  return holds();
}

std::int64_t settledNow(const std::filesystem::path& data) {
  return askStore(data, "SELECT count(*) FROM delivery WHERE state IN (3, 4, 5)");
}

bool settled(const std::filesystem::path& data, std::int64_t events, std::chrono::milliseconds limit) {
  return waitUntil([&] { return settledNow(data) == events; }, limit);
}

/// A store with one event on its way to a destination, and an engine that may be killed on it.
struct Scene {
  explicit Scene(bool idempotent) : engine(EngineStart{scratch.data()}) {
    applied = applyConfig(scratch.data(), chargeConfig(crm(destination, idempotent), kFastRetry));
  }
  /// Sends the events with that kill point armed, waits for the death, starts again unarmed, sends again.
  std::string killAt(const std::string& order, const std::vector<Shot>& shots) {
    engine.options().environment = {{"ACK_KILL_AT", order}};
    if (!engine.start()) return "does not start: " + engine.error();
    // One after the other, each settled before the next: on a busy machine they would be settled in one batch, and
    // the point passed once instead of three times.
    std::int64_t sent = 0;
    for (const auto& shot : shots) {
      if (!engine.running()) break;
      sendOne(engine.port(), shot, &records);
      ++sent;
      waitUntil([&] { return !engine.running() || settledNow(scratch.data()) == sent; }, 3s);
    }
    const auto end = engine.wait(10s);
    if (!end) return "the point was never reached: " + order;
    if (end->signal != SIGKILL) return "ended otherwise: " + engine.error();
    return again(shots);
  }
  std::string again(const std::vector<Shot>& shots) {
    engine.options().environment.clear();
    if (!engine.start()) return "does not start again: " + engine.error();
    for (const auto& shot : shots) sendOne(engine.port(), shot, &records);
    return {};
  }
  std::string verdict(const Expectation& expectation) {
    if (const auto end = engine.stop(); !end || end->status != 0) return "does not stop: " + engine.error();
    const auto store = readStore(scratch.data());
    return describe(judge(records.all(), store, callsOf(destination), expectation)) +
           crossCheck(scratch.data(), store);
  }

  ScratchDir scratch;
  FakeDestination destination;
  Records records;
  EngineProcess engine;
  std::string applied;
};

Expectation withForward() {
  Expectation expectation;
  expectation.chargeBeforeDone = true;
  expectation.maxAttempts = 6;
  return expectation;
}

}  // namespace

class KillPointsTest : public QObject {
  Q_OBJECT

 private slots:
  // Those of an event's own way are killed here; those of people's deeds, replays, questions and upkeep where these
  // are tested.
  void points_areEachNamedByATest() {
    static const QRegularExpression call(QStringLiteral("killPoint\\(\"([a-z_]+\\.[a-z_]+)\""));
    static const QRegularExpression order(QStringLiteral("\"([a-z_]+\\.[a-z_]+)(?::[0-9]+)?\""));
    const QStringList ordered =
        namesIn(QStringLiteral("tests/crash"), order) + namesIn(QStringLiteral("tests/e2e"), order) + namedPoints();
    for (const QString& point : namesIn(QStringLiteral("core"), call))
      QVERIFY2(ordered.contains(point), qPrintable(point));
  }

  void kill_atEachNamedPoint_isRecovered_data() {
    QTest::addColumn<QString>("order");
    QTest::addColumn<bool>("idempotent");
    const QStringList points = namedPoints();
    QVERIFY(points.size() >= 7);
    for (const QString& point : points)
      for (const int pass : {1, 3})
        for (const bool idempotent : {true, false})
          QTest::addRow("%s:%d %s", qPrintable(point), pass, idempotent ? "idempotent" : "not idempotent")
              << QStringLiteral("%1:%2").arg(point).arg(pass) << idempotent;
  }
  void kill_atEachNamedPoint_isRecovered() {
    QFETCH(QString, order);
    QFETCH(bool, idempotent);
    Scene scene(idempotent);
    QCOMPARE(scene.applied, std::string());
    std::vector<Shot> shots;
    for (int i = 0; i < 4; ++i) shots.push_back(chargeShot({}, i));
    QCOMPARE(scene.killAt(order.toStdString(), shots), std::string());
    QVERIFY2(settled(scene.scratch.data(), 4, 20s), "not every event came to an end");
    Expectation expectation = withForward();
    // The destination here takes what it is sent: repeating under one key is allowed to an idempotent one only.
    const auto calls = callsOf(scene.destination);
    std::map<std::string, int> perKey;
    for (const auto& call : calls) ++perKey[call.key];
    if (!idempotent)
      for (const auto& [key, count] : perKey) QVERIFY2(count == 1, ("executed twice blindly: " + key).c_str());
    if (const auto end = scene.engine.stop(); !end || end->status != 0) QFAIL(scene.engine.error().c_str());
    const auto store = readStore(scene.scratch.data());
    // An idempotent destination takes the same key once; the fake one counts calls, so its part is judged above.
    QCOMPARE(
        describe(judge(scene.records.all(), store, idempotent ? std::vector<DownstreamCall>{} : calls, expectation)),
        std::string());
    QCOMPARE(crossCheck(scene.scratch.data(), store), std::string());
    if (idempotent)
      QCOMPARE(store.inState(kCompleted), 4);
    else
      QCOMPARE(store.inState(kCompleted) + store.inState(kUnresolved), 4);
    for (const auto& [key, count] : perKey) QVERIFY2(count <= 2, key.c_str());
  }

  void kill_betweenDownstreamCommitAndRecord_neverRepeatsBlindly() {
    Scene scene(false);
    QCOMPARE(scene.applied, std::string());
    const std::vector<Shot> shots{chargeShot({}, 1)};
    QCOMPARE(scene.killAt("work.after_call_before_settle", shots), std::string());
    QVERIFY(settled(scene.scratch.data(), 1, 20s));
    QTest::qWait(2'500);  // more than a backoff: time in which a blind repetition would happen
    QCOMPARE(scene.destination.calls().size(), std::size_t{1});
    QCOMPARE(askStore(scene.scratch.data(), "SELECT state FROM delivery"), std::int64_t{kUnresolved});
    QCOMPARE(scene.verdict(withForward()), std::string());
  }

  void kill_betweenDownstreamCommitAndRecord_idempotent_repeatsUnderTheSameKey() {
    Scene scene(true);
    QCOMPARE(scene.applied, std::string());
    QCOMPARE(scene.killAt("work.after_call_before_settle", {chargeShot({}, 1)}), std::string());
    QVERIFY(settled(scene.scratch.data(), 1, 20s));
    const auto calls = callsOf(scene.destination);
    QCOMPARE(calls.size(), std::size_t{2});
    QVERIFY(!calls[0].key.empty());
    QCOMPARE(calls[0].key, calls[1].key);
    QCOMPARE(calls[0].body, calls[1].body);
    QCOMPARE(askStore(scene.scratch.data(), "SELECT state FROM delivery"), std::int64_t{kCompleted});
    QVERIFY(scene.engine.stop());
  }

  void suspend_longerThanTheLease_wakesWithoutDoubling() {
    Scene scene(false);
    QCOMPARE(scene.applied, std::string());
    scene.destination.script({{Reaction::Kind::answer, 200, 1'500ms, {}, "ok"}});
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    const Shot shot = chargeShot({}, 1);
    QCOMPARE(sendOne(scene.engine.port(), shot, &scene.records).status, 200);
    QVERIFY(waitUntil([&] { return scene.destination.calls().size() == 1; }, 5s));
    scene.engine.signal(SIGSTOP);
    std::this_thread::sleep_for(7s);  // the lease is 5 s, and the destination has long answered
    scene.engine.signal(SIGCONT);
    QVERIFY(settled(scene.scratch.data(), 1, 20s));
    QTest::qWait(1'500);
    QCOMPARE(scene.destination.calls().size(), std::size_t{1});
    QCOMPARE(scene.verdict(withForward()), std::string());
  }

  void lock_ofAKilledEngine_doesNotBlockTheNext() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess first({scratch.data()});
    for (int round = 0; round < 5; ++round) {
      QVERIFY2(first.start(), first.error().c_str());
      std::filesystem::create_directories(scratch.path() / "second");
      EngineProcess second({scratch.data(), scratch.path() / "second"});
      QVERIFY2(!second.start(), "two engines run on one store");
      const auto end = second.wait(5s);
      QVERIFY(end && end->status == 1);
      QVERIFY2(QString::fromStdString(second.error()).contains(QString::number(first.pid())), second.error().c_str());
      first.kill();
    }
  }
};

QTEST_GUILESS_MAIN(KillPointsTest)
#include "kill_points_test.moc"
