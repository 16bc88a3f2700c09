#include "core/queue/due_queue.h"
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
