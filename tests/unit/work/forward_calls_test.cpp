#include "core/queue/settling.h"
#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::work::test;
using domain::AttemptResult;
using domain::DeadCause;
using domain::DeliveryState;
using work::CallFailure;

namespace {

std::string text(DeadCause cause) { return std::to_string(static_cast<int>(cause)); }
std::string text(AttemptResult result) { return std::to_string(static_cast<int>(result)); }

std::string header(const work::HttpRequest& request, std::string_view name) {
  for (const auto& [field, value] : request.headers)
    if (field == name) return value;
  return {};
}

}  // namespace

class ForwardCallsTest : public QObject {
  Q_OBJECT

 private slots:
  void call_intentAndMoney_areOnDiskBeforeIt() {
    WorkScene scene({chargeSpec(), forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    QCOMPARE(scene.http.waiting(), 1U);
    QCOMPARE(scene.store.state(id), DeliveryState::processing);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.store.number("SELECT state FROM effect WHERE kind = 3"), 1);
    QVERIFY(scene.store.number("SELECT intent_at_us FROM effect WHERE kind = 3") > 0);
    QCOMPARE(scene.attempt(id), text(AttemptResult::running));
    QCOMPARE(scene.total("state.processing"), 1);
    QCOMPARE(header(scene.http.requests[0], "Idempotency-Key"), std::string("evt_1"));
    scene.http.answer(204);
    QCOMPARE(scene.calls.settleEnded(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT state FROM effect WHERE kind = 3"), 2);
    QCOMPARE(scene.store.number("SELECT http_status FROM effect WHERE kind = 3"), 204);
    QCOMPARE(scene.attempt(id), text(AttemptResult::completed));
    QCOMPARE(scene.total("state.completed"), 1);
    QCOMPARE(scene.total("state.processing"), 0);
    QCOMPARE(scene.calls.underWay(), 0U);
    QCOMPARE(scene.pacer.underWay(1), 0);
  }

  void answers_data() {
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("cause");
    auto row = [](int status, DeliveryState state, DeadCause cause = DeadCause::none) {
      QTest::addRow("%d", status) << status << static_cast<int>(state) << static_cast<int>(cause);
    };
    for (int status : {200, 201, 202, 204, 299}) row(status, DeliveryState::completed);
    for (int status : {408, 425, 429, 500, 501, 503, 507}) row(status, DeliveryState::retrying);
    for (int status : {409, 502, 504}) row(status, DeliveryState::unresolved);
    for (int status : {401, 403, 407}) row(status, DeliveryState::dead, DeadCause::unauthorised);
    for (int status : {301, 302, 307, 400, 404, 405, 410, 413, 422})
      row(status, DeliveryState::dead, DeadCause::permanent);
  }
  void answers() {
    QFETCH(int, status);
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.runCall(status);
    QTEST(static_cast<int>(scene.store.state(id)), "state");
    QTEST(QString::fromStdString(scene.of(id, "cause")).toInt(), "cause");
    const bool ended = scene.store.state(id) != DeliveryState::completed;
    QCOMPARE(scene.of(id, "evidence").find("HTTP " + std::to_string(status)) != std::string::npos, ended);
    const bool owned =
        scene.store.state(id) == DeliveryState::dead || scene.store.state(id) == DeliveryState::unresolved;
    QCOMPARE(scene.of(id, "owner"), owned ? std::string("finance") : std::string());
  }
  void answers_configuredLists_decideFirst() {
    WorkScene scene({forwardSpec("crm")});
    scene.crm().errors = {{404}, {503}, {418}, {400}};
    scene.publish();
    const DeliveryId ids[] = {scene.add("a"), scene.add("b"), scene.add("c"), scene.add("d")};
    scene.run();
    for (int status : {404, 503, 418, 400}) scene.http.answer(status);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(ids[0]), DeliveryState::retrying);
    QCOMPARE(scene.of(ids[1], "cause"), text(DeadCause::permanent));
    QCOMPARE(scene.of(ids[2], "cause"), text(DeadCause::unauthorised));
    QCOMPARE(scene.store.state(ids[3]), DeliveryState::unresolved);
  }

  void transient_isRetriedWithStoredDelay_andExhausted() {
    WorkScene scene({chargeSpec(), forwardSpec("crm")});
    scene.catalogue->settings.maxAttempts = 3;
    scene.publish();
    const DeliveryId id = scene.add("evt_1");
    for (int attempt = 1; attempt <= 3; ++attempt) {
      scene.runCall(500);
      QCOMPARE(scene.of(id, "attempts"), std::to_string(attempt));
      if (attempt == 3) break;
      QCOMPARE(scene.store.state(id), DeliveryState::retrying);
      QCOMPARE(scene.of(id, "lane"), std::string("1"));
      QCOMPARE(scene.attempt(id, "next_at_us"), scene.of(id, "next_at_us"));
      const auto next = fromMicros(scene.store.number("SELECT next_at_us FROM delivery"));
      QVERIFY(next >= scene.clock.now() && next <= scene.clock.now() + std::chrono::seconds{2 * attempt});
      scene.clock.advance(next - scene.clock.now() - std::chrono::microseconds{1});
      if (next > scene.clock.now() + std::chrono::microseconds{1}) QCOMPARE(scene.worker.step().taken, 0U);
      scene.clock.advance(std::chrono::microseconds{1});
    }
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.of(id, "cause"), text(DeadCause::exhausted));
    QCOMPARE(scene.store.number("SELECT count(*) FROM attempt"), 3);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.store.number("SELECT state FROM effect WHERE kind = 3"), 3);
    QCOMPARE(scene.http.requests.size(), 3U);
    scene.clock.advance(std::chrono::hours{24});
    scene.run();
    QCOMPARE(scene.http.requests.size(), 3U);
  }
  void transient_destinationsOwnLimitAndAge_bound() {
    WorkScene scene({forwardSpec("crm")});
    scene.crm().maxAttempts = 1;
    scene.publish();
    const DeliveryId once = scene.add("evt_1");
    scene.runCall(500);
    QCOMPARE(scene.of(once, "cause"), text(DeadCause::exhausted));
    scene.crm().maxAttempts = 0;
    scene.catalogue->settings.maxAge = std::chrono::seconds{60};
    scene.publish();
    const DeliveryId old = scene.add("evt_2");
    scene.clock.advance(std::chrono::seconds{61});
    scene.runCall(500);
    QCOMPARE(scene.of(old, "cause"), text(DeadCause::exhausted));
  }
  void retryAfter_isHonoured_data() {
    QTest::addColumn<QStringList>("headers");
    QTest::addColumn<int>("atLeast");
    QTest::addColumn<int>("atMost");
    QTest::newRow("seconds") << QStringList{"Retry-After", "120"} << 120 << 122;
    QTest::newRow("date") << QStringList{"retry-after", "Wed, 11 Mar 2026 12:05:00 GMT"} << 300 << 302;
    QTest::newRow("past date") << QStringList{"Retry-After", "Wed, 11 Mar 2020 12:05:00 GMT"} << 0 << 2;
    QTest::newRow("garbage") << QStringList{"Retry-After", "soon"} << 0 << 2;
    QTest::newRow("negative") << QStringList{"Retry-After", "-5"} << 0 << 2;
    QTest::newRow("two of them") << QStringList{"Retry-After", "60", "Retry-After", "90"} << 90 << 92;
    QTest::newRow("one of two is none") << QStringList{"Retry-After", "soon", "Retry-After", "30"} << 30 << 32;
    QTest::newRow("a billion") << QStringList{"Retry-After", "1000000000"} << 8'000 << 8'100;
    QTest::newRow("reset seconds") << QStringList{"RateLimit-Reset", "30"} << 30 << 32;
    QTest::newRow("reset time") << QStringList{"X-RateLimit-Reset", "1773230460"} << 60 << 62;
  }
  void retryAfter_isHonoured() {
    QFETCH(QStringList, headers);
    QFETCH(int, atLeast);
    QFETCH(int, atMost);
    WorkScene scene({forwardSpec("crm")});
    scene.add("evt_1");
    std::vector<std::pair<std::string, std::string>> fields;
    for (qsizetype i = 0; i + 1 < headers.size(); i += 2)
      fields.emplace_back(headers[i].toStdString(), headers[i + 1].toStdString());
    scene.runCall(429, fields);
    const auto delay = fromMicros(scene.store.number("SELECT next_at_us FROM delivery")) - scene.clock.now();
    QVERIFY2(delay >= std::chrono::seconds{atLeast} && delay <= std::chrono::seconds{atMost},
             qPrintable(QString::number(delay.count())));
  }

