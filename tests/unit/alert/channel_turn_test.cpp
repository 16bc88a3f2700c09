// What becomes of messages that wait: over a real store, with a clock of the test and a channel that answers by
// script.
#include "core/alert/channel_turn.h"

#include "core/alert/send_policy.h"
#include "core/store/tables.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/work_store.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ack;
using namespace ack::alert;
using domain::AlertChannel;
using domain::AlertNews;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using Kind = SendOutcome::Kind;
using Step = ChannelTurn::Step;

namespace {

constexpr UtcTime kNow{seconds(1796019121)};

struct Rig {
  QTemporaryDir folder;
  kit::FakeClock clock{kNow};
  kit::WorkStore store{folder.path().toStdString(), clock};
  base::SeededRandom random{7};
  config::Catalogue catalogue;
  std::vector<SendOutcome> script;  // the last one for all further tries
  std::vector<OutgoingMessage> tries;
  std::unique_ptr<ChannelTurn> turn;
  bool writesFail{false};

  Rig() {
    catalogue.version = 1;
    catalogue.alerts.webhook.emplace();
    turn = makeTurn(AlertChannel::webhook);
  }
  std::unique_ptr<ChannelTurn> makeTurn(AlertChannel channel) {
    return std::make_unique<ChannelTurn>(
        channel, store.openReader().value(),
        ChannelParts{[this] { return std::make_shared<const config::Catalogue>(catalogue); },
                     [this](const std::function<Result<void>(store::WriteContext&)>& work) -> Result<void> {
                       if (writesFail) return Error{ErrorCode::full, "no room"};
                       return store.writer().execute(store::WriteLane::operate, work);
                     },
                     [this](const config::AlertSettings&, const OutgoingMessage& message) {
                       tries.push_back(message);
                       if (script.empty()) return SendOutcome{Kind::sent, "HTTP/1.1 200 OK", {}};
                       const SendOutcome outcome = script.front();
                       if (script.size() > 1) script.erase(script.begin());
                       return outcome;
                     },
                     clock, random});
  }
  AlertId alert(const std::string& subject = "crm") {
    store.change(
        "INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text, owner) VALUES ('exhausted', '" +
        subject + "', 1, 2, 3, 'evidence', 'finance')");
    return AlertId{store.number("SELECT max(alert_id) FROM alert")};
  }
  std::int64_t message(AlertId id, AlertNews news = AlertNews::opened, AlertChannel channel = AlertChannel::webhook,
                       seconds dueIn = seconds(0)) {
    std::int64_t made = 0;
    const auto done =
        store.writer().execute(store::WriteLane::operate, [&](store::WriteContext& context) -> Result<void> {
          auto added = context.tables.alertMessage.add({id, news, channel, clock.now(), clock.now() + dueIn});
          if (!added) return std::move(added).error();
          made = *added;
          return {};
        });
    if (!done) qFatal("%s", done.error().message.c_str());
    return made;
  }
  Step step() {
    const auto done = turn->step();
    if (!done) qFatal("%s", done.error().message.c_str());
    return *done;
  }
  /// Until nothing is due.
  int steps() {
    int count = 0;
    while (step() == Step::done) ++count;
    return count;
  }
  std::string state(std::int64_t id) {
    return store.ask("SELECT state || ' ' || attempts || ' ' || evidence FROM alert_message WHERE message_id = " +
                     std::to_string(id));
  }
  seconds nextIn(std::int64_t id) {
    const auto at =
        fromMicros(store.number("SELECT next_at_us FROM alert_message WHERE message_id = " + std::to_string(id)));
    return std::chrono::duration_cast<seconds>(at - clock.now());
  }
};

SendOutcome failing(std::optional<std::chrono::microseconds> retryAfter = {}) {
  return {Kind::failed, "HTTP/1.1 503", retryAfter};
}

}  // namespace

class ChannelTurnTest : public QObject {
  Q_OBJECT

