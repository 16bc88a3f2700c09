// What people hold counts from the commit of the hold on, though nobody told the pacer yet.
#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::work::test;
using domain::DeliveryState;

namespace {

void hold(WorkScene& scene, int kind, int number) {
  scene.store.change("INSERT INTO held_work (kind, number, at_us, by_name, reason) VALUES (" + std::to_string(kind) +
                     ", " + std::to_string(number) + ", 1, 'ada', 'their maintenance window')");
}

constexpr int kDestination = 0, kSource = 1;

}  // namespace

class HeldNowTest : public QObject {
  Q_OBJECT

 private slots:
  void destination_held_getsNoCall_andTheMoneyDoesNotWait() {
    WorkScene scene({chargeSpec(), forwardSpec("crm")});
    hold(scene, kDestination, 1);
    const DeliveryId id = scene.add("evt_1");
    QCOMPARE(scene.worker.step().taken, std::size_t{1});
    QCOMPARE(scene.of(id, "lane"), std::string("1"));
    // Still due for a pacer that does not know: it is left as it is, and not asked for at once again.
    const auto again = scene.worker.step();
    QCOMPARE(again.taken, std::size_t{0});
    QVERIFY(again.wakeAfter.has_value());
    QCOMPARE(scene.http.requests.size(), std::size_t{0});
    QCOMPARE(scene.store.state(id), DeliveryState::queued);
    QCOMPARE(scene.of(id, "attempts"), std::string("0"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.pacer.underWay(1), 0);
    scene.store.change("DELETE FROM held_work");
    scene.runCall(204);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.http.requests.size(), std::size_t{1});
  }

  void nextCall_heldDuringTheFirst_waits_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("number");
    QTest::addRow("destination") << kDestination << 2;
    QTest::addRow("source") << kSource << 1;
  }
  void nextCall_heldDuringTheFirst_waits() {
    QFETCH(int, kind);
    QFETCH(int, number);
    WorkScene scene({forwardSpec("crm"), forwardSpec("billing")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    QCOMPARE(scene.http.requests.size(), std::size_t{1});
    hold(scene, kind, number);
    scene.http.answer(204);
    scene.calls.settleEnded();
    scene.run();
    QCOMPARE(scene.http.requests.size(), std::size_t{1});
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    QCOMPARE(scene.of(id, "lane"), std::string("2"));
    QCOMPARE(scene.pacer.underWay(2), 0);
    scene.store.change("DELETE FROM held_work");
    scene.runCall(204);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.http.requests.size(), std::size_t{2});
  }
};

QTEST_GUILESS_MAIN(HeldNowTest)
#include "held_now_test.moc"
