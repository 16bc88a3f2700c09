// D7: replays by the command line beside a running engine, with a real destination: one, many, twice, at once, of
// what is done, after its payload is gone, with a second person, and the trail of it all.
#include "tests/e2e/replay_desk.h"
#include "tests/kit/qt_text.h"

#include <sqlite3.h>

#include <cstdlib>
#include <mutex>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

const std::string kWhy = "the CRM takes them again, case 20418";

int bulkSize() {
  const char* const campaign = std::getenv("ACK_CAMPAIGN");
  return campaign != nullptr && *campaign != '\0' ? 1000 : 120;
}

std::vector<std::string> replayOf(const std::string& id) { return {"replay", id, "--corrected", "--reason", kWhy}; }

}  // namespace

class ReplayTest : public QObject {
  Q_OBJECT

 private slots:
  void single_previewed_replayed_completed() {
    ReplayDesk desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(1), std::string());
    const std::string id = desk.eventId(0);

    const auto dry = desk.run({"replay", id, "--dry-run", "--json"});  // a look needs nobody
    QVERIFY2(dry.succeeded(), dry.err.c_str());
    const auto preview = desk.json(dry);
    QCOMPARE(preview.at("runs").as_int64(), std::int64_t{1});
    QCOMPARE(preview.at("effects").at("skip").as_int64(), std::int64_t{2});  // charge and inbox row
    QCOMPARE(preview.at("effects").at("run").as_int64(), std::int64_t{1});
    QCOMPARE(preview.at("items").as_array().front().at("next_attempt").as_int64(), std::int64_t{2});
    QCOMPARE(desk.ask("SELECT count(*) FROM replay"), std::int64_t{0});

