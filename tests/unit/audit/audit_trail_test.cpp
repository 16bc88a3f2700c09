#include "core/audit/verifier.h"
#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/store/fact_table.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

#include <boost/json/parse.hpp>

using namespace ack;
using namespace ack::audit;

namespace {

Deed deedOf(int number) {
  Deed deed;
  deed.actor = "ada";
  deed.role = "operator";
  deed.via = "command line";
  deed.action = number % 2 == 0 ? "dead_letter.assign" : "replay.request";
  deed.targets = {"D" + std::to_string(number)};
  deed.count = 1;
  deed.reason = "reason " + std::to_string(number);
  deed.before = {{"owner", "finance"}};
  deed.after = {{"owner", "support"}};
  return deed;
}

/// A real store with a trail in it, and somebody who can change the file.
class Scene {
  std::unique_ptr<store::Connection> m_connection;
  int m_added{0};

  template <typename Work>
  auto inTransaction(const Work& work) {
    if (!m_connection->beginWrite()) qFatal("begin");
    auto made = work();
    if (!m_connection->commit()) qFatal("commit");
    return made;
  }

 public:
  Scene() : vault(crypto::Vault::withKey(std::string(32, 'k'), random).value()) {
    m_connection = store::openBesideWriter(store.file()).value();
  }

  /// As every deed: the entry and its checkpoint.
  Position add(const Deed& deed) {
    const Position position = addUnsigned(deed);
    sign();
    return position;
  }
  Position addUnsigned(const Deed& deed) {
    return inTransaction([&] { return Trail(*m_connection).append(deed, store.clock.now()).value(); });
  }
  void addMany(int count) {
    for (int i = 0; i < count; ++i) add(deedOf(++m_added));
  }
  std::string sign() {
    return inTransaction([&] {
      const auto key = CheckpointKey::ensure(*m_connection, *vault, random);
      const auto position = Trail(*m_connection).position();
      const auto checkpoint = key->sign(*position, instance(), store.clock.now());
      const std::string line = toLine(*checkpoint);
      if (!store::AuditTable(*m_connection).insertCheckpoint(position->sequence, line)) qFatal("checkpoint");
      fileLines.push_back(line);
      return line;
    });
  }
  void sql(const std::string& text) {
    const auto done = m_connection->execute(text);
    if (!done) qFatal("%s", done.error().message.c_str());
  }
  Verdict verify(const std::optional<Verdict>& from = std::nullopt) {
    const auto evidence = evidenceOf(*m_connection, *vault, fileLines);
    if (!evidence) qFatal("%s", evidence.error().message.c_str());
    return verifyTrail(*m_connection, *evidence, from).value();
  }
  std::string instance() { return store::FactTable(*m_connection).get(store::kFactInstance)->value(); }
  store::Connection& connection() { return *m_connection; }

  /// What somebody does who understands the chain: all hashes from `first` on are made anew.
  void rechainFrom(std::int64_t first) {
    store::AuditTable table(*m_connection);
    Position previous = genesis(instance());
    std::vector<store::AuditRow> rows;
    (void)table.readAfter(0, 10'000, [&](const store::AuditRow& row) {
      rows.push_back(row);
      return true;
    });
    for (store::AuditRow& row : rows) {
      if (row.sequence >= first) {
        const std::string key = "\"prev\":\"";
        row.entry.replace(row.entry.find(key) + key.size(), 64, base::toHex(previous.hash));
        const auto digest = crypto::sha256(row.entry);
        row.hash.assign(reinterpret_cast<const char*>(digest.data()), digest.size());
        sql("UPDATE audit_entry SET entry = '" + row.entry + "', hash = x'" + base::toHex(row.hash) +
            "' WHERE sequence = " + std::to_string(row.sequence));
      }
      previous = {row.sequence, row.hash};
    }
  }

  kit::TempStore store;
  base::SystemRandom random;
  std::shared_ptr<crypto::Vault> vault;
  std::vector<std::string> fileLines;
};

}  // namespace

