#include "core/work/outcome_asks.h"
#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::work::test;
using domain::DeadCause;
using domain::DeliveryState;
using work::CallFailure;
using namespace std::chrono_literals;

namespace {

config::Reconcile lookup() {
  config::Reconcile reconcile;
  reconcile.url = "http://127.0.0.1:1/has?event={event_id}";
  reconcile.found = {{{200}, {}}};
  reconcile.missing = {{{404}, {}}};
  reconcile.settle = 0s;
  reconcile.maxAttempts = 3;
  return reconcile;
}

/// A scene whose first destination can be asked.
struct AskScene : WorkScene {
  explicit AskScene(std::vector<config::EffectSpec> effects = {forwardSpec("crm")}) : WorkScene(std::move(effects)) {
    crm().reconcile = lookup();
    publish();
  }
  /// An event whose call was lost.
  DeliveryId lost(const std::string& eventId = "evt_1") {
    const DeliveryId id = add(eventId);
    run();
    http.fail(CallFailure::afterSending);
    calls.settleEnded();
    return id;
  }
  int ask() { return *asks.askDue(current); }
  /// Asks, answers, settles.
  void asked(int status, std::vector<std::pair<std::string, std::string>> headers = {}) {
    ask();
    http.answer(status, std::move(headers));
    asks.settleAnswered();
  }
  std::string alerts() { return store.ask("SELECT group_concat(kind || ' ' || subject) FROM alert"); }

  queue::WorkSignal signal;
  work::OutcomeAsks asks{http, store.writer(), pacer, clock, random, signal, *store.openReader()};
};

}  // namespace

