// The recipe by which a stranger proves an exported trail, run as the README says it: what is whole is proved, and
// every kind of damage is named. No program of ours takes part in the judging.
#include "core/audit/checkpoint_file.h"
#include "core/audit/restored.h"
#include "core/audit/signed_trail.h"
#include "tests/unit/store/store_kit.h"

#include <QProcess>
#include <QtTest>

#include <fstream>

using namespace ack;
using namespace ack::audit;

namespace {

using Lines = std::vector<std::string>;

/// The README's last line of the recipe: what is done with the exported files.
QString commandOfReadme() {
  QFile file(QStringLiteral(ACK_SOURCE_DIR "/README.md"));
  if (!file.open(QIODevice::ReadOnly)) qFatal("README.md");
  for (const QByteArray& line : file.readAll().split('\n'))
    if (line.startsWith("sh ") && line.contains("verify-audit-trail.sh")) return QString::fromUtf8(line);
  qFatal("the README has no recipe");
}

void writeLines(const std::filesystem::path& path, const Lines& lines) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  for (const std::string& line : lines) file << line << '\n';
}

/// A real trail, what is exported of it, and somebody who changes the exported files.
class Scene {
 public:
  Scene() : m_vault(crypto::Vault::withKey(std::string(32, 'k'), m_random).value()) {
    m_connection = store::openBesideWriter(m_store.file()).value();
    std::filesystem::create_directory_symlink(ACK_SOURCE_DIR "/resources", scratch() / "resources");
  }

  void add(const Deed& deed) {
    addMany(1, [&deed](int) { return deed; });
  }
  void addMany(int count) {
    addMany(count, [](int number) {
      Deed deed = engineDeed("drill.step");
      deed.targets = {"D" + std::to_string(number)};
      deed.reason = "says \"n\":3,\"outcome\":\"done\",\"prev\":\"00\" and \\ and \xC3\xA9";
      deed.after = {{"n", 9}, {"outcome", "done"}, {"prev", std::string(64, '0')}, {"reason", "x"}};
      return deed;
    });
  }
  /// The newest `lost` entries are gone, as after an older copy was put back; the file keeps their checkpoints.
  void putBack(int lost) {
    for (const char* table : {"audit_target", "audit_checkpoint", "audit_entry"})
      if (!m_connection->execute("DELETE FROM " + std::string(table) +
                                 " WHERE sequence > (SELECT max(sequence) FROM audit_entry) - " +
                                 std::to_string(lost)))
        qFatal("delete");
  }
  /// As operate::acknowledgeRestored() writes it down.
  void acknowledge() {
    const auto evidence = evidenceOf(*m_connection, *m_vault, fileLines());
    const auto notes = restoredNotes(*m_connection);
    const auto settled = setAside(*evidence, *notes);
    const Lines lost = linesNotInStore(settled.evidence);
    Deed deed;
    deed.actor = "sam \"the man\" \\ \xC3\xA9";
    deed.role = "security";
    deed.via = "command line";
    deed.action = kRestoredAction;
    deed.targets = {kCheckpointFile};
    deed.reason = "the disk failed";
    deed.after = toJson(branchOf(settled.evidence, lost).value());
    add(deed);
  }
  void exportAll() {
    checkpoints = checkpointsToExport(*m_connection, m_store.file().parent_path()).value();
    entries.clear();
    if (!store::AuditTable(*m_connection).readAfter(0, 1000000, [this](const store::AuditRow& row) {
          entries.push_back(row.entry);
          return true;
        }))
      qFatal("read");
  }
  /// As a crash between a commit and the file leaves it.
  void forgetFileLine() {
    Lines lines = fileLines();
    lines.pop_back();
    writeLines(m_store.file().parent_path() / kCheckpointFile, lines);
  }
  Lines fileLines() { return readCheckpointLines(m_store.file().parent_path() / kCheckpointFile).value(); }

