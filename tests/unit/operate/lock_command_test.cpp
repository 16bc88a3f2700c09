#include "core/operate/lock_command.h"
#include "core/operate/people_commands.h"
#include "core/operate/sign_in_command.h"
#include "core/operate/sign_in_list.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using access::Permission;
using access::Role;
using access::SessionStanding;

namespace {

constexpr crypto::ScryptCost kCheap{16, 1, 1};
constexpr const char* kPassword = "correct horse";

class Scene {
 public:
  Scene() : vault(crypto::Vault::withKey(std::string(32, 'k'), random).value()) {
    m_connection = store::openBesideWriter(store.file()).value();
    const std::string token = people().makeSetupToken(account()).value();
    if (!people().claim(account(), token, "ada", kPassword)) qFatal("claim");
  }
  Desk desk() { return {*m_connection, *vault, random, store.clock, store.folder(), {}}; }
  PeopleCommands people() { return {desk(), kCheap}; }
  static Caller account() { return {{}, "uid 1000 (tester)", "window"}; }
  Caller ada() { return {signIn(desk(), account(), "ada", kPassword, kCheap).value(), account().account, "window"}; }
  SessionStanding standing(const Caller& caller) { return lookAtSession(desk(), caller).value().standing; }
  bool mayAct(const Caller& caller) { return permit(desk(), caller, Permission::configure, {}, false).ok(); }

  kit::TempStore store;
  base::SystemRandom random;
  std::shared_ptr<crypto::Vault> vault;

 private:
  std::unique_ptr<store::Connection> m_connection;
};

}  // namespace

class LockCommandTest : public QObject {
  Q_OBJECT

 private slots:
  void lock_openSession_mayNothingUntilUnlocked() {
    Scene scene;
    const Caller ada = scene.ada();
    QVERIFY(scene.mayAct(ada));
    QVERIFY(lockSession(scene.desk(), ada).ok());
    QCOMPARE(scene.standing(ada), SessionStanding::locked);
    QVERIFY(!scene.mayAct(ada));
    const auto token = unlockSession(scene.desk(), ada, kPassword, kCheap);
    QVERIFY(token.ok());
    QVERIFY(scene.mayAct({*token, ada.account, ada.via}));
    QCOMPARE(scene.standing(ada), SessionStanding::ended);  // the old token is of no use any more
  }

  void unlock_wrongPassword_staysLockedAndIsThrottled() {
    Scene scene;
    const Caller ada = scene.ada();
    QVERIFY(lockSession(scene.desk(), ada).ok());
    for (int i = 0; i < 5; ++i) {
      const auto token = unlockSession(scene.desk(), ada, "wrong horse", kCheap);
      QCOMPARE(token.error().code, ErrorCode::refused);
    }
    QVERIFY(signInWait(scene.desk(), "ada").value().count() > 0);
    QVERIFY(!unlockSession(scene.desk(), ada, kPassword, kCheap).ok());  // right, but too early
    QCOMPARE(scene.standing(ada), SessionStanding::locked);
    scene.store.clock.advance(std::chrono::minutes(1));
    QVERIFY(unlockSession(scene.desk(), ada, kPassword, kCheap).ok());
  }

  void unlock_endedSession_isRefused() {
    Scene scene;
    const Caller ada = scene.ada();
    QVERIFY(signOut(scene.desk(), ada).ok());
    QCOMPARE(unlockSession(scene.desk(), ada, kPassword, kCheap).error().code, ErrorCode::refused);
    QVERIFY(lockSession(scene.desk(), ada).ok());  // nothing to do
  }

  void touch_openSession_keepsItFromLocking() {
    Scene scene;
    const Caller ada = scene.ada();
    const auto limit = scene.desk().sessionLimits.idle;
    scene.store.clock.advance(limit - std::chrono::seconds(1));
    QVERIFY(touchSession(scene.desk(), ada).ok());
    scene.store.clock.advance(limit - std::chrono::seconds(1));
    QCOMPARE(scene.standing(ada), SessionStanding::open);
    scene.store.clock.advance(std::chrono::seconds(2));
    QCOMPARE(scene.standing(ada), SessionStanding::locked);
    QCOMPARE(touchSession(scene.desk(), ada).error().code, ErrorCode::refused);
  }

  void signInList_disabledPerson_isNotListed() {
    Scene scene;
    const Caller ada = scene.ada();
    QVERIFY(scene.people().add(ada, "olga", Role::operations, kPassword).ok());
    QCOMPARE(signInList(scene.desk()).value().names.size(), std::size_t{2});
    QVERIFY(scene.people().disable(ada, "olga", "left the company").ok());
    const SignInList list = signInList(scene.desk()).value();
    QVERIFY(list.anybody);
    QCOMPARE(list.names, (std::vector<SignInName>{{"ada", Role::admin}}));
  }

  void signInWait_nameThatNobodyHas_answersLikeAnother() {
    Scene scene;
    for (int i = 0; i < 5; ++i) QVERIFY(!signIn(scene.desk(), Scene::account(), "eve", "wrong horse", kCheap).ok());
    QVERIFY(signInWait(scene.desk(), "EVE").value().count() > 0);
    QCOMPARE(signInWait(scene.desk(), "ada").value().count(), 0);
  }
};

QTEST_GUILESS_MAIN(LockCommandTest)
#include "lock_command_test.moc"
