#include "core/queue/settling.h"
#include "core/store/tables.h"
#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::work::test;
using domain::AttemptResult;
using domain::DeadCause;
using domain::DeliveryState;

namespace {

/// Claims `id` as a process would that dies at once; with `called`, after the intent of a call to destination 1.
void leaveBehind(WorkScene& scene, DeliveryId id, bool called, int lease = 60) {
  QVERIFY(scene.store.writer()
              .execute(store::WriteLane::work,
                       [&](store::WriteContext& context) -> Result<void> {
                         auto row = context.tables.due.load(id);
                         auto held = queue::Settling(context).claim(
                             **row, 9, context.now + std::chrono::seconds{lease}, called ? 1 : 0);
                         if (!held) return std::move(held).error();
                         if (!called) return {};
                         store::NewEffect effect;
                         effect.kind = domain::EffectKind::forward;
                         effect.key = "key";
                         effect.delivery = id;
                         effect.state = domain::EffectState::intended;
                         effect.destination = 1;
                         auto written = context.tables.effect.insert(effect);
                         if (!written) return std::move(written).error();
                         return {};
                       })
              .ok());
}

}  // namespace

/// What the next process finds after the last one died: rows in state processing whose holder is gone.
class LeaseSweepTest : public QObject {
  Q_OBJECT

 private slots:
  void rescue_nothingBegun_returnsToQueueWithTheAttemptCounted() {
    WorkScene scene({chargeSpec()});
    const DeliveryId id = scene.add("evt_1");
    leaveBehind(scene, id, false);
    QCOMPARE(*scene.sweep.rescueLapsed(), 0);
    scene.clock.advance(std::chrono::seconds{60});
    QCOMPARE(*scene.sweep.rescueLapsed(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::queued);
    QCOMPARE(scene.attempt(id), std::to_string(static_cast<int>(AttemptResult::lapsed)));
    QCOMPARE(scene.of(id, "lease_epoch"), std::string("2"));
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.of(id, "attempts"), std::string("2"));
    QCOMPARE(scene.total("state.processing"), 0);
    QCOMPARE(scene.total("attempts"), 2);
  }
  void rescue_callBegun_isUnresolvedAndStaysSo() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    leaveBehind(scene, id, true);
    QCOMPARE(*scene.sweep.rescueAll(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 4);
    QCOMPARE(scene.of(id, "owner"), std::string("finance"));
    scene.run();
    QCOMPARE(scene.http.requests.size(), 0U);
  }
  // Intent without outcome is an unknown outcome, by whatever way the delivery dies: else nobody could judge it, and
  // it could never be closed.
  void giveUp_callBegun_isAnUnknownOutcome() {
    WorkScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    leaveBehind(scene, id, true);
    const std::int64_t epoch = scene.store.number("SELECT lease_epoch FROM delivery");
    QVERIFY(scene.sweep.giveUp({id, epoch}, "it did not end").ok());
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(DeadCause::outcomeUnknown)));
    QCOMPARE(scene.of(id, "lane"), std::string("1"));
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 4);
  }
  void rescue_callBegunAtIdempotentDestination_isRetried() {
    WorkScene scene({forwardSpec("crm")});
    scene.crm().idempotent = true;
    scene.publish();
    const DeliveryId id = scene.add("evt_1");
    leaveBehind(scene, id, true);
    QCOMPARE(*scene.sweep.rescueAll(), 1);
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    QCOMPARE(scene.of(id, "lane"), std::string("1"));
  }
  void rescue_poisonThatKillsItsHolder_comesToAnEnd() {
    WorkScene scene({chargeSpec()});
    scene.catalogue->settings.maxAttempts = 3;
    scene.publish();
    const DeliveryId id = scene.add("evt_1");
    for (int i = 0; i < 3; ++i) {
      leaveBehind(scene, id, false);
      QCOMPARE(*scene.sweep.rescueAll(), 1);
    }
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(DeadCause::exhausted)));
    QCOMPARE(scene.of(id, "attempts"), std::string("3"));
  }
  // Neither the others wait for it, nor the start.
  void rescue_oneThatTheStoreRefuses_holdsNobodyUp() {
    WorkScene scene({chargeSpec()});
    const DeliveryId ids[] = {scene.add("evt_1"), scene.add("evt_2"), scene.add("evt_3")};
    for (const DeliveryId id : ids) leaveBehind(scene, id, false);
    scene.store.change("CREATE TRIGGER broken BEFORE UPDATE ON delivery WHEN OLD.delivery_id = " +
                       std::to_string(ids[0].value) + " BEGIN SELECT RAISE(ABORT, 'broken'); END");
    const auto rescued = scene.sweep.rescueAll();
    QVERIFY2(rescued.ok(), rescued.ok() ? "" : rescued.error().message.c_str());
    QCOMPARE(*rescued, 2);
    QCOMPARE(scene.store.state(ids[0]), DeliveryState::processing);
    QCOMPARE(scene.store.state(ids[1]), DeliveryState::queued);
    QCOMPARE(scene.store.state(ids[2]), DeliveryState::queued);
    scene.clock.advance(std::chrono::seconds{60});
    QCOMPARE(*scene.sweep.rescueLapsed(), 0);
    scene.store.change("DROP TRIGGER broken");
    QCOMPARE(*scene.sweep.rescueLapsed(), 1);
    QCOMPARE(scene.store.state(ids[0]), DeliveryState::queued);
    QCOMPARE(scene.total("state.processing"), 0);
  }
  // More of them than are looked at in one go.
  void rescue_manyThatTheStoreRefuses_theRestIsReached() {
    WorkScene scene({});
    for (int i = 0; i < 300; ++i) scene.add("evt_" + std::to_string(i));
    scene.store.change("UPDATE delivery SET state = 1, attempts = 1, lease_epoch = 1");
    scene.store.change("INSERT INTO attempt SELECT delivery_id, 1, 1, 1, 1, 0, 0, 0, 0, 0, '' FROM delivery");
    scene.store.change("CREATE TRIGGER broken BEFORE UPDATE ON delivery WHEN OLD.delivery_id <= 260 "
                       "BEGIN SELECT RAISE(ABORT, 'broken'); END");
    QCOMPARE(*scene.sweep.rescueAll(), 40);
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE state = 1"), 260);
  }
  void rescue_manyLeases_allInOneGo() {
    WorkScene scene({});
    for (int i = 0; i < 600; ++i) scene.add("evt_" + std::to_string(i));
    scene.store.change("UPDATE delivery SET state = 1, attempts = 1, lease_epoch = 1");
    scene.store.change("INSERT INTO attempt SELECT delivery_id, 1, 1, 1, 1, 0, 0, 0, 0, 0, '' FROM delivery");
    QCOMPARE(*scene.sweep.rescueAll(), 600);
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE state = 0"), 600);
  }
};
QTEST_GUILESS_MAIN(LeaseSweepTest)
#include "lease_sweep_test.moc"
