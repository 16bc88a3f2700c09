// What came of a call is not forgotten because the store does not take it at once.
#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::work::test;
using domain::AttemptResult;
using domain::DeliveryState;

namespace {

std::string text(AttemptResult result) { return std::to_string(static_cast<int>(result)); }

}  // namespace

class RefusedSettlementTest : public QObject {
  Q_OBJECT

 private slots:
  // A constraint that is broken is no lease that was lost: it is told, tried again, and in the end the lease says
  // what can be said.
  void settlement_brokenConstraint_isNotLate() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.store.change("CREATE TRIGGER broken BEFORE UPDATE ON delivery WHEN NEW.state = 4 "
                       "BEGIN SELECT RAISE(ABORT, 'broken'); END");
    scene.http.answer(200);
    QCOMPARE(scene.calls.settleEnded(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::processing);
    QCOMPARE(scene.attempt(id), text(AttemptResult::running));
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery_note WHERE kind = 'late_settlement'"), 0);
    QCOMPARE(scene.calls.underWay(), 1U);  // it is not forgotten
    while (scene.calls.underWay() > 0) scene.calls.settleEnded();
    scene.store.change("DROP TRIGGER broken");
    scene.clock.advance(scene.current->settings.lease);
    QCOMPARE(*scene.sweep.rescueLapsed(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.attempt(id), text(AttemptResult::lapsed));
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 4);
  }

  // What passes once the trouble is over is settled as if nothing had been.
  void settlement_brokenConstraintThatPasses_isSettled() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.store.change("CREATE TRIGGER broken BEFORE UPDATE ON effect WHEN NEW.state = 2 "
                       "BEGIN SELECT RAISE(ABORT, 'broken'); END");
    scene.http.answer(200);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::processing);
    scene.store.change("DROP TRIGGER broken");
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 2);
  }

  // A disk that was full for a while says nothing about the settlement.
  void settlement_refusals_areCountedByTheirKind() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.store.change("CREATE TRIGGER grows BEFORE UPDATE ON delivery WHEN NEW.state = 4 BEGIN INSERT OR REPLACE "
                       "INTO fact (name, value) VALUES ('grown', hex(zeroblob(2000000))); END");
    const auto room = [&scene](const char* pages) {
      scene.store.change(std::string("PRAGMA max_page_count = ") + pages);
    };
    room("400");
    scene.http.answer(200);
    for (int i = 0; i < 5; ++i) {
      scene.calls.settleEnded();
      QCOMPARE(scene.calls.underWay(), 1U);
      QCOMPARE(scene.store.state(id), DeliveryState::processing);
    }
    room("100000");
    scene.store.change("DROP TRIGGER grows");
    scene.store.change("CREATE TRIGGER broken BEFORE UPDATE ON delivery WHEN NEW.state = 4 "
                       "BEGIN SELECT RAISE(ABORT, 'broken'); END");
    for (int i = 0; i < 3; ++i) {
      scene.calls.settleEnded();
      QCOMPARE(scene.calls.underWay(), 1U);
    }
    scene.store.change("DROP TRIGGER broken");
    scene.calls.settleEnded();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
  void settlement_eachForward_hasTriesOfItsOwn() {
    WorkScene scene({forwardSpec("crm"), forwardSpec("billing")});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    const auto refuse = [&scene] {
      scene.store.change("CREATE TRIGGER broken BEFORE UPDATE ON effect WHEN NEW.state = 2 "
                         "BEGIN SELECT RAISE(ABORT, 'broken'); END");
      scene.http.answer(200);
      for (int i = 0; i < 3; ++i) {
        scene.calls.settleEnded();
        QCOMPARE(scene.calls.underWay(), 1U);
      }
      scene.store.change("DROP TRIGGER broken");
      scene.calls.settleEnded();
    };
    refuse();
    QCOMPARE(scene.http.requests.size(), 2U);
    refuse();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
};
QTEST_GUILESS_MAIN(RefusedSettlementTest)
#include "refused_settlement_test.moc"