 private slots:
  void step_dueMessages_areSentOldestFirstOnce() {
    Rig rig;
    const AlertId alert = rig.alert();
    const auto later = rig.message(alert, AlertNews::grown, AlertChannel::webhook, seconds(-5));
    const auto first = rig.message(alert, AlertNews::opened, AlertChannel::webhook, seconds(-10));
    const auto notYet = rig.message(alert, AlertNews::grown, AlertChannel::webhook, seconds(60));
    const auto byMail = rig.message(alert, AlertNews::opened, AlertChannel::email);
    QCOMPARE(rig.steps(), 2);
    QCOMPARE(rig.tries.size(), std::size_t{2});
    QCOMPARE(rig.tries[0].id, first);
    QCOMPARE(rig.tries[1].id, later);
    QCOMPARE(identityOf(rig.tries[0]), domain::toText(alert) + "." + std::to_string(first));
    QCOMPARE(rig.tries[0].alert.subject, std::string("crm"));
    QCOMPARE(rig.tries[0].alert.owner, std::string("finance"));
    QCOMPARE(rig.state(first), std::string("1 1 HTTP/1.1 200 OK"));
    QVERIFY(rig.state(notYet).starts_with("0 0"));
    QVERIFY(rig.state(byMail).starts_with("0 0"));
    QCOMPARE(rig.steps(), 0);
    rig.clock.advance(seconds(61));
    QCOMPARE(rig.steps(), 1);
  }

