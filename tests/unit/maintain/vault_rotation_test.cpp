#include "core/audit/checkpoint.h"
#include "core/config/catalogue_store.h"
#include "core/crypto/key_ring.h"
#include "core/maintain/vault_rotation.h"
#include "core/store/payload_codec.h"
#include "core/store/vault_key_table.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

#include <sys/stat.h>

using namespace ack;
using crypto::Vault;
using maintain::VaultRotation;

namespace {

constexpr int kPayloads = 200;

config::Catalogue sample(const std::string& owner) {
  config::Catalogue catalogue;
  config::Source source;
  source.name = "stripe";
  source.owner = owner;
  source.secrets.push_back({"", "whsec_canary"});
  catalogue.sources.push_back(source);
  return catalogue;
}

/// A store with payloads, two configurations and the checkpoints' seed, sealed with the key of a real key file.
class Scene {
 public:
  Scene() : vault(openVault()) {
    store.start();
    auto filled = store.writer->execute(store::WriteLane::operate, [this](store::WriteContext& context) {
      config::CatalogueStore catalogues(vault, m_secrets, random);
      for (const char* owner : {"ada", "olga"})
        if (auto saved = catalogues.save(context.connection, sample(owner), "test", context.now); !saved)
          return Result<void>(saved.error());
      if (auto seed = audit::CheckpointKey::ensure(context.connection, *vault, random); !seed)
        return Result<void>(seed.error());
      for (int i = 0; i < kPayloads; ++i)
        if (auto added = add(context, "body " + std::to_string(i)); !added) return added;
      return Result<void>{};
    });
    if (!filled) qFatal("%s", filled.error().message.c_str());
    reader = store::openForReading(store.file()).value();
  }
  [[nodiscard]] std::filesystem::path keyFile() const { return store.folder() / "master.key"; }
  std::shared_ptr<Vault> openVault() { return Vault::open(keyFile(), crypto::KeyCreation::allow, random).value(); }
  Result<void> add(store::WriteContext& context, const std::string& body) {
    const auto hash = crypto::sha256(body);
    const DeliveryId id = context.tables.delivery.nextId().value();
    const std::string event = "evt_" + std::to_string(id.value);
    const std::string packed = domain::packEventId(event);
    store::NewDelivery row;
    row.id = id;
    row.source = SourceId{1};
    row.packedEventId = packed;
    row.receivedAt = row.nextAt = context.now;
    row.bodySha256 = {reinterpret_cast<const char*>(hash.data()), hash.size()};
    row.payload = id.value;
    if (auto inserted = context.tables.delivery.insert(row); !inserted) return inserted.error();
    const auto sealed =
        vault->seal(store::encodePayload({}, body), store::payloadAssociated(row.source, row.tenant, packed));
    if (!sealed) return sealed.error();
    return context.tables.payload.insert(id.value, "text/plain", static_cast<std::int64_t>(body.size()), *sealed);
  }
  Result<void> write(const std::function<Result<void>(store::WriteContext&)>& work) {
    return store.writer->execute(store::WriteLane::operate, work);
  }
  void ask() {
    auto asked = write([](store::WriteContext& context) -> Result<void> {
      auto version = store::VaultKeyTable(context.connection).ask(context.now);
      return version ? Result<void>{} : Result<void>(version.error());
    });
    if (!asked) qFatal("%s", asked.error().message.c_str());
  }
  VaultRotation rotation() {
    return VaultRotation(*reader, maintain::stepsOfWriter(*store.writer), *vault, keyFile(), random);
  }
  void rotate() {
    VaultRotation one = rotation();
    for (;;) {
      const auto more = one.step();
      if (!more) qFatal("%s", more.error().message.c_str());
      if (!*more) return;
    }
  }
  /// How many payloads, and whether the configuration and the seed, open with that vault.
  QString opens(const Vault& with) {
    store::PayloadTable payloads(*reader);
    int count = 0;
    for (std::int64_t id = 1;; ++id) {
      const auto stored = payloads.load(id).value();
      if (!stored) break;
      count += store::openPayload(*stored, with).ok() ? 1 : 0;
    }
    const auto catalogue =
        config::CatalogueStore(std::shared_ptr<const Vault>(std::shared_ptr<void>(), &with), m_secrets, random)
            .load(*reader);
    const bool seed = audit::CheckpointKey::find(*reader, with).ok();
    return QStringLiteral("%1 %2 %3")
        .arg(count)
        .arg(catalogue && (*catalogue)->sources.front().owner == "olga")
        .arg(seed);
  }
  QString all(int more = 0) { return QStringLiteral("%1 1 1").arg(kPayloads + more); }