  void notSent_isTransient() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.http.fail(CallFailure::notSent);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 3);
  }
  void uncertain_stopsAtUnresolved_andIsNeverRepeated() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.http.fail(CallFailure::afterSending);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 4);
    QCOMPARE(scene.attempt(id), text(AttemptResult::uncertain));
    scene.clock.advance(std::chrono::hours{100});
    scene.run();
    *scene.sweep.rescueAll();
    scene.run();
    QCOMPARE(scene.http.requests.size(), 1U);
    // Even one that is put back into the queue by other means is not repeated.
    scene.store.change("UPDATE delivery SET state = 0");
    scene.run();
    QCOMPARE(scene.http.requests.size(), 1U);
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
  }
  void uncertain_idempotentDestination_repeatsWithTheSameKey() {
    WorkScene scene({forwardSpec("crm")});
    scene.crm().idempotent = true;
    scene.catalogue->settings.maxAttempts = 2;
    scene.publish();
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.http.fail(CallFailure::afterSending);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    QCOMPARE(scene.attempt(id), text(AttemptResult::uncertain));
    scene.clock.advance(std::chrono::seconds{10});
    scene.run();
    QCOMPARE(scene.http.requests.size(), 2U);
    QCOMPARE(header(scene.http.requests[0], "Idempotency-Key"), header(scene.http.requests[1], "Idempotency-Key"));
    QCOMPARE(header(scene.http.requests[1], "Acknowledger-Attempt"), std::string("2"));
    scene.http.fail(CallFailure::afterSending);
    scene.calls.settleEnded();
    QCOMPARE(scene.of(id, "cause"), text(DeadCause::outcomeUnknown));
    QCOMPARE(scene.store.number("SELECT count(*) FROM effect"), 1);
  }

  void twoForwards_goOnInOneAttempt() {
    WorkScene scene({forwardSpec("crm"), forwardSpec("billing")});
    const DeliveryId id = scene.add("evt_1");
    scene.runCall(200);
    QCOMPARE(scene.store.state(id), DeliveryState::processing);
    QCOMPARE(scene.http.requests.size(), 2U);
    QVERIFY(scene.http.requests[1].url.find("billing") != std::string::npos);
    QCOMPARE(scene.pacer.underWay(1), 0);
    QCOMPARE(scene.pacer.underWay(2), 1);
    scene.http.answer(200);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.of(id, "attempts"), std::string("1"));
  }
  void twoForwards_secondFails_firstIsNotRepeated() {
    WorkScene scene({forwardSpec("crm"), forwardSpec("billing")});
    const DeliveryId id = scene.add("evt_1");
    scene.runCall(200);
    scene.http.answer(503);
    scene.calls.settleEnded();
    QCOMPARE(scene.of(id, "lane"), std::string("2"));
    scene.clock.advance(std::chrono::seconds{10});
    scene.runCall(200);
    QCOMPARE(scene.http.requests.size(), 3U);
    QVERIFY(scene.http.requests[2].url.find("billing") != std::string::npos);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
  void twoForwards_secondHasNoPlace_waitsInItsLaneWithoutCost() {
    WorkScene scene({forwardSpec("crm"), forwardSpec("billing")});
    scene.catalogue->destinations[1].concurrency = 1;
    scene.publish();
    scene.add("evt_1");
    const DeliveryId second = scene.add("evt_2");
    scene.run();
    scene.http.answer(200);
    scene.http.answer(200);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(second), DeliveryState::retrying);
    QCOMPARE(scene.of(second, "lane"), std::string("2"));
    QCOMPARE(scene.of(second, "round_attempts"), std::string("0"));
    QCOMPARE(scene.of(second, "attempts"), std::string("1"));
    scene.run();
    QCOMPARE(scene.http.waiting(), 1U);
    scene.http.answer(200);
    scene.calls.settleEnded();
    scene.runCall(200);
    QCOMPARE(scene.total("state.completed"), 2);
    QCOMPARE(scene.http.requests.size(), 4U);
  }

  void capacity_boundsCalls_andSlowOneHoldsNobodyBack() {
    WorkScene scene({chargeSpec()});
    scene.catalogue->sources[0].rules.push_back({"crm", {}, {forwardSpec("crm")}});
    scene.catalogue->sources[0].rules.push_back({"billing", {}, {forwardSpec("billing")}});
    scene.crm().concurrency = 2;
    scene.publish();
    kit::TestEvent event;
    event.body = "{\"a\":\"x\",\"n\":1}";
    for (int i = 0; i < 10; ++i) {
      event.eventId = "c" + std::to_string(i);
      event.type = "crm";
      scene.store.add(event);
    }
    event.eventId = "b";
    event.type = "billing";
    scene.store.add(event);
    scene.run();
    QCOMPARE(scene.pacer.underWay(1), 2);
    QCOMPARE(scene.pacer.underWay(2), 1);
    QCOMPARE(scene.http.waiting(), 3U);
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE lane = 1 AND state = 0 AND attempts = 0"), 8);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 11);  // money first, wherever the call waits
    for (int i = 0; i < 11; ++i) {
      QVERIFY(scene.http.answer(200));
      scene.calls.settleEnded();
      scene.run();
      QVERIFY(scene.pacer.underWay(1) <= 2);
    }
    QCOMPARE(scene.total("state.completed"), 11);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 11);
  }
  void lane_destinationRemoved_doesNotStick() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.runCall(500);
    scene.catalogue->destinations.erase(scene.catalogue->destinations.begin());
    scene.publish();
    scene.clock.advance(std::chrono::seconds{10});
    scene.run();
    QCOMPARE(scene.of(id, "cause"), text(DeadCause::mapping));
  }
  void businessKey_forwardOfTwoEvents_isOneCall() {
    WorkScene scene({forwardSpec("crm")});
    scene.effect().key = pointer("/t");
    scene.publish();
    const DeliveryId first = scene.add("evt_1");
    const DeliveryId second = scene.add("evt_2");
    scene.run();
    QCOMPARE(scene.http.waiting(), 1U);
    QCOMPARE(scene.store.state(second), DeliveryState::retrying);
    scene.http.answer(200);
    scene.calls.settleEnded();
    scene.clock.advance(std::chrono::seconds{10});
    scene.run();
    QCOMPARE(scene.store.state(first), DeliveryState::completed);
    QCOMPARE(scene.store.state(second), DeliveryState::completed);
    QCOMPARE(scene.http.requests.size(), 1U);
  }

  void lease_isRenewedWhileTheCallLasts() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    const auto until = scene.store.number("SELECT lease_until_us FROM delivery");
    QCOMPARE(until, toMicros(scene.clock.now() + std::chrono::seconds{60}));
    scene.clock.advance(std::chrono::seconds{19});
    scene.calls.renewLeases();
    QCOMPARE(scene.store.number("SELECT lease_until_us FROM delivery"), until);
    scene.clock.advance(std::chrono::seconds{1});
    scene.calls.renewLeases();
    QCOMPARE(scene.store.number("SELECT lease_until_us FROM delivery"), until + 20'000'000);
    QCOMPARE(scene.attempt(id, "lease_until_us"), std::to_string(until + 20'000'000));
    // A wall clock that jumps does not take the lease from a call that lives.
    scene.clock.jump(std::chrono::hours{24 * 400});
    QCOMPARE(*scene.sweep.rescueLapsed(), 0);
    scene.clock.jump(-std::chrono::hours{24 * 800});
    QCOMPARE(*scene.sweep.rescueLapsed(), 0);
    scene.http.answer(200);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }

  void lateSettlement_isRefusedAndKept() {
    WorkScene scene({chargeSpec(), forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    // As if another process had judged the lease meanwhile.
    queue::RescuePolicy policy{[](std::int64_t) { return false; }, [](std::int64_t) { return domain::RetryLimits{}; },
                               [](SourceId) { return std::chrono::seconds{300}; },
                               [](SourceId) { return "finance"; }};
    const queue::LeaseRescuer rescuer(policy, scene.random);
    QVERIFY(scene.store.writer()
                .execute(store::WriteLane::work,
                         [&](store::WriteContext& context) -> Result<void> {
                           auto outcome = rescuer.rescue(context, id, 1);
                           if (!outcome) return std::move(outcome).error();
                           return {};
                         })
                .ok());
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.attempt(id), text(AttemptResult::lapsed));
    scene.http.answer(200);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.of(id, "lease_epoch"), std::string("2"));
    QCOMPARE(scene.store.number("SELECT state FROM effect WHERE kind = 3"), 4);
    QCOMPARE(scene.attempt(id), text(AttemptResult::late));
    QVERIFY(scene.store.ask("SELECT text FROM delivery_note WHERE kind = 'late_settlement'").find("HTTP 200") !=
            std::string::npos);
    QCOMPARE(scene.total("state.unresolved"), 1);
    QCOMPARE(scene.calls.underWay(), 0U);
  }
};
QTEST_GUILESS_MAIN(ForwardCallsTest)
#include "forward_calls_test.moc"
