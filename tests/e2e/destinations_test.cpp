// A forward destination that misbehaves in each way, seen through the whole engine: the final state is the tabled
// one, attempts are bounded, one key per event over all retries, and the charge before it stands exactly once.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/oracle.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"

#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

using Kind = Reaction::Kind;
using Script = std::vector<Reaction>;
constexpr int kMaxAttempts = 3;

Reaction status(int code, Headers headers = {}) { return {Kind::answer, code, 0ms, std::move(headers), "x"}; }

std::string configFor(const FakeDestination& destination, bool idempotent) {
  const std::string crm = R"({"name": "crm", "url": ")" + destination.url() + R"(", "timeout_s": 1, "idempotent": )" +
                          (idempotent ? "true" : "false") + "}";
  return chargeConfig(crm, R"({"max_attempts": 3, "backoff_base_s": 1, "backoff_cap_s": 2})");
}

}  // namespace

Q_DECLARE_METATYPE(Script)

class DestinationsTest : public QObject {
  Q_OBJECT

 private slots:
  void forward_endsAsTabled_data() {
    QTest::addColumn<Script>("script");
    QTest::addColumn<bool>("idempotent");
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("cause");
    QTest::addColumn<int>("calls");
    const auto row = [](const char* name, Script script, bool idempotent, int state, int cause, int calls) {
      QTest::newRow(name) << std::move(script) << idempotent << state << cause << calls;
    };
    row("200", {status(200)}, false, kCompleted, 0, 1);
    row("slow but in time", {{Kind::answer, 200, 700ms, {}, "ok"}}, false, kCompleted, 0, 1);
    row("500 then 200", {status(500), status(200)}, false, kCompleted, 0, 2);
    row("500 for ever", {status(500)}, false, kDead, 2, kMaxAttempts);
    row("503 then 200", {status(503), status(200)}, false, kCompleted, 0, 2);
    row("429 with Retry-After", {status(429, {{"Retry-After", "2"}}), status(200)}, false, kCompleted, 0, 2);
    row("401", {status(401)}, false, kDead, 4, 1);
    row("403", {status(403)}, false, kDead, 4, 1);
    row("400", {status(400)}, false, kDead, 3, 1);
    row("404", {status(404)}, false, kDead, 3, 1);
    row("422", {status(422)}, false, kDead, 3, 1);
    row("410", {status(410)}, false, kDead, 3, 1);
    row("redirect is not followed", {status(302, {{"Location", "http://127.0.0.1:1/"}})}, false, kDead, 3, 1);
    row("reset after reading, not idempotent", {{Kind::resetAfterReading}}, false, kUnresolved, 0, 1);
    row("reset after reading, idempotent", {{Kind::resetAfterReading}, status(200)}, true, kCompleted, 0, 2);
    row("committed, then reset, not idempotent", {{Kind::commitThenReset}}, false, kUnresolved, 0, 1);
    row("never answers, not idempotent", {{Kind::neverAnswer}}, false, kUnresolved, 0, 1);
    row("never answers once, idempotent", {{Kind::neverAnswer}, status(200)}, true, kCompleted, 0, 2);
    row("no HTTP, not idempotent", {{Kind::garbage}}, false, kUnresolved, 0, 1);
    row("502, not idempotent", {status(502)}, false, kUnresolved, 0, 1);
    row("502 then 200, idempotent", {status(502), status(200)}, true, kCompleted, 0, 2);
  }
  void forward_endsAsTabled() {
    QFETCH(Script, script);
    QFETCH(bool, idempotent);
    QFETCH(int, state);
    QFETCH(int, cause);
    QFETCH(int, calls);
    FakeDestination destination;
    destination.script(script);
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), configFor(destination, idempotent)), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    Records records;
    const Shot shot = chargeShot({}, 5);
    const auto began = std::chrono::steady_clock::now();
    QCOMPARE(sendOne(engine.port(), shot, &records).status, 200);
    bool ended = false;
    for (int i = 0; i < 1'500 && !ended; ++i) {
      ended = askStore(scratch.data(), "SELECT count(*) FROM delivery WHERE state IN (3, 4, 5)") == 1;
      std::this_thread::sleep_for(10ms);
    }
    QVERIFY(ended);
    if (script.front().status == 429) QVERIFY(std::chrono::steady_clock::now() - began >= 2s);
    const auto seen = destination.calls();
    const auto end = engine.stop();
    QVERIFY2(end && end->status == 0, engine.error().c_str());

    const auto store = readStore(scratch.data());
    QCOMPARE(store.deliveries.size(), std::size_t{1});
    QCOMPARE(store.deliveries[0].state, state);
    QCOMPARE(store.deliveries[0].cause, cause);
    QCOMPARE(static_cast<int>(seen.size()), calls);
    std::vector<DownstreamCall> downstream;
    for (const auto& call : seen) {
      QVERIFY(call.headers.contains("idempotency-key"));
      QVERIFY(call.headers.contains("webhook-signature"));
      downstream.push_back({call.headers.at("idempotency-key"), call.body, call.committed});
      QCOMPARE(shot.request.substr(shot.request.size() - call.body.size()), call.body);
    }
    Expectation expectation;
    expectation.chargeBeforeDone = true;
    expectation.maxAttempts = kMaxAttempts;
    QCOMPARE(describe(judge(records.all(), store, downstream, expectation)), std::string());
    QCOMPARE(store.ledger.size(), std::size_t{1});  // whatever became of the forward, the money was taken once
    QCOMPARE(crossCheck(scratch.data(), store), std::string());
  }
};

QTEST_GUILESS_MAIN(DestinationsTest)
#include "destinations_test.moc"
