// Alerts by the command line: listed worst first, taken on, ended, given away, each answered; exit statuses, JSON,
// and a trial of a channel beside a running engine and without one.
#include "tests/kit/child_process.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include <sqlite3.h>

using namespace ack::kit;
namespace json = boost::json;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr const char* kSecret = "whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ=";
constexpr const char* kAlertSecret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";

std::string applyText(const std::string& alerts) {
  return R"({ "version": 1, )" + alerts + R"(
  "sources": [ { "name": "hooks", "provider": "standard_webhooks", "secrets": ["env:HOOK_SECRET"], "owner": "finance",
                 "rules": [] } ],
  "people": [ { "name": "ada", "role": "admin", "password": "env:ADA" },
              { "name": "olga", "role": "operator", "password": "env:OLGA" },
              { "name": "fay", "role": "founder", "password": "env:FAY" } ] })";
}

std::string text(const json::value& object, const char* name) { return std::string(object.at(name).as_string()); }

}  // namespace

class AlertDeedsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY2(apply({}).succeeded(), m_last.err.c_str());
    execute("INSERT INTO alert (alert_id, kind, subject, first_at_us, last_at_us, count, text) VALUES"
            " (1, 'content_mismatch', 'hooks', 1790000000000000, 1790000000000000, 2, 'the body is another'),"
            " (2, 'disk_low', '', 1790000001000000, 1790000001000000, 5, 'low'),"
            " (3, 'same_body_other_id', 'hooks', 1790000002000000, 1790000002000000, 1, 'again')");
  }

  void alerts_areListed_worstFirst() {
    const json::value list = json::parse(run({"alerts", "--json"}).out);
    QVERIFY2(m_last.succeeded(), m_last.err.c_str());
    QCOMPARE(list.at("open").as_int64(), std::int64_t{3});
    QCOMPARE(text(list.at("alerts").at(0), "kind"), std::string("disk_low"));
    QCOMPARE(text(list.at("alerts").at(1), "id"), std::string("alr_0000000000001"));
    QVERIFY(!text(list.at("alerts").at(1), "sentence").empty());
    QVERIFY(!text(list.at("alerts").at(1), "next_step").empty());
    QCOMPARE(json::parse(run({"status", "--json"}).out).at("alerts").at("open").as_int64(), std::int64_t{3});
    const std::string status = run({"status"}).out;
    QVERIFY2(status.find("3 open") != std::string::npos, status.c_str());
    const std::string table = run({"alerts", "--limit", "1"}).out;
    QVERIFY2(table.find("alr_0000000000002") != std::string::npos, table.c_str());
    QVERIFY2(table.find("alr_0000000000001") == std::string::npos, table.c_str());
    QVERIFY2(table.find("more than are listed") != std::string::npos, table.c_str());
    // Figures are for everybody.
    QVERIFY2(as("fay", {"alerts"}).succeeded(), m_last.err.c_str());
    QVERIFY2(as("fay", {"alerts", "show", "alr_0000000000001"}).succeeded(), m_last.err.c_str());
    QVERIFY2(m_last.out.find("the body is another") != std::string::npos, m_last.out.c_str());
    QCOMPARE(run({"alerts", "show", "alr_0000000000099"}).end.status, 1);
    QCOMPARE(run({"alerts", "show", "dlv_0000000000001"}).end.status, 2);
    QCOMPARE(run({"alerts", "--state", "sleeping"}).end.status, 2);
    QCOMPARE(run({"alerts", "--limit", "0"}).end.status, 2);
  }

  void alert_isTakenOn_given_andEnded() {
    QVERIFY2(as("olga", {"alerts", "acknowledge", "alr_0000000000001", "alr_0000000000002", "--note", "I look"})
                 .succeeded(),
             m_last.err.c_str());
    QCOMPARE(json::parse(run({"alerts", "--json", "--state", "open"}).out).at("alerts").as_array().size(),
             std::size_t{1});
    QVERIFY2(as("olga", {"alerts", "acknowledge", "alr_0000000000001"}).succeeded(), m_last.err.c_str());
    QVERIFY2(m_last.out.find("as before") != std::string::npos, m_last.out.c_str());
    QVERIFY2(as("olga", {"alerts", "assign", "alr_0000000000001", "--owner", "Ada"}).succeeded(), m_last.err.c_str());
    QCOMPARE(text(json::parse(run({"alerts", "--json", "--owner", "ada"}).out).at("alerts").at(0), "id"),
             std::string("alr_0000000000001"));
    QCOMPARE(as("olga", {"alerts", "assign", "alr_0000000000001", "--owner", "nobody"}).end.status, 1);
    // One can be ended by a person, the other lasts.
    QCOMPARE(as("olga", {"alerts", "resolve", "alr_0000000000001", "alr_0000000000002", "--reason",
                         "the vendor has confirmed it"})
                 .end.status,
             1);
    QVERIFY2(m_last.err.find("1 of 2 were not changed") != std::string::npos, m_last.err.c_str());
    QVERIFY2(m_last.out.find("it ends by itself when ") != std::string::npos, m_last.out.c_str());
    QVERIFY2(m_last.out.find("acknowledge it to stop messages") != std::string::npos, m_last.out.c_str());
    const json::value over = json::parse(run({"alerts", "show", "alr_0000000000001", "--json"}).out);
    QCOMPARE(text(over, "state"), std::string("resolved"));
    QCOMPARE(text(over, "resolved_by"), std::string("olga"));
    QCOMPARE(text(over, "acknowledged_by"), std::string("olga"));
    QCOMPARE(text(over, "reason"), std::string("the vendor has confirmed it"));
    QCOMPARE(as("olga", {"alerts", "resolve", "alr_0000000000003", "--reason", "short"}).end.status, 1);
    QCOMPARE(as("olga", {"alerts", "resolve", "alr_0000000000003"}).end.status, 2);
    QCOMPARE(as("olga", {"alerts", "resolve", "one", "--reason", "the vendor has confirmed it"}).end.status, 2);
    QCOMPARE(as("fay", {"alerts", "acknowledge", "alr_0000000000003"}).end.status, 1);
    QVERIFY2(m_last.err.find("founder may not acknowledge alerts") != std::string::npos, m_last.err.c_str());
    QCOMPARE(run({"alerts", "acknowledge", "alr_0000000000003"}).end.status, 1);
    const json::value status = json::parse(run({"status", "--json"}).out);
    QCOMPARE(status.at("alerts").at("open").as_int64(), std::int64_t{1});
    QCOMPARE(status.at("alerts").at("acknowledged").as_int64(), std::int64_t{1});
    QVERIFY(run({"audit", "verify"}).succeeded());
  }

  void trial_withoutChannelOrEngine_saysSo() {
    QCOMPARE(as("ada", {"alerts", "try", "webhook"}).end.status, 1);
    QVERIFY2(m_last.err.find("nothing is set up for it") != std::string::npos, m_last.err.c_str());
    QCOMPARE(as("ada", {"alerts", "try", "pigeon"}).end.status, 2);
    QVERIFY2(apply(channelText()).succeeded(), m_last.err.c_str());
    QCOMPARE(as("olga", {"alerts", "try", "webhook"}).end.status, 1);
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM alert_message"), std::int64_t{0});
    QCOMPARE(as("ada", {"alerts", "try", "webhook"}).end.status, 1);
    QVERIFY2(m_last.err.find("no engine runs") != std::string::npos, m_last.err.c_str());
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM alert_message"), std::int64_t{0});
  }

  void trial_besideTheEngine_tellsWhatCameOfIt() {
    EngineStart start{m_scratch.data(), m_scratch.path()};
    start.environment = environment();
    EngineProcess engine(start);
    QVERIFY2(engine.start(), engine.error().c_str());
    QVERIFY2(as("ada", {"alerts", "try", "webhook"}).succeeded(), m_last.err.c_str());
    QVERIFY2(m_last.out.find("sent by webhook") != std::string::npos, m_last.out.c_str());
    int trials = 0;
    for (const RecordedCall& call : m_target.calls())
      trials += call.body.find("\"alert.test\"") != std::string::npos ? 1 : 0;
    QCOMPARE(trials, 1);
    m_target.script({{.status = 400}});
    QCOMPARE(as("ada", {"alerts", "try", "webhook", "--json"}).end.status, 1);
    const json::value refused = json::parse(m_last.out);
    QCOMPARE(text(refused, "state"), std::string("given_up"));
    QVERIFY(text(refused, "evidence").find("400") != std::string::npos);
    QVERIFY(engine.stop().has_value());
  }

 private:
  std::string channelText() const {
    return "\"alerts\": { \"webhook\": { \"url\": \"" + m_target.url("/alerts") + "\", \"secret\": \"" +
           kAlertSecret + "\" } },";
  }
  static Environment environment() {
    return {{"HOOK_SECRET", kSecret}, {"ADA", kPassword}, {"OLGA", kPassword}, {"FAY", kPassword}};
  }
  CommandResult run(const std::vector<std::string>& arguments, const Environment& more = {}) {
    auto all = environment();
    all.insert(all.end(), more.begin(), more.end());
    std::vector<std::string> command{daemonPath()};
    command.insert(command.end(), arguments.begin(), arguments.end());
    command.insert(command.end(), {"--data", m_scratch.data().string()});
    return m_last = runCommand(command, all, {});
  }
  CommandResult as(const std::string& name, std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--as", name});
    return run(arguments, {{"ACKNOWLEDGER_PASSWORD", kPassword}});
  }
  CommandResult apply(const std::string& alerts) {
    const auto file = m_scratch.path() / "apply.json";
    writeFile(file, applyText(alerts));
    return run({"apply", file.string()});
  }
  /// No engine runs where this is used.
  void execute(const std::string& sql) const {
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open((m_scratch.data() / "acknowledger.db").c_str(), &raw), SQLITE_OK);
    char* why = nullptr;
    const int made = sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, &why);
    QVERIFY2(made == SQLITE_OK, why != nullptr ? why : "");
    sqlite3_close(raw);
  }

  FakeDestination m_target;
  ScratchDir m_scratch;
  CommandResult m_last;
};

QTEST_GUILESS_MAIN(AlertDeedsTest)
#include "alert_deeds_test.moc"
