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

  void apply_whatWasChangedOtherwise_stays() {
    DeskScene scene(false);
    apply(scene, DeskScene::account(), {person("ada", "admin", kFirst), person("uwe", "support", kFirst)});
    const Caller ada = signedIn(scene, "ada", kFirst);
    QVERIFY(scene.people().setPassword(ada, "uwe", "set by hand").ok());
    QVERIFY(!apply(scene, ada, {person("ada", "admin", kFirst), person("uwe", "support", kFirst)}).changed);
    QVERIFY(signsIn(scene, "uwe", "set by hand"));
  }
};

QTEST_GUILESS_MAIN(FilePeopleTest)
#include "file_people_test.moc"
