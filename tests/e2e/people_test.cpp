// People by the command line: the first admin, sign-in, roles, sessions, and the trail of it all, which a stranger
// can verify by the written recipe.
#include "tests/kit/child_process.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <QCryptographicHash>

#include <boost/json.hpp>

#include <sqlite3.h>

using namespace ack::kit;
namespace json = boost::json;

namespace {

constexpr const char* kPassword = "correct horse";

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

QStringList linesOf(const std::string& text) {
  return QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

}  // namespace

class PeopleTest : public QObject {
  Q_OBJECT

 private slots:
  void noStore_isSaidAndNotMade() {
    const auto verified = run({"audit", "verify"});
    QCOMPARE(verified.end.status, 1);
    QVERIFY2(verified.err.find("no store in") != std::string::npos, verified.err.c_str());
    QVERIFY(!std::filesystem::exists(m_scratch.data() / "acknowledger.db"));
  }

  void firstAdmin_needsTheToken() {
    QVERIFY(firstLine(run({"user", "setup-token"}).out).size() > 20);
    const json::value printed = json::parse(run({"user", "setup-token", "--json"}).out);
    const std::string token(printed.at("setup_token").as_string());
    QVERIFY(token.size() > 20);
    const auto wrong = run({"user", "add", "eve", "--role", "admin", "--setup-token", "guess"}, {}, kPassword);
    QCOMPARE(wrong.end.status, 1);
    QVERIFY2(wrong.err.find("set-up token is wrong") != std::string::npos, wrong.err.c_str());
    QCOMPARE(run({"user", "add", "ada", "--role", "admin"}, {}, kPassword).end.status, 1);
    const auto made = run({"user", "add", "ada", "--setup-token", token}, {}, kPassword);
    QVERIFY2(made.succeeded(), made.err.c_str());
    QCOMPARE(run({"user", "add", "eve", "--role", "admin", "--setup-token", token}, {}, kPassword).end.status, 1);
    QCOMPARE(run({"user", "setup-token"}).end.status, 1);
  }

  void people_areAddedByWhoMay() {
    for (const auto& [name, role] : {std::pair{"uwe", "support"}, std::pair{"sam", "security"}}) {
      const auto added = run({"user", "add", name, "--role", role, "--as", "ada"}, {},
                             std::string(kPassword) + "\n" + kPassword + "\n");
      QVERIFY2(added.succeeded(), added.err.c_str());
    }
    const auto byAdmin = as("ada", {"user", "add", "eve", "--role", "admin"}, kPassword);
    QCOMPARE(byAdmin.end.status, 1);  // there is a security officer now
    QVERIFY2(byAdmin.err.find("admin may not manage people and roles; security may") != std::string::npos,
             byAdmin.err.c_str());
    const auto listed = as("sam", {"user", "list", "--json"});
    QVERIFY2(listed.succeeded(), listed.err.c_str());
    QCOMPARE(json::parse(listed.out).at("people").as_array().size(), std::size_t{3});
    QCOMPARE(as("uwe", {"user", "list"}).end.status, 1);
    QCOMPARE(run({"user", "list"}).end.status, 1);
    QCOMPARE(as("sam", {"user", "add", "eve", "--role", "king"}, kPassword).end.status, 2);
    QCOMPARE(as("sam", {"user", "add", "eve", "--role", "support"}, "short").end.status, 1);
  }

  void password_wrong_saysNothingOfTheName() {
    const auto wrong = run({"user", "list", "--as", "sam"}, {}, "wrong horse!");
    const auto unknown = run({"user", "list", "--as", "nobody"}, {}, "wrong horse!");
    QCOMPARE(wrong.end.status, 1);
    QCOMPARE(wrong.err, unknown.err);
    QCOMPARE(run({"user", "list", "--as", "sam"}).end.status, 2);  // no password came
  }

  void login_givesATokenThatStandsForThePassword() {
    const auto login = run({"login", "sam"}, {}, kPassword);
    QVERIFY2(login.succeeded(), login.err.c_str());
    const std::string token = firstLine(login.out);
    const Environment with{{"ACKNOWLEDGER_PASSWORD", token}};
    QVERIFY(run({"user", "list", "--as", "sam"}, with).succeeded());
    QVERIFY(run({"logout"}, with).succeeded());
    const auto ended = run({"user", "list", "--as", "sam"}, with);
    QCOMPARE(ended.end.status, 1);
    QVERIFY2(ended.err.find("sign in") != std::string::npos, ended.err.c_str());
  }

  void disabled_isOutAtOnce() {
    const Environment uwe{{"ACKNOWLEDGER_PASSWORD", firstLine(run({"login", "uwe"}, {}, kPassword).out)}};
    QVERIFY(as("sam", {"user", "disable", "uwe", "--reason", "on leave till May"}).succeeded());
    const auto refused = run({"user", "list", "--as", "uwe"}, uwe);
    QVERIFY(refused.err.find("sign in") != std::string::npos);
    QCOMPARE(run({"login", "uwe"}, {}, kPassword).end.status, 1);
    QCOMPARE(as("sam", {"user", "disable", "ada", "--reason", "leaves the company"}).end.status, 1);
    // A reason may be left out; one that says nothing is none.
    QCOMPARE(as("sam", {"user", "disable", "uwe", "--reason", "short"}).end.status, 1);
    for (const char* deed : {"enable", "disable"}) {
      const auto done = as("sam", {"user", deed, "uwe", "--json"});
      QVERIFY2(done.succeeded(), done.err.c_str());
      QCOMPARE(std::string(json::parse(done.out).at("name").as_string()), std::string("uwe"));
    }
  }

