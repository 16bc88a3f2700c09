// What a person is told of: refusals by their kind, limits before they are reached, deliveries in quarantine.
#include "core/query/attention.h"

#include "core/query/concerns.h"
#include "core/query/figures.h"
#include "core/query/refusals.h"
#include "core/store/sqlite_driver.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>

#include <algorithm>

using namespace ack;
using namespace ack::query;
using test::EventSpec;
using test::FilledStore;
using Kind = AttentionItem::Kind;

namespace {

std::vector<AttentionItem> refusalsOf(std::int64_t total, const std::vector<RejectionReason>& reasons) {
  AttentionItem item{Kind::rejections, "shop", {}, 0, fromMicros(7), "kim"};
  return refusalItems(item, total, reasons);
}

/// The items of a store whose status is changed by `change` before it is judged.
template <class Change>
std::vector<AttentionItem> itemsOf(FilledStore& store, std::int64_t maxBacklog, Change change) {
  Statements statements(store.connection());
  const Names sources{{1, "shop"}, {2, "forge"}};
  const Names destinations{{1, "crm"}};
  config::Catalogue catalogue = store.catalogue();
  catalogue.settings.maxBacklog = maxBacklog;
  const QueryContext context{statements, catalogue, sources, destinations, store.clock.now()};
  Status status = readStatus(context).value();
  change(status);
  AttentionMemory memory;
  return readAttention(context, status, {}, memory).value().items;
}

void nothing(Status&) {}

}  // namespace

class AttentionTest : public QObject {
  Q_OBJECT

 private slots:
  void reasons_ofTheSignature_areToldFromOthers() {
    for (const char* reason :
         {"mismatch", "missing_header", "bad_encoding", "algorithm_not_allowed", "malformed_token"})
      QVERIFY2(isSignatureFailure(reason), reason);
    for (const char* reason : {"too_old", "too_new", "media_type", "rate", "no_working_secret", "verifier_failed",
                               "clock_in_doubt", "unidentified: no event ID", "content coding: not gzip"})
      QVERIFY2(!isSignatureFailure(reason), reason);
  }

  void refusals_few_areNotWorthAPerson() { QVERIFY(refusalsOf(9, {{"mismatch", 9, {}}}).empty()); }

