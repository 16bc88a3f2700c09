#include "core/accept/acceptor.h"
#include "core/maintain/payload_purge.h"
#include "core/maintain/store_check.h"
#include "core/store/counters.h"
#include "core/store/payload_codec.h"
#include "core/store/purge_table.h"
#include "core/store/retention_table.h"
#include "tests/unit/accept/accept_kit.h"

#include <QtTest>

#include <thread>

using namespace ack;
using kit::Arrival;
using maintain::PayloadPurge;
using maintain::PurgeSize;

namespace {

constexpr std::chrono::hours kDay{24};

/// Events on a store whose clock the test sets, ended as the test says.
class Scene {
 public:
  Scene() : m_reader(store::openForReading(store.file()).value()) {}

  DeliveryId accept(const std::string& id, const std::string& body = "{}") {
    Arrival arrival(store.catalogue, {id}, body, store.clock.now());
    if (!store.accept(arrival)) qFatal("accept");
    return arrival.outcomes.front().delivery;
  }
  std::vector<accept::AcceptedEvent> acceptBatch(const std::vector<std::string>& ids) {
    Arrival arrival(store.catalogue, ids, "[1,2,3]", store.clock.now());
    if (!store.accept(arrival)) qFatal("accept");
    return arrival.outcomes;
  }
  void change(const std::string& sql) {
    auto done = store.writer->execute(store::WriteLane::operate,
                                      [&](store::WriteContext& context) { return context.connection.execute(sql); });
    if (!done) qFatal("%s", done.error().message.c_str());
  }
  /// Ends it now, with totals as work would have left them.
  void end(DeliveryId id, domain::DeliveryState state) {
    auto done = store.writer->execute(store::WriteLane::work, [&](store::WriteContext& context) -> Result<void> {
      context.counters.moved(domain::DeliveryState::queued, state);
      return context.connection.execute("UPDATE delivery SET state = " + std::to_string(static_cast<int>(state)) +
                                        ", cause = " + (state == domain::DeliveryState::dead ? "2" : "0") +
                                        ", settled_at_us = " + std::to_string(toMicros(context.now)) +
                                        " WHERE delivery_id = " + std::to_string(id.value));
    });
    if (!done) qFatal("%s", done.error().message.c_str());
  }
  PayloadPurge purge(PurgeSize size = {}) {
    return PayloadPurge(*m_reader, maintain::stepsOfWriter(*store.writer), store.clock, size);
  }
  /// A whole pass; how many were deleted.
  std::int64_t pass(PurgeSize size = {}) {
    PayloadPurge one = purge(size);
    for (;;) {
      const auto more = one.step();
      if (!more) qFatal("%s", more.error().message.c_str());
      if (!*more) return one.deleted();
    }
  }
  bool has(DeliveryId id) {
    return store.number("SELECT count(*) FROM payload WHERE payload_id = " + std::to_string(id.value)) == 1;
  }
  QByteArray check() {
    maintain::CheckOptions options;
    options.vault = store.vault.get();
    const auto report = maintain::checkStore(store.folder(), store.clock, options);
    if (!report) return report.error().message.c_str();
    QByteArray text;
    for (const auto& finding : report->findings) text += (finding.rule + ": " + finding.text + "\n").c_str();
    return text;
  }

  kit::AcceptStore store;

 private:
  std::unique_ptr<store::Connection> m_reader;
};

using domain::DeliveryState;

}  // namespace

