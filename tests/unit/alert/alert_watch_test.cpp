// The life of an alert: opened, told, grown, ended, and back again; never twice, whatever the clock does.
#include "core/query/views.h"

#include "tests/unit/alert/watch_scene.h"

#include <QTest>

using namespace ack;
using namespace ack::alert;
using namespace std::chrono_literals;
using domain::AlertKind;
using test::Scene;

class AlertWatchTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingWrong_nothingIsWritten() {
    Scene scene;
    QVERIFY(!scene.look());
    QVERIFY(!scene.look(1h));
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 0);
  }

  void deadLetters_openOne_andTellEachChannelOnce() {
    Scene scene;
    scene.die(3);
    QVERIFY(scene.look());
    QCOMPARE(scene.living(), std::string("exhausted crm 3"));
    QCOMPARE(scene.messages(), std::string("00 01"));
    QCOMPARE(scene.store.ask("SELECT owner FROM alert"), std::string("kim"));
    // Its own write is seen as a change, and changes nothing any more.
    QVERIFY(!scene.look());
    QVERIFY(!scene.look(1h));
    scene.begin();
    QVERIFY(!scene.look());
    QCOMPARE(scene.messages(), std::string("00 01"));
  }

  void looks_areNotCloserThanTwoSeconds() {
    Scene scene;
    scene.look();
    scene.die(1);
    QVERIFY(!scene.look(1s));
    QVERIFY(scene.look(1s));
  }

  void time_alone_isLookedAtTwiceAMinute() {
    Scene scene;
    scene.look();
    scene.free = 1;
    QVERIFY(!scene.look(29s));
    QVERIFY(scene.look(1s));
    QCOMPARE(scene.living(), std::string("disk_low store 4"));
    scene.free = std::int64_t{1} << 40;
    QVERIFY(scene.look(30s));
    QCOMPARE(scene.living(), std::string());
  }

  void count_thatChanges_waitsSomeSeconds() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.die(1);
    QVERIFY(!scene.look());
    QCOMPARE(scene.living(), std::string("exhausted crm 1"));
    QVERIFY(scene.look(1min));
    QCOMPARE(scene.living(), std::string("exhausted crm 2"));
    // A new condition does not wait for that.
    scene.die(1, domain::DeadCause::mapping);
    QVERIFY(scene.look());
    QVERIFY(scene.living().ends_with("dead_letters mapping/shop 1"));
  }

  void growth_isToldWhenItDoubled_andNotSooner() {
    Scene scene;
    scene.die(10);
    scene.look();
    scene.send();
    scene.die(9);
    scene.look(20min);
    QCOMPARE(scene.messages(), std::string("00 01"));
    scene.die(1);
    scene.look(2min);
    QCOMPARE(scene.messages(), std::string("00 01 10 11"));
    scene.die(100);
    scene.look(9min);
    QCOMPARE(scene.living(), std::string("exhausted crm 120"));
    QCOMPARE(scene.messages(), std::string("00 01 10 11"));
    // By time alone, though nothing changes.
    scene.look(1min);
    QCOMPARE(scene.messages(), std::string("00 01 10 11 10 11"));
    QVERIFY(!scene.look(1h));
  }

  void acknowledged_nothingMoreIsTold() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.send();
    scene.store.change("UPDATE alert SET state = 1, acknowledged_by = 'ada', owner = 'ada'");
    scene.die(99);
    scene.look(20min);
    QCOMPARE(scene.living(), std::string("exhausted crm 100"));
    QCOMPARE(scene.messages(), std::string("00 01"));
    QCOMPARE(scene.store.ask("SELECT state || owner FROM alert"), std::string("1ada"));
  }

  void end_isToldToThoseWhoWereTold() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.store.change("UPDATE alert_message SET state = 1, ended_at_us = next_at_us WHERE channel = 0");
    scene.revive();
    QVERIFY(scene.look());
    QCOMPARE(scene.living(), std::string());
    QCOMPARE(scene.store.ask("SELECT state || resolved_by FROM alert"), std::string("2"));
    QCOMPARE(scene.messages(), std::string("00 (01) 20"));
    QVERIFY(!scene.look(1h));
  }

  void end_ofWhatWasNotToldYet_isSilent() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.revive();
    scene.look();
    QCOMPARE(scene.messages(), std::string("(00) (01)"));
  }

  void flapping_faster_thanAnythingIsSent_isToldOnce() {
    Scene scene;
    for (int i = 0; i < 20; ++i) {
      scene.die(1);
      scene.look();
      if (i == 0) scene.send();
      scene.revive();
      scene.look();
      scene.store.change("UPDATE alert_message SET state = 1, ended_at_us = next_at_us WHERE state = 0 AND news = 2");
    }
    // Told, over, and nothing of the others.
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert_message WHERE state = 1"), 4);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert_message WHERE state = 3"), 2);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert_message WHERE state = 0"), 0);
    // They believe that it is over: the one that stays is told of at once.
    scene.die(1);
    scene.look();
    QCOMPARE(scene.store.number("SELECT min(next_at_us) FROM alert_message WHERE state = 0"),
             toMicros(scene.clock.now()));
  }

  void flapping_doesNotFlood_andTheOneThatStaysIsToldWithinTenMinutes() {
    Scene scene;
    const auto sendDue = [&scene] {
      const std::string now = std::to_string(toMicros(scene.clock.now()));
      scene.store.change("UPDATE alert_message SET state = 1, ended_at_us = " + now +
                         " WHERE state = 0 AND next_at_us <= " + now);
    };
    for (int i = 0; i < 180; ++i) {  // three hours
      scene.die(1);
      scene.look(30s);
      sendDue();
      scene.revive();
      scene.look(30s);
      sendDue();
    }
    // In whatever hour one looks, by each channel.
    const std::string inAnHour =
        "SELECT max(n) FROM (SELECT (SELECT count(*) FROM alert_message b WHERE b.state = 1 AND "
        "b.channel = a.channel AND b.news IN (%) AND b.ended_at_us >= a.ended_at_us AND "
        "b.ended_at_us < a.ended_at_us + 3600000000) AS n FROM alert_message a) counts";
    const auto mostOf = [&](const std::string& news) {
      std::string sql = inAnHour;
      return scene.store.number(sql.replace(sql.find('%'), 1, news));
    };
    QVERIFY2(mostOf("0, 1") <= kMostAnHour, std::to_string(mostOf("0, 1")).c_str());
    QVERIFY(mostOf("0, 1") >= 4);
    QVERIFY2(mostOf("2") <= kMostAnHour, std::to_string(mostOf("2")).c_str());
    scene.die(1);
    scene.look(30s);
    const auto due = scene.store.number("SELECT max(next_at_us) FROM alert_message WHERE state = 0 AND news = 0");
    QVERIFY(due > 0 && due <= toMicros(scene.clock.now() + kTellEvery));
  }

  void outbreak_afterOneThatWasOver_isToldAtOnce() {
    Scene scene;
    scene.die(3);
    scene.look();
    scene.send();
    scene.revive();
    scene.look(1min);
    scene.send();
    QCOMPARE(scene.messages(), std::string("00 01 20 21"));
    scene.die(1);
    scene.look(1min);
    QCOMPARE(scene.messages(), std::string("00 01 20 21 00 01"));
    QCOMPARE(scene.store.number("SELECT max(next_at_us) FROM alert_message WHERE state = 0"),
             toMicros(scene.clock.now()));
  }

  void back_beforeAnybodyHeardOfItsEnd_isToldAtOnceOnlyWhereItIsWorse() {
    for (const int count : {3, 4}) {
      Scene scene;
      scene.die(3);
      scene.look();
      scene.send();
      const UtcTime told = scene.clock.now();
      scene.revive();
      scene.look();
      scene.die(count);
      scene.look();
      QCOMPARE(scene.messages(), std::string("00 01 (20) (21) 00 01"));
      QCOMPARE(scene.store.number("SELECT max(next_at_us) FROM alert_message WHERE state = 0"),
               toMicros(count > 3 ? scene.clock.now() : told + kTellEvery));
    }
  }

  void message_tellsCountEvidenceAndTimes_ofOneMoment() {
    Scene scene;
    scene.die(2);
    scene.look();
    scene.die(5);
    scene.look(1min);
    QCOMPARE(scene.living(), std::string("exhausted crm 7"));
    QCOMPARE(
        scene.store.number("SELECT count(*) FROM alert_message m JOIN alert a USING (alert_id) WHERE m.count = 2 "
                           "AND m.told_last_at_us = a.first_at_us AND m.told_owner = 'kim'"),
        2);
    scene.send();
    scene.revive();
    scene.look();
    // That it is over tells its last moment.
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert_message m JOIN alert a USING (alert_id) WHERE m.news = 2 "
                                "AND m.count = 7 AND m.told_state = 2 AND m.told_last_at_us = a.last_at_us AND "
                                "m.told_text = a.text"),
             2);
  }

  void resolved_thenAgain_isANewOne() {
    Scene scene;
    scene.raise(AlertKind::contentMismatch, "shop");
    scene.look();
    QCOMPARE(scene.store.ask("SELECT owner FROM alert"), std::string("finance"));
    // It does not end by itself.
    QVERIFY(!scene.look(1h));
    scene.store.change("UPDATE alert SET state = 2, resolved_by = 'ada', resolved_at_us = last_at_us");
    scene.raise(AlertKind::contentMismatch, "shop");
    scene.look(1h);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 2);
    QCOMPARE(scene.messages(), std::string("00 01 00 01"));
  }

  void missingEvents_seenToByAPerson_onlyMoreOfThemIsNew() {
    Scene scene;
    scene.store.change("INSERT INTO fact (name, value) VALUES ('missing_accepted', '5')");
    QVERIFY(scene.look());
    QCOMPARE(scene.living(), std::string("missing_accepted store 5"));
    scene.store.change("UPDATE alert SET state = 2, resolved_by = 'ada', resolved_at_us = last_at_us");
    QVERIFY(!scene.look(1h));
    QCOMPARE(scene.living(), std::string());
    scene.store.change("UPDATE fact SET value = '6' WHERE name = 'missing_accepted'");
    QVERIFY(scene.look());
    QCOMPARE(scene.living(), std::string("missing_accepted store 6"));
  }

  void noChannel_nothingIsMade_alsoNotLater() {
    Scene scene;
    const auto both = scene.catalogue->alerts;
    scene.catalogue->alerts = {};
    scene.die(1);
    QVERIFY(scene.look());
    QCOMPARE(scene.living(), std::string("exhausted crm 1"));
    QCOMPARE(scene.messages(), std::string());
    scene.catalogue->alerts = both;
    QVERIFY(!scene.look(1h));
    QCOMPARE(scene.messages(), std::string());
  }

  void owner_disabled_isNobody() {
    Scene scene;
    scene.store.change("INSERT INTO person (name, name_key, role, disabled_at_us, created_at_us, password, "
                       "password_set_at_us) VALUES ('Kim', 'kim', 3, 7, 1, '', 1)");
    scene.die(1);
    scene.look();
    QCOMPARE(scene.store.ask("SELECT '<' || owner || '>' FROM alert WHERE kind = 'exhausted'"), std::string("<>"));
  }

  void owner_whoIsDisabled_handsOver() {
    Scene scene;
    scene.die(1);
    scene.look();
    const auto passed = scene.store.writer().execute(store::WriteLane::operate, [](store::WriteContext& context) {
      const auto count = context.tables.alert.handOver("kim");
      if (!count) return Result<void>(count.error());
      return *count == 1 ? Result<void>{} : Result<void>{Error{ErrorCode::internal, "not one"}};
    });
    QVERIFY(passed.ok());
    scene.look(1h);
    QCOMPARE(scene.store.ask("SELECT '<' || owner || '>' FROM alert"), std::string("<>"));
  }

  void raisedMeanwhile_isNotEnded() {
    Scene scene;
    scene.raise(AlertKind::unresolved, "crm");
    auto reader = scene.store.openReader().value();
    store::AlertTable alerts(*reader);
    const auto seen = alerts.findLiving(AlertKind::unresolved, "crm");
    QVERIFY(seen.ok() && *seen);
    scene.raise(AlertKind::unresolved, "crm");
    const auto done = scene.store.writer().execute(store::WriteLane::operate, [&](store::WriteContext& context) {
      const auto ended = context.tables.alert.end(**seen, context.now);
      if (!ended) return Result<void>(ended.error());
      return *ended ? Result<void>{Error{ErrorCode::internal, "it was ended"}} : Result<void>{};
    });
    QVERIFY2(done.ok(), done ? "" : done.error().message.c_str());
  }

  void clock_setBack_tellsNothingTwiceAndPutsNothingOffForLong() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.send();
    scene.clock.jump(-24h);
    QVERIFY(!scene.look(1min));
    scene.die(9);
    scene.look(2min);
    QCOMPARE(scene.messages(), std::string("00 01 10 11"));
    scene.revive();
    scene.look();
    scene.die(1);
    scene.look();
    const auto due = scene.store.number("SELECT max(next_at_us) FROM alert_message WHERE state = 0");
    QVERIFY(due <= toMicros(scene.clock.now() + kTellEvery));
  }

  void silence_isRaised_andEndsWithTheNextEvent() {
    Scene scene;
    // One each hour for half a day.
    for (int i = 0; i < 12; ++i) {
      scene.clock.advance(1h);
      kit::TestEvent event;
      event.eventId = "hourly_" + std::to_string(i);
      const DeliveryId id = scene.store.add(event);
      scene.store.change("UPDATE delivery SET state = 4 WHERE delivery_id = " + std::to_string(id.value));
      seen(scene);
      scene.look();
    }
    scene.look(2h + 59min);
    QCOMPARE(scene.living(), std::string());
    scene.look(1min);
    QCOMPARE(scene.living(), std::string("quiet_source shop 1"));
    QCOMPARE(scene.store.ask("SELECT owner FROM alert"), std::string("finance"));
    // A restart is no sign of life.
    scene.begin();
    scene.look(1h);
    QCOMPARE(scene.living(), std::string("quiet_source shop 1"));
    seen(scene);
    scene.look();
    QCOMPARE(scene.living(), std::string());
  }

  void silence_ofAnEngineThatDidNotRun_isNone() {
    Scene scene;
    for (int i = 0; i < 12; ++i) {
      scene.clock.advance(1h);
      kit::TestEvent event;
      event.eventId = "hourly_" + std::to_string(i);
      scene.store.add(event);
    }
    scene.store.change("UPDATE delivery SET state = 4");
    seen(scene);
    scene.clock.advance(10h);
    scene.begin();
    scene.look(2h + 59min);
    QCOMPARE(scene.living(), std::string());
    scene.look(2min);
    QCOMPARE(scene.living(), std::string("quiet_source shop 1"));
  }

  void silence_byAClockThatWasSet_isNone() {
    Scene scene;
    for (int i = 0; i < 12; ++i) {
      scene.clock.advance(1h);
      kit::TestEvent event;
      event.eventId = "hourly_" + std::to_string(i);
      scene.store.add(event);
    }
    scene.store.change("UPDATE delivery SET state = 4");
    seen(scene);
    scene.look();
    scene.clock.jump(12h);
    scene.look(30s);
    QCOMPARE(scene.living(), std::string());
  }

  void breaker_lastsAsLongAsItIsOpen() {
    Scene scene;
    scene.store.change(
        "INSERT INTO breaker (destination_id, since_us, open_until_us, opened, evidence) VALUES (1, 1, "
        "2, 1, 'HTTP 503')");
    scene.look();
    QCOMPARE(scene.living(), std::string("breaker_open crm 1"));
    scene.store.change("DELETE FROM breaker");
    scene.look();
    QCOMPARE(scene.living(), std::string());
  }

  void readerTrouble_isAnErrorAndNoEnd() {
    Scene scene;
    scene.look();
    scene.store.change("ALTER TABLE breaker RENAME TO elsewhere");
    scene.clock.advance(30s);
    QVERIFY(!scene.watch->step().ok());
    scene.store.change("ALTER TABLE elsewhere RENAME TO breaker");
    scene.die(1);
    scene.look();
    QCOMPARE(scene.living(), std::string("exhausted crm 1"));
  }

  void thread_looksByItself_andStopsTwice() {
    Scene scene;
    scene.die(1);
    scene.watch->start();
    QTRY_COMPARE_WITH_TIMEOUT(scene.living(), std::string("exhausted crm 1"), 10000);
    scene.watch->stop();
    scene.watch->stop();
  }

 private:
  /// The source was heard of now.
  static void seen(Scene& scene) {
    const std::string now = std::to_string(toMicros(scene.clock.now()));
    scene.store.change("INSERT INTO source_seen (source_id, last_arrival_us, last_accepted_us, last_rejected_us, "
                       "rejected) VALUES (1, " +
                       now + ", " + now + ", 0, 0) ON CONFLICT (source_id) DO UPDATE SET last_accepted_us = " + now);
  }
};
QTEST_GUILESS_MAIN(AlertWatchTest)
#include "alert_watch_test.moc"
