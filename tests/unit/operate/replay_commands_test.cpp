// Replays asked for and decided: who may, what is frozen, and what stands in the way.
#include "core/audit/checkpoint_file.h"
#include "core/audit/verifier.h"
#include "core/base/encoding.h"
#include "core/operate/letter_commands.h"
#include "core/queue/replay_tidying.h"
#include "tests/unit/operate/replay_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using namespace ack::operate::test;
using domain::DuplicateRisk;
using domain::Prediction;
using domain::PredictionWhy;
using domain::ReplayItemState;
using domain::ReplayState;
using work::test::chargeSpec;
using work::test::forwardSpec;

namespace {

std::vector<effect::PredictedEffect> foretold(ReplayScene& scene, ReplayId id) {
  return must(effect::predictionsFrom(scene.items(id).front().effects));
}

ErrorCode codeOf(const Result<ReplayReceipt>& result) { return result ? ErrorCode::internal : result.error().code; }
ErrorCode codeOf(const Result<void>& result) { return result ? ErrorCode::internal : result.error().code; }

/// The desk's connection; lets somebody else act when the first part of many holds is taken.
class PartTaken final : public store::Connection {
 public:
  PartTaken(std::unique_ptr<store::Connection> real, std::function<void()> act)
      : m_real(std::move(real)), m_act(std::move(act)) {}
  Result<std::unique_ptr<store::Statement>> prepare(std::string_view sql) override {
    if (sql.starts_with("INSERT INTO replay_hold")) m_taking = true;
    return m_real->prepare(sql);
  }
  Result<void> execute(std::string_view sql) override { return m_real->execute(sql); }
  Result<void> beginWrite() override { return m_real->beginWrite(); }
  Result<void> beginRead() override { return m_real->beginRead(); }
  Result<void> commit() override {
    auto done = m_real->commit();
    if (m_taking && m_act) std::exchange(m_act, nullptr)();
    return done;
  }
  void rollback() noexcept override { m_real->rollback(); }
  [[nodiscard]] bool inTransaction() const noexcept override { return m_real->inTransaction(); }
  [[nodiscard]] std::int64_t lastInsertId() const override { return m_real->lastInsertId(); }
  Result<std::int64_t> dataVersion() override { return m_real->dataVersion(); }

 private:
  std::unique_ptr<store::Connection> m_real;
  std::function<void()> m_act;
  bool m_taking{false};
};

}  // namespace

class ReplayCommandsTest : public QObject {
  Q_OBJECT

