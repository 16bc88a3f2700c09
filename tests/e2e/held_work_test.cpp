// What people do about a destination that fails or is held, and about outcomes that nobody knows, by the command line
// beside a running engine: followed within 250 ms, audited, nothing lost, no attempt spent.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/oracle.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/raw_http_client.h"
#include "tests/kit/scratch_dir.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <csignal>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

using Kind = Reaction::Kind;

const Environment kPassword{{"ACKNOWLEDGER_PASSWORD", "correct horse battery"}};
constexpr const char* kReason = "their maintenance window";

Reaction status(int code) { return {Kind::answer, code, 0ms, {}, "x"}; }

bool waitUntil(const std::function<bool()>& holds, std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < until) {
    if (holds()) return true;
    std::this_thread::sleep_for(10ms);
  }
  return holds();
}

boost::json::object json(const CommandResult& result) {
  boost::json::error_code failed;
  const auto value = boost::json::parse(result.out, failed);
  return !failed && value.is_object() ? value.as_object() : boost::json::object{};
}

std::string crm(const FakeDestination& destination, const std::string& breaker) {
  return R"({"name": "crm", "url": ")" + destination.url() + R"(", "timeout_s": 1, "breaker": )" + breaker + "}";
}

constexpr const char* kFast = R"({"max_attempts": 9, "backoff_base_s": 1, "backoff_cap_s": 1})";
constexpr const char* kTouchy = R"({"failures": 3, "open_s": 2, "max_open_s": 2})";

struct Scene {
  explicit Scene(const std::string& breaker) : engine(EngineStart{scratch.data()}) {
    applied = applyConfig(scratch.data(), chargeConfig(crm(destination, breaker), kFast));
  }
  /// ada, an admin whose password is in the environment.
  bool makeAdmin() {
    const auto token = daemon({"user", "setup-token"}, scratch.data());
    std::string text = token.out;
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return daemon({"user", "add", "ada", "--role", "admin", "--setup-token", text}, scratch.data(), {},
                  kPassword.front().second + "\n")
        .succeeded();
  }
  CommandResult asAda(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--as", "ada"});
    return daemon(std::move(arguments), scratch.data(), kPassword);
  }
  void send(int number) { sendOne(engine.port(), chargeShot({}, number), &records); }
  std::int64_t ask(const std::string& sql) { return askStore(scratch.data(), sql); }
  std::int64_t completed() { return ask("SELECT count(*) FROM delivery WHERE state = 4"); }

  ScratchDir scratch;
  FakeDestination destination;
  Records records;
  EngineProcess engine;
  std::string applied;
};

}  // namespace

