#include "core/queue/destination_pacer.h"
#include "tests/kit/fake_clock.h"

#include <QtTest>

using namespace ack;
using namespace ack::queue;
using namespace std::chrono_literals;

class DestinationPacerTest : public QObject {
  Q_OBJECT
  kit::FakeClock m_clock{fromMicros(1'700'000'000'000'000)};

 private slots:
  void take_upToConcurrency_andNoMore() {
    DestinationPacer pacer(m_clock);
    pacer.configure({{1, {2, 0}}, {2, {1, 0}}});
    CallSlot a = pacer.take(1);
    CallSlot b = pacer.take(1);
    QCOMPARE(a.destination(), 1);
    QCOMPARE(b.destination(), 1);
    QCOMPARE(pacer.take(1).destination(), 0);
    QCOMPARE(pacer.take(2).destination(), 2);  // another is not held back, and this slot went back at once
    QCOMPARE(pacer.take(3).destination(), 0);
    CallSlot moved = std::move(a);
    QCOMPARE(a.destination(), 0);
    QCOMPARE(pacer.underWay(1), 2);
    moved.giveBack();
    moved.giveBack();
    QCOMPARE(pacer.underWay(1), 1);
    QCOMPARE(pacer.take(1).destination(), 1);
  }
  void take_atARate_neverAboveIt() {
    DestinationPacer pacer(m_clock);
    pacer.configure({{1, {1'000, 50}}});
    int taken = 0;
    for (int ms = 0; ms < 10'000; ++ms) {
      while (true) {
        CallSlot slot = pacer.take(1);
        if (slot.destination() == 0) break;
        ++taken;
      }
      m_clock.advance(1ms);
    }
    QVERIFY2(taken >= 495 && taken <= 505, qPrintable(QString::number(taken)));
  }
  void untilNext_tellsWhenTheRateAllows() {
    DestinationPacer pacer(m_clock);
    pacer.configure({{1, {10, 2}}});
    QVERIFY(!pacer.untilNext(1));
    CallSlot slot = pacer.take(1);
    const auto wait = pacer.untilNext(1);
    QVERIFY(wait && *wait > 490ms && *wait <= 501ms);
    m_clock.advance(*wait);
    QVERIFY(!pacer.untilNext(1));
    slot.giveBackUnused();
    QVERIFY(pacer.take(1).destination() == 1);
  }
  void configure_again_keepsCallsUnderWay() {
    DestinationPacer pacer(m_clock);
    pacer.configure({{1, {2, 0}}});
    CallSlot a = pacer.take(1);
    CallSlot b = pacer.take(1);
    pacer.configure({{1, {1, 0}}});
    a.giveBack();
    QCOMPARE(pacer.take(1).destination(), 0);
    pacer.configure({});
    QVERIFY(!pacer.knows(1));
    b.giveBack();
    QCOMPARE(pacer.take(1).destination(), 0);
    QCOMPARE(pacer.underWay(1), 0);
  }
};
QTEST_GUILESS_MAIN(DestinationPacerTest)
#include "destination_pacer_test.moc"
