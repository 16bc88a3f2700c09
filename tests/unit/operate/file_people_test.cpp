// The people of an apply file are compared with what the last file said, of which only hashes are kept.
#include "core/config/catalogue_json.h"
#include "core/config/stored_catalogue.h"
#include "core/operate/configure_commands.h"
#include "tests/unit/operate/desk_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using test::DeskScene;

namespace {

constexpr const char* kFirst = "canary in the file";
constexpr const char* kSecond = "second canary there";

config::Person person(const char* name, const char* role, const char* password) {
  return {name, role, {{}, password}, {}};
}

config::SavedCatalogue apply(DeskScene& scene, const Caller& caller, std::vector<config::Person> people) {
  const config::SystemSecretSource secrets;
  config::Catalogue draft = *config::openNewest(scene.connection(), *scene.vault).value();
  draft.people = std::move(people);
  auto saved =
      ConfigureCommands(scene.desk(), secrets, DeskScene::kCheap).apply(caller, std::move(draft), "shop.json");
  if (!saved) qFatal("%s", saved.error().message.c_str());
  return *saved;
}

Caller signedIn(DeskScene& scene, const char* name, const char* password) {
  const auto token = signIn(scene.desk(), DeskScene::account(), name, password, DeskScene::kCheap);
  if (!token) qFatal("%s", token.error().message.c_str());
  return {*token, "uid 1000 (tester)", "command line"};
}

bool signsIn(DeskScene& scene, const char* name, const char* password) {
  return signIn(scene.desk(), DeskScene::account(), name, password, DeskScene::kCheap).ok();
}

/// All configurations that are kept, unsealed.
std::string everything(DeskScene& scene) {
  std::string text;
  const auto rows = store::ConfigTable(scene.connection()).all().value();
  for (const store::StoredConfig& row : rows)
    text += scene.vault->unseal(row.sealed, config::sealedFor(row.version)).value();
  return text;
}

/// The newest configuration as an earlier build kept it: with each person's password, and no hash.
void asAnEarlierBuildKept(DeskScene& scene, const std::string& password) {
  const auto newest = config::openNewest(scene.connection(), *scene.vault).value();
  std::string text = config::toStoredText(*newest);
  for (const config::Person& one : newest->people) {
    const std::string now = "\"password_reference\":\"\",\"password_hash\":\"" + one.passwordHash + "\"";
    const std::size_t at = text.find(now);
    if (at == std::string::npos) qFatal("%s", text.c_str());
    text.replace(at, now.size(), "\"password\":{\"reference\":\"\",\"value\":\"" + password + "\"}");
  }
  const std::string sealed = scene.vault->seal(text, config::sealedFor(newest->version)).value();
  QVERIFY(scene.connection().beginWrite().ok());
  QVERIFY(store::ConfigTable(scene.connection()).reseal(newest->version, sealed).ok());
  QVERIFY(scene.connection().commit().ok());
}

}  // namespace

class FilePeopleTest : public QObject {
  Q_OBJECT
 private slots:
  void apply_keepsHashesOnly() {
    DeskScene scene(false);
    QVERIFY(apply(scene, DeskScene::account(), {person("ada", "admin", kFirst)}).changed);
    QVERIFY(signsIn(scene, "ada", kFirst));
    QVERIFY(everything(scene).find("canary") == std::string::npos);
    // The same file again is the same configuration.
    const Caller ada = signedIn(scene, "ada", kFirst);
    QVERIFY(!apply(scene, ada, {person("ada", "admin", kFirst)}).changed);
    // A change of something else keeps what is known.
    config::Person kept = config::openNewest(scene.connection(), *scene.vault).value()->people.at(0);
    QVERIFY(!kept.passwordHash.empty() && kept.password.value.empty());
    // Another password in the file is a new one.
    QVERIFY(apply(scene, ada, {person("ada", "admin", kSecond)}).changed);
    QVERIFY(signsIn(scene, "ada", kSecond));
    QVERIFY(!signsIn(scene, "ada", kFirst));
    QVERIFY(everything(scene).find("canary") == std::string::npos);
  }

