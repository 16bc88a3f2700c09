// What a replay says of itself always adds up to its manifest, whatever people do between two steps of the runner:
// letters closed and opened again, outcomes judged, payloads gone, replays paused, cancelled, asked for anew.
#include "core/operate/letter_commands.h"
#include "core/operate/outcome_commands.h"
#include "tests/kit/test_seed.h"
#include "tests/unit/operate/replay_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using namespace ack::operate::test;
using domain::DeliveryState;
using domain::ReplayItemState;
using domain::ReplayState;
using work::test::chargeSpec;
using work::test::forwardSpec;

namespace {

constexpr int kLetters = 9;
constexpr int kDeeds = 60;
constexpr const char* kClosing = "the customer was refunded by hand";

/// Dead letters, replays of them, and somebody who does anything at any time.
class Restless {
 public:
  explicit Restless(std::uint64_t seed) : m_random(seed), m_scene({chargeSpec(), forwardSpec("crm")}) {
    m_scene.catalogue->settings.fourEyesAbove = 4;
    m_scene.save();
    for (int i = 0; i < kLetters; ++i) m_letters.push_back(m_scene.dead("evt_" + std::to_string(i)));
  }

  /// Does one thing; says what.
  std::string doOne() {
    switch (m_random.below(13)) {
    case 0:
    case 1:
      m_scene.turn();
      return "a turn of the runner";
    case 2:
      return answer(200);
    case 3:
      return answer(400);
    case 4:
      return answer(503);
    case 5:
      if (m_scene.http.fail(work::CallFailure::afterSending)) m_scene.calls.settleEnded();
      return "no answer";
    case 6:
      return closeOne();
    case 7:
      return reopenOne();
    case 8:
      return judgeOne();
    case 9:
      return loseOnePayload();
    case 10:
      return moveOne();
    case 11:
      m_scene.clock.advance(std::chrono::seconds(20));
      return "twenty seconds";
    default:
      return askAnew();
    }
  }

  /// "" where every figure is right, else which one is not.
  std::string fault() {
    for (std::int64_t n = 1; n <= m_scene.store.number("SELECT coalesce(max(replay_id), 0) FROM replay"); ++n) {
      const auto row = must(store::ReplayTable(*m_scene.connection).load(ReplayId{n}));
      if (!row || row->state == ReplayState::draft) continue;
      if (auto wrong = faultOf(*row); !wrong.empty()) return domain::toText(row->id) + ": " + wrong;
    }
    return {};
  }

  /// Ends every open replay; what each says to remain is what is really left of it. "" or what is not so.
  std::string cancelAll() {
    for (const ReplayId id : open()) {
      const auto left = m_scene.replays().cancel(m_scene.otto, id, "");
      if (!left) continue;
      std::int64_t dead = 0;
      for (const store::ReplayItemRow& item : m_scene.items(id))
        dead += item.state == ReplayItemState::frozen && m_scene.store.state(item.delivery) == DeliveryState::dead;
      if (*left != dead)
        return domain::toText(id) + " says " + std::to_string(*left) + " remain, but " + std::to_string(dead) + " do";
    }
    return fault();
  }

