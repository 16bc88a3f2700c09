// Replays carried out: the second look, the pace, the brake, and what is left in each case.
#include "tests/unit/operate/replay_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using namespace ack::operate::test;
using domain::ReplayItemState;
using domain::ReplayState;
using work::ReplayRunner;
using work::test::chargeSpec;
using work::test::forwardSpec;
using work::test::inboxSpec;

namespace {

domain::ReplayPace pace(int batch, int seconds, int atATime, bool stop) {
  return {batch, std::chrono::seconds(seconds), atATime, stop};
}

ReplayId askPaced(ReplayScene& scene, const std::vector<DeliveryId>& ids, domain::ReplayPace pace) {
  const ReplayPreview made = scene.preview(scene.olga, ids);
  return must(scene.replays().request(scene.olga, made.id, ReplayScene::order(pace))).id;
}

}  // namespace

class ReplayRunnerTest : public QObject {
  Q_OBJECT

 private slots:
  void run_completes_attemptsGoOn_effectsStaySingle() {
    ReplayScene scene({chargeSpec(), inboxSpec(), forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    QCOMPARE(scene.of(id, "attempts"), std::string("1"));
    const ReplayReceipt receipt = scene.ask(scene.olga, {id});
    QCOMPARE(receipt.state, ReplayState::ready);
    scene.turn();
    scene.runCall(200);
    QCOMPARE(scene.of(id, "state"), std::string("4"));
    QCOMPARE(scene.of(id, "attempts"), std::string("2"));
    QCOMPARE(scene.of(id, "round"), std::string("2"));
    QCOMPARE(scene.of(id, "round_attempts"), std::string("1"));
    QCOMPARE(scene.attempt(id, "round"), std::string("2"));
    scene.turn(2);
    const auto row = scene.row(receipt.id);
    QCOMPARE(row.state, ReplayState::done);
    QCOMPARE(row.progress.completed, std::int64_t{1});
    QVERIFY(!row.open);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT count(*) FROM inbox"), std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
    QCOMPARE(scene.total("state.dead"), std::int64_t{0});
    QCOMPARE(scene.total("state.completed"), std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT sum(dead_of_accepted) FROM minute_metric"), std::int64_t{0});
    QCOMPARE(scene.entries("replay.request"), 1);
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery_note WHERE kind = 'replay'"), std::int64_t{1});
  }

  void run_failsAgain_isSetAsideAgain_andMayBeReplayedOnceMore() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayId first = scene.ask(scene.olga, {id}).id;
    scene.turn();
    scene.runCall(400);
    scene.turn(2);
    QCOMPARE(scene.row(first).progress.dead, std::int64_t{1});
    QCOMPARE(scene.row(first).state, ReplayState::done);
    const ReplayId second = scene.ask(scene.otto, {id}).id;
    scene.turn();
    scene.runCall(200);
    scene.turn(2);
    QCOMPARE(scene.row(second).progress.completed, std::int64_t{1});
    QCOMPARE(scene.of(id, "attempts"), std::string("3"));
    QCOMPARE(scene.of(id, "round"), std::string("3"));
    // Its idempotency key was the same every time.
    for (const auto& request : scene.http.requests)
      QVERIFY(std::find(request.headers.begin(), request.headers.end(),
                        std::pair<std::string, std::string>{"Idempotency-Key", "evt_1"}) != request.headers.end());
  }

  void run_roundHasItsOwnBudget() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.maxAttempts = 2;
    scene.save();
    const DeliveryId id = scene.add("evt_1");
    scene.runCall(503);
    scene.clock.advance(std::chrono::hours(1));
    scene.runCall(503);
    QCOMPARE(scene.of(id, "state"), std::string("5"));
    scene.ask(scene.as("olga"), {id});
    scene.turn();
    scene.runCall(503);
    QCOMPARE(scene.of(id, "state"), std::string("2"));  // a retry: the budget began anew
    QVERIFY(scene.store.number("SELECT lane FROM delivery") >= store::kReplayLanes);
    scene.clock.advance(std::chrono::hours(1));
    scene.runCall(503);
    QCOMPARE(scene.of(id, "state"), std::string("5"));
    QCOMPARE(scene.of(id, "attempts"), std::string("4"));
    QCOMPARE(scene.of(id, "lane"), std::string("1"));  // dead letters are grouped by the destination itself
  }

  void run_changedSinceThePreview_isShownAndNotRun() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId closed = scene.dead("evt_1");
    const DeliveryId touched = scene.dead("evt_2");
    const DeliveryId same = scene.dead("evt_3");
    const ReplayId id = scene.ask(scene.olga, {closed, touched, same}).id;
    scene.store.change("UPDATE delivery SET state = 6, cause = 0 WHERE delivery_id = " +
                       std::to_string(closed.value));
    scene.store.change("UPDATE delivery SET lease_epoch = lease_epoch + 1 WHERE delivery_id = " +
                       std::to_string(touched.value));
    scene.turn();
    const auto items = scene.items(id);
    QCOMPARE(items[0].state, ReplayItemState::changed);
    QVERIFY(items[0].note.find("discarded") != std::string::npos);
    QCOMPARE(items[1].state, ReplayItemState::changed);
    QCOMPARE(items[2].state, ReplayItemState::released);
    scene.runCall(200);
    scene.turn(2);
    QCOMPARE(scene.row(id).state, ReplayState::done);
    QCOMPARE(scene.row(id).progress.changed, std::int64_t{2});
    QCOMPARE(scene.of(touched, "state"), std::string("5"));
  }