 private slots:
  void preview_foretellsEachEffect() {
    ReplayScene scene({chargeSpec(), forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayPreview made = scene.preview(scene.olga, {id});
    QCOMPARE(made.counts.runs, std::int64_t{1});
    QCOMPARE(made.counts.skip, std::int64_t{1});
    QCOMPARE(made.counts.run, std::int64_t{1});
    QVERIFY(made.needsCorrection);
    QVERIFY(made.whySecond.empty());
    const auto effects = foretold(scene, made.id);
    QCOMPARE(effects.size(), std::size_t{2});
    QCOMPARE(effects[0].why, PredictionWhy::applied);
    QCOMPARE(effects[1].why, PredictionWhy::failedBefore);
    QCOMPARE(effects[1].risk, DuplicateRisk::low);
    QCOMPARE(scene.of(id, "state"), std::string("5"));  // nothing was changed
  }

  void preview_unknownOutcome_dependsOnTheTarget_data() {
    QTest::addColumn<bool>("idempotent");
    QTest::addColumn<bool>("asks");
    QTest::addColumn<int>("prediction");
    QTest::addColumn<int>("risk");
    QTest::newRow("neither") << false << false << 3 << 2;
    QTest::newRow("asks") << false << true << 2 << 2;
    QTest::newRow("same key") << true << false << 1 << 1;
    QTest::newRow("both") << true << true << 2 << 1;
  }
  void preview_unknownOutcome_dependsOnTheTarget() {
    QFETCH(bool, idempotent);
    QFETCH(bool, asks);
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    scene.store.change("UPDATE effect SET state = 4");
    scene.crm().idempotent = idempotent;
    if (asks) scene.crm().reconcile.emplace();
    scene.save();
    const ReplayPreview made = scene.preview(scene.olga, {id});
    const auto effects = foretold(scene, made.id);
    QTEST(static_cast<int>(effects.front().prediction), "prediction");
    QTEST(static_cast<int>(effects.front().risk), "risk");
    QCOMPARE(made.counts.runs, std::int64_t{effects.front().prediction == Prediction::conflict ? 0 : 1});
    // A residual risk of a duplicate asks for a second person, whatever the number.
    QCOMPARE(made.whySecond.empty(), made.counts.runs == 0 || effects.front().risk != DuplicateRisk::possible);
  }

  void preview_whatCannotRun_saysWhy() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId done = scene.add("evt_1");
    scene.runCall(200);
    const DeliveryId purged = scene.dead("evt_2");
    const DeliveryId held = scene.dead("evt_3");
    scene.store.change("DELETE FROM payload WHERE payload_id = " + std::to_string(purged.value));
    scene.ask(scene.otto, {held});
    const ReplayPreview made = scene.preview(scene.olga, {done, purged, held, DeliveryId{999}});
    const auto items = scene.items(made.id);
    QCOMPARE(*items[0].why, PredictionWhy::notDead);
    QCOMPARE(*items[1].why, PredictionWhy::payloadPurged);
    QCOMPARE(*items[2].why, PredictionWhy::inAnotherReplay);
    QCOMPARE(*items[3].why, PredictionWhy::unknownDelivery);
    const auto asked = scene.replays().request(scene.olga, made.id, ReplayScene::order());
    QCOMPARE(codeOf(asked), ErrorCode::refused);
    QVERIFY(asked.error().message.find("nothing in this preview can run") != std::string::npos);
    QVERIFY(scene.lastEntry().at("outcome").as_string() == "refused");
  }

  // A sheet that was left open for too long must not ask for what another preview shows.
  void preview_idOfARemovedDraft_isNotGivenAgain() {
    ReplayScene scene({forwardSpec("crm")});
    const ReplayPreview first = scene.preview(scene.olga, {scene.dead("evt_1")});
    must(scene.replays().discard(scene.olga, first.id));
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay"), std::int64_t{0});
    const ReplayPreview second = scene.preview(scene.olga, {scene.dead("evt_2")});
    QVERIFY(second.id.value > first.id.value);
    QCOMPARE(codeOf(scene.replays().request(scene.olga, first.id, ReplayScene::order())), ErrorCode::notFound);
  }

  void request_whatIsMissing_isRefused() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayPreview made = scene.preview(scene.olga, {id});
    ReplayOrder order = ReplayScene::order();
    order.reason = "too short";
    QCOMPARE(codeOf(scene.replays().request(scene.olga, made.id, order)), ErrorCode::invalid);
    order = ReplayScene::order();
    order.corrected = false;
    QCOMPARE(codeOf(scene.replays().request(scene.olga, made.id, order)), ErrorCode::invalid);
    order = ReplayScene::order({0, std::chrono::seconds(0), 1, false});
    QCOMPARE(codeOf(scene.replays().request(scene.olga, made.id, order)), ErrorCode::invalid);
    QCOMPARE(codeOf(scene.replays().request(scene.otto, made.id, ReplayScene::order())), ErrorCode::refused);
    QCOMPARE(codeOf(scene.replays().request(scene.uwe, made.id, ReplayScene::order())), ErrorCode::refused);
    QCOMPARE(codeOf(scene.replays().request(scene.sam, made.id, ReplayScene::order())), ErrorCode::refused);
    const Caller account{{}, "uid 1000 (tester)", "command line"};
    QVERIFY(scene.replays().preview(account, {{id}, {}}, domain::RulesChoice::current).ok());  // a look is allowed
    QCOMPARE(codeOf(scene.replays().request(account, made.id, ReplayScene::order())), ErrorCode::refused);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
    QCOMPARE(scene.row(made.id).state, ReplayState::draft);
    QVERIFY(scene.replays().request(scene.olga, made.id, ReplayScene::order()).ok());
  }

  void request_ofAnothersPreview_leavesItAsItWas() {
    ReplayScene scene({forwardSpec("crm")});
    const ReplayPreview made = scene.preview(scene.olga, {scene.dead("evt_1")});
    scene.store.change("UPDATE replay SET runs = 1001");  // so many that their holds are taken in steps
    const UtcTime expires = scene.row(made.id).expiresAt;
    QCOMPARE(codeOf(scene.replays().request(scene.otto, made.id, ReplayScene::order())), ErrorCode::refused);
    QVERIFY(scene.row(made.id).expiresAt == expires);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
  }

