// After an older copy was put back the trail is proved again only by a named, permitted, audited acknowledgement,
// which can't hide anything else and is told for good.
#include "core/audit/signed_trail.h"
#include "core/operate/letter_commands.h"
#include "core/operate/restored_command.h"
#include "tests/unit/operate/desk_scene.h"

#include <QElapsedTimer>
#include <QtTest>

#include <atomic>
#include <functional>
#include <thread>
#include <utility>

using namespace ack;
using namespace ack::operate;
using test::DeskScene;

namespace {

constexpr const char* kReason = "the disk failed, yesterday's copy was put back";

/// A scene in which the newest `lost` entries are gone, as after an older copy was put back.
void putBack(DeskScene& scene, std::int64_t lost) {
  const std::string from = std::to_string(scene.entries() - lost);
  scene.store.run("DELETE FROM audit_target WHERE sequence > " + from);
  scene.store.run("DELETE FROM audit_checkpoint WHERE sequence > " + from);
  scene.store.run("DELETE FROM audit_entry WHERE sequence > " + from);
}

std::vector<std::string> fileLines(DeskScene& scene) {
  return audit::readCheckpointLines(scene.store.data() / audit::kCheckpointFile).value();
}

void writeLines(DeskScene& scene, const std::vector<std::string>& lines) {
  std::filesystem::remove(scene.store.data() / audit::kCheckpointFile);
  for (const std::string& line : lines)
    if (!audit::addCheckpointLine(scene.store.data() / audit::kCheckpointFile, line)) qFatal("write");
}

class CountingStatement final : public store::Statement {
 public:
  CountingStatement(std::unique_ptr<store::Statement> real, std::int64_t& rows)
      : m_real(std::move(real)), m_rows(rows) {}
  void bind(int position, std::int64_t value) override { m_real->bind(position, value); }
  void bindText(int position, std::string_view value) override { m_real->bindText(position, value); }
  void bindBlob(int position, std::string_view value) override { m_real->bindBlob(position, value); }
  void bindNull(int position) override { m_real->bindNull(position); }
  Result<bool> step() override {
    auto row = m_real->step();
    if (row && *row) ++m_rows;
    return row;
  }
  Result<std::int64_t> run() override { return m_real->run(); }
  void reset() noexcept override { m_real->reset(); }
  [[nodiscard]] std::int64_t integer(int column) const override { return m_real->integer(column); }
  [[nodiscard]] std::string_view text(int column) const override { return m_real->text(column); }
  [[nodiscard]] std::string_view blob(int column) const override { return m_real->blob(column); }
  [[nodiscard]] bool isNull(int column) const override { return m_real->isNull(column); }

 private:
  std::unique_ptr<store::Statement> m_real;
  std::int64_t& m_rows;
};

/// The desk's connection; counts the rows that are read while it holds the write lock, and lets somebody else act
/// when the proof begins to read the entries, and between the proof and the lock.
class CountingConnection final : public store::Connection {
 public:
  explicit CountingConnection(std::unique_ptr<store::Connection> real) : m_real(std::move(real)) {}
  std::function<void()> betweenProofAndLock, whileItIsProved;

  Result<std::unique_ptr<store::Statement>> prepare(std::string_view sql) override {
    auto real = m_real->prepare(sql);
    if (!real) return std::move(real).error();
    if (sql.find("FROM audit_checkpoint") != std::string_view::npos) m_proved = true;
    const bool entries = sql.find("FROM audit_entry WHERE sequence >") != std::string_view::npos;
    if (m_proved && entries && whileItIsProved) std::exchange(whileItIsProved, nullptr)();
    return std::unique_ptr<store::Statement>(std::make_unique<CountingStatement>(std::move(*real), m_rows));
  }
  Result<void> execute(std::string_view sql) override { return m_real->execute(sql); }
  Result<void> beginWrite() override {
    if (m_proved && betweenProofAndLock) std::exchange(betweenProofAndLock, nullptr)();
    auto begun = m_real->beginWrite();
    if (begun) m_rows = 0;
    return begun;
  }
  Result<void> beginRead() override { return m_real->beginRead(); }
  Result<void> commit() override {
    underLock = std::max(underLock, m_rows);
    return m_real->commit();
  }
  void rollback() noexcept override { m_real->rollback(); }
  [[nodiscard]] bool inTransaction() const noexcept override { return m_real->inTransaction(); }
  [[nodiscard]] std::int64_t lastInsertId() const override { return m_real->lastInsertId(); }
  Result<std::int64_t> dataVersion() override { return m_real->dataVersion(); }

