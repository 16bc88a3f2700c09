// Why work waits: each thing that can hold a delivery back, told of that delivery and of the whole.
#include "core/query/waiting.h"

#include "core/domain/replay_words.h"
#include "core/query/json_views.h"
#include "core/store/delivery_claims.h"
#include "tests/unit/query/filled_store.h"

#include <boost/json/parse.hpp>

#include <QTest>

using namespace ack;
using namespace ack::query;
using domain::DeliveryState;
using std::chrono::minutes;
using test::EventSpec;
using test::FilledStore;

namespace {

const Names kSources{{1, "shop"}, {2, "forge"}};
const Names kDestinations{{1, "crm"}};

struct Scene {
  FilledStore store;
  Statements statements{store.connection()};
  config::Catalogue catalogue{store.catalogue()};
  int events{0};

  DeliveryId add(DeliveryState state, std::int64_t lane = 1) {
    EventSpec event;
    event.eventId = "evt_" + std::to_string(++events);
    event.state = state;
    event.lane = lane;
    if (state == DeliveryState::dead) event.cause = domain::DeadCause::exhausted;
    return store.add(event);
  }
  void set(DeliveryId id, const std::string& what) {
    store.run("UPDATE delivery SET " + what + " WHERE delivery_id = " + std::to_string(id.value));
  }
  std::string at(std::chrono::seconds in) { return std::to_string(toMicros(store.clock.now() + in)); }
  std::vector<WaitingReason> reasons(DeliveryId id) {
    const QueryContext context{statements, catalogue, kSources, kDestinations, store.clock.now()};
    return readWaiting(context, id).value();
  }
  /// "source_held retry_at".
  std::string words(DeliveryId id) {
    std::string text;
    for (const WaitingReason& one : reasons(id)) text += (text.empty() ? "" : " ") + std::string(toText(one.kind));
    return text;
  }
};

}  // namespace

class WaitingTest : public QObject {
  Q_OBJECT

 private slots:
  void due_withNothingInTheWay_waitsForItsTurn() {
    Scene scene;
    QCOMPARE(scene.words(scene.add(DeliveryState::queued, 0)), std::string("in_turn"));
    QCOMPARE(scene.words(scene.add(DeliveryState::retrying)), std::string("in_turn"));
    QCOMPARE(scene.words(scene.add(DeliveryState::queued, 1 + store::kReplayLanes)), std::string("in_turn"));
    for (const auto state :
         {DeliveryState::processing, DeliveryState::completed, DeliveryState::dead, DeliveryState::discarded})
      QCOMPARE(scene.words(scene.add(state)), std::string());
  }

  void unknownDelivery_isNotFound() {
    Scene scene;
    const QueryContext context{scene.statements, scene.catalogue, kSources, kDestinations, scene.store.clock.now()};
    QVERIFY(readWaiting(context, DeliveryId{4711}).error().code == ErrorCode::notFound);
  }

  void heldSource_andDestination_areToldWithWhoAndWhy() {
    Scene scene;
    const DeliveryId id = scene.add(DeliveryState::queued);
    scene.store.run("INSERT INTO held_work (kind, number, at_us, by_name, reason) VALUES (1, 1, 1790000000000000, "
                    "'kim', 'the shop moves'), (0, 1, 1790000000000000, 'ada', 'the CRM is upgraded'), (1, 2, 1, "
                    "'kim', 'another source')");
    QCOMPARE(scene.words(id), std::string("source_held destination_held"));
    QCOMPARE(waitingSentence(scene.reasons(id).at(0)),
             std::string("source shop is held by kim since 2026-09-21T14:13:20.000Z: the shop moves"));
    QCOMPARE(waitingSentence(scene.reasons(id).at(1)),
             std::string("destination crm is held by ada since 2026-09-21T14:13:20.000Z: the CRM is upgraded"));
    // What is not planned yet waits for no destination.
    QCOMPARE(scene.words(scene.add(DeliveryState::queued, 0)), std::string("source_held"));
    const auto reader = scene.store.reader();
    const auto holds = holdsOf(reader->destinations().value(), reader->heldSources().value());
    QCOMPARE(holds.size(), std::size_t{3});
    QCOMPARE(waitingSentence(holds.at(0)), waitingSentence(scene.reasons(id).at(0)));
    QCOMPARE(waitingSentence(holds.at(2)), waitingSentence(scene.reasons(id).at(1)));
  }

  void failingDestination_andTheNextAttempt_areToldTogether() {
    Scene scene;
    const DeliveryId id = scene.add(DeliveryState::retrying);
    scene.set(id, "next_at_us = " + scene.at(minutes(5)));
    QCOMPARE(scene.words(id), std::string("retry_at"));
    scene.store.run("INSERT INTO breaker (destination_id, since_us, open_until_us, opened, evidence) VALUES (1, 1, " +
                    scene.at(minutes(1)) + ", 1, 'HTTP 503')");
    QCOMPARE(scene.words(id), std::string("breaker_open retry_at"));
    const WaitingReason failing = scene.reasons(id).at(0);
    QCOMPARE(failing.subject, std::string("crm"));
    QCOMPARE(failing.reason, std::string("HTTP 503"));
    QVERIFY(failing.until == scene.store.clock.now() + minutes(1));
    // Its time has come: no time that is past is told.
    scene.store.clock.time += minutes(2);
    QCOMPARE(scene.words(id), std::string("breaker_open retry_at"));
    QVERIFY(!scene.reasons(id).at(0).until);
    QCOMPARE(waitingSentence(scene.reasons(id).at(0)),
             std::string("destination crm fails since 1970-01-01T00:00:00.000Z, it is tried with the next delivery "
                         "that is due: HTTP 503"));
  }

