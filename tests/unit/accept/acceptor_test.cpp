#include "core/store/counters.h"
#include "tests/unit/accept/accept_kit.h"

#include <QtTest>

using namespace ack;
using kit::Arrival;

namespace {

accept::Rejection rejection(const kit::AcceptStore& store, std::int64_t source = 1) {
  accept::Rejection refused;
  refused.source = SourceId{source};
  refused.at = store.clock.now();
  refused.reason = "mismatch";
  refused.peer = "192.0.2.9";
  refused.requestId = "r";
  refused.bodyBytes = 10;
  return refused;
}

constexpr const char* kRejected = "SELECT coalesce(sum(value), 0) FROM counter WHERE name = 'rejected'";

}  // namespace

class AcceptorTest : public QObject {
  Q_OBJECT
 private slots:
  void submit_backlogReached_answersFullAndLaterPasses() {
    kit::AcceptStore store;
    store.catalogue->settings.maxBacklog = 2;
    for (const char* id : {"a", "b"}) {
      Arrival arrival(store.catalogue, {id}, "x");
      QVERIFY(store.accept(arrival).ok());
    }
    Arrival third(store.catalogue, {"c"}, "x");
    QCOMPARE(store.accept(third).error().code, ErrorCode::full);
    QVERIFY(!store.acceptor->ready());
    QVERIFY(store.writer
                ->execute(store::WriteLane::work,
                          [](store::WriteContext& context) {
                            context.counters.moved(domain::DeliveryState::queued, domain::DeliveryState::completed);
                            return Result<void>{};
                          })
                .ok());
    QVERIFY(store.acceptor->ready());
    QVERIFY(store.accept(third).ok());
  }

  void submit_manyDeadLetters_leaveTheBacklogFree() {
    kit::AcceptStore store;
    store.catalogue->settings.maxBacklog = 2;
    const auto counted = store.writer->execute(store::WriteLane::work, [](store::WriteContext& context) {
      context.counters.add(store::Total::dead, 5'000);
      context.counters.add(store::Total::retrying, 1);
      return Result<void>{};
    });
    QVERIFY(counted.ok());
    Arrival first(store.catalogue, {"a"}, "x"), second(store.catalogue, {"b"}, "x");
    QVERIFY(store.accept(first).ok());
    QCOMPARE(store.accept(second).error().code, ErrorCode::full);
  }

  void submit_diskNearlyFull_answersFull() {
    kit::AcceptStore store(std::uint64_t{1} << 60);
    Arrival arrival(store.catalogue, {"a"}, "x");
    QCOMPARE(store.acceptor->submit(arrival).error().code, ErrorCode::full);
    QVERIFY(!store.acceptor->ready());
  }

  void submit_withoutEventId_isInvalid() {
    kit::AcceptStore store;
    Arrival none(store.catalogue, {}, "x"), empty(store.catalogue, {"a", ""}, "x");
    QCOMPARE(store.acceptor->submit(none).error().code, ErrorCode::invalid);
    QCOMPARE(store.acceptor->submit(empty).error().code, ErrorCode::invalid);
  }

  void submit_afterFatal_isRefusedAndNotReady() {
    kit::AcceptStore store;
    store.connection->onCommit = [] { return Result<void>(Error{ErrorCode::io, "fsync"}); };
    Arrival first(store.catalogue, {"a"}, "x"), second(store.catalogue, {"b"}, "x");
    QCOMPARE(store.accept(first).error().code, ErrorCode::io);
    QCOMPARE(store.acceptor->submit(second).error().code, ErrorCode::io);
    QVERIFY(!store.acceptor->ready());
  }

  void reject_flood_isCountedAllAndSampledFew() {
    kit::AcceptStore store;
    for (int i = 0; i < 1'000; ++i) store.acceptor->reject(rejection(store));
    for (int i = 0; i < 5; ++i) store.acceptor->reject(rejection(store, 2));
    store.clock.advance(std::chrono::minutes{1});
    store.acceptor->reject(rejection(store));
    while (store.number(kRejected) < 1'006) store.acceptor->tick();
    store.writer->stop();
    QCOMPARE(store.number(kRejected), 1'006);
    QCOMPARE(store.number("SELECT count(*) FROM arrival WHERE result = 3 AND source_id = 1"), 21);
    QCOMPARE(store.number("SELECT count(*) FROM arrival WHERE result = 3 AND source_id = 2"), 5);
    QCOMPARE(store.number("SELECT count(*) FROM arrival WHERE delivery_id IS NULL AND signature = 'mismatch'"), 26);
    QCOMPARE(store.number("SELECT sum(rejected) FROM minute_metric WHERE source_id = 1"), 1'001);
    QCOMPARE(store.number("SELECT rejected FROM source_seen WHERE source_id = 1"), 1'001);
    QCOMPARE(store.number("SELECT count(*) FROM delivery"), 0);
  }

  void reject_floodOfHours_isSampledEverLess() {
    kit::AcceptStore store;
    for (int minute = 0; minute < 120; ++minute) {
      for (int i = 0; i < 30; ++i) store.acceptor->reject(rejection(store));
      store.clock.advance(std::chrono::minutes{1});
    }
    while (store.number(kRejected) < 3'600) store.acceptor->tick();
    QCOMPARE(store.number(kRejected), 3'600);
    const auto rows = store.number("SELECT count(*) FROM arrival WHERE result = 3");
    QVERIFY2(rows >= 200 && rows <= 300, qPrintable(QString::number(rows)));  // of two or three clock hours
  }

  void reject_textsOfStrangers_areHarmless() {
    kit::AcceptStore store;
    accept::Rejection one = rejection(store);
    one.requestId = "a\r\nforged\x1b[2J\xE2\x80\xAE";
    store.acceptor->reject(one);
    while (store.number(kRejected) < 1) store.acceptor->tick();
    QCOMPARE(
        store.number("SELECT count(*) FROM arrival WHERE request_id = 'a\\x0d\\x0aforged\\x1b[2J\\xe2\\x80\\xae'"),
        1);
  }

  void whyNotReady_namesTheReason() {
    kit::AcceptStore full(std::uint64_t{1} << 60);
    QVERIFY(full.acceptor->whyNotReady().find("disk") != std::string::npos);
    kit::AcceptStore store;
    QCOMPARE(store.acceptor->whyNotReady(), std::string());
    store.catalogue->settings.maxBacklog = 1;
    Arrival arrival(store.catalogue, {"a"}, "x");
    QVERIFY(store.accept(arrival).ok());
    QVERIFY(store.acceptor->whyNotReady().find("max_backlog is 1") != std::string::npos);
  }

  void reject_storeFull_isKeptAndWrittenLater() {
    kit::AcceptStore store;
    std::atomic<int> refused{0};
    store.connection->onCommit = [&] {
      ++refused;
      return Result<void>(Error{ErrorCode::full, "no space"});
    };
    store.acceptor->reject(rejection(store));
    while (refused == 0) std::this_thread::yield();
    // The hook is changed on the writer's own thread, by a command that then fails with its batch.
    (void)store.writer->execute(store::WriteLane::operate, [&](store::WriteContext&) {
      store.connection->onCommit = nullptr;
      return Result<void>{};
    });
    while (store.number(kRejected) < 1) store.acceptor->tick();
    QCOMPARE(store.number(kRejected), 1);
  }
};

QTEST_GUILESS_MAIN(AcceptorTest)
#include "acceptor_test.moc"
