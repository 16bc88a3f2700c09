#include "core/access/person_name.h"
#include "core/access/sign_in.h"
#include "core/store/person_table.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

using namespace ack;
using namespace ack::access;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

constexpr crypto::ScryptCost kCheap{16, 1, 1};
constexpr const char* kPassword = "correct horse";

class Scene {
 public:
  Scene() { m_connection = store::openBesideWriter(store.file()).value(); }

  std::int64_t person(const std::string& name, Role role, const crypto::ScryptCost& cost = kCheap) {
    store::PersonRow row;
    row.name = name;
    row.key = personKey(name);
    row.role = static_cast<int>(role);
    row.createdAt = now();
    row.password = crypto::hashPassword(kPassword, cost, random).value();
    return store::PersonTable(*m_connection).insert(row).value();
  }
  SignInOutcome signIn(const std::string& name, const std::string& password = kPassword) {
    auto candidate = findCandidate(*m_connection, name);
    const auto matched = match(std::move(candidate).value(), password, kCheap, random);
    return settle(matched);
  }
  SignInOutcome settle(const MatchedCandidate& matched) {
    if (!m_connection->beginWrite()) qFatal("begin");
    auto outcome = settleSignIn(*m_connection, matched, "window", limits, random, now());
    if (!m_connection->commit()) qFatal("commit");
    return outcome.value();
  }
  SessionKeeper sessions() { return SessionKeeper(*m_connection, limits); }
  void disable(std::int64_t person) {
    store::PersonTable table(*m_connection);
    auto row = table.byId(person)->value();
    row.disabledAt = now();
    if (!table.update(row)) qFatal("update");
  }
  UtcTime now() { return store.clock.now(); }
  store::Connection& connection() { return *m_connection; }

  kit::TempStore store;
  base::SeededRandom random{3};
  SessionLimits limits;

 private:
  std::unique_ptr<store::Connection> m_connection;
};

}  // namespace

class SignInTest : public QObject {
  Q_OBJECT
 private slots:
  // RFC 7914 section 12.
  void scrypt_rfc7914_matches() {
    const std::string kept = "scrypt$1024$8$16$TmFDbA==$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI=";
    QCOMPARE(crypto::matchPassword("password", kept, {1024, 8, 16}), crypto::PasswordMatch::yes);
    QCOMPARE(crypto::matchPassword("Password", kept, {1024, 8, 16}), crypto::PasswordMatch::no);
    QCOMPARE(crypto::matchPassword("password", kept, {2048, 8, 16}), crypto::PasswordMatch::weaker);
  }

  void keptPassword_unreadable_opensForNobody() {
    base::SystemRandom random;
    const std::string good = crypto::hashPassword(kPassword, kCheap, random).value();
    QCOMPARE(crypto::matchPassword(kPassword, good, kCheap), crypto::PasswordMatch::yes);
    for (const std::string& bad :
         {std::string(), std::string("scrypt"), good + "$", "x" + good, good.substr(0, good.size() - 4),
          std::string("scrypt$3$1$1$AAAA$AAAA"),
          std::string("scrypt$1099511627776$8$1$TmFDbA==$") + good.substr(good.rfind('$') + 1),
          std::string("plain$16$1$1$") + kPassword})
      QCOMPARE(crypto::matchPassword(kPassword, bad, kCheap), crypto::PasswordMatch::no);
    const std::string again = crypto::hashPassword(kPassword, kCheap, random).value();
    QVERIFY(good != again);
  }

  void password_rightAndWrong() {
    Scene scene;
    scene.person("Ada", Role::operations);
    const auto good = scene.signIn("ADA");
    QVERIFY(good.token.has_value());
    const auto actor = scene.sessions().resume(*good.token, scene.now());
    QVERIFY(actor.ok());
    QCOMPARE(actor->name, std::string("Ada"));
    QCOMPARE(actor->role, Role::operations);
    QVERIFY(!scene.signIn("ada", "wrong horse!").token);
    QVERIFY(!scene.signIn("ada", "").token);
    QVERIFY(!scene.signIn("nobody").token);
  }

