// The destination applies what it is sent and its answer is lost: with a question, with a key, with neither. Nothing
// is applied twice, and where nobody can know, nothing is repeated by itself. ACK_CAMPAIGN=1 runs 1,000 rounds of
// each.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/oracle.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"

#include <csignal>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

using Kind = Reaction::Kind;

enum class Way { lookup, key, neither };

int rounds() { return qEnvironmentVariableIsSet("ACK_CAMPAIGN") ? 1000 : 24; }

Reaction lost(Kind kind, int status, bool commits) {
  Reaction reaction;
  reaction.kind = kind;
  reaction.status = status;
  reaction.commits = commits;
  return reaction;
}

/// Reset, time-out, and a gateway's 502, each with the effect applied behind it; the last also without.
std::vector<Reaction> answers(int count, bool alsoNotApplied) {
  std::vector<Reaction> script;
  for (int i = 0; i < count; ++i) {
    switch (i % (alsoNotApplied ? 5 : 3)) {
    case 0:
      script.push_back(lost(Kind::commitThenReset, 200, true));
      break;
    case 1:
      script.push_back(lost(Kind::neverAnswer, 200, true));
      break;
    case 2:
      script.push_back(lost(Kind::answer, 502, true));
      break;
    case 3:
      script.push_back(lost(Kind::resetAfterReading, 200, false));
      break;
    default:
      script.push_back(lost(Kind::answer, 504, false));
      break;
    }
  }
  script.push_back({});
  return script;
}

std::string crm(const FakeDestination& destination, Way way) {
  std::string text = R"({"name": "crm", "url": ")" + destination.url() +
                     R"(", "timeout_s": 0.4, "concurrency": 32, "breaker": {"enabled": false}, "idempotent": )";
  text += way == Way::key ? "true" : "false";
  if (way == Way::lookup)
    text += R"(, "reconcile": {"url": ")" + destination.url("/has") +
            R"(?event={idempotency_key}", "found": "200", "missing": "404", "settle_s": 0.2})";
  return text + "}";
}

bool waitUntil(const std::function<bool()>& holds, std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < until) {
    if (holds()) return true;
    std::this_thread::sleep_for(20ms);
  }
  return holds();
}

/// How often each key was sent, and how often applied.
struct Seen {
  std::map<std::string, int> sent, applied;
  int questions{0};
};

Seen seenBy(const FakeDestination& destination) {
  Seen seen;
  for (const RecordedCall& call : destination.calls()) {
    if (call.method == "GET") {
      ++seen.questions;
      continue;
    }
    const std::string& key = call.headers.at("idempotency-key");
    ++seen.sent[key];
    if (call.committed) ++seen.applied[key];
  }
  return seen;
}

}  // namespace

class LostAnswersTest : public QObject {
  Q_OBJECT

  /// Sends `events`, waits until all rest, and answers what the destination saw.
  void play(Way way, int events, FakeDestination& destination, EngineProcess& engine, const ScratchDir& scratch) {
    QVERIFY2(engine.start(), engine.error().c_str());
    Records records;
    for (int i = 0; i < events; ++i) QCOMPARE(sendOne(engine.port(), chargeShot({}, i), &records).status, 200);
    const char* const rest = way == Way::neither ? "SELECT count(*) FROM delivery WHERE state = 3"
                                                 : "SELECT count(*) FROM delivery WHERE state = 4";
    const bool rested = waitUntil([&] { return askStore(scratch.data(), rest) == events; }, 20s + events * 100ms);
    if (way == Way::neither) std::this_thread::sleep_for(2500ms);  // time in which a blind repetition would happen
    const auto end = engine.stop();
    QVERIFY2(end && end->status == 0, engine.error().c_str());
    const auto store = readStore(scratch.data());
    QVERIFY2(rested, ("completed " + std::to_string(store.inState(kCompleted)) + ", unresolved " +
                      std::to_string(store.inState(kUnresolved)) + ", dead " + std::to_string(store.inState(kDead)) +
                      " of " + std::to_string(events))
                         .c_str());
    Expectation expectation;
    expectation.chargeBeforeDone = true;
    expectation.maxAttempts = 6;
    std::vector<DownstreamCall> downstream;
    for (const RecordedCall& call : destination.calls())
      if (call.method == "POST")
        downstream.push_back({call.headers.at("idempotency-key"), call.body, call.committed});
    QCOMPARE(describe(judge(records.all(), store, downstream, expectation)), std::string());
    QCOMPARE(crossCheck(scratch.data(), store), std::string());
  }