  // What was previewed is what runs: rules that are applied afterwards neither add to it, nor take away, nor change
  // it.
  void run_rulesAskForMoreNow_runsWhatWasPreviewed() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    scene.catalogue->sources[0].rules[0].effects.push_back(chargeSpec());
    scene.save();
    scene.turn();
    QCOMPARE(scene.items(replay)[0].state, ReplayItemState::released);
    scene.runCall(200);
    scene.turn(2);
    QCOMPARE(scene.of(id, "state"), std::string("4"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), std::int64_t{0});
  }

  void run_rulesAskForLessNow_runsWhatWasPreviewed() {
    ReplayScene scene({chargeSpec(), forwardSpec("crm")});
    scene.catalogue->sources[0].rules[0].effects[0].amount = work::test::pointer("/missing");
    scene.save();
    const DeliveryId id = scene.add("evt_1");
    scene.run();
    QCOMPARE(scene.of(id, "cause"), std::string("6"));  // mapping
    scene.catalogue->sources[0].rules[0].effects[0].amount = work::test::pointer("/n");
    scene.save();
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    scene.catalogue->sources[0].rules[0].effects.pop_back();
    scene.save();
    scene.turn(2);
    QCOMPARE(scene.http.waiting(), std::size_t{1});
    scene.runCall(200);
    scene.turn(2);
    QCOMPARE(scene.of(id, "state"), std::string("4"));
    QCOMPARE(scene.row(replay).progress.completed, std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), std::int64_t{1});
  }

  void run_rulesChargeAnotherAmountNow_chargesAsPreviewed() {
    ReplayScene scene({chargeSpec()});
    scene.effect().amount = work::test::pointer("/missing");
    scene.save();
    const DeliveryId id = scene.add("evt_1", R"({"a":"acct","n":100,"large":90000})");
    scene.run();
    QCOMPARE(scene.of(id, "cause"), std::string("6"));
    scene.effect().amount = work::test::pointer("/n");
    scene.save();
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    scene.effect().amount = work::test::pointer("/large");
    scene.save();
    scene.turn(2);
    QCOMPARE(scene.row(replay).progress.completed, std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT abs(amount_minor) FROM ledger"), std::int64_t{100});
  }

  void run_damagedItem_isShown_theOthersRun() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId damaged = scene.dead("evt_1");
    const DeliveryId whole = scene.dead("evt_2");
    const ReplayId replay = scene.ask(scene.olga, {damaged, whole}).id;
    scene.store.change("UPDATE replay_item SET effects = '{' WHERE delivery_id = " + std::to_string(damaged.value));
    scene.turn();
    QCOMPARE(scene.items(replay)[0].state, ReplayItemState::changed);
    QCOMPARE(scene.items(replay)[1].state, ReplayItemState::released);
    QCOMPARE(scene.of(damaged, "state"), std::string("5"));
  }

  void step_oneReplayCannotGoOn_theOthersDo() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId stuck = scene.dead("evt_1");
    const DeliveryId fine = scene.dead("evt_2");
    scene.ask(scene.olga, {stuck});
    const std::int64_t previewed = scene.current->version;
    scene.catalogue->settings.maxAttempts = 7;
    scene.save();
    QVERIFY(scene.current->version != previewed);
    scene.ask(scene.olga, {fine});
    // The rules of the first one's preview can't be read any more.
    scene.store.change("UPDATE config SET sealed = x'00' WHERE version = " + std::to_string(previewed));
    for (int i = 0; i < 10; ++i) {
      static_cast<void>(scene.runner.step());
      scene.run();
    }
    QCOMPARE(scene.of(fine, "state"), std::string("1"));
    QCOMPARE(scene.of(stuck, "state"), std::string("5"));
    QVERIFY(!scene.runner.step());  // and it is told
  }

  void askerDisabledWhileItRuns_pauses() {
    ReplayScene scene({forwardSpec("crm")});
    std::vector<DeliveryId> ids;
    for (int i = 0; i < 3; ++i) ids.push_back(scene.dead("evt_" + std::to_string(i)));
    const ReplayId id = askPaced(scene, ids, pace(1, 60, 100, false));
    scene.turn(2);
    QCOMPARE(scene.row(id).progress.left, std::int64_t{2});
    must(scene.people().disable(scene.sue, "olga", "left the company"));
    scene.clock.advance(std::chrono::seconds(60));
    scene.turn(2);
    QCOMPARE(scene.row(id).state, ReplayState::paused);
    QVERIFY(scene.row(id).stopReason.find("olga") != std::string::npos);
    QCOMPARE(scene.row(id).progress.left, std::int64_t{2});
    QVERIFY(!scene.replays().resume(scene.otto, id, ""));
    QCOMPARE(must(scene.replays().cancel(scene.otto, id, "")), std::int64_t{2});
  }

  void approverDisabledWhileItRuns_pauses() {
    ReplayScene scene({forwardSpec("crm")});
    scene.catalogue->settings.fourEyesAbove = 0;
    scene.save();
    const ReplayId id = askPaced(scene, {scene.dead("evt_1"), scene.dead("evt_2")}, pace(1, 60, 100, false));
    must(scene.replays().approve(scene.sam, id, {}, ""));
    scene.turn(2);
    QCOMPARE(scene.row(id).progress.left, std::int64_t{1});
    must(scene.people().disable(scene.sue, "sam", "left the company"));
    scene.clock.advance(std::chrono::seconds(60));
    scene.turn(2);
    QCOMPARE(scene.row(id).state, ReplayState::paused);
    QVERIFY(scene.row(id).stopReason.find("sam") != std::string::npos);
    QVERIFY(!scene.replays().resume(scene.olga, id, ""));
  }

  void stop_bySecurity_isAllowed_goingOnIsNot() {
    ReplayScene scene({forwardSpec("crm")});
    const ReplayId id = askPaced(scene, {scene.dead("evt_1"), scene.dead("evt_2")}, pace(1, 3600, 1, false));
    scene.turn(2);
    QCOMPARE(scene.replays().pause(scene.uwe, id, "").error().code, ErrorCode::refused);
    must(scene.replays().pause(scene.sam, id, ""));
    QCOMPARE(scene.row(id).state, ReplayState::paused);
    QCOMPARE(scene.replays().resume(scene.sam, id, "").error().code, ErrorCode::refused);
    QCOMPARE(must(scene.replays().cancel(scene.sam, id, "")), std::int64_t{1});
  }

  void stop_reason_mayBeLeftOut_butIsOne() {
    ReplayScene scene({forwardSpec("crm")});
    const ReplayId id = askPaced(scene, {scene.dead("evt_1")}, pace(1, 3600, 1, false));
    for (const std::string& bad : {std::string("short"), std::string(501, 'x')})
      QCOMPARE(scene.replays().pause(scene.olga, id, bad).error().code, ErrorCode::invalid);
    QCOMPARE(scene.row(id).state, ReplayState::ready);
    // Of a refused one no more than that is kept.
    QVERIFY(!scene.replays().pause(scene.uwe, id, std::string(100'000, 'x')));
    QCOMPARE(scene.lastEntry().at("reason").as_string().size(), std::size_t{500});
    must(scene.replays().pause(scene.olga, id, "ten letters"));
  }

  void run_rulesChangeAfterTheLook_staysWithThoseOfTheLook() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    scene.ask(scene.olga, {id});
    QCOMPARE(must(scene.runner.step()), ReplayRunner::Step::moved);  // begins
    QCOMPARE(must(scene.runner.step()), ReplayRunner::Step::moved);  // puts it back; no worker has it yet
    QCOMPARE(scene.of(id, "state"), std::string("0"));
    scene.catalogue->sources[0].rules[0].effects.push_back(chargeSpec());
    scene.save();
    scene.runCall(200);
    QCOMPARE(scene.of(id, "state"), std::string("4"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), std::int64_t{0});
  }

  void run_originalRules_areThoseOfTheAcceptance() {
    ReplayScene scene({chargeSpec()});
    scene.effect().account = work::test::pointer("/missing");
    scene.clock.advance(std::chrono::seconds(1));
    scene.save();
    const DeliveryId id = scene.add("evt_1", "{\"a\":\"acct\",\"n\":100,\"missing\":\"\"}");
    scene.run();
    QCOMPARE(scene.of(id, "cause"), std::string("6"));
    scene.clock.advance(std::chrono::seconds(1));
    scene.effect().account = work::test::pointer("/a");
    scene.save();
    const auto before = scene.preview(scene.olga, {id}, domain::RulesChoice::original);
    QCOMPARE(before.counts.runs, std::int64_t{0});  // they would fail again
    const auto now = scene.preview(scene.olga, {id}, domain::RulesChoice::current);
    QCOMPARE(now.counts.runs, std::int64_t{1});
    QVERIFY(must(scene.replays().request(scene.olga, now.id, ReplayScene::order())).state == ReplayState::ready);
    scene.turn(2);
    QCOMPARE(scene.of(id, "state"), std::string("4"));
    const auto entry = scene.store.ask("SELECT entry FROM audit_entry WHERE action = 'replay.request'");
    QVERIFY(entry.find("\"rules\":\"current\"") != std::string::npos);
  }

  void pace_batchesAndIntervals_areKept() {
    ReplayScene scene({inboxSpec()});
    std::vector<DeliveryId> ids;
    for (int i = 0; i < 5; ++i) ids.push_back(scene.add("evt_" + std::to_string(i), "{\"t\":\"hi\"}"));
    scene.run();
    scene.effect().thread = {config::ValueExpression::Kind::constant, "t"};
    scene.save();
    const ReplayId id = askPaced(scene, ids, pace(2, 60, 100, false));
    scene.turn(3);
    QCOMPARE(scene.row(id).progress.completed, std::int64_t{2});
    QCOMPARE(scene.row(id).progress.left, std::int64_t{3});
    scene.clock.advance(std::chrono::seconds(59));
    scene.turn(3);
    QCOMPARE(scene.row(id).progress.completed, std::int64_t{2});
    scene.clock.advance(std::chrono::seconds(1));
    scene.turn(3);
    QCOMPARE(scene.row(id).progress.completed, std::int64_t{4});
    scene.clock.advance(std::chrono::seconds(60));
    scene.turn(3);
    QCOMPARE(scene.row(id).state, ReplayState::done);
  }

  void pace_atATime_isKept() {
    ReplayScene scene({forwardSpec("crm")});
    std::vector<DeliveryId> ids;
    for (int i = 0; i < 3; ++i) ids.push_back(scene.dead("evt_" + std::to_string(i)));
    const ReplayId id = askPaced(scene, ids, pace(100, 0, 1, false));
    for (int i = 0; i < 3; ++i) {
      scene.turn(3);
      QCOMPARE(scene.row(id).progress.underWay, std::int64_t{1});
      QCOMPARE(scene.http.waiting(), std::size_t{1});
      scene.runCall(200);
    }
    scene.turn(2);
    QCOMPARE(scene.row(id).state, ReplayState::done);
  }

  void stopAtFailure_pausesAtTheFirst_resumeGoesOn() {
    ReplayScene scene({forwardSpec("crm")});
    std::vector<DeliveryId> ids;
    for (int i = 0; i < 3; ++i) ids.push_back(scene.dead("evt_" + std::to_string(i)));
    const ReplayId id = askPaced(scene, ids, pace(100, 0, 1, true));
    scene.turn();
    scene.runCall(503);  // only an attempt: it is retried
    scene.turn(2);
    QCOMPARE(scene.row(id).state, ReplayState::paused);
    QVERIFY(scene.row(id).stopReason.find(domain::toText(ids[0])) != std::string::npos);
    QCOMPARE(scene.row(id).progress.left, std::int64_t{2});
    must(scene.replays().resume(scene.olga, id, "it was a restart of theirs"));
    scene.clock.advance(std::chrono::seconds(10));
    scene.runCall(200);
    scene.turn();
    QCOMPARE(scene.row(id).state, ReplayState::running);  // the same failure stops it once only
    scene.runCall(400);
    scene.turn(2);
    QCOMPARE(scene.row(id).state, ReplayState::paused);
    QCOMPARE(scene.row(id).progress.completed, std::int64_t{1});
    QCOMPARE(scene.row(id).progress.dead, std::int64_t{1});
  }

  void cancel_leavesTheRestAndSaysHowMany() {
    ReplayScene scene({forwardSpec("crm")});
    std::vector<DeliveryId> ids;
    for (int i = 0; i < 4; ++i) ids.push_back(scene.dead("evt_" + std::to_string(i)));
    const ReplayId id = askPaced(scene, ids, pace(1, 3600, 1, false));
    scene.turn(2);
    must(scene.replays().pause(scene.otto, id, "have a look first"));
    scene.turn();
    QCOMPARE(scene.row(id).state, ReplayState::paused);
    QCOMPARE(must(scene.replays().cancel(scene.otto, id, "not before tomorrow")), std::int64_t{3});
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{1});  // the one under way
    scene.runCall(200);
    scene.turn(3);
    const auto row = scene.row(id);
    QCOMPARE(row.state, ReplayState::cancelled);
    QCOMPARE(row.progress.completed, std::int64_t{1});
    QVERIFY(!row.open);
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE state = 5"), std::int64_t{3});
    QVERIFY(!scene.replays().cancel(scene.otto, id, "once more, please"));
    QCOMPARE(scene.preview(scene.olga, ids).counts.runs, std::int64_t{3});
  }

  void newWork_goesFirst_inEveryLane() {
    ReplayScene scene({forwardSpec("crm")});
    scene.crm().concurrency = 1;
    scene.save();
    std::vector<DeliveryId> ids;
    for (int i = 0; i < 6; ++i) ids.push_back(scene.dead("evt_" + std::to_string(i)));
    askPaced(scene, ids, pace(100, 0, 100, false));
    for (int i = 0; i < 3; ++i) must(scene.runner.step());
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE state = 0"), std::int64_t{6});
    scene.run();  // one is called, five wait for the destination
    scene.clock.advance(std::chrono::seconds(1));
    const DeliveryId fresh = scene.add("fresh");  // later than all of them
    scene.run();
    scene.http.answer(200);
    scene.calls.settleEnded();
    scene.run();
    QCOMPARE(scene.http.requests.back().headers.empty(), false);
    QCOMPARE(scene.of(fresh, "state"), std::string("1"));  // the next place is the new one's
  }

  void unknownOutcome_isReported() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    scene.turn();
    scene.run();
    scene.http.fail(work::CallFailure::afterSending);
    scene.calls.settleEnded();
    scene.turn(2);
    QCOMPARE(scene.of(id, "state"), std::string("3"));
    QCOMPARE(scene.row(replay).progress.unknown, std::int64_t{1});
    QCOMPARE(scene.row(replay).state, ReplayState::done);
  }

  void unknownOutcome_whileItsTargetIsAsked_isUnderWay() {
    ReplayScene scene({forwardSpec("crm")});
    scene.crm().reconcile.emplace();
    scene.save();
    const DeliveryId id = scene.dead("evt_1");
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    scene.turn();
    scene.run();
    scene.http.fail(work::CallFailure::afterSending);
    scene.calls.settleEnded();
    QCOMPARE(scene.of(id, "state"), std::string("3"));
    scene.clock.advance(std::chrono::hours(2));
    scene.turn(2);
    QCOMPARE(scene.row(replay).progress.underWay, std::int64_t{1});
    QCOMPARE(scene.row(replay).state, ReplayState::running);
    scene.store.change("UPDATE delivery SET next_at_us = 9223372036854775807");  // the asking has ended
    scene.turn(2);
    QCOMPARE(scene.row(replay).progress.unknown, std::int64_t{1});
    QCOMPARE(scene.row(replay).state, ReplayState::done);
  }

  void thread_beginsAndEnds() {
    ReplayScene scene({forwardSpec("crm")});
    ReplayRunner runner({[&scene] { return scene.current; }, scene.shared.proofOf, scene.store.vault(), scene.clock,
                         scene.store.writer(), scene.systemRandom, scene.desk().data},
                        must(scene.store.openReader()));
    const DeliveryId id = scene.dead("evt_1");
    scene.ask(scene.olga, {id});
    runner.start();
    QTRY_COMPARE(scene.of(id, "state"), std::string("0"));
    runner.stop();
    runner.stop();
  }
};

QTEST_GUILESS_MAIN(ReplayRunnerTest)
#include "replay_runner_test.moc"
