#include "core/audit/checkpoint_file.h"
#include "core/audit/verifier.h"
#include "core/operate/people_commands.h"
#include "core/operate/sign_in_command.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

#include <boost/json/parse.hpp>

using namespace ack;
using namespace ack::operate;
using access::Permission;
using access::Role;

namespace {

constexpr crypto::ScryptCost kCheap{16, 1, 1};
constexpr const char* kPassword = "correct horse";

class Scene {
 public:
  Scene() : vault(crypto::Vault::withKey(std::string(32, 'k'), random).value()) {
    m_connection = store::openBesideWriter(store.file()).value();
  }
  Desk desk() { return {*m_connection, *vault, random, store.clock, store.folder(), {}}; }
  PeopleCommands people() { return PeopleCommands(desk(), kCheap); }
  static Caller account() { return {{}, "uid 1000 (tester)", "command line"}; }
  Caller as(const std::string& name, const std::string& password = kPassword) {
    auto token = signIn(desk(), account(), name, password, kCheap);
    if (!token) qFatal("%s", token.error().message.c_str());
    return {*token, "uid 1000 (tester)", "command line"};
  }
  /// ada is the first admin; sam the security officer; olga an operator; uwe in support; fay the founder.
  void fill() {
    const std::string token = people().makeSetupToken(Scene::account()).value();
    if (!people().claim(account(), token, "ada", kPassword)) qFatal("claim");
    const Caller ada = as("ada");
    for (const auto& [name, role] : std::initializer_list<std::pair<const char*, Role>>{
             {"olga", Role::operations}, {"uwe", Role::support}, {"fay", Role::founder}, {"sam", Role::security}})
      if (auto made = people().add(ada, name, role, kPassword); !made) qFatal("%s", made.error().message.c_str());
  }
  audit::Verdict verify() {
    const auto evidence = audit::evidenceOf(
        *m_connection, *vault, audit::readCheckpointLines(store.folder() / audit::kCheckpointFile).value());
    return audit::verifyTrail(*m_connection, *evidence).value();
  }
  boost::json::object lastEntry() {
    return boost::json::parse(store::AuditTable(*m_connection).last()->value().entry).as_object();
  }
  store::Connection& connection() { return *m_connection; }

  kit::TempStore store;
  base::SystemRandom random;
  std::shared_ptr<crypto::Vault> vault;

 private:
  std::unique_ptr<store::Connection> m_connection;
};

std::string text(const boost::json::object& object, std::string_view name) {
  return std::string(object.at(name).as_string());
}

}  // namespace

class PeopleCommandsTest : public QObject {
  Q_OBJECT
 private slots:
  void setupToken_makesOneAdminOnce() {
    Scene scene;
    const std::string first = scene.people().makeSetupToken(Scene::account()).value();
    const std::string second = scene.people().makeSetupToken(Scene::account()).value();
    QVERIFY(!scene.people().claim(Scene::account(), first, "eve", kPassword));  // replaced by the second
    QVERIFY(!scene.people().claim(Scene::account(), "", "eve", kPassword));
    QVERIFY(scene.people().claim(Scene::account(), second, "ada", kPassword).ok());
    QVERIFY(!scene.people().claim(Scene::account(), second, "eve", kPassword));
    QVERIFY(!scene.people().makeSetupToken(Scene::account()));
    const auto people = scene.people().list(scene.as("ada"));
    QVERIFY(people.ok());
    QCOMPARE(people->size(), std::size_t{1});
    QCOMPARE(people->front().role, Role::admin);
    QVERIFY(!scene.verify().fault);
  }

