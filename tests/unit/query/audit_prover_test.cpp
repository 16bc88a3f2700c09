#include "core/audit/checkpoint.h"
#include "core/audit/checkpoint_file.h"
#include "core/query/audit_prover.h"
#include "core/store/audit_table.h"
#include "core/store/fact_table.h"
#include "tests/unit/query/filled_store.h"

#include <QtTest>

using namespace ack;
using namespace ack::query;

namespace {

/// A real store whose deeds sign a checkpoint each, as the frame of deeds does it.
class Scene {
 public:
  Scene() : vault(crypto::Vault::open(store.data() / "master.key", crypto::KeyCreation::allow, m_random).value()) {}

  void add(int entries) {
    auto& connection = store.connection();
    for (int i = 0; i < entries; ++i) {
      audit::Deed deed;
      deed.actor = "ada";
      deed.action = "letter.close";
      deed.reason = "reason " + std::to_string(++m_added);
      if (!connection.beginWrite()) qFatal("begin");
      const auto position = audit::Trail(connection).append(deed, store.clock.now());
      const auto key = audit::CheckpointKey::ensure(connection, *vault, m_random);
      const std::string instance = store::FactTable(connection).get(store::kFactInstance)->value_or("");
      const std::string line = audit::toLine(*key->sign(*position, instance, store.clock.now()));
      if (!store::AuditTable(connection).insertCheckpoint(position->sequence, line) || !connection.commit() ||
          !audit::addCheckpointLine(store.data() / audit::kCheckpointFile, line))
        qFatal("checkpoint");
    }
  }
  std::unique_ptr<AuditProver> prover() { return AuditProver::open(store.data(), store.clock).value(); }

  test::FilledStore store;

 private:
  base::SystemRandom m_random;
  int m_added{0};

 public:
  std::shared_ptr<crypto::Vault> vault;
};

AuditProof prove(AuditProver& prover, bool whole) {
  auto proof = prover.prove(whole, {}, nullptr);
  if (!proof) qFatal("%s", proof.error().message.c_str());
  return *proof;
}

}  // namespace

class AuditProverTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void prove_goodTrail_saysHowMuchAndSinceWhen() {
    Scene scene;
    scene.add(12);
    const auto prover = scene.prover();
    std::int64_t told = 0;
    const auto proof = prover->prove(
        true, [&](std::int64_t done, std::int64_t all) { told = done * 100 + all; }, nullptr);
    QVERIFY(proof.ok());
    QVERIFY2(!proof->fault, proof->fault ? proof->fault->sentence.c_str() : "");
    QVERIFY(proof->whole && !proof->cancelled);
    QCOMPARE(proof->entries, std::int64_t{12});
    QCOMPARE(proof->checkpoints, std::int64_t{12});
    QCOMPARE(proof->headHex, scene.store.reader()->auditEntry(12)->row.hashHex);
    QCOMPARE(proof->since.value(), scene.store.clock.now());
    QCOMPARE(proof->signedAt.value(), scene.store.clock.now());
    QCOMPARE(told, std::int64_t{1'212});
  }

  void prove_emptyTrail_holds() {
    Scene scene;
    const AuditProof proof = prove(*scene.prover(), true);
    QVERIFY(!proof.fault);
    QCOMPARE(proof.entries, std::int64_t{0});
    QVERIFY(!proof.since && !proof.signedAt && proof.headHex.empty());
  }

  void prove_goingOn_countsEachCheckpointOnce() {
    Scene scene;
    scene.add(5);
    const auto prover = scene.prover();
    QVERIFY(prover->hasNews().value());
    QVERIFY(prove(*prover, false).whole);  // nothing was proved before
    QVERIFY(!prover->hasNews().value());
    scene.add(4);
    QVERIFY(prover->hasNews().value());
    const AuditProof proof = prove(*prover, false);
    QVERIFY(!proof.whole && !proof.fault);
    QCOMPARE(proof.entries, std::int64_t{9});
    QCOMPARE(proof.checkpoints, std::int64_t{9});
    QVERIFY(!prover->hasNews().value());
  }

  void prove_editedAfterwards_isFoundByTheWhole() {
    Scene scene;
    scene.add(6);
    const auto prover = scene.prover();
    QVERIFY(!prove(*prover, true).fault);
    scene.store.run("UPDATE audit_entry SET entry = replace(entry, 'reason 3', 'reason X') WHERE sequence = 3");
    QVERIFY(!prove(*prover, false).fault);
    const AuditProof whole = prove(*prover, true);
    QCOMPARE(whole.fault->entry, std::int64_t{3});
    QCOMPARE(whole.fault->kind, std::string("edited"));
    QCOMPARE(whole.entries, std::int64_t{2});
    QVERIFY(prove(*prover, false).fault.has_value());  // what is broken is never gone on from
  }

  void prove_endCutWhileOpen_isNoticed() {
    Scene scene;
    scene.add(6);
    const auto prover = scene.prover();
    QVERIFY(!prove(*prover, true).fault);
    scene.store.run("PRAGMA foreign_keys = OFF; DELETE FROM audit_entry WHERE sequence > 4");
    QVERIFY(prover->hasNews().value());
    const AuditProof proof = prove(*prover, false);
    QVERIFY(proof.fault.has_value());
    QCOMPARE(proof.fault->kind, std::string("cut"));
  }

  void prove_fileOfCheckpointsTakenAway_isNoticed() {
    Scene scene;
    scene.add(3);
    const auto prover = scene.prover();
    QVERIFY(!prove(*prover, true).fault);
    std::filesystem::remove(scene.store.data() / audit::kCheckpointFile);
    QVERIFY(prover->hasNews().value());
    QCOMPARE(prove(*prover, false).fault->kind, std::string("checkpoint"));
  }

  void prove_cancelled_changesNothing() {
    Scene scene;
    scene.add(3);
    const auto prover = scene.prover();
    const std::atomic<bool> cancel{true};
    const auto proof = prover->prove(true, {}, &cancel);
    QVERIFY(proof.ok() && proof->cancelled);
    QVERIFY(prover->hasNews().value());
    QVERIFY(prove(*prover, false).whole);
  }

  void prove_withoutItsKey_isAnErrorAndNoFault() {
    Scene scene;
    scene.add(3);
    std::filesystem::remove(scene.store.data() / "master.key");
    QVERIFY(!scene.prover()->prove(true, {}, nullptr).ok());
  }

  void open_withoutAStore_isNotFound() {
    const test::FixedClock clock;
    QCOMPARE(AuditProver::open("/nonexistent", clock).error().code, ErrorCode::notFound);
  }
};

QTEST_GUILESS_MAIN(AuditProverTest)
#include "audit_prover_test.moc"
