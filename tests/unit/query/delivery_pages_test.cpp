// Pages stay whole while new events arrive; filters, searches and tokens.
#include "tests/unit/query/filled_store.h"

#include <QTest>

#include <set>

using namespace ack;
using namespace ack::query;
using domain::DeadCause;
using domain::DeliveryState;
using std::chrono::hours;
using std::chrono::seconds;
using test::EventSpec;
using test::FilledStore;

namespace {

EventSpec eventOf(const std::string& id, DeliveryState state = DeliveryState::completed, seconds age = seconds(60)) {
  EventSpec spec;
  spec.eventId = id;
  spec.state = state;
  spec.age = age;
  return spec;
}

std::vector<std::string> idsOf(const DeliveryPage& page) {
  std::vector<std::string> ids;
  for (const DeliveryRow& row : page.rows) ids.push_back(row.eventId);
  return ids;
}

std::vector<std::string> search(Reader& reader, const std::string& text, DeliveryFilter filter = {}) {
  filter.search = text;
  const auto page = reader.deliveries(filter, "", 100);
  return page ? idsOf(*page) : std::vector<std::string>{page.error().message};
}

using Ids = std::vector<std::string>;

}  // namespace

class DeliveryPagesTest : public QObject {
  Q_OBJECT

 private slots:
  void page_whileOthersArrive_showsEachOnceNewestFirst() {
    FilledStore store;
    for (int i = 0; i < 25; ++i) store.add(eventOf("e" + std::to_string(100 + i)));
    const auto reader = store.reader();
    Ids seen;
    std::string token;
    int pages = 0;
    do {
      const auto page = reader->deliveries({}, token, 10);
      QVERIFY2(page.ok(), page.ok() ? "" : page.error().message.c_str());
      for (const std::string& id : idsOf(*page)) seen.push_back(id);
      token = page->next;
      store.add(eventOf("new" + std::to_string(pages)));  // comes in front, disturbs nothing
    } while (!token.empty() && ++pages < 10);
    QCOMPARE(seen.size(), std::size_t{25});
    QCOMPARE(seen.front(), std::string("e124"));
    QCOMPARE(seen.back(), std::string("e100"));
    QVERIFY(std::is_sorted(seen.rbegin(), seen.rend()));
  }

  void page_exactlyFull_hasNoNext() {
    FilledStore store;
    for (int i = 0; i < 10; ++i) store.add(eventOf("e" + std::to_string(i)));
    const auto reader = store.reader();
    QVERIFY(reader->deliveries({}, "", 10)->next.empty());
    QVERIFY(!reader->deliveries({}, "", 9)->next.empty());
  }

  void page_unfinishedStates_mergedByTimeWithoutGapOrRepeat() {
    FilledStore store;
    std::set<std::string> expected;
    for (int i = 0; i < 40; ++i) {
      // Ages that tie and that disagree with the order of the numbers.
      const auto state = i % 4 == 0   ? DeliveryState::queued
                         : i % 4 == 1 ? DeliveryState::retrying
                         : i % 4 == 2 ? DeliveryState::dead
                                      : DeliveryState::completed;
      store.add(eventOf("e" + std::to_string(i), state, seconds(100 + (i * 7) % 13)));
      if (state == DeliveryState::queued || state == DeliveryState::dead) expected.insert("e" + std::to_string(i));
    }
    const auto reader = store.reader();
    DeliveryFilter filter;
    filter.states = {DeliveryState::queued, DeliveryState::dead, DeliveryState::queued};
    std::set<std::string> seen;
    std::string token;
    UtcTime last = UtcTime::max();
    for (int pages = 0; pages < 20; ++pages) {
      const auto page = reader->deliveries(filter, token, 3);
      QVERIFY(page.ok());
      QVERIFY(page->rows.size() <= 3);
      for (const DeliveryRow& row : page->rows) {
        QVERIFY(row.receivedAt <= last);
        last = row.receivedAt;
        QVERIFY2(seen.insert(row.eventId).second, "a row came twice");
      }
      token = page->next;
      if (token.empty()) break;
    }
    QVERIFY(token.empty());
    QCOMPARE(seen, expected);
  }

  void page_filters_applyTogether() {
    FilledStore store;
    EventSpec dead = eventOf("a", DeliveryState::dead);
    dead.cause = DeadCause::exhausted;
    store.add(dead);
    dead.eventId = "b";
    dead.cause = DeadCause::mapping;
    store.add(dead);
    dead.eventId = "c";
    dead.source = "forge";
    store.add(dead);
    store.add(eventOf("d"));
    const auto reader = store.reader();
    DeliveryFilter filter;
    filter.causes = {DeadCause::mapping};
    QCOMPARE(idsOf(*reader->deliveries(filter, "", 10)), (Ids{"c", "b"}));
    filter.source = "shop";
    QCOMPARE(idsOf(*reader->deliveries(filter, "", 10)), (Ids{"b"}));
    filter.states = {DeliveryState::completed};
    QVERIFY(reader->deliveries(filter, "", 10)->rows.empty());
    filter = {};
    filter.source = "nobody";
    QVERIFY(reader->deliveries(filter, "", 10)->rows.empty());
    filter.source = "forge";
    QCOMPARE(idsOf(*reader->deliveries(filter, "", 10)), (Ids{"c"}));
  }

