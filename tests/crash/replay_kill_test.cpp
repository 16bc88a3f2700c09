// A6 for replays: SIGKILL at each named step of asking, approving, holding, releasing, watching and tidying. Nothing
// is lost, nothing is done twice, and what remains is on record.
#include "tests/e2e/replay_desk.h"
#include "tests/kit/qt_text.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <csignal>
#include <sqlite3.h>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

const std::string kWhy = "the CRM takes them again, case 20418";
/// The names in the source, so that no new step stays untested.
QStringList namedSteps() {
  QSet<QString> names;
  static const QRegularExpression call(QStringLiteral("killPoint\\(\"(replay\\.[a-z_]+)\"\\)"));
  QDirIterator walk(QStringLiteral(ACK_SOURCE_DIR "/core"), {"*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
  while (walk.hasNext()) {
    QFile file(walk.next());
    if (!file.open(QIODevice::ReadOnly)) continue;
    auto hits = call.globalMatch(QString::fromUtf8(file.readAll()));
    while (hits.hasNext()) names.insert(hits.next().captured(1));
  }
  QStringList sorted = names.values();
  sorted.sort();
  return sorted;
}

std::vector<std::string> replayAll() {
  return {"replay", "--all",      "--corrected", "--reason",    kWhy, "--batch",
          "2",      "--interval", "0",           "--at-a-time", "2",  "--json"};
}

/// Beside whatever runs on the store.
bool change(const ReplayDesk& desk, const char* sql) {
  sqlite3* raw = nullptr;
  bool changed = sqlite3_open((desk.scratch.data() / "acknowledger.db").c_str(), &raw) == SQLITE_OK;
  sqlite3_busy_timeout(raw, 5000);
  changed = changed && sqlite3_exec(raw, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
  sqlite3_close(raw);
  return changed;
}

}  // namespace

class ReplayKillTest : public QObject {
  Q_OBJECT

 private slots:
  void steps_areAllHere() {
    const QStringList known{"replay.approve",   "replay.begin", "replay.hold",    "replay.move", "replay.request",
                            "replay.requested", "replay.step",  "replay.stepped", "replay.tidy"};
    QCOMPARE(namedSteps(), known);
  }

  void engine_killedAtAStep_goesOn_data() {
    QTest::addColumn<QString>("order");
    for (const char* order : {"replay.begin:1", "replay.step:1", "replay.stepped:1", "replay.step:2",
                              "replay.stepped:2", "replay.step:4", "replay.tidy:1", "work.after_claim_commit:1",
                              "work.before_call:1", "work.after_settle:1", "work.after_call_before_settle:2"})
      QTest::newRow(order) << QString::fromLatin1(order);
  }
  void engine_killedAtAStep_goesOn() {
    QFETCH(QString, order);
    ReplayDesk desk(kQuickTries);
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(5), std::string());
    QVERIFY(desk.engine.stop());
    const auto asked = desk.as("olga", replayAll());
    QVERIFY2(asked.succeeded(), asked.err.c_str());
    const std::string request(desk.json(asked).at("replay").as_string());
    QVERIFY(desk.as("sam", {"approve", request}).succeeded());

    desk.engine.options().environment = {{"ACK_KILL_AT", order.toStdString()}};
    desk.engine.start();
    const auto end = desk.engine.wait(20s);
    QVERIFY2(end && end->signal == SIGKILL, "the step was never reached");
    // What remains is on record: every delivery of it is somewhere, and none twice.
    QCOMPARE(desk.ask("SELECT count(*) FROM replay_item"), std::int64_t{5});
    QCOMPARE(desk.ask("SELECT count(*) FROM replay WHERE runs = (SELECT count(*) FROM replay_item) AND "
                      "released = (SELECT count(*) FROM replay_item WHERE state IN (2, 3, 4, 5))"),
             std::int64_t{1});
    desk.engine.options().environment.clear();
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QVERIFY(desk.over());
    // A call that was under way at the death is never repeated blindly: it stops, visible, for its outcome to be
    // found.
    const bool nothingUnderWay = order == "replay.begin:1" || order == "replay.step:1" || order == "replay.tidy:1";
    if (nothingUnderWay) QCOMPARE(desk.inState(kCompleted), std::int64_t{5});
    QCOMPARE(desk.inState(kCompleted) + desk.inState(kUnresolved), std::int64_t{5});
    for (int i = 0; i < 5; ++i) QVERIFY(desk.destination.committed(desk.eventId(i)) <= 1);
    QCOMPARE(desk.ask("SELECT count(*) FROM replay_hold"), std::int64_t{0});
    QCOMPARE(desk.verdict(), std::string());
  }

  void command_killedAtAStep_isWholeOrNothing_data() {
    QTest::addColumn<QString>("order");
    QTest::addColumn<bool>("asked");
    QTest::newRow("inside the deed") << "replay.request" << false;
    QTest::newRow("after it") << "replay.requested" << true;
  }
  void command_killedAtAStep_isWholeOrNothing() {
    QFETCH(QString, order);
    QFETCH(bool, asked);
    ReplayDesk desk(kQuickTries);
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(3), std::string());
    const auto killed = desk.as("olga", replayAll(), {}, {{"ACK_KILL_AT", order.toStdString()}});
    QCOMPARE(killed.end.signal, SIGKILL);
    const std::int64_t waiting = asked ? 1 : 0;
    QCOMPARE(desk.ask("SELECT count(*) FROM replay WHERE state = 1"), waiting);
    QCOMPARE(desk.ask("SELECT count(*) FROM audit_entry WHERE action = 'replay.request'"), waiting);
    QCOMPARE(desk.ask("SELECT count(*) FROM replay_hold"), waiting * 3);
    const auto again = desk.as("otto", replayAll());
    QCOMPARE(again.succeeded(), !asked);
    const std::int64_t request = desk.ask("SELECT replay_id FROM replay WHERE state = 1");
    QVERIFY(request > 0);
    const std::string id = [&] {
      const auto listed = desk.json(desk.run({"replays", "--open", "--json"}));
      return std::string(listed.at("replays").as_array().front().at("replay").as_string());
    }();
    const auto killedApproval = desk.as("sam", {"approve", id}, {}, {{"ACK_KILL_AT", "replay.approve"}});
    QCOMPARE(killedApproval.end.signal, SIGKILL);
    QCOMPARE(desk.ask("SELECT count(*) FROM replay WHERE state = 1"), std::int64_t{1});
    QVERIFY(desk.as("sam", {"approve", id}).succeeded());
    QVERIFY(desk.over());
    QCOMPARE(desk.inState(kCompleted), std::int64_t{3});
    QCOMPARE(desk.verdict(), std::string());
    const auto trail = desk.as("sam", {"audit", "verify"});
    QVERIFY2(trail.succeeded(), trail.err.c_str());
  }

  // More than one commit takes at once: what it held is nobody's for two minutes at most, and nothing was asked for.
  void holding_killedAmongMany_isFreeAgainSoon() {
    constexpr int kMany = 1001;
    ReplayDesk desk(kQuickTries);
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(kMany), std::string());
    const std::vector<std::string> all{"replay", "--all",      "--corrected", "--reason",    kWhy,  "--batch",
                                       "1000",   "--interval", "0",           "--at-a-time", "200", "--json"};
    QCOMPARE(desk.as("olga", all, {}, {{"ACK_KILL_AT", "replay.hold"}}).end.signal, SIGKILL);
    QCOMPARE(desk.ask("SELECT count(*) FROM replay_hold"), std::int64_t{1000});
    QCOMPARE(desk.ask("SELECT count(*) FROM audit_entry WHERE action = 'replay.request'"), std::int64_t{0});
    QCOMPARE(desk.ask("SELECT count(*) FROM replay WHERE state = 0 AND expires_at_us - made_at_us < 180 * 1000000"),
             std::int64_t{1});
    QCOMPARE(desk.as("otto", {"replay", desk.eventId(0), "--corrected", "--reason", kWhy}).end.status, 1);
    QVERIFY(change(desk, "UPDATE replay SET expires_at_us = 1"));  // as if they were over
    QVERIFY(holdsWithin([&] { return desk.ask("SELECT count(*) FROM replay_hold") == 0; }, 20s));
    const auto again = desk.as("olga", all);
    QVERIFY2(again.succeeded(), again.err.c_str());
    QVERIFY(desk.as("sam", {"approve", std::string(desk.json(again).at("replay").as_string())}).succeeded());
    QVERIFY(desk.over());
    QCOMPARE(desk.inState(kCompleted), std::int64_t{kMany});
    QCOMPARE(desk.verdict(), std::string());
  }

  void cancel_killed_leavesNoHold() {
    ReplayDesk desk(kQuickTries);
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(3), std::string());
    QVERIFY(desk.engine.stop());
    const std::string id(desk.json(desk.as("olga", replayAll())).at("replay").as_string());
    const auto inside = desk.as("otto", {"replays", "cancel", id}, {}, {{"ACK_KILL_AT", "replay.move"}});
    QCOMPARE(inside.end.signal, SIGKILL);
    QCOMPARE(desk.ask("SELECT state FROM replay"), std::int64_t{1});
    const auto tidying = desk.as("otto", {"replays", "cancel", id}, {}, {{"ACK_KILL_AT", "replay.tidy"}});
    QCOMPARE(tidying.end.signal, SIGKILL);
    QCOMPARE(desk.ask("SELECT state FROM replay"), std::int64_t{5});
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QVERIFY(desk.over());
    QCOMPARE(desk.ask("SELECT count(*) FROM replay_hold"), std::int64_t{0});
    QCOMPARE(desk.inState(kDead), std::int64_t{3});
    QCOMPARE(desk.verdict(), std::string());
  }
};

QTEST_GUILESS_MAIN(ReplayKillTest)
#include "replay_kill_test.moc"