  /// What the recipe says; `arguments` stand behind the files. `plain`: without python.
  std::pair<int, QString> prove(const QString& arguments = {}, bool plain = false) {
    writeLines(scratch() / "entries.jsonl", entries);
    writeLines(scratch() / "checkpoints.jsonl", checkpoints);
    writeLines(scratch() / "kept.jsonl", kept);
    QProcess shell;
    if (plain) {
      const auto none = scratch() / "python3";
      writeLines(none, {"#!/bin/sh", "exit 1"});
      std::filesystem::permissions(none, std::filesystem::perms::owner_all);
      QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
      environment.insert(QStringLiteral("PATH"), m_scratch.path() + ':' + environment.value(QStringLiteral("PATH")));
      shell.setProcessEnvironment(environment);
    }
    shell.setWorkingDirectory(m_scratch.path());
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), commandOfReadme() + ' ' + arguments});
    if (!shell.waitForFinished(110000)) return {-1, QStringLiteral("the recipe did not end")};
    return {shell.exitCode(), QString::fromUtf8(shell.readAll())};
  }

  Lines entries, checkpoints, kept;

 private:
  [[nodiscard]] std::filesystem::path scratch() const { return m_scratch.path().toStdString(); }
  void addMany(int count, const std::function<Deed(int)>& deedOf) {
    if (!m_connection->beginWrite()) qFatal("begin");
    for (int i = 0; i < count; ++i)
      if (const auto added = appendSigned(*m_connection, *m_vault, m_random, deedOf(i), m_store.clock.now()); !added)
        qFatal("%s", added.error().message.c_str());
    if (!m_connection->commit()) qFatal("commit");
    if (count > 100) {  // a file's line is synced each, and a test has no need of that
      writeLines(m_store.file().parent_path() / kCheckpointFile,
                 store::AuditTable(*m_connection).checkpoints().value());
      return;
    }
    publishCheckpoints(*m_connection, m_store.file().parent_path());
  }

  kit::TempStore m_store;
  QTemporaryDir m_scratch;
  base::SystemRandom m_random;
  std::shared_ptr<crypto::Vault> m_vault;
  std::unique_ptr<store::Connection> m_connection;
};

void swapCharacter(std::string& line, std::string_view behind) {
  char& one = line[line.find(behind) + behind.size()];
  one = one == '0' ? '1' : '0';
}

}  // namespace

