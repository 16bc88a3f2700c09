// D7: each form of a replay round after round over the same events, by the command line beside a running engine: one,
// many, twice in a row, a double click, during the first one, of what is done, after the payload is gone. Nobody is
// charged twice, attempts go on, and every request, granted or not, is one line of the trail with its actor and
// reason. ACK_CAMPAIGN=1 makes it 200 rounds of each, and 1,000 events where it is many.
#include "tests/e2e/replay_desk.h"
#include "tests/kit/qt_text.h"

#include <atomic>
#include <sqlite3.h>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

const std::string kWhy = "the CRM takes them again, case 20418";

bool campaign() { return qEnvironmentVariableIsSet("ACK_CAMPAIGN"); }
std::int64_t rounds() { return campaign() ? 200 : 2; }

Reaction answers(int status) { return {Reaction::Kind::answer, status, 0ms, {}, status == 200 ? "ok" : "no"}; }

/// No engine may run.
bool prunePayloads(const std::filesystem::path& data) {
  sqlite3* raw = nullptr;
  bool pruned = sqlite3_open((data / "acknowledger.db").c_str(), &raw) == SQLITE_OK;
  pruned = pruned && sqlite3_exec(raw, "DELETE FROM payload", nullptr, nullptr, nullptr) == SQLITE_OK;
  sqlite3_close(raw);
  return pruned;
}

/// A desk whose replays are counted.
struct Rounds : ReplayDesk {
  explicit Rounds(int events = 1) : ReplayDesk(kPlenty, {}, kPatience) {
    if (!trouble.empty()) return;
    if (!engine.start())
      trouble = engine.error();
    else
      trouble = makeDead(events);
  }
  /// Asks for it as an operator does; answers whether that was granted.
  bool replay(const std::string& who = "olga") {
    ++asked;
    const bool yes = as(who, {"replay", eventId(0), "--corrected", "--reason", kWhy, "--interval", "0"}).succeeded();
    granted += yes ? 1 : 0;
    return yes;
  }
  /// One charge and one inbox row for each event, attempts that went on by one for each round that ran, and a line
  /// of the trail for each request. "" or what is not so.
  std::string fault(std::int64_t ran, std::int64_t events = 1) {
    std::string text;
    if (ask("SELECT count(*) FROM ledger") != events) text += "not one charge for each event; ";
    if (ask("SELECT count(*) FROM inbox") != events) text += "not one inbox row for each event; ";
    if (ask("SELECT min(attempts) FROM delivery") != ran + 1 || ask("SELECT max(attempts) FROM delivery") != ran + 1)
      text += "not one attempt more for each replay; ";
    if (ask("SELECT count(*) FROM attempt WHERE number <> round") != 0) text += "a run is not numbered; ";
    if (ask("SELECT count(*) FROM attempt") != events * (ran + 1)) text += "an attempt is missing; ";
    const std::string line = "SELECT count(*) FROM audit_entry WHERE action = 'replay.request' AND entry LIKE '%" +
                             kWhy + "%' AND (actor = 'olga' OR actor = 'otto') AND refused = ";
    if (ask(line + "0") != granted) text += "not one line for each granted request; ";
    if (ask(line + "1") != asked - granted) text += "not one line for each refused request; ";
    return text;
  }

  /// Four eyes only where a day's replays of one person come to very many.
  static constexpr const char* kPlenty =
      "{\"max_attempts\": 2, \"backoff_base_s\": 1, \"backoff_cap_s\": 1, \"four_eyes_above\": 100000}";
  static constexpr int kPatience = 30;  ///< in seconds; longer than the destination ever holds its answers
  std::int64_t asked{0}, granted{0};
};

}  // namespace

class ReplayRoundsTest : public QObject {
  Q_OBJECT

 private slots:
  void single() {
    Rounds desk;
    QCOMPARE(desk.trouble, std::string());
    for (std::int64_t round = 1; round <= rounds(); ++round) {
      desk.destination.script({answers(round == rounds() ? 200 : 400)});
      QVERIFY(desk.replay());
      QVERIFY(desk.over());
      QCOMPARE(desk.fault(round), std::string());
    }
    QCOMPARE(desk.inState(kCompleted), std::int64_t{1});
    QCOMPARE(desk.destination.committed(desk.eventId(0)), 1);
    QCOMPARE(desk.verdict(), std::string());
  }

