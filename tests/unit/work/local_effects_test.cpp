#include "core/store/ledger_chain.h"
#include "tests/unit/work/work_scene.h"

#include <QtTest>

#include <algorithm>

using namespace ack;
using namespace ack::work::test;
using domain::DeliveryState;

class LocalEffectsTest : public QObject {
  Q_OBJECT

 private slots:
  void charge_isOnceAndCounted() {
    WorkScene scene({chargeSpec(), inboxSpec()});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT amount_minor FROM ledger"), -100);
    QCOMPARE(scene.store.number("SELECT amount_minor FROM balance WHERE account = 'acct'"), -100);
    QCOMPARE(scene.store.ask("SELECT text FROM inbox"), std::string("hi"));
    QCOMPARE(scene.of(id, "attempts"), std::string("1"));
    QCOMPARE(scene.of(id, "lease_epoch"), std::string("1"));
    QCOMPARE(scene.attempt(id), std::string("1"));
    QCOMPARE(scene.total("charges"), 1);
    QCOMPARE(scene.total("state.queued"), 0);
    QCOMPARE(scene.total("state.completed"), 1);
    QCOMPARE(scene.store.number("SELECT completed_in_time FROM minute_metric"), 1);
    QCOMPARE(scene.store.number("SELECT completed_of_accepted FROM minute_metric"), 1);
    QCOMPARE(scene.store.number("SELECT charges FROM minute_metric"), 1);
  }
  void charge_runAgain_isSkipped() {
    WorkScene scene({chargeSpec(), inboxSpec()});
    const DeliveryId id = scene.add("evt_1");
    for (int i = 0; i < 3; ++i) {
      scene.run();
      // As a replay will do: the same delivery comes back to the queue.
      scene.store.change("UPDATE delivery SET state = 0, round = round + 1");
    }
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), 1);
    QCOMPARE(scene.store.number("SELECT lines FROM balance"), 1);
    QCOMPARE(scene.of(id, "attempts"), std::string("4"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery_note"), 0);
  }
  void charge_keyOfRulesChangedMeanwhile_isStillOnce() {
    WorkScene scene({chargeSpec()});
    scene.add("evt_1");
    scene.run();
    scene.effect().key = pointer("/t");
    scene.publish();
    scene.store.change("UPDATE delivery SET state = 0");
    scene.run();
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE state = 4"), 1);
  }
  void inbox_keyOfRulesChangedMeanwhile_isStillOnce() {
    WorkScene scene({chargeSpec(), inboxSpec(), statusSpec()});
    scene.add("evt_1");
    scene.run();
    for (std::size_t i = 0; i < 3; ++i) scene.effect(i).key = pointer("/t");
    scene.publish();
    scene.store.change("UPDATE delivery SET state = 0");
    scene.run();
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM effect"), 3);
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE state = 4"), 1);
  }
  void inbox_secondOneAskedForMeanwhile_isAddedOnce() {
    WorkScene scene({inboxSpec()});
    scene.add("evt_1");
    scene.run();
    scene.effect().key = pointer("/t");
    scene.catalogue->sources[0].rules[0].effects.push_back(inboxSpec());
    scene.effect(1).key = pointer("/s");
    scene.publish();
    for (int i = 0; i < 2; ++i) {
      scene.store.change("UPDATE delivery SET state = 0");
      scene.run();
      QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), 2);
    }
  }
  void forward_keyOfRulesChangedDuringARetry_isTheSameEffect() {
    WorkScene scene({inboxSpec(), forwardSpec("crm")});
    const DeliveryId id = scene.add("evt_1");
    scene.runCall(500);
    QCOMPARE(scene.store.state(id), DeliveryState::retrying);
    for (std::size_t i = 0; i < 2; ++i) scene.effect(i).key = pointer("/t");
    scene.publish();
    scene.clock.advance(std::chrono::hours(1));
    scene.runCall(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM effect WHERE kind = 3"), 1);
    // Sent and applied: a replay under yet other rules sends nothing.
    scene.effect(1).key = pointer("/s");
    scene.publish();
    scene.store.change("UPDATE delivery SET state = 0, lane = 0");
    scene.run();
    QCOMPARE(scene.http.requests.size(), std::size_t{2});
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
  }
  void charge_businessKeyOfTwoEvents_isOneLineAndANote() {
    WorkScene scene({chargeSpec()});
    scene.effect().key = pointer("/t");
    scene.publish();
    const DeliveryId first = scene.add("evt_1");
    const DeliveryId second = scene.add("evt_2");
    scene.run();
    QCOMPARE(scene.store.state(second), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    QCOMPARE(scene.store.number("SELECT amount_minor FROM balance"), -100);
    QVERIFY(scene.store.ask("SELECT text FROM delivery_note WHERE delivery_id = 2").find(domain::toText(first)) !=
            std::string::npos);
  }
  void charge_belowZero_isALedgerDeadLetterWithNothingApplied() {
    WorkScene scene({inboxSpec(), chargeSpec()});
    scene.effect(1).refuseBelowZero = true;
    scene.publish();
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::dead);
    QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(domain::DeadCause::ledger)));
    QCOMPARE(scene.of(id, "owner"), std::string("finance"));
    QVERIFY(scene.of(id, "evidence").find("below zero") != std::string::npos);
    QCOMPARE(scene.store.number("SELECT count(*) FROM effect"), 0);
    QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), 0);
    QCOMPARE(scene.store.number("SELECT dead FROM minute_metric"), 1);
    QCOMPARE(scene.store.number("SELECT dead_of_accepted FROM minute_metric"), 1);
    // With money on the account it goes through.
    scene.store.change("INSERT INTO balance VALUES ('acct', 'EUR', 2, 100, 1)");
    scene.store.change("UPDATE delivery SET state = 0");
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT amount_minor FROM balance"), 0);
  }
  void charge_balanceOverflow_isALedgerDeadLetter() {
    WorkScene scene({chargeSpec()});
    scene.store.change("INSERT INTO balance VALUES ('acct', 'EUR', 2, -9223372036854775808, 1)");
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(domain::DeadCause::ledger)));
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 0);
  }
  void charge_zero_writesALine() {
    WorkScene scene({chargeSpec()});
    scene.add("evt_1", "{\"a\":\"acct\",\"n\":0}");
    scene.run();
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger WHERE amount_minor = 0"), 1);
  }
  void ledger_chain_recomputes() {
    WorkScene scene({chargeSpec()});
    for (int i = 0; i < 5; ++i) scene.add("evt_" + std::to_string(i));
    scene.run();
    auto reader = scene.store.openReader();
    auto statement =
        (*reader)->prepare("SELECT ledger_id, effect_id, delivery_id, account, amount_minor, currency, "
                           "exponent, description, at_us, prev_hash, hash FROM ledger ORDER BY ledger_id");
    std::string previous = store::ledgerGenesis();
    int lines = 0;
    store::Statement& s = **statement;
    while (*s.step()) {
      const std::string account(s.text(3));
      const std::string description(s.text(7));
      store::LedgerLine line;
      line.effect = EffectId{s.integer(1)};
      line.delivery = DeliveryId{s.integer(2)};
      line.account = account;
      line.amount = {s.integer(4), {std::string(s.text(5)), static_cast<int>(s.integer(6))}};
      line.description = description;
      line.at = fromMicros(s.integer(8));
      QCOMPARE(std::string(s.blob(9)), previous);
      previous = store::ledgerHash(previous, LedgerId{s.integer(0)}, line);
      QCOMPARE(std::string(s.blob(10)), previous);
      line.amount.minor += 1;
      QVERIFY(store::ledgerHash(s.blob(9), LedgerId{s.integer(0)}, line) != previous);
      ++lines;
    }
    QCOMPARE(lines, 5);
  }

  void mapping_missingValue_isADeadLetterThatEndsNobodyElse() {
    WorkScene scene({chargeSpec()});
    const DeliveryId bad = scene.add("evt_bad", "{\"a\":\"acct\"}");
    const DeliveryId good = scene.add("evt_good");
    scene.run();
    QCOMPARE(scene.of(bad, "cause"), std::to_string(static_cast<int>(domain::DeadCause::mapping)));
    QVERIFY(scene.of(bad, "evidence").find("amount \"/n\" is missing") != std::string::npos);
    QCOMPARE(scene.store.state(good), DeliveryState::completed);
  }
  void mapping_unreadableOrForeignPayload_isADeadLetter() {
    WorkScene scene({chargeSpec()});
    const DeliveryId broken = scene.add("evt_1", "{\"a\":");
    const DeliveryId purged = scene.add("evt_2");
    const DeliveryId swapped = scene.add("evt_3");
    const DeliveryId other = scene.add("evt_4");
    scene.store.change("DELETE FROM payload WHERE payload_id = " + std::to_string(purged.value));
    scene.store.change("UPDATE payload SET sealed = (SELECT sealed FROM payload WHERE payload_id = " +
                       std::to_string(other.value) + ") WHERE payload_id = " + std::to_string(swapped.value));
    scene.run();
    for (const DeliveryId id : {broken, purged, swapped})
      QCOMPARE(scene.of(id, "cause"), std::to_string(static_cast<int>(domain::DeadCause::mapping)));
    QCOMPARE(scene.store.state(other), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
  }
  void noRule_completesWithAReason() {
    WorkScene scene({});
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.of(id, "evidence"), std::string("no rule applies to this event"));
  }
  void effect_theStoreRefuses_isRetriedToItsEndAndHoldsNobodyUp() {
    WorkScene scene({chargeSpec()});
    scene.catalogue->settings.maxAttempts = 2;
    scene.publish();
    const DeliveryId poison = scene.add("evt_1");
    const DeliveryId good = scene.add("evt_2", "{\"a\":\"fine\",\"n\":1}");
    scene.store.change("CREATE TRIGGER refuse BEFORE INSERT ON ledger WHEN NEW.account = 'acct' "
                       "BEGIN SELECT RAISE(ABORT, 'refused'); END");
    scene.run();
    QCOMPARE(scene.store.state(good), DeliveryState::completed);
    QCOMPARE(scene.store.state(poison), DeliveryState::retrying);
    scene.clock.advance(std::chrono::hours{1});
    scene.run();
    QCOMPARE(scene.store.state(poison), DeliveryState::dead);
    QCOMPARE(scene.of(poison, "attempts"), std::string("2"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
  }

  void status_everyOrderOfArrival_endsTheSame_data() {
    QTest::addColumn<int>("events");
    QTest::addColumn<bool>("equalTimes");
    QTest::newRow("three") << 3 << false;
    QTest::newRow("four, equal times") << 4 << true;
    QTest::newRow("five, equal times") << 5 << true;
  }
  void status_everyOrderOfArrival_endsTheSame() {
    QFETCH(int, events);
    QFETCH(bool, equalTimes);
    const char* const types[] = {"sub.created", "sub.updated", "sub.paused", "sub.resumed", "sub.cancelled"};
    std::vector<int> order;
    for (int i = 0; i < events; ++i) order.push_back(i);
    WorkScene scene({statusSpec()});
    int round = 0;
    do {
      const std::string subject = "s" + std::to_string(round++);
      for (const int i : order) {
        kit::TestEvent event;
        event.eventId = subject + "_evt_" + std::to_string(i);
        event.type = types[i == events - 1 ? 4 : i];
        event.body = "{\"a\":\"" + subject + "\",\"s\":\"" + std::to_string(i) + "\"}";
        event.occurredAt = fromMicros(1'700'000'000'000'000 + (equalTimes ? 0 : i));
        scene.store.add(event);
      }
      if (round % 24 == 0) scene.run();
    } while (std::next_permutation(order.begin(), order.end()));
    scene.run();
    QCOMPARE(scene.store.number("SELECT count(*) FROM subject_status"), round);
    QCOMPARE(scene.store.number("SELECT count(*) FROM subject_status WHERE status <> '" + std::to_string(events - 1) +
                                "'"),
             0);
    QVERIFY(scene.store.number("SELECT count(*) FROM effect WHERE state = 5") > 0);
    QCOMPARE(scene.total("state.completed"), round * events);
  }
};
QTEST_GUILESS_MAIN(LocalEffectsTest)
#include "local_effects_test.moc"
