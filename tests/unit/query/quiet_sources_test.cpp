// When a source is quiet: by its own rhythm, not at night, and never where nothing is known of it.
#include "core/query/quiet_sources.h"

#include "tests/unit/query/filled_store.h"

#include <QTest>

#include <functional>

using namespace ack;
using namespace ack::query;
using namespace std::chrono_literals;
using test::FilledStore;

namespace {

/// A source that was heard of in some minutes before now.
struct Scene {
  FilledStore store;
  Statements statements{store.connection()};
  Names sources{{1, "shop"}, {2, "forge"}};
  Names destinations;
  UtcTime end{std::chrono::floor<std::chrono::minutes>(store.clock.now())};
  UtcTime last{};

  Scene() { store.run("BEGIN"); }  // read by the same connection, never committed
  /// `times` events, the last one now, a gap apart.
  void heard(int times, std::chrono::minutes gap) {
    for (int i = 0; i < times; ++i) at(end - gap * i);
  }
  void at(UtcTime time) {
    const auto minute = std::chrono::floor<std::chrono::minutes>(time).time_since_epoch().count();
    store.run("INSERT INTO minute_metric (minute, source_id, accepted) VALUES (" + std::to_string(minute) +
              ", 1, 1) ON CONFLICT (minute, source_id) DO UPDATE SET accepted = accepted + 1");
    last = std::max(last, time);
  }
  [[nodiscard]] bool quietAt(UtcTime now) {
    const QueryContext context{statements, store.catalogue(), sources, destinations, now};
    const auto answer = QuietSources().exceeded(context, SourceId{1}, last);
    if (!answer) qFatal("%s", answer.error().message.c_str());
    return answer->has_value();
  }
  [[nodiscard]] bool quietAfter(std::chrono::microseconds silence) { return quietAt(last + silence); }
};

}  // namespace

class QuietSourcesTest : public QObject {
  Q_OBJECT

 private slots:
  void hourly_threeGaps_isQuiet() {
    Scene scene;
    scene.heard(12, 60min);
    QVERIFY(!scene.quietAfter(3h));
    QVERIFY(scene.quietAfter(3h + 1s));
  }

  void busy_tenMinutesAtLeast() {
    Scene scene;
    scene.heard(300, 1min);
    QVERIFY(!scene.quietAfter(10min));
    QVERIFY(scene.quietAfter(10min + 1s));
  }

  void rhythm_unknown_isNeverQuiet() {
    Scene scene;
    scene.heard(9, 1min);
    QVERIFY(!scene.quietAfter(48h));
    // Many at once are no rhythm either.
    for (int i = 0; i < 100; ++i) scene.at(scene.end);
    QVERIFY(!scene.quietAfter(48h));
  }

  void irregular_isJudgedByItsLongGaps() {
    Scene scene;
    // Bursts each five minutes with a pause of an hour behind every tenth: an hour is usual for it.
    UtcTime time = scene.end;
    for (int i = 0; i < 100; ++i) {
      scene.at(time);
      time -= i % 10 == 9 ? 60min : 5min;
    }
    QVERIFY(!scene.quietAfter(3h));
    QVERIFY(scene.quietAfter(3h + 1min));
  }

  void night_thatWasSilentYesterday_isNone() {
    Scene scene;
    // Ten hours of each of three days, an event a minute.
    for (int day = 0; day < 3; ++day)
      for (int minute = 0; minute < 600; ++minute)
        scene.at(scene.end - std::chrono::days(day) - std::chrono::minutes(minute));
    QVERIFY(!scene.quietAfter(13h));
    QVERIFY(scene.quietAfter(14h + 30min));
  }

  void sunday_isComparedWithTheLastOne() {
    Scene scene;
    // Eight days, an event each ten minutes, but none on the day whose like comes now.
    for (int i = 0; i < 8 * 144; ++i) {
      const auto ago = std::chrono::minutes(10 * i);
      if (ago >= 6 * 24h && ago < 7 * 24h) continue;
      scene.at(scene.end - ago);
    }
    QVERIFY(!scene.quietAfter(20h));
    QVERIFY(scene.quietAfter(25h));
  }

  void future_event_isNotQuiet() {
    Scene scene;
    scene.heard(20, 1min);
    QVERIFY(!scene.quietAfter(-1h));
  }
};
QTEST_GUILESS_MAIN(QuietSourcesTest)
#include "quiet_sources_test.moc"
