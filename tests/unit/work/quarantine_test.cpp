// An event on which the engine died: counted though nobody could write it down, then tried by itself with its attempt
// on disk beforehand, and dead when its attempts are used up.
#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::work;
using namespace ack::work::test;
using domain::DeadCause;
using domain::DeliveryState;
using std::chrono::hours;

namespace {

InHand::Entry entryOf(WorkScene& scene, DeliveryId id) { return {id, std::stoll(scene.of(id, "lease_epoch"))}; }

/// What a death during a try from quarantine leaves behind.
void claimAndDie(WorkScene& scene, DeliveryId id) {
  auto reader = *scene.store.openReader();
  store::DueDeliveries rows(*reader);
  const auto row = **rows.load(id);
  const auto done = scene.store.writer().execute(store::WriteLane::work, [&](store::WriteContext& context) {
    const auto lease = queue::Settling(context).claim(row, 1, context.now + hours(1), store::kQuarantineLane);
    return lease ? Result<void>{} : Result<void>(lease.error());
  });
  if (!done) qFatal("%s", done.error().message.c_str());
}

}  // namespace

class QuarantineTest : public QObject {
  Q_OBJECT

 private slots:
  void mark_ofADeadProcess_isFoundOnce() {
    const QTemporaryDir folder;
    const auto file = std::filesystem::path(folder.path().toStdString()) / "work.in_hand";
    {
      auto hand = InHand::open(file);
      QVERIFY(hand->found().empty());
      const InHand::Mark kept(hand.get(), 3, {DeliveryId{7}, 2});
      { const InHand::Mark ended(hand.get(), 0, {DeliveryId{8}, 1}); }
      const InHand::Mark beyond(hand.get(), InHand::kSlots, {DeliveryId{9}, 1});
      // Another process sees the mark while this one has it: as it would after a death.
      const auto next = InHand::open(file);
      QCOMPARE(next->found().size(), 1U);
      QCOMPARE(next->found()[0].delivery, DeliveryId{7});
      QCOMPARE(next->found()[0].epoch, 2);
      const auto again = InHand::open(file);
      QCOMPARE(again->found().size(), 1U);  // until it is on record
      again->clear();
      QVERIFY(InHand::open(file)->found().empty());
    }
    QVERIFY(InHand::open(file)->found().empty());
  }
  void mark_withoutAFile_isHarmless() {
    auto hand = InHand::open("/proc/none/work.in_hand");
    const InHand::Mark mark(hand.get(), 1, {DeliveryId{7}, 2});
    const InHand::Mark none(nullptr, 1, {DeliveryId{7}, 2});
    QVERIFY(hand->found().empty());
  }