 private:
  std::string answer(int status) {
    if (m_scene.http.answer(status)) m_scene.calls.settleEnded();
    return "answered " + std::to_string(status);
  }
  DeliveryId any() { return m_letters[m_random.below(m_letters.size())]; }
  std::string closeOne() {
    const DeliveryId id = any();
    const auto closed = LetterCommands(m_scene.desk()).close(m_scene.olga, {id}, kClosing);
    return "close " + domain::toText(id) + (closed && closed->changed == 1 ? "" : ", refused");
  }
  std::string reopenOne() {
    const DeliveryId id = any();
    static_cast<void>(LetterCommands(m_scene.desk()).reopen(m_scene.olga, {id}, kClosing));
    return "reopen " + domain::toText(id);
  }
  std::string judgeOne() {
    const EffectId effect{m_scene.store.number("SELECT coalesce(max(effect_id), 0) FROM effect WHERE state = 4")};
    if (effect.value == 0) return "nothing to judge";
    OutcomeCommands outcomes(m_scene.desk());
    const auto verdict =
        m_random.below(2) == 0 ? domain::OutcomeVerdict::applied : domain::OutcomeVerdict::notApplied;
    const std::int64_t attempt = must(outcomes.presentAttempt(m_scene.otto, effect));
    static_cast<void>(
        outcomes.judge(m_scene.otto, {effect, attempt, verdict, "the CRM's own list of receipts", kReason}));
    return "judge " + domain::toText(effect);
  }
  std::string loseOnePayload() {
    if (m_random.below(4) != 0) return "nothing";
    const DeliveryId id = any();
    m_scene.store.change("DELETE FROM payload WHERE payload_id IN (SELECT payload_id FROM delivery WHERE state IN "
                         "(5, 6) AND delivery_id = " +
                         std::to_string(id.value) + ")");
    return "payload of " + domain::toText(id);
  }
  std::vector<ReplayId> open() {
    std::vector<ReplayId> ids;
    for (std::int64_t n = 1; n <= m_scene.store.number("SELECT coalesce(max(replay_id), 0) FROM replay"); ++n)
      if (m_scene.store.number("SELECT count(*) FROM replay WHERE state IN (1, 2, 3, 4) AND replay_id = " +
                               std::to_string(n)) == 1)
        ids.push_back(ReplayId{n});
    return ids;
  }
  std::string moveOne() {
    const auto ids = open();
    if (ids.empty()) return "nothing open";
    const ReplayId id = ids[m_random.below(ids.size())];
    switch (m_random.below(5)) {
    case 0:
      static_cast<void>(m_scene.replays().pause(m_scene.otto, id, ""));
      return "pause";
    case 1:
      static_cast<void>(m_scene.replays().cancel(m_scene.otto, id, ""));
      return "cancel";
    case 2:
      static_cast<void>(m_scene.replays().reject(m_scene.sam, id, "not before tomorrow"));
      return "reject";
    case 3:
      static_cast<void>(m_scene.replays().approve(m_scene.sam, id, {}, ""));
      return "approve";
    default:
      static_cast<void>(m_scene.replays().resume(m_scene.otto, id, ""));
      return "resume";
    }
  }
  /// Of all letters; those that are none, or in another replay, are shown as in conflict. Sometimes one is closed
  /// between the preview and the request.
  std::string askAnew() {
    const ReplayPreview made = m_scene.preview(m_scene.olga, m_letters);
    const std::string closed = m_random.below(3) == 0 ? closeOne() + ", then " : "";
    const domain::ReplayPace pace{1000, std::chrono::seconds(0), 2, m_random.below(4) == 0};
    const auto asked = m_scene.replays().request(m_scene.olga, made.id, ReplayScene::order(pace));
    if (asked && asked->state == ReplayState::waiting && m_random.below(3) != 0)
      must(m_scene.replays().approve(m_scene.sam, made.id, {}, ""));
    if (!asked) must(m_scene.replays().discard(m_scene.olga, made.id));
    return closed + (asked ? "ask for a replay" : "ask in vain: " + asked.error().message);
  }

  std::string faultOf(const store::ReplayRow& row) {
    const domain::ReplayProgress& is = row.progress;
    if (is.left < 0 || is.underWay < 0) return "fewer than nothing";
    if (is.left + is.underWay + is.completed + is.dead + is.unknown + is.changed != row.counts.runs)
      return "the sum is not what was previewed";
    domain::ReplayProgress told;
    for (const store::ReplayItemRow& item : m_scene.items(row.id)) {
      count(item.state, told);
      const auto holder = must(store::ReplayHoldTable(*m_scene.connection).holder(item.delivery));
      const bool holds = item.state == ReplayItemState::released ||
                         (item.state == ReplayItemState::frozen && domain::mayStillRun(row.state));
      if (holds && holder != row.id) return domain::toText(item.delivery) + " is not held";
      if (!holds && holder == row.id && !row.open) return domain::toText(item.delivery) + " is held still";
      const bool isLeft = item.state == ReplayItemState::frozen && domain::mayStillRun(row.state);
      if (isLeft && m_scene.store.state(item.delivery) != DeliveryState::dead)
        return domain::toText(item.delivery) + " is left, and no dead letter";
    }
    const bool same = told.left == is.left && told.underWay == is.underWay && told.completed == is.completed &&
                      told.dead == is.dead && told.unknown == is.unknown && told.changed == is.changed;
    return same ? "" : "the sums are not those of its deliveries";
  }
  static void count(ReplayItemState state, domain::ReplayProgress& told) {
    switch (state) {
    case ReplayItemState::frozen:
      ++told.left;
      return;
    case ReplayItemState::excluded:
      return;
    case ReplayItemState::released:
      ++told.underWay;
      return;
    case ReplayItemState::completed:
      ++told.completed;
      return;
    case ReplayItemState::dead:
      ++told.dead;
      return;
    case ReplayItemState::unknown:
      ++told.unknown;
      return;
    case ReplayItemState::changed:
      ++told.changed;
      return;
    }
  }

  base::SeededRandom m_random;
  ReplayScene m_scene;
  std::vector<DeliveryId> m_letters;
};

}  // namespace

class ReplayFiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void close_inAnOpenReplay_leavesIt_figuresFollow() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId closed = scene.dead("evt_1");
    const DeliveryId other = scene.dead("evt_2");
    const ReplayId id = scene.ask(scene.olga, {closed, other}).id;
    const auto report = must(LetterCommands(scene.desk()).close(scene.otto, {closed}, kClosing));
    QCOMPARE(report.changed, std::int64_t{1});
    QVERIFY(report.letters.at(0).leftReplay == id);
    QCOMPARE(scene.lastEntry().at("after").at("taken_out_of").at(domain::toText(id)).as_int64(), std::int64_t{1});
    QCOMPARE(scene.row(id).progress.left, std::int64_t{1});
    QCOMPARE(scene.row(id).progress.changed, std::int64_t{1});
    QCOMPARE(scene.items(id)[0].note, std::string("it was closed by otto"));
    QCOMPARE(must(scene.replays().cancel(scene.otto, id, "")), std::int64_t{1});
    QCOMPARE(scene.lastEntry().at("after").at("left").as_int64(), std::int64_t{1});
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
  }

  // Opened again it does not come back into what others approved, and may be replayed anew.
  void reopen_afterLeaving_mayBeReplayedAnew() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const DeliveryId other = scene.dead("evt_2");
    const ReplayId first = scene.ask(scene.olga, {id, other}).id;
    LetterCommands letters(scene.desk());
    QCOMPARE(must(letters.close(scene.otto, {id}, kClosing)).changed, std::int64_t{1});
    QCOMPARE(must(letters.reopen(scene.otto, {id}, kClosing)).changed, std::int64_t{1});
    scene.turn(2);
    scene.runCall(200);
    scene.turn(2);
    QCOMPARE(scene.row(first).state, ReplayState::done);
    QCOMPARE(scene.of(id, "state"), std::string("5"));
    const ReplayId second = scene.ask(scene.olga, {id}).id;
    scene.turn(2);
    scene.runCall(200);
    scene.turn(2);
    QCOMPARE(scene.row(second).progress.completed, std::int64_t{1});
  }

  void close_lastOneLeft_replayEnds() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    QCOMPARE(must(LetterCommands(scene.desk()).close(scene.otto, {id}, kClosing)).changed, std::int64_t{1});
    scene.turn(3);
    QCOMPARE(scene.row(replay).state, ReplayState::done);
    QVERIFY(!scene.row(replay).open);
  }

  // It is at its end there already, only that the runner has not looked yet.
  void close_deadAgain_countsAsSetAside() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId id = scene.dead("evt_1");
    const ReplayId replay = scene.ask(scene.olga, {id}).id;
    scene.turn();
    scene.runCall(400);
    const auto report = must(LetterCommands(scene.desk()).close(scene.otto, {id}, kClosing));
    QVERIFY(!report.letters.at(0).leftReplay);
    scene.turn(2);
    QCOMPARE(scene.row(replay).progress.dead, std::int64_t{1});
    QCOMPARE(scene.row(replay).progress.changed, std::int64_t{0});
  }

  void request_closedSinceThePreview_isPreviewedAgain() {
    ReplayScene scene({forwardSpec("crm")});
    const DeliveryId closed = scene.dead("evt_1");
    const ReplayPreview made = scene.preview(scene.olga, {closed, scene.dead("evt_2")});
    must(LetterCommands(scene.desk()).close(scene.otto, {closed}, kClosing));
    const auto asked = scene.replays().request(scene.olga, made.id, ReplayScene::order());
    QVERIFY(!asked);
    QCOMPARE(asked.error().code, ErrorCode::conflict);
    QCOMPARE(asked.error().message, std::string("1 delivery is no dead letter any more; preview again"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM replay_hold"), std::int64_t{0});
  }

  void anyDeeds_betweenSteps_figuresAddUp() {
    const std::uint64_t seed = kit::testSeed();
    const int rounds = qEnvironmentVariableIsSet("ACK_CAMPAIGN") ? 200 : 6;
    for (int round = 0; round < rounds; ++round) {
      Restless people(seed + static_cast<std::uint64_t>(round));
      std::string story = "seed " + std::to_string(seed + static_cast<std::uint64_t>(round));
      for (int deed = 0; deed < kDeeds; ++deed) {
        story += "\n  " + people.doOne();
        const std::string fault = people.fault();
        QVERIFY2(fault.empty(), (story + "\n" + fault).c_str());
      }
      const std::string fault = people.cancelAll();
      QVERIFY2(fault.empty(), (story + "\n" + fault).c_str());
    }
  }
};

QTEST_GUILESS_MAIN(ReplayFiguresTest)
#include "replay_figures_test.moc"