  kit::TempStore store;
  base::SystemRandom random;
  std::shared_ptr<Vault> vault;
  std::unique_ptr<store::Connection> reader;

 private:
  config::SystemSecretSource m_secrets;
};

}  // namespace

class VaultRotationTest : public QObject {
  Q_OBJECT
 private slots:
  void rotate_sealsEverythingAnew_andEndsTheOldKey() {
    Scene scene;
    const auto old = crypto::readKeyRing(scene.keyFile()).value();
    const auto stale = scene.openVault();
    scene.ask();
    scene.rotate();
    const auto ring = crypto::readKeyRing(scene.keyFile()).value();
    QCOMPARE(ring.size(), std::size_t{1});
    QCOMPARE(ring.front().version, 2U);
    QVERIFY(ring.front().key != old.front().key);
    QCOMPARE(scene.store.number("SELECT count(*) FROM payload WHERE key_version <> 2"), 0);
    QCOMPARE(scene.opens(*scene.vault), scene.all());
    QCOMPARE(scene.opens(*scene.openVault()), scene.all());
    QCOMPARE(scene.opens(*stale), scene.all());  // reads the file again by itself
    QCOMPARE(scene.opens(*Vault::withKey(old.front().key, scene.random).value()), QStringLiteral("0 0 0"));
    struct stat info {};
    QCOMPARE(::stat(scene.keyFile().c_str(), &info), 0);
    QCOMPARE(info.st_mode & 0777U, 0600U);
    QVERIFY(!scene.rotation().step().value());
  }

  void rotate_again_countsOn() {
    Scene scene;
    for (int i = 0; i < 3; ++i) {
      scene.ask();
      scene.rotate();
    }
    QCOMPARE(scene.vault->newestKey(), 4);
    QCOMPARE(scene.opens(*scene.vault), scene.all());
  }

  void everyStep_bothKeysOpen_andArrivalsGoOn() {
    Scene scene;
    scene.ask();
    VaultRotation rotation = scene.rotation();
    int added = 0;
    for (bool more = true; more;) {
      const auto step = rotation.step();
      QVERIFY2(step.ok(), step ? "" : step.error().message.c_str());
      more = *step;
      QCOMPARE(scene.opens(*scene.openVault()), scene.all(added));
      if (added < 5) {
        QVERIFY(scene.write([&](store::WriteContext& context) { return scene.add(context, "new one"); }).ok());
        ++added;
      }
    }
    QCOMPARE(scene.store.number("SELECT count(*) FROM payload WHERE key_version <> 2"), 0);
  }

  /// As a crash would leave it: each step's transaction fails once, also after the key file was written.
  void stepThatFails_losesNothing_atAnyStep() {
    for (int fails = 0; fails < 12; ++fails) {
      Scene scene;
      scene.ask();
      int commits = 0;
      scene.store.connection->onCommit = nullptr;
      auto beside = store::openBesideWriter(scene.store.file()).value();
      const auto write = [&](const std::function<Result<void>(store::WriteContext&)>& work) {
        return maintain::stepsOfConnection(*beside, scene.store.clock)([&](store::WriteContext& context) {
          auto done = work(context);
          if (done && commits++ == fails) return Result<void>(Error{ErrorCode::io, "power cut"});
          return done;
        });
      };
      {
        VaultRotation first(*scene.reader, write, *scene.vault, scene.keyFile(), scene.random);
        for (auto step = first.step(); step && *step; step = first.step()) {
        }
      }
      QCOMPARE(scene.opens(*scene.openVault()), scene.all());
      scene.vault = scene.openVault();  // another process
      scene.rotate();
      QCOMPARE(scene.opens(*scene.openVault()), scene.all());
      QCOMPARE(crypto::readKeyRing(scene.keyFile())->size(), std::size_t{1});
      QCOMPARE(scene.vault->newestKey(), 2);
    }
  }

