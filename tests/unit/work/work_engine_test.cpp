#include "core/work/curl_http_client.h"
#include "core/work/work_engine.h"
#include "tests/kit/fake_destination.h"
#include "tests/unit/work/work_scene.h"

#include <QtTest>

#include <atomic>

using namespace ack;
using namespace ack::work;
using namespace ack::work::test;
using domain::DeadCause;
using domain::DeliveryState;
using kit::Reaction;

namespace {

/// The whole engine with its threads, real time, a real store, libcurl, and a destination on a real socket.
struct EngineScene {
  QTemporaryDir folder;
  base::SystemClock clock;
  kit::WorkStore store{folder.path().toStdString(), clock};
  base::SystemRandom random;
  kit::FakeDestination destination;
  CurlHttpClient http{clock};
  std::shared_ptr<config::Catalogue> catalogue{std::make_shared<config::Catalogue>()};
  std::atomic<bool> spins{false};  ///< whether planning an event of "other" does not end
  std::atomic<std::int64_t> spun{0};
  std::unique_ptr<WorkEngine> engine;

  explicit EngineScene(std::vector<config::EffectSpec> effects) {
    config::Source source;
    source.id = SourceId{1};
    source.name = "shop";
    source.owner = "finance";
    source.rules.push_back({"*", {}, std::move(effects)});
    catalogue->sources.push_back(std::move(source));
    catalogue->settings.backoffBase = std::chrono::seconds{0};
    config::Destination crm;
    crm.id = 1;
    crm.name = "crm";
    crm.url = destination.url();
    crm.timeout = std::chrono::milliseconds{400};
    catalogue->destinations.push_back(crm);
    if (!http.start()) std::abort();
  }
  ~EngineScene() {
    if (engine) engine->stop();
    http.stop();
  }
  void start(std::chrono::milliseconds stopGrace = std::chrono::milliseconds{8'000}) {
    WorkOptions options;
    options.stopGrace = stopGrace;
    options.planLimit = std::chrono::milliseconds{150};
    engine = WorkEngine::create({[this] { return catalogue; },
                                 [this](const config::Source& source) {
                                   while (source.id == SourceId{2} && spins) spun.fetch_add(1);
                                   return effect::ContentProof::proven;
                                 },
                                 [this] { return store.openReader(); }, store.vault(), clock, random, http,
                                 store.writer()},
                                options);
    if (!engine->start()) std::abort();
  }
  DeliveryId add(const std::string& id, SourceId source = SourceId{1}) {
    kit::TestEvent event;
    event.source = source;
    event.eventId = id;
    event.body = "{\"a\":\"acct\",\"n\":100,\"t\":\"hi\"}";
    const DeliveryId delivery = store.add(event);
    if (engine) engine->wake();
    return delivery;
  }
};

Reaction of(Reaction::Kind kind, int status = 200) {
  Reaction reaction;
  reaction.kind = kind;
  reaction.status = status;
  return reaction;
}

}  // namespace

class WorkEngineTest : public QObject {
  Q_OBJECT

 private slots:
  void manyDeliveries_eachOneChargeOneRowOneCall() {
    EngineScene scene({chargeSpec(), inboxSpec(), forwardSpec("crm")});
    for (int i = 0; i < 100; ++i) scene.add("before_" + std::to_string(i));
    scene.start();
    for (int i = 0; i < 100; ++i) scene.add("after_" + std::to_string(i));
    QTRY_COMPARE_WITH_TIMEOUT(scene.store.number("SELECT count(*) FROM delivery WHERE state = 4"), 200, 60'000);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 200);
    QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), 200);
    QCOMPARE(scene.store.number("SELECT amount_minor FROM balance"), -20'000);
    QCOMPARE(scene.store.number("SELECT value FROM counter WHERE name = 'state.completed'"), 200);
    QCOMPARE(scene.store.number("SELECT max(attempts) FROM delivery"), 1);
    QCOMPARE(scene.destination.calls().size(), 200U);
    for (int i = 0; i < 100; ++i) QCOMPARE(scene.destination.committed("after_" + std::to_string(i)), 1);
  }

