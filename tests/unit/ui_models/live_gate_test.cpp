#include "ui/models/live_gate.h"

#include <QSignalSpy>
#include <QtTest>

using ack::ui::models::LiveGate;
using std::chrono_literals::operator""ms;

class LiveGateTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void open_nobodyLooks_isTrue() {
    LiveGate gate(0ms);
    QVERIFY(gate.open());
  }

  void open_pointerFocusOrScroll_isFalse_data() {
    QTest::addColumn<bool>("pointer");
    QTest::addColumn<bool>("focus");
    QTest::addColumn<bool>("top");
    QTest::newRow("pointer over the list") << true << false << true;
    QTest::newRow("a row has focus") << false << true << true;
    QTest::newRow("scrolled") << false << false << false;
  }
  void open_pointerFocusOrScroll_isFalse() {
    QFETCH(bool, pointer);
    QFETCH(bool, focus);
    QFETCH(bool, top);
    LiveGate gate(0ms);
    QSignalSpy opened(&gate, &LiveGate::opened);
    gate.setAttention(pointer, focus, top);
    QVERIFY(!gate.open());
    gate.setAttention(false, false, true);
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(gate.open());
  }

  void setAttention_pointerLeft_waitsTheCalmTime() {
    LiveGate gate(60'000ms);
    gate.setAttention(true, false, true);
    gate.setAttention(false, false, true);
    QVERIFY(!gate.open());
  }

  void setPaused_thenResumed_opens() {
    LiveGate gate(0ms);
    QSignalSpy opened(&gate, &LiveGate::opened);
    gate.setPaused(true);
    QVERIFY(!gate.open());
    gate.setPaused(false);
    QCOMPARE(opened.count(), 1);
  }
};

QTEST_GUILESS_MAIN(LiveGateTest)
#include "live_gate_test.moc"
