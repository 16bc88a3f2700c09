// What people do with alerts: taking on, ending, owners; many at once, guarded against the watch, audited; and what
// is then no longer sent.
#include "core/operate/alert_commands.h"

#include "core/operate/configure_commands.h"
#include "core/query/alerts.h"
#include "tests/unit/operate/desk_scene.h"

#include <QtTest>

#include <array>
#include <set>
#include <thread>

using namespace ack;
using namespace ack::operate;
using domain::AlertKind;
using domain::AlertState;
using test::DeskScene;

namespace {

constexpr const char* kReason = "the vendor has confirmed it";

template <class T>
void require(const Result<T>& result) {
  QVERIFY2(result.ok(), result.ok() ? "" : result.error().message.c_str());
}

AlertId raise(DeskScene& scene, AlertKind kind, const std::string& subject, const std::string& owner = {}) {
  scene.store.run("INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text, owner) VALUES ('" +
                  std::string(domain::toText(kind)) + "', '" + subject + "', 1, 2, 3, 'safe', '" + owner + "')");
  return AlertId{scene.store.number("SELECT max(alert_id) FROM alert")};
}

/// A message about it; `state` 0 waits.
void message(DeskScene& scene, AlertId alert, int state, domain::AlertNews news = domain::AlertNews::opened) {
  scene.store.run(
      "INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) VALUES (" +
      std::to_string(alert.value) + ", " + std::to_string(static_cast<int>(news)) + ", 0, " + std::to_string(state) +
      ", 3, 1, 1)");
}

std::string messageStates(DeskScene& scene, AlertId alert) {
  std::string text;
  const auto view = scene.store.reader()->alert(alert);
  for (const auto& one : view->messages) text += std::string(domain::toText(one.state)) + " ";
  return text;
}

}  // namespace

class AlertCommandsTest : public QObject {
  Q_OBJECT
 private slots:
  void acknowledge_open_isTakenOn_andNothingMoreIsSent() {
    DeskScene scene;
    const AlertId one = raise(scene, AlertKind::quietSource, "shop");
    const AlertId other = raise(scene, AlertKind::quietSource, "forge");
    message(scene, one, 1);
    message(scene, one, 0, domain::AlertNews::grown);
    message(scene, other, 0);
    const auto report = AlertCommands(scene.desk()).acknowledge(scene.as("olga"), {one}, "I call them");
    require(report);
    QCOMPARE(report->changed, std::int64_t{1});
    QVERIFY(report->alerts.at(0).state == AlertState::acknowledged);
    const auto view = scene.store.reader()->alert(one);
    QVERIFY(view->state == AlertState::acknowledged);
    QCOMPARE(view->acknowledgedBy, std::string("olga"));
    QCOMPARE(toMicros(*view->acknowledgedAt), toMicros(scene.store.clock.now()));
    QCOMPARE(messageStates(scene, one), std::string("sent dropped "));
    QCOMPARE(messageStates(scene, other), std::string("waiting "));
    const auto entry = scene.lastEntry();
    QCOMPARE(scene.last("action"), std::string("alert.acknowledge"));
    QCOMPARE(scene.last("reason"), std::string("I call them"));
    QCOMPARE(std::string(entry.at("targets").as_array().at(0).as_string()), domain::toText(one));
    QCOMPARE(entry.at("before").at("state").at("open").as_int64(), std::int64_t{1});
    QCOMPARE(std::string(entry.at("after").at("state").as_string()), std::string("acknowledged"));
    QCOMPARE(entry.at("after").at("messages_dropped").as_int64(), std::int64_t{1});
    QVERIFY(!scene.verify().fault);
  }

  void acknowledge_byTwo_theSecondIsTold() {
    DeskScene scene;
    const AlertId one = raise(scene, AlertKind::quietSource, "shop");
    AlertCommands alerts(scene.desk());
    require(alerts.acknowledge(scene.as("olga"), {one}, {}));
    const auto second = alerts.acknowledge(scene.as("otto"), {one}, {});
    require(second);
    QCOMPARE(second->changed, std::int64_t{0});
    QVERIFY(second->alerts.at(0).result == AlertResult::asBefore);
    QCOMPARE(scene.last("outcome"), std::string("refused"));
    QCOMPARE(scene.store.reader()->alert(one)->acknowledgedBy, std::string("olga"));
  }

