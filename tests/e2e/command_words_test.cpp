// What the command line writes to a terminal: nothing that the terminal would obey, whatever it was given; one line
// of what a deed did; and whom a token is of.
#include "tests/e2e/authority_cases.h"
#include "tests/kit/child_process.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include <map>

using namespace ack::kit;
using namespace ack::e2e;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr const char* kReason = "for the test of words";

/// As a path it leads nowhere. A title, a cleared screen, C1 and a lone byte of it, a turned direction, a space of no
/// width, a return.
const std::string kHostile = "/nonexistent/x\x1b]0;pwned\x07\x1b[2J\xC2\x9B"
                             "31m\xE2\x80\xAE"
                             "eman\xE2\x80\x8B\x9B"
                             "1m\r\x7F";

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

/// The first character that a terminal would obey or an eye would miss; empty where there is none.
QString hiddenIn(const std::string& text) {
  const QString decoded = QString::fromStdString(text);
  if (decoded.toStdString() != text) return QStringLiteral("bytes that are no UTF-8");
  for (const uint code : decoded.toUcs4()) {
    const QChar::Category category = QChar::category(code);
    const bool hidden = category == QChar::Other_Control || category == QChar::Other_Format ||
                        category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
    if (hidden && code != '\n' && code != '\t') return QStringLiteral("U+%1").arg(code, 4, 16, QLatin1Char('0'));
  }
  return {};
}

}  // namespace

class CommandWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    writeFile(m_scratch.path() / "apply.json", applyFile());
    QVERIFY(run({"apply", (m_scratch.path() / "apply.json").string()}).succeeded());
    const std::string setup = firstLine(run({"user", "setup-token"}).out);
    const auto first = run({"user", "add", "admin", "--role", "admin", "--setup-token", setup}, {}, kPassword);
    QCOMPARE(first.out, std::string("admin is added as admin\n"));
    m_tokens["admin"] = firstLine(run({"login", "admin"}, {}, kPassword).out);
    for (const char* role : {"operator", "security"}) {
      QVERIFY(as("admin", {"user", "add", role, "--role", role}, std::string(kPassword) + "\n").succeeded());
      m_tokens[role] = firstLine(run({"login", role}, {}, kPassword).out);
    }
  }

  // Each argument of each command in its turn, by somebody who gets past the question who may.
  void hostileArguments_areShownAndNeverObeyed() {
    int tried = 0;
    for (const Case& one : cases())
      for (std::size_t i = one.command.size(); i < one.arguments.size(); ++i) {
        if (one.arguments[i].starts_with("--")) continue;
        Case hostile = one;
        hostile.arguments[i] = kHostile;
        expectTame(hostile.arguments, roleFor(one.permission), one.input);
        ++tried;
      }
    QVERIFY2(tried > 40, qPrintable(QString::number(tried)));
  }

  void hostileUsage_isShownAndNeverObeyed() {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {kHostile},
             {"status", "--" + kHostile},
             {"status", kHostile},
             {"deliveries", "--limit", kHostile},
             {"deliveries", "--state", kHostile},
             {"ledger", "export", "--from", kHostile},
             {"user", "add", kHostile, "--role", kHostile},
             {"user", "recover", kHostile},
             {"login", kHostile},
             {"providers", kHostile},
             {"serve", "--listen", kHostile},
             {"serve", "--config", kHostile},
             {"send", "--url", kHostile, "--provider", kHostile, "--secret", "s", kHostile},
             {"test-request", "--provider", kHostile, kHostile},
             {"close", kHostile, "--reason", kReason},
             {"reveal", kHostile, "--reason", kReason},
             {"replays", kHostile},
             {"audit", kHostile}})
      expectTame(arguments, {}, std::string(kPassword) + "\n");
    for (const char* command : {"status", "check", "deliveries"}) {
      const auto result = runCommand({daemonPath(), command, "--data", (m_scratch.path() / kHostile).string()});
      QVERIFY2(hiddenIn(result.err).isEmpty(), result.err.c_str());
    }
    const auto shown = run({"a\x1b[2Jb"});
    QVERIFY2(shown.err.find("a\\x1b[2Jb") != std::string::npos, shown.err.c_str());
  }

  void deeds_sayInOneLineWhatWasDone_data() {
    QTest::addColumn<QString>("role");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("document");
    const auto row = [](const char* name, const char* role, const QStringList& arguments, const char* words,
                        const char* document) {
      QTest::newRow(name) << QString(role) << arguments << QString(words) << QString(document);
    };
    const QString because = QStringLiteral("--reason");
    const QString why = QLatin1String(kReason);
    row("role", "security", {"user", "role", "uwe", "--role", "founder", because, why}, "uwe is founder now",
        R"({"name":"uwe","done":"role"})");
    row("password", "security", {"user", "password", "uwe"},
        "uwe has the new password; every earlier session has ended", R"({"name":"uwe","done":"password"})");
    row("disable", "security", {"user", "disable", "uwe", because, why}, "uwe is disabled, and signed out everywhere",
        R"({"name":"uwe","done":"disabled"})");
    row("enable", "security", {"user", "enable", "uwe", because, why}, "uwe may sign in again",
        R"({"name":"uwe","done":"enabled"})");
    row("retention set", "security",
        {"retention", "set", "--source", "hooks", "--completed-days", "20", "--dead-days", "30", because, why},
        "payloads of hooks are kept 20 days once completed, 30 days as dead letters",
        R"({"source":"hooks","completed_days":20,"dead_days":30,"own":true})");
    row("purge", "security", {"purge"},
        "Asked for. No engine runs: the next one will remove them in small steps; retention show tells how far",
        R"({"asked":true,"engine_runs":false})");
  }
  void deeds_sayInOneLineWhatWasDone() {
    QFETCH(QString, role);
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    QFETCH(QString, document);
    if (askStore(m_scratch.data(), "SELECT count(*) FROM person WHERE name = 'uwe'") == 0)
      QVERIFY(as("security", {"user", "add", "uwe", "--role", "support"}, std::string(kPassword) + "\n").succeeded());
    std::vector<std::string> command;
    for (const QString& one : arguments) command.push_back(one.toStdString());
    const std::string input = "another horse\n";
    const auto told = as(role.toStdString(), command, input);
    QVERIFY2(told.succeeded(), told.err.c_str());
    QCOMPARE(QString::fromStdString(told.out), words + QLatin1Char('\n'));
    command.emplace_back("--json");
    const auto asJson = as(role.toStdString(), command, input);
    QVERIFY2(asJson.succeeded(), asJson.err.c_str());
    QCOMPARE(boost::json::parse(asJson.out), boost::json::parse(document.toStdString()));
  }

  void holds_sayWhatWasDone() {
    const auto hold = as("operator", {"source", "hold", "hooks", "--reason", kReason});
    QCOMPARE(hold.out, std::string("source hooks is held: its work waits\n"));
    // Whether its work goes on hangs on more: its destination may be held, or no engine run.
    const auto released = as("operator", {"source", "release", "hooks", "--reason", kReason});
    QCOMPARE(released.out, std::string("source hooks is no longer held\n"));
    QVERIFY(as("operator", {"source", "hold", "hooks", "--reason", kReason}).succeeded());
    const auto release = as("operator", {"source", "release", "hooks", "--reason", kReason, "--json"});
    QCOMPARE(boost::json::parse(release.out), boost::json::parse(R"({"source":"hooks","held":false})"));
    const auto cleared = as("security", {"retention", "clear", "--source", "hooks", "--reason", kReason});
    QCOMPARE(cleared.out, std::string("hooks has no terms of its own any more: those for all hold\n"));
  }

  void token_ofSomebodyElse_isRefused() {
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"user", "list"}, {"status"}, {"deliveries"}, {"check"}}) {
      std::vector<std::string> arguments = command;
      arguments.insert(arguments.end(), {"--as", "operator"});
      const auto refused = run(arguments, {{"ACKNOWLEDGER_PASSWORD", m_tokens["security"]}});
      QCOMPARE(refused.end.status, 1);
      QVERIFY2(refused.err.find("the token is of a session of security") != std::string::npos, refused.err.c_str());
      QVERIFY(refused.out.empty());
    }
    QVERIFY(run({"user", "list", "--as", "Security"}, {{"ACKNOWLEDGER_PASSWORD", m_tokens["security"]}}).succeeded());
    const std::string spare = firstLine(run({"login", "operator"}, {}, kPassword).out);
    const auto left = run({"logout"}, {{"ACKNOWLEDGER_PASSWORD", spare}});
    QCOMPARE(left.out, std::string("signed out\n"));
  }

  void vault_refusal_speaksOfTheKey() {
    const auto refused = as("operator", {"vault", "rotate", "--reason", kReason});
    QCOMPARE(refused.end.status, 1);
    QVERIFY2(refused.err.find("renew their key") != std::string::npos, refused.err.c_str());
  }

 private:
  CommandResult run(std::vector<std::string> arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    for (std::string& argument : arguments)
      if (argument == kApplyPath) argument = (m_scratch.path() / "apply.json").string();
    arguments.insert(arguments.begin(), daemonPath());
    Environment all{{"ACKNOWLEDGER_DATA", m_scratch.data().string()},
                    {"HOOK_SECRET", "whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ="}};
    all.insert(all.end(), environment.begin(), environment.end());
    return runCommand(arguments, all, input);
  }
  CommandResult as(const std::string& role, std::vector<std::string> arguments, const std::string& input = {}) {
    arguments.insert(arguments.end(), {"--as", role});
    return run(std::move(arguments), {{"ACKNOWLEDGER_PASSWORD", m_tokens[role]}}, input);
  }
  static std::string roleFor(const std::string& permission) {
    for (const char* role : {"security", "admin"})
      if (mayRole(permission, role)) return role;
    return "operator";
  }
  void expectTame(const std::vector<std::string>& arguments, const std::string& role, const std::string& input) {
    const auto result = role.empty() ? run(arguments, {}, input) : as(role, arguments, input);
    const std::string what = arguments.front() + ": ";
    const QString hidden = hiddenIn(result.err);
    QVERIFY2(hidden.isEmpty(), qPrintable(QString::fromStdString(what) + hidden + QLatin1String(" in its errors")));
    const QString shown = hiddenIn(result.out);
    QVERIFY2(shown.isEmpty(), qPrintable(QString::fromStdString(what) + shown + QLatin1String(" in what it prints")));
    QVERIFY2(!result.timedOut && result.end.signal == 0, what.c_str());
  }

  ScratchDir m_scratch;
  std::map<std::string, std::string> m_tokens;
};

QTEST_GUILESS_MAIN(CommandWordsTest)
#include "command_words_test.moc"
