#include "core/operate/outcome_commands.h"

#include "core/config/catalogue_store.h"
#include "core/operate/hold_commands.h"
#include "core/operate/people_commands.h"
#include "core/operate/sign_in_command.h"
#include "core/query/reader.h"
#include "core/store/sqlite_driver.h"
#include "core/work/outcome_asks.h"
#include "core/work/work_holds.h"
#include "tests/unit/work/work_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using namespace ack::work::test;
using access::Role;
using domain::DeliveryState;
using domain::OutcomeVerdict;
using queue::ResolvedTo;
using work::CallFailure;
using namespace std::chrono_literals;

namespace {

constexpr crypto::ScryptCost kCheap{16, 1, 1};
constexpr const char* kPassword = "correct horse";
constexpr const char* kEvidence = "receipt 4711 in the CRM, seen at 10:15";
constexpr const char* kReason = "asked their support by telephone";

/// A running engine's parts, and people at a desk of their own beside it: ada the admin, olga an operator, uwe in
/// support, sam the security officer, fay the founder.
struct DeskScene : WorkScene {
  DeskScene() : WorkScene({forwardSpec("crm")}) {
    const std::string token = people().makeSetupToken(account()).value();
    if (!people().claim(account(), token, "ada", kPassword)) qFatal("claim");
    const Caller ada = as("ada");
    for (const auto& [name, role] : std::initializer_list<std::pair<const char*, Role>>{
             {"olga", Role::operations}, {"uwe", Role::support}, {"fay", Role::founder}, {"sam", Role::security}})
      if (auto made = people().add(ada, name, role, kPassword); !made) qFatal("%s", made.error().message.c_str());
  }
  Desk desk() { return {*connection, store.vault(), random, clock, folder.path().toStdString(), {}}; }
  PeopleCommands people() { return PeopleCommands(desk(), kCheap); }
  static Caller account() { return {{}, "uid 1000 (tester)", "command line"}; }
  Caller as(const std::string& name) {
    auto token = signIn(desk(), account(), name, kPassword, kCheap);
    if (!token) qFatal("%s", token.error().message.c_str());
    return {*token, "uid 1000 (tester)", "command line"};
  }
  /// Stores what `catalogue` says, as an apply does.
  void save() {
    const std::shared_ptr<const crypto::Vault> vault(std::shared_ptr<const crypto::Vault>(), &store.vault());
    const config::SystemSecretSource secrets;
    config::Catalogue draft = *catalogue;
    if (!config::CatalogueStore(vault, secrets, random).apply(*connection, draft, "test", clock.now()))
      qFatal("apply");
    publish();
  }
  EffectId lost(const std::string& eventId = "evt_1") {
    delivery = add(eventId);
    run();
    http.fail(CallFailure::afterSending);
    calls.settleEnded();
    return EffectId{store.number("SELECT max(effect_id) FROM effect")};
  }
  Result<JudgedOutcome> judge(const std::string& who, EffectId effect, OutcomeVerdict verdict,
                              std::int64_t attempt = 1) {
    return OutcomeCommands(desk()).judge(as(who), {effect, attempt, verdict, kEvidence, kReason});
  }
  std::int64_t audited(const std::string& action, bool refused) {
    return store.number("SELECT count(*) FROM audit_entry WHERE action = '" + action +
                        "' AND refused = " + (refused ? "1" : "0"));
  }

  std::unique_ptr<store::Connection> connection{
      store::openBesideWriter((folder.path() + "/acknowledger.db").toStdString()).value()};
  DeliveryId delivery;
};

}  // namespace

