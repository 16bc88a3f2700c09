#include "core/operate/reason.h"
#include "core/operate/retention_commands.h"
#include "core/operate/reveal_command.h"
#include "core/operate/vault_commands.h"
#include "core/store/retention_table.h"
#include "tests/unit/accept/accept_kit.h"
#include "tests/unit/operate/people_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using domain::RetentionTerms;

namespace {

constexpr const char* kReason = "customer asked what we hold";
constexpr const char* kSecret = "canary-4242";

/// One event whose body holds a secret, and a batch of two.
class Scene {
 public:
  Scene() : people(store.folder(), store.clock, *store.vault) {
    kit::Arrival one(store.catalogue, {"one"}, std::string("{\"card\":\"") + kSecret + "\"}");
    if (!store.accept(one)) qFatal("accept");
    id = one.outcomes.front().delivery;
    kit::Arrival batch(store.catalogue, {"x", "y"}, "[{\"who\":\"first\"},{\"who\":\"second\"}]");
    if (!store.accept(batch)) qFatal("accept");
    second = batch.outcomes.back().delivery;
  }
  RetentionCommands retention() { return RetentionCommands(people.desk()); }
  std::string action() { return text(people.lastEntry(), "action"); }
  bool refused() { return text(people.lastEntry(), "outcome") == "refused"; }
  static std::string text(const boost::json::object& entry, std::string_view name) {
    return std::string(entry.at(name).as_string());
  }

  kit::AcceptStore store;
  kit::PeopleScene people;
  DeliveryId id, second;
};

}  // namespace

class PrivacyCommandsTest : public QObject {
  Q_OBJECT
 private slots:
  void reveal_withReason_answersBehindItsEntry() {
    Scene scene;
    const auto shown = reveal(scene.people.desk(), scene.people.as("sam"), scene.id, kReason);
    QVERIFY2(shown.ok(), shown ? "" : shown.error().message.c_str());
    QVERIFY(shown->body.find(kSecret) != std::string::npos);
    QCOMPARE(shown->headers.size(), std::size_t{1});  // the signature's header was never stored
    QVERIFY(!shown->redacted);
    const auto entry = scene.people.lastEntry();
    QCOMPARE(Scene::text(entry, "action"), std::string("payload.reveal"));
    QCOMPARE(Scene::text(entry, "reason"), std::string(kReason));
    QVERIFY(entry.at("after").as_object().contains("body_sha256"));
    QVERIFY(scene.people.trail().find(kSecret) == std::string::npos);
  }

  void reveal_ofABatch_showsTheEventsOwnPartOnly() {
    Scene scene;
    const auto shown = reveal(scene.people.desk(), scene.people.as("sam"), scene.second, kReason);
    QVERIFY(shown.ok());
    QCOMPARE(QByteArray::fromStdString(shown->body), QByteArray("{\"who\":\"second\"}"));
  }

  void reveal_byOthersOrWithoutReason_isRefusedAndWritten() {
    Scene scene;
    const auto refusedFor = [&](const Caller& caller, DeliveryId id, const char* reason) {
      const auto shown = reveal(scene.people.desk(), caller, id, reason);
      return !shown && scene.action() == "payload.reveal" && scene.refused();
    };
    for (const char* name : {"ada", "olga", "uwe", "fay"})
      QVERIFY2(refusedFor(scene.people.as(name), scene.id, kReason), name);
    QVERIFY(refusedFor(kit::PeopleScene::account(), scene.id, kReason));
    for (const char* bad : {"", "too short", "          x          "})
      QVERIFY2(refusedFor(scene.people.as("sam"), scene.id, bad), bad);
    QVERIFY(refusedFor(scene.people.as("sam"), DeliveryId{999}, kReason));
    QVERIFY(scene.people.connection().execute("DELETE FROM payload WHERE payload_id = 1").ok());
    QVERIFY(refusedFor(scene.people.as("sam"), scene.id, kReason));
  }

  void copy_isAnEntryOfItsOwn() {
    Scene scene;
    const Caller sam = scene.people.as("sam");
    QVERIFY(reveal(scene.people.desk(), sam, scene.id, kReason).ok());
    QVERIFY(noteCopy(scene.people.desk(), sam, scene.id, kReason).ok());
    QCOMPARE(scene.action(), std::string("payload.copy"));
    QVERIFY(!noteCopy(scene.people.desk(), scene.people.as("olga"), scene.id, kReason));
  }