class OutcomeAsksTest : public QObject {
  Q_OBJECT
 private slots:
  void found_completesWithoutAnotherCall() {
    AskScene scene;
    const DeliveryId id = scene.lost("evt 1/ä");
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.alerts(), std::string());  // nobody is needed yet
    QCOMPARE(scene.ask(), 1);
    QCOMPARE(scene.ask(), 0);  // it is under way
    QCOMPARE(scene.http.requests.back().method, std::string("GET"));
    QCOMPARE(scene.http.requests.back().url, std::string("http://127.0.0.1:1/has?event=evt%201%2F%C3%A4"));
    QVERIFY(scene.http.requests.back().body.empty());
    scene.http.answer(200);
    QCOMPARE(scene.asks.settleAnswered(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 2);
    QCOMPARE(scene.of(id, "attempts"), std::string("1"));
    QCOMPARE(scene.total("state.unresolved"), 0);
    QCOMPARE(scene.total("state.completed"), 1);
    scene.run();
    QCOMPARE(scene.http.requests.size(), 2U);
    QCOMPARE(scene.pacer.underWay(1), 0);
    QVERIFY(scene.store.ask("SELECT text FROM delivery_note WHERE kind = 'destination_asked'").find("HTTP 200") !=
            std::string::npos);
  }
  void found_furtherForward_goesOnToIt() {
    AskScene scene({forwardSpec("crm"), forwardSpec("billing")});
    const DeliveryId id = scene.lost();
    scene.asked(200);
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    scene.run();
    QCOMPARE(scene.http.requests.size(), 3U);
    QVERIFY(scene.http.requests.back().url.find("billing") != std::string::npos);
    scene.http.answer(200);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
  void missing_runsAgain_countingAttemptsOn() {
    AskScene scene;
    const DeliveryId id = scene.lost();
    scene.asked(404);
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 3);
    QCOMPARE(scene.of(id, "round_attempts"), std::string("1"));
    scene.clock.advance(3s);
    scene.runCall(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.of(id, "attempts"), std::string("2"));
  }
  void missing_attemptsUsedUp_isDead() {
    AskScene scene;
    scene.crm().maxAttempts = 1;
    scene.publish();
    const DeliveryId id = scene.lost();
    scene.asked(404);
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(DeadCause::exhausted)));
    QCOMPARE(scene.of(id, "owner"), std::string("finance"));
    QCOMPARE(scene.total("state.dead"), 1);
  }
  void missing_beforeTheCallCanBeOver_isNotBelieved() {
    AskScene scene;
    scene.crm().reconcile->settle = 10s;
    scene.publish();
    const DeliveryId id = scene.lost();
    scene.asked(404);
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    scene.clock.advance(9s);
    QCOMPARE(scene.ask(), 0);  // not earlier than it can be believed
    scene.clock.advance(4s);
    scene.asked(200);  // it had been slow
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.http.requests.size(), 3U);
  }
  void unknown_isAskedAgain_thenRestsForAPerson() {
    AskScene scene;
    const DeliveryId id = scene.lost();
    for (int asks = 1; asks <= 3; ++asks) {
      scene.asked(503);
      QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
      QCOMPARE(scene.store.number("SELECT asks FROM inquiry"), asks);
      scene.clock.advance(1h);
    }
    QCOMPARE(scene.store.number("SELECT ended FROM inquiry"), 1);
    QCOMPARE(scene.alerts(), std::string("unresolved crm"));
    scene.clock.advance(1'000h);
    QCOMPARE(scene.ask(), 0);
    scene.run();
    QCOMPARE(scene.http.requests.size(), 4U);
  }
  void unknown_retryAfter_isHonoured() {
    AskScene scene;
    scene.lost();
    scene.asked(429, {{"Retry-After", "120"}});
    scene.clock.advance(119s);
    QCOMPARE(scene.ask(), 0);
    scene.clock.advance(4s);
    QCOMPARE(scene.ask(), 1);
  }
  void noAnswer_saysNothing() {
    AskScene scene;
    const DeliveryId id = scene.lost();
    QCOMPARE(scene.ask(), 1);
    scene.http.fail(CallFailure::notSent);
    scene.asks.settleAnswered();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.store.number("SELECT asks FROM inquiry"), 1);
  }
  void neither_rests_andIsToldOnce() {
    AskScene scene;
    scene.crm().reconcile.reset();
    scene.publish();
    const DeliveryId id = scene.lost();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.alerts(), std::string("unresolved crm"));
    scene.clock.advance(100h);
    QCOMPARE(scene.ask(), 0);
    // Whoever teaches it to be asked later has it asked.
    scene.crm().reconcile = lookup();
    scene.publish();
    scene.asked(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
  void answer_afterSomebodyElseSettled_changesNothing() {
    AskScene scene;
    const DeliveryId id = scene.lost();
    scene.ask();
    scene.store.change("UPDATE delivery SET state = 5, lease_epoch = lease_epoch + 1");
    scene.http.answer(200);
    scene.asks.settleAnswered();
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 4);
    QCOMPARE(scene.store.number("SELECT count(*) FROM inquiry"), 0);
  }
  void idempotent_thatCantSay_isRepeatedWithTheSameKey() {
    AskScene scene;
    scene.crm().idempotent = true;
    scene.crm().reconcile->maxAttempts = 1;
    scene.publish();
    const DeliveryId id = scene.lost();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    scene.asked(503);
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    scene.clock.advance(5s);
    scene.runCall(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.http.requests.size(), 3U);
  }
  // As after the call itself: what was lost before the destination could be asked is asked about before it is
  // repeated.
  void idempotent_canBeAskedMeanwhile_isAskedBeforeItIsRepeated() {
    AskScene scene;
    scene.crm().idempotent = true;
    scene.crm().reconcile.reset();
    scene.publish();
    const DeliveryId id = scene.lost();
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    scene.crm().reconcile = lookup();
    scene.publish();
    scene.clock.advance(5s);
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.http.requests.size(), 1U);
    scene.asked(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.http.requests.size(), 2U);
  }
  void idempotent_exhausted_isAskedBeforeItIsGivenUp() {
    AskScene scene;
    scene.crm().idempotent = true;
    scene.crm().maxAttempts = 1;
    scene.publish();
    const DeliveryId id = scene.lost();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    scene.asked(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
  void questions_keepWithinTheDestinationsPlaces() {
    AskScene scene;
    scene.crm().concurrency = 2;
    scene.publish();
    for (int i = 0; i < 5; ++i) scene.lost("evt_" + std::to_string(i));
    QCOMPARE(scene.ask(), 2);
    QCOMPARE(scene.ask(), 0);
    for (int i = 0; i < 5; ++i) {
      QVERIFY(scene.http.answer(200));
      scene.asks.settleAnswered();
      scene.ask();
      QVERIFY(scene.pacer.underWay(1) <= 2);
    }
    QCOMPARE(scene.total("state.completed"), 5);
  }
  void heldDestination_isNotAsked() {
    AskScene scene;
    scene.lost();
    scene.pacer.hold({1});
    QCOMPARE(scene.ask(), 0);
    scene.pacer.hold({});
    QCOMPARE(scene.ask(), 1);
  }
  void rescuedCall_isAskedAbout() {
    AskScene scene;
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.clock.advance(2min);
    work::ForwardCalls others{scene.http, scene.store.writer(), scene.pacer, scene.clock, scene.random};
    work::WorkerShared shared{[&] { return scene.current; },
                              [](const config::Source&) { return effect::ContentProof::proven; },
                              scene.store.vault(),
                              scene.clock,
                              scene.random,
                              scene.store.writer(),
                              scene.pacer,
                              scene.due,
                              others};
    work::LeaseSweep nextProcess{shared, *scene.store.openReader()};
    QCOMPARE(*nextProcess.rescueAll(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.alerts(), std::string());
    QCOMPARE(scene.ask(), 1);
    scene.http.fail(CallFailure::afterSending);  // the first call, that died with its process
    scene.http.answer(200);
    scene.asks.settleAnswered();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
};
QTEST_GUILESS_MAIN(OutcomeAsksTest)
#include "outcome_asks_test.moc"