  std::int64_t underLock{0};  ///< the most of one transaction

 private:
  std::unique_ptr<store::Connection> m_real;
  std::int64_t m_rows{0};
  bool m_proved{false};
};

/// A scene with a long trail whose newest entry is gone, and a counting desk on it.
struct LongTrail {
  explicit LongTrail(int entries) {
    for (int i = 0; i < entries; ++i)
      if (!record(scene.desk(), audit::engineDeed("drill.step"))) qFatal("record");
    scene.as("uwe");
    putBack(scene, 1);
    sam = scene.signedIn("sam");
    counting =
        std::make_unique<CountingConnection>(store::openBesideWriter(scene.store.data() / "acknowledger.db").value());
  }
  Result<audit::LostBranch> acknowledge() {
    return acknowledgeRestored({*counting, *scene.vault, scene.random, scene.store.clock, scene.store.data(), {}},
                               sam, kReason);
  }
  DeskScene scene;
  Caller sam;
  std::unique_ptr<CountingConnection> counting;
};

}  // namespace

class RestoredCommandTest : public QObject {
  Q_OBJECT
 private slots:
  void restoredCopy_isProvedAgain_onlyOnceAcknowledged() {
    DeskScene scene;
    scene.as("sam");
    const std::int64_t before = scene.entries();
    putBack(scene, 3);
    QVERIFY(scene.verify().fault.has_value());
    const Caller sam = scene.signedIn("sam");
    QVERIFY(scene.verify().fault.has_value());
    const auto lines = fileLines(scene);
    const auto lost = acknowledgeRestored(scene.desk(), sam, kReason);
    QVERIFY2(lost.ok(), lost.ok() ? "" : lost.error().message.c_str());
    QCOMPARE(lost->first, before - 2);
    QCOMPARE(lost->last, before);
    QCOMPARE(lost->lines, std::int64_t{3});
    const audit::Verdict verdict = scene.verify();
    QVERIFY2(!verdict.fault, verdict.fault ? verdict.fault->sentence.c_str() : "");
    QCOMPARE(verdict.restored.size(), std::size_t{1});
    QCOMPARE(verdict.restored.at(0).actor, std::string("sam"));
    QCOMPARE(verdict.restored.at(0).branch.first, before - 2);
    QCOMPARE(scene.last("action"), std::string("audit.restored"));
    const auto after = fileLines(scene);
    QVERIFY(std::equal(lines.begin(), lines.end(), after.begin()));  // the old checkpoints stay
    // A second loss is no part of the first one's acknowledgement.
    scene.as("olga");
    putBack(scene, 1);
    QVERIFY(scene.verify().fault.has_value());
  }

  void secondLoss_isAcknowledgedBesideTheFirst() {
    DeskScene scene;
    scene.as("sam");
    putBack(scene, 2);
    const Caller sam = scene.signedIn("sam");
    QVERIFY(acknowledgeRestored(scene.desk(), sam, kReason).ok());
    scene.as("olga");
    scene.as("uwe");
    putBack(scene, 1);
    QVERIFY(scene.verify().fault.has_value());
    const auto second = acknowledgeRestored(scene.desk(), scene.signedIn("sam"), kReason);
    QVERIFY2(second.ok(), second.ok() ? "" : second.error().message.c_str());
    QCOMPARE(second->lines, std::int64_t{1});
    QVERIFY(!scene.verify().fault);
    QCOMPARE(scene.verify().restored.size(), std::size_t{2});
  }

  // Whoever accepts meanwhile waits for what is new only, not for the whole trail.
  void acknowledgement_longTrail_isProvedBeforeItsCommit() {
    DeskScene scene;
    for (int i = 0; i < 1500; ++i) QVERIFY(record(scene.desk(), audit::engineDeed("drill.step")).ok());
    scene.as("uwe");
    putBack(scene, 1);
    const Caller sam = scene.signedIn("sam");
    QElapsedTimer clock;
    clock.start();
    QVERIFY(scene.verify().fault.has_value());
    const qint64 whole = clock.nsecsElapsed();
    // What the writer sees of it: how long its lock is not to be had.
    std::atomic<bool> over{false};
    std::atomic<qint64> longest{0};
    std::thread accepting([&] {
      auto beside = store::openBesideWriter(scene.store.data() / "acknowledger.db");
      while (!over) {
        QElapsedTimer wait;
        wait.start();
        if (!(*beside)->beginWrite()) continue;
        longest = std::max(longest.load(), wait.nsecsElapsed());
        (*beside)->rollback();
      }
    });
    const auto lost = acknowledgeRestored(scene.desk(), sam, kReason);
    over = true;
    accepting.join();
    QVERIFY2(lost.ok(), lost.ok() ? "" : lost.error().message.c_str());
    qInfo("the whole trail is proved in %lld ms; the writer waited %lld ms at most", whole / 1000000,
          longest.load() / 1000000);
    QVERIFY(longest < whole);
    QVERIFY(!scene.verify().fault);
  }