  void manyAtOnce() {
    const std::int64_t events = campaign() ? 1000 : 40;
    Rounds desk(static_cast<int>(events));
    QCOMPARE(desk.trouble, std::string());
    for (std::int64_t round = 1; round <= rounds(); ++round) {
      desk.destination.script({answers(round == rounds() ? 200 : 400)});
      const auto all = desk.as("olga", {"replay", "--all", "--corrected", "--reason", kWhy, "--batch", "500",
                                        "--interval", "0", "--at-a-time", "200", "--json"});
      QVERIFY2(all.succeeded(), all.err.c_str());
      const auto receipt = desk.json(all);
      if (receipt.at("state").as_string() == "waiting")
        QVERIFY(desk.as("sam", {"approve", std::string(receipt.at("replay").as_string())}).succeeded());
      ++desk.asked;
      ++desk.granted;
      QVERIFY(desk.over(5min));
      QCOMPARE(desk.fault(round, events), std::string());
    }
    QCOMPARE(desk.inState(kCompleted), events);
    QCOMPARE(desk.verdict(), std::string());
  }

  // The second comes when the first has set it aside again: it is a replay of its own, with a number of its own.
  void twiceInARow() {
    Rounds desk;
    QCOMPARE(desk.trouble, std::string());
    desk.destination.script({answers(400)});
    for (std::int64_t round = 1; round <= rounds(); ++round)
      for (const char* who : {"olga", "otto"}) {
        QVERIFY(desk.replay(who));
        QVERIFY(desk.over());
      }
    QCOMPARE(desk.fault(2 * rounds()), std::string());
    QCOMPARE(desk.ask("SELECT count(DISTINCT round) FROM attempt"), 2 * rounds() + 1);
    QCOMPARE(desk.verdict(), std::string());
  }

  void doubleClick() {
    Rounds desk;
    QCOMPARE(desk.trouble, std::string());
    desk.destination.script({answers(400)});
    for (std::int64_t round = 1; round <= rounds(); ++round) {
      std::atomic<int> yes{0};
      desk.destination.holdAnswers();  // however slow the second is, the first is not over
      std::vector<std::thread> clicks;
      for (int i = 0; i < 2; ++i)
        clicks.emplace_back([&] {
          const auto done = desk.as("olga", {"replay", desk.eventId(0), "--corrected", "--reason", kWhy});
          yes += done.succeeded() ? 1 : 0;
        });
      for (std::thread& click : clicks) click.join();
      desk.destination.letGo();
      QCOMPARE(yes.load(), 1);
      desk.asked += 2;
      ++desk.granted;
      QVERIFY(desk.over());
    }
    QCOMPARE(desk.fault(rounds()), std::string());
    QCOMPARE(desk.verdict(), std::string());
  }

  void duringTheFirst() {
    Rounds desk;
    QCOMPARE(desk.trouble, std::string());
    desk.destination.script({answers(400)});
    for (std::int64_t round = 1; round <= rounds(); ++round) {
      desk.destination.holdAnswers();
      const std::size_t before = desk.destination.calls().size();
      QVERIFY(desk.replay("olga"));
      QVERIFY(holdsWithin([&] { return desk.destination.calls().size() > before; }, 20s));
      const bool second = desk.replay("otto");
      desk.destination.letGo();
      QVERIFY(!second);
      QVERIFY(desk.over());
      QCOMPARE(desk.destination.calls().size(), before + 1);
    }
    QCOMPARE(desk.fault(rounds()), std::string());
    QCOMPARE(desk.verdict(), std::string());
  }

  void ofADoneEvent() {
    Rounds desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY(desk.replay());
    QVERIFY(desk.over());
    QCOMPARE(desk.inState(kCompleted), std::int64_t{1});
    for (std::int64_t round = 1; round <= rounds(); ++round) {
      QVERIFY(!desk.replay(round % 2 == 0 ? "olga" : "otto"));
      QCOMPARE(desk.fault(1), std::string());
    }
    QCOMPARE(desk.destination.committed(desk.eventId(0)), 1);
    QCOMPARE(desk.verdict(), std::string());
  }

  // What an event is known by is never pruned (domain.md 22); its payload is. Without it nothing can be replayed, and
  // the event is known all the same when the provider sends it once more.
  void afterThePayloadWasPruned() {
    Rounds desk;
    QCOMPARE(desk.trouble, std::string());
    QVERIFY(desk.engine.stop());
    QVERIFY(prunePayloads(desk.scratch.data()));
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    for (std::int64_t round = 1; round <= rounds(); ++round) {
      QVERIFY(!desk.replay());
      QCOMPARE(sendOne(desk.engine.port(), chargeShot({}, 0), &desk.records).status, 200);
      QCOMPARE(desk.ask("SELECT arrivals FROM delivery"), round + 1);
      QCOMPARE(desk.fault(0), std::string());
    }
    QCOMPARE(desk.inState(kDead), std::int64_t{1});
    QCOMPARE(desk.ask("SELECT count(*) FROM replay_hold"), std::int64_t{0});
  }
};

QTEST_GUILESS_MAIN(ReplayRoundsTest)
#include "replay_rounds_test.moc"
