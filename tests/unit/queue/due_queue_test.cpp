#include "core/queue/due_queue.h"
#include "core/queue/settling.h"
#include "core/store/tables.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/work_store.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace ack;
using namespace ack::queue;
using namespace std::chrono_literals;

class DueQueueTest : public QObject {
  Q_OBJECT
  std::unique_ptr<QTemporaryDir> m_folder;
  kit::FakeClock m_clock{fromMicros(1'700'000'000'000'000)};
  std::unique_ptr<kit::WorkStore> m_store;
  std::unique_ptr<store::Connection> m_reader;

 private slots:
  void init() {
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<kit::WorkStore>(m_folder->path().toStdString(), m_clock);
    m_reader = *m_store->openReader();
  }
  void cleanup() {
    m_reader.reset();
    m_store.reset();
  }

  void take_eachOnlyOnceUntilReleased_oldestFirst() {
    for (int i = 0; i < 5; ++i) {
      kit::TestEvent event;
      event.eventId = std::to_string(i);
      m_store->add(event);
      m_clock.advance(1us);
    }
    DestinationPacer pacer(m_clock);
    DueQueue queue(pacer);
    store::DueDeliveries due(*m_reader);
    const auto first = queue.take(due, m_clock.now(), 3);
    const auto second = queue.take(due, m_clock.now(), 3);
    QCOMPARE(first->tickets.size(), 3U);
    QCOMPARE(second->tickets.size(), 2U);
    QCOMPARE(first->tickets[0].id, DeliveryId{1});
    QCOMPARE(second->tickets[0].id, DeliveryId{4});
    QCOMPARE(queue.take(due, m_clock.now(), 3)->tickets.size(), 0U);
    queue.release(DeliveryId{2});
    const auto again = queue.take(due, m_clock.now(), 3);
    QCOMPARE(again->tickets.size(), 1U);
    QCOMPARE(again->tickets[0].id, DeliveryId{2});
  }
  void take_onlyWhatIsDue() {
    kit::TestEvent event;
    m_store->add(event);
    m_store->change("UPDATE delivery SET state = 2, next_at_us = next_at_us + 1000000");
    DestinationPacer pacer(m_clock);
    DueQueue queue(pacer);
    store::DueDeliveries due(*m_reader);
    QCOMPARE(queue.take(due, m_clock.now(), 3)->tickets.size(), 0U);
    m_clock.advance(1s);
    QCOMPARE(queue.take(due, m_clock.now(), 3)->tickets.size(), 1U);
  }
  // Held work is walked over once, not at each look; and nothing of another source is overlooked by that.
  void take_heldSource_isSkippedUntilReleased() {
    const auto add = [this](const char* id, const char* source) {
      kit::TestEvent event;
      event.eventId = id;
      m_store->add(event);
      m_store->change(std::string("UPDATE delivery SET source_id = ") + source +
                      " WHERE delivery_id = (SELECT "
                      "max(delivery_id) FROM delivery)");
      m_clock.advance(1s);
    };
    m_store->change("INSERT INTO source (source_id, name) VALUES (3, 'third')");
    m_store->change("INSERT INTO held_work VALUES (1, 2, 1, 'olga', 'they asked us to wait')");
    for (const char* id : {"1", "2", "3", "4"}) add(id, "2");
    DestinationPacer pacer(m_clock);
    DueQueue queue(pacer);
    store::DueDeliveries due(*m_reader);
    const auto taken = [&] {
      std::vector<std::int64_t> ids;
      const auto batch = queue.take(due, m_clock.now(), 10);
      for (const DueTicket& ticket : batch->tickets) {
        ids.push_back(ticket.id.value);
        m_store->change("UPDATE delivery SET state = 4 WHERE delivery_id = " + std::to_string(ticket.id.value));
        queue.release(ticket.id);
      }
      return ids;
    };
    const auto only = [](std::initializer_list<std::int64_t> ids) { return std::vector<std::int64_t>(ids); };
    QCOMPARE(taken(), only({}));
    add("5", "1");
    add("6", "2");
    QCOMPARE(taken(), only({5}));
    // What comes in with a time that is a little older is found at once, with a much older one at the next whole
    // walk.
    m_clock.advance(60s);
    QCOMPARE(taken(), only({}));
    add("7", "1");
    m_store->change("UPDATE delivery SET next_at_us = next_at_us - 5000000 WHERE delivery_id = 7");
    QCOMPARE(taken(), only({7}));
    add("8", "1");
    m_store->change("UPDATE delivery SET next_at_us = 1 WHERE delivery_id = 8");
    QCOMPARE(taken(), only({}));
    m_clock.advance(store::DueUnheld::kWalkAgain);
    QCOMPARE(taken(), only({8}));
    // Another is held as well: nothing is found. One is released: at once all of it is, the oldest first.
    m_store->change("INSERT INTO held_work VALUES (1, 3, 1, 'olga', 'they asked us to wait')");
    QCOMPARE(taken(), only({}));
    m_store->change("DELETE FROM held_work WHERE number = 2");
    QCOMPARE(taken(), only({1, 2, 3, 4, 6}));
  }
  // What is released waits in no lane's past: it goes before what came in later.
  void moveToLane_whileAnotherSourceIsHeld_isSeenThereAtOnce() {
    const auto add = [this](const char* id, const char* source, const char* lane) {
      kit::TestEvent event;
      event.eventId = id;
      const DeliveryId added = m_store->add(event);
      m_store->change(std::string("UPDATE delivery SET source_id = ") + source + ", lane = " + lane +
                      " WHERE delivery_id = " + std::to_string(added.value));
      m_clock.advance(1s);
      return added;
    };
    const auto move = [this](DeliveryId id) {
      return m_store->writer().execute(store::WriteLane::work, [&](store::WriteContext& context) {
        return Settling(context).moveToLane(**context.tables.due.load(id), 1);
      });
    };
    const auto dueSince = [this](DeliveryId id) {
      return m_store->number("SELECT next_at_us FROM delivery WHERE delivery_id = " + std::to_string(id.value));
    };
    m_store->change("INSERT INTO held_work VALUES (1, 2, 1, 'olga', 'they asked us to wait')");
    add("held", "2", "1");
    const DeliveryId first = add("released first", "1", "0");
    const DeliveryId second = add("released second", "1", "0");
    m_clock.advance(60s);
    const DeliveryId later = add("later", "1", "0");
    store::DueDeliveries due(*m_reader);
    using Ids = std::vector<DeliveryId>;
    QCOMPARE(*due.due(1, m_clock.now(), 10), Ids());  // the lane is passed up to ten seconds ago
    for (const DeliveryId id : {first, second, later}) QVERIFY(move(id).ok());
    QCOMPARE(*due.due(1, m_clock.now(), 10), Ids({first, second, later}));
    // Where nobody holds anything nothing is passed over, and what is due stays due since then.
    m_store->change("DELETE FROM held_work");
    const DeliveryId last = add("last", "1", "0");
    m_clock.advance(60s);
    const std::int64_t since = dueSince(last);
    QVERIFY(move(last).ok());
    QCOMPARE(dueSince(last), since);
  }
  void take_lanes_asManyAsTheyHavePlaces() {
    for (int i = 0; i < 30; ++i) {
      kit::TestEvent event;
      event.eventId = std::to_string(i);
      m_store->add(event);
    }
    m_store->change("UPDATE delivery SET lane = delivery_id % 3");  // lanes 0, 1, 2: ten each
    DestinationPacer pacer(m_clock);
    pacer.configure({{1, {4, 0}}});
    DueQueue queue(pacer);
    store::DueDeliveries due(*m_reader);
    auto batch = queue.take(due, m_clock.now(), 64);
    int held = 0;
    for (const DueTicket& ticket : batch->tickets) held += ticket.slot.destination() == 1;
    QCOMPARE(held, 4);
    QCOMPARE(batch->tickets.size(), 24U);  // lane 2 belongs to nobody any more: served like lane 0
    QCOMPARE(pacer.underWay(1), 4);
    QCOMPARE(queue.take(due, m_clock.now(), 64)->tickets.size(), 0U);
    batch->tickets.clear();
    QCOMPARE(pacer.underWay(1), 0);
  }
  void due_query_usesItsIndex() {
    for (const char* sql :
         {"EXPLAIN QUERY PLAN SELECT delivery_id FROM delivery WHERE lane = 0 AND state IN (0, 2) AND "
          "next_at_us <= 5 ORDER BY next_at_us, delivery_id LIMIT 64",
          "EXPLAIN QUERY PLAN SELECT delivery_id, next_at_us FROM delivery WHERE lane = 0 AND state IN (0, 2) AND "
          "next_at_us >= 3 AND next_at_us <= 5 ORDER BY next_at_us, delivery_id LIMIT 64",
          "EXPLAIN QUERY PLAN SELECT lane FROM delivery WHERE state IN (0, 2) AND lane > 0 ORDER BY lane LIMIT 1",
          "EXPLAIN QUERY PLAN SELECT delivery_id, lease_epoch FROM delivery WHERE state = 1 AND "
          "lease_until_us <= 5 ORDER BY lease_until_us LIMIT 10"}) {
      const auto statement = m_reader->prepare(sql);
      QVERIFY(statement.ok());
      while (*(*statement)->step()) {
        const std::string step((*statement)->text(3));
        QVERIFY2(step.find("SEARCH delivery USING") == 0 && step.find("INDEX delivery_") != std::string::npos,
                 step.c_str());
      }
    }
  }
};
QTEST_GUILESS_MAIN(DueQueueTest)
#include "due_queue_test.moc"
