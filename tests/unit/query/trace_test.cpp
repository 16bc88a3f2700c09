// Every kind of ID leads to its delivery, with the whole story.
#include "core/effect/effect_key.h"
#include "core/query/json_views.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>
#include <boost/json/parse.hpp>

using namespace ack;
using namespace ack::query;
using domain::DeliveryState;
using domain::EffectKind;
using domain::EffectState;
using test::EventSpec;
using test::FilledStore;

namespace {

EventSpec eventOf(const std::string& id) {
  EventSpec spec;
  spec.eventId = id;
  return spec;
}

/// The one match, or a failed test.
const TraceMatch& only(const Result<TraceAnswer>& answer) {
  if (!answer) qFatal("%s", answer.error().message.c_str());
  if (answer->matches.size() != 1) qFatal("%zu matches", answer->matches.size());
  return answer->matches.front();
}

}  // namespace

class TraceTest : public QObject {
  Q_OBJECT

 private slots:
  void trace_eachOfOurOwnIds_findsItsDelivery() {
    FilledStore store;
    store.add(eventOf("before"));
    const DeliveryId id = store.add(eventOf("evt_1"));
    const EffectId effect = store.effect(id, EffectKind::inbox, effect::eventKey(id, 0), EffectState::applied);
    const LedgerId line = store.charge(id, -500, {"EUR", 2}, store.clock.now());
    store.run("INSERT INTO inbox(inbox_id, effect_id, delivery_id, thread, sender, recipient, text, at_us, hash) "
              "VALUES (7, " +
              std::to_string(effect.value) + ", " + std::to_string(id.value) +
              ", 't', '', '', 'hello', 5, zeroblob(32))");
    store.add(eventOf("behind"));
    const auto reader = store.reader();
    const std::int64_t arrival =
        store.number("SELECT arrival_id FROM arrival WHERE delivery_id = " + std::to_string(id.value));
    const std::vector<std::pair<std::string, TraceKind>> ids{{domain::toText(id), TraceKind::delivery},
                                                             {domain::toText(ArrivalId{arrival}), TraceKind::arrival},
                                                             {domain::toText(effect), TraceKind::effect},
                                                             {domain::toText(line), TraceKind::ledger},
                                                             {domain::toText(domain::InboxId{7}), TraceKind::effect},
                                                             {"evt_1", TraceKind::event},
                                                             {" evt_1\t", TraceKind::event}};
    for (const auto& [text, kind] : ids) {
      const auto answer = reader->trace(text);
      const TraceMatch& match = only(answer);
      QVERIFY2(match.story.delivery.id == id && match.kind == kind, text.c_str());
      QCOMPARE(match.story.ledger.size(), std::size_t{1});
      QCOMPARE(match.story.inbox.size(), std::size_t{1});
      QCOMPARE(match.story.effects.at(0).key, domain::toText(id));
    }
    QVERIFY(reader->trace("dlv_0000000000zzz").error().code == ErrorCode::notFound);
    QVERIFY(reader->trace("evt_").error().code == ErrorCode::notFound);
    QVERIFY(reader->trace("EVT_1").error().code == ErrorCode::notFound);
    QVERIFY(reader->trace(std::string(4'097, 'a')).error().code == ErrorCode::invalid);
  }

  void trace_eventIdOfSeveralSourcesAndTenants_listsAllNewestFirst() {
    FilledStore store;
    for (const char* source : {"shop", "forge"})
      for (const char* tenant : {"", "acme", "zeta"}) {
        EventSpec spec = eventOf("same");
        spec.source = source;
        spec.tenant = tenant;
        store.add(spec);
      }
    const auto answer = store.reader()->trace("same");
    QVERIFY(answer.ok());
    QCOMPARE(answer->matches.size(), std::size_t{6});
    for (std::size_t i = 1; i < 6; ++i)
      QVERIFY(answer->matches[i].story.delivery.id < answer->matches[i - 1].story.delivery.id);
    QCOMPARE(boost::json::parse(toJson(*answer)).at("matches").as_array().size(), std::size_t{6});
  }

  void trace_uuidAndRawBytes_areExact() {
    FilledStore store;
    const std::string uuid = "3f2a4b5c-0d1e-4f60-8a7b-112233445566";
    const std::string bytes("\x00\xFF id \xFE", 7);
    store.add(eventOf(uuid));
    store.add(eventOf(bytes));
    const auto reader = store.reader();
    QCOMPARE(only(reader->trace(uuid)).story.delivery.eventId, uuid);
    const auto raw = reader->trace(bytes);
    QCOMPARE(only(raw).story.delivery.eventId, bytes);
    const auto json = boost::json::parse(toJson(*raw));
    QVERIFY(json.at("event").at("event_id").is_null());
    QVERIFY(json.at("event").at("event_id_base64").is_string());
  }

  void trace_requestId_findsEventsBatchesAndRefusals() {
    FilledStore store;
    EventSpec spec = eventOf("evt_1");
    spec.requestId = "req_1";
    const DeliveryId id = store.add(spec);
    store.duplicate(id, "req_2");
    const ArrivalId refused = store.reject("shop", "req_bad");
    const auto reader = store.reader();
    QVERIFY(only(reader->trace("req_1")).kind == TraceKind::request);
    QVERIFY(only(reader->trace("req_2")).story.delivery.id == id);
    const auto rejected = reader->trace("req_bad");
    QVERIFY(rejected.ok());
    QVERIFY(rejected->matches.empty());
    QVERIFY(rejected->rejectedArrivals.at(0).id == refused);
    QVERIFY(reader->trace(domain::toText(refused))->matches.empty());
    QVERIFY(boost::json::parse(toJson(*rejected)).at("rejected_arrivals").is_array());

    const DeliveryId first = store.add(eventOf("b1"));
    const DeliveryId second = store.add(eventOf("b2"));
    store.run(
        "INSERT INTO arrival(arrival_id, at_us, source_id, result, signature, body_sha256, body_bytes, peer, "
        "request_id) VALUES (900, 5, 1, 0, 'valid', x'00', 2, '', 'req_batch'); INSERT INTO arrival_event VALUES "
        "(900, 0, " +
        std::to_string(first.value) + ", 0), (900, 1, " + std::to_string(second.value) + ", 1)");
    const auto batch = reader->trace("req_batch");
    QVERIFY(batch.ok());
    QCOMPARE(batch->matches.size(), std::size_t{2});
    const auto& arrivals = batch->matches.at(0).story.arrivals;
    QCOMPARE(arrivals.size(), std::size_t{2});  // its own and the batch
    QVERIFY(arrivals.at(1).id == ArrivalId{900} && arrivals.at(1).result == domain::ArrivalResult::duplicate);
  }

  void trace_businessKey_findsTheEffectOfAnySourceTenantAndDestination() {
    FilledStore store;
    EventSpec spec = eventOf("evt_1");
    spec.source = "forge";
    spec.tenant = "acme";
    const DeliveryId id = store.add(spec);
    const SourceId forge = store.catalogue().source("forge")->id;
    const std::int64_t crm = store.catalogue().destination("crm")->id;
    store.effect(id, EffectKind::charge, effect::businessKey(forge, "acme", "pay_77", 0), EffectState::applied);
    store.effect(id, EffectKind::forward, effect::businessKey(forge, "acme", "ticket_9", crm), EffectState::unknown,
                 crm);
    const auto reader = store.reader();
    QVERIFY(only(reader->trace("pay_77")).story.delivery.id == id);
    const auto forward = reader->trace("ticket_9");
    QVERIFY(only(forward).kind == TraceKind::effect);
    QCOMPARE(only(forward).story.effects.at(1).destination, std::string("crm"));
    QCOMPARE(only(forward).story.effects.at(1).key, std::string("ticket_9"));
  }

  void story_hundredsOfArrivals_showsBothEnds() {
    FilledStore store;
    const DeliveryId id = store.add(eventOf("evt_1"));
    QVERIFY(store.connection().beginWrite().ok());
    for (int i = 0; i < 299; ++i) store.duplicate(id);
    QVERIFY(store.connection().commit().ok());
    const auto story = store.reader()->story(id);
    QVERIFY(story.ok());
    QCOMPARE(story->delivery.arrivals, 300);
    QCOMPARE(story->arrivals.size(), std::size_t{200});
    QVERIFY(story->arrivals.front().result == domain::ArrivalResult::accepted);
    QCOMPARE(story->arrivals[99].id.value, 100);
    QCOMPARE(story->arrivals[100].id.value, 201);
    QCOMPARE(story->arrivals.back().id.value, 300);
  }

  void story_attemptsNotesAndRefund_areTold() {
    FilledStore store;
    const DeliveryId id = store.add(eventOf("evt_1"));
    const LedgerId line = store.charge(id, -500, {"JPY", 0}, store.clock.now());
    const std::string key = std::to_string(id.value);
    store.run("INSERT INTO attempt VALUES (" + key + ", 1, 1, 2, 3, 40, 10, 20, 2, 30, 'HTTP 503'), (" + key +
              ", 2, 1, 2, 4, 0, 50, 0, 0, 0, '')");
    store.run("INSERT INTO delivery_note(delivery_id, at_us, kind, text) VALUES (" + key +
              ", 60, 'late', 'came late')");
    store::LedgerLine refund;
    refund.kind = store::LedgerKind::refund;
    refund.delivery = id;
    refund.account = "cus_1";
    refund.amount = {500, {"JPY", 0}};
    refund.at = store.clock.now();
    refund.refundOf = line;
    QVERIFY(store.tables().ledger.append(refund).ok());
    const auto story = store.reader()->story(id);
    QVERIFY(story.ok());
    QCOMPARE(story->attempts.size(), std::size_t{2});
    QVERIFY(story->attempts[0].result == domain::AttemptResult::transient);
    QCOMPARE(story->attempts[0].evidence, std::string("HTTP 503"));
    QVERIFY(!story->attempts[1].ended && story->attempts[1].result == domain::AttemptResult::running);
    QCOMPARE(story->notes.at(0).kind, std::string("late"));
    QCOMPARE(story->ledger.size(), std::size_t{2});
    QVERIFY(story->ledger[1].refund && *story->ledger[1].refundOf == line);
    TraceAnswer answer;
    answer.matches.push_back({TraceKind::event, *story});
    const auto json = boost::json::parse(toJson(answer));
    QCOMPARE(json.at("event").at("event_id").as_string(), "evt_1");
    QCOMPARE(json.at("delivery").at("state").as_string(), "completed");
    QCOMPARE(json.at("attempts").at(0).at("result").as_string(), "transient");
    QCOMPARE(json.at("ledger").at(1).at("kind").as_string(), "refund");
    QVERIFY(json.at("audit").is_array() && json.at("inbox").is_array());
  }
};

QTEST_GUILESS_MAIN(TraceTest)
#include "trace_test.moc"
