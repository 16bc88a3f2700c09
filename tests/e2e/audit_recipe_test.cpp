// What the README tells a stranger to do, word for word: export the trail and prove it, also of a store that was put
// back from an older copy. A kill anywhere in the acknowledgement leaves it done or not done.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include "tests/kit/qt_text.h"

#include <csignal>

using namespace ack::kit;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr const char* kReason = "the disk failed, yesterday's copy was put back";

/// The block of commands with the recipe in it.
std::string blockOfReadme() {
  const std::string text = readFile(ACK_SOURCE_DIR "/README.md");
  const std::size_t inside = text.find("verify-audit-trail.sh entries.jsonl");
  const std::size_t begin = text.rfind("```sh\n", inside);
  if (inside == std::string::npos || begin == std::string::npos) qFatal("the README has no recipe");
  return text.substr(begin + 6, text.find("```", inside) - begin - 6);
}

/// A store with people, a security officer among them; no engine runs.
class Scene {
 public:
  Scene() {
    if (!applyConfig(m_scratch.data(), chargeConfig()).empty()) qFatal("apply");
    const std::string token = run({"user", "setup-token"}).out;
    must(run({"user", "add", "ada", "--role", "admin", "--setup-token", token.substr(0, token.find('\n'))}, {},
             kPassword));
    addPerson("sam", "security", "ada");
    std::filesystem::create_directory_symlink(ACK_SOURCE_DIR "/resources", m_scratch.path() / "resources");
  }
  void addPerson(const std::string& name, const std::string& role, const std::string& by = "sam") {
    must(
        run({"user", "add", name, "--role", role, "--as", by}, {}, std::string(kPassword) + "\n" + kPassword + "\n"));
  }
  /// The store, but not the file of checkpoints, is what it was before `deeds`.
  template <class Deeds>
  void putBackAfter(const Deeds& deeds) {
    const auto copy = m_scratch.path() / "acknowledger.copy";
    must(run({"backup", copy.string()}));
    deeds();
    for (const char* name : {"acknowledger.db-wal", "acknowledger.db-shm"})
      std::filesystem::remove(m_scratch.data() / name);
    std::filesystem::copy_file(copy, m_scratch.data() / "acknowledger.db",
                               std::filesystem::copy_options::overwrite_existing);
  }
  CommandResult restored(const Environment& environment = {}) {
    return as("sam", {"audit", "restored", "--reason", kReason}, environment);
  }
  CommandResult as(const std::string& name, std::vector<std::string> arguments, Environment environment = {}) {
    arguments.insert(arguments.end(), {"--as", name});
    environment.emplace_back("ACKNOWLEDGER_PASSWORD", kPassword);
    return run(std::move(arguments), environment);
  }
  CommandResult run(std::vector<std::string> arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    return daemon(std::move(arguments), m_scratch.data(), environment, input);
  }
  /// What the README's block says.
  CommandResult prove() {
    const std::string path = std::filesystem::path(daemonPath()).parent_path().string() + ":" + std::getenv("PATH");
    return runCommand({"/bin/sh", "-ec", "cd '" + m_scratch.path().string() + "'\n" + blockOfReadme()},
                      {{"PATH", path}, {"ACKNOWLEDGER_DATA", m_scratch.data().string()}});
  }
  [[nodiscard]] std::int64_t ask(const std::string& sql) const { return askStore(m_scratch.data(), sql); }
  [[nodiscard]] std::int64_t acknowledgements() const {
    return ask("SELECT count(*) FROM audit_entry WHERE action = 'audit.restored' AND refused = 0");
  }

 private:
  static void must(const CommandResult& done) {
    if (!done.succeeded()) qFatal("%s", done.err.c_str());
  }

  ScratchDir m_scratch;
};

}  // namespace

class AuditRecipeTest : public QObject {
  Q_OBJECT

 private slots:
  void readme_block_provesTheTrail() {
    Scene scene;
    const auto proved = scene.prove();
    QVERIFY2(proved.succeeded(), (proved.out + proved.err).c_str());
    QVERIFY2(proved.out.ends_with("\nverified\n"), proved.out.c_str());
  }

  void readme_block_restoredStore_isProvedOnceAcknowledged() {
    Scene scene;
    scene.putBackAfter([&] {
      scene.addPerson("olga", "operator");
      scene.addPerson("otto", "operator");
    });
    QVERIFY(!scene.run({"audit", "verify"}).succeeded());
    const auto lost = scene.prove();
    QVERIFY2(!lost.succeeded() && lost.err.find("NOT verified") != std::string::npos, lost.err.c_str());
    const auto noted = scene.restored();
    QVERIFY2(noted.succeeded(), noted.err.c_str());
    scene.addPerson("uwe", "support");
    const auto proved = scene.prove();
    QVERIFY2(proved.succeeded(), (proved.out + proved.err).c_str());
    QVERIFY2(proved.out.find("restored: entry ") != std::string::npos, proved.out.c_str());
    QVERIFY(scene.run({"audit", "verify"}).succeeded());
  }

  void restored_killedAnywhere_isDoneOrNotDone_data() {
    QTest::addColumn<QString>("point");
    QTest::addColumn<bool>("done");
    QTest::newRow("after the proof") << "restored.proved" << false;
    QTest::newRow("before the commit") << "deed.before_commit:2" << false;
    QTest::newRow("between commit and file") << "deed.committed:2" << true;
  }
  void restored_killedAnywhere_isDoneOrNotDone() {
    QFETCH(QString, point);
    QFETCH(bool, done);
    Scene scene;
    scene.putBackAfter([&] { scene.addPerson("olga", "operator"); });
    const auto killed = scene.restored({{"ACK_KILL_AT", point.toStdString()}});
    QVERIFY2(killed.end.signal == SIGKILL, killed.err.c_str());
    QCOMPARE(scene.acknowledgements(), std::int64_t{done ? 1 : 0});
    if (done) {
      // The line that did not reach the file is in the export all the same.
      const auto exported = scene.prove();
      QVERIFY2(exported.succeeded(), (exported.out + exported.err).c_str());
    } else {
      QVERIFY(!scene.run({"audit", "verify"}).succeeded());
      const auto again = scene.restored();
      QVERIFY2(again.succeeded(), again.err.c_str());
    }
    QCOMPARE(scene.acknowledgements(), std::int64_t{1});
    QVERIFY(!scene.restored().succeeded());  // nothing is missing any more
    const auto verified = scene.run({"audit", "verify"});
    QVERIFY2(verified.succeeded(), verified.err.c_str());
    const auto proved = scene.prove();
    QVERIFY2(proved.succeeded(), (proved.out + proved.err).c_str());
  }
};

QTEST_GUILESS_MAIN(AuditRecipeTest)
#include "audit_recipe_test.moc"