  // Every deed and every refusal is written down, by whom, in what role, and why not.
  void deeds_andRefusals_areInTheTrail() {
    Scene scene;
    scene.fill();
    QCOMPARE(text(scene.lastEntry(), "action"), std::string("user.add"));
    QCOMPARE(text(scene.lastEntry(), "actor"), std::string("ada"));
    QCOMPARE(text(scene.lastEntry(), "role"), std::string("admin"));
    QCOMPARE(text(scene.lastEntry(), "outcome"), std::string("done"));
    const auto refused = scene.people().add(scene.as("uwe"), "eve", Role::admin, kPassword);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::refused);
    const auto entry = scene.lastEntry();
    QCOMPARE(text(entry, "action"), std::string("user.add"));
    QCOMPARE(text(entry, "actor"), std::string("uwe"));
    QCOMPARE(text(entry, "outcome"), std::string("refused"));
    QCOMPARE(text(entry, "why_not"), std::string("support may not manage people and roles; security may"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM person WHERE name = 'eve'"), std::int64_t{0});
    const audit::Verdict verdict = scene.verify();
    QVERIFY2(!verdict.fault, verdict.fault ? verdict.fault->sentence.c_str() : "");
    QCOMPARE(verdict.checkpoints, verdict.entries);
  }

  void everyRole_managesPeopleOnlyByTheTable() {
    Scene scene;
    scene.fill();
    for (const char* name : {"ada", "olga", "uwe", "fay", "sam"}) {
      const bool allowed = std::string(name) == "sam";
      const std::int64_t before = scene.store.number("SELECT count(*) FROM audit_entry WHERE refused = 1");
      const Caller caller = scene.as(name);
      QCOMPARE(scene.people().add(caller, std::string("new-") + name, Role::support, kPassword).ok(), allowed);
      QCOMPARE(scene.people().setRole(caller, "uwe", Role::support, "as it was before").ok(), allowed);
      QCOMPARE(scene.people().enable(caller, "uwe", "as it was before").ok(), allowed);
      QCOMPARE(scene.people().list(caller).ok(), allowed);
      QCOMPARE(scene.store.number("SELECT count(*) FROM audit_entry WHERE refused = 1") - before,
               std::int64_t{allowed ? 0 : 4});
      // With a name and a password that nobody could have: who may not is in the trail all the same.
      const ErrorCode why = allowed ? ErrorCode::invalid : ErrorCode::refused;
      QCOMPARE(scene.people().add(caller, "", Role::support, "x").error().code, why);
      QCOMPARE(scene.people().setPassword(caller, "uwe", "x").error().code, why);
      QCOMPARE(scene.store.number("SELECT count(*) FROM audit_entry WHERE refused = 1") - before,
               std::int64_t{allowed ? 0 : 6});
    }
    for (const Caller& nobody : {Scene::account(), Caller{"ack1_invented", "uid 1000", "command line"}}) {
      const auto refused = scene.people().add(nobody, "eve", Role::admin, kPassword);
      QVERIFY(!refused);
      QCOMPARE(text(scene.lastEntry(), "outcome"), std::string("refused"));
    }
    QVERIFY(!scene.verify().fault);
  }

  void lastAdmin_cantBeTakenAway() {
    Scene scene;
    scene.fill();
    const Caller sam = scene.as("sam");
    for (const auto& refused : {scene.people().disable(sam, "ada", "leaves the company"),
                                scene.people().setRole(sam, "ada", Role::support, "leaves the company")}) {
      QVERIFY(!refused);
      QVERIFY(refused.error().message.find("last admin") != std::string::npos);
    }
    QCOMPARE(text(scene.lastEntry(), "outcome"), std::string("refused"));
    QVERIFY(scene.people().setRole(sam, "olga", Role::admin, "deputy of the admin").ok());
    QVERIFY(scene.people().disable(sam, "ada", "leaves the company").ok());
    QVERIFY(!scene.people().disable(sam, "olga", "leaves the company"));
  }

  // Without one an admin would manage people, who by domain.md may not.
  void lastOfficer_cantBeTakenAway() {
    Scene scene;
    scene.fill();
    const Caller sam = scene.as("sam");
    for (const auto& refused : {scene.people().disable(sam, "sam", "leaves the company"),
                                scene.people().setRole(sam, "SAM", Role::admin, "wants to be admin"),
                                scene.people().setRole(sam, "sam", Role::founder, "leaves the company")}) {
      QVERIFY(!refused);
      QCOMPARE(refused.error().code, ErrorCode::refused);
      QCOMPARE(refused.error().message,
               std::string("sam is the last security officer: make another security officer first"));
      QCOMPARE(text(scene.lastEntry(), "outcome"), std::string("refused"));
    }
    QVERIFY(!scene.people().list(scene.as("ada")));
    QVERIFY(scene.people().setRole(sam, "sam", Role::security, "stays what he is").ok());
    // A disabled one is none.
    QVERIFY(scene.people().add(sam, "sue", Role::security, kPassword).ok());
    QVERIFY(scene.people().disable(sam, "sue", "on leave till May").ok());
    QVERIFY(!scene.people().disable(sam, "sam", "leaves the company"));
    QVERIFY(scene.people().enable(sam, "sue", "is back again").ok());
    QVERIFY(scene.people().disable(sam, "sam", "leaves the company").ok());
    QVERIFY(!scene.people().disable(scene.as("sue"), "sue", "leaves the company"));
    QVERIFY(!scene.people().list(scene.as("ada")));
    QVERIFY(!scene.verify().fault);
  }

  // An earlier build let the last one go: then admins manage people, and make one.
  void noOfficer_ofAnEarlierBuild_anAdminMakesOne() {
    Scene scene;
    scene.fill();
    const std::string leave = "UPDATE person SET disabled_at_us = 1 WHERE name = 'sam'";
    QVERIFY(scene.connection().beginWrite().ok());
    QVERIFY(scene.connection().execute(leave.c_str()).ok());
    QVERIFY(scene.connection().commit().ok());
    const Caller ada = scene.as("ada");
    QVERIFY(scene.people().add(ada, "sue", Role::security, kPassword).ok());
    QVERIFY(!scene.people().enable(ada, "sam", "is back again"));
  }

  void changes_mayGoWithoutAReason_butNotWithABadOne() {
    Scene scene;
    scene.fill();
    const Caller sam = scene.as("sam");
    for (const std::string& none : {std::string("123456789"), std::string(12, ' '), std::string(501, 'x')}) {
      QCOMPARE(scene.people().disable(sam, "uwe", none).error().code, ErrorCode::invalid);
      QCOMPARE(scene.people().enable(sam, "uwe", none).error().code, ErrorCode::invalid);
      QCOMPARE(scene.people().setRole(sam, "uwe", Role::founder, none).error().code, ErrorCode::invalid);
      QCOMPARE(scene.people().disable(scene.as("uwe"), "uwe", none).error().code, ErrorCode::refused);
    }
    QCOMPARE(scene.store.number("SELECT count(*) FROM person WHERE disabled_at_us <> 0 OR role = 1"),
             std::int64_t{1});  // fay, the founder
    QVERIFY(scene.people().disable(sam, "uwe", "").ok());
    QVERIFY(scene.people().enable(sam, "uwe", "").ok());
  }

  // Two people whom nobody can tell apart: the second is not let in.
  void names_thatLookLikeAnothers_areRefused() {
    Scene scene;
    scene.fill();
    const Caller sam = scene.as("sam");
    for (const char* name : {"uwe\xE2\x80\x8B",
                             "\xE2\x80\xAE"
                             "ewu",
                             "uwe\xC2\xA0", "u\xC2\xADwe", "uwe\xC2\x85", "uwe\x1b[2J", "uwe\xEF\xB8\x8F",
                             "uwe\xE3\x85\xA4", "uwe ", "uwe\xFF"}) {
      const auto refused = scene.people().add(sam, name, Role::support, kPassword);
      QVERIFY2(!refused, name);
      QCOMPARE(refused.error().code, ErrorCode::invalid);
    }
    QCOMPARE(scene.people().add(sam, "UWE", Role::support, kPassword).error().code, ErrorCode::conflict);
    QVERIFY(scene.people().add(sam, "Uwe \xC3\x98stg\xC3\xA5rd", Role::support, kPassword).ok());
    // One that an earlier build let in is still there, by that name.
    QVERIFY(scene.connection().beginWrite().ok());
    QVERIFY(scene.connection()
                .execute(
                    "UPDATE person SET name = 'fay' || char(8203), name_key = 'fay' || char(8203) WHERE name = 'fay'")
                .ok());
    QVERIFY(scene.connection().commit().ok());
    QVERIFY(scene.as("fay\xE2\x80\x8B").token.size() > 20);
    QVERIFY(scene.people().disable(sam, "fay\xE2\x80\x8B", "takes a name that can be seen").ok());
  }

  // A script that names one person and holds another's token must not act as that other one.
  void token_ofSomebodyElse_isRefusedByName() {
    Scene scene;
    scene.fill();
    const Caller sam = scene.as("sam");
    QVERIFY(checkHolder(scene.desk(), sam, "sam").ok());
    QVERIFY(checkHolder(scene.desk(), sam, "SAM").ok());
    for (const char* name : {"uwe", "MySecretPassword"}) {
      const auto refused = checkHolder(scene.desk(), sam, name);
      QVERIFY(!refused);
      QCOMPARE(refused.error().code, ErrorCode::refused);
      QVERIFY(refused.error().message.find("of a session of sam") != std::string::npos);
      QCOMPARE(text(scene.lastEntry(), "actor"), std::string("sam"));
      QCOMPARE(text(scene.lastEntry(), "outcome"), std::string("refused"));
    }
    QCOMPARE(std::string(scene.lastEntry().at("targets").as_array().at(0).as_string()), std::string("somebody"));
    QCOMPARE(scene.store.number("SELECT count(*) FROM audit_entry WHERE entry LIKE '%MySecretPassword%'"),
             std::int64_t{0});
    // Of nobody's there is nothing to say here: what is asked with it is refused.
    QVERIFY(checkHolder(scene.desk(), {"ack1_invented", "uid 1000", "command line"}, "sam").ok());
  }

  void disabledPerson_isSignedOutAtOnce() {
    Scene scene;
    scene.fill();
    const Caller olga = scene.as("olga");
    const auto before = permit(scene.desk(), olga, Permission::viewWork, {}, true);
    QVERIFY(before.ok());
    QVERIFY(scene.people().disable(scene.as("sam"), "olga", "on leave till May").ok());
    QVERIFY(!permit(scene.desk(), olga, Permission::viewWork, {}, true));
    QVERIFY(!signIn(scene.desk(), Scene::account(), "olga", kPassword, kCheap));
    QVERIFY(scene.people().enable(scene.as("sam"), "olga", "is back again").ok());
    QVERIFY(!permit(scene.desk(), olga, Permission::viewWork, {}, true));  // the old session stays ended
    scene.as("olga");
  }

  void password_ownAndOthers() {
    Scene scene;
    scene.fill();
    const Caller uwe = scene.as("uwe");
    QVERIFY(!scene.people().setPassword(uwe, "olga", "another horse"));
    QVERIFY(!scene.people().setPassword(uwe, "UWE", "another horse"));
    // Whoever finds an unlocked screen doesn't know the present one.
    const auto wrong = scene.people().changeOwnPassword(uwe, "some horse", "another horse");
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().message, std::string("name or password is wrong"));
    QCOMPARE(text(scene.lastEntry(), "outcome"), std::string("refused"));
    QVERIFY(!scene.people().changeOwnPassword(Scene::account(), kPassword, "another horse"));
    QVERIFY(scene.people().changeOwnPassword(uwe, kPassword, "another horse").ok());
    QVERIFY(!permit(scene.desk(), uwe, Permission::viewWork, {}, true));  // signed out everywhere
    QVERIFY(!signIn(scene.desk(), Scene::account(), "uwe", kPassword, kCheap));
    scene.as("uwe", "another horse");
    QVERIFY(scene.people().setPassword(scene.as("sam"), "uwe", kPassword).ok());
    scene.as("uwe");
    QVERIFY(!scene.people().changeOwnPassword(scene.as("uwe"), kPassword, "short"));
    QVERIFY(!scene.people().setPassword(scene.as("sam"), "sam", "another horse"));
  }