  void refusals_oneKind_hasTheExactSum() {
    const auto flood = refusalsOf(5'000, {{"mismatch", 90, {}}, {"missing_header", 10, {}}});
    QCOMPARE(flood.size(), std::size_t{1});
    QVERIFY(flood.front().kind == Kind::badSignatures);
    QCOMPARE(flood.front().count, 5'000);
    QVERIFY(!flood.front().atLeast);
    QCOMPARE(flood.front().subject, std::string("shop"));
    QCOMPARE(flood.front().owner, std::string("kim"));
    const auto rate = refusalsOf(40, {{"rate", 20, {}}});
    QVERIFY(rate.front().kind == Kind::rejections);
    QCOMPARE(rate.front().count, 40);
  }

  void refusals_bothKindsOften_areTwoItems() {
    const auto all = refusalsOf(32, {{"mismatch", 20, {}}, {"too_new", 12, {}}});
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(all.at(0).kind == Kind::badSignatures && all.at(1).kind == Kind::rejections);
    QCOMPARE(all.at(0).count, 20);
    QCOMPARE(all.at(1).count, 12);
    QVERIFY(!all.at(0).atLeast && !all.at(1).atLeast);
    const auto sampled = refusalsOf(900, {{"mismatch", 20, {}}, {"too_new", 12, {}}});
    QVERIFY(sampled.at(0).atLeast && sampled.at(1).atLeast);
  }

  void refusals_fewOfTheOtherKind_areLeftToTheSource() {
    const auto mostly = refusalsOf(22, {{"mismatch", 20, {}}, {"too_new", 2, {}}});
    QCOMPARE(mostly.size(), std::size_t{1});
    QVERIFY(mostly.front().kind == Kind::badSignatures);
    const auto both = refusalsOf(12, {{"mismatch", 6, {}}, {"too_new", 6, {}}});
    QCOMPARE(both.size(), std::size_t{1});
    QVERIFY(both.front().kind == Kind::rejections);
    QCOMPARE(both.front().count, 12);
  }

  void overview_badSignatures_areNamedWithTheirSource() {
    FilledStore store;
    for (int i = 0; i < 12; ++i) store.reject("forge", "");
    const auto overview = store.reader()->overview(std::chrono::hours(24));
    QVERIFY(overview.ok());
    QCOMPARE(overview->attention.size(), std::size_t{1});
    QVERIFY(overview->attention.front().kind == Kind::badSignatures);
    QCOMPARE(overview->attention.front().subject, std::string("forge"));
    QCOMPARE(overview->attention.front().count, 12);
  }

  void backlog_fourFifthsOfItsLimit_isTold() {
    FilledStore store;
    for (int i = 0; i < 8; ++i) {
      EventSpec event;
      event.eventId = "q" + std::to_string(i);
      event.state = domain::DeliveryState::queued;
      store.add(event);
    }
    QVERIFY(itemsOf(store, 11, nothing).empty());
    const auto items = itemsOf(store, 10, nothing);
    QCOMPARE(items.size(), std::size_t{1});
    QVERIFY(items.front().kind == Kind::backlog);
    QCOMPARE(items.front().count, 8);
    QCOMPARE(items.front().limit, 10);
  }

  void backlog_deadLetters_doNotCount() {
    FilledStore store;
    EventSpec event;
    event.eventId = "dead";
    event.state = domain::DeliveryState::dead;
    event.cause = domain::DeadCause::mapping;
    store.add(event);
    QVERIFY(itemsOf(store, 1, nothing).empty());
  }

  void disk_littleRoom_isToldWithTheReserve() {
    FilledStore store;
    const auto with = [&](std::int64_t free) {
      return itemsOf(store, 1'000, [free](Status& status) { status.diskFreeBytes = free; });
    };
    QVERIFY(with(std::int64_t{512} << 20).empty());
    const auto low = with((std::int64_t{512} << 20) - 1);
    QCOMPARE(low.size(), std::size_t{1});
    QVERIFY(low.front().kind == Kind::diskLow);
    QCOMPARE(low.front().limit, std::int64_t{64} << 20);
    QVERIFY(itemsOf(store, 1'000, nothing).empty());
  }

  void status_ofAStore_knowsTheDiskRoom() {
    FilledStore store;
    QVERIFY(store.reader()->status()->diskFreeBytes.value_or(-1) > 0);
  }

  void late_ofWhatWasPutBack_countsFromThen() {
    FilledStore store;
    EventSpec event;
    event.eventId = "yesterday";
    event.state = domain::DeliveryState::queued;
    event.age = std::chrono::hours(30);
    const std::string id = std::to_string(store.add(event).value);
    QCOMPARE(itemsOf(store, 1'000, nothing).size(), std::size_t{1});
    const std::string now = std::to_string(toMicros(store.clock.now()));
    store.run("UPDATE delivery SET round = 2, round_began_us = " + now + " WHERE delivery_id = " + id);
    QVERIFY(itemsOf(store, 1'000, nothing).empty());
    // It has waited too long in its second round as well.
    store.run("UPDATE delivery SET round_began_us = received_at_us + 1 WHERE delivery_id = " + id);
    const auto items = itemsOf(store, 1'000, nothing);
    QCOMPARE(items.size(), std::size_t{1});
    QVERIFY(items.front().kind == Kind::oldestUnfinished);
    QCOMPARE(items.front().subject, std::string("shop"));
  }

  void late_behindManyThatWerePutBack_isFound() {
    FilledStore store;
    EventSpec event;
    event.eventId = "first";
    event.state = domain::DeliveryState::queued;
    event.age = std::chrono::hours(30);
    store.add(event);
    const std::string now = std::to_string(toMicros(store.clock.now()));
    const auto putBack = [&](int from, int to) {
      store.run(
          "WITH RECURSIVE n(i) AS (SELECT " + std::to_string(from) + " UNION ALL SELECT i + 1 FROM n WHERE i < " +
          std::to_string(to) +
          ") INSERT INTO delivery (source_id, tenant, event_id, event_type, received_at_us, body_sha256, payload_id, "
          "state, round, round_began_us, next_at_us) SELECT 1, x'', CAST('b' || i AS BLOB), 'common', 1, "
          "zeroblob(32), 1, 0, 2, " +
          now + ", " + now + " FROM n");
    };
    putBack(1, 2000);
    const auto items = itemsOf(store, 100000, nothing);
    QCOMPARE(items.size(), std::size_t{1});
    QVERIFY(items.front().kind == Kind::oldestUnfinished);
    QCOMPARE(items.front().count, 1);
    QVERIFY(!items.front().atLeast);
    // So many that not all are looked at: it is said, so that nobody takes it for the end of what was late.
    putBack(2001, 10000);
    Statements statements(store.connection());
    const Names sources{{1, "shop"}, {2, "forge"}};
    const Names destinations{{1, "crm"}};
    const QueryContext context{statements, store.catalogue(), sources, destinations, store.clock.now()};
    AttentionMemory memory;
    const auto attention = readAttention(context, readStatus(context).value(), {}, memory);
    QVERIFY(attention.ok() && attention->lateCut);
    const auto concerns = readConcerns(context, readStatus(context).value(), memory);
    QVERIFY(concerns.ok());
    QVERIFY(std::find(concerns->untold.begin(), concerns->untold.end(), Kind::oldestUnfinished) !=
            concerns->untold.end());
  }

  void quarantine_namesTheOldest() {
    FilledStore store;
    EventSpec event;
    event.eventId = "waits";
    event.state = domain::DeliveryState::queued;
    store.add(event);
    QVERIFY(itemsOf(store, 1'000, nothing).empty());
    event.lane = -1;
    event.eventId = "first";
    const DeliveryId first = store.add(event);
    event.eventId = "second";
    event.state = domain::DeliveryState::retrying;
    store.add(event);
    event.eventId = "over";
    event.state = domain::DeliveryState::completed;
    store.add(event);
    const auto items = itemsOf(store, 1'000, nothing);
    QCOMPARE(items.size(), std::size_t{1});
    QVERIFY(items.front().kind == Kind::quarantined);
    QCOMPARE(items.front().count, 2);
    QCOMPARE(items.front().subject, domain::toText(first));
  }

  void alertsOfASource_withinADay_areTold_data() {
    QTest::addColumn<int>("alert");
    QTest::addColumn<int>("kind");
    QTest::newRow("mismatch") << static_cast<int>(domain::AlertKind::contentMismatch)
                              << static_cast<int>(Kind::contentMismatch);
    QTest::newRow("copy") << static_cast<int>(domain::AlertKind::sameBodyOtherId)
                          << static_cast<int>(Kind::sameBodyOtherId);
    QTest::newRow("tenant") << static_cast<int>(domain::AlertKind::sameBodyOtherTenant)
                            << static_cast<int>(Kind::sameBodyOtherTenant);
    QTest::newRow("key") << static_cast<int>(domain::AlertKind::replayedKey) << static_cast<int>(Kind::replayedKey);
  }
  void alertsOfASource_withinADay_areTold() {
    QFETCH(int, alert);
    QFETCH(int, kind);
    FilledStore store;
    const UtcTime now = store.clock.now();
    const auto word = static_cast<domain::AlertKind>(alert);
    QVERIFY(store.tables().alert.raise(word, "forge", now - std::chrono::hours(25), "old").ok());
    QVERIFY(itemsOf(store, 1'000, nothing).empty());
    QVERIFY(store.tables().alert.raise(word, "forge", now, "again").ok());
    const auto items = itemsOf(store, 1'000, nothing);
    QCOMPARE(items.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(items.front().kind), kind);
    QCOMPARE(items.front().subject, std::string("forge"));
    QCOMPARE(items.front().count, 2);
  }

  void subscriptions_toConfirm_areOneItemOfTheirSource() {
    FilledStore store;
    store.run("INSERT INTO subscription_notice (source_id, subject, ended, link, at_us) VALUES"
              " (2, 'a', 0, 'https://x', 5), (2, 'b', 0, '', 3), (2, 'c', 1, '', 1)");
    const auto items = itemsOf(store, 1'000, nothing);
    QCOMPARE(items.size(), std::size_t{1});
    QVERIFY(items.front().kind == Kind::subscription);
    QCOMPARE(items.front().subject, std::string("forge"));
    QCOMPARE(items.front().count, 2);
    QCOMPARE(toMicros(items.front().since), 3);
  }
};
QTEST_GUILESS_MAIN(AttentionTest)
#include "attention_test.moc"
