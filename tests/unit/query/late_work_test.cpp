// What waits too long: whose it is and since when is read once, what is new and what went is noticed at once.
#include "core/query/late_work.h"

#include "core/query/figures.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>

using namespace ack;
using namespace ack::query;
using domain::DeliveryState;
using std::chrono::hours;
using std::chrono::minutes;
using test::EventSpec;
using test::FilledStore;

namespace {

const Names kSources{{1, "shop"}, {2, "forge"}};
const Names kDestinations{{1, "crm"}};

/// A store, and one memory over all looks.
struct Scene {
  FilledStore store;
  Statements statements{store.connection()};
  LateWork late;
  int events{0};

  DeliveryId add(const std::string& source, DeliveryState state, std::chrono::seconds age) {
    EventSpec event;
    event.source = source;
    event.eventId = "evt_" + std::to_string(++events);
    event.state = state;
    event.age = age;
    return store.add(event);
  }
  /// "shop 2, forge 1".
  std::string look() {
    const QueryContext context{statements, store.catalogue(), kSources, kDestinations, store.clock.now()};
    const auto status = readStatus(context).value();
    const LateItems found = late.read(context, status.oldestUnfinishedAt).value();
    std::string text;
    for (const AttentionItem& item : found.items)
      text += (text.empty() ? "" : ", ") + item.subject + " " + std::to_string(item.count);
    return text;
  }
  /// Looks twice a minute for so long; the last of what it found.
  std::string lookFor(std::chrono::seconds time) {
    std::string last;
    for (auto passed = std::chrono::seconds(0); passed < time; passed += std::chrono::seconds(30)) {
      store.clock.time += std::chrono::seconds(30);
      last = look();
    }
    return last;
  }
};

}  // namespace

class LateWorkTest : public QObject {
  Q_OBJECT

 private slots:
  void late_bySource_asItComesAndGoes() {
    Scene scene;
    QCOMPARE(scene.look(), std::string());
    const DeliveryId first = scene.add("shop", DeliveryState::queued, hours(2));
    scene.add("forge", DeliveryState::retrying, hours(3));
    scene.add("shop", DeliveryState::processing, hours(4));
    scene.add("shop", DeliveryState::dead, hours(4));
    scene.add("shop", DeliveryState::queued, minutes(1));
    QCOMPARE(scene.look(), std::string("shop 2, forge 1"));
    scene.store.run("UPDATE delivery SET state = 4 WHERE delivery_id = " + std::to_string(first.value));
    QCOMPARE(scene.look(), std::string("shop 1, forge 1"));
    scene.store.run("UPDATE delivery SET state = 4");
    QCOMPARE(scene.look(), std::string());
  }

  void known_isNotReadAgain_untilItsTime() {
    Scene scene;
    const DeliveryId id = scene.add("shop", DeliveryState::queued, hours(2));
    QCOMPARE(scene.look(), std::string("shop 1"));
    // Put back between two looks: noticed in time, and not with every look.
    scene.store.run("UPDATE delivery SET round = 2, round_began_us = " +
                    std::to_string(toMicros(scene.store.clock.now() + hours(1))) +
                    " WHERE delivery_id = " + std::to_string(id.value));
    QCOMPARE(scene.lookFor(LateWork::kReadAgain / 2), std::string("shop 1"));
    QCOMPARE(scene.lookFor(LateWork::kReadAgain * 2), std::string());
  }

  void known_isReadAgain_whereNobodyLookedForAWhile() {
    Scene scene;
    const DeliveryId id = scene.add("shop", DeliveryState::queued, hours(2));
    QCOMPARE(scene.look(), std::string("shop 1"));
    scene.store.run(
        "UPDATE delivery SET round = 2, round_began_us = " + std::to_string(toMicros(scene.store.clock.now())) +
        " WHERE delivery_id = " + std::to_string(id.value));
    scene.store.clock.time += LateWork::kRemembered;
    QCOMPARE(scene.look(), std::string("shop 1"));
    scene.store.clock.time += LateWork::kRemembered + std::chrono::seconds(1);
    QCOMPARE(scene.look(), std::string());
  }

  void whatWentAndCameBack_isReadAnew() {
    Scene scene;
    const DeliveryId id = scene.add("shop", DeliveryState::queued, hours(2));
    const std::string where = " WHERE delivery_id = " + std::to_string(id.value);
    QCOMPARE(scene.look(), std::string("shop 1"));
    scene.store.run("UPDATE delivery SET state = 5, cause = 2" + where);
    QCOMPARE(scene.look(), std::string());
    scene.store.run("UPDATE delivery SET state = 0, round = 2, round_began_us = " +
                    std::to_string(toMicros(scene.store.clock.now())) + where);
    QCOMPARE(scene.look(), std::string());
  }
};

QTEST_GUILESS_MAIN(LateWorkTest)
#include "late_work_test.moc"