  // Two people and the watch at the same alerts, each with a connection of its own: every alert is taken on once, by
  // whoever was told so, and what is over stays over.
  void acknowledge_raceOfTwoAndTheWatch_eachAlertOnce() {
    DeskScene scene;
    std::vector<AlertId> ids;
    for (int i = 0; i < 60; ++i) ids.push_back(raise(scene, AlertKind::quietSource, "s" + std::to_string(i)));
    std::array<std::set<std::int64_t>, 2> taken;
    const std::array callers{scene.as("olga"), scene.as("otto")};
    const auto person = [&](std::size_t which) {
      const auto connection = store::openBesideWriter(scene.store.data() / "acknowledger.db");
      base::SystemRandom random;
      AlertCommands alerts({**connection, *scene.vault, random, scene.store.clock, scene.store.data(), {}});
      for (const AlertId id : ids) {
        const auto report = alerts.acknowledge(callers.at(which), {id}, {});
        if (!report) qFatal("%s", report.error().message.c_str());
        if (report->changed == 1) taken.at(which).insert(id.value);
      }
    };
    const auto watch = [&] {
      const auto connection = store::openBesideWriter(scene.store.data() / "acknowledger.db");
      for (std::size_t i = 0; i < ids.size(); i += 3) {
        const auto ended = (*connection)
                               ->execute("UPDATE alert SET state = 2, resolved_at_us = 7 WHERE alert_id = " +
                                         std::to_string(ids.at(i).value) + " AND state < 2");
        if (!ended) qFatal("%s", ended.error().message.c_str());
      }
    };
    std::thread first(person, 0), second(person, 1), third(watch);
    first.join();
    second.join();
    third.join();
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const auto view = scene.store.reader()->alert(ids.at(i));
      const bool olgas = taken.at(0).contains(ids.at(i).value);
      const bool ottos = taken.at(1).contains(ids.at(i).value);
      QVERIFY(!(olgas && ottos));
      QCOMPARE(view->acknowledgedBy, std::string(olgas ? "olga" : ottos ? "otto" : ""));
      QVERIFY(view->state == (i % 3 == 0 ? AlertState::resolved : AlertState::acknowledged));
      QVERIFY(i % 3 == 0 || olgas || ottos);
    }
    QVERIFY(!scene.verify().fault);
  }

  void resolve_whatTheWatchHasEnded_isOver() {
    DeskScene scene;
    const AlertId one = raise(scene, AlertKind::contentMismatch, "shop");
    scene.store.run("UPDATE alert SET state = 2, resolved_at_us = 7");
    const auto report = AlertCommands(scene.desk()).resolve(scene.as("olga"), {one}, kReason);
    require(report);
    QVERIFY(report->alerts.at(0).result == AlertResult::over);
    const auto view = scene.store.reader()->alert(one);
    QCOMPARE(view->resolvedBy + view->reason, std::string());
    QCOMPARE(toMicros(*view->resolvedAt), std::int64_t{7});
  }

  void resolve_whatOnlyAPersonEnds_isOver() {
    DeskScene scene;
    const AlertId one = raise(scene, AlertKind::contentMismatch, "shop");
    message(scene, one, 0);
    AlertCommands alerts(scene.desk());
    require(alerts.acknowledge(scene.as("olga"), {one}, {}));
    const auto report = alerts.resolve(scene.as("sam"), {one}, kReason);
    require(report);
    QCOMPARE(report->changed, std::int64_t{1});
    const auto view = scene.store.reader()->alert(one);
    QVERIFY(view->state == AlertState::resolved);
    QCOMPARE(view->resolvedBy, std::string("sam"));
    QCOMPARE(view->reason, std::string(kReason));
    QCOMPARE(messageStates(scene, one), std::string("dropped "));
    QCOMPARE(scene.lastEntry().at("before").at("state").at("acknowledged").as_int64(), std::int64_t{1});
    // The same again is a new one, and the old one stays as it is.
    QVERIFY(raise(scene, AlertKind::contentMismatch, "shop") != one);
    QVERIFY(alerts.resolve(scene.as("sam"), {one}, kReason)->alerts.at(0).result == AlertResult::over);
    QVERIFY(alerts.acknowledge(scene.as("sam"), {one}, {})->alerts.at(0).result == AlertResult::over);
    QVERIFY(alerts.assign(scene.as("sam"), {one}, "olga")->alerts.at(0).result == AlertResult::over);
    QVERIFY(!scene.verify().fault);
  }

  // Only who was told that it began is told that somebody has ended it; a channel that was given up is left alone.
  void resolve_whatWasTold_isToldToBeOver() {
    DeskScene scene;
    const AlertId one = raise(scene, AlertKind::contentMismatch, "shop");
    message(scene, one, 1);
    message(scene, one, 1, domain::AlertNews::grown);
    message(scene, one, 0, domain::AlertNews::grown);
    scene.store.run(
        "INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) VALUES "
        "(1, 0, 1, 2, 3, 1, 1)");
    require(AlertCommands(scene.desk()).resolve(scene.as("olga"), {one}, kReason));
    QCOMPARE(messageStates(scene, one), std::string("sent sent dropped given_up waiting "));
    const auto view = scene.store.reader()->alert(one);
    const query::AlertMessageView& over = view->messages.back();
    QVERIFY(over.news == domain::AlertNews::resolved);
    QVERIFY(over.channel == domain::AlertChannel::email);
    QCOMPARE(toMicros(*over.nextAt), toMicros(scene.store.clock.now()));
  }

  // Nobody can say that it is over while its cause lasts: the watch would only raise it again.
  void resolve_whatEndsByItself_isNotByWord() {
    DeskScene scene;
    AlertCommands alerts(scene.desk());
    for (const AlertKind kind : domain::allAlertKinds()) {
      const AlertId one = raise(scene, kind, "one");
      const auto report = alerts.resolve(scene.as("olga"), {one}, kReason);
      require(report);
      const bool byItself = domain::endsByItself(kind);
      QVERIFY2(report->alerts.at(0).result == (byItself ? AlertResult::endsByItself : AlertResult::changed),
               std::string(domain::toText(kind)).c_str());
      QVERIFY(scene.store.reader()->alert(one)->state == (byItself ? AlertState::open : AlertState::resolved));
    }
  }

  void assign_personTeamOrAllAdmins() {
    DeskScene scene;
    const AlertId one = raise(scene, AlertKind::quietSource, "shop");
    AlertCommands alerts(scene.desk());
    const auto owner = [&] { return scene.store.reader()->alert(one)->owner; };
    require(alerts.assign(scene.as("olga"), {one}, "OTTO"));
    QCOMPARE(owner(), std::string("otto"));
    QCOMPARE(scene.lastEntry().at("before").at("owners").at("all admins").as_int64(), std::int64_t{1});
    QVERIFY(alerts.assign(scene.as("olga"), {one}, "otto")->alerts.at(0).result == AlertResult::asBefore);
    require(alerts.assign(scene.as("sam"), {one}, "finance"));
    QCOMPARE(owner(), std::string("finance"));
    QCOMPARE(scene.lastEntry().at("before").at("owners").at("otto").as_int64(), std::int64_t{1});
    require(alerts.assign(scene.as("sam"), {one}, ""));
    QCOMPARE(owner(), std::string());
    QVERIFY(scene.people().disable(scene.as("sam"), "otto", "on leave till May").ok());
    for (const char* nobody : {"otto", "nobody-here", "Finance"}) {
      const auto refused = alerts.assign(scene.as("olga"), {one}, nobody);
      QVERIFY2(!refused && refused.error().code == ErrorCode::notFound, nobody);
      QCOMPARE(scene.last("outcome"), std::string("refused"));
    }
    QCOMPARE(owner(), std::string());
  }

  void manyAtOnce_eachIsAnswered_inOneEntry() {
    DeskScene scene;
    std::vector<AlertId> ids{AlertId{9'999}};
    for (int i = 0; i < 5; ++i) ids.push_back(raise(scene, AlertKind::contentMismatch, "s" + std::to_string(i)));
    const AlertId lasts = raise(scene, AlertKind::diskLow, "");
    ids.push_back(lasts);
    ids.push_back(ids.at(1));
    const Caller olga = scene.as("olga");
    AlertCommands alerts(scene.desk());
    require(alerts.acknowledge(olga, {ids.at(1), ids.at(2)}, {}));
    const std::int64_t before = scene.entries();
    const auto report = alerts.resolve(olga, ids, kReason);
    require(report);
    QCOMPARE(report->changed, std::int64_t{5});
    QCOMPARE(report->alerts.size(), std::size_t{7});
    QVERIFY(report->alerts.front().result == AlertResult::unknown);
    QVERIFY(report->alerts.back().result == AlertResult::endsByItself);
    QVERIFY(report->alerts.back().kind == AlertKind::diskLow);
    QCOMPARE(scene.entries(), before + 1);
    const auto entry = scene.lastEntry();
    QCOMPARE(entry.at("count").as_int64(), std::int64_t{5});
    QCOMPARE(entry.at("before").at("state").at("open").as_int64(), std::int64_t{3});
    QCOMPARE(entry.at("before").at("state").at("acknowledged").as_int64(), std::int64_t{2});
    QCOMPARE(entry.at("after").at("not_changed").as_int64(), std::int64_t{2});
  }

  void limits_areKept() {
    DeskScene scene;
    const AlertId one = raise(scene, AlertKind::contentMismatch, "shop");
    AlertCommands alerts(scene.desk());
    const Caller olga = scene.as("olga");
    const std::vector<AlertId> tooMany(AlertCommands::kMostAtOnce + 1, one);
    const auto whyNot = [](const Result<AlertReport>& result) {
      return result ? std::string("done") : std::string(toText(result.error().code));
    };
    QCOMPARE(whyNot(alerts.acknowledge(olga, tooMany, {})), std::string("invalid"));
    QCOMPARE(whyNot(alerts.acknowledge(olga, {}, {})), std::string("invalid"));
    QCOMPARE(whyNot(alerts.acknowledge(olga, {one}, std::string(501, 'x'))), std::string("invalid"));
    QCOMPARE(whyNot(alerts.acknowledge(olga, {one}, "\xFF\xFE")), std::string("invalid"));
    QCOMPARE(whyNot(alerts.resolve(olga, {one}, "")), std::string("invalid"));
    QCOMPARE(whyNot(alerts.resolve(olga, {one}, "too short")), std::string("invalid"));
    QCOMPARE(whyNot(alerts.resolve(olga, {one}, std::string(501, 'x'))), std::string("invalid"));
    QCOMPARE(whyNot(alerts.resolve(olga, {one}, std::string(20, '\xC3'))), std::string("invalid"));
    QVERIFY(scene.store.reader()->alert(one)->state == AlertState::open);
    std::string euros;
    for (int i = 0; i < 500; ++i) euros += "\xE2\x82\xAC";  // 500 characters, 1,500 bytes
    const std::vector<AlertId> most(AlertCommands::kMostAtOnce, one);
    QCOMPARE(whyNot(alerts.acknowledge(olga, most, euros)), std::string("done"));
    QCOMPARE(whyNot(alerts.resolve(olga, {one}, euros)), std::string("done"));
    QVERIFY(!scene.verify().fault);
  }

  void trial_ofAChannelThatIsSetUp_waitsToBeSent() {
    DeskScene scene;
    config::Catalogue draft = scene.store.catalogue();
    draft.alerts.webhook = config::WebhookChannel{"https://hooks.example/alerts", {"", "whsec_c2VjcmV0"}, {}};
    const config::SystemSecretSource secrets;
    ConfigureCommands configure(scene.desk(), secrets, DeskScene::kCheap);
    require(configure.apply(scene.as("ada"), draft, "alerts.json"));
    AlertCommands alerts(scene.desk());
    // Without an engine nothing is put anywhere: it would be refused as one that waits already, and dropped.
    const auto alone = alerts.trial(scene.as("ada"), domain::AlertChannel::webhook, false);
    QCOMPARE(alone.error().code, ErrorCode::conflict);
    QVERIFY(alone.error().message.find("no engine runs") != std::string::npos);
    QCOMPARE(scene.last("outcome"), std::string("refused"));
    const auto message = alerts.trial(scene.as("ada"), domain::AlertChannel::webhook, true);
    require(message);
    const auto view = scene.store.reader()->alertMessage(*message);
    require(view);
    QVERIFY(view->state == domain::AlertMessageState::waiting);
    QVERIFY(view->news == domain::AlertNews::trial);
    QVERIFY(view->channel == domain::AlertChannel::webhook);
    QCOMPARE(toMicros(*view->nextAt), toMicros(scene.store.clock.now()));
    QCOMPARE(scene.last("action"), std::string("alert.trial"));
    QCOMPARE(scene.last("outcome"), std::string("done"));
    // One at a time; the other channel is not set up.
    QCOMPARE(alerts.trial(scene.as("ada"), domain::AlertChannel::webhook, true).error().code, ErrorCode::conflict);
    QCOMPARE(alerts.trial(scene.as("ada"), domain::AlertChannel::email, true).error().code, ErrorCode::conflict);
    scene.store.run("UPDATE alert_message SET state = 1");
    require(alerts.trial(scene.as("ada"), domain::AlertChannel::webhook, true));
  }

  void roles_areAskedInCore() {
    DeskScene scene;
    AlertCommands alerts(scene.desk());
    for (const char* name : {"ada", "olga", "uwe", "fay", "sam"}) {
      const bool allowed = std::string("ada olga sam").find(name) != std::string::npos;
      const AlertId one = raise(scene, AlertKind::contentMismatch, name);
      const Caller caller = scene.as(name);
      const std::int64_t before = scene.refusals();
      QCOMPARE(alerts.acknowledge(caller, {one}, {}).ok(), allowed);
      QCOMPARE(alerts.assign(caller, {one}, "finance").ok(), allowed);
      QCOMPARE(alerts.resolve(caller, {one}, kReason).ok(), allowed);
      QCOMPARE(scene.refusals() - before, std::int64_t{allowed ? 0 : 3});
      // Also with arguments that nobody could use: who may not is told so, and it is written down.
      QCOMPARE(alerts.resolve(caller, {}, "").error().code, allowed ? ErrorCode::invalid : ErrorCode::refused);
      // Whether a channel works is for whoever sets it up.
      const auto tried = alerts.trial(caller, domain::AlertChannel::email, true);
      QCOMPARE(tried.error().code, std::string(name) == "ada" ? ErrorCode::conflict : ErrorCode::refused);
      QCOMPARE(scene.last("action"), std::string("alert.trial"));
      QCOMPARE(scene.last("outcome"), std::string("refused"));
    }
    const AlertId one = raise(scene, AlertKind::contentMismatch, "nobody");
    QCOMPARE(alerts.acknowledge(DeskScene::account(), {one}, {}).error().code, ErrorCode::refused);
    QCOMPARE(alerts.resolve(DeskScene::account(), {one}, kReason).error().code, ErrorCode::refused);
    QCOMPARE(alerts.assign(DeskScene::account(), {one}, "olga").error().code, ErrorCode::refused);
    QCOMPARE(scene.store.number("SELECT count(*) FROM alert_message"), std::int64_t{0});
  }
};

QTEST_GUILESS_MAIN(AlertCommandsTest)
#include "alert_commands_test.moc"