  void tidy_byALookThatIsOutOfDate_leavesWhatWasAskedFor() {
    ReplayScene scene({forwardSpec("crm")});
    const ReplayPreview made = scene.preview(scene.olga, {scene.dead("evt_1")});
    const UtcTime late = scene.row(made.id).expiresAt + std::chrono::hours(1);
    QVERIFY(queue::needsTidying(scene.row(made.id), late));
    QVERIFY(scene.replays().request(scene.olga, made.id, ReplayScene::order()).ok());
    must(scene.connection->beginWrite());
    QVERIFY(must(queue::tidy(*scene.connection, made.id, late)) == queue::Tidied::nothing);
    must(scene.connection->commit());
    QCOMPARE(scene.row(made.id).state, ReplayState::ready);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{1});
  }

  void hold_isLetGoByItsOwnReplayOnly() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    store::ReplayHoldTable holds(*scene.connection);
    must(scene.connection->beginWrite());
    must(holds.letGo(ReplayId{replay.value + 1}, id));
    QCOMPARE(must(holds.count(replay)), std::int64_t{1});
    must(holds.letGo(replay, id));
    QCOMPARE(must(holds.count(replay)), std::int64_t{0});
    scene.connection->rollback();
  }

  void request_twiceOfOnePreview_oneWins() {
    ReplayScene scene({forwardSpec("crm")});
    const ReplayPreview made = scene.preview(scene.olga, {scene.dead("evt_1")});
    QVERIFY(scene.replays().request(scene.olga, made.id, ReplayScene::order()).ok());
    QCOMPARE(codeOf(scene.replays().request(scene.olga, made.id, ReplayScene::order())), ErrorCode::conflict);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay WHERE state = 2"), std::int64_t{1});
  }

  void request_twoOperatorsAtOnce_oneWinsByTheConstraint() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId first = scene.dead("evt_1");
    const DeliveryId second = scene.dead("evt_2");
    const ReplayPreview olgas = scene.preview(scene.olga, {first, second});
    const ReplayPreview ottos = scene.preview(scene.otto, {second});
    QVERIFY(scene.replays().request(scene.olga, olgas.id, ReplayScene::order()).ok());
    const auto late = scene.replays().request(scene.otto, ottos.id, ReplayScene::order());
    QCOMPARE(codeOf(late), ErrorCode::conflict);
    QVERIFY(late.error().message.find("another open replay") != std::string::npos);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{2});
  }

  // Many holds are taken in parts; a letter that is closed in between is what is said.
  void request_letterClosedWhileHoldsAreTaken_saysSo() {
    ReplayScene scene({forwardSpec("crm")});
    std::vector<DeliveryId> letters;
    for (int i = 0; i < 1001; ++i) letters.push_back(scene.add("evt_" + std::to_string(i)));
    scene.store.change("UPDATE delivery SET state = 5, cause = 3");
    const ReplayPreview made = scene.preview(scene.olga, letters);
    QCOMPARE(made.counts.runs, std::int64_t{1001});
    bool closed = false;
    PartTaken connection(must(store::openBesideWriter(scene.file())), [&] {
      closed = LetterCommands(scene.desk()).close(scene.otto, {letters.front()}, "settled with the customer").ok();
    });
    ReplayCommands replays(
        {connection, scene.store.vault(), scene.systemRandom, scene.clock, scene.folder.path().toStdString(), {}},
        scene.shared.proofOf);
    const auto late = replays.request(scene.olga, made.id, ReplayScene::order());
    QVERIFY(closed);
    QCOMPARE(codeOf(late), ErrorCode::conflict);
    QVERIFY2(late.error().message.find("no dead letters any more") != std::string::npos &&
                 late.error().message.find("preview again") != std::string::npos,
             late.error().message.c_str());
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
  }

  void fourEyes_manyDeliveries_waitForASecondPerson() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 1;
    scene.save();
    const ReplayReceipt receipt = scene.ask(scene.olga, {scene.dead("evt_1"), scene.dead("evt_2")});
    QCOMPARE(receipt.state, ReplayState::waiting);
    QVERIFY(receipt.whySecond.find("more than 1") != std::string::npos);
    scene.turn();
    QCOMPARE(scene.row(receipt.id).state, ReplayState::waiting);  // nothing runs
    QCOMPARE(codeOf(scene.replays().approve(scene.otto, receipt.id, {}, "")), ErrorCode::refused);
    QCOMPARE(codeOf(scene.replays().approve(scene.ada, receipt.id, {}, "")), ErrorCode::refused);
    QCOMPARE(codeOf(scene.replays().approve(scene.sam, receipt.id, "00", "")), ErrorCode::conflict);
    const std::string manifest = base::toHex(scene.row(receipt.id).manifestSha256);
    QVERIFY(scene.replays().approve(scene.sam, receipt.id, manifest, "looked at with the vendor").ok());
    const auto approval = scene.lastEntry();
    const std::string request = scene.store.ask("SELECT entry FROM audit_entry WHERE action = 'replay.request'");
    const std::string hash(approval.at("after").at("manifest").as_string());
    QCOMPARE(hash.size(), std::size_t{64});
    QVERIFY(request.find(hash) != std::string::npos);  // the same manifest in both entries
    scene.turn();
    QCOMPARE(scene.row(receipt.id).progress.underWay, std::int64_t{2});
  }

  void fourEyes_smallRequestsOneAfterAnother_countTogether() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 2;
    scene.save();
    const ReplayReceipt first = scene.ask(scene.olga, {scene.dead("evt_1"), scene.dead("evt_2")});
    QCOMPARE(first.state, ReplayState::ready);
    // One more would be the third of the day: the preview says so, and the request waits.
    const DeliveryId third = scene.dead("evt_3");
    const ReplayPreview made = scene.preview(scene.olga, {third});
    QVERIFY(made.whySecond.find("with 2 of olga's from the last 24 hours") != std::string::npos);
    const ReplayReceipt waits = must(scene.replays().request(scene.olga, made.id, ReplayScene::order()));
    QCOMPARE(waits.state, ReplayState::waiting);
    QCOMPARE(waits.whySecond, made.whySecond);
    QVERIFY(scene.row(waits.id).whySecond == made.whySecond);
    // Another person has a day of their own, and what a second person said yes to does not count.
    const ReplayReceipt ottos = scene.ask(scene.otto, {scene.dead("evt_4"), scene.dead("evt_5")});
    QCOMPARE(ottos.state, ReplayState::ready);
    must(scene.replays().approve(scene.sam, waits.id, {}, ""));
    // What had not begun when it was cancelled does not count either.
    QCOMPARE(must(scene.replays().cancel(scene.olga, first.id, "")), std::int64_t{2});
    QCOMPARE(scene.ask(scene.olga, {scene.dead("evt_6")}).state, ReplayState::ready);
    QCOMPARE(scene.ask(scene.olga, {scene.dead("evt_7"), scene.dead("evt_8")}).state, ReplayState::waiting);
  }

  void fourEyes_yesterdaysRequest_isNoLongerCounted() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 1;
    scene.save();
    QCOMPARE(scene.ask(scene.olga, {scene.dead("evt_1")}).state, ReplayState::ready);
    scene.clock.advance(std::chrono::hours(24) - std::chrono::seconds(1));
    scene.olga = scene.as("olga");
    QCOMPARE(scene.ask(scene.olga, {scene.dead("evt_2")}).state, ReplayState::waiting);
    scene.clock.advance(std::chrono::seconds(1));
    QCOMPARE(scene.ask(scene.olga, {scene.dead("evt_3")}).state, ReplayState::ready);
  }

  // Both were previewed while one of them was still within the bound.
  void fourEyes_previewedTogether_theSecondRequestWaits() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 1;
    scene.save();
    const ReplayPreview one = scene.preview(scene.olga, {scene.dead("evt_1")});
    const ReplayPreview two = scene.preview(scene.olga, {scene.dead("evt_2")});
    QVERIFY(one.whySecond.empty() && two.whySecond.empty());
    QCOMPARE(must(scene.replays().request(scene.olga, one.id, ReplayScene::order())).state, ReplayState::ready);
    const ReplayReceipt second = must(scene.replays().request(scene.olga, two.id, ReplayScene::order()));
    QCOMPARE(second.state, ReplayState::waiting);
    const boost::json::object entry = scene.lastEntry();
    QCOMPARE(std::string(entry.at("after").at("state").as_string()), std::string("waiting"));
    QVERIFY(entry.at("after").at("why_second").as_string().find("with 1 of olga's") != std::string::npos);
  }

  void approve_ownRequest_isRefused() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 0;
    scene.save();
    const ReplayReceipt receipt = scene.ask(scene.olga, {scene.dead("evt_1")});
    // olga becomes a security officer meanwhile: she still approves nothing of her own.
    must(scene.people().setRole(scene.sam, "olga", access::Role::security, "moves to security"));
    const auto own = scene.replays().approve(scene.as("olga"), receipt.id, {}, "");
    QCOMPARE(codeOf(own), ErrorCode::refused);
    QVERIFY(own.error().message.find("nobody approves their own") != std::string::npos);
    // And who asked may no longer replay.
    const auto other = scene.replays().approve(scene.sam, receipt.id, {}, "");
    QCOMPARE(codeOf(other), ErrorCode::refused);
    QVERIFY(other.error().message.find("olga") != std::string::npos);
    QCOMPARE(scene.row(receipt.id).state, ReplayState::waiting);
  }

  void approve_expired_isRefused() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 0;
    scene.save();
    const DeliveryId id = scene.dead("evt_1");
    const ReplayReceipt receipt = scene.ask(scene.olga, {id});
    scene.clock.advance(std::chrono::hours(25));
    const auto late = scene.replays().approve(scene.as("sam"), receipt.id, {}, "");
    QCOMPARE(codeOf(late), ErrorCode::refused);
    QVERIFY(late.error().message.find("expired") != std::string::npos);
    scene.turn(2);
    QCOMPARE(scene.row(receipt.id).state, ReplayState::expired);
    QVERIFY(!scene.row(receipt.id).open);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
    QCOMPARE(scene.of(id, "state"), std::string("5"));
  }

  // The clock ended it: the trail says so, in the commit of the expiry, whoever came by.
  void expired_isTheEnginesOwnEntry_data() {
    QTest::addColumn<bool>("byTheEngine");
    QTest::newRow("by the engine") << true;
    QTest::newRow("by the next command") << false;
  }
  void expired_isTheEnginesOwnEntry() {
    QFETCH(bool, byTheEngine);
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 0;
    scene.save();
    const ReplayReceipt receipt = scene.ask(scene.olga, {scene.dead("evt_1")});
    const ReplayPreview draft = scene.preview(scene.olga, {scene.dead("evt_2")});
    scene.clock.advance(std::chrono::hours(25));
    if (byTheEngine)
      scene.turn(2);
    else
      must(scene.replays().preview(scene.as("olga"), {{scene.dead("evt_3")}, {}}, domain::RulesChoice::current));
    QCOMPARE(scene.row(receipt.id).state, ReplayState::expired);
    QCOMPARE(scene.entries("replay.expire"), 1);  // and none of the draft, which was no deed
    QVERIFY(!must(store::ReplayTable(*scene.connection).load(draft.id)));
    const std::string text = scene.store.ask("SELECT entry FROM audit_entry WHERE action = 'replay.expire'");
    const auto entry = boost::json::parse(text).as_object();
    QCOMPARE(std::string(entry.at("actor").as_string()), std::string("engine"));
    QCOMPARE(std::string(entry.at("targets").as_array().front().as_string()),
             std::string(domain::toText(receipt.id)));
    QCOMPARE(std::string(entry.at("before").at("asked_by").as_string()), std::string("olga"));
    QCOMPARE(std::string(entry.at("after").at("manifest").as_string()),
             std::string(base::toHex(scene.row(receipt.id).manifestSha256)));
    // It is signed like a person's deed, in the store and beside it.
    const auto lines = must(audit::readCheckpointLines(scene.desk().data / audit::kCheckpointFile));
    const auto evidence = must(audit::evidenceOf(*scene.connection, scene.store.vault(), lines));
    const auto verdict = must(audit::verifyTrail(*scene.connection, evidence));
    QVERIFY2(!verdict.fault, verdict.fault ? verdict.fault->sentence.c_str() : "");
    QCOMPARE(lines.size(), evidence.inStore.size());
  }

  void approve_approverDisabled_isRefused() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 0;
    scene.save();
    const ReplayReceipt receipt = scene.ask(scene.olga, {scene.dead("evt_1")});
    must(scene.people().disable(scene.sue, "sam", "left the company"));
    QCOMPARE(codeOf(scene.replays().approve(scene.sam, receipt.id, {}, "")), ErrorCode::refused);
    QVERIFY(scene.replays().approve(scene.sue, receipt.id, {}, "").ok());
    // Disabled between the approval and the running: it does not begin.
    must(scene.people().enable(scene.sue, "sam", "is back again"));
    must(scene.people().disable(scene.as("sam"), "sue", "left the company"));
    scene.turn();
    QCOMPARE(scene.row(receipt.id).state, ReplayState::paused);
    QVERIFY(scene.row(receipt.id).stopReason.find("sue") != std::string::npos);
  }

  void approve_editedManifest_isRefused() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 0;
    scene.save();
    const ReplayReceipt receipt = scene.ask(scene.olga, {scene.dead("evt_1")});
    scene.store.change("UPDATE replay_item SET attempts = attempts + 1");
    const auto edited = scene.replays().approve(scene.sam, receipt.id, {}, "");
    QCOMPARE(codeOf(edited), ErrorCode::refused);
    QVERIFY(edited.error().message.find("not what was frozen") != std::string::npos);
  }

  void reject_letsGo() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 0;
    scene.save();
    const DeliveryId id = scene.dead("evt_1");
    const ReplayReceipt receipt = scene.ask(scene.olga, {id});
    QCOMPARE(codeOf(scene.replays().reject(scene.olga, receipt.id, "not now")), ErrorCode::refused);
    QCOMPARE(codeOf(scene.replays().reject(scene.sam, receipt.id, "")), ErrorCode::invalid);
    QCOMPARE(codeOf(scene.replays().reject(scene.sam, receipt.id, "not now")), ErrorCode::invalid);
    QCOMPARE(codeOf(scene.replays().approve(scene.sam, receipt.id, {}, "fine")), ErrorCode::invalid);
    must(scene.replays().reject(scene.sam, receipt.id, "not before the vendor says so"));
    QCOMPARE(scene.row(receipt.id).state, ReplayState::rejected);
    QCOMPARE(codeOf(scene.replays().approve(scene.sue, receipt.id, {}, "")), ErrorCode::conflict);
    const auto twice = scene.replays().reject(scene.sue, receipt.id, "not before the vendor says so");
    QCOMPARE(codeOf(twice), ErrorCode::conflict);
    QCOMPARE(twice.error().message, std::string("it no longer waits: it is rejected"));
    QVERIFY(scene.preview(scene.olga, {id}).counts.runs == 1);  // free again
  }

  void filter_findsAllThatMatch() {
    ReplayScene scene({forwardSpec("crm")});
    for (int i = 0; i < 3; ++i) scene.dead("evt_" + std::to_string(i));
    scene.dead("evt_9", 401);
    ReplaySelection selection;
    selection.filter.emplace().causes = {domain::DeadCause::permanent};
    selection.filter->destinations = {"crm"};
    const auto made = scene.replays().preview(scene.olga, selection, domain::RulesChoice::current);
    QVERIFY2(made.ok(), made.ok() ? "" : made.error().message.c_str());
    QCOMPARE(made->counts.deliveries, std::int64_t{3});
    selection.filter->sources = {"nowhere"};
    QCOMPARE(scene.replays().preview(scene.olga, selection, domain::RulesChoice::current).error().code,
             ErrorCode::notFound);
    selection.filter = ReplayFilter{};
    selection.filter->owner = "nobody at all";
    QCOMPARE(scene.replays().preview(scene.olga, selection, domain::RulesChoice::current).error().code,
             ErrorCode::invalid);
  }

  void draft_lapses() {
    ReplayScene scene({forwardSpec("crm")});
    const ReplayPreview made = scene.preview(scene.olga, {scene.dead("evt_1")});
    scene.clock.advance(std::chrono::minutes(61));
    QCOMPARE(codeOf(scene.replays().request(scene.as("olga"), made.id, ReplayScene::order())), ErrorCode::notFound);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_item"), std::int64_t{0});
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay"), std::int64_t{0});
  }
};

QTEST_GUILESS_MAIN(ReplayCommandsTest)
#include "replay_commands_test.moc"
