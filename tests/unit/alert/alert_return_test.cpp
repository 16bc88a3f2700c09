// What comes back, gets worse, or could not be told: one alert, whose life everybody who was told of it hears to the
// end, and nothing kept for ever.
#include "core/query/views.h"

#include "tests/unit/alert/watch_scene.h"

#include <QTest>

using namespace ack;
using namespace ack::alert;
using namespace std::chrono_literals;
using domain::AlertMessageState;
using test::Scene;

namespace {

constexpr std::int64_t kMiB = std::int64_t{1} << 20;

/// The sender's record of a try that began before anything else that happened.
bool record(Scene& scene, std::int64_t message, AlertMessageState state) {
  bool recorded = false;
  const auto done = scene.store.writer().execute(store::WriteLane::operate, [&](store::WriteContext& context) {
    const auto changed = context.tables.alertMessage.record(message, 0, state, context.now, context.now, "250 ok");
    if (!changed) return Result<void>(changed.error());
    recorded = *changed;
    return Result<void>{};
  });
  if (!done) qFatal("%s", done.error().message.c_str());
  return recorded;
}

void refuse(Scene& scene) {
  scene.store.change("UPDATE alert_message SET state = 2, attempts = 1, ended_at_us = " +
                     std::to_string(toMicros(scene.clock.now())) + " WHERE state = 0");
}

}  // namespace

class AlertReturnTest : public QObject {
  Q_OBJECT

