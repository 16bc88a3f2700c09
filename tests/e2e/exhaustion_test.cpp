// A destination that stays down: each delivery is tried exactly as often as allowed, ends as one dead letter, and all
// of them together are one alert with one message (reliability.md, D6).
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/oracle.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/raw_http_client.h"
#include "tests/kit/scratch_dir.h"

#include <functional>
#include <string>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

constexpr int kEvents = 1000;
constexpr int kAttempts = 3;

bool waitUntil(const std::function<bool()>& holds, std::chrono::seconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < until) {
    if (holds()) return true;
    std::this_thread::sleep_for(100ms);
  }
  return holds();
}

/// The breaker is off: it would hold the work instead of spending it. `channel` takes the alerts.
std::string config(const FakeDestination& crm, const FakeDestination& channel) {
  const std::string destination = R"({"name": "crm", "url": ")" + crm.url() +
                                  R"(", "timeout_s": 5, "concurrency": 32, "breaker": {"enabled": false}})";
  std::string text = chargeConfig(
      destination, R"({"max_attempts": 3, "backoff_base_s": 1, "backoff_cap_s": 2, "completion_target": 0})");
  text.insert(text.find("\"sources\""), R"("alerts": {"webhook": {"url": ")" + channel.url() + "\"}}, ");
  return text;
}

}  // namespace

class ExhaustionTest : public QObject {
  Q_OBJECT

 private slots:
  void thousand_exhausted_areOneDeadLetterEach_andOneAlert() {
    const ScratchDir scratch;
    FakeDestination crm;
    FakeDestination channel;
    crm.script({{Reaction::Kind::answer, 503, 0ms, {}, "down"}});
    QCOMPARE(applyConfig(scratch.data(), config(crm, channel)), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    const auto ask = [&](const std::string& sql) { return askStore(scratch.data(), sql); };
    std::vector<Shot> shots;
    for (int i = 0; i < kEvents; ++i) shots.push_back(chargeShot({}, i));
    Records records;
    sendAll(engine.port(), shots, 16, records);
    QVERIFY(waitUntil([&] { return ask("SELECT count(*) FROM delivery WHERE state = 5") == kEvents; }, 150s));

    QCOMPARE(ask("SELECT count(*) FROM delivery WHERE state = 5 AND cause = 2"), std::int64_t{kEvents});
    QCOMPARE(ask("SELECT count(*) FROM delivery WHERE attempts <> 3"), std::int64_t{0});
    QCOMPARE(ask("SELECT count(*) FROM attempt"), std::int64_t{kEvents * kAttempts});
    QCOMPARE(crm.calls().size(), static_cast<std::size_t>(kEvents * kAttempts));
    // Full jitter: from nothing to base times two for each attempt, within the cap.
    QCOMPARE(ask("SELECT count(*) FROM attempt WHERE number < 3 AND (next_at_us < ended_at_us OR next_at_us > "
                 "ended_at_us + 2000000)"),
             std::int64_t{0});
    QCOMPARE(ask("SELECT count(*) FROM attempt a JOIN attempt b ON b.delivery_id = a.delivery_id AND b.number = "
                 "a.number + 1 WHERE b.started_at_us < a.next_at_us"),
             std::int64_t{0});

    QVERIFY(waitUntil([&] { return ask("SELECT count(*) FROM alert WHERE kind = 'exhausted'") == 1; }, 10s));
    // Its count follows, a few seconds later; the alert stays the one.
    QVERIFY(waitUntil([&] { return ask("SELECT count FROM alert WHERE kind = 'exhausted'") == kEvents; }, 100s));
    QCOMPARE(ask("SELECT count(*) FROM alert"), std::int64_t{1});
    QCOMPARE(ask("SELECT count(*) FROM alert WHERE subject = 'crm' AND owner = 'finance' AND state = 0"),
             std::int64_t{1});
    QVERIFY(waitUntil([&] { return ask("SELECT count(*) FROM alert_message WHERE state = 1") == 1; }, 20s));
    QCOMPARE(ask("SELECT count(*) FROM alert_message"), std::int64_t{1});
    QCOMPARE(channel.calls().size(), std::size_t{1});
    QVERIFY(engine.stop());
  }
};
QTEST_GUILESS_MAIN(ExhaustionTest)
#include "exhaustion_test.moc"