  void search_eventIdExactPrefixUuidTypeSourceAndOurOwn() {
    FilledStore store;
    const std::string uuid = "3f2a4b5c-0d1e-4f60-8a7b-112233445566";
    store.add(eventOf("evt_1"));
    store.add(eventOf("evt_22"));
    EventSpec other = eventOf(uuid);
    other.tenant = "t1";
    other.source = "forge";
    other.type = "push";
    const DeliveryId byUuid = store.add(other);
    const auto reader = store.reader();
    QCOMPARE(search(*reader, "evt_22"), (Ids{"evt_22"}));
    QCOMPARE(search(*reader, "evt_"), (Ids{"evt_22", "evt_1"}));
    QCOMPARE(search(*reader, uuid), (Ids{uuid}));
    for (std::size_t length : {1U, 7U, 8U, 9U, 12U, 20U, 35U})
      QCOMPARE(search(*reader, uuid.substr(0, length)), (Ids{uuid}));
    QCOMPARE(search(*reader, "3F2A"), Ids{});  // opaque bytes: never case-folded
    QCOMPARE(search(*reader, "push"), (Ids{uuid}));
    QCOMPARE(search(*reader, "charge."), (Ids{"evt_22", "evt_1"}));
    QCOMPARE(search(*reader, "forge"), (Ids{uuid}));
    QCOMPARE(search(*reader, domain::toText(byUuid)), (Ids{uuid}));
    QCOMPARE(search(*reader, "nothing"), Ids{});
    DeliveryFilter shop;
    shop.source = "shop";
    QCOMPARE(search(*reader, uuid, shop), Ids{});
  }

  void search_prefixOfVeryMany_pagesThroughThem() {
    FilledStore store;
    QVERIFY(store.connection().beginWrite().ok());
    for (int i = 0; i < 700; ++i) store.add(eventOf("evt_" + std::to_string(1'000 + i)));
    store.add(eventOf("other"));
    QVERIFY(store.connection().commit().ok());
    const auto reader = store.reader();
    DeliveryFilter filter;
    filter.search = "evt_";
    std::set<std::string> seen;
    std::string token;
    do {
      const auto page = reader->deliveries(filter, token, 300);
      QVERIFY(page.ok());
      for (const std::string& id : idsOf(*page)) QVERIFY(seen.insert(id).second);
      token = page->next;
    } while (!token.empty());
    QCOMPARE(seen.size(), std::size_t{700});
  }

  void search_rareAmongMany_answersShortPagesThatGoOn() {
    FilledStore store;
    EventSpec rare = eventOf("needle");
    rare.type = "rare.type";
    store.add(rare);
    // 25,000 rows in front of it, written by the store itself.
    store.run(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000) INSERT INTO "
        "delivery(source_id, tenant, event_id, event_type, received_at_us, body_sha256, payload_id, state, "
        "round_began_us, next_at_us) SELECT 1, x'', CAST('f' || i AS BLOB), 'common', 1, zeroblob(32), 1, 4, 1, "
        "1 FROM n");
    const auto reader = store.reader();
    DeliveryFilter filter;
    filter.search = "rare.";
    const auto first = reader->deliveries(filter, "", 50);
    QVERIFY(first.ok());
    QVERIFY(first->rows.empty());
    QVERIFY(!first->next.empty());
    const auto second = reader->deliveries(filter, first->next, 50);
    QCOMPARE(idsOf(*second), (Ids{"needle"}));
    QVERIFY(second->next.empty());
  }

  void token_malformedOrOfAnotherFilter_isInvalid() {
    FilledStore store;
    for (int i = 0; i < 5; ++i) store.add(eventOf("e" + std::to_string(i)));
    const auto reader = store.reader();
    const std::string good = reader->deliveries({}, "", 2)->next;
    QVERIFY(reader->deliveries({}, good, 2).ok());
    for (const std::string& bad : {std::string("x"), std::string("!!!!"), good + "A", good.substr(1), "A" + good,
                                   std::string(5'000, 'A'), std::string("\0", 1)})
      QVERIFY2(!reader->deliveries({}, bad, 2).ok() &&
                   reader->deliveries({}, bad, 2).error().code == ErrorCode::invalid,
               bad.c_str());
    DeliveryFilter other;
    other.search = "e";
    QVERIFY(reader->deliveries(other, good, 2).error().code == ErrorCode::invalid);
    QVERIFY(reader->ledger(UtcTime{}, store.clock.now(), good, 2).error().code == ErrorCode::invalid);
    for (const int limit : {0, -1, 1'001})
      QVERIFY(reader->deliveries({}, "", limit).error().code == ErrorCode::invalid);
    QVERIFY(reader->deliveries({}, "", 1'000).ok());
  }
};

QTEST_GUILESS_MAIN(DeliveryPagesTest)
#include "delivery_pages_test.moc"
