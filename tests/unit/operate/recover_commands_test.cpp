// Who gives passwords and has lost their own comes back by a token of the account that owns the store: only where
// nobody else could help, with nothing gained, and loud in the trail.
#include "core/operate/recover_commands.h"
#include "tests/unit/operate/desk_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using access::Role;
using test::DeskScene;

namespace {

constexpr const char* kNew = "another battery staple";

RecoverCommands recoveryOf(DeskScene& scene) { return {scene.desk(), DeskScene::kCheap}; }

template <class T>
std::string whyNot(const Result<T>& result) {
  return result ? std::string() : result.error().message;
}

bool signsIn(DeskScene& scene, const std::string& name, std::string_view password) {
  return signIn(scene.desk(), DeskScene::account(), name, password, DeskScene::kCheap).ok();
}

}  // namespace

class RecoverCommandsTest : public QObject {
  Q_OBJECT
 private slots:
  void onlyOfficer_comesBackByTheToken() {
    DeskScene scene;
    const Caller before = scene.as("sam");
    for (int i = 0; i < 6; ++i) QVERIFY(!signsIn(scene, "sam", "forgotten"));  // and is throttled by now
    auto recovery = recoveryOf(scene);
    const auto token = recovery.makeToken(DeskScene::account(), "Sam");
    QVERIFY2(token.ok(), whyNot(token).c_str());
    QCOMPARE(scene.last("action"), std::string("user.recovery_token"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM fact WHERE value LIKE '%" + *token + "%'"), std::int64_t{0});
    const auto done = recovery.recover(DeskScene::account(), "sam", *token, kNew);
    QVERIFY2(done.ok(), whyNot(done).c_str());
    QCOMPARE(scene.last("action"), std::string("user.recover"));
    QCOMPARE(scene.last("actor"), std::string("uid 1000 (tester)"));
    QCOMPARE(scene.last("role"), std::string());
    QCOMPARE(scene.last("reason"), std::string("recovered by the account of the operating system"));
    QCOMPARE(std::string(scene.lastEntry().at("targets").as_array().front().as_string()), std::string("sam"));
    QVERIFY(!scene.people().list(before));  // every session of that person has ended
    QVERIFY(signsIn(scene, "sam", kNew));
    QVERIFY(!signsIn(scene, "sam", DeskScene::kPassword));
    QCOMPARE(scene.store.number("SELECT role FROM person WHERE name = 'sam'"),
             static_cast<std::int64_t>(Role::security));
    QVERIFY(!scene.verify().fault);
    // Once.
    QVERIFY(!recovery.recover(DeskScene::account(), "sam", *token, "yet another staple"));
    QVERIFY(signsIn(scene, "sam", kNew));
  }

  void whoeverCouldHelp_isNamedInstead() {
    DeskScene scene;
    auto recovery = recoveryOf(scene);
    const auto refused = [&](const char* name) {
      const std::int64_t before = scene.refusals();
      const std::string why = whyNot(recovery.makeToken(DeskScene::account(), name));
      return scene.refusals() == before + 1 ? why : std::string("not written down: ") + why;
    };
    QCOMPARE(refused("ada"), std::string("sam can set the password of ada"));
    QVERIFY(refused("olga").find("neither security officer nor admin") != std::string::npos);
    QCOMPARE(recovery.makeToken(DeskScene::account(), "nobody").error().code, ErrorCode::notFound);
    QVERIFY(scene.people().add(scene.as("sam"), "sue", Role::security, DeskScene::kPassword).ok());
    QCOMPARE(refused("sam"), std::string("sue can set the password of sam"));
    QVERIFY(scene.people().disable(scene.as("sam"), "sue", "left the company").ok());
    QCOMPARE(refused("sue"), std::string("sue is disabled"));
    // Meanwhile somebody else could: the token no longer counts.
    const auto token = recovery.makeToken(DeskScene::account(), "sam");
    QVERIFY(token.ok());
    QVERIFY(scene.people().enable(scene.as("sam"), "sue", "is back again").ok());
    QCOMPARE(whyNot(recovery.recover(DeskScene::account(), "sam", *token, kNew)),
             std::string("sue can set the password of sam"));
    QVERIFY(signsIn(scene, "sam", DeskScene::kPassword));
  }

  void onlyAdmin_comesBackWhileThereIsNoOfficer() {
    DeskScene scene(false);
    const std::string setup = scene.people().makeSetupToken(DeskScene::account()).value();
    QVERIFY(scene.people().claim(DeskScene::account(), setup, "ada", DeskScene::kPassword).ok());
    auto recovery = recoveryOf(scene);
    const auto token = recovery.makeToken(DeskScene::account(), "ada");
    QVERIFY2(token.ok(), whyNot(token).c_str());
    QVERIFY(recovery.recover(DeskScene::account(), "ada", *token, kNew).ok());
    QVERIFY(signsIn(scene, "ada", kNew));
  }

  void wrongToken_isRefusedAndWrittenDown() {
    DeskScene scene;
    auto recovery = recoveryOf(scene);
    const auto attempt = [&](const std::string& token, std::string_view password = kNew) {
      return recovery.recover(DeskScene::account(), "sam", token, password);
    };
    QVERIFY(!attempt("guess"));
    const std::string first = recovery.makeToken(DeskScene::account(), "sam").value();
    const std::string token = recovery.makeToken(DeskScene::account(), "sam").value();
    const std::int64_t before = scene.refusals();
    for (const std::string& wrong : {first, std::string(), std::string("spent"), token + "x"}) {
      const auto refused = attempt(wrong);
      QVERIFY(!refused);
      QCOMPARE(refused.error().code, ErrorCode::refused);
    }
    QCOMPARE(scene.refusals(), before + 4);
    QCOMPARE(attempt(token, "short").error().code, ErrorCode::invalid);  // and the token still counts
    scene.store.clock.time += kRecoveryTokenLife;
    QVERIFY(!attempt(token));
    scene.store.clock.time -= std::chrono::seconds(1);
    QVERIFY(attempt(token).ok());
  }
};

QTEST_GUILESS_MAIN(RecoverCommandsTest)
#include "recover_commands_test.moc"