  // A file is no way around what the window and the command line refuse; two may change places in it, in any order.
  // (With a security officer there a file changes nobody: nobody may both configure and manage people then.)
  void apply_wouldTakeTheLastAdmin_isRefusedWhole() {
    DeskScene scene(false);
    apply(scene, DeskScene::account(), {person("ada", "admin", kFirst), person("uwe", "support", kFirst)});
    const Caller ada = signedIn(scene, "ada", kFirst);
    const config::SystemSecretSource secrets;
    config::Catalogue draft = *config::openNewest(scene.connection(), *scene.vault).value();
    draft.people = {person("ada", "support", kFirst), person("uwe", "founder", kFirst)};
    const auto refused =
        ConfigureCommands(scene.desk(), secrets, DeskScene::kCheap).apply(ada, std::move(draft), "shop.json");
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("ada is the last admin: make somebody else admin first"));
    const auto roleOf = [&](const char* name) {
      return scene.store.number("SELECT role FROM person WHERE name = '" + std::string(name) + "'");
    };
    QCOMPARE(roleOf("ada"), static_cast<std::int64_t>(access::Role::admin));
    QCOMPARE(roleOf("uwe"), static_cast<std::int64_t>(access::Role::support));
    apply(scene, ada, {person("ada", "security", kFirst), person("uwe", "admin", kFirst)});
    QCOMPARE(roleOf("ada"), static_cast<std::int64_t>(access::Role::security));
    QCOMPARE(roleOf("uwe"), static_cast<std::int64_t>(access::Role::admin));
  }

  void apply_whatWasChangedOtherwise_stays() {
    DeskScene scene(false);
    apply(scene, DeskScene::account(), {person("ada", "admin", kFirst), person("uwe", "support", kFirst)});
    const Caller ada = signedIn(scene, "ada", kFirst);
    QVERIFY(scene.people().setPassword(ada, "uwe", "set by hand").ok());
    QVERIFY(!apply(scene, ada, {person("ada", "admin", kFirst), person("uwe", "support", kFirst)}).changed);
    QVERIFY(signsIn(scene, "uwe", "set by hand"));
  }

  // After an upgrade the last configuration may still hold passwords and no hashes.
  void apply_afterAnEarlierBuild_undoesNobodysPassword() {
    DeskScene scene(false);
    const std::vector<config::Person> file{person("ada", "admin", kFirst), person("uwe", "support", kFirst)};
    apply(scene, DeskScene::account(), file);
    const Caller ada = signedIn(scene, "ada", kFirst);
    QVERIFY(scene.people().setPassword(ada, "uwe", "set by hand").ok());
    asAnEarlierBuildKept(scene, kFirst);
    (void)signedIn(scene, "uwe", "set by hand");
    const std::int64_t sessions = scene.store.number("SELECT count(*) FROM session");
    // By the account, which may change nobody: the file changes nobody.
    apply(scene, DeskScene::account(), file);
    QVERIFY(signsIn(scene, "uwe", "set by hand"));
    QVERIFY(!signsIn(scene, "uwe", kFirst));
    QVERIFY(scene.store.number("SELECT count(*) FROM session") >= sessions);
    const auto newest = config::openNewest(scene.connection(), *scene.vault).value();
    for (const config::Person& one : newest->people)
      QVERIFY(crypto::matchPassword(kFirst, one.passwordHash, DeskScene::kCheap) != crypto::PasswordMatch::no);
    // What the file says anew counts all the same.
    asAnEarlierBuildKept(scene, kFirst);
    apply(scene, ada, {person("ada", "admin", kFirst), person("uwe", "support", kSecond)});
    QVERIFY(signsIn(scene, "uwe", kSecond));
    QVERIFY(signsIn(scene, "ada", kFirst));
  }
};

QTEST_GUILESS_MAIN(FilePeopleTest)
#include "file_people_test.moc"
