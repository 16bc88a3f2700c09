// Configurations in a real store: numbers stay with names, equal ones make no version, secrets rotate and survive the
// loss of their variable.
#include "core/config/catalogue_store.h"

#include "core/config/catalogue_diff.h"
#include "core/config/catalogue_json.h"
#include "core/config/four_eyes.h"
#include "core/store/sqlite_driver.h"
#include "tests/unit/config/apply_documents.h"
#include "tests/unit/config/fake_environment.h"

#include <boost/json/serialize.hpp>

#include <QTemporaryDir>
#include <QTest>

using namespace ack;
using namespace ack::config;

namespace {

constexpr UtcTime kNow{std::chrono::seconds(1'790'000'000)};

struct Rig {
  QTemporaryDir folder;
  std::filesystem::path file;
  base::SeededRandom random{7};
  test::FakeSecrets secrets;
  test::FakeProviders providers;
  std::shared_ptr<crypto::Vault> vault;
  std::unique_ptr<store::Connection> connection;

  Rig() {
    file = std::filesystem::path(folder.path().toStdString()) / "acknowledger.db";
    vault = crypto::Vault::withKey(std::string(32, 'k'), random).value();
    connection = store::openForWriting(file).value();
    secrets.variables = {
        {"STRIPE_SECRET", "whsec_first"}, {"ADA_PASSWORD", "correct horse"}, {"SMTP_PASSWORD", "battery staple"}};
  }
  CatalogueStore catalogues() { return CatalogueStore(vault, secrets, random); }
  Catalogue read(const std::string& text) {
    ApplyReading reading = readApplyText("/conf/shop.json", text, providers, secrets);
    if (!reading.ok()) qFatal("%s", toError(reading).message.c_str());
    return std::move(reading.catalogue);
  }
  SavedCatalogue apply(const std::string& text) {
    auto saved = catalogues().apply(*connection, read(text), "test", kNow);
    if (!saved) qFatal("%s", saved.error().message.c_str());
    return std::move(saved).value();
  }
  std::int64_t count(const std::string& sql) {
    auto statement = connection->prepare(sql).value();
    const store::StatementScope scope(*statement);
    return scope->step().value() ? scope->integer(0) : -1;
  }
};

std::string twoSources(const std::string& first, const std::string& second) {
  return "{\"version\":1,\"sources\":[{\"name\":\"" + first +
         "\",\"provider\":\"stripe\",\"secrets\":[\"whsec_a1\"]},{\"name\":\"" + second +
         "\",\"provider\":\"github\",\"secrets\":[\"whsec_b1\"]}]}";
}

}  // namespace

class CatalogueStoreTest : public QObject {
  Q_OBJECT

 private slots:
  void load_emptyStore_isVersionZero() {
    Rig rig;
    const auto loaded = rig.catalogues().load(*rig.connection);
    QVERIFY(loaded.ok());
    QCOMPARE((*loaded)->version, 0);
    QVERIFY((*loaded)->sources.empty());
  }

  /// Who may configure may replay as well: raising the bound must not let them act alone today. The trail says by how
  /// much it was raised.
  void fourEyes_raised_countsADayLater() {
    Rig rig;
    const auto bound = [&](int most) {
      return "{\"version\":1,\"settings\":{\"four_eyes_above\":" + std::to_string(most) + "}}";
    };
    const auto inForce = [&](UtcTime at) {
      const auto settings = (*rig.catalogues().load(*rig.connection))->settings;
      return fourEyesInForce(*rig.connection, settings, at).value();
    };
    (void)rig.apply(bound(30));
    QCOMPARE(inForce(kNow), 30);
    const auto before = rig.catalogues().load(*rig.connection).value();
    const auto raised = rig.apply(bound(5000)).catalogue;
    QCOMPARE(inForce(kNow), 30);
    QCOMPARE(inForce(kNow - std::chrono::hours(1)), 30);
    QCOMPARE(inForce(kNow + kRaisedBoundHolds), 5000);
    const auto diff = diffOf(*before, *raised);
    QCOMPARE(diff.before.at("settings").at("four_eyes_above").as_int64(), std::int64_t{30});
    QCOMPARE(diff.after.at("settings").at("four_eyes_above").as_int64(), std::int64_t{5000});
    // Lower at once; and up again in two steps is no way round.
    (void)rig.apply(bound(10));
    QCOMPARE(inForce(kNow), 10);
    (void)rig.apply(bound(50));
    (void)rig.apply(bound(60));
    QCOMPARE(inForce(kNow), 10);
  }

  void load_afterApply_answersTheSameCatalogue() {
    Rig rig;
    for (const std::string& text : {test::contractExample(), test::everyEffectField(), test::destinationAtItsBounds(),
                                    test::sourceAtItsBounds(), test::proxySettings(), test::bothChannels()}) {
      const SavedCatalogue saved = rig.apply(text);
      QVERIFY(saved.changed);
      const auto loaded = rig.catalogues().load(*rig.connection);
      QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().message.c_str());
      QCOMPARE((*loaded)->version, saved.catalogue->version);
      QCOMPARE(toStoredText(**loaded), toStoredText(*saved.catalogue));
      for (std::size_t i = 0; i < saved.catalogue->sources.size(); ++i)
        QVERIFY((*loaded)->sources[i].id == saved.catalogue->sources[i].id && (*loaded)->sources[i].id.value > 0);
      for (const Destination& one : (*loaded)->destinations) QVERIFY(one.id > 0);
    }
  }

  void apply_equalDocument_makesNoVersion() {
    Rig rig;
    const SavedCatalogue first = rig.apply(test::contractExample());
    const SavedCatalogue again = rig.apply(test::contractExample());
    QVERIFY(first.changed);
    QVERIFY(!again.changed);
    QCOMPARE(again.catalogue->version, first.catalogue->version);
    QCOMPARE(again.catalogue->sources.at(0).id.value, first.catalogue->sources.at(0).id.value);
    QCOMPARE(rig.count("SELECT count(*) FROM config"), 1);
  }

  void apply_changedSecretOfTheSameDocument_makesAVersion() {
    Rig rig;
    rig.apply(test::contractExample());
    rig.secrets.variables["STRIPE_SECRET"] = "whsec_second";
    const SavedCatalogue rotated = rig.apply(test::contractExample());
    QVERIFY(rotated.changed);
    QCOMPARE(rotated.catalogue->version, 2);
  }

  void apply_renamedAndReturningSource_keepsNumbersByName() {
    Rig rig;
    const auto before = rig.apply(twoSources("alpha", "beta")).catalogue;
    rig.apply(twoSources("gamma", "beta"));
    const auto after = rig.apply(twoSources("beta", "alpha")).catalogue;
    QCOMPARE(after->source("alpha")->id.value, before->source("alpha")->id.value);
    QCOMPARE(after->source("beta")->id.value, before->source("beta")->id.value);
    QCOMPARE(rig.count("SELECT count(*) FROM source"), 3);
  }

  void load_rotatedVariable_isFetchedAnew() {
    Rig rig;
    rig.apply(test::contractExample());
    rig.secrets.variables["STRIPE_SECRET"] = "whsec_rotated";
    const auto loaded = rig.catalogues().load(*rig.connection).value();
    QCOMPARE(loaded->sources.at(0).secrets.at(0).value, std::string("whsec_rotated"));
  }

  void load_lostOrBlankVariable_fallsBackToTheAppliedValue() {
    Rig rig;
    rig.apply(test::contractExample());
    rig.secrets.variables.erase("STRIPE_SECRET");
    QCOMPARE(rig.catalogues().load(*rig.connection).value()->sources.at(0).secrets.at(0).value,
             std::string("whsec_first"));
    rig.secrets.variables["STRIPE_SECRET"] = "  ";
    QCOMPARE(rig.catalogues().load(*rig.connection).value()->sources.at(0).secrets.at(0).value,
             std::string("whsec_first"));
    rig.secrets.variables["STRIPE_SECRET"] = "changeme";
    QCOMPARE(rig.catalogues().load(*rig.connection).value()->sources.at(0).secrets.at(0).value,
             std::string("whsec_first"));
  }

  void apply_destinationWithoutSecret_getsOneThatStays() {
    Rig rig;
    const auto first = rig.apply(test::contractExample()).catalogue;
    const Secret made = first->destination("crm")->signingSecret;
    QVERIFY(made.value.starts_with("whsec_") && made.value.size() > 40);
    QCOMPARE(made.reference, std::string(kGeneratedReference));
    rig.secrets.variables["STRIPE_SECRET"] = "whsec_second";
    const auto second = rig.apply(test::contractExample()).catalogue;
    QCOMPARE(second->version, 2);
    QCOMPARE(second->destination("crm")->signingSecret.value, made.value);
  }

  void apply_webhookForAlertsWithoutSecret_getsOneThatStays() {
    Rig rig;
    const auto first = rig.apply(test::bothChannels()).catalogue;
    const Secret made = first->alerts.webhook->signingSecret;
    QVERIFY(made.value.starts_with("whsec_") && made.value.size() > 40);
    QCOMPARE(made.reference, std::string(kGeneratedReference));
    rig.secrets.variables["SMTP_PASSWORD"] = "another horse";
    const auto second = rig.apply(test::bothChannels()).catalogue;
    QCOMPARE(second->version, 2);
    QCOMPARE(second->alerts.webhook->signingSecret.value, made.value);
    rig.secrets.variables["SMTP_PASSWORD"] = "a third horse";
    QCOMPARE(rig.catalogues().load(*rig.connection).value()->alerts.email->password.value,
             std::string("a third horse"));
  }

  void storedText_withoutChannels_isWhatItWasBeforeThere() {
    Rig rig;
    QVERIFY(toStoredText(rig.read(test::contractExample())).find("alerts") == std::string::npos);
  }

  void diff_channels_tellsWhatChangedButNoSecret() {
    Rig rig;
    Catalogue none;
    const Catalogue both = rig.read(test::bothChannels());
    QCOMPARE(std::string(diffOf(none, both).after.at("alerts").at("email").as_string()), std::string("added"));
    QCOMPARE(std::string(diffOf(both, none).after.at("alerts").at("webhook").as_string()), std::string("taken away"));
    QVERIFY(diffOf(both, both).after.empty());
    Catalogue other = both;
    other.alerts.email->password.value = "hidden horse";
    other.alerts.email->to = {"new@shop.example"};
    other.alerts.webhook->url = "https://chat.example/in?token=hidden";
    const CatalogueDiff diff = diffOf(both, other);
    const std::string told = boost::json::serialize(diff.before) + boost::json::serialize(diff.after);
    QVERIFY(told.find("hidden") == std::string::npos && told.find("staple") == std::string::npos);
    QVERIFY(told.find("t0ken") == std::string::npos);
    QVERIFY(told.find("new@shop.example") != std::string::npos);
    QCOMPARE(std::string(diff.after.at("alerts").at("email").at("password").as_string()), std::string("changed"));
    QCOMPARE(std::string(diff.after.at("alerts").at("webhook").at("url").as_string()), std::string("changed"));
  }

  void save_inRolledBackTransaction_leavesNothing() {
    Rig rig;
    QVERIFY(rig.connection->beginWrite().ok());
    QVERIFY(rig.catalogues().save(*rig.connection, rig.read(test::contractExample()), "test", kNow).ok());
    rig.connection->rollback();
    QCOMPARE(rig.catalogues().load(*rig.connection).value()->version, 0);
    QCOMPARE(rig.count("SELECT count(*) FROM source"), 0);
  }

  void apply_besideAnotherConnection_isSeenThere() {
    Rig rig;
    auto beside = store::openBesideWriter(rig.file).value();
    QVERIFY(rig.catalogues().apply(*beside, rig.read(test::contractExample()), "cli", kNow).ok());
    QCOMPARE(CatalogueStore::newestVersion(*rig.connection).value(), 1);
    QCOMPARE(rig.catalogues().load(*rig.connection).value()->sources.size(), std::size_t{1});
  }

  void load_olderRowPutInPlaceOfTheNewest_isCorrupt() {
    Rig rig;
    rig.apply(twoSources("alpha", "beta"));
    rig.apply(twoSources("alpha", "gamma"));
    QVERIFY(
        rig.connection
            ->execute("UPDATE config SET sealed = (SELECT sealed FROM config WHERE version = 1) WHERE version = 2")
            .ok());
    const auto loaded = rig.catalogues().load(*rig.connection);
    QVERIFY(!loaded.ok());
    QVERIFY(loaded.error().code == ErrorCode::corrupt);
  }

  void store_neverHoldsASecretInTheClear() {
    Rig rig;
    rig.apply(test::contractExample());
    QCOMPARE(rig.count("SELECT count(*) FROM config WHERE instr(sealed, 'whsec_first') > 0"), 0);
    QCOMPARE(rig.count("SELECT count(*) FROM config WHERE instr(sealed, 'stripe') > 0"), 0);
  }

  void fromStoredText_damaged_isCorruptNotACrash() {
    Rig rig;
    const std::string text = toStoredText(rig.read(test::contractExample()));
    for (std::size_t cut = 0; cut < text.size(); cut += 7) QVERIFY(!fromStoredText(text.substr(0, cut)).ok());
    std::string wrong = text;
    wrong.replace(wrong.find("\"on_stale\":0"), 12, "\"on_stale\":9");
    QVERIFY(!fromStoredText(wrong).ok());
    QVERIFY(fromStoredText(text).ok());
  }
};

QTEST_GUILESS_MAIN(CatalogueStoreTest)
#include "catalogue_store_test.moc"