class AuditTrailTest : public QObject {
  Q_OBJECT
 private slots:
  // A deed while the trail is read is one more entry with its checkpoint, and no fault.
  void trail_addedToWhileItIsRead_verifies() {
    Scene scene;
    scene.addMany(3);
    const auto evidence = evidenceOf(scene.connection(), *scene.vault, scene.fileLines);
    scene.addMany(2);
    const auto verdict = verifyTrail(scene.connection(), *evidence);
    QVERIFY2(!verdict->fault, verdict->fault ? verdict->fault->sentence.c_str() : "");
    QCOMPARE(verdict->entries, std::int64_t{5});
    QCOMPARE(verdict->checkpoints, std::int64_t{5});
    scene.addUnsigned(deedOf(99));
    const auto unsignedOne = verifyTrail(scene.connection(), *evidence);
    QVERIFY(unsignedOne->fault.has_value());
    QCOMPARE(unsignedOne->fault->sequence, std::int64_t{6});
  }

  void addition_isProvedByItself() {
    Scene scene;
    scene.addMany(3);
    const Verdict before = scene.verify();
    const Evidence of = evidenceOf(scene.connection(), *scene.vault, {}).value();
    scene.addMany(2);
    const auto added = verifyAddition(scene.connection(), of, before);
    QVERIFY2(!added->fault, added->fault ? added->fault->sentence.c_str() : "");
    QCOMPARE(added->entries, std::int64_t{5});
    QCOMPARE(added->checkpoints, std::int64_t{5});
    scene.sql("INSERT INTO audit_target (target, sequence) VALUES ('invented', 5)");
    QVERIFY(verifyAddition(scene.connection(), of, before)->fault.has_value());
    scene.sql("DELETE FROM audit_target WHERE target = 'invented'");
    scene.sql("UPDATE audit_entry SET actor = 'nobody' WHERE sequence = 4");
    QCOMPARE(verifyAddition(scene.connection(), of, before)->fault->sequence, std::int64_t{4});
    scene.sql("UPDATE audit_entry SET actor = 'ada' WHERE sequence = 4");
    scene.addUnsigned(deedOf(99));
    QCOMPARE(verifyAddition(scene.connection(), of, before)->fault->sequence, std::int64_t{6});
  }

  void trail_emptyStore_verifies() {
    Scene scene;
    const Verdict verdict = scene.verify();
    QVERIFY(!verdict.fault);
    QCOMPARE(verdict.entries, std::int64_t{0});
  }

