#include "core/queue/circuit_breaker.h"
#include "core/queue/destination_pacer.h"
#include "tests/kit/fake_clock.h"

#include <QtTest>

using namespace ack;
using namespace ack::queue;
using namespace std::chrono_literals;
using State = CircuitBreaker::State;

namespace {

BreakerLimits limits() { return {true, 4, 0.5, 60s, 10s, 40s}; }

struct Scene {
  kit::FakeClock clock{fromMicros(0)};
  CircuitBreaker breaker{limits()};
  void report(bool failed, bool wasTry = false) { breaker.report(clock.monotonic(), failed, wasTry); }
  [[nodiscard]] State state() const { return breaker.state(clock.monotonic()); }
  bool begin(bool& isTry) { return breaker.begin(clock.monotonic(), isTry); }
};

}  // namespace

class CircuitBreakerTest : public QObject {
  Q_OBJECT
 private slots:
  void failures_enoughAndRateReached_opens() {
    Scene scene;
    for (int i = 0; i < 3; ++i) scene.report(true);
    QCOMPARE(scene.state(), State::closed);
    scene.report(true);
    QCOMPARE(scene.state(), State::open);
    bool isTry = true;
    QVERIFY(!scene.begin(isTry));
    QCOMPARE(scene.breaker.left(scene.clock.monotonic()), std::chrono::microseconds(10s));
  }
  void failures_belowTheRate_staysClosed() {
    Scene scene;
    for (int i = 0; i < 40; ++i) scene.report(i % 3 == 0);
    QCOMPARE(scene.state(), State::closed);
  }
  void failures_olderThanTheWindow_areForgotten() {
    Scene scene;
    for (int i = 0; i < 3; ++i) scene.report(true);
    scene.clock.advance(64s);
    for (int i = 0; i < 3; ++i) scene.report(true);
    QCOMPARE(scene.state(), State::closed);
    scene.report(true);
    QCOMPARE(scene.state(), State::open);
  }
  void open_afterItsTime_letsOneTry_andCloses() {
    Scene scene;
    for (int i = 0; i < 4; ++i) scene.report(true);
    scene.clock.advance(10s - 1us);
    bool isTry = false;
    QVERIFY(!scene.begin(isTry));
    scene.clock.advance(1us);
    QCOMPARE(scene.state(), State::ready);
    QVERIFY(scene.begin(isTry));
    QVERIFY(isTry);
    bool second = false;
    QVERIFY(!scene.begin(second));
    scene.report(false);  // of a call from before: says nothing
    QCOMPARE(scene.state(), State::trying);
    scene.report(false, true);
    QCOMPARE(scene.state(), State::closed);
    QVERIFY(scene.begin(isTry));
    QVERIFY(!isTry);
  }
  void try_thatFails_doublesTheTime_upToTheMost() {
    Scene scene;
    for (int i = 0; i < 4; ++i) scene.report(true);
    for (const auto time : {10s, 20s, 40s, 40s}) {
      QCOMPARE(scene.breaker.left(scene.clock.monotonic()), std::chrono::microseconds(time));
      scene.clock.advance(time);
      bool isTry = false;
      QVERIFY(scene.begin(isTry));
      scene.report(true, true);
    }
    QCOMPARE(scene.breaker.opened(), 5);
  }
  void try_thatIsNotMade_isLeftToAnother() {
    Scene scene;
    for (int i = 0; i < 4; ++i) scene.report(true);
    scene.clock.advance(10s);
    bool isTry = false;
    QVERIFY(scene.begin(isTry));
    scene.breaker.abandonTry();
    QVERIFY(scene.begin(isTry));
    QVERIFY(isTry);
  }
  void switchedOff_neverOpens() {
    Scene scene;
    for (int i = 0; i < 4; ++i) scene.report(true);
    BreakerLimits off = limits();
    off.enabled = false;
    scene.breaker.configure(off);
    for (int i = 0; i < 50; ++i) scene.report(true);
    QCOMPARE(scene.state(), State::closed);
  }
  void restart_keepsTheRestOfTheTime() {
    Scene scene;
    scene.breaker.reopen(scene.clock.monotonic(), 3s, 2);
    QCOMPARE(scene.state(), State::open);
    scene.clock.advance(3s);
    QCOMPARE(scene.state(), State::ready);
    // A wall clock that was set back can't hold it for ever.
    scene.breaker.reopen(scene.clock.monotonic(), 1'000h, 1);
    QCOMPARE(scene.breaker.left(scene.clock.monotonic()), std::chrono::microseconds(40s));
    scene.breaker.reopen(scene.clock.monotonic(), -5s, 1);
    QCOMPARE(scene.state(), State::ready);
  }

  void pacer_failing_givesNoSlot_butAQuestionGoes() {
    kit::FakeClock clock{fromMicros(0)};
    DestinationPacer pacer(clock);
    pacer.configure({{1, {2, 0, limits()}}, {2, {2, 0, limits()}}});
    for (int i = 0; i < 4; ++i) {
      CallSlot slot = pacer.take(1);
      QCOMPARE(slot.destination(), 1);
      slot.report(true, "crm answered HTTP 503");
    }
    QCOMPARE(pacer.take(1).destination(), 0);
    QCOMPARE(pacer.take(2).destination(), 2);
    QCOMPARE(pacer.takeForQuestion(1).destination(), 1);
    QCOMPARE(*pacer.untilNext(1), std::chrono::microseconds(10s));
    QCOMPARE(pacer.states().front().evidence, std::string("crm answered HTTP 503"));
    clock.advance(10s);
    {
      const CallSlot tries = pacer.take(1);
      QCOMPARE(tries.destination(), 1);
      QCOMPARE(pacer.take(1).destination(), 0);
    }
    CallSlot again = pacer.take(1);  // the first try told nothing
    QCOMPARE(again.destination(), 1);
    again.report(false, "");
    again.giveBack();
    const CallSlot one = pacer.take(1);
    const CallSlot other = pacer.take(1);
    QCOMPARE(one.destination(), 1);
    QCOMPARE(other.destination(), 1);
  }
  void pacer_heldByAPerson_givesNothingUntilReleased() {
    kit::FakeClock clock{fromMicros(0)};
    DestinationPacer pacer(clock);
    QVERIFY(pacer.hold({1}));
    QVERIFY(!pacer.hold({1}));
    pacer.configure({{1, {2, 0, limits()}}});
    QCOMPARE(pacer.take(1).destination(), 0);
    QCOMPARE(pacer.takeForQuestion(1).destination(), 0);
    QVERIFY(!pacer.untilNext(1));
    QVERIFY(pacer.states().front().held);
    QVERIFY(pacer.hold({}));
    QCOMPARE(pacer.take(1).destination(), 1);
  }
};
QTEST_GUILESS_MAIN(CircuitBreakerTest)
#include "circuit_breaker_test.moc"