  void step_whateverTheAlertIsByThen_tellsTheMomentItWasMadeAt() {
    Rig rig;
    rig.script = {failing(), {Kind::sent, "HTTP/1.1 200 OK", {}}};
    const AlertId alert = rig.alert();
    rig.message(alert);
    rig.store.change(
        "UPDATE alert SET count = 700, text = 'by now', last_at_us = 9, first_at_us = 8, state = 1, owner "
        "= 'kim'");
    QCOMPARE(rig.steps(), 1);
    rig.clock.advance(minutes(2));
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.tries.size(), std::size_t{2});
    for (const OutgoingMessage& one : rig.tries) {
      QCOMPARE(one.alert.count, 3);
      QCOMPARE(one.alert.evidence, std::string("evidence"));
      QCOMPARE(toMicros(one.alert.firstAt), 1);
      QCOMPARE(toMicros(one.alert.lastAt), 2);
      QVERIFY(one.alert.state == domain::AlertState::open);
      QCOMPARE(one.alert.owner, std::string("finance"));
    }
    // The next one tells what is so then.
    rig.message(alert, AlertNews::grown);
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.tries.back().alert.count, 700);
    QCOMPARE(rig.tries.back().alert.evidence, std::string("by now"));
  }

  void step_channelThatFails_waitsLongerEachTimeAndEnds() {
    Rig rig;
    rig.script = {failing()};
    const auto id = rig.message(rig.alert());
    seconds bound = kFirstWait;
    for (int attempt = 1; attempt < kMaxTries; ++attempt) {
      QCOMPARE(rig.steps(), 1);
      QCOMPARE(rig.tries.size(), static_cast<std::size_t>(attempt));
      const seconds next = rig.nextIn(id);
      QVERIFY(next >= bound && next <= bound * 3 / 2 + seconds(1));
      bound = std::min(bound * 2, kLongestWait);
      rig.clock.advance(next - seconds(1));
      QCOMPARE(rig.steps(), 0);
      rig.clock.advance(seconds(2));
    }
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("2 12 HTTP/1.1 503"));
    rig.clock.advance(hours(30));
    QCOMPARE(rig.steps(), 0);
    QCOMPARE(rig.tries.size(), std::size_t{12});
  }

  void step_oldMessage_hasOneTryAndEndsByAge() {
    Rig rig;
    rig.script = {failing()};
    const auto id = rig.message(rig.alert());
    rig.clock.advance(hours(25));
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("2 1 HTTP/1.1 503"));
  }

  void step_refused_isGivenUpAtOnce() {
    Rig rig;
    rig.script = {{Kind::refused, "HTTP/1.1 410 Gone", {}}};
    const auto id = rig.message(rig.alert());
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("2 1 HTTP/1.1 410 Gone"));
  }

  void step_retryAfter_isHonouredUpToAnHour() {
    Rig rig;
    rig.script = {failing(seconds(600)), failing(hours(240))};
    const auto id = rig.message(rig.alert());
    QCOMPARE(rig.steps(), 1);
    QVERIFY(rig.nextIn(id) >= seconds(599) && rig.nextIn(id) <= seconds(901));
    rig.clock.advance(seconds(902));
    QCOMPARE(rig.steps(), 1);
    QVERIFY(rig.nextIn(id) >= seconds(3599) && rig.nextIn(id) <= seconds(5401));
  }

  void step_trial_hasOneTryAndIsNotSentLate() {
    Rig rig;
    rig.script = {failing()};
    const auto id = rig.message(AlertId{0}, AlertNews::trial);
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("2 1 HTTP/1.1 503"));
    QCOMPARE(identityOf(rig.tries.back()), "trial." + std::to_string(id));
    const auto late = rig.message(AlertId{0}, AlertNews::trial);
    rig.clock.advance(minutes(3));
    QCOMPARE(rig.steps(), 1);
    QVERIFY(rig.state(late).starts_with("3 0"));
    QCOMPARE(rig.tries.size(), std::size_t{1});
  }

  void step_trial_goesBeforeWhatIsTriedAgainAndAgain() {
    Rig rig;
    const AlertId alert = rig.alert();
    for (int i = 0; i < 5; ++i) rig.message(alert, AlertNews::grown, AlertChannel::webhook, seconds(-60));
    const auto byMail = rig.message(AlertId{0}, AlertNews::trial, AlertChannel::email);
    const auto trial = rig.message(AlertId{0}, AlertNews::trial);
    QVERIFY(rig.step() == Step::done);
    QCOMPARE(rig.tries.size(), std::size_t{1});
    QCOMPARE(rig.tries.front().id, trial);
    QVERIFY(rig.state(trial).starts_with("1 1") && rig.state(byMail).starts_with("0 0"));
    QCOMPARE(rig.steps(), 5);
    // Whatever the clock did since it was asked for.
    const auto another = rig.message(AlertId{0}, AlertNews::trial);
    rig.clock.jump(-hours(1));
    QCOMPARE(rig.steps(), 1);
    QVERIFY(rig.state(another).starts_with("1 1"));
  }

  void step_someReached_isTriedAgainAndSentInTheEnd() {
    Rig rig;
    SendOutcome partly = failing();
    partly.reachedSome = true;
    rig.script = {partly};
    const auto id = rig.message(rig.alert());
    QCOMPARE(rig.steps(), 1);
    QVERIFY(rig.state(id).starts_with("0 1"));
    rig.clock.advance(hours(25));
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("1 2 HTTP/1.1 503"));
  }

  void step_channelTakenAway_dropsWhatWaits() {
    Rig rig;
    rig.script = {failing()};
    const auto id = rig.message(rig.alert());
    QCOMPARE(rig.steps(), 1);
    rig.catalogue.alerts.webhook.reset();
    rig.catalogue.version = 2;
    rig.clock.advance(seconds(6));
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("3 1 the channel is not configured"));
    QCOMPARE(rig.tries.size(), std::size_t{1});
  }

  void step_channelThatThisProcessHasNotSeenYet_isWaitedFor() {
    Rig rig;
    rig.catalogue.alerts.webhook.reset();
    const auto id = rig.message(AlertId{0}, AlertNews::trial);
    QCOMPARE(rig.steps(), 0);
    QVERIFY(rig.state(id).starts_with("0 0"));
    rig.catalogue.alerts.webhook.emplace();
    rig.catalogue.version = 2;
    QCOMPARE(rig.steps(), 1);
    QVERIFY(rig.state(id).starts_with("1 1"));
  }

  void step_stopped_countsNothing() {
    Rig rig;
    rig.script = {{Kind::stopped, {}, {}}};
    const auto id = rig.message(rig.alert());
    QVERIFY(rig.step() == Step::stopped);
    QVERIFY(rig.state(id).starts_with("0 0"));
  }

  void step_endedMeanwhile_isNotChanged() {
    Rig rig;
    const auto id = rig.message(rig.alert());
    rig.turn = std::make_unique<ChannelTurn>(
        AlertChannel::webhook, rig.store.openReader().value(),
        ChannelParts{[&rig] { return std::make_shared<const config::Catalogue>(rig.catalogue); },
                     [&rig](const std::function<Result<void>(store::WriteContext&)>& work) {
                       return rig.store.writer().execute(store::WriteLane::operate, work);
                     },
                     [&rig, id](const config::AlertSettings&, const OutgoingMessage&) {
                       rig.store.change(
                           "UPDATE alert_message SET state = 3, evidence = 'acknowledged' WHERE message_id = " +
                           std::to_string(id));
                       return failing();
                     },
                     rig.clock, rig.random});
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("3 0 acknowledged"));
  }

  void step_recordThatFails_isOwedBeforeAnythingIsSentAgain() {
    Rig rig;
    const auto id = rig.message(rig.alert());
    rig.writesFail = true;
    for (int i = 0; i < 3; ++i) QVERIFY(!rig.turn->step());
    QCOMPARE(rig.tries.size(), std::size_t{1});
    rig.writesFail = false;
    QVERIFY(rig.step() == Step::idle);
    QCOMPARE(rig.state(id), std::string("1 1 HTTP/1.1 200 OK"));
    QCOMPARE(rig.tries.size(), std::size_t{1});
  }

  void step_clockSetBack_doesNotPutOffForLong() {
    Rig rig;
    rig.script = {failing(), {Kind::sent, "ok", {}}};
    const auto id = rig.message(rig.alert());
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.steps(), 0);
    rig.clock.jump(-hours(48));
    QCOMPARE(rig.steps(), 1);
    QCOMPARE(rig.state(id), std::string("1 2 ok"));
  }

  void step_alertThatIsGoneOrUnknown_isDropped() {
    Rig rig;
    const auto gone = rig.message(AlertId{77});
    const AlertId strange = rig.alert("strange");
    rig.store.change("UPDATE alert SET kind = 'from_a_newer_program'");
    const auto unknown = rig.message(strange);
    QCOMPARE(rig.steps(), 2);
    QVERIFY(rig.state(gone).starts_with("3 0") && rig.state(unknown).starts_with("3 0"));
    QVERIFY(rig.tries.empty());
  }

  void due_usesTheIndexOfWhatWaits() {
    Rig rig;
    auto reader = rig.store.openReader().value();
    auto statement =
        reader
            ->prepare("EXPLAIN QUERY PLAN SELECT m.message_id FROM alert_message m LEFT JOIN alert a ON"
                      " a.alert_id = m.alert_id WHERE m.state = 0 AND m.channel = 0 AND (m.next_at_us <= 5"
                      " OR m.next_at_us > 9) ORDER BY m.next_at_us, m.message_id LIMIT 1")
            .value();
    std::string all;
    while (statement->step().value()) all += std::string(statement->text(3)) + "\n";
    QVERIFY2(all.find("alert_message_due") != std::string::npos && all.find("TEMP B-TREE") == std::string::npos,
             all.c_str());
  }

  void nextTry_bounds_areKept() {
    base::SeededRandom random{3};
    QVERIFY(nextTry(1, kNow, kNow, {}, random).value() >= kNow + kFirstWait);
    QVERIFY(!nextTry(kMaxTries, kNow, kNow, {}, random));
    QVERIFY(!nextTry(1, kNow, kNow + kMaxAge, {}, random));
    for (int tries = 1; tries < kMaxTries; ++tries)
      QVERIFY(nextTry(tries, kNow, kNow, hours(1000), random).value() <= kNow + kFarthest);
  }
};

QTEST_GUILESS_MAIN(ChannelTurnTest)
#include "channel_turn_test.moc"