  void payloadThatNoKeyOpens_isCounted_andDoesNotStopTheRest() {
    Scene scene;
    QVERIFY(scene
                .write([](store::WriteContext& context) {
                  return context.connection.execute("UPDATE payload SET sealed = x'0102' WHERE payload_id = 7");
                })
                .ok());
    scene.ask();
    scene.rotate();
    const auto row = store::VaultKeyTable(*scene.reader).newest().value();
    QVERIFY(row->finished());
    QCOMPARE(row->unreadable, 1);
    QCOMPARE(row->resealed, kPayloads - 1);
  }

  void keyFileOfAnotherStore_isRefused() {
    Scene scene;
    const auto first = crypto::readKeyRing(scene.keyFile()).value();
    scene.ask();
    QVERIFY(scene.rotation().step().value());  // the key is made
    QVERIFY(maintain::requireNewestKey(*scene.reader, *scene.vault).ok());
    // An old copy of the file is put back in the middle.
    QVERIFY(crypto::writeKeyRing(scene.keyFile(), first, scene.random).ok());
    QCOMPARE(scene.rotation().step().error().code, ErrorCode::refused);
    QCOMPARE(maintain::requireNewestKey(*scene.reader, *scene.openVault()).error().code, ErrorCode::refused);
  }

  void backupOfBefore_opensWithTheKeyFileOfBefore() {
    Scene scene;
    const auto before = crypto::readKeyRing(scene.keyFile()).value();
    const std::filesystem::path copy = scene.store.folder() / "backup.db";
    QVERIFY(store::copyStore(*scene.reader, copy).ok());
    scene.ask();
    scene.rotate();
    scene.reader = store::openForReading(copy).value();
    const auto now = scene.openVault();
    QCOMPARE(scene.opens(*now), QStringLiteral("0 0 0"));
    QVERIFY(crypto::writeKeyRing(scene.store.folder() / "old.key", before, scene.random).ok());
    const auto old = Vault::open(scene.store.folder() / "old.key", crypto::KeyCreation::forbid, scene.random).value();
    QCOMPARE(scene.opens(*old), scene.all());
    const auto why = now->unseal(store::PayloadTable(*scene.reader).load(1).value()->sealed, "");
    QCOMPARE(why.error().code, ErrorCode::unsupported);
    QVERIFY(why.error().message.find("key 1") != std::string::npos);
  }

  // A backup by a hard link is the same file under another name: what is replaced is written over only where no name
  // is left.
  void keyFile_linkedElsewhere_keepsItsBytesThere() {
    Scene scene;
    const auto file = scene.store.folder() / "ring.key";
    const auto backup = scene.store.folder() / "ring.backup";
    const std::string key(32, 'k');
    QVERIFY(crypto::writeKeyRing(file, {{1, key}}, scene.random).ok());
    std::filesystem::create_hard_link(file, backup);
    QVERIFY(crypto::writeKeyRing(file, {{1, key}, {2, key}}, scene.random).ok());
    QCOMPARE(crypto::readKeyRing(file)->back().version, 2U);
    const auto kept = crypto::readKeyRing(backup);
    QVERIFY2(kept.ok(), kept ? "" : kept.error().message.c_str());
    QCOMPARE(kept->back().version, 1U);
  }

  void keyRing_anyOtherContent_isRefused() {
    Scene scene;
    const auto file = scene.store.folder() / "ring.key";
    const std::string key(32, 'k');
    QVERIFY(crypto::writeKeyRing(file, {{1, key}, {2, key}}, scene.random).ok());
    QCOMPARE(crypto::readKeyRing(file)->back().version, 2U);
    QVERIFY(!crypto::writeKeyRing(file, {}, scene.random));
    QVERIFY(!crypto::writeKeyRing(file, {{2, key}, {1, key}}, scene.random));
    QVERIFY(!crypto::writeKeyRing(file, {{1, key}, {1, key}}, scene.random));
    QVERIFY(!crypto::writeKeyRing(file, {{1, "short"}}, scene.random));
    QCOMPARE(crypto::readKeyRing(file)->size(), std::size_t{2});  // what was refused changed nothing
  }
};

QTEST_GUILESS_MAIN(VaultRotationTest)
#include "vault_rotation_test.moc"
