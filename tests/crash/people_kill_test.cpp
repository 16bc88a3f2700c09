// SIGKILL within what gets people back in: a recovery token made and spent, a restored copy acknowledged, passwords
// of a configuration forgotten. Each is whole or was never there, and the same command does it afterwards.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <csignal>
#include <sqlite3.h>

using namespace ack::kit;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr const char* kNewPassword = "another battery staple";
constexpr const char* kReason = "the disk failed, yesterday's copy was put back";

/// ada is the admin, sam the only security officer. No engine runs.
struct Office {
  Office() {
    trouble = applyConfig(scratch.data(), chargeConfig());
    const std::string token = firstLine(run({"user", "setup-token"}).out);
    must(run({"user", "add", "ada", "--role", "admin", "--setup-token", token}, {}, kPassword));
    must(run({"user", "add", "sam", "--role", "security", "--as", "ada"}, {{"ACKNOWLEDGER_PASSWORD", kPassword}},
             kPassword));
  }
  static std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }
  void must(const CommandResult& done) {
    if (!done.succeeded()) trouble += done.err;
  }
  CommandResult run(const std::vector<std::string>& arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    return daemon(arguments, scratch.data(), environment, input);
  }
  CommandResult asSam(std::vector<std::string> arguments, Environment environment = {}) {
    arguments.insert(arguments.end(), {"--as", "sam"});
    environment.emplace_back("ACKNOWLEDGER_PASSWORD", kPassword);
    return run(arguments, environment);
  }
  CommandResult spend(const std::string& token, const Environment& environment = {}) {
    return run({"user", "recover", "sam", "--token", token}, environment, kNewPassword);
  }
  bool signsIn(const std::string& password) { return run({"login", "sam"}, {}, password).succeeded(); }
  std::int64_t ask(const std::string& sql) const { return askStore(scratch.data(), sql); }
  std::int64_t entries(const std::string& action) const {
    return ask("SELECT count(*) FROM audit_entry WHERE refused = 0 AND action = '" + action + "'");
  }
  /// As after an older copy of the store was put back: the newest entries are gone, the file beside it knows better.
  void putBackOlder(int lost) {
    const std::string from = std::to_string(ask("SELECT max(sequence) FROM audit_entry") - lost);
    sqlite3* raw = nullptr;
    if (sqlite3_open((scratch.data() / "acknowledger.db").c_str(), &raw) != SQLITE_OK) trouble += "sqlite; ";
    for (const char* table : {"audit_target", "audit_checkpoint", "audit_entry"}) {
      const std::string sql = std::string("DELETE FROM ") + table + " WHERE sequence > " + from;
      if (sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) trouble += sqlite3_errmsg(raw);
    }
    sqlite3_close(raw);
  }

  ScratchDir scratch;
  std::string trouble;
};

Environment killAt(const QString& point) { return {{"ACK_KILL_AT", point.toStdString()}}; }

}  // namespace

class PeopleKillTest : public QObject {
  Q_OBJECT

 private slots:
  void makingAToken_killed_anotherIsMade_data() { deedPoints(); }
  void makingAToken_killed_anotherIsMade() {
    QFETCH(QString, point);
    QFETCH(bool, done);
    Office office;
    QCOMPARE(office.trouble, std::string());
    const auto killed = office.run({"user", "recover", "sam"}, killAt(point));
    QCOMPARE(killed.end.signal, SIGKILL);
    QVERIFY(killed.out.empty());
    QCOMPARE(office.entries("user.recovery_token"), std::int64_t{done ? 1 : 0});
    const auto made = office.run({"user", "recover", "sam"});
    QVERIFY2(made.succeeded(), made.err.c_str());
    QVERIFY(office.spend(Office::firstLine(made.out)).succeeded());
    QVERIFY(office.signsIn(kNewPassword));
    QVERIFY(office.run({"audit", "verify"}).succeeded());
  }

  void spendingIt_killed_isWholeOrNothing_data() { deedPoints(); }
  void spendingIt_killed_isWholeOrNothing() {
    QFETCH(QString, point);
    QFETCH(bool, done);
    Office office;
    QCOMPARE(office.trouble, std::string());
    const std::string token = Office::firstLine(office.run({"user", "recover", "sam"}).out);
    QCOMPARE(office.spend(token, killAt(point)).end.signal, SIGKILL);
    QCOMPARE(office.entries("user.recover"), std::int64_t{done ? 1 : 0});
    QCOMPARE(office.signsIn(kNewPassword), done);
    QCOMPARE(office.signsIn(kPassword), !done);
    QCOMPARE(office.spend(token).succeeded(), !done);  // it counts once, and was not used up by a death
    QCOMPARE(office.entries("user.recover"), std::int64_t{1});
    QVERIFY(office.signsIn(kNewPassword));
    QVERIFY(office.run({"audit", "verify"}).succeeded());
  }

  void acknowledgingARestoredCopy_killed_isWholeOrNothing_data() {
    deedPoints(2);
    QTest::newRow("between proof and deed") << "restored.proved" << false;
  }
  void acknowledgingARestoredCopy_killed_isWholeOrNothing() {
    QFETCH(QString, point);
    QFETCH(bool, done);
    Office office;
    for (int i = 0; i < 3; ++i) office.must(office.asSam({"user", "list"}));
    QCOMPARE(office.trouble, std::string());
    office.putBackOlder(2);
    QCOMPARE(office.trouble, std::string());
    QCOMPARE(office.run({"audit", "verify"}).end.status, 1);
    const auto killed = office.asSam({"audit", "restored", "--reason", kReason}, killAt(point));
    QCOMPARE(killed.end.signal, SIGKILL);
    QCOMPARE(office.run({"audit", "verify"}).succeeded(), done);
    if (!done) {
      const auto again = office.asSam({"audit", "restored", "--reason", kReason});
      QVERIFY2(again.succeeded(), again.err.c_str());
    }
    const auto verified = office.run({"audit", "verify"});
    QVERIFY2(verified.succeeded(), verified.err.c_str());
    QVERIFY2(verified.out.find("acknowledged by sam") != std::string::npos, verified.out.c_str());
  }

  void forgettingPasswords_killed_isDoneByTheNext() {
    Office office;
    QCOMPARE(office.trouble, std::string());
    QCOMPARE(office.ask("SELECT count(*) FROM fact WHERE name = 'file_passwords_forgotten'"), std::int64_t{1});
    ScratchDir fresh;
    const auto killed = daemon({"user", "setup-token"}, fresh.data(), killAt("config.forget_passwords"), {});
    QCOMPARE(killed.end.signal, SIGKILL);
    QCOMPARE(askStore(fresh.data(), "SELECT count(*) FROM fact WHERE name = 'file_passwords_forgotten'"),
             std::int64_t{0});
    const auto again = daemon({"user", "setup-token"}, fresh.data(), {}, {});
    QVERIFY2(again.succeeded(), again.err.c_str());
    QCOMPARE(askStore(fresh.data(), "SELECT count(*) FROM fact WHERE name = 'file_passwords_forgotten'"),
             std::int64_t{1});
  }

 private:
  /// `signIn` of a command that signs somebody in first is a deed of its own: which deed of the command it is.
  static void deedPoints(int deed = 1) {
    QTest::addColumn<QString>("point");
    QTest::addColumn<bool>("done");
    const QString which = QStringLiteral(":%1").arg(deed);
    QTest::newRow("inside the deed") << "deed.before_commit" + which << false;
    QTest::newRow("after it") << "deed.committed" + which << true;
  }
};

QTEST_GUILESS_MAIN(PeopleKillTest)
#include "people_kill_test.moc"