  void destinationBehaviours_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("cause");
    auto row = [](const char* name, Reaction::Kind kind, int status, DeliveryState state, DeadCause cause) {
      QTest::newRow(name) << static_cast<int>(kind) << status << static_cast<int>(state) << static_cast<int>(cause);
    };
    using Kind = Reaction::Kind;
    row("200", Kind::answer, 200, DeliveryState::completed, DeadCause::none);
    row("500", Kind::answer, 500, DeliveryState::dead, DeadCause::exhausted);
    row("401", Kind::answer, 401, DeliveryState::dead, DeadCause::unauthorised);
    row("400", Kind::answer, 400, DeliveryState::dead, DeadCause::permanent);
    row("reset after reading", Kind::resetAfterReading, 0, DeliveryState::unresolved, DeadCause::none);
    row("commits, then resets", Kind::commitThenReset, 0, DeliveryState::unresolved, DeadCause::none);
    row("never answers", Kind::neverAnswer, 0, DeliveryState::unresolved, DeadCause::none);
  }
  void destinationBehaviours() {
    QFETCH(int, kind);
    QFETCH(int, status);
    QFETCH(int, state);
    QFETCH(int, cause);
    EngineScene scene({chargeSpec(), forwardSpec("crm")});
    scene.catalogue->settings.maxAttempts = 3;
    scene.destination.script({of(static_cast<Reaction::Kind>(kind), status)});
    scene.start();
    const DeliveryId id = scene.add("evt_1");
    QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(scene.store.state(id)), state, 20'000);
    QCOMPARE(scene.store.number("SELECT cause FROM delivery"), cause);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
    const bool retried = static_cast<DeadCause>(cause) == DeadCause::exhausted;
    QCOMPARE(scene.destination.calls().size(), retried ? 3U : 1U);
    QVERIFY(scene.destination.committed("evt_1") <= 1);
  }
  void flaky_429ThenGood_completesOnce() {
    EngineScene scene({chargeSpec(), forwardSpec("crm")});
    Reaction busy = of(Reaction::Kind::answer, 429);
    busy.headers = {{"Retry-After", "1"}};
    scene.destination.script({busy, of(Reaction::Kind::answer, 503), of(Reaction::Kind::answer)});
    scene.start();
    const DeliveryId id = scene.add("evt_1");
    QTRY_COMPARE_WITH_TIMEOUT(scene.store.state(id), DeliveryState::completed, 20'000);
    QCOMPARE(scene.store.number("SELECT attempts FROM delivery"), 3);
    QCOMPARE(scene.destination.committed("evt_1"), 1);
    QVERIFY(scene.store.number("SELECT next_at_us - ended_at_us FROM attempt WHERE number = 1") >= 1'000'000);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 1);
  }
  void stop_waitsForTheCallUnderWay() {
    EngineScene scene({forwardSpec("crm")});
    Reaction slow = of(Reaction::Kind::answer);
    slow.delay = std::chrono::milliseconds{250};
    scene.destination.script({slow});
    scene.start();
    const DeliveryId id = scene.add("evt_1");
    QTRY_COMPARE(scene.destination.calls().size(), 1U);
    scene.engine->stop();
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    scene.engine->stop();
  }
  void stop_callThatOutlastsIt_keepsItsIntent_andTheNextStartJudgesIt() {
    EngineScene scene({forwardSpec("crm")});
    scene.catalogue->destinations[0].timeout = std::chrono::milliseconds{30'000};
    scene.destination.script({of(Reaction::Kind::neverAnswer)});
    scene.start(std::chrono::milliseconds{100});
    const DeliveryId id = scene.add("evt_1");
    QTRY_COMPARE(scene.destination.calls().size(), 1U);
    scene.engine->stop();
    scene.http.stop();
    QCOMPARE(scene.store.state(id), DeliveryState::processing);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 1);
    QVERIFY(scene.http.start().ok());
    scene.start();
    QCOMPARE(scene.store.state(id), DeliveryState::unresolved);
    QCOMPARE(scene.destination.calls().size(), 1U);
  }
  void stop_beforeStart_isHarmless() {
    EngineScene scene({});
    auto engine = WorkEngine::create({[&] { return scene.catalogue; },
                                      [](const config::Source&) { return effect::ContentProof::proven; },
                                      [&] { return scene.store.openReader(); }, scene.store.vault(), scene.clock,
                                      scene.random, scene.http, scene.store.writer()},
                                     {});
    engine->stop();
    engine->stop();
  }

  void plan_withoutEnd_isSetAside_andHoldsNobodyUp() {
    EngineScene scene({chargeSpec(), forwardSpec("crm")});
    config::Source other = scene.catalogue->sources[0];
    other.id = SourceId{2};
    other.name = "other";
    scene.catalogue->sources.push_back(other);
    scene.spins = true;
    for (int i = 0; i < 30; ++i) scene.add("before_" + std::to_string(i));
    const DeliveryId first = scene.add("loop_1", SourceId{2});
    const DeliveryId second = scene.add("loop_2", SourceId{2});
    for (int i = 0; i < 30; ++i) scene.add("after_" + std::to_string(i));
    scene.start();
    QTRY_COMPARE_WITH_TIMEOUT(scene.store.number("SELECT count(*) FROM delivery WHERE state = 4"), 60, 30000);
    for (const DeliveryId id : {first, second}) {
      QTRY_COMPARE_WITH_TIMEOUT(scene.store.state(id), DeliveryState::dead, 10000);
      QCOMPARE(scene.store.number("SELECT cause FROM delivery WHERE delivery_id = " + std::to_string(id.value)),
               static_cast<std::int64_t>(DeadCause::exhausted));
      QCOMPARE(scene.store.number("SELECT attempts FROM delivery WHERE delivery_id = " + std::to_string(id.value)),
               1);
    }
    QCOMPARE(scene.engine->status().threadsStuck, 2);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert WHERE kind = 'plan_overrun'"), 2);
    scene.add("later");
    QTRY_COMPARE_WITH_TIMEOUT(scene.store.number("SELECT count(*) FROM delivery WHERE state = 4"), 61, 10000);
    // Once it ends after all, nothing of it is applied and the threads can be joined.
    scene.spins = false;
    scene.engine->stop();
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), 61);
    QCOMPARE(scene.store.state(first), DeliveryState::dead);
    QCOMPARE(scene.destination.calls().size(), std::size_t{61});
  }
};
QTEST_GUILESS_MAIN(WorkEngineTest)
#include "work_engine_test.moc"
