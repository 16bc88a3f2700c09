// Who is told what by a notification, and when: rules without a widget, by a clock of the test's own.
#include "ui/shell/news_desk.h"

#include <QTest>

using namespace ack;
using namespace ack::ui::shell;
using domain::AlertKind;
using domain::AlertState;
using std::chrono::minutes;

namespace {

constexpr UtcTime kStart{std::chrono::hours{500'000}};

query::AlertView alertOf(std::int64_t id, AlertKind kind, const char* owner = "", std::int64_t count = 1) {
  query::AlertView alert;
  alert.id = AlertId{id};
  alert.kind = kind;
  alert.subject = "crm";
  alert.owner = owner;
  alert.count = count;
  alert.firstAt = alert.lastAt = kStart;
  return alert;
}

query::ReplayView replayOf(std::int64_t id, const char* askedBy) {
  query::ReplayView replay;
  replay.id = ReplayId{id};
  replay.state = domain::ReplayState::waiting;
  replay.askedBy = askedBy;
  return replay;
}

Situation adaAtWork() {
  Situation situation;
  situation.open = true;
  situation.name = "ada";
  situation.admin = true;
  situation.people = {"ada", "olga", "sam"};
  situation.receiving = true;
  return situation;
}

/// Has looked once at nothing, so that what comes now is new.
struct Desk {
  NewsDesk desk;
  Situation now{adaAtWork()};
  UtcTime at{kStart};
  Desk() { desk.look(now, at); }
  std::vector<News> look(minutes later = minutes{0}) { return desk.look(now, at += later); }
};

}  // namespace

class NewsDeskTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void alert_newForItsOwner_isToldOnce() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::breakerOpen, "ada")};
    const auto told = desk.look();
    QCOMPARE(told.size(), 1U);
    QVERIFY(told.front().about == News::About::alert);
    QCOMPARE(told.front().alert->id.value, 1);
    QVERIFY(!told.front().totalsOnly);
    QVERIFY(desk.look().empty());
    QVERIFY(desk.look(minutes{30}).empty());
  }

  void alert_whom_itConcerns_data() {
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("admin");
    QTest::addColumn<bool>("told");
    QTest::newRow("the owner") << "olga"
                               << "olga" << false << true;
    QTest::newRow("somebody else's") << "olga"
                                     << "ada" << true << false;
    QTest::newRow("nobody's, an admin") << ""
                                        << "ada" << true << true;
    QTest::newRow("nobody's, an operator") << ""
                                           << "olga" << false << false;
    QTest::newRow("a team's, an admin") << "billing team"
                                        << "ada" << true << true;
    QTest::newRow("a team's, an operator") << "billing team"
                                           << "olga" << false << false;
    QTest::newRow("nobody has an account") << "olga"
                                           << "" << true << true;
  }
  void alert_whom_itConcerns() {
    QFETCH(QString, owner);
    QFETCH(QString, name);
    QFETCH(bool, admin);
    QFETCH(bool, told);
    Desk desk;
    desk.now.name = name.toStdString();
    desk.now.admin = admin;
    desk.look();
    desk.now.alerts = {alertOf(1, AlertKind::exhausted, owner.toUtf8().constData())};
    QCOMPARE(desk.look().size(), told ? 1U : 0U);
  }

  void alert_takenOn_isNotTold() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    desk.now.alerts.front().state = AlertState::acknowledged;
    QVERIFY(desk.look().empty());
  }

  void alert_overThenOpenAgain_isToldAgain() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::breakerOpen)};
    QCOMPARE(desk.look().size(), 1U);
    desk.now.alerts.clear();
    QVERIFY(desk.look(minutes{5}).empty());
    desk.now.alerts = {alertOf(1, AlertKind::breakerOpen)};
    QVERIFY(desk.look(minutes{4}).empty());  // the same cause within ten minutes
    QCOMPARE(desk.look(minutes{1}).size(), 1U);
    QVERIFY(desk.look(minutes{30}).empty());
  }

  void alert_takenOnThenWorse_isToldAgain() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::diskLow)};
    QCOMPARE(desk.look().size(), 1U);
    desk.now.alerts.front().state = AlertState::acknowledged;
    QVERIFY(desk.look(minutes{11}).empty());
    desk.now.alerts.front().state = AlertState::open;
    QCOMPARE(desk.look().size(), 1U);
  }

  void cause_againWithinTenMinutes_waitsAndIsCounted() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    QCOMPARE(desk.look().size(), 1U);
    desk.now.alerts.push_back(alertOf(2, AlertKind::exhausted));
    desk.now.alerts.push_back(alertOf(3, AlertKind::exhausted));
    QVERIFY(desk.look(minutes{9}).empty());
    const auto told = desk.look(minutes{1});
    QCOMPARE(told.size(), 1U);
    QCOMPARE(told.front().count, 2);
    QVERIFY((told.front().ids == std::vector<std::int64_t>{2, 3}));
  }

  void cause_another_isToldAtOnce() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    desk.look();
    desk.now.alerts.push_back(alertOf(2, AlertKind::quietSource));
    QCOMPARE(desk.look().size(), 1U);
  }

  void alert_grown_isToldAgainFromTwiceAsMuch() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted, "", 10)};
    desk.look();
    desk.now.alerts.front().count = 19;
    QVERIFY(desk.look(minutes{11}).empty());
    desk.now.alerts.front().count = 20;
    QCOMPARE(desk.look().size(), 1U);
    QVERIFY(desk.look(minutes{11}).empty());
  }

  void firstLook_severalOfBefore_areSummedUp() {
    NewsDesk desk;
    Situation situation = adaAtWork();
    situation.alerts = {alertOf(1, AlertKind::exhausted), alertOf(2, AlertKind::quietSource),
                        alertOf(3, AlertKind::exhausted, "olga")};
    const auto told = desk.look(situation, kStart);
    QCOMPARE(told.size(), 1U);
    QVERIFY(told.front().about == News::About::waiting);
    QCOMPARE(told.front().count, 2);
    QVERIFY(desk.look(situation, kStart + minutes{60}).empty());
  }

  void firstLook_one_isToldAsItself() {
    NewsDesk desk;
    Situation situation = adaAtWork();
    situation.alerts = {alertOf(1, AlertKind::exhausted)};
    const auto told = desk.look(situation, kStart);
    QCOMPARE(told.size(), 1U);
    QVERIFY(told.front().about == News::About::alert);
  }

  void firstLook_theGravest_isToldBesideTheSum() {
    NewsDesk desk;
    Situation situation = adaAtWork();
    situation.alerts = {alertOf(1, AlertKind::secondCharge), alertOf(2, AlertKind::exhausted),
                        alertOf(3, AlertKind::quietSource)};
    QCOMPARE(desk.look(situation, kStart).size(), 2U);
  }

  void quiet_onlyTheGravest_getThrough() {
    Desk desk;
    desk.desk.setQuiet(true, desk.at);
    desk.now.alerts = {alertOf(1, AlertKind::missingAccepted), alertOf(2, AlertKind::exhausted)};
    desk.now.receiving = false;
    desk.now.chainBroken = true;
    const auto told = desk.look();
    QCOMPARE(told.size(), 3U);
    QVERIFY(told[0].about == News::About::notReceiving);
    QVERIFY(told[1].about == News::About::chainBroken);
    QCOMPARE(told[2].alert->id.value, 1);
    QVERIFY(desk.look(minutes{59}).empty());
    // What came meanwhile is told once the hour is over.
    const auto later = desk.look(minutes{1});
    QCOMPARE(later.size(), 1U);
    QCOMPARE(later.front().alert->id.value, 2);
  }

  void quiet_ended_isOver() {
    Desk desk;
    desk.desk.setQuiet(true, desk.at);
    QVERIFY(desk.desk.quietUntil(desk.at) == desk.at + NewsDesk::kQuiet);
    desk.desk.setQuiet(false, desk.at);
    QVERIFY(!desk.desk.quietUntil(desk.at));
    desk.desk.setQuiet(true, desk.at);
    // A clock that was set back a day must not mean a day of quiet.
    QVERIFY(!desk.desk.quietUntil(desk.at - std::chrono::hours{24}));
  }

  void later_stillSo_isToldAfterAnHour() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    const auto told = desk.look();
    desk.desk.later(told.front(), desk.at);
    QVERIFY(desk.look(minutes{59}).empty());
    QCOMPARE(desk.look(minutes{1}).size(), 1U);
  }

  void later_overByThen_isNot() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    desk.desk.later(desk.look().front(), desk.at);
    desk.now.alerts.clear();
    QVERIFY(desk.look(minutes{61}).empty());
  }

  void later_ofTheSum_comesAgainAsASum() {
    NewsDesk desk;
    Situation situation = adaAtWork();
    situation.alerts = {alertOf(1, AlertKind::exhausted), alertOf(2, AlertKind::quietSource)};
    desk.later(desk.look(situation, kStart).front(), kStart);
    QVERIFY(desk.look(situation, kStart + minutes{59}).empty());
    const auto told = desk.look(situation, kStart + minutes{60});
    QCOMPARE(told.size(), 1U);
    QVERIFY(told.front().about == News::About::waiting);
    QVERIFY(desk.look(situation, kStart + minutes{120}).empty());
  }

  void nobodySignedIn_moreAlerts_totalsOnly() {
    Desk desk;
    desk.now.open = false;
    desk.now.openAlerts = 2;
    QVERIFY(desk.look().empty());  // they were there when the door was shut
    desk.now.openAlerts = 3;
    const auto told = desk.look();
    QCOMPARE(told.size(), 1U);
    QVERIFY(told.front().about == News::About::waiting);
    QVERIFY(told.front().totalsOnly);
    QCOMPARE(told.front().count, 3);
    QVERIFY(told.front().ids.empty());
    desk.now.openAlerts = 4;
    QVERIFY(desk.look(minutes{5}).empty());
    QCOMPARE(desk.look(minutes{5}).size(), 1U);
  }

  void locked_whatWasToldInFull_goes() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    const News told = desk.look().front();
    QVERIFY(NewsDesk::holds(told, desk.now));
    desk.now.open = false;
    QVERIFY(!NewsDesk::holds(told, desk.now));
  }

  void holds_overOrTakenOn_no() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    const News told = desk.look().front();
    desk.now.alerts.front().state = AlertState::acknowledged;
    QVERIFY(!NewsDesk::holds(told, desk.now));
    desk.now.alerts.clear();
    QVERIFY(!NewsDesk::holds(told, desk.now));
  }

  void approval_onlyForASecondPersonWhoMay() {
    Desk desk;
    desk.now.approves = true;
    desk.now.waiting = {replayOf(1, "ada")};
    QVERIFY(desk.look().empty());  // one's own
    desk.now.waiting.push_back(replayOf(2, "olga"));
    const auto told = desk.look();
    QCOMPARE(told.size(), 1U);
    QVERIFY(told.front().about == News::About::approval);
    QCOMPARE(told.front().replay->id.value, 2);
    QCOMPARE(NewsDesk::requestsFor(desk.now, desk.at), 1);
    desk.now.approves = false;
    QCOMPARE(NewsDesk::requestsFor(desk.now, desk.at), 0);
  }

  void approval_expired_isNotTold() {
    Desk desk;
    desk.now.approves = true;
    desk.now.waiting = {replayOf(2, "olga")};
    desk.now.waiting.front().expiresAt = desk.at;
    QVERIFY(desk.look().empty());
  }

  void approval_itsAlert_isNotToldBeside() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::approvalWaiting)};
    QVERIFY(desk.look().empty());
  }

  void receiving_neverBegun_isNoNews() {
    NewsDesk desk;
    Situation situation = adaAtWork();
    situation.receiving = false;
    QVERIFY(desk.look(situation, kStart).empty());
  }

  void receiving_stoppedTwice_isToldTwice() {
    Desk desk;
    desk.now.receiving = false;
    QCOMPARE(desk.look().size(), 1U);
    QVERIFY(desk.look(minutes{30}).empty());
    desk.now.receiving = true;
    QVERIFY(desk.look().empty());
    desk.now.receiving = false;
    QCOMPARE(desk.look().size(), 1U);
  }

  void anotherPerson_isToldAnew() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    QCOMPARE(desk.look().size(), 1U);
    desk.now.name = "berta";
    desk.now.people.insert("berta");
    QCOMPARE(desk.look().size(), 1U);
  }

  void samePerson_afterALock_isNotToldAgain() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    desk.look();
    desk.now.open = false;
    desk.look(minutes{20});
    desk.now.open = true;
    QVERIFY(desk.look().empty());
  }

  void clock_setBack_nothingWaitsLonger() {
    Desk desk;
    desk.now.alerts = {alertOf(1, AlertKind::exhausted)};
    desk.look();
    desk.now.alerts.push_back(alertOf(2, AlertKind::exhausted));
    desk.at -= std::chrono::hours{5};
    QCOMPARE(desk.look().size(), 1U);
  }
};

QTEST_GUILESS_MAIN(NewsDeskTest)
#include "news_desk_test.moc"