  void death_isAnAttempt_andTheNextTryIsAlone() {
    WorkScene scene({chargeSpec(), inboxSpec()});
    const DeliveryId poison = scene.add("evt_1");
    const DeliveryId neighbour = scene.add("evt_2");
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, poison)}).ok());
    QCOMPARE(scene.store.state(poison), DeliveryState::retrying);
    QCOMPARE(scene.of(poison, "lane"), std::to_string(store::kQuarantineLane));
    QCOMPARE(scene.of(poison, "attempts"), std::string("1"));
    QCOMPARE(scene.of(poison, "evidence"), std::string("the engine stopped while working on this, once"));
    QCOMPARE(scene.attempt(poison), std::to_string(static_cast<int>(domain::AttemptResult::lapsed)));
    QCOMPARE(scene.total("attempts"), 1);
    scene.clock.advance(hours(1));
    // One by itself, and only then the rest.
    QCOMPARE(scene.worker.step().taken, 1U);
    QCOMPARE(scene.store.state(poison), DeliveryState::completed);
    QCOMPARE(scene.store.state(neighbour), DeliveryState::queued);
    scene.run();
    QCOMPARE(scene.store.state(neighbour), DeliveryState::completed);
    QCOMPARE(scene.of(poison, "attempts"), std::string("2"));
    QCOMPARE(scene.of(neighbour, "attempts"), std::string("1"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 2);
    QCOMPARE(scene.store.number("SELECT count(*) FROM attempt WHERE result = 0"), 0);
    QCOMPARE(scene.total("state.processing"), 0);
  }
  void death_ofAnotherEpochOrState_isNotCounted() {
    WorkScene scene({chargeSpec()});
    const DeliveryId id = scene.add("evt_1");
    QVERIFY(scene.sweep.countDeaths({{id, 5}, {DeliveryId{99}, 0}}).ok());
    QCOMPARE(scene.of(id, "attempts"), std::string("0"));
    scene.run();
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, id)}).ok());
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.of(id, "attempts"), std::string("1"));
  }
  // Else the engine would not start for one row that the store refuses to change.
  void death_thatTheStoreRefuses_holdsNoOtherUp() {
    WorkScene scene({chargeSpec()});
    const DeliveryId broken = scene.add("evt_1");
    const DeliveryId other = scene.add("evt_2");
    scene.store.change("CREATE TRIGGER broken BEFORE UPDATE ON delivery WHEN OLD.delivery_id = " +
                       std::to_string(broken.value) + " BEGIN SELECT RAISE(ABORT, 'broken'); END");
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, broken), entryOf(scene, other)}).ok());
    QCOMPARE(scene.of(broken, "attempts"), std::string("0"));
    QCOMPARE(scene.of(other, "attempts"), std::string("1"));
    QCOMPARE(scene.of(other, "lane"), std::to_string(store::kQuarantineLane));
  }
  void deaths_untilTheLimit_areADeadLetterThatSaysSo() {
    WorkScene scene({chargeSpec()});
    scene.catalogue->settings.maxAttempts = 3;
    scene.publish();
    const DeliveryId id = scene.add("evt_1");
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, id)}).ok());
    for (int death = 2; death <= 3; ++death) {
      QCOMPARE(scene.store.state(id), DeliveryState::retrying);
      scene.clock.advance(hours(1));
      claimAndDie(scene, id);
      QCOMPARE(*scene.sweep.rescueAll(), 1);
    }
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(DeadCause::exhausted)));
    QCOMPARE(scene.of(id, "evidence"), std::string("the engine stopped while working on this, 3 times"));
    QCOMPARE(scene.of(id, "owner"), std::string("finance"));
    QCOMPARE(scene.of(id, "attempts"), std::string("3"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM attempt WHERE result = 8 AND ended_at_us > 0"), 3);
    QCOMPARE(scene.total("state.dead"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 0);
  }
  void death_duringATryFromQuarantine_blamesThatOneOnly() {
    WorkScene scene({chargeSpec()});
    const DeliveryId poison = scene.add("evt_1");
    const DeliveryId neighbour = scene.add("evt_2");
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, poison)}).ok());
    claimAndDie(scene, poison);
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, neighbour)}).ok());
    QCOMPARE(*scene.sweep.rescueAll(), 1);
    QCOMPARE(scene.of(poison, "attempts"), std::string("2"));
    QCOMPARE(scene.of(neighbour, "attempts"), std::string("0"));
    QCOMPARE(scene.of(neighbour, "lane"), std::string("0"));
  }
  void quarantined_thatForwards_waitsForItsDestinationThen() {
    WorkScene scene({chargeSpec(), forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, id)}).ok());
    scene.clock.advance(hours(1));
    QCOMPARE(scene.worker.step().taken, 1U);
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    QCOMPARE(scene.of(id, "lane"), std::string("1"));
    QCOMPARE(scene.of(id, "round_attempts"), std::string("1"));  // of the death alone
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.http.waiting(), 0U);
    scene.runCall(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM effect WHERE state = 2"), 2);
  }
  void quarantined_whoseRulesFail_isADeadLetterOfThatCause() {
    WorkScene scene({chargeSpec()});
    const DeliveryId id = scene.add("evt_1", "{\"a\":\"acct\"}");
    QVERIFY(scene.sweep.countDeaths({entryOf(scene, id)}).ok());
    scene.clock.advance(hours(1));
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(DeadCause::mapping)));
    QCOMPARE(scene.of(id, "lane"), std::string("0"));
  }
  void giveUp_ofAWaitingAndOfAHeldOne_isDead() {
    WorkScene scene({chargeSpec()});
    const DeliveryId waiting = scene.add("evt_1");
    const DeliveryId held = scene.add("evt_2");
    claimAndDie(scene, held);
    for (const DeliveryId id : {waiting, held}) {
      QVERIFY(scene.sweep.giveUp(entryOf(scene, id), "it did not end").ok());
      QCOMPARE(scene.store.state(id), DeliveryState::dead);
      QCOMPARE(scene.of(id, "evidence"), std::string("it did not end"));
      QCOMPARE(scene.of(id, "attempts"), std::string("1"));
    }
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert WHERE kind = 'plan_overrun'"), 2);
    QCOMPARE(scene.total("state.dead"), 2);
    QCOMPARE(scene.total("state.processing"), 0);
  }
};

QTEST_GUILESS_MAIN(QuarantineTest)
#include "quarantine_test.moc"