    QCOMPARE(desk.run(replayOf(id)).end.status, 1);           // nobody
    QCOMPARE(desk.as("sam", replayOf(id)).end.status, 1);     // security approves, and may not replay
    QCOMPARE(desk.as("olga", {"replay", id}).end.status, 2);  // a reason is needed
    const auto unstated = desk.as("olga", {"replay", id, "--reason", kWhy});
    QCOMPARE(unstated.end.status, 1);
    QVERIFY2(unstated.err.find("corrected") != std::string::npos, unstated.err.c_str());
    const auto asked = desk.as("olga", replayOf(id));
    QVERIFY2(asked.succeeded(), asked.err.c_str());
    QVERIFY(desk.over());
    QCOMPARE(desk.inState(kCompleted), std::int64_t{1});
    QCOMPARE(desk.ask("SELECT attempts FROM delivery"), std::int64_t{2});
    QCOMPARE(desk.ask("SELECT max(round) FROM attempt"), std::int64_t{2});
    QCOMPARE(desk.ask("SELECT count(*) FROM audit_entry WHERE action = 'replay.request' AND refused = 0"),
             std::int64_t{1});
    const auto trace = desk.run({"trace", id, "--json"});
    QVERIFY(trace.out.find("round 2 begins, attempt 2 follows") != std::string::npos);
    // Of a done event: refused, and nothing changes.
    const auto again = desk.as("olga", replayOf(id));
    QCOMPARE(again.end.status, 1);
    QVERIFY2(again.err.find("it is no dead letter") != std::string::npos, again.err.c_str());
    QCOMPARE(desk.ask("SELECT count(*) FROM ledger"), std::int64_t{1});
    QCOMPARE(desk.verdict(), std::string());
    const auto trail = desk.as("sam", {"audit", "verify"});
    QVERIFY2(trail.succeeded(), trail.err.c_str());
  }

  void bulk_waitsForASecondPerson_thenCompletesAll() {
    ReplayDesk desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    const int count = bulkSize();
    QCOMPARE(desk.makeDead(count), std::string());
    const auto asked =
        desk.as("olga", {"replay", "--cause", "permanent", "--destination", "crm", "--corrected", "--reason", kWhy,
                         "--batch", "500", "--interval", "0", "--at-a-time", "100", "--json"});
    QVERIFY2(asked.succeeded(), asked.err.c_str());
    const auto receipt = desk.json(asked);
    QCOMPARE(std::string(receipt.at("state").as_string()), std::string("waiting"));
    const std::string request(receipt.at("replay").as_string());
    QTest::qWait(500);
    QCOMPARE(desk.inState(kDead), std::int64_t{count});  // nothing ran
    QCOMPARE(desk.as("olga", {"approve", request}).end.status, 1);
    QCOMPARE(desk.as("otto", {"approve", request}).end.status, 1);
    QCOMPARE(desk.as("ada", {"approve", request}).end.status, 1);
    QCOMPARE(desk.as("sam", {"approve", request, "--reason", "fine"}).end.status, 1);
    const auto approved = desk.as("sam", {"approve", request, "--reason", "seen with the vendor"});
    QCOMPARE(approved.out, request + " is approved\n");
    QVERIFY(desk.over());
    QCOMPARE(desk.inState(kCompleted), std::int64_t{count});
    const auto shown = desk.json(desk.run({"replays", request, "--json"}));
    QCOMPARE(std::string(shown.at("state").as_string()), std::string("done"));
    QCOMPARE(shown.at("progress").at("completed").as_int64(), std::int64_t{count});
    QCOMPARE(std::string(shown.at("decided_by").as_string()), std::string("sam"));
    QCOMPARE(desk.ask("SELECT count(*) FROM ledger"), std::int64_t{count});
    QCOMPARE(desk.ask("SELECT count(*) FROM inbox"), std::int64_t{count});
    QCOMPARE(desk.ask("SELECT count(*) FROM attempt WHERE round = 2 AND number = 2"), std::int64_t{count});
    QCOMPARE(desk.verdict(), std::string());
  }

  void twoAtOnce_andDuringTheFirst_oneWins() {
    ReplayDesk desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(1), std::string());
    desk.destination.script({{Reaction::Kind::answer, 200, 1500ms, {}, "ok"}});
    const std::string id = desk.eventId(0);
    int succeeded = 0;
    std::vector<std::thread> operators;
    std::mutex counting;
    for (const char* name : {"olga", "otto", "olga", "otto"})
      operators.emplace_back([&, name] {
        const auto result = desk.as(name, replayOf(id));
        const std::lock_guard lock(counting);
        succeeded += result.succeeded() ? 1 : 0;
      });
    for (std::thread& one : operators) one.join();
    QCOMPARE(succeeded, 1);
    QCOMPARE(desk.as("otto", replayOf(id)).end.status, 1);  // during the first
    QVERIFY(desk.over());
    QCOMPARE(desk.destination.committed(id), 1);
    QCOMPARE(desk.verdict(), std::string());
  }

  void purgedPayload_isAClearRefusal() {
    ReplayDesk desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(1), std::string());
    QVERIFY(desk.engine.stop());
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open((desk.scratch.data() / "acknowledger.db").c_str(), &raw), SQLITE_OK);
    QCOMPARE(sqlite3_exec(raw, "DELETE FROM payload", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(raw);
    const auto refused = desk.as("olga", replayOf(desk.eventId(0)));
    QCOMPARE(refused.end.status, 1);
    QVERIFY2(refused.err.find("removed by retention") != std::string::npos, refused.err.c_str());
    QCOMPARE(desk.inState(kDead), std::int64_t{1});
  }

  void withoutAnEngine_isQueued_andRunsLater() {
    ReplayDesk desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(2), std::string());
    QVERIFY(desk.engine.stop());
    QVERIFY(desk.as("olga", replayOf(desk.eventId(0))).succeeded());
    const auto second = desk.as("olga", replayOf(desk.eventId(1)));
    QVERIFY(second.succeeded());
    const std::string request = second.out.substr(0, second.out.find(':'));
    const auto cancelled = desk.as("otto", {"replays", "cancel", request, "--reason", "not before tomorrow"});
    QVERIFY2(cancelled.succeeded(), cancelled.err.c_str());
    QVERIFY(cancelled.out.starts_with("1 had not begun"));
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QVERIFY(desk.over());
    QCOMPARE(desk.inState(kCompleted), std::int64_t{1});
    QCOMPARE(desk.inState(kDead), std::int64_t{1});
    QCOMPARE(desk.verdict(), std::string());
  }

  void stopAtFailure_pauses_resumeAndCancelByHand() {
    ReplayDesk desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(6), std::string());
    desk.destination.script({{Reaction::Kind::answer, 200, 0ms, {}, "ok"},
                             {Reaction::Kind::answer, 400, 0ms, {}, "no"},
                             {Reaction::Kind::answer, 200, 0ms, {}, "ok"}});
    const auto asked = desk.as("olga", {"replay", "--all", "--corrected", "--reason", kWhy, "--at-a-time", "1",
                                        "--interval", "0", "--stop-at-failure"});
    QVERIFY2(asked.succeeded(), asked.err.c_str());
    const std::string request = asked.out.substr(0, asked.out.find(':'));
    QVERIFY(holdsWithin([&] { return desk.ask("SELECT count(*) FROM replay WHERE state = 4") == 1; }, 20s));
    QCOMPARE(desk.inState(kCompleted), std::int64_t{1});
    QCOMPARE(desk.inState(kDead), std::int64_t{5});
    QVERIFY(desk.as("otto", {"replays", "resume", request, "--reason", "that one is known"}).succeeded());
    QVERIFY(desk.over());
    QCOMPARE(desk.inState(kCompleted), std::int64_t{5});
    QCOMPARE(desk.verdict(), std::string());
  }
};

QTEST_GUILESS_MAIN(ReplayTest)
#include "replay_test.moc"
