// The same event from 64 connections at once, and many events several times each in random order: one delivery, one
// charge, one inbox row; every POST answered 200; every arrival on record.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/test_seed.h"

#include "tests/kit/qt_text.h"

#include <algorithm>
#include <memory>
#include <random>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

class StormTest : public QObject {
  Q_OBJECT

 private slots:
  void sameEvent_from64ConnectionsAtOnce_isOneChargeEachTime() {
    const int rounds = qEnvironmentVariableIsSet("ACK_CAMPAIGN") ? 2'000 : 200;
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    Records records;
    for (int round = 0; round < rounds; ++round)
      sendAll(engine.port(), std::vector<Shot>(64, chargeShot({}, round)), 64, records);
    finish(scratch, engine, records, static_cast<std::size_t>(rounds), 64);
  }

  void thousandEvents_threeTimesInRandomOrder_areOneChargeEach() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    std::vector<Shot> shots;
    for (int i = 0; i < 1'000; ++i) shots.insert(shots.end(), 3, chargeShot({}, i));
    std::mt19937 random(testSeed());
    std::shuffle(shots.begin(), shots.end(), random);
    Records records;
    sendAll(engine.port(), shots, 64, records);
    finish(scratch, engine, records, 1'000, 3);
  }

  void sameId_inTwoTenants_isTwoEvents() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    Records records;
    for (const char* tenant : {"", "a", "b", "B"}) {
      Shot shot = chargeShot({}, 1);
      shot.tenant = tenant;
      if (!shot.tenant.empty())
        shot.request.replace(shot.request.find("/hooks/stripe"), 13, "/hooks/stripe/" + shot.tenant);
      QCOMPARE(sendOne(engine.port(), shot, &records).status, 200);
      QCOMPARE(sendOne(engine.port(), shot, &records).result, std::string("duplicate"));
    }
    finish(scratch, engine, records, 4, 2);
  }

  /// An accept loop that ran out of descriptors must go on by itself once there are some again.
  void descriptors_exhausted_acceptsAgainWithinASecond() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineStart start{scratch.data()};
    start.openFiles = 256;
    EngineProcess engine(start);
    QVERIFY2(engine.start(), engine.error().c_str());
    std::vector<std::unique_ptr<RawHttpClient>> idle;
    for (int i = 0; i < 400; ++i) {
      idle.push_back(std::make_unique<RawHttpClient>(engine.port()));
      idle.back()->connect();
    }
    std::this_thread::sleep_for(300ms);
    QVERIFY(engine.running());
    idle.clear();
    const auto began = std::chrono::steady_clock::now();
    Records records;
    QCOMPARE(sendOne(engine.port(), chargeShot({}, 1), &records).status, 200);
    QVERIFY(std::chrono::steady_clock::now() - began < 1s);
    finish(scratch, engine, records, 1, 1);
  }

 private:
  static void finish(const ScratchDir& scratch, EngineProcess& engine, const Records& records, std::size_t events,
                     int arrivals) {
    for (const auto& record : records.all()) QVERIFY2(record.status == 200, record.body.c_str());
    QVERIFY(waitUntilDrained(scratch.data()));
    const auto end = engine.stop();
    QVERIFY2(end && end->status == 0, engine.error().c_str());
    const auto store = readStore(scratch.data());
    QCOMPARE(describe(judge(records.all(), store, {}, {})), std::string());
    QCOMPARE(crossCheck(scratch.data(), store), std::string());
    QCOMPARE(store.deliveries.size(), events);
    QCOMPARE(store.ledger.size(), events);
    QCOMPARE(store.inboxRows.size(), events);
    for (const auto& delivery : store.deliveries) {
      QCOMPARE(delivery.arrivals, std::int64_t{arrivals});
      QCOMPARE(store.arrivals.at(delivery.id), arrivals);
    }
    std::size_t accepted = 0;
    for (const auto& record : records.all()) accepted += record.result == "accepted" ? 1U : 0U;
    QCOMPARE(accepted, events);
  }
};

QTEST_GUILESS_MAIN(StormTest)
#include "storm_test.moc"