  void destinationWithAllItsPlacesTaken_isToldOfWhatIsDue() {
    Scene scene;
    scene.catalogue.destinations.at(0).concurrency = 2;
    const DeliveryId id = scene.add(DeliveryState::queued);
    for (int i = 0; i < 2; ++i) {
      QCOMPARE(scene.words(id), std::string("in_turn"));
      scene.set(scene.add(DeliveryState::processing), "lease_until_us = " + scene.at(minutes(1)));
    }
    QCOMPARE(scene.words(id), std::string("destination_busy"));
    QCOMPARE(scene.reasons(id).at(0).limit, 2);
    QCOMPARE(scene.words(scene.add(DeliveryState::queued, 0)), std::string("in_turn"));
    scene.store.clock.time += minutes(2);  // the leases have lapsed
    QCOMPARE(scene.words(id), std::string("in_turn"));
  }

  void quarantine_isTold() {
    Scene scene;
    QCOMPARE(scene.words(scene.add(DeliveryState::queued, store::kQuarantineLane)), std::string("in_quarantine"));
  }

  void unknownOutcome_isAsked_orWaitsForAPerson() {
    Scene scene;
    const DeliveryId id = scene.add(DeliveryState::unresolved);
    scene.set(id, "next_at_us = " + scene.at(minutes(3)));
    QCOMPARE(scene.words(id), std::string("person_decides"));
    scene.catalogue.destinations.at(0).reconcile.emplace();
    QCOMPARE(scene.words(id), std::string("asked_at"));
    QVERIFY(scene.reasons(id).at(0).until == scene.store.clock.now() + minutes(3));
    scene.store.run(
        "INSERT INTO held_work (kind, number, at_us, by_name, reason) VALUES (0, 1, 1, 'ada', 'it moves')");
    QCOMPARE(scene.words(id), std::string("destination_held asked_at"));
    scene.set(id, "next_at_us = " + std::to_string(INT64_MAX));
    QCOMPARE(scene.words(id), std::string("person_decides"));
  }

  void deadLetter_inAReplay_waitsForIt() {
    Scene scene;
    const DeliveryId id = scene.add(DeliveryState::dead);
    scene.store.run("INSERT INTO replay (replay_id, state, open, rules, chosen, made_at_us, expires_at_us, asked_by, "
                    "asked_name, asked_at_us) VALUES (7, 1, 1, 0, '', 1, " +
                    scene.at(minutes(30)) + ", 1, 'olga', 1)");
    scene.store.run("INSERT INTO replay_hold (delivery_id, replay_id) VALUES (" + std::to_string(id.value) + ", 7)");
    QCOMPARE(scene.words(id), std::string("replay_waits"));
    QCOMPARE(scene.reasons(id).at(0).by, std::string("olga"));
    QCOMPARE(scene.reasons(id).at(0).subject, domain::toText(domain::ReplayId{7}));
    scene.store.run("UPDATE replay SET state = 4, stop_reason = 'an attempt failed'");
    QCOMPARE(scene.words(id), std::string("replay_paused"));
    QVERIFY(waitingSentence(scene.reasons(id).at(0)).ends_with("is paused: an attempt failed"));
    for (const int state : {2, 3}) {
      scene.store.run("UPDATE replay SET state = " + std::to_string(state));
      QCOMPARE(scene.words(id), std::string("replay_runs"));
    }
  }

  void trace_asJson_saysWhy() {
    Scene scene;
    const DeliveryId id = scene.add(DeliveryState::queued, 0);
    scene.store.run(
        "INSERT INTO held_work (kind, number, at_us, by_name, reason) VALUES (1, 1, 1, 'kim', 'it moves')");
    const auto reader = scene.store.reader();
    const auto json = boost::json::parse(toJson(reader->trace(domain::toText(id)).value()));
    const auto& waiting = json.at("waiting").as_array();
    QCOMPARE(waiting.size(), std::size_t{1});
    QCOMPARE(std::string(waiting.at(0).at("why").as_string()), std::string("source_held"));
    QCOMPARE(std::string(waiting.at(0).at("by").as_string()), std::string("kim"));
    const auto status = boost::json::parse(toJson(reader->status().value(), {}, scene.store.clock.now(),
                                                  reader->destinations().value(), reader->heldSources().value()));
    QCOMPARE(std::string(status.at("held_sources").at(0).at("held").at("by").as_string()), std::string("kim"));
    QVERIFY(!status.at("held_wholly").as_bool());
  }
};

QTEST_GUILESS_MAIN(WaitingTest)
#include "waiting_test.moc"