  void role_isPositionalOrAnOption() {
    QVERIFY(as("sam", {"user", "role", "uwe", "operator"}).succeeded());
    QVERIFY(as("sam", {"user", "role", "uwe", "--role", "support"}).succeeded());
    QCOMPARE(as("sam", {"user", "role", "uwe", "king"}).end.status, 2);
    QCOMPARE(as("sam", {"user", "role", "uwe"}).end.status, 2);
    const auto roleless = as("sam", {"user", "add", "eve"}, kPassword);
    QCOMPARE(roleless.end.status, 2);
    QVERIFY2(roleless.err.find("which role?") != std::string::npos, roleless.err.c_str());
    QVERIFY(as("sam", {"user", "add", "eva", "founder"}, kPassword).succeeded());
  }

  // The only officer has lost the password; whoever owns the data helps, and can do no more than that.
  void onlyOfficer_comesBackByARecoveryToken() {
    const auto helped = run({"user", "recover", "ada"});
    QCOMPARE(helped.end.status, 1);
    QVERIFY2(helped.err.find("sam can set the password of ada") != std::string::npos, helped.err.c_str());
    const Environment before{{"ACKNOWLEDGER_PASSWORD", firstLine(run({"login", "sam"}, {}, kPassword).out)}};
    const auto made = run({"user", "recover", "sam"});
    QVERIFY2(made.succeeded(), made.err.c_str());
    const json::value again = json::parse(run({"user", "recover", "sam", "--json"}).out);
    const std::string token(again.at("token").as_string());
    QCOMPARE(run({"user", "recover", "sam", "--token", "guess"}, {}, "another staple").end.status, 1);
    QCOMPARE(run({"user", "recover", "sam", "--token", token}).end.status, 2);  // no password came
    QVERIFY(run({"user", "recover", "sam", "--token", token}, {}, "another staple").succeeded());
    QCOMPARE(run({"user", "recover", "sam", "--token", token}, {}, "third staple").end.status, 1);
    QCOMPARE(run({"user", "list", "--as", "sam"}, before).end.status, 1);  // every session has ended
    QCOMPARE(run({"login", "sam"}, {}, kPassword).end.status, 1);
    const Environment back{{"ACKNOWLEDGER_PASSWORD", "another staple"}};
    const auto trail = run({"audit", "export", "--as", "sam"}, back);
    QVERIFY2(trail.succeeded(), trail.err.c_str());
    QVERIFY(trail.out.find("\"action\":\"user.recover\"") != std::string::npos);
    QVERIFY(trail.out.find("recovered by the account of the operating system") != std::string::npos);
    QVERIFY(trail.out.find(token) == std::string::npos);
    // Back to what the others of this test know.
    QVERIFY(run({"user", "password", "sam", "--as", "sam"}, {}, std::string("another staple\n") + kPassword + "\n")
                .succeeded());
  }

  void trail_isVerifiedByTheProgramAndByAStranger() {
    const auto verified = run({"audit", "verify", "--json"});
    QVERIFY2(verified.succeeded(), verified.err.c_str());
    const json::value verdict = json::parse(verified.out);
    QVERIFY(verdict.at("verified").as_bool());
    QVERIFY(verdict.at("entries").as_int64() > 10);
    // The recipe: the SHA-256 of a line's bytes is the next line's "prev".
    const QStringList lines = linesOf(run({"audit", "export"}).out);
    QCOMPARE(lines.size(), static_cast<int>(verdict.at("entries").as_int64()));
    for (int i = 1; i < lines.size(); ++i) {
      const QByteArray hash = QCryptographicHash::hash(lines.at(i - 1).toUtf8(), QCryptographicHash::Sha256).toHex();
      QCOMPARE(QByteArray(json::parse(lines.at(i).toStdString()).at("prev").as_string().c_str()), hash);
    }
    // The newest checkpoint signs the last line.
    const QStringList checkpoints = linesOf(run({"audit", "export", "--checkpoints"}).out);
    const json::value newest = json::parse(checkpoints.last().toStdString());
    QCOMPARE(newest.at("n").as_int64(), verdict.at("entries").as_int64());
    QCOMPARE(QByteArray(newest.at("hash").as_string().c_str()),
             QCryptographicHash::hash(lines.last().toUtf8(), QCryptographicHash::Sha256).toHex());
    QCOMPARE(as("ada", {"audit", "verify"}).end.status, 1);  // an admin may not; the refusal is an entry
    QVERIFY(as("sam", {"audit", "verify"}).succeeded());
  }

  void trail_edited_isNamed() {
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open((m_scratch.data() / "acknowledger.db").c_str(), &raw), SQLITE_OK);
    const char* edit =
        "UPDATE audit_entry SET entry = replace(entry, 'command line', 'elsewhere') WHERE sequence = 4";
    QCOMPARE(sqlite3_exec(raw, edit, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(raw);
    const auto verified = run({"audit", "verify"});
    QCOMPARE(verified.end.status, 1);
    QVERIFY2(verified.err.find("NOT verified: entry 4 was edited") != std::string::npos, verified.err.c_str());
  }

 private:
  CommandResult run(std::vector<std::string> arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    arguments.insert(arguments.begin(), daemonPath());
    Environment all{{"ACKNOWLEDGER_DATA", m_scratch.data().string()}};
    all.insert(all.end(), environment.begin(), environment.end());
    return runCommand(arguments, all, input);
  }
  CommandResult as(const std::string& name, std::vector<std::string> arguments, const std::string& input = {}) {
    arguments.insert(arguments.end(), {"--as", name});
    return run(std::move(arguments), {{"ACKNOWLEDGER_PASSWORD", kPassword}}, input);
  }

  ScratchDir m_scratch;
};

QTEST_GUILESS_MAIN(PeopleTest)
#include "people_test.moc"