  // Only the hash of a token is kept: what can be read in the store opens nothing.
  void token_isNotInTheStore() {
    Scene scene;
    scene.person("ada", Role::admin);
    const std::string token = *scene.signIn("ada").token;
    QVERIFY(token.starts_with(kTokenPrefix));
    QCOMPARE(token.size(), kTokenPrefix.size() + 43);
    QFile raw(QString::fromStdString(scene.store.file().string()));
    QFile log(QString::fromStdString(scene.store.file().string() + "-wal"));
    for (QFile* file : {&raw, &log})
      if (file->open(QIODevice::ReadOnly))
        QVERIFY(!file->readAll().contains(QByteArray::fromStdString(token.substr(kTokenPrefix.size()))));
  }

  // Neither the answer nor the waiting tells which names exist.
  void failures_ofKnownAndUnknownNames_lookAlike() {
    Scene scene;
    scene.person("ada", Role::admin);
    for (int i = 0; i < 12; ++i) {
      const auto known = scene.signIn("ada", "wrong horse!");
      const auto unknown = scene.signIn("nobody", "wrong horse!");
      QVERIFY(!known.token && !unknown.token);
      QCOMPARE(known.wait.count(), unknown.wait.count());
    }
  }

  void failures_many_areThrottledEvenWithTheRightPassword() {
    Scene scene;
    scene.person("ada", Role::admin);
    for (int i = 0; i < 4; ++i) QCOMPARE(scene.signIn("ada", "wrong horse!").wait.count(), seconds{0}.count());
    QCOMPARE(scene.signIn("ada", "wrong horse!").wait.count(), seconds{2}.count());
    const auto tooSoon = scene.signIn("ada");
    QVERIFY(!tooSoon.token);
    QCOMPARE(tooSoon.whyNot, std::string("too many failures"));
    scene.store.clock.advance(seconds{2});
    QCOMPARE(scene.signIn("ada", "wrong horse!").wait.count(), seconds{4}.count());
    for (int i = 0; i < 20; ++i) {
      scene.store.clock.advance(minutes{20});
      QVERIFY(scene.signIn("ada", "wrong horse!").wait <= seconds{900});
    }
    scene.store.clock.advance(seconds{899});
    QVERIFY(!scene.signIn("ada").token);
    scene.store.clock.advance(seconds{1});
    QVERIFY(scene.signIn("ada").token.has_value());
    QCOMPARE(scene.signIn("ada", "wrong horse!").wait.count(), seconds{0}.count());
  }

  // The clock ran ahead while somebody failed, and was set right: nobody is locked out until then.
  void failures_fromTheFuture_lockNobodyOut() {
    Scene scene;
    scene.person("ada", Role::admin);
    for (int i = 0; i < 5; ++i) scene.signIn("ada", "wrong horse!");
    QVERIFY(!scene.signIn("ada").token);
    scene.store.clock.advance(-std::chrono::hours{24 * 365});
    QCOMPARE(waitBefore(scene.connection(), "ada", scene.store.clock.now())->count(), seconds{0}.count());
    QCOMPARE(scene.signIn("ada", "wrong horse!").wait.count(), seconds{0}.count());  // the first one of now
    QVERIFY(scene.signIn("ada").token.has_value());
  }
  void failures_waitBeyondTheLimit_isCapped() {
    Scene scene;
    scene.person("ada", Role::admin);
    for (int i = 0; i < 5; ++i) scene.signIn("ada", "wrong horse!");
    QVERIFY(
        scene.connection().execute("UPDATE sign_in_failure SET wait_until_us = wait_until_us + 86400000000").ok());
    QCOMPARE(waitBefore(scene.connection(), "ada", scene.store.clock.now())->count(), seconds{900}.count());
  }

  void inventedNames_areForgottenAfterADay() {
    Scene scene;
    for (int i = 0; i < 20; ++i) scene.signIn("nobody" + std::to_string(i), "wrong horse!");
    QCOMPARE(scene.store.number("SELECT count(*) FROM sign_in_failure"), std::int64_t{20});
    scene.store.clock.advance(std::chrono::hours{25});
    scene.signIn("somebody", "wrong horse!");
    QCOMPARE(scene.store.number("SELECT count(*) FROM sign_in_failure"), std::int64_t{1});
  }

  void person_disabledMeanwhile_isNotSignedIn() {
    Scene scene;
    const auto ada = scene.person("ada", Role::admin);
    const auto matched = match(findCandidate(scene.connection(), "ada").value(), kPassword, kCheap, scene.random);
    QVERIFY(matched.right);
    scene.disable(ada);
    QVERIFY(!scene.settle(matched).token);
    QVERIFY(!scene.signIn("ada").token);
  }