 private slots:
  void lostAnswer_isNeverDoubled_data() {
    QTest::addColumn<int>("way");
    QTest::newRow("with a question") << static_cast<int>(Way::lookup);
    QTest::newRow("with the same key") << static_cast<int>(Way::key);
    QTest::newRow("with neither") << static_cast<int>(Way::neither);
  }
  void lostAnswer_isNeverDoubled() {
    QFETCH(int, way);
    const Way which{way};
    FakeDestination destination;
    const int events = rounds();
    destination.script(answers(events, which != Way::neither));
    if (which == Way::lookup) destination.answerLookups();
    if (which == Way::key) destination.dedupe();
    const ScratchDir scratch;
    QCOMPARE(
        applyConfig(scratch.data(), chargeConfig(crm(destination, which),
                                                 R"({"max_attempts": 6, "backoff_base_s": 1, "backoff_cap_s": 1})")),
        std::string());
    EngineProcess engine({scratch.data()});
    play(which, events, destination, engine, scratch);
    if (QTest::currentTestFailed()) return;
    const Seen seen = seenBy(destination);
    QCOMPARE(static_cast<int>(seen.sent.size()), events);
    int doubles = 0;
    int repeats = 0;
    for (const auto& [key, count] : seen.applied) doubles += count > 1 ? 1 : 0;
    for (const auto& [key, count] : seen.sent) repeats += count > 1 ? 1 : 0;
    qInfo("%d lost answers %s: applied %zu, doubles %d, keys sent again %d, questions %d", events,
          QTest::currentDataTag(), seen.applied.size(), doubles, repeats, seen.questions);
    QCOMPARE(doubles, 0);
    QCOMPARE(static_cast<int>(seen.applied.size()), events);
    if (which == Way::neither) QCOMPARE(repeats, 0);
    // Whoever can ask sends again only what the destination says it has not.
    if (which == Way::lookup) QVERIFY2(repeats <= events / 5 * 2 + 1, std::to_string(repeats).c_str());
  }

  void question_unanswered_isNeverTakenForMissing() {
    FakeDestination destination;
    destination.script(answers(6, false));
    destination.answerLookups({{Kind::answer, 500, 0ms, {}, "oops"}, {Kind::neverAnswer}, {Kind::cutBody, 302}});
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(),
                         chargeConfig(crm(destination, Way::lookup), R"({"backoff_base_s": 1, "backoff_cap_s": 1})")),
             std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    for (int i = 0; i < 6; ++i) QCOMPARE(sendOne(engine.port(), chargeShot({}, i), nullptr).status, 200);
    QVERIFY(
        waitUntil([&] { return askStore(scratch.data(), "SELECT coalesce(sum(asks), 0) FROM inquiry") >= 12; }, 30s));
    QCOMPARE(askStore(scratch.data(), "SELECT count(*) FROM delivery WHERE state = 3"), std::int64_t{6});
    for (const auto& [key, count] : seenBy(destination).sent) QVERIFY2(count == 1, key.c_str());
    // Once it can answer, everything goes on by itself.
    destination.answerLookups();
    QVERIFY(waitUntil([&] { return askStore(scratch.data(), "SELECT count(*) FROM delivery WHERE state = 4") == 6; },
                      30s));
    for (const auto& [key, count] : seenBy(destination).applied) QVERIFY2(count == 1, key.c_str());
    QVERIFY(engine.stop());
  }

  void kill_atEachPointOfAQuestion_losesAndDoublesNothing_data() {
    QTest::addColumn<QString>("point");
    for (const char* point :
         {"ask.send", "ask.settle", "ask.send:2", "ask.settle:2", "work.after_call_before_settle"})
      QTest::newRow(point) << QString(point);
  }
  void kill_atEachPointOfAQuestion_losesAndDoublesNothing() {
    QFETCH(QString, point);
    FakeDestination destination;
    destination.script(answers(5, true));
    destination.answerLookups();
    const ScratchDir scratch;
    QCOMPARE(
        applyConfig(scratch.data(), chargeConfig(crm(destination, Way::lookup),
                                                 R"({"max_attempts": 6, "backoff_base_s": 1, "backoff_cap_s": 1})")),
        std::string());
    EngineStart start{scratch.data()};
    start.environment = {{"ACK_KILL_AT", point.toStdString()}};
    EngineProcess engine(start);
    QVERIFY2(engine.start(), engine.error().c_str());
    Records records;
    for (int i = 0; i < 5 && engine.running(); ++i) sendOne(engine.port(), chargeShot({}, i), &records);
    const auto end = engine.wait(15s);
    QVERIFY2(end && end->signal == SIGKILL, "the point was never reached");
    engine.options().environment.clear();
    QVERIFY2(engine.start(), engine.error().c_str());
    for (int i = 0; i < 5; ++i) sendOne(engine.port(), chargeShot({}, i), &records);
    QVERIFY(waitUntil([&] { return askStore(scratch.data(), "SELECT count(*) FROM delivery WHERE state = 4") == 5; },
                      30s));
    QVERIFY(engine.stop());
    const Seen seen = seenBy(destination);
    QCOMPARE(seen.applied.size(), std::size_t{5});
    for (const auto& [key, count] : seen.applied) QVERIFY2(count == 1, key.c_str());
    const auto store = readStore(scratch.data());
    QCOMPARE(store.ledger.size(), std::size_t{5});
    QCOMPARE(crossCheck(scratch.data(), store), std::string());
  }
};

QTEST_GUILESS_MAIN(LostAnswersTest)
#include "lost_answers_test.moc"