class PayloadPurgeTest : public QObject {
  Q_OBJECT
 private slots:
  void pass_keepsUntilTheTermAndNotLonger() {
    Scene scene;
    const DeliveryId done = scene.accept("done");
    const DeliveryId dead = scene.accept("dead");
    const DeliveryId closed = scene.accept("closed");
    scene.end(done, DeliveryState::completed);
    scene.end(dead, DeliveryState::dead);
    scene.end(closed, DeliveryState::discarded);
    scene.store.clock.advance(14 * kDay - std::chrono::seconds(1));
    QCOMPARE(scene.pass(), 0);
    QCOMPARE(scene.store.number("SELECT count(*) FROM purge_run"), 0);  // a pass that deletes nothing writes nothing
    scene.store.clock.advance(std::chrono::seconds(1));
    QCOMPARE(scene.pass(), 2);
    QVERIFY(!scene.has(done));
    QVERIFY(!scene.has(closed));
    QVERIFY(scene.has(dead));
    scene.store.clock.advance(46 * kDay);
    QCOMPARE(scene.pass(), 1);
    QVERIFY(!scene.has(dead));
    QCOMPARE(scene.check(), QByteArray());
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery_note WHERE kind = 'payload_purged'"), 2);
    QCOMPARE(scene.store.number("SELECT sum(payloads) FROM purge_run WHERE ended_at_us > 0"), 3);
  }

  void pass_unfinishedWork_isNeverTouched() {
    Scene scene;
    const DeliveryId id = scene.accept("open");
    scene.store.clock.advance(4000 * kDay);
    for (const int state : {0, 1, 2, 3}) {
      scene.change("UPDATE delivery SET state = " + std::to_string(state));
      QCOMPARE(scene.pass(), 0);
      QVERIFY(scene.has(id));
    }
  }

  void pass_letterInAnOpenReplay_isKept() {
    Scene scene;
    const DeliveryId id = scene.accept("letter");
    scene.end(id, DeliveryState::dead);
    scene.change("INSERT INTO replay (replay_id, state, open, rules, chosen, made_at_us, expires_at_us, asked_by,"
                 " asked_name) VALUES (1, 1, 1, 0, '', 0, 0, 0, '');"
                 "INSERT INTO replay_hold (delivery_id, replay_id) VALUES (1, 1)");
    scene.store.clock.advance(100 * kDay);
    QCOMPARE(scene.pass(), 0);
    QVERIFY(scene.has(id));
    scene.change("DELETE FROM replay_hold");
    QCOMPARE(scene.pass(), 1);
  }

  void pass_batch_goesWithTheLastOfItsEvents() {
    Scene scene;
    scene.accept("before");
    const auto events = scene.acceptBatch({"a", "b", "c"});
    scene.accept("behind");
    scene.end(events[0].delivery, DeliveryState::completed);
    scene.end(events[1].delivery, DeliveryState::completed);
    scene.store.clock.advance(20 * kDay);
    QCOMPARE(scene.pass(), 0);
    scene.end(events[2].delivery, DeliveryState::completed);
    QCOMPARE(scene.pass(), 0);
    scene.store.clock.advance(14 * kDay);
    QCOMPARE(scene.pass(), 1);
    QVERIFY(!scene.has(events[0].delivery));
    QCOMPARE(scene.check(), QByteArray());
  }

  void pass_termsOfASource_holdForIt() {
    Scene scene;
    const DeliveryId id = scene.accept("one");
    scene.end(id, DeliveryState::completed);
    scene.change("INSERT INTO retention VALUES (1, 3, 5, 0, 'sam'), (0, 100, 100, 0, 'sam')");
    scene.store.clock.advance(2 * kDay);
    QCOMPARE(scene.pass(), 0);
    scene.store.clock.advance(1 * kDay);
    QCOMPARE(scene.pass(), 1);
  }

  void pass_cutOff_goesOnWhereItWas() {
    Scene scene;
    for (int i = 0; i < 50; ++i) scene.end(scene.accept("e" + std::to_string(i)), DeliveryState::completed);
    scene.store.clock.advance(20 * kDay);
    {
      PayloadPurge first = scene.purge({16, 8, 1 << 20});
      for (int i = 0; i < 3; ++i) QVERIFY(first.step().value());
    }
    QCOMPARE(scene.store.number("SELECT count(*) FROM payload"), 26);
    QCOMPARE(scene.pass({16, 8, 1 << 20}), 26);
    QCOMPARE(scene.store.number("SELECT count(*) FROM purge_run"), 1);
    QCOMPARE(scene.store.number("SELECT payloads FROM purge_run"), 50);
  }