  // Somebody edits the file instead of asking: the role is what the store says, the trail says that nobody gave it.
  void signIn_failures_areWrittenDownWithoutTheTypedName() {
    Scene scene;
    scene.fill();
    QVERIFY(!signIn(scene.desk(), Scene::account(), "uwe", "wrong horse!", kCheap));
    QCOMPARE(text(scene.lastEntry(), "actor"), Scene::account().account);
    QCOMPARE(std::string(scene.lastEntry().at("targets").as_array().at(0).as_string()), std::string("uwe"));
    QCOMPARE(text(scene.lastEntry(), "why_not"), std::string("wrong password"));
    const auto unknown = signIn(scene.desk(), Scene::account(), "MySecretPassword", "x", kCheap);
    const auto wrong = signIn(scene.desk(), Scene::account(), "fay", "x", kCheap);
    QCOMPARE(unknown.error().message, wrong.error().message);
    QCOMPARE(scene.store.number("SELECT count(*) FROM audit_entry WHERE entry LIKE '%MySecretPassword%'"),
             std::int64_t{0});
  }

  void signOut_endsTheSession() {
    Scene scene;
    scene.fill();
    const Caller uwe = scene.as("uwe");
    QVERIFY(signOut(scene.desk(), uwe).ok());
    QCOMPARE(text(scene.lastEntry(), "action"), std::string("sign_out"));
    const Caller idle = scene.as("fay");
    scene.store.clock.advance(std::chrono::hours(1));
    QVERIFY(signOut(scene.desk(), idle).ok());
    QCOMPARE(text(scene.lastEntry(), "actor"), std::string("fay"));
    QVERIFY(!permit(scene.desk(), uwe, Permission::viewWork, {}, true));
    QVERIFY(signOut(scene.desk(), uwe).ok());
  }

