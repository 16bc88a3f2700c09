// What was put off so that nobody is flooded: it gives way to what is worse, and tells what is so when it goes out.
#include "core/query/views.h"

#include "tests/unit/alert/watch_scene.h"

#include <QTest>

using namespace ack;
using namespace ack::alert;
using namespace std::chrono_literals;
using test::Scene;

namespace {

constexpr std::int64_t kMiB = std::int64_t{1} << 20;
constexpr std::int64_t kPlenty = std::int64_t{1} << 40;
constexpr std::int64_t kFilling = 500 * kMiB;
constexpr std::int64_t kFull = 60 * kMiB;

/// The disk as it is told of, 30 s later.
void look(Scene& scene, std::int64_t free) {
  scene.free = free;
  scene.look(30s);
}

/// A disk that was filling four times lately, each time over and told so, and is filling again.
void fillAgain(Scene& scene) {
  for (int i = 0; i < 4; ++i) {
    look(scene, kFilling);
    scene.send();
    look(scene, kPlenty);
    scene.send();
  }
  look(scene, kFilling);
}

/// "2 of 4-4 at 90": how many wait, what count they tell, when they are due from now, in seconds.
std::string waiting(Scene& scene) {
  return scene.store.ask("SELECT count(*) || ' of ' || min(count) || '-' || max(count) || ' at ' || "
                         "(min(next_at_us - " +
                         std::to_string(toMicros(scene.clock.now())) +
                         ") / 1000000) FROM alert_message WHERE state = 0");
}

}  // namespace

class PutOffTest : public QObject {
  Q_OBJECT

 private slots:
  void disk_fullWhileALesserStageIsPutOff_isToldAtOnceInItsPlace() {
    Scene scene;
    fillAgain(scene);
    QCOMPARE(waiting(scene), std::string("2 of 1-1 at 540"));
    const std::string before = scene.messages();
    look(scene, kFull);
    QCOMPARE(waiting(scene), std::string("2 of 4-4 at 0"));
    QCOMPARE(scene.messages(), before);
    QCOMPARE(
        scene.store.number("SELECT count(*) FROM alert_message m JOIN alert a USING (alert_id) WHERE m.state = 0 "
                           "AND m.told_text = a.text AND m.told_last_at_us = a.last_at_us"),
        2);
    scene.send();
    QVERIFY(!scene.look(2h));
  }

  void disk_fullAgainAndAgain_isPutOffToo() {
    Scene scene;
    fillAgain(scene);
    for (int i = 0; i < 4; ++i) {
      look(scene, kFull);
      QCOMPARE(waiting(scene), std::string("2 of 4-4 at 0"));
      scene.send();
      look(scene, kPlenty);
      scene.send();
    }
    look(scene, kFull);
    QCOMPARE(waiting(scene), std::string("2 of 4-4 at 540"));
  }

  void disk_fullAsALesserStageGoesOut_isToldAfterIt() {
    Scene scene;
    fillAgain(scene);
    scene.free = kFull;
    scene.look(9min - 3s);
    // The lesser one may be under way.
    QCOMPARE(waiting(scene), std::string("4 of 1-4 at 3"));
    QVERIFY(scene.messages().ends_with("00 01 10 11"));
    QCOMPARE(scene.store.number("SELECT max(next_at_us) - min(next_at_us) FROM alert_message WHERE state = 0"), 0);
  }

  void putOff_tellsWhatIsSoWhenItGoesOut() {
    Scene scene;
    for (int i = 0; i < 4; ++i) {
      scene.die(1);
      scene.look(30s);
      scene.send();
      scene.revive();
      scene.look(30s);
      scene.send();
    }
    scene.die(1);
    scene.look(30s);
    QCOMPARE(waiting(scene), std::string("2 of 1-1 at 540"));
    scene.die(49);
    scene.look(1min);
    QCOMPARE(waiting(scene), std::string("2 of 50-50 at 480"));
    QVERIFY(!scene.look(1min));
    scene.send();
    // They know of all of it.
    QVERIFY(!scene.look(1h));
  }

  void putOff_ofWhatIsRaisedOnTheWay_tellsWhatIsSoWhenItGoesOut() {
    Scene scene;
    scene.raise(domain::AlertKind::contentMismatch, "shop");
    scene.look();
    scene.send();
    scene.store.change("UPDATE alert SET state = 2, resolved_by = 'ada', resolved_at_us = last_at_us");
    scene.raise(domain::AlertKind::contentMismatch, "shop");
    scene.look(30s);
    QCOMPARE(waiting(scene), std::string("2 of 1-1 at 570"));
    scene.raise(domain::AlertKind::contentMismatch, "shop");
    QVERIFY(scene.look(30s));
    QCOMPARE(waiting(scene), std::string("2 of 2-2 at 540"));
    QVERIFY(!scene.look(30s));
  }

  void back_afterOneChannelToldTheEnd_isToldAtOnce() {
    Scene scene;
    scene.die(1);
    scene.look();
    scene.send();
    scene.revive();
    scene.look();
    scene.store.change(
        "UPDATE alert_message SET state = 1, ended_at_us = next_at_us WHERE state = 0 AND channel = 0");
    scene.store.change("UPDATE alert_message SET attempts = 1, next_at_us = next_at_us + 30000000 WHERE state = 0");
    scene.die(1);
    scene.look();
    QCOMPARE(scene.messages(), std::string("00 01 20 (21) 00 01"));
    QCOMPARE(waiting(scene), std::string("2 of 1-1 at 0"));
  }
};
QTEST_GUILESS_MAIN(PutOffTest)
#include "put_off_test.moc"