  void reason_lengthInCharacters_isChecked() {
    QVERIFY(checkReason("1234567890").ok());
    QVERIFY(!checkReason("123456789"));
    QVERIFY(checkReason("\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5").ok());
    QVERIFY(!checkReason("\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5\xC3\xA5"));
    QVERIFY(checkReason(std::string(500, 'x')).ok());
    QVERIFY(!checkReason(std::string(501, 'x')));
    QVERIFY(!checkReason("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"));
  }

  void retention_shorterNeedsNoReason_longerDoes() {
    Scene scene;
    const Caller sam = scene.people.as("sam");
    QVERIFY(scene.retention().set(sam, "stripe", {7, 30}, "").ok());
    QVERIFY(!scene.retention().set(sam, "stripe", {8, 30}, ""));
    QVERIFY(scene.refused());
    QVERIFY(scene.retention().set(sam, "stripe", {8, 30}, "the auditors need a day more").ok());
    const auto entry = scene.people.lastEntry();
    QCOMPARE(entry.at("before").as_object().at("completed_days").as_int64(), 7);
    QCOMPARE(entry.at("after").as_object().at("completed_days").as_int64(), 8);
    QVERIFY(!scene.retention().clear(sam, "stripe", ""));  // 14 and 60 are longer
    QVERIFY(scene.retention().clear(sam, "stripe", "the source is like all others").ok());
    QCOMPARE(scene.retention().clear(sam, "stripe", kReason).error().code, ErrorCode::notFound);
  }

  void retention_ofAllAndOfOne_areToldApart() {
    Scene scene;
    const Caller sam = scene.people.as("sam");
    QVERIFY(scene.retention().set(sam, "", {10, 40}, "").ok());
    QVERIFY(scene.retention().set(sam, "stripe", {3, 5}, "").ok());
    const auto view = scene.retention().look(scene.people.as("uwe"));
    QVERIFY(view.ok());
    QVERIFY((view->all == RetentionTerms{10, 40}));
    QCOMPARE(view->setBy, std::string("sam"));
    QCOMPARE(view->sources.size(), std::size_t{1});
    QVERIFY((view->sources.front().terms == RetentionTerms{3, 5}));
    QVERIFY(view->sources.front().own);
    QVERIFY(!view->last.has_value());
    const auto rules = store::RetentionRules::load(scene.people.connection());
    QCOMPARE(rules->of(SourceId{1}).deadDays, 5);
    QCOMPARE(rules->of(SourceId{2}).deadDays, 40);
    QCOMPARE(rules->shortestDays(), 3);
  }

  void retention_byOthersOrOutOfBounds_isRefused() {
    Scene scene;
    for (const char* name : {"ada", "olga", "uwe", "fay"})
      QVERIFY2(!scene.retention().set(scene.people.as(name), "", {1, 1}, kReason), name);
    QVERIFY(!scene.retention().set(kit::PeopleScene::account(), "", {1, 1}, kReason));
    const Caller sam = scene.people.as("sam");
    for (const RetentionTerms& bad : {RetentionTerms{0, 5}, RetentionTerms{5, 0}, RetentionTerms{3'651, 5}})
      QVERIFY(!scene.retention().set(sam, "", bad, kReason));
    QCOMPARE(scene.retention().set(sam, "nobody", {1, 1}, kReason).error().code, ErrorCode::notFound);
    QVERIFY(!scene.retention().look(scene.people.as("fay")));
  }

  void vault_isRotatedBySecurityOnly_oneAtATime() {
    Scene scene;
    QVERIFY(!rotateVault(scene.people.desk(), scene.people.as("ada"), kReason));
    QVERIFY(!rotateVault(scene.people.desk(), kit::PeopleScene::account(), kReason));
    QVERIFY(!rotateVault(scene.people.desk(), scene.people.as("sam"), "short"));
    const auto key = rotateVault(scene.people.desk(), scene.people.as("sam"), kReason);
    QVERIFY(key.ok());
    QCOMPARE(*key, 2);
    QCOMPARE(scene.action(), std::string("vault.rotate"));
    QCOMPARE(rotateVault(scene.people.desk(), scene.people.as("sam"), kReason).error().code, ErrorCode::conflict);
    const auto view = lookAtVault(scene.people.desk(), scene.people.as("uwe"));
    QVERIFY(view->rotating);
    QCOMPARE(view->newestPayload, 2);
  }
};

QTEST_APPLESS_MAIN(PrivacyCommandsTest)
#include "privacy_commands_test.moc"