class HeldWorkTest : public QObject {
  Q_OBJECT
 private slots:
  void destination_heldAndReleased_isFollowedAtOnce() {
    Scene scene("{}");
    QCOMPARE(scene.applied, std::string());
    QVERIFY(scene.makeAdmin());
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    const auto held = scene.asAda({"destination", "hold", "crm", "--reason", kReason});
    QVERIFY2(held.succeeded(), held.err.c_str());
    std::this_thread::sleep_for(250ms);
    for (int i = 0; i < 5; ++i) scene.send(i);
    std::this_thread::sleep_for(1s);
    QCOMPARE(scene.destination.calls().size(), std::size_t{0});
    QCOMPARE(scene.ask("SELECT sum(attempts) FROM delivery"), std::int64_t{0});
    QCOMPARE(scene.ask("SELECT count(*) FROM ledger"), std::int64_t{5});  // the money does not wait for the CRM
    const auto list = json(daemon({"destination", "list", "--json"}, scene.scratch.data()));
    const auto& one = list.at("destinations").as_array().at(0).as_object();
    QCOMPARE(one.at("waiting").as_int64(), std::int64_t{5});
    QCOMPARE(std::string(one.at("held").as_object().at("by").as_string()), std::string("ada"));
    const auto text = daemon({"status"}, scene.scratch.data());
    QVERIFY2(text.out.find("destination crm is held by ada since ") != std::string::npos, text.out.c_str());
    const auto traced = daemon({"trace", "dlv_0000000000001"}, scene.scratch.data());
    QVERIFY2(traced.out.find("waits: destination crm is held by ada since ") != std::string::npos,
             traced.out.c_str());
    QVERIFY(scene.asAda({"destination", "release", "crm", "--reason", kReason}).succeeded());
    const auto released = std::chrono::steady_clock::now();
    QVERIFY(waitUntil([&] { return !scene.destination.calls().empty(); }, 2s));
    const auto after = std::chrono::steady_clock::now() - released;
    qInfo("work went on %lld ms after the release was answered",
          static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(after).count()));
    QVERIFY(after <= 250ms + 250ms);  // the second part is the test's own: two processes, a loaded machine
    QVERIFY(waitUntil([&] { return scene.completed() == 5; }, 10s));
    QVERIFY(daemon({"audit", "verify"}, scene.scratch.data()).succeeded());
    QVERIFY(scene.engine.stop());
  }
  void destination_held_isHeldForWhatIsSentAtOnce() {
    constexpr int kRounds = 10, kEach = 5;
    Scene scene("{}");
    QVERIFY(scene.makeAdmin());
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    for (int round = 0; round < kRounds; ++round) {
      const std::size_t before = scene.destination.calls().size();
      QVERIFY(scene.asAda({"destination", "hold", "crm", "--reason", kReason}).succeeded());
      for (int i = 0; i < kEach; ++i) scene.send(round * kEach + i);
      const std::int64_t all = (round + 1) * kEach;
      QVERIFY(waitUntil([&] { return scene.ask("SELECT count(*) FROM ledger") == all; }, 10s));
      std::this_thread::sleep_for(150ms);
      QCOMPARE(scene.destination.calls().size(), before);
      QVERIFY(scene.asAda({"destination", "release", "crm", "--reason", kReason}).succeeded());
      QVERIFY(waitUntil([&] { return scene.completed() == all; }, 10s));
    }
    QCOMPARE(scene.destination.calls().size(), std::size_t{kRounds * kEach});
    QCOMPARE(scene.ask("SELECT max(attempts) FROM delivery"), std::int64_t{1});
    QVERIFY(scene.engine.stop());
  }
  void account_withoutAPerson_isRefused_andThatIsAudited() {
    Scene scene("{}");
    QVERIFY(scene.makeAdmin());
    const auto refused = daemon({"destination", "hold", "crm", "--reason", kReason}, scene.scratch.data());
    QCOMPARE(refused.end.status, 1);
    QVERIFY2(refused.err.find("operator or admin") != std::string::npos, refused.err.c_str());
    QCOMPARE(scene.ask("SELECT count(*) FROM audit_entry WHERE action = 'destination.hold' AND refused = 1"),
             std::int64_t{1});
    QCOMPARE(scene.asAda({"destination", "hold", "nobody", "--reason", kReason}).end.status, 1);
    QCOMPARE(daemon({"destination", "hold", "crm"}, scene.scratch.data()).end.status, 2);
  }
  void source_held_keepsItsWork() {
    Scene scene("{}");
    QVERIFY(scene.makeAdmin());
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    QVERIFY(scene.asAda({"source", "hold", "stripe", "--reason", kReason}).succeeded());
    for (int i = 0; i < 5; ++i) scene.send(i);
    std::this_thread::sleep_for(700ms);
    QCOMPARE(scene.ask("SELECT count(*) FROM delivery WHERE state = 0 AND attempts = 0"), std::int64_t{5});
    QVERIFY(daemon({"source", "list"}, scene.scratch.data()).out.find("ada") != std::string::npos);
    const auto text = daemon({"status"}, scene.scratch.data());
    QVERIFY2(text.out.find("source stripe is held by ada since ") != std::string::npos, text.out.c_str());
    QVERIFY2(text.out.find("QUEUE HELD") != std::string::npos, text.out.c_str());
    const auto state = json(daemon({"status", "--json"}, scene.scratch.data()));
    QVERIFY(state.at("held_wholly").as_bool());
    const auto traced = json(daemon({"trace", "dlv_0000000000001", "--json"}, scene.scratch.data()));
    QCOMPARE(std::string(traced.at("waiting").as_array().at(0).as_object().at("why").as_string()),
             std::string("source_held"));
    QVERIFY(scene.asAda({"source", "release", "stripe", "--reason", kReason}).succeeded());
    QVERIFY(waitUntil([&] { return scene.completed() == 5; }, 10s));
    QVERIFY(scene.engine.stop());
  }
  void breaker_opens_holds_tries_andCloses() {
    Scene scene(kTouchy);
    scene.destination.script({status(503)});
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    for (int i = 0; i < 20; ++i) scene.send(i);
    QVERIFY(waitUntil([&] { return scene.ask("SELECT count(*) FROM breaker") == 1; }, 10s));
    const std::size_t calls = scene.destination.calls().size();
    QVERIFY2(calls >= 3 && calls <= 8, std::to_string(calls).c_str());
    QCOMPARE(scene.ask("SELECT count(*) FROM alert WHERE kind = 'breaker_open' AND subject = 'crm'"),
             std::int64_t{1});
    const auto state = json(daemon({"status", "--json"}, scene.scratch.data()));
    QVERIFY(state.at("destinations").as_array().at(0).as_object().at("breaker").as_string() != "closed");
    std::this_thread::sleep_for(3s);
    QVERIFY(scene.destination.calls().size() <= calls + 3);  // one try each time
    // Killed meanwhile, the next process goes on where this one was.
    scene.engine.kill();
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    scene.destination.script({status(200)});
    QVERIFY(waitUntil([&] { return scene.completed() == 20; }, 20s));
    // It is written with the next look at the breakers, not with the delivery.
    QVERIFY(waitUntil([&] { return scene.ask("SELECT count(*) FROM breaker") == 0; }, 10s));
    const auto spent = scene.ask("SELECT max(attempts) FROM delivery");
    QVERIFY2(spent <= 6, std::to_string(spent).c_str());
    QVERIFY(scene.engine.stop());
    QCOMPARE(readStore(scene.scratch.data()).ledger.size(), std::size_t{20});
  }
  void outcome_isListedAndJudged() {
    Scene scene("{}");
    QVERIFY(scene.makeAdmin());
    scene.destination.script({{Kind::commitThenReset, 200, 0ms, {}, ""}});
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    scene.send(1);
    scene.send(2);
    QVERIFY(waitUntil([&] { return scene.ask("SELECT count(*) FROM delivery WHERE state = 3") == 2; }, 10s));
    QCOMPARE(scene.ask("SELECT count FROM alert WHERE kind = 'unresolved' AND subject = 'crm'"), std::int64_t{2});
    const auto found = json(daemon({"outcomes", "--json"}, scene.scratch.data()));
    QCOMPARE(found.at("count").as_int64(), std::int64_t{2});
    const auto& rows = found.at("outcomes").as_array();
    const std::string first(rows.at(0).as_object().at("effect").as_string());
    const std::string second(rows.at(1).as_object().at("effect").as_string());
    QVERIFY(!rows.at(0).as_object().at("can_ask").as_bool());
    QVERIFY(daemon({"outcomes"}, scene.scratch.data()).out.find(first) != std::string::npos);
    const auto judge = [&](const std::string& effect, const char* verdict) {
      return scene.asAda({"outcomes", "judge", effect, "--verdict", verdict, "--evidence", "receipt 4711 in the CRM",
                          "--reason", "asked their support by telephone"});
    };
    scene.destination.script({status(200)});
    const auto done = judge(first, "applied");
    QVERIFY2(done.succeeded(), done.err.c_str());
    QCOMPARE(judge(first, "not-applied").end.status, 1);
    QVERIFY(judge(second, "not-applied").succeeded());
    QVERIFY(waitUntil([&] { return scene.completed() == 2; }, 10s));
    QCOMPARE(scene.destination.calls().size(), std::size_t{3});
    QCOMPARE(scene.asAda({"outcomes", "ask", second}).end.status, 1);
    QCOMPARE(daemon({"outcomes", "judge", "eff_nonsense", "--verdict", "applied", "--evidence", "x", "--reason", "y"},
                    scene.scratch.data())
                 .end.status,
             2);
    const auto after = json(daemon({"outcomes", "--json"}, scene.scratch.data()));
    QCOMPARE(after.at("count").as_int64(), std::int64_t{0});
    QCOMPARE(after.at("reviews").as_array().size(), std::size_t{2});
    QVERIFY(daemon({"audit", "verify"}, scene.scratch.data()).succeeded());
    QVERIFY(daemon({"check"}, scene.scratch.data()).succeeded());
    QVERIFY(scene.engine.stop());
  }
  void deed_killedBeforeItsCommit_changedNothing_andCanBeDoneAgain() {
    Scene scene("{}");
    QVERIFY(scene.makeAdmin());
    scene.destination.script({{Kind::commitThenReset, 200, 0ms, {}, ""}});
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    scene.send(1);
    QVERIFY(waitUntil([&] { return scene.ask("SELECT count(*) FROM delivery WHERE state = 3") == 1; }, 10s));
    const std::string effect(json(daemon({"outcomes", "--json"}, scene.scratch.data()))
                                 .at("outcomes")
                                 .as_array()
                                 .at(0)
                                 .as_object()
                                 .at("effect")
                                 .as_string());
    const std::vector<std::string> judge{
        "outcomes", "judge", effect, "--verdict", "applied", "--evidence", "receipt 4711 in the CRM",
        "--reason", kReason, "--as", "ada"};
    const std::vector<std::string> hold{"destination", "hold", "crm", "--reason", kReason, "--as", "ada"};
    const auto done = [&](const char* action) {
      return scene.ask(std::string("SELECT count(*) FROM audit_entry WHERE refused = 0 AND action = '") + action +
                       "'");
    };
    for (const auto& [order, point] :
         {std::pair{&judge, "operate.outcome_judge"}, std::pair{&hold, "operate.hold"}}) {
      Environment armed = kPassword;
      armed.emplace_back("ACK_KILL_AT", point);
      QCOMPARE(daemon(*order, scene.scratch.data(), armed).end.signal, SIGKILL);
    }
    QCOMPARE(scene.ask("SELECT count(*) FROM outcome_review"), std::int64_t{0});
    QCOMPARE(scene.ask("SELECT count(*) FROM held_work"), std::int64_t{0});
    QCOMPARE(scene.ask("SELECT count(*) FROM delivery WHERE state = 3"), std::int64_t{1});
    QCOMPARE(done("outcome.judge") + done("destination.hold"), std::int64_t{0});
    for (const auto* order : {&judge, &hold}) QVERIFY(daemon(*order, scene.scratch.data(), kPassword).succeeded());
    QVERIFY(waitUntil([&] { return scene.completed() == 1; }, 5s));
    QCOMPARE(done("outcome.judge") + done("destination.hold"), std::int64_t{2});
    QVERIFY(daemon({"audit", "verify"}, scene.scratch.data()).succeeded());
    QVERIFY(scene.engine.stop());
  }
};

QTEST_GUILESS_MAIN(HeldWorkTest)
#include "held_work_test.moc"