  void work_thatFails_leavesNothingButItsRefusal() {
    Scene scene;
    scene.fill();
    const auto failed = perform(scene.desk(), scene.as("ada"), Permission::configure, {},
                                [&](const access::Actor&, UtcTime) -> Result<Change> {
                                  if (!scene.connection().execute("UPDATE person SET role = 1")) qFatal("sql");
                                  return Error{ErrorCode::conflict, "changed meanwhile"};
                                });
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, ErrorCode::conflict);
    QCOMPARE(scene.store.number("SELECT count(*) FROM person WHERE role = 1"), std::int64_t{1});
    QCOMPARE(text(scene.lastEntry(), "why_not"), std::string("changed meanwhile"));
  }

  void work_thatFindsSomethingCorrupt_isWrittenDown() {
    Scene scene;
    scene.fill();
    const auto failed = perform(scene.desk(), scene.as("ada"), Permission::configure, {},
                                [](const access::Actor&, UtcTime) -> Result<Change> {
                                  return Error{ErrorCode::corrupt, "the payload is not what was stored"};
                                });
    QCOMPARE(failed.error().code, ErrorCode::corrupt);
    QCOMPARE(text(scene.lastEntry(), "why_not"), std::string("the payload is not what was stored"));
  }

  // A crash kept lines from the file: the next deed adds them, in order.
  void checkpointFile_whatACrashLeftOut_isMadeUpFor() {
    Scene scene;
    scene.fill();
    const auto file = scene.store.folder() / audit::kCheckpointFile;
    const auto whole = audit::readCheckpointLines(file).value();
    std::filesystem::remove(file);
    for (std::size_t i = 0; i + 3 < whole.size(); ++i) QVERIFY(audit::addCheckpointLine(file, whole[i]).ok());
    QVERIFY(scene.verify().fault.has_value());
    scene.as("uwe");
    const auto healed = audit::readCheckpointLines(file).value();
    QCOMPARE(healed.size(), whole.size() + 1);
    QVERIFY(std::equal(whole.begin(), whole.end(), healed.begin()));
    QVERIFY(!scene.verify().fault);
  }

  void checkpointFile_missingLine_isFound() {
    Scene scene;
    scene.fill();
    QVERIFY(!scene.verify().fault);
    std::filesystem::remove(scene.store.folder() / audit::kCheckpointFile);
    const audit::Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(verdict.fault->kind, audit::FaultKind::checkpoint);
  }
};

QTEST_GUILESS_MAIN(PeopleCommandsTest)
#include "people_commands_test.moc"
