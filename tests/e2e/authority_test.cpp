// Every command by every role, from outside: who may and who may not as the written table of domain.md says, and each
// refusal in the trail. A command that is not in the list here makes the test fail.
#include "tests/e2e/authority_cases.h"
#include "tests/kit/child_process.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <QRegularExpression>
#include <QSet>

#include <boost/json.hpp>

#include <sqlite3.h>

using namespace ack::kit;
using namespace ack::e2e;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr std::array kRoles{"founder", "support", "operator", "security", "admin"};

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

/// "may not …" of a role, "without signing in nobody may …" of the account.
bool isRefusedByRole(const CommandResult& result) {
  return result.end.status == 1 && (result.err.find(" may not ") != std::string::npos ||
                                    result.err.find("without signing in nobody may") != std::string::npos);
}

}  // namespace

class AuthorityTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    writeFile(m_scratch.data().parent_path() / "apply.json", applyFile());
    QVERIFY(run({"apply", applyPath()}).succeeded());
    const std::string setup = firstLine(run({"user", "setup-token"}).out);
    QVERIFY(run({"user", "add", "admin", "--role", "admin", "--setup-token", setup}, {}, kPassword).succeeded());
    m_tokens["admin"] = firstLine(run({"login", "admin"}, {}, kPassword).out);
    // The security officer last: from then on an admin manages people no more.
    for (const char* role : {"founder", "support", "operator", "security"}) {
      const auto added =
          run({"user", "add", role, "--role", role, "--as", "admin"}, token("admin"), std::string(kPassword) + "\n");
      QVERIFY2(added.succeeded(), added.err.c_str());
      m_tokens[role] = firstLine(run({"login", role}, {}, kPassword).out);
    }
    const auto spare = run({"user", "add", "spare", "--role", "support", "--as", "security"}, token("security"),
                           std::string(kPassword) + "\n");
    QVERIFY2(spare.succeeded(), spare.err.c_str());
    makeLetters();
  }

  void everyCommand_isInTheTable() {
    QSet<QString> known;
    for (const Case& one : cases()) known << QString::fromStdString(one.name());
    for (const char* free : kAsksNobody) known << QLatin1String(free);
    QStringList missing;
    for (const QString& command : commandsBelow({}))
      if (!known.contains(command)) missing << command;
    QVERIFY2(missing.isEmpty(), qPrintable("not in tests/e2e/authority_cases.cpp: " + missing.join(", ")));
  }

  void everyRole_mayWhatTheTableSays() {
    for (const Case& one : cases())
      for (const char* role : kRoles) {
        const bool allowed = mayRole(one.permission, role);
        const std::int64_t before = refusals();
        const auto result = run(one.with({"--as", role}), token(role), one.input);
        const std::string what = one.name() + " as " + role + ": " + result.err;
        QVERIFY2(result.end.status != 2, what.c_str());
        QVERIFY2(isRefusedByRole(result) == !allowed, what.c_str());
        if (!allowed) QVERIFY2(refusals() == before + 1, (what + " is not in the trail").c_str());
        if (!allowed) QVERIFY2(result.out.empty(), (what + " printed something").c_str());
      }
  }

  void account_withoutSigningIn_mayLookAndConfigureOnly() {
    for (const Case& one : cases()) {
      const bool allowed = mayAccount(one.permission);
      const std::int64_t before = refusals();
      const auto result = run(one.arguments, {}, one.input);
      const std::string what = one.name() + ": " + result.err;
      QVERIFY2(isRefusedByRole(result) == !allowed, what.c_str());
      if (!allowed) QVERIFY2(refusals() == before + 1, (what + " is not in the trail").c_str());
    }
  }

  // contract.md: --json prints one JSON document, whatever comes of it. The export is JSON lines.
  void json_ofEveryCommand_isOneDocument() {
    for (const Case& one : cases())
      for (const char* role : {"founder", "security", "admin"}) {
        if (one.name() == "audit export" || one.name() == "backup") continue;
        const auto result = run(one.with({"--as", role, "--json"}), token(role), one.input);
        const std::string what = one.name() + " as " + role + ": " + result.out + result.err;
        boost::system::error_code failure;
        const auto document = boost::json::parse(result.out, failure);
        QVERIFY2(!failure && document.is_object(), what.c_str());
        if (result.end.status != 0 && result.err.find(" may not ") != std::string::npos)
          QVERIFY2(document.at("error").as_string() == "refused", what.c_str());
      }
  }

  // The search for the ID is not what was refused.
  void refusedAct_byAnEventsId_isInTheTrailAsThatAct() {
    const std::map<std::string, std::vector<std::string>> acts{
        {"replay.request", {"replay", "evt_1", "evt_2", "--reason", "for the test of who may"}},
        {"letter.close", {"close", "evt_1", "evt_2", "--reason", "for the test of who may"}},
        {"letter.reopen", {"reopen", "evt_1", "evt_2", "--reason", "for the test of who may"}},
        {"letter.assign", {"assign", "evt_1", "evt_2", "--owner", "finance"}}};
    for (const auto& [action, command] : acts) {
      std::vector<std::string> arguments = command;
      arguments.insert(arguments.end(), {"--as", "founder"});
      const std::string named = "SELECT count(*) FROM audit_entry WHERE refused = 1 AND action = '" + action +
                                "' AND entry LIKE '%[\"evt_1\",\"evt_2\"]%'";
      const std::int64_t before = refusals();
      QVERIFY(isRefusedByRole(run(arguments, token("founder"))));
      QCOMPARE(refusals(), before + 1);
      QCOMPARE(askStore(m_scratch.data(), named), 1);
    }
  }

  // Past the screen: an edited token, an invented one, and that of somebody who was disabled meanwhile.
  void session_editedOrEnded_mayNothing() {
    std::string edited = m_tokens["admin"];
    edited.back() = edited.back() == 'A' ? 'B' : 'A';
    const std::string ended = firstLine(run({"login", "spare"}, {}, kPassword).out);
    QVERIFY(
        run({"user", "disable", "spare", "--reason", "has left the company", "--as", "security"}, token("security"))
            .succeeded());
    for (const std::string& bad : {edited, std::string("ack1_invented"), ended})
      for (const Case& one : cases()) {
        const std::int64_t before = refusals();
        const auto result = run(one.with({"--as", "admin"}), {{"ACKNOWLEDGER_PASSWORD", bad}}, one.input);
        const std::string what = one.name() + ": " + result.err;
        QVERIFY2(result.end.status == 1 && result.err.find("sign in") != std::string::npos, what.c_str());
        QVERIFY2(refusals() == before + 1, (what + " is not in the trail").c_str());
      }
  }

  void trail_isStillWhole() {
    const auto verified = run({"audit", "verify"});
    QVERIFY2(verified.succeeded(), verified.err.c_str());
  }

 private:
  CommandResult run(std::vector<std::string> arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    for (std::string& argument : arguments)
      if (argument == kApplyPath) argument = applyPath();
    arguments.insert(arguments.begin(), daemonPath());
    Environment all{{"ACKNOWLEDGER_DATA", m_scratch.data().string()},
                    {"HOOK_SECRET", "whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ="}};
    all.insert(all.end(), environment.begin(), environment.end());
    return runCommand(arguments, all, input);
  }
  Environment token(const std::string& role) { return {{"ACKNOWLEDGER_PASSWORD", m_tokens[role]}}; }
  std::string applyPath() const { return (m_scratch.data().parent_path() / "apply.json").string(); }
  std::int64_t refusals() const {
    return askStore(m_scratch.data(), "SELECT count(*) FROM audit_entry WHERE refused = 1");
  }

  /// The leaves of the command line below `path`, "user add".
  QStringList commandsBelow(const QStringList& path) {
    std::vector<std::string> arguments;
    for (const QString& word : path) arguments.push_back(word.toStdString());
    arguments.emplace_back("--help");
    const QString help = QString::fromStdString(run(arguments).out);
    const qsizetype at = help.indexOf(QLatin1String("Subcommands:"));
    if (at < 0) return {path.join(QLatin1Char(' '))};
    static const QRegularExpression entry(QStringLiteral("^  ([a-z-]+) "), QRegularExpression::MultilineOption);
    QStringList leaves;
    auto hits = entry.globalMatch(help.mid(at));
    while (hits.hasNext()) leaves += commandsBelow(path + QStringList{hits.next().captured(1)});
    return leaves;
  }

  /// Dead letters, as a store has them: no engine runs here.
  void makeLetters() {
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open((m_scratch.data() / "acknowledger.db").c_str(), &raw), SQLITE_OK);
    const std::string sql = lettersSql();
    char* why = nullptr;
    const int made = sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, &why);
    QVERIFY2(made == SQLITE_OK, why != nullptr ? why : "");
    sqlite3_close(raw);
  }

  ScratchDir m_scratch;
  std::map<std::string, std::string> m_tokens;
};

QTEST_GUILESS_MAIN(AuthorityTest)
#include "authority_test.moc"
