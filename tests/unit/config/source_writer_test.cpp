// One source at a time: read as in an apply file, merged into what is there, refused whole where anything is wrong.
#include "core/config/source_writer.h"

#include "core/store/sqlite_driver.h"
#include "tests/unit/config/fake_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace ack;
using namespace ack::config;

namespace {

constexpr UtcTime kNow{std::chrono::seconds(1'790'000'000)};

std::string sourceText(const std::string& name, const std::string& more = "") {
  return "{\"name\":\"" + name + "\",\"provider\":\"stripe\",\"secrets\":[\"whsec_0123456789abcdef\"]" + more + "}";
}
std::string forwardTo(const std::string& destination) {
  return ",\"rules\":[{\"effects\":[{\"kind\":\"forward\",\"destination\":\"" + destination + "\"}]}]";
}
const char* const kDestinations =
    "{\"version\":1,\"destinations\":[{\"name\":\"desk\",\"url\":\"https://desk.example/in\"}]}";

struct Rig {
  QTemporaryDir folder;
  base::SeededRandom random{7};
  test::FakeSecrets secrets;
  test::FakeProviders providers;
  std::shared_ptr<crypto::Vault> vault;
  std::unique_ptr<store::Connection> connection;
  std::unique_ptr<CatalogueStore> catalogues;
  std::unique_ptr<SourceWriter> writer;

  Rig() {
    vault = crypto::Vault::withKey(std::string(32, 'k'), random).value();
    connection =
        store::openForWriting(std::filesystem::path(folder.path().toStdString()) / "acknowledger.db").value();
    catalogues = std::make_unique<CatalogueStore>(vault, secrets, random);
    writer = std::make_unique<SourceWriter>(*catalogues, providers, secrets);
  }
  CataloguePtr load() { return catalogues->load(*connection).value(); }
  auto add(const std::string& text) { return writer->add(*connection, text, "test", kNow); }
};

}  // namespace

class SourceWriterTest : public QObject {
  Q_OBJECT

 private slots:
  void add_toAnEmptyStore_isTheFirstVersion() {
    Rig rig;
    const auto saved = rig.add(sourceText("shop"));
    QVERIFY2(saved.ok(), saved.ok() ? "" : saved.error().message.c_str());
    const CataloguePtr loaded = rig.load();
    QCOMPARE(loaded->version, 1);
    QVERIFY(loaded->source("shop") != nullptr && loaded->source("shop")->id.value > 0);
  }

  void add_besideOthers_keepsEverythingElse() {
    Rig rig;
    auto reading = readApplyText("shop.json", kDestinations, rig.providers, rig.secrets);
    QVERIFY(rig.catalogues->apply(*rig.connection, reading.catalogue, "test", kNow).ok());
    const std::string signing = rig.load()->destinations.front().signingSecret.value;
    QVERIFY(rig.add(sourceText("first", forwardTo("desk"))).ok());
    QVERIFY(rig.add(sourceText("second")).ok());
    const CataloguePtr loaded = rig.load();
    QCOMPARE(loaded->version, 3);
    QCOMPARE(loaded->sources.size(), std::size_t{2});
    QCOMPARE(QByteArray::fromStdString(loaded->destinations.front().signingSecret.value),
             QByteArray::fromStdString(signing));
    QCOMPARE(loaded->source("first")->rules.front().effects.front().destination, std::string("desk"));
  }

  void add_withMistakes_namesEachAtItsFieldAndChangesNothing() {
    Rig rig;
    QVERIFY(rig.add(sourceText("shop")).ok());
    const SourceReading reading =
        readSourceText("{\"name\":\"shop\",\"provider\":\"stripe\",\"secrets\":[\"changeme\"],\"replay_window_s\":0" +
                           forwardTo("nowhere") + "}",
                       *rig.load(), rig.providers, rig.secrets);
    std::vector<std::string> paths;
    for (const ApplyError& error : reading.errors) paths.push_back(error.path);
    for (const char* path : {"name", "secrets[0]", "replay_window_s", "rules[0].effects[0].destination"})
      QVERIFY2(std::find(paths.begin(), paths.end(), path) != paths.end(), path);
    const auto saved = rig.add(sourceText("shop"));
    QVERIFY(!saved.ok());
    QCOMPARE(saved.error().code, ErrorCode::invalid);
    QCOMPARE(rig.load()->version, 1);
  }

  void read_chargeFromUnprovenContent_needsConsent() {
    Rig rig;
    const std::string charge =
        "{\"name\":\"mail\",\"provider\":\"postmark\",\"secrets\":[\"user:password-0123\"],\"rules\":[{\"effects\":[{"
        "\"kind\":\"charge\",\"account\":\"acct\",\"amount\":\"/n\",\"currency\":\"EUR\"}]}]";
    QVERIFY(!readSourceText(charge + "}", {}, rig.providers, rig.secrets).ok());
    QVERIFY(readSourceText(charge + ",\"allow_unproven_charges\":true}", {}, rig.providers, rig.secrets).ok());
  }

  void read_noJson_isOneError() {
    Rig rig;
    QCOMPARE(readSourceText("{", {}, rig.providers, rig.secrets).errors.size(), std::size_t{1});
    QVERIFY(!readSourceText("[]", {}, rig.providers, rig.secrets).ok());
  }

  void addSecret_putsItInFrontAndKeepsTheOld() {
    Rig rig;
    QVERIFY(rig.add(sourceText("shop")).ok());
    QVERIFY(rig.writer->addSecret(*rig.connection, "shop", "whsec_fedcba9876543210", "test", kNow).ok());
    const auto secrets = rig.load()->source("shop")->secrets;
    QCOMPARE(secrets.size(), std::size_t{2});
    QCOMPARE(secretEnding(secrets[0]), std::string("3210"));
    QCOMPARE(secretEnding(secrets[1]), std::string("cdef"));
    const auto again = rig.writer->addSecret(*rig.connection, "shop", "whsec_fedcba9876543210", "test", kNow);
    QCOMPARE(again.error().code, ErrorCode::conflict);
    const auto bad = rig.writer->addSecret(*rig.connection, "shop", "  ", "test", kNow);
    QCOMPARE(bad.error().code, ErrorCode::invalid);
    QCOMPARE(rig.writer->addSecret(*rig.connection, "none", "whsec_fedcba98", "test", kNow).error().code,
             ErrorCode::notFound);
  }

  void removeSecret_takesOnlyTheOneThatWasSeen() {
    Rig rig;
    QVERIFY(rig.add(sourceText("shop")).ok());
    QVERIFY(rig.writer->addSecret(*rig.connection, "shop", "whsec_fedcba9876543210", "test", kNow).ok());
    const auto remove = [&](std::size_t position, const char* ending) {
      return rig.writer->removeSecret(*rig.connection, "shop", position, ending, "test", kNow);
    };
    QCOMPARE(remove(1, "3210").error().code, ErrorCode::conflict);
    QVERIFY(remove(1, "cdef").ok());
    QCOMPARE(remove(0, "3210").error().code, ErrorCode::refused);
    QCOMPARE(rig.load()->source("shop")->secrets.size(), std::size_t{1});
  }

  void secretEnding_shortOrReferenced_showsNoPartOfIt() {
    QCOMPARE(secretEnding(Secret{"", "short"}), std::string());
    QCOMPARE(secretEnding(Secret{"env:SHOP", "whsec_0123456789abcdef"}), std::string("env:SHOP"));
  }
};
QTEST_GUILESS_MAIN(SourceWriterTest)
#include "source_writer_test.moc"
