// Completion within target: what is kept from one look to the next says the same as what is summed anew.
#include "core/query/completion_sums.h"

#include "core/query/figures.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>

#include <random>

using namespace ack;
using namespace ack::query;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using test::EventSpec;
using test::FilledStore;

namespace {

const Names kSources{{1, "shop"}, {2, "forge"}};
const Names kDestinations{{1, "crm"}};

/// What the figures over time say of the same day.
Completion byWindow(const QueryContext& context) {
  const auto window = readWindow(context, hours(24), hours(1)).value().whole;
  return {window.due, window.inTime};
}

}  // namespace

class CompletionSumsTest : public QObject {
  Q_OBJECT

 private slots:
  void kept_isWhatTheWindowSays_asTimeGoesOn() {
    FilledStore store;
    Statements statements(store.connection());
    CompletionSums sums;
    const unsigned seed = 20261130;
    std::mt19937 random(seed);
    int events = 0;
    for (int look = 0; look < 120; ++look) {
      for (int i = 0; i < 3; ++i) {
        EventSpec event;
        event.source = random() % 2 == 0 ? "shop" : "forge";
        event.eventId = "evt_" + std::to_string(++events);
        event.age = seconds(random() % 120);
        const auto kind = random() % 4;
        event.state = kind == 0   ? domain::DeliveryState::queued
                      : kind == 1 ? domain::DeliveryState::dead
                                  : domain::DeliveryState::completed;
        if (kind == 1) event.cause = domain::DeadCause::exhausted;
        event.inTime = random() % 5 != 0;
        store.add(event);
      }
      const QueryContext context{statements, store.catalogue(), kSources, kDestinations, store.clock.now()};
      const auto kept = sums.read(context, hours(24));
      QVERIFY(kept.ok());
      const Completion whole = byWindow(context);
      QVERIFY2(kept->due == whole.due && kept->inTime == whole.inTime,
               ("seed " + std::to_string(seed) + ", look " + std::to_string(look)).c_str());
      store.clock.time += look % 10 == 9 ? seconds(4000) : seconds(random() % 600);
    }
  }

  void clock_setBack_orLongAway_beginsAnew() {
    FilledStore store;
    Statements statements(store.connection());
    CompletionSums sums;
    EventSpec event;
    event.eventId = "evt_1";
    event.age = hours(3);
    store.add(event);
    const auto agrees = [&] {
      const QueryContext context{statements, store.catalogue(), kSources, kDestinations, store.clock.now()};
      const auto kept = sums.read(context, hours(24));
      const Completion whole = byWindow(context);
      return kept.ok() && kept->due == whole.due && kept->inTime == whole.inTime;
    };
    QVERIFY(agrees());
    store.clock.time -= hours(2);
    QVERIFY(agrees());
    store.clock.time += hours(2);
    QVERIFY(agrees());
    store.clock.time += hours(24 * 3);
    QVERIFY(agrees());
    store.clock.time -= hours(24 * 3);
    QVERIFY(agrees());
  }

  void minutesThatAreOver_areNotReadAgain() {
    FilledStore store;
    Statements statements(store.connection());
    CompletionSums sums;
    EventSpec event;
    event.eventId = "evt_1";
    event.age = hours(3);
    store.add(event);
    const auto due = [&] {
      const QueryContext context{statements, store.catalogue(), kSources, kDestinations, store.clock.now()};
      return sums.read(context, hours(24)).value().due;
    };
    QCOMPARE(due(), 1);
    store.run("DELETE FROM minute_metric");
    store.clock.time += seconds(30);
    QCOMPARE(due(), 1);
    // Until they leave the day.
    store.clock.time += hours(22);
    QCOMPARE(due(), 0);
  }
};

QTEST_GUILESS_MAIN(CompletionSumsTest)
#include "completion_sums_test.moc"
