#include "core/store/payload_codec.h"
#include "core/store/sqlite_driver.h"
#include "tests/unit/accept/accept_kit.h"

#include <QtTest>

#include <set>

using namespace ack;
using accept::AcceptedEvent;
using domain::ArrivalResult;
using domain::DeliveryState;
using kit::Arrival;

class AcceptanceTest : public QObject {
  Q_OBJECT
 private slots:
  void accept_newEvent_writesEverythingOnce() {
    kit::AcceptStore store;
    Arrival arrival(store.catalogue, {"evt_1"}, "{\"a\":1}");
    QVERIFY(store.accept(arrival).ok());
    QCOMPARE(arrival.outcomes.size(), std::size_t{1});
    QCOMPARE(arrival.outcomes[0].result, ArrivalResult::accepted);
    QCOMPARE(arrival.outcomes[0].state, DeliveryState::queued);
    QCOMPARE(store.number("SELECT count(*) FROM delivery WHERE event_id = CAST('evt_1' AS BLOB) AND state = 0"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM arrival a JOIN delivery d USING (delivery_id) WHERE a.result = 0"),
             1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'state.queued'"), 1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'accepted'"), 1);
    QCOMPARE(store.number("SELECT accepted FROM minute_metric WHERE minute = 1770000000 / 60"), 1);
    QCOMPARE(store.number("SELECT last_accepted_us FROM source_seen"), 1'770'000'000'000'000);
  }

  void accept_payload_isSealedAndOpensAgain() {
    kit::AcceptStore store;
    Arrival arrival(store.catalogue, {"evt_1"}, "the body itself");
    QVERIFY(store.accept(arrival).ok());
    auto reading = store::openForReading(store.file());
    QVERIFY(reading.ok());
    store::PayloadTable table(**reading);
    const auto stored = table.load(arrival.outcomes[0].delivery.value);
    QVERIFY(stored.ok() && stored->has_value());
    QVERIFY((*stored)->sealed.find("the body itself") == std::string::npos);
    const auto payload = store::openPayload(**stored, *store.vault);
    QVERIFY(payload.ok());
    QCOMPARE(payload->body, std::string("the body itself"));
    QCOMPARE(payload->contentType, std::string("application/json"));
    QCOMPARE(payload->headers.size(), std::size_t{1});
  }

  void accept_sameAgain_isDuplicateWithPresentState() {
    kit::AcceptStore store;
    Arrival first(store.catalogue, {"evt_1"}, "x"), again(store.catalogue, {"evt_1"}, "x");
    QVERIFY(store.accept(first).ok());
    QVERIFY(store.writer
                ->execute(store::WriteLane::work,
                          [](store::WriteContext& context) {
                            return context.connection.execute("UPDATE delivery SET state = 4");
                          })
                .ok());
    QVERIFY(store.accept(again).ok());
    QCOMPARE(again.outcomes[0].result, ArrivalResult::duplicate);
    QCOMPARE(again.outcomes[0].state, DeliveryState::completed);
    QCOMPARE(again.outcomes[0].delivery, first.outcomes[0].delivery);
    QVERIFY(!again.outcomes[0].contentMismatch);
    QCOMPARE(store.number("SELECT arrivals FROM delivery"), 2);
    QCOMPARE(store.number("SELECT count(*) FROM arrival"), 2);
    QCOMPARE(store.number("SELECT count(*) FROM payload"), 1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'duplicates'"), 1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'accepted'"), 1);
  }