  void deeds_written_formAChainThatVerifies() {
    Scene scene;
    scene.addMany(2'500);
    scene.addMany(3);
    const Verdict verdict = scene.verify();
    QVERIFY2(!verdict.fault, verdict.fault ? verdict.fault->sentence.c_str() : "");
    QCOMPARE(verdict.entries, std::int64_t{2'503});
    QCOMPARE(verdict.checkpoints, verdict.entries);
  }

  // What a stranger needs: the SHA-256 of each line is the next line's "prev".
  void entries_hashedByTheWrittenRecipe_agree() {
    Scene scene;
    scene.addMany(5);
    std::string previous = base::toHex(genesis(scene.instance()).hash);
    (void)store::AuditTable(scene.connection()).readAfter(0, 10, [&](const store::AuditRow& row) {
      const auto entry = boost::json::parse(row.entry).as_object();
      [&] { QCOMPARE(std::string(entry.at("prev").as_string()), previous); }();
      const auto digest = crypto::sha256(row.entry);
      previous = base::toHex({reinterpret_cast<const char*>(digest.data()), digest.size()});
      return true;
    });
  }

  void entry_hasWhoWhatWhyAndBothStates() {
    Scene scene;
    Deed deed = deedOf(1);
    deed.whyNot = "support may not replay";
    deed.count = 40;
    scene.add(deed);
    std::optional<store::AuditRow> row = *store::AuditTable(scene.connection()).last();
    const auto entry = boost::json::parse(row->entry).as_object();
    QCOMPARE(entry.at("actor").as_string(), "ada");
    QCOMPARE(entry.at("role").as_string(), "operator");
    QCOMPARE(entry.at("via").as_string(), "command line");
    QCOMPARE(entry.at("action").as_string(), "replay.request");
    QCOMPARE(entry.at("outcome").as_string(), "refused");
    QCOMPARE(entry.at("why_not").as_string(), "support may not replay");
    QCOMPARE(entry.at("reason").as_string(), "reason 1");
    QCOMPARE(entry.at("count").as_int64(), std::int64_t{40});
    QCOMPARE(entry.at("targets").as_array().at(0).as_string(), "D1");
    QCOMPARE(entry.at("before").at("owner").as_string(), "finance");
    QCOMPARE(entry.at("after").at("owner").as_string(), "support");
    QVERIFY(row->refused);
    QCOMPARE(store::AuditTable(scene.connection()).aboutTarget("D1", 10)->size(), std::size_t{1});
    QVERIFY(store::AuditTable(scene.connection()).aboutTarget("D2", 10)->empty());
  }

  void reason_thatIsNoUtf8_staysReadableAndVerifies() {
    Scene scene;
    Deed deed = deedOf(1);
    deed.reason = "bad \xff byte";
    deed.actor = "\xc3\x28";
    scene.add(deed);
    QVERIFY(!scene.verify().fault);
    QVERIFY(base::isUtf8(store::AuditTable(scene.connection()).last()->value().entry));
  }

  void time_thatRunsBackwards_isNotWritten() {
    Scene scene;
    scene.addMany(1);
    scene.store.clock.advance(std::chrono::hours(-2));
    scene.addMany(1);
    QCOMPARE(kit::number(scene.store.file(), "SELECT count(DISTINCT at_us) FROM audit_entry"), std::int64_t{1});
    QVERIFY(!scene.verify().fault);
  }

  void trail_tamperedWith_namesTheFirstBadEntry_data() {
    QTest::addColumn<QString>("tampering");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<qint64>("first");
    QTest::newRow("text edited")
        << "UPDATE audit_entry SET entry = replace(entry, 'reason 7', 'reason 8') WHERE sequence = 7"
        << "edited" << qint64{7};
    QTest::newRow("hash edited") << "UPDATE audit_entry SET hash = zeroblob(32) WHERE sequence = 7"
                                 << "edited" << qint64{7};
    QTest::newRow("actor column") << "UPDATE audit_entry SET actor = 'eve' WHERE sequence = 3"
                                  << "edited" << qint64{3};
    QTest::newRow("action column") << "UPDATE audit_entry SET action = 'x' WHERE sequence = 3"
                                   << "edited" << qint64{3};
    QTest::newRow("time column") << "UPDATE audit_entry SET at_us = at_us + 1 WHERE sequence = 3"
                                 << "edited" << qint64{3};
    QTest::newRow("outcome column") << "UPDATE audit_entry SET refused = 1 WHERE sequence = 9"
                                    << "edited" << qint64{9};
    QTest::newRow("one deleted") << "DELETE FROM audit_entry WHERE sequence = 5"
                                 << "missing" << qint64{5};
    QTest::newRow("first deleted") << "DELETE FROM audit_entry WHERE sequence = 1"
                                   << "missing" << qint64{1};
    QTest::newRow("several deleted") << "DELETE FROM audit_entry WHERE sequence IN (4, 5, 6)"
                                     << "missing" << qint64{4};
    QTest::newRow("two swapped") << "UPDATE audit_entry SET sequence = 99 WHERE sequence = 4; UPDATE audit_entry SET "
                                    "sequence = 4 WHERE sequence = 5;"
                                    "UPDATE audit_entry SET sequence = 5 WHERE sequence = 99"
                                 << "edited" << qint64{4};
    QTest::newRow("deleted and closed up") << "DELETE FROM audit_entry WHERE sequence = 5; UPDATE audit_entry SET "
                                              "sequence = sequence - 1 WHERE sequence > 5"
                                           << "edited" << qint64{5};
    QTest::newRow("end cut") << "DELETE FROM audit_entry WHERE sequence > 8"
                             << "cut" << qint64{9};
    QTest::newRow("all gone") << "DELETE FROM audit_entry"
                              << "cut" << qint64{1};
  }
  void trail_tamperedWith_namesTheFirstBadEntry() {
    QFETCH(QString, tampering);
    QFETCH(QString, kind);
    QFETCH(qint64, first);
    Scene scene;
    scene.addMany(6);
    scene.addMany(4);
    QVERIFY(!scene.verify().fault);
    scene.sql("PRAGMA foreign_keys = OFF; DELETE FROM audit_target; " + tampering.toStdString());
    const Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(QString::fromStdString(std::string(toText(verdict.fault->kind))), kind);
    QCOMPARE(qint64{verdict.fault->sequence}, first);
    QVERIFY2(first == 9 || kind == "cut" || verdict.fault->sentence.find(std::to_string(first)) != std::string::npos,
             verdict.fault->sentence.c_str());
    QCOMPARE(qint64{verdict.entries}, first - 1);
  }

  // Every single bit of every entry matters.
  void entry_anyBitFlipped_isFound() {
    Scene scene;
    scene.addMany(3);
    const std::string entry = store::AuditTable(scene.connection()).last()->value().entry;
    for (std::size_t bit = 0; bit < entry.size() * 8; bit += 7) {
      std::string changed = entry;
      changed[bit / 8] = static_cast<char>(static_cast<unsigned char>(changed[bit / 8]) ^ (1U << (bit % 8)));
      QVERIFY(scene.connection().beginWrite().ok());
      scene.sql("UPDATE audit_entry SET entry = CAST(x'" + base::toHex(changed) + "' AS TEXT) WHERE sequence = 3");
      const Verdict verdict = scene.verify();
      scene.connection().rollback();
      QVERIFY2(verdict.fault && verdict.fault->sequence == 3, std::to_string(bit).c_str());
    }
  }

  // Somebody edits an entry and makes every hash after it anew: only what was signed tells.
  void trail_rewrittenWithItsHashes_contradictsTheCheckpoint() {
    Scene scene;
    scene.addMany(4);
    scene.addMany(6);
    scene.sql("UPDATE audit_entry SET entry = replace(entry, 'reason 7', 'reason 8') WHERE sequence = 7");
    scene.rechainFrom(7);
    const Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(verdict.fault->kind, FaultKind::rewritten);
    QCOMPARE(verdict.fault->sequence, std::int64_t{7});
  }

  // The whole store was put back from a copy: its own trail and checkpoints agree, the file beside it knows better.
  void store_restoredOlderCopy_isCut() {
    Scene scene;
    scene.addMany(5);
    scene.addMany(5);
    scene.sql("PRAGMA foreign_keys = OFF; DELETE FROM audit_entry WHERE sequence > 5;"
              "DELETE FROM audit_checkpoint WHERE sequence > 5");
    const Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(verdict.fault->kind, FaultKind::cut);
    QCOMPARE(verdict.fault->sequence, std::int64_t{6});
  }

  // What nobody signed can't be made good by what is signed after it, and no gap in what was signed goes unnoticed.
  void entry_thatNobodySigned_isNamed_alsoBelowALaterDeed() {
    for (const bool deedAfter : {false, true}) {
      Scene scene;
      scene.addMany(5);
      scene.addUnsigned(deedOf(99));
      if (deedAfter) scene.addMany(2);
      const Verdict verdict = scene.verify();
      QVERIFY(verdict.fault.has_value());
      QCOMPARE(verdict.fault->kind, FaultKind::checkpoint);
      QCOMPARE(verdict.fault->sequence, std::int64_t{6});
    }
  }
  void checkpoints_takenAwayOnBothSides_areNamed_data() {
    QTest::addColumn<int>("kept");
    QTest::newRow("the last") << 9;
    QTest::newRow("the tail's") << 4;
    QTest::newRow("all") << 0;
  }
  void checkpoints_takenAwayOnBothSides_areNamed() {
    QFETCH(int, kept);
    Scene scene;
    scene.addMany(10);
    scene.sql("DELETE FROM audit_checkpoint WHERE sequence > " + std::to_string(kept));
    scene.fileLines.resize(static_cast<std::size_t>(kept));
    scene.sql("UPDATE audit_entry SET entry = replace(entry, 'reason 10', 'reason x') WHERE sequence = 10");
    scene.rechainFrom(10);
    const Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(verdict.fault->sequence, std::int64_t{kept + 1});
    scene.addMany(1);
    QVERIFY(scene.verify().fault.has_value());
  }

  void checkpoint_forged_isNamed_data() {
    QTest::addColumn<int>("forgery");
    QTest::newRow("other key") << 0;
    QTest::newRow("edited") << 1;
    QTest::newRow("no JSON") << 2;
    QTest::newRow("other store") << 3;
    QTest::newRow("file gone") << 4;
    QTest::newRow("lines taken away") << 5;
  }
  void checkpoint_forged_isNamed() {
    QFETCH(int, forgery);
    Scene scene;
    for (const int deeds : {3, 1, 1}) {
      scene.addMany(deeds);
    }
    std::string& line = scene.fileLines.back();
    auto made = fromLine(line);
    QVERIFY(made.ok());
    const auto forger = crypto::Ed25519PrivateKey::fromSeed(std::string(32, 'f'));
    switch (forgery) {
    case 0:
      made->publicKey = forger->publicKey();
      made->signature = forger->sign(signedText(*made)).value();
      line = toLine(*made);
      break;
    case 1:
      made->position.hash[0] = static_cast<char>(made->position.hash[0] ^ 1);
      line = toLine(*made);
      break;
    case 2:
      line.pop_back();
      break;
    case 3: {
      made->instance = "elsewhere";
      line = toLine(*made);
      break;
    }
    case 4:
      scene.fileLines.clear();
      break;
    default:
      scene.fileLines.resize(1);
      break;
    }
    const Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(verdict.fault->kind, FaultKind::checkpoint);
    QCOMPARE(verdict.entries, std::int64_t{5});
  }

  void store_withEverythingTakenAway_isCut() {
    Scene scene;
    scene.addMany(3);
    scene.sql(
        "PRAGMA foreign_keys = OFF; DELETE FROM audit_target; DELETE FROM audit_checkpoint; DELETE FROM audit_entry");
    scene.fileLines.clear();
    const Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(verdict.fault->kind, FaultKind::cut);
    QCOMPARE(verdict.fault->sequence, std::int64_t{1});
  }

  // The process died after its commit and before the file: that is no tampering.
  void checkpoint_newestNotInTheFileYet_isNoFault() {
    Scene scene;
    scene.addMany(3);
    scene.addMany(1);
    scene.fileLines.pop_back();
    QVERIFY(!scene.verify().fault);
  }

  void verify_goingOn_readsOnlyWhatIsNew() {
    Scene scene;
    scene.addMany(10);
    const Verdict first = scene.verify();
    QVERIFY(!first.fault);
    scene.addMany(5);
    // An edit in the part already read is the whole run's business, as the banner says.
    scene.sql("UPDATE audit_entry SET actor = 'eve' WHERE sequence = 3");
    const Verdict second = scene.verify(first);
    QVERIFY(!second.fault);
    QCOMPARE(second.entries, std::int64_t{15});
    QCOMPARE(second.checkpoints, std::int64_t{15});
    QVERIFY(scene.verify().fault.has_value());
  }

  void verify_cancelled_saysSo() {
    Scene scene;
    scene.addMany(3);
    const auto evidence = evidenceOf(scene.connection(), *scene.vault, {});
    const std::atomic<bool> cancel{true};
    const Verdict verdict = verifyTrail(scene.connection(), *evidence, std::nullopt, {}, &cancel).value();
    QVERIFY(verdict.cancelled);
    QVERIFY(!verdict.fault);
  }

  void key_underAnotherMasterKey_isCorrupt() {
    Scene scene;
    scene.addMany(1);
    const auto other = crypto::Vault::withKey(std::string(32, 'x'), scene.random).value();
    const auto evidence = evidenceOf(scene.connection(), *other, scene.fileLines);
    QVERIFY(!evidence);
    QCOMPARE(evidence.error().code, ErrorCode::corrupt);
  }

  void transaction_undone_leavesNoEntry() {
    Scene scene;
    scene.addMany(2);
    QVERIFY(scene.connection().beginWrite().ok());
    QVERIFY(Trail(scene.connection()).append(deedOf(3), scene.store.clock.now()).ok());
    scene.connection().rollback();
    QCOMPARE(scene.verify().entries, std::int64_t{2});
  }
};

QTEST_GUILESS_MAIN(AuditTrailTest)
#include "audit_trail_test.moc"