  // However long the trail: while the lock is held only what came in since the proof is read.
  void acknowledgement_deedInBetween_readsOnlyWhatIsNewUnderTheLock() {
    std::int64_t rows[2] = {0, 0};
    for (const bool longer : {false, true}) {
      LongTrail trail(longer ? 600 : 60);
      trail.counting->betweenProofAndLock = [&trail] {
        for (int i = 0; i < 3; ++i) QVERIFY(record(trail.scene.desk(), audit::engineDeed("drill.between")).ok());
      };
      const auto lost = trail.acknowledge();
      QVERIFY2(lost.ok(), lost.ok() ? "" : lost.error().message.c_str());
      QCOMPARE(lost->lines, std::int64_t{1});
      QVERIFY(!trail.counting->betweenProofAndLock);
      QVERIFY(!trail.scene.verify().fault);
      rows[longer ? 1 : 0] = trail.counting->underLock;
    }
    qInfo("rows read under the lock: %lld", static_cast<long long>(rows[1]));
    QCOMPARE(rows[1], rows[0]);
    QVERIFY(rows[1] < 60);
  }

  // Deeds of others don't stand in its way, however many come in while the entries are read.
  void acknowledgement_deedsWhileItIsProved_isTakenAllTheSame_data() {
    QTest::addColumn<int>("deeds");
    for (const int deeds : {1, 2, 5}) QTest::addRow("%d", deeds) << deeds;
  }
  void acknowledgement_deedsWhileItIsProved_isTakenAllTheSame() {
    QFETCH(int, deeds);
    LongTrail trail(5);
    const std::int64_t before = trail.scene.entries();
    trail.counting->whileItIsProved = [&trail, deeds] {
      for (int i = 0; i < deeds; ++i) QVERIFY(record(trail.scene.desk(), audit::engineDeed("drill.meanwhile")).ok());
    };
    const auto lost = trail.acknowledge();
    QVERIFY(!trail.counting->whileItIsProved);
    QVERIFY2(lost.ok(), lost.ok() ? "" : lost.error().message.c_str());
    QCOMPARE(lost->lines, std::int64_t{1});
    QCOMPARE(trail.scene.entries(), before + deeds + 1);
    QVERIFY(!trail.scene.verify().fault);
  }

  void acknowledgement_whatIsDoneInBetween_hidesNothing_data() {
    QTest::addColumn<int>("what");
    QTest::newRow("an entry that nobody signed") << 0;
    QTest::newRow("the proved end was edited") << 1;
    QTest::newRow("the file was made anew") << 2;
    QTest::newRow("a line of an entry that is not there") << 3;
    QTest::newRow("another acknowledged it") << 4;
  }
  void acknowledgement_whatIsDoneInBetween_hidesNothing() {
    QFETCH(int, what);
    LongTrail trail(5);
    trail.counting->betweenProofAndLock = [&trail, what] {
      DeskScene& scene = trail.scene;
      if (what == 0) {
        QVERIFY(record(scene.desk(), audit::engineDeed("drill.between")).ok());
        scene.store.run("DELETE FROM audit_checkpoint WHERE sequence = (SELECT max(sequence) FROM audit_entry)");
      }
      if (what == 1)
        scene.store.run(
            "UPDATE audit_entry SET hash = zeroblob(32) WHERE sequence = (SELECT max(sequence) FROM audit_entry)");
      auto lines = fileLines(scene);
      if (what == 2) writeLines(scene, {lines.front()});
      if (what == 3) {
        lines.push_back(lines.at(lines.size() - 2));
        lines.back().replace(lines.back().find("\"n\":"), 4, "\"n\":9");
        writeLines(scene, lines);
      }
      if (what == 4) QVERIFY(acknowledgeRestored(scene.desk(), trail.sam, kReason).ok());
    };
    const std::int64_t before =
        trail.scene.store.number("SELECT count(*) FROM audit_entry WHERE action = 'audit.restored' AND refused = 0");
    const auto lost = trail.acknowledge();
    QVERIFY(!lost);
    QVERIFY(!trail.counting->betweenProofAndLock);
    const std::int64_t after =
        trail.scene.store.number("SELECT count(*) FROM audit_entry WHERE action = 'audit.restored' AND refused = 0");
    QCOMPARE(after, before + (what == 4 ? 1 : 0));
  }