class OutcomeCommandsTest : public QObject {
  Q_OBJECT
 private slots:
  void judge_applied_completesWithoutACall() {
    DeskScene scene;
    const EffectId effect = scene.lost();
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::unresolved);
    const auto judged = scene.judge("olga", effect, OutcomeVerdict::applied);
    QVERIFY2(judged.ok(), judged ? "" : judged.error().message.c_str());
    QCOMPARE(judged->to, ResolvedTo::completed);
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 2);
    QCOMPARE(
        scene.store.ask("SELECT by_name || '|' || evidence || '|' || reason || '|' || verdict FROM outcome_review"),
        std::string("olga|") + kEvidence + "|" + kReason + "|1");
    QCOMPARE(scene.audited("outcome.judge", false), 1);
    QCOMPARE(scene.total("state.unresolved"), 0);
    QCOMPARE(scene.total("state.completed"), 1);
    scene.run();
    QCOMPARE(scene.http.requests.size(), std::size_t{1});
  }
  void judge_compensated_isNotRun() {
    DeskScene scene;
    const EffectId effect = scene.lost();
    QCOMPARE(scene.judge("ada", effect, OutcomeVerdict::compensated)->to, ResolvedTo::completed);
    scene.run();
    QCOMPARE(scene.http.requests.size(), std::size_t{1});
    QVERIFY(scene.store.ask("SELECT evidence FROM effect").find("compensated") != std::string::npos);
  }
  void judge_notApplied_runsIt_alsoWhenAttemptsAreUsedUp() {
    DeskScene scene;
    scene.crm().maxAttempts = 1;
    scene.save();
    const EffectId effect = scene.lost();
    QCOMPARE(scene.judge("olga", effect, OutcomeVerdict::notApplied)->to, ResolvedTo::runsAgain);
    QCOMPARE(scene.of(scene.delivery, "round"), std::string("2"));
    QCOMPARE(scene.of(scene.delivery, "attempts"), std::string("1"));
    scene.runCall(200);
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::completed);
    QCOMPARE(scene.of(scene.delivery, "attempts"), std::string("2"));
    QCOMPARE(scene.http.requests.size(), std::size_t{2});
  }
  void judge_everyRoleByTheTable_refusalsAreAudited() {
    for (const char* name : {"ada", "olga", "uwe", "fay", "sam"}) {
      DeskScene scene;
      const EffectId effect = scene.lost();
      const bool may = std::string(name) == "ada" || std::string(name) == "olga";
      QCOMPARE(scene.judge(name, effect, OutcomeVerdict::applied).ok(), may);
      QCOMPARE(scene.audited("outcome.judge", true), may ? 0 : 1);
      QCOMPARE(scene.store.state(scene.delivery) == DeliveryState::completed, may);
    }
    DeskScene scene;
    const EffectId effect = scene.lost();
    QCOMPARE(OutcomeCommands(scene.desk())
                 .judge(DeskScene::account(), {effect, 1, OutcomeVerdict::applied, kEvidence, kReason})
                 .error()
                 .code,
             ErrorCode::refused);
  }
  void judge_twoAtOnce_oneWins() {
    DeskScene scene;
    const EffectId effect = scene.lost();
    QVERIFY(scene.judge("olga", effect, OutcomeVerdict::applied).ok());
    const auto second = scene.judge("ada", effect, OutcomeVerdict::notApplied);
    QCOMPARE(second.error().code, ErrorCode::conflict);
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT count(*) FROM outcome_review"), 1);
    QCOMPARE(scene.audited("outcome.judge", true), 1);
  }
  void judge_aLaterCall_isLeftAlone() {
    DeskScene scene;
    const EffectId effect = scene.lost();
    QVERIFY(scene.judge("olga", effect, OutcomeVerdict::notApplied).ok());
    scene.run();
    scene.http.fail(CallFailure::afterSending);
    scene.calls.settleEnded();
    QCOMPARE(scene.store.number("SELECT attempt FROM effect"), 2);
    QCOMPARE(*OutcomeCommands(scene.desk()).presentAttempt(scene.as("olga"), effect), std::int64_t{2});
    const auto stale = scene.judge("ada", effect, OutcomeVerdict::applied);
    QCOMPARE(stale.error().code, ErrorCode::conflict);
    QVERIFY(stale.error().message.find("another call was made since you looked") != std::string::npos);
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::unresolved);
    QCOMPARE(scene.audited("outcome.judge", true), 1);
    QVERIFY(scene.judge("ada", effect, OutcomeVerdict::applied, 2).ok());
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::completed);
    QCOMPARE(*OutcomeCommands(scene.desk()).presentAttempt(scene.as("olga"), effect), std::int64_t{0});
  }
  void judge_whileTheQuestionIsUnderWay_thePersonWins() {
    DeskScene scene;
    scene.crm().reconcile =
        config::Reconcile{"http://127.0.0.1:1/{event_id}", {{{200}, {}}}, {{{404}, {}}}, {}, {}, 5s, 0s, 20, 24h};
    scene.save();
    const EffectId effect = scene.lost();
    queue::WorkSignal signal;
    work::OutcomeAsks asks{scene.http, scene.store.writer(),     scene.pacer, scene.clock, scene.random,
                           signal,     *scene.store.openReader()};
    QCOMPARE(*asks.askDue(scene.current), 1);
    QVERIFY(scene.judge("olga", effect, OutcomeVerdict::applied).ok());
    scene.http.answer(404);
    asks.settleAnswered();
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::completed);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 2);
  }
  void judge_textsTooShort_isInvalid_andChangesNothing() {
    DeskScene scene;
    const EffectId effect = scene.lost();
    OutcomeCommands commands(scene.desk());
    const Caller olga = scene.as("olga");
    QCOMPARE(commands.judge(olga, {effect, 1, OutcomeVerdict::applied, "seen", kReason}).error().code,
             ErrorCode::invalid);
    QCOMPARE(commands.judge(olga, {effect, 1, OutcomeVerdict::applied, kEvidence, "so"}).error().code,
             ErrorCode::invalid);
    QCOMPARE(commands.judge(olga, {effect, 1, OutcomeVerdict::applied, std::string(501, 'x'), kReason}).error().code,
             ErrorCode::invalid);
    QCOMPARE(commands.judge(olga, {EffectId{99}, 1, OutcomeVerdict::applied, kEvidence, kReason}).error().code,
             ErrorCode::notFound);
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::unresolved);
  }
  void judge_deadLetter_onlyTheEffectChanges() {
    DeskScene scene;
    const EffectId effect = scene.lost();
    scene.store.change("UPDATE delivery SET state = 5, cause = 5");
    QCOMPARE(scene.judge("olga", effect, OutcomeVerdict::applied)->to, ResolvedTo::staysDead);
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::dead);
    QCOMPARE(scene.store.number("SELECT state FROM effect"), 2);
  }

  void askNow_alsoAfterAskingEnded() {
    DeskScene scene;
    scene.crm().reconcile =
        config::Reconcile{"http://127.0.0.1:1/{event_id}", {{{200}, {}}}, {{{404}, {}}}, {}, {}, 5s, 0s, 1, 24h};
    scene.save();
    const EffectId effect = scene.lost();
    queue::WorkSignal signal;
    work::OutcomeAsks asks{scene.http, scene.store.writer(),     scene.pacer, scene.clock, scene.random,
                           signal,     *scene.store.openReader()};
    QCOMPARE(*asks.askDue(scene.current), 1);
    scene.http.answer(500);
    asks.settleAnswered();
    scene.clock.advance(48h);
    QCOMPARE(*asks.askDue(scene.current), 0);
    QVERIFY(OutcomeCommands(scene.desk()).askNow(scene.as("olga"), effect).ok());
    QCOMPARE(*asks.askDue(scene.current), 1);
    scene.http.answer(200);
    asks.settleAnswered();
    QCOMPARE(scene.store.state(scene.delivery), DeliveryState::completed);
    QCOMPARE(OutcomeCommands(scene.desk()).askNow(scene.as("olga"), effect).error().code, ErrorCode::conflict);
  }
  void askNow_whoCantBeAsked_isRefused() {
    DeskScene scene;
    scene.save();
    const EffectId effect = scene.lost();
    QCOMPARE(OutcomeCommands(scene.desk()).askNow(scene.as("olga"), effect).error().code, ErrorCode::refused);
    QCOMPARE(scene.audited("outcome.ask", true), 1);
  }

  void hold_destination_keepsWork_andSpendsNothing() {
    DeskScene scene;
    work::WorkHolds holds(scene.pacer, scene.store.writer(), scene.clock, *scene.store.openReader());
    QVERIFY(holds.restore().ok());
    HoldCommands commands(scene.desk());
    const Caller olga = scene.as("olga");
    QVERIFY(commands.hold(olga, store::HeldKind::destination, "crm", "their maintenance window").ok());
    QCOMPARE(commands.hold(olga, store::HeldKind::destination, "crm", "their maintenance window").error().code,
             ErrorCode::conflict);
    QCOMPARE(commands.hold(olga, store::HeldKind::destination, "nobody", "their maintenance window").error().code,
             ErrorCode::notFound);
    QCOMPARE(commands.hold(olga, store::HeldKind::destination, "billing", "so").error().code, ErrorCode::invalid);
    QCOMPARE(
        commands.hold(scene.as("sam"), store::HeldKind::destination, "billing", "may security do so").error().code,
        ErrorCode::refused);
    QVERIFY(*holds.look());
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    scene.clock.advance(10h);
    scene.run();
    QCOMPARE(scene.http.requests.size(), std::size_t{0});
    QCOMPARE(scene.store.state(id), DeliveryState::queued);
    QCOMPARE(scene.of(id, "attempts"), std::string("0"));
    const Caller later = scene.as("olga");  // the session has ended meanwhile
    QVERIFY(commands.release(later, store::HeldKind::destination, "crm", "the window is over").ok());
    QCOMPARE(commands.release(later, store::HeldKind::destination, "crm", "the window is over").error().code,
             ErrorCode::conflict);
    QVERIFY(*holds.look());
    QVERIFY(!*holds.look());
    scene.runCall(200);
    QCOMPARE(scene.store.state(id), DeliveryState::completed);
    QCOMPARE(scene.audited("destination.hold", false), 1);
    QCOMPARE(scene.audited("destination.hold", true), 4);
    QCOMPARE(scene.audited("destination.release", false), 1);
  }
  void hold_source_keepsItsWork_othersGoOn() {
    DeskScene scene;
    config::Source other = scene.catalogue->sources[0];
    other.id = SourceId{2};
    other.name = "other";
    scene.catalogue->sources.push_back(other);
    scene.publish();
    HoldCommands commands(scene.desk());
    QVERIFY(commands.hold(scene.as("olga"), store::HeldKind::source, "shop", "they send nonsense today").ok());
    const DeliveryId held = scene.add("evt_1");
    kit::TestEvent event;
    event.source = SourceId{2};
    const DeliveryId goes = scene.store.add(event);
    scene.runCall(200);
    QCOMPARE(scene.store.state(goes), DeliveryState::completed);
    QCOMPARE(scene.store.state(held), DeliveryState::queued);
    QVERIFY(commands.release(scene.as("olga"), store::HeldKind::source, "shop", "they are well again").ok());
    scene.runCall(200);
    QCOMPARE(scene.store.state(held), DeliveryState::completed);
  }
  void breaker_survivesARestart_andIsReleasedByHand() {
    DeskScene scene;
    scene.crm().breaker.failures = 2;
    scene.crm().maxAttempts = 9;
    scene.publish();
    work::WorkHolds holds(scene.pacer, scene.store.writer(), scene.clock, *scene.store.openReader());
    QVERIFY(holds.restore().ok());
    scene.add("evt_1");
    scene.add("evt_2");
    scene.run();
    scene.http.answer(500);
    scene.http.answer(500);
    scene.calls.settleEnded();
    QVERIFY(holds.keep(scene.current).ok());
    QCOMPARE(scene.store.number("SELECT opened FROM breaker"), 1);
    QCOMPARE(scene.store.ask("SELECT kind || ' ' || subject FROM alert"), std::string("breaker_open crm"));
    scene.clock.advance(20s);
    scene.run();
    QCOMPARE(scene.http.requests.size(), std::size_t{2});
    QCOMPARE(scene.store.number("SELECT sum(attempts) FROM delivery"), 2);  // held, not spent

    queue::DestinationPacer next(scene.clock);
    next.configure(work::pacesOf(*scene.current));
    work::WorkHolds restarted(next, scene.store.writer(), scene.clock, *scene.store.openReader());
    QVERIFY(restarted.restore().ok());
    QCOMPARE(next.take(1).destination(), std::int64_t{0});
    QCOMPARE(next.states().front().left, std::chrono::microseconds(10s));
    QVERIFY(HoldCommands(scene.desk())
                .release(scene.as("olga"), store::HeldKind::destination, "crm", "they say it works again")
                .ok());
    QVERIFY(*restarted.look());
    QCOMPARE(next.take(1).destination(), std::int64_t{1});

    QVERIFY(*holds.look());
    scene.runCall(200);
    QVERIFY(holds.keep(scene.current).ok());
    QCOMPARE(scene.store.number("SELECT count(*) FROM breaker"), 0);
    scene.runCall(200);
    QCOMPARE(scene.total("state.completed"), 2);
  }
};
QTEST_GUILESS_MAIN(OutcomeCommandsTest)
#include "outcome_commands_test.moc"