class TrailRecipeTest : public QObject {
  Q_OBJECT
 private slots:
  void wholeTrail_isProved_data() {
    QTest::addColumn<bool>("plain");
    QTest::newRow("with python's cryptography, where it is there") << false;
    QTest::newRow("with openssl alone") << true;
  }
  void wholeTrail_isProved() {
    QFETCH(bool, plain);
    Scene scene;
    scene.addMany(12);
    scene.exportAll();
    scene.kept.assign(scene.checkpoints.begin(), scene.checkpoints.begin() + 5);
    const auto [status, words] = scene.prove(QStringLiteral("kept.jsonl"), plain);
    QVERIFY2(status == 0 && words.endsWith(QStringLiteral("\nverified\n")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("entries: 12")) && words.contains(QStringLiteral("checkpoints: 12")),
             qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("kept copy: every line")), qPrintable(words));
  }

  void damage_isNamed_data() {
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("named");
    QTest::newRow("edited") << "edited"
                            << "entry 6 is not tied";
    QTest::newRow("deleted") << "deleted"
                             << "entry 5 is missing";
    QTest::newRow("swapped") << "swapped"
                             << "entry 5 is missing";
    QTest::newRow("cut") << "cut"
                         << "entry 12 was signed, and is gone";
    QTest::newRow("the last edited") << "last"
                                     << "entry 12 or one before it";
    QTest::newRow("forged signature") << "forged"
                                      << "the signature of the checkpoint of entry 4 is wrong";
    QTest::newRow("forged hash") << "hash"
                                 << "the signature of the checkpoint of entry 4 is wrong";
    QTest::newRow("another's key") << "key"
                                   << "the checkpoint of entry 4 was signed with another key";
    QTest::newRow("added to the end") << "added"
                                      << "entry 13 was never signed";
    QTest::newRow("a checkpoint taken away") << "unsigned"
                                             << "entry 7 was never signed";
    QTest::newRow("no checkpoint") << "nothing"
                                   << "there is no checkpoint";
    QTest::newRow("unreadable checkpoint") << "unreadable"
                                           << "checkpoint 4 can't be read";
    QTest::newRow("kept copy says more") << "kept"
                                         << "line 2 of kept.jsonl is not among";
  }
  void damage_isNamed() {
    QFETCH(QString, damage);
    QFETCH(QString, named);
    Scene scene;
    scene.addMany(13);
    scene.exportAll();
    Lines& entries = scene.entries;
    Lines& checkpoints = scene.checkpoints;
    if (damage != QLatin1String("added")) entries.pop_back();
    const std::string newest = checkpoints.back();
    checkpoints.pop_back();
    scene.kept = {checkpoints.front(), damage == QLatin1String("kept") ? newest : checkpoints.back()};
    if (damage == QLatin1String("edited")) entries[4].replace(entries[4].find("says"), 4, "said");
    if (damage == QLatin1String("deleted")) entries.erase(entries.begin() + 4);
    if (damage == QLatin1String("swapped")) std::swap(entries[4], entries[5]);
    if (damage == QLatin1String("cut")) entries.pop_back();
    if (damage == QLatin1String("last")) entries[11].replace(entries[11].find("says"), 4, "said");
    if (damage == QLatin1String("forged")) swapCharacter(checkpoints[3], "\"signature\":\"");
    if (damage == QLatin1String("hash")) swapCharacter(checkpoints[3], "\"hash\":\"");
    if (damage == QLatin1String("key")) swapCharacter(checkpoints[3], "\"public_key\":\"");
    if (damage == QLatin1String("unsigned")) checkpoints.erase(checkpoints.begin() + 6);
    if (damage == QLatin1String("unreadable")) checkpoints[3] += " ";
    if (damage == QLatin1String("nothing")) checkpoints.clear();
    const auto [status, words] = scene.prove(QStringLiteral("kept.jsonl"));
    QVERIFY2(status == 1, qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("NOT verified: ") + named), qPrintable(words));
  }

  void otherKeyThanTheOneNoted_isRefused() {
    Scene scene;
    scene.addMany(2);
    scene.exportAll();
    const auto [status, words] = scene.prove(QString(64, QLatin1Char('a')));
    QVERIFY2(status == 1 && words.contains(QStringLiteral("another key")), qPrintable(words));
  }

  void restoredCopy_isProvedOnlyAsFarAsItWasAcknowledged() {
    Scene scene;
    scene.addMany(9);
    scene.putBack(3);
    scene.addMany(1);
    scene.exportAll();
    const auto [status, words] = scene.prove();
    QVERIFY2(status == 1 && words.contains(QStringLiteral("entry 7 or one before it")), qPrintable(words));
    scene.acknowledge();
    scene.addMany(2);
    scene.exportAll();
    scene.kept = scene.fileLines();
    const auto [proved, told] = scene.prove(QStringLiteral("kept.jsonl"));
    QVERIFY2(proved == 0, qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("restored: entry 8 acknowledges that entries 7 to 9 (3 checkpoints)")),
             qPrintable(told));
    // A second loss is no part of it, until it is acknowledged too.
    scene.putBack(1);
    scene.exportAll();
    QVERIFY(scene.prove().second.contains(QStringLiteral("entry 10 was signed, and is gone")));
    scene.acknowledge();
    scene.exportAll();
    const auto [both, of] = scene.prove();
    QVERIFY2(both == 0 && of.count(QStringLiteral("restored: ")) == 2, qPrintable(of));
  }

  void restoredCopy_whoseLostCheckpointsWereTakenAway_isRefused() {
    Scene scene;
    scene.addMany(9);
    scene.putBack(3);
    scene.acknowledge();
    scene.exportAll();
    QCOMPARE(scene.prove().first, 0);
    scene.checkpoints.erase(scene.checkpoints.begin() + 7);
    const auto [status, words] = scene.prove();
    QVERIFY2(status == 1 && words.contains(QStringLiteral("entry 7 acknowledges lost entries, but")),
             qPrintable(words));
  }

  // A crash between the commit and the file keeps the newest line from it; the export has it all the same.
  void export_hasWhatTheFileLacks() {
    Scene scene;
    scene.addMany(4);
    const Lines lines = scene.fileLines();
    scene.exportAll();
    QCOMPARE(scene.checkpoints, lines);
    scene.forgetFileLine();
    scene.exportAll();
    QCOMPARE(scene.checkpoints, lines);
  }

  void tenThousandEntries_takeSeconds() {
    if (QProcess::execute(QStringLiteral("python3"), {QStringLiteral("-c"), QStringLiteral("import cryptography")}))
      QSKIP("python3 has no cryptography here: openssl is called for each");
    Scene scene;
    scene.addMany(10000);
    scene.exportAll();
    QElapsedTimer clock;
    clock.start();
    const auto [status, words] = scene.prove();
    QVERIFY2(status == 0 && words.contains(QStringLiteral("entries: 10000")), qPrintable(words));
    qInfo("10,000 entries in %lld ms", clock.elapsed());
  }
};

QTEST_GUILESS_MAIN(TrailRecipeTest)
#include "trail_recipe_test.moc"