  void accept_identity_isExactBytesWithTenantAndSource() {
    kit::AcceptStore store;
    const std::string uuid = "0f0e0d0c-0b0a-0908-0706-050403020100";
    const std::vector<std::pair<std::string, std::string>> identities{{"", "a"},
                                                                      {"", "A"},
                                                                      {"", "a "},
                                                                      {"t", "a"},
                                                                      {"T", "a"},
                                                                      {"", std::string("a\0", 2)},
                                                                      {"", uuid},
                                                                      {"", "0F0E0D0C-0B0A-0908-0706-050403020100"},
                                                                      {"", domain::packEventId(uuid)}};
    for (const auto& [tenant, id] : identities) {
      Arrival arrival(store.catalogue, {id}, "x");
      arrival.tenant = tenant;
      QVERIFY(store.accept(arrival).ok());
      QCOMPARE(arrival.outcomes[0].result, ArrivalResult::accepted);
    }
    QCOMPARE(store.number("SELECT count(*) FROM delivery"), static_cast<qint64>(identities.size()));
    QCOMPARE(store.number("SELECT count(*) FROM delivery WHERE length(event_id) = 16"), 1);  // the packed UUID
  }

  void accept_otherBody_isDuplicateFlaggedAndFirstKept() {
    kit::AcceptStore store;
    Arrival first(store.catalogue, {"evt_1"}, "first"), other(store.catalogue, {"evt_1"}, "other");
    QVERIFY(store.accept(first).ok());
    QVERIFY(store.accept(other).ok());
    QCOMPARE(other.outcomes[0].result, ArrivalResult::duplicate);
    QVERIFY(other.outcomes[0].contentMismatch);
    QCOMPARE(store.number("SELECT count(*) FROM arrival WHERE content_mismatch = 1"), 1);
    QCOMPARE(store.number("SELECT count FROM alert WHERE kind = 'content_mismatch' AND subject = 'stripe'"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM payload"), 1);
  }

  void accept_stale_isDeadWithOwnerAndRedeliveryIsDuplicate() {
    kit::AcceptStore store;
    Arrival late(store.catalogue, {"evt_1"}, "x");
    late.stale = true;
    late.signatureNote = "stale: too_old";
    QVERIFY(store.accept(late).ok());
    QCOMPARE(late.outcomes[0].result, ArrivalResult::stale);
    QCOMPARE(late.outcomes[0].state, DeliveryState::dead);
    QCOMPARE(store.number("SELECT count(*) FROM delivery WHERE state = 5 AND cause = 1 AND owner = 'finance'"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM payload"), 1);  // kept, so that it can be replayed
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'state.dead'"), 1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'stale'"), 1);
    Arrival again(store.catalogue, {"evt_1"}, "x");
    QVERIFY(store.accept(again).ok());
    QCOMPARE(again.outcomes[0].result, ArrivalResult::duplicate);
    QCOMPARE(again.outcomes[0].state, DeliveryState::dead);
    QCOMPARE(store.writer->totals().deliveries(), 1);
  }

  void accept_elementInAnotherBatch_isComparedByItsOwnBytes() {
    kit::AcceptStore store;
    const auto accept = [&store](const std::string& body, std::vector<std::pair<std::string, std::string>> elements) {
      Arrival batch(store.catalogue, {}, body);
      for (std::size_t i = 0; i < elements.size(); ++i) {
        auto& event = batch.events.emplace_back();
        event.eventId = elements[i].first;
        event.element = "/" + std::to_string(i);
        event.content = elements[i].second;
      }
      if (auto done = store.accept(batch); !done) qFatal("%s", done.error().message.c_str());
      return batch.outcomes;
    };
    accept("[{1},{2}]", {{"a", "{1}"}, {"b", "{2}"}});
    const auto again = accept("[{2},{3},{9}]", {{"b", "{2}"}, {"c", "{3}"}, {"a", "{9}"}});
    QVERIFY(again[0].result == ArrivalResult::duplicate && !again[0].contentMismatch);
    QVERIFY(again[1].result == ArrivalResult::accepted);
    QVERIFY(again[2].result == ArrivalResult::duplicate && again[2].contentMismatch);
    QCOMPARE(store.number("SELECT count FROM alert WHERE kind = 'content_mismatch'"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM delivery WHERE length(element_sha256) = 32"), 3);
  }

  void accept_withAProblem_isDeadWithItsReason() {
    kit::AcceptStore store;
    Arrival arrival(store.catalogue, {"evt_1"}, "{");
    arrival.events[0].problem = "event type: /type stands more than once";
    QVERIFY(store.accept(arrival).ok());
    QCOMPARE(arrival.outcomes[0].result, ArrivalResult::accepted);
    QCOMPARE(arrival.outcomes[0].state, DeliveryState::dead);
    QCOMPARE(store.number("SELECT count(*) FROM delivery WHERE state = 5 AND cause = 6 AND owner = 'finance'"
                          " AND evidence = 'event type: /type stands more than once'"),
             1);
    QCOMPARE(store.number("SELECT dead FROM minute_metric"), 1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'accepted'"), 1);
  }

  void accept_batch_isOneArrivalWithItsElements() {
    kit::AcceptStore store;
    Arrival known(store.catalogue, {"b"}, "[]");
    QVERIFY(store.accept(known).ok());
    Arrival batch(store.catalogue, {"a", "b", "a", "c"}, "[]");
    QVERIFY(store.accept(batch).ok());
    const std::vector<ArrivalResult> expected{ArrivalResult::accepted, ArrivalResult::duplicate,
                                              ArrivalResult::duplicate, ArrivalResult::accepted};
    for (std::size_t i = 0; i < expected.size(); ++i) QCOMPARE(batch.outcomes[i].result, expected[i]);
    QCOMPARE(batch.outcomes[2].delivery, batch.outcomes[0].delivery);
    QCOMPARE(store.number("SELECT count(*) FROM delivery"), 3);
    QCOMPARE(store.number("SELECT count(*) FROM payload"), 2);
    QCOMPARE(store.number("SELECT count(DISTINCT payload_id) FROM delivery WHERE element IN ('/0', '/3')"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM arrival_event"), 4);
    QCOMPARE(store.number("SELECT count(*) FROM arrival WHERE delivery_id IS NULL AND result = 0"), 1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'accepted'"), 3);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'duplicates'"), 2);
  }

  void accept_batchWithImpossibleElement_leavesNothing() {
    kit::AcceptStore store;
    Arrival batch(store.catalogue, {"a", "b"}, "[]"), good(store.catalogue, {"z"}, "{}");
    // An element that the database refuses, after the first was written: a type no trigger of ours would let through.
    QVERIFY(
        store.writer
            ->execute(store::WriteLane::operate,
                      [](store::WriteContext& context) {
                        return context.connection.execute(
                            "CREATE TRIGGER refuse BEFORE INSERT ON delivery WHEN NEW.event_id = CAST('b' AS BLOB)"
                            " BEGIN SELECT RAISE(ABORT, 'on purpose'); END");
                      })
            .ok());
    QVERIFY(!store.accept(batch));
    QVERIFY(store.accept(good).ok());
    QCOMPARE(store.number("SELECT count(*) FROM delivery"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM payload"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM arrival"), 1);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'accepted'"), 1);
  }

  void replayKey_withOtherEvents_isRefusedAndLeavesNothing() {
    kit::AcceptStore store;
    const auto accept = [&store](std::vector<std::string> ids, const std::string& body, const char* tenant = "") {
      Arrival arrival(store.catalogue, std::move(ids), body);
      arrival.replayKey = "token-1";
      arrival.replayUntil = UtcTime::max();
      arrival.tenant = tenant;
      if (auto done = store.accept(arrival); !done) qFatal("%s", done.error().message.c_str());
      return std::pair(arrival.keyUsedBefore, arrival.outcomes.size());
    };
    QCOMPARE(accept({"a", "b"}, "[]"), std::pair(false, std::size_t{2}));
    QCOMPARE(accept({"a", "b"}, "[]"), std::pair(false, std::size_t{2}));
    QCOMPARE(store.number("SELECT count(*) FROM arrival"), 2);
    QCOMPARE(accept({"a"}, "[]"), std::pair(true, std::size_t{0}));
    QCOMPARE(accept({"a", "c"}, "[]"), std::pair(true, std::size_t{0}));
    QCOMPARE(accept({"b", "a"}, "[]"), std::pair(true, std::size_t{0}));
    QCOMPARE(accept({"a", "b"}, "[]", "t"), std::pair(true, std::size_t{0}));
    QCOMPARE(store.number("SELECT count(*) FROM delivery"), 2);
    QCOMPARE(store.number("SELECT count(*) FROM arrival"), 2);
    QCOMPARE(store.number("SELECT count FROM alert WHERE kind = 'replayed_key' AND subject = 'stripe'"), 4);
    // The same events with another body are what they are without a key.
    QCOMPARE(accept({"a", "b"}, "[1]"), std::pair(false, std::size_t{2}));
    QCOMPARE(store.number("SELECT count(*) FROM arrival WHERE content_mismatch = 1"), 1);
  }

  void replayKey_ofManyAtOnce_isUsedByOne() {
    kit::AcceptStore store;
    std::atomic<int> first{0}, refused{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 64; ++i)
      threads.emplace_back([&, i] {
        Arrival arrival(store.catalogue, {"evt_" + std::to_string(i)}, "x");
        arrival.replayKey = "token";
        arrival.replayUntil = UtcTime::max();
        if (!store.accept(arrival)) return;
        ++(arrival.keyUsedBefore ? refused : first);
      });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(first.load(), 1);
    QCOMPARE(refused.load(), 63);
    QCOMPARE(store.number("SELECT count(*) FROM delivery"), 1);
  }

  void replayKey_onceItsSignatureIsStale_isForgotten() {
    kit::AcceptStore store;
    const auto accept = [&store](const std::string& key, UtcTime until) {
      Arrival arrival(store.catalogue, {key}, "x");
      arrival.replayKey = key;
      arrival.replayUntil = until;
      if (auto done = store.accept(arrival); !done) qFatal("%s", done.error().message.c_str());
    };
    const UtcTime now = store.clock.now();
    const auto day = std::chrono::hours(24);
    for (int i = 0; i < 10; ++i) accept("old-" + std::to_string(i), now - day - std::chrono::minutes(1));
    accept("within the grace", now - day + std::chrono::hours(1));
    accept("for ever", UtcTime::max());
    for (int i = 0; i < 4; ++i) accept("new-" + std::to_string(i), now + day);
    // Each that comes takes up to four with it that are over.
    QCOMPARE(store.number("SELECT count(*) FROM replay_key"), 6);
  }

  void notice_untilAnEventOfItsSubject_isKept() {
    kit::AcceptStore store;
    const auto keep = [&store](const char* subject, bool ended, UtcTime at) {
      Arrival arrival(store.catalogue, {}, "{}", at);
      using Kind = provider::SubscriptionNotice::Kind;
      arrival.notice = provider::SubscriptionNotice{ended ? Kind::ended : Kind::confirm, subject, "https://a/"};
      if (auto done = store.accept(arrival); !done) qFatal("%s", done.error().message.c_str());
    };
    const auto event = [&store](const char* id, const char* subject, UtcTime at) {
      Arrival arrival(store.catalogue, {id}, "{}", at);
      arrival.subscription = subject;
      if (auto done = store.accept(arrival); !done) qFatal("%s", done.error().message.c_str());
    };
    const UtcTime at = fromMicros(1'770'000'000'000'000);
    keep("t1", false, at);
    keep("t1", false, at + std::chrono::seconds(1));
    keep("t2", true, at);
    QCOMPARE(store.number("SELECT count(*) FROM subscription_notice"), 2);
    QCOMPARE(store.number("SELECT count(*) FROM arrival"), 0);
    event("1", "t3", at);
    event("2", "t2", at + std::chrono::minutes(59));
    QCOMPARE(store.number("SELECT count(*) FROM subscription_notice"), 2);
    event("3", "t1", at);
    event("4", "t2", at + std::chrono::minutes(61));
    QCOMPARE(store.number("SELECT count(*) FROM subscription_notice"), 0);
  }

  void accept_sameBodyOtherId_warnsAndAcceptsBoth() {
    kit::AcceptStore store;
    Arrival first(store.catalogue, {"d1"}, "same"), second(store.catalogue, {"d2"}, "same");
    Arrival third(store.catalogue, {"d3"}, "other");
    for (Arrival* arrival : {&first, &second, &third}) {
      arrival->keepFingerprint = true;
      QVERIFY(store.accept(*arrival).ok());
      QCOMPARE(arrival->outcomes[0].result, ArrivalResult::accepted);
    }
    QCOMPARE(store.number("SELECT count FROM alert WHERE kind = 'same_body_other_id'"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM delivery_note WHERE kind = 'same_body'"), 1);
    QCOMPARE(store.number("SELECT count(*) FROM fingerprint"), 2);
  }

  // One signed request, sent to every tenant that somebody can think of.
  void accept_sameEventOtherTenant_warnsAndAcceptsBoth_data() {
    QTest::addColumn<QByteArrayList>("tenants");
    QTest::addColumn<int>("warnings");
    QTest::newRow("plain first") << QByteArrayList{"", "a", "b"} << 2;
    QTest::newRow("plain last") << QByteArrayList{"a", "b", ""} << 2;
    QTest::newRow("tenant, plain") << QByteArrayList{"a", ""} << 1;
    QTest::newRow("repeated") << QByteArrayList{"a", "a", "a"} << 0;
    QTest::newRow("none") << QByteArrayList{"", ""} << 0;
  }
  void accept_sameEventOtherTenant_warnsAndAcceptsBoth() {
    QFETCH(QByteArrayList, tenants);
    QFETCH(int, warnings);
    kit::AcceptStore store;
    const auto send = [&](const QByteArray& tenant, const char* id, const char* body) {
      const std::string name = tenant.toStdString();
      Arrival arrival(store.catalogue, {id}, body);
      arrival.tenant = name;
      QVERIFY(store.accept(arrival).ok());
    };
    for (const QByteArray& tenant : tenants) send(tenant, "evt", "same");
    const auto raised = [&] {
      return store.number("SELECT coalesce(sum(count), 0) FROM alert WHERE kind = 'same_body_other_tenant'");
    };
    QCOMPARE(raised(), warnings);
    QCOMPARE(store.number("SELECT count(*) FROM delivery_note WHERE kind = 'same_body_tenant'"), warnings);
    QCOMPARE(store.number("SELECT count(*) FROM delivery"),
             static_cast<qint64>(std::set(tenants.begin(), tenants.end()).size()));
    // An ID may mean different things to different tenants, and equal bodies are no news by themselves.
    send("c", "evt", "other");
    send("d", "evt2", "same");
    QCOMPARE(raised(), warnings);
  }

  void accept_manyThreadsSameEvent_makeOneDelivery() {
    kit::AcceptStore store;
    constexpr int kThreads = 8;
    constexpr int kEach = 50;
    std::atomic<int> accepted{0}, duplicates{0}, failed{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t) {
      threads.emplace_back([&] {
        for (int i = 0; i < kEach; ++i) {
          Arrival arrival(store.catalogue, {"evt_" + std::to_string(i)}, "body " + std::to_string(i));
          if (!store.accept(arrival)) {
            ++failed;
            continue;
          }
          ++(arrival.outcomes[0].result == ArrivalResult::accepted ? accepted : duplicates);
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(failed.load(), 0);
    QCOMPARE(accepted.load(), kEach);
    QCOMPARE(duplicates.load(), (kThreads - 1) * kEach);
    QCOMPARE(store.number("SELECT count(*) FROM delivery"), kEach);
    QCOMPARE(store.number("SELECT count(*) FROM arrival"), kThreads * kEach);
    QCOMPARE(store.number("SELECT sum(arrivals) FROM delivery"), kThreads * kEach);
    QCOMPARE(store.number("SELECT value FROM counter WHERE name = 'duplicates'"), (kThreads - 1) * kEach);
  }
};

QTEST_GUILESS_MAIN(AcceptanceTest)
#include "acceptance_test.moc"