  void acknowledgement_whoMay() {
    DeskScene scene;
    for (const char* name : {"sam", "ada", "olga"}) scene.as(name);
    scene.as("uwe");
    putBack(scene, 1);
    for (const Caller& caller : {DeskScene::account(), scene.as("ada"), scene.as("olga")}) {
      const std::int64_t refusals = scene.refusals();
      const auto refused = acknowledgeRestored(scene.desk(), caller, kReason);
      QVERIFY(!refused);
      QCOMPARE(refused.error().code, ErrorCode::refused);
      QCOMPARE(scene.refusals(), refusals + 1);
    }
    QVERIFY(!acknowledgeRestored(scene.desk(), scene.as("sam"), "short"));
    QVERIFY(acknowledgeRestored(scene.desk(), scene.as("sam"), kReason).ok());
    QCOMPARE(acknowledgeRestored(scene.desk(), scene.as("sam"), kReason).error().code, ErrorCode::conflict);
  }

  // It is no way to cover up an edit, a forged line, or a checkpoint that was taken away.
  void acknowledgement_hidesNothingElse() {
    DeskScene scene;
    scene.as("sam");
    scene.as("uwe");
    putBack(scene, 1);
    const auto lines = fileLines(scene);
    scene.store.run("UPDATE audit_entry SET actor = 'nobody' WHERE sequence = 2");
    QVERIFY(!acknowledgeRestored(scene.desk(), scene.as("sam"), kReason));
    scene.store.run("UPDATE audit_entry SET actor = 'ada' WHERE sequence = 2");
    if (scene.verify().fault && scene.verify().fault->sequence == 2)
      scene.store.run("UPDATE audit_entry SET actor = 'uid 1000 (tester)' WHERE sequence = 2");
    auto forged = fileLines(scene);
    forged.push_back(forged.back());
    char& digit = forged.back()[forged.back().find("\"hash\":\"") + 8];
    digit = digit == '0' ? '1' : '0';
    writeLines(scene, forged);
    QVERIFY(!acknowledgeRestored(scene.desk(), scene.as("sam"), kReason));
    forged.pop_back();
    writeLines(scene, forged);
    const auto lost = acknowledgeRestored(scene.desk(), scene.as("sam"), kReason);
    QVERIFY2(lost.ok(), lost.ok() ? "" : lost.error().message.c_str());
    auto present = fileLines(scene);
    std::erase(present, lines.back());  // the checkpoint of what is lost
    writeLines(scene, present);
    const audit::Verdict verdict = scene.verify();
    QVERIFY(verdict.fault.has_value());
    QVERIFY(verdict.fault->sentence.find("no longer has their checkpoints") != std::string::npos);
  }

  // What an entry is found by is proved too.
  void targets_takenAwayOrInvented_areFound() {
    DeskScene scene;
    const DeliveryId one = scene.dead("evt_1");
    QVERIFY(LetterCommands(scene.desk()).close(scene.as("olga"), {one}, "no longer wanted").ok());
    QVERIFY(!scene.verify().fault);
    const std::string target = domain::toText(one);
    scene.store.run("DELETE FROM audit_target WHERE target = '" + target + "'");
    const audit::Verdict gone = scene.verify();
    QVERIFY(gone.fault.has_value());
    QVERIFY2(gone.fault->sentence.find("no longer found by") != std::string::npos, gone.fault->sentence.c_str());
    const std::string sequence = std::to_string(scene.entries());
    scene.store.run("INSERT INTO audit_target (target, sequence) VALUES ('" + target + "', " + sequence + ")");
    QVERIFY(!scene.verify().fault);
    scene.store.run("INSERT INTO audit_target (target, sequence) VALUES ('dlv_0000000000099', " + sequence + ")");
    QVERIFY(scene.verify().fault.has_value());
  }
};

QTEST_GUILESS_MAIN(RestoredCommandTest)
#include "restored_command_test.moc"