 private slots:
  void back_withinTenMinutes_isTheSameAlert_andToldAgain() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.send();
    scene.store.change("UPDATE alert SET state = 1, acknowledged_by = 'ada', acknowledged_at_us = 5");
    scene.revive();
    scene.look();
    scene.send();
    QCOMPARE(scene.messages(), std::string("00 01 20 21"));
    scene.die(2);
    scene.look(9min);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 1);
    QCOMPARE(scene.living(), std::string("exhausted crm 2"));
    // As a new one in all but its number: nobody has it.
    QCOMPARE(scene.store.ask("SELECT state || '<' || acknowledged_by || '>' || resolved_at_us FROM alert"),
             std::string("0<>0"));
    QCOMPARE(scene.messages(), std::string("00 01 20 21 00 01"));
  }

  void back_later_orAfterADay_isANewOne() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.revive();
    scene.look();
    scene.die(1);
    scene.look(11min);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 2);
    scene.clock.advance(25h);
    scene.revive();
    scene.look();
    scene.die(1);
    scene.look();
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 3);
  }

  void back_beforeTheEndWasSent_theEndIsNotSent() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.send();
    scene.revive();
    scene.look();
    scene.die(1);
    scene.look();
    QCOMPARE(scene.messages(), std::string("00 01 (20) (21) 00 01"));
  }

  void back_again_nothingIsToldTwiceOver() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.send();
    scene.revive();
    scene.look();
    scene.send();
    scene.die(1);
    scene.look();
    scene.revive();
    scene.look();
    // The second opening was put off and never sent: its end is nobody's news.
    QCOMPARE(scene.messages(), std::string("00 01 20 21 (00) (01)"));
  }

  void back_afterAFailedTry_doesNotTryAtOnce() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.store.change("UPDATE alert_message SET attempts = 1");
    scene.revive();
    scene.look();
    const UtcTime ended = scene.clock.now();
    scene.die(1);
    scene.look();
    QCOMPARE(scene.store.number("SELECT min(next_at_us) FROM alert_message WHERE state = 0"),
             toMicros(ended + kTellEvery));
  }

  void sentWhileItEnded_isSent_andItsEndIsTold() {
    Scene scene;
    scene.die(1);
    scene.look();
    const auto mail = scene.store.number("SELECT message_id FROM alert_message WHERE channel = 0");
    const auto hook = scene.store.number("SELECT message_id FROM alert_message WHERE channel = 1");
    scene.revive();
    scene.look();
    QCOMPARE(scene.messages(), std::string("(00) (01)"));
    QVERIFY(record(scene, mail, AlertMessageState::sent));
    QVERIFY(!record(scene, mail, AlertMessageState::sent));
    QVERIFY(!record(scene, hook, AlertMessageState::givenUp));
    QVERIFY(!record(scene, hook, AlertMessageState::waiting));
    QCOMPARE(scene.messages(), std::string("00 (01) 20"));
    QCOMPARE(scene.store.ask("SELECT state || evidence FROM alert_message WHERE channel = 0 AND news = 0"),
             std::string("1250 ok"));
    QVERIFY(!scene.look(1h));
  }

  void sentWhileAPersonEndedIt_isSent_andItsEndIsTold() {
    Scene scene;
    scene.raise(domain::AlertKind::contentMismatch, "shop");
    scene.look();
    const auto mail = scene.store.number("SELECT message_id FROM alert_message WHERE channel = 0");
    scene.store.change("UPDATE alert SET state = 2, resolved_by = 'ada', resolved_at_us = last_at_us");
    scene.store.change("UPDATE alert_message SET state = 3");
    QVERIFY(record(scene, mail, AlertMessageState::sent));
    QCOMPARE(scene.messages(), std::string("00 (01) 20"));
  }

  void sentWhileItEnded_isToldOverOnce() {
    Scene scene;
    scene.die(10);
    scene.look();
    scene.send();
    scene.die(10);
    scene.look(11min);
    const auto more = scene.store.number("SELECT message_id FROM alert_message WHERE channel = 0 AND news = 1");
    scene.revive();
    scene.look();
    QCOMPARE(scene.messages(), std::string("00 01 (10) (11) 20 21"));
    QVERIFY(record(scene, more, AlertMessageState::sent));
    QCOMPARE(scene.messages(), std::string("00 01 10 (11) 20 21"));
  }

  void sentWhileAPersonTookIt_isSent_andItsEndIsToldInItsTime() {
    Scene scene;
    scene.die(1);
    scene.look();
    const auto mail = scene.store.number("SELECT message_id FROM alert_message WHERE channel = 0");
    scene.store.change("UPDATE alert SET state = 1, acknowledged_by = 'ada'");
    scene.store.change("UPDATE alert_message SET state = 3");
    QVERIFY(record(scene, mail, AlertMessageState::sent));
    QCOMPARE(scene.messages(), std::string("00 (01)"));
    // Nothing more is sent about it but that it is over.
    scene.revive();
    scene.look();
    QCOMPARE(scene.messages(), std::string("00 (01) 20"));
  }

  void refused_isToldAgainAfterAnHour_whileItStandsAndNobodyHasIt() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.store.change("UPDATE alert_message SET state = 1, ended_at_us = next_at_us WHERE channel = 0");
    refuse(scene);
    QVERIFY(!scene.look(59min));
    QVERIFY(scene.look(1min));
    QCOMPARE(scene.messages(), std::string("00 01 01"));
    QVERIFY(!scene.look(2h));  // it waits to be sent
    refuse(scene);
    QVERIFY(scene.look(1h));
    QCOMPARE(scene.messages(), std::string("00 01 01 01"));
    scene.send();
    QVERIFY(!scene.look(2h));
    // Growth that was refused is told as such, since they know of it.
    scene.die(1);
    scene.look(2min);
    refuse(scene);
    scene.look(1h);
    QCOMPARE(scene.messages(), std::string("00 01 01 01 10 11 10 11"));
    refuse(scene);
    scene.store.change("UPDATE alert SET state = 1, acknowledged_by = 'ada'");
    QVERIFY(!scene.look(2h));
  }

  void disk_worseStage_isToldAtOnce_alsoOfOneThatIsTaken() {
    Scene scene;
    scene.free = 500 * kMiB;
    scene.look();
    scene.send();
    QCOMPARE(scene.messages(), std::string("00 01"));
    scene.free = 100 * kMiB;
    scene.look(30s);
    scene.send();
    QCOMPARE(scene.messages(), std::string("00 01 10 11"));
    scene.store.change("UPDATE alert SET state = 1, acknowledged_by = 'ada', acknowledged_at_us = 5, owner = 'ada'");
    scene.free = 90 * kMiB;
    scene.look(2h);
    QCOMPARE(scene.store.ask("SELECT state || acknowledged_by FROM alert"), std::string("1ada"));
    scene.free = 60 * kMiB;
    scene.look(30s);
    scene.send();
    QCOMPARE(scene.messages(), std::string("00 01 10 11 10 11"));
    QCOMPARE(scene.store.ask("SELECT state || '<' || acknowledged_by || '>' || owner FROM alert"),
             std::string("0<>ada"));
    // Better and as bad again is no news, and takes nothing from whoever has it.
    scene.store.change("UPDATE alert SET state = 1, acknowledged_by = 'ada', acknowledged_at_us = 5");
    scene.free = 100 * kMiB;
    scene.look(2h);
    QCOMPARE(scene.living(), std::string("disk_low store 2"));
    scene.free = 60 * kMiB;
    scene.look(2h);
    QCOMPARE(scene.living(), std::string("disk_low store 4"));
    QCOMPARE(scene.store.ask("SELECT state || acknowledged_by FROM alert"), std::string("1ada"));
    QCOMPARE(scene.messages(), std::string("00 01 10 11 10 11"));
  }

  void backlog_full_isToldBesideNearlyFull() {
    Scene scene;
    scene.catalogue->settings.maxBacklog = 10;
    std::vector<kit::TestEvent> events(10);
    for (std::size_t i = 0; i < events.size(); ++i) events[i].eventId = "q_" + std::to_string(i);
    scene.store.addAll({events.begin(), events.begin() + 8});
    scene.look();
    QCOMPARE(scene.living(), std::string("backlog store 8"));
    scene.store.addAll({events.begin() + 8, events.end()});
    scene.look(2min);
    QCOMPARE(scene.living(), std::string("backlog store 10, backlog full 10"));
    QCOMPARE(scene.messages(), std::string("00 01 00 01"));
  }

  void whatCannotBeRead_endsNothing() {
    Scene scene;
    scene.free = 1;
    scene.look();
    QCOMPARE(scene.living(), std::string("disk_low store 4"));
    scene.free.reset();
    QVERIFY(!scene.look(1h));
    QCOMPARE(scene.living(), std::string("disk_low store 4"));
    // No engine has told of its certificates here.
    scene.raise(domain::AlertKind::certificateProblem, "the key");
    scene.look();
    QVERIFY(!scene.look(1h));
    scene.free = std::int64_t{1} << 40;
    scene.look(30s);
    QCOMPARE(scene.living(), std::string("certificate_problem the key 1"));
  }

  void owner_writtenOtherwise_isThePerson_andHandsOver() {
    Scene scene;
    scene.store.change("INSERT INTO person (name, name_key, role, disabled_at_us, created_at_us, password, "
                       "password_set_at_us) VALUES ('ada', 'ada', 3, 0, 1, '', 1)");
    scene.die(1, domain::DeadCause::exhausted, "Ada");
    scene.look();
    QCOMPARE(scene.store.ask("SELECT owner FROM alert"), std::string("ada"));
    // Also one that was given before there was such a person.
    scene.store.change("UPDATE alert SET owner = 'ADA'");
    const auto passed = scene.store.writer().execute(store::WriteLane::operate, [](store::WriteContext& context) {
      const auto count = context.tables.alert.handOver("ada");
      if (!count) return Result<void>(count.error());
      return *count == 1 ? Result<void>{} : Result<void>{Error{ErrorCode::internal, "not one"}};
    });
    QVERIFY2(passed.ok(), passed ? "" : passed.error().message.c_str());
    QCOMPARE(scene.store.ask("SELECT '<' || owner || '>' FROM alert"), std::string("<>"));
  }

  void longOver_isForgotten_inSteps() {
    Scene scene;
    scene.look();
    const auto fill = [&](const char* kind, int count, std::chrono::days ago) {
      const std::string at = std::to_string(toMicros(scene.clock.now() - ago));
      scene.store.change("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
                         std::to_string(count) +
                         ") INSERT INTO alert (kind, subject, state, first_at_us, last_at_us, count, text, "
                         "resolved_at_us) SELECT '" +
                         kind + "', 'crm', 2, " + at + ", " + at + ", 1, 'evidence', " + at + " FROM n");
    };
    fill("exhausted", 150, std::chrono::days(401));
    fill("missing_accepted", 1, std::chrono::days(401));
    fill("exhausted", 3, std::chrono::days(399));
    scene.store.change("INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) "
                       "SELECT alert_id, 0, 0, 1, 1, first_at_us, first_at_us FROM alert UNION ALL "
                       "SELECT 0, 3, 0, 1, 0, min(first_at_us), 0 FROM alert");
    scene.raise(domain::AlertKind::contentMismatch, "shop");
    scene.look();
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 155);
    // Not before an hour of an even clock.
    QVERIFY(scene.look(1h));
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert"), 55);
    QVERIFY(scene.look());
    QVERIFY(!scene.look());
    QCOMPARE(scene.store.ask("SELECT group_concat(kind || state, ' ') FROM (SELECT * FROM alert ORDER BY alert_id)"),
             std::string("missing_accepted2 exhausted2 exhausted2 exhausted2 content_mismatch0"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert_message WHERE alert_id = 0"), 0);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert_message WHERE alert_id NOT IN (SELECT alert_id FROM "
                                "alert)"),
             0);
    QVERIFY(!scene.look(2h));
  }

  void tooMany_theOldestAreForgotten() {
    Scene scene;
    for (int i = 0; i < 5; ++i)
      scene.store.change("INSERT INTO alert (kind, subject, state, first_at_us, last_at_us, count, text, "
                         "resolved_at_us) VALUES ('exhausted', '" +
                         std::to_string(i) + "', 2, 1, 1, 1, '', 1)");
    store::AlertPurge::Old old;
    const auto done = scene.store.writer().execute(store::WriteLane::operate, [&](store::WriteContext& context) {
      store::AlertPurge purge(context.connection);
      auto found = purge.find(UtcTime{}, 3);
      if (!found) return Result<void>(found.error());
      old = *found;
      return purge.remove(old, UtcTime{});
    });
    QVERIFY(done.ok());
    QCOMPARE(old.alerts.size(), std::size_t{2});
    QCOMPARE(scene.store.ask("SELECT group_concat(subject, '') FROM (SELECT * FROM alert ORDER BY alert_id)"),
             std::string("234"));
  }
};
QTEST_GUILESS_MAIN(AlertReturnTest)
#include "alert_return_test.moc"
