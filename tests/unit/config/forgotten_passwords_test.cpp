// Passwords of an apply file's people that earlier builds kept are taken out of every configuration.
#include "core/config/forgotten_passwords.h"

#include "core/config/catalogue_json.h"
#include "core/config/stored_catalogue.h"
#include "core/store/sqlite_driver.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ack;
using namespace ack::config;

namespace {

constexpr crypto::ScryptCost kCheap{16, 1, 1};
constexpr UtcTime kNow{std::chrono::seconds(1'790'000'000)};

struct Rig {
  QTemporaryDir folder;
  base::SeededRandom random{7};
  std::shared_ptr<crypto::Vault> vault{crypto::Vault::withKey(std::string(32, 'k'), random).value()};
  std::unique_ptr<store::Connection> connection{
      store::openForWriting(std::filesystem::path(folder.path().toStdString()) / "acknowledger.db").value()};

  /// A configuration with the person as an earlier build wrote it.
  void keep(std::int64_t version, const std::string& password) {
    Catalogue catalogue;
    catalogue.people.push_back({"ada", "admin", {"env:ADA_PASSWORD", {}}, {}});
    std::string text = toStoredText(catalogue);
    const std::string now = "\"password_reference\":\"env:ADA_PASSWORD\",\"password_hash\":\"\"";
    const std::string then = "\"password\":{\"reference\":\"env:ADA_PASSWORD\",\"value\":\"" + password + "\"}";
    text.replace(text.find(now), now.size(), then);
    write(version, vault->seal(text, sealedFor(version)).value());
  }
  void write(std::int64_t version, const std::string& sealed) {
    QVERIFY(connection->beginWrite().ok());
    QCOMPARE(store::ConfigTable(*connection).add(kNow, "test", sealed).value(), version);
    QVERIFY(connection->commit().ok());
  }
  /// All that is kept, unsealed.
  std::string everything() {
    std::string text;
    const auto rows = store::ConfigTable(*connection).all().value();
    for (const store::StoredConfig& row : rows)
      if (const auto opened = vault->unseal(row.sealed, sealedFor(row.version))) text += *opened;
    return text;
  }
};

}  // namespace

class ForgottenPasswordsTest : public QObject {
  Q_OBJECT
 private slots:
  void forget_everyVersion_holdsNoPassword() {
    Rig rig;
    rig.keep(1, "canary of old");
    rig.keep(2, "canary of now");
    QVERIFY(rig.everything().find("canary") != std::string::npos);
    QCOMPARE(forgetFilePasswords(*rig.connection, *rig.vault, kCheap, rig.random).value(), std::int64_t{2});
    QVERIFY2(rig.everything().find("canary") == std::string::npos, rig.everything().c_str());
    const auto newest = openNewest(*rig.connection, *rig.vault);
    QVERIFY(newest.ok());
    const Person& ada = (*newest)->people.at(0);
    QCOMPARE(ada.password.reference, std::string("env:ADA_PASSWORD"));
    QVERIFY(crypto::matchPassword("canary of now", ada.passwordHash, kCheap) == crypto::PasswordMatch::yes);
    QCOMPARE((*newest)->version, std::int64_t{2});
    // Once.
    QCOMPARE(forgetFilePasswords(*rig.connection, *rig.vault, kCheap, rig.random).value(), std::int64_t{0});
  }

  void forget_whatDoesNotOpen_staysAndStopsNothing() {
    Rig rig;
    rig.write(1, "sealed with a key that nobody has");
    rig.keep(2, "canary of now");
    QCOMPARE(forgetFilePasswords(*rig.connection, *rig.vault, kCheap, rig.random).value(), std::int64_t{1});
    QVERIFY(rig.everything().find("canary") == std::string::npos);
    QCOMPARE(store::ConfigTable(*rig.connection).find(1).value()->sealed,
             std::string("sealed with a key that nobody has"));
  }

  void forget_emptyStore_isDoneAtOnce() {
    Rig rig;
    QCOMPARE(forgetFilePasswords(*rig.connection, *rig.vault, kCheap, rig.random).value(), std::int64_t{0});
  }
};

QTEST_GUILESS_MAIN(ForgottenPasswordsTest)
#include "forgotten_passwords_test.moc"
