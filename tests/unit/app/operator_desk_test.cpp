// A desk that opens the store alone brings it up to date as an engine's start does.
#include "app/operator_desk.h"

#include "core/config/catalogue_json.h"
#include "core/config/stored_catalogue.h"
#include "core/crypto/password_hash.h"
#include "core/operate/configure_commands.h"
#include "core/runtime/data_files.h"
#include "tests/unit/query/filled_store.h"

#include <QtTest>

using namespace ack;

class OperatorDeskTest : public QObject {
  Q_OBJECT
 private slots:
  // Else the first change after an upgrade would forget what the last file said, and its next apply undo a password
  // that somebody has set.
  void open_passwordsOfAnEarlierBuild_areHashesBeforeAnythingIsChanged() {
    query::test::FilledStore store;
    base::SystemRandom random;
    const auto vault = runtime::openVault(store.data(), random).value();
    config::Catalogue catalogue = *config::openNewest(store.connection(), *vault).value();
    catalogue.people.push_back({"ada", "admin", {"env:ADA_PASSWORD", {}}, {}});
    std::string text = config::toStoredText(catalogue);
    const std::string now = "\"password_reference\":\"env:ADA_PASSWORD\",\"password_hash\":\"\"";
    QVERIFY(text.find(now) != std::string::npos);
    text.replace(text.find(now), now.size(),
                 "\"password\":{\"reference\":\"env:ADA_PASSWORD\",\"value\":\"canary of old\"}");
    QVERIFY(store.connection().beginWrite().ok());
    const auto sealed = vault->seal(text, config::sealedFor(catalogue.version));
    QVERIFY(store::ConfigTable(store.connection()).reseal(catalogue.version, *sealed).ok());
    QVERIFY(store.connection().commit().ok());

    const base::SystemClock clock;
    const auto desk = app::OperatorDesk::open(store.data(), clock, false);
    QVERIFY2(desk.ok(), desk.ok() ? "" : desk.error().message.c_str());
    const auto opened = config::openNewest((*desk)->connection(), (*desk)->vault());
    QVERIFY(opened.ok());
    const config::Person& ada = (*opened)->people.at(0);
    QVERIFY(ada.password.value.empty());
    QVERIFY(crypto::matchPassword("canary of old", ada.passwordHash, {}) == crypto::PasswordMatch::yes);
  }
};

QTEST_GUILESS_MAIN(OperatorDeskTest)
#include "operator_desk_test.moc"