  void cost_raised_hashesAnewAtTheNextSignIn() {
    Scene scene;
    const auto ada = scene.person("ada", Role::admin, {4, 1, 1});
    QVERIFY(scene.signIn("ada").token.has_value());
    const std::string kept = store::PersonTable(scene.connection()).byId(ada)->value().password;
    QVERIFY2(kept.starts_with("scrypt$16$1$1$"), kept.c_str());
    QVERIFY(scene.signIn("ada").token.has_value());
    QVERIFY(!scene.signIn("ada", "wrong horse!").token);
  }

  void session_idle_locksAndThePasswordOpensIt() {
    Scene scene;
    scene.person("ada", Role::admin);
    const std::string token = *scene.signIn("ada").token;
    scene.store.clock.advance(scene.limits.idle);
    QVERIFY(scene.sessions().resume(token, scene.now()).ok());
    scene.store.clock.advance(scene.limits.idle);
    QVERIFY(scene.sessions().peek(token, scene.now()).ok());
    scene.store.clock.advance(seconds{1});
    const auto locked = scene.sessions().resume(token, scene.now());
    QVERIFY(!locked);
    QVERIFY(locked.error().message.find("locked") != std::string::npos);
    QVERIFY(scene.sessions().unlock(token, scene.now()).ok());
    QVERIFY(scene.sessions().resume(token, scene.now()).ok());
    QVERIFY(scene.sessions().lock(token, scene.now()).ok());
    QVERIFY(!scene.sessions().resume(token, scene.now()));
  }

  void session_absoluteLimit_endsItForGood() {
    Scene scene;
    scene.person("ada", Role::admin);
    const std::string token = *scene.signIn("ada").token;
    for (int i = 0; i < 72; ++i) {
      scene.store.clock.advance(minutes{10});
      QVERIFY(scene.sessions().resume(token, scene.now()).ok());
    }
    scene.store.clock.advance(seconds{1});
    QVERIFY(!scene.sessions().resume(token, scene.now()));
    QVERIFY(!scene.sessions().unlock(token, scene.now()));
  }

  void session_disabledPerson_endsAtOnce() {
    Scene scene;
    const auto ada = scene.person("ada", Role::admin);
    const std::string token = *scene.signIn("ada").token;
    scene.disable(ada);
    const auto refused = scene.sessions().resume(token, scene.now());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::refused);
  }

  void session_changedRole_actsByTheNewOne() {
    Scene scene;
    const auto ada = scene.person("ada", Role::admin);
    const std::string token = *scene.signIn("ada").token;
    store::PersonTable table(scene.connection());
    auto row = table.byId(ada)->value();
    row.role = static_cast<int>(Role::support);
    QVERIFY(table.update(row).ok());
    QCOMPARE(scene.sessions().resume(token, scene.now())->role, Role::support);
  }

  void session_editedInTheStore_opensNothing() {
    Scene scene;
    scene.person("ada", Role::admin);
    const std::string token = *scene.signIn("ada").token;
    for (std::string other :
         {std::string(), std::string(kTokenPrefix), token + "A", token.substr(0, token.size() - 1)})
      QVERIFY(!scene.sessions().resume(other, scene.now()));
    std::string flipped = token;
    flipped.back() = flipped.back() == 'A' ? 'E' : 'A';
    QVERIFY(!scene.sessions().resume(flipped, scene.now()));
    QVERIFY(scene.connection().execute("UPDATE person SET role = 77").ok());
    QVERIFY(!scene.sessions().resume(token, scene.now()));
  }

  void sessions_ended_areGone() {
    Scene scene;
    const auto ada = scene.person("ada", Role::admin);
    const std::string one = *scene.signIn("ada").token;
    const std::string two = *scene.signIn("ada").token;
    const std::string three = *scene.signIn("ada").token;
    QVERIFY(one != two);
    QVERIFY(scene.sessions().end(one).ok());
    QVERIFY(!scene.sessions().resume(one, scene.now()));
    QVERIFY(scene.sessions().resume(two, scene.now()).ok());
    QCOMPARE(*scene.sessions().endAllOf(ada), std::int64_t{2});
    QVERIFY(!scene.sessions().resume(three, scene.now()));
  }
};

QTEST_GUILESS_MAIN(SignInTest)
#include "sign_in_test.moc"