  void step_takesNoMoreThanItsSize() {
    Scene scene;
    for (int i = 0; i < 30; ++i)
      scene.end(scene.accept("e" + std::to_string(i), std::string(1000, ' ')), DeliveryState::completed);
    scene.store.clock.advance(20 * kDay);
    PayloadPurge byRows = scene.purge({512, 5, 1 << 20});
    QVERIFY(byRows.step().value());
    QCOMPARE(byRows.deleted(), 5);
    PayloadPurge byBytes = scene.purge({512, 64, 3000});
    QVERIFY(byBytes.step().value());
    QCOMPARE(byBytes.deleted(), 3);
  }

  /// The state changed between the look and the step: the statement itself says no.
  void step_reopenedMeanwhile_isKept() {
    Scene scene;
    const DeliveryId id = scene.accept("late");
    scene.end(id, DeliveryState::completed);
    scene.store.clock.advance(20 * kDay);
    auto reader = store::openForReading(scene.store.file()).value();
    PayloadPurge purge(
        *reader,
        [&](const std::function<Result<void>(store::WriteContext&)>& work) {
          scene.change("UPDATE delivery SET state = 0");
          return maintain::stepsOfWriter(*scene.store.writer)(work);
        },
        scene.store.clock);
    QVERIFY(purge.step().ok());
    QVERIFY(scene.has(id));
    QCOMPARE(purge.deleted(), 0);
  }

  void forecast_saysWhatAPassDeletes() {
    Scene scene;
    for (int i = 0; i < 5; ++i)
      scene.end(scene.accept("e" + std::to_string(i), std::string(100, ' ')), DeliveryState::completed);
    scene.accept("open");
    auto reader = store::openForReading(scene.store.file()).value();
    QVERIFY(maintain::forecastPurge(*reader, scene.store.clock)->empty());
    scene.store.clock.advance(20 * kDay);
    const auto due = maintain::forecastPurge(*reader, scene.store.clock);
    QCOMPARE(due->size(), std::size_t{1});
    QCOMPARE(due->front().payloads, 5);
    QCOMPARE(due->front().bytes, 500);
    QCOMPARE(scene.pass(), 5);
  }

  /// D12: whatever is deleted, what comes again is a duplicate, also while the clean-up runs.
  void redelivery_duringTheCleanUp_isADuplicate() {
    const int rounds = qEnvironmentVariableIntValue("ACK_CAMPAIGN") > 0 ? 100 : 5;
    for (int round = 0; round < rounds; ++round) {
      Scene scene;
      for (int i = 0; i < 40; ++i) scene.end(scene.accept("e" + std::to_string(i)), DeliveryState::completed);
      scene.store.clock.advance(20 * kDay);
      std::int64_t deleted = 0;
      int unknown = 0;
      std::thread cleaning([&] { deleted = scene.pass({8, 4, 1 << 20}); });
      for (int i = 0; i < 40; ++i) {
        Arrival again(scene.store.catalogue, {"e" + std::to_string(i)}, "{}", scene.store.clock.now());
        const bool known = scene.store.accept(again).ok() &&
                           again.outcomes.front().result == domain::ArrivalResult::duplicate &&
                           !again.outcomes.front().contentMismatch;
        unknown += known ? 0 : 1;
      }
      cleaning.join();
      QCOMPARE(unknown, 0);
      QCOMPARE(deleted, 40);
      QCOMPARE(scene.store.number("SELECT count(*) FROM delivery"), 40);
      QCOMPARE(scene.check(), QByteArray());
    }
  }

  void check_letterWithoutPayload_isALossUnlessItWasPurged() {
    Scene scene;
    scene.end(scene.accept("letter"), DeliveryState::dead);
    scene.change("DELETE FROM payload");
    QVERIFY(scene.check().contains("its payload is gone"));
  }
};

QTEST_GUILESS_MAIN(PayloadPurgeTest)
#include "payload_purge_test.moc"
