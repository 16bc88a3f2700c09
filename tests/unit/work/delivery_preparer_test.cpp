#include "core/work/delivery_preparer.h"

#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::work;
using namespace ack::work::test;

class DeliveryPreparerTest : public QObject {
  Q_OBJECT
 private slots:
  void readAhead_largePayloads_stopsAtItsBound() {
    WorkScene scene({inboxSpec()});
    std::vector<DeliveryId> ids;
    for (const char* id : {"a", "b", "c", "d"}) {
      kit::TestEvent event;
      event.eventId = id;
      event.body = "{\"a\":\"x\",\"t\":\"" + std::string(DeliveryPreparer::kReadAheadBytes / 2, 't') + "\"}";
      ids.push_back(scene.store.add(event));
    }
    const auto reader = *scene.store.openReader();
    DeliveryPreparer preparer(*reader, scene.store.vault(), scene.shared.proofOf);
    const auto first = preparer.readAhead(ids);
    QVERIFY(first.ok());
    QCOMPARE(first->size(), std::size_t{2});
    QVERIFY(!reader->inTransaction());  // the log may begin anew
    const auto second = preparer.readAhead(std::span(ids).subspan(3));
    QCOMPARE(second->size(), std::size_t{1});

    QCOMPARE(scene.worker.step().taken, std::size_t{4});
    QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), 4);
  }

  void readAhead_batch_readsItsPayloadOnce() {
    WorkScene scene({inboxSpec()});
    kit::TestEvent event;
    event.eventId = "a";
    event.body = "[{\"a\":\"x\"},{\"a\":\"y\"}]";
    event.element = "/0";
    const DeliveryId one = scene.store.add(event);
    event.eventId = "b";
    event.element = "/1";
    const DeliveryId two = scene.store.add(event);
    scene.store.change("UPDATE delivery SET payload_id = " + std::to_string(one.value));
    const auto reader = *scene.store.openReader();
    DeliveryPreparer preparer(*reader, scene.store.vault(), scene.shared.proofOf);
    const std::vector<DeliveryId> ids{one, two};
    const auto read = preparer.readAhead(ids);
    QVERIFY(read->at(0)->value().payload.has_value());
    QVERIFY(!read->at(1)->value().payload.has_value());

    QCOMPARE(scene.worker.step().taken, std::size_t{2});
    QCOMPARE(scene.store.ask("SELECT group_concat(thread) FROM inbox"), std::string("x,y"));
  }

  void type_notDeclared_isForwardedAsWhatItWasReadAs() {
    WorkScene scene({forwardSpec("crm")});
    kit::TestEvent event;
    event.contentType = "";
    for (const auto& [body, type] :
         {std::pair("{\"a\":1}", "application/json"), std::pair("a=1", "application/octet-stream")}) {
      event.eventId = event.body = body;
      scene.store.add(event);
      scene.runCall(204);
      const auto& headers = scene.http.requests.back().headers;
      const bool sent = std::find(headers.begin(), headers.end(),
                                  std::pair<std::string, std::string>("Content-Type", type)) != headers.end();
      QVERIFY2(sent, type);
    }
  }

  void readAhead_settledMeanwhile_isNothing() {
    WorkScene scene({inboxSpec()});
    const std::vector<DeliveryId> ids{scene.store.add({})};
    scene.store.change("UPDATE delivery SET state = 4");
    const auto reader = *scene.store.openReader();
    DeliveryPreparer preparer(*reader, scene.store.vault(), scene.shared.proofOf);
    const auto read = preparer.readAhead(ids);
    QCOMPARE(read->size(), std::size_t{1});
    QVERIFY(read->front().ok() && !read->front()->has_value());
  }
};

QTEST_GUILESS_MAIN(DeliveryPreparerTest)
#include "delivery_preparer_test.moc"
