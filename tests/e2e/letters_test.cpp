// Dead letters by the command line: owners, closing and opening again, due times; a death between commit and file;
// the people of an apply file; what an apply leaves in the trail.
#include "tests/kit/child_process.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

using namespace ack::kit;
namespace json = boost::json;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr const char* kSecret = "whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ=";

/// `owner` of the source, and further people beside ada and olga.
std::string applyText(const std::string& owner, const std::string& more = {}) {
  return R"({ "version": 1, "settings": { "dead_letter_due_s": 7200 },
  "sources": [ { "name": "hooks", "provider": "standard_webhooks", "secrets": ["env:HOOK_SECRET"], "owner": ")" +
         owner + R"(", "rules": [ { "effects": [ { "kind": "charge", "account": "/nowhere", "amount": "/nowhere",
                                   "currency": "EUR", "direction": "debit" } ] } ] } ],
  "people": [ { "name": "ada", "role": "admin", "password": "env:ADA" },
              { "name": "olga", "role": "operator", "password": "env:OLGA" })" +
         more + "] }";
}

}  // namespace

class LettersTest : public QObject {
  Q_OBJECT

 private slots:
  void apply_makesItsPeople() {
    QVERIFY2(apply(applyText("finance")).succeeded(), m_last.err.c_str());
    QVERIFY2(as("ada", {"status"}).succeeded(), m_last.err.c_str());
    const std::int64_t people = askStore(m_scratch.data(), "SELECT count(*) FROM person");
    QCOMPARE(people, std::int64_t{2});
    QVERIFY2(apply(applyText("finance")).succeeded(), m_last.err.c_str());  // nothing new
    QVERIFY2(apply(applyText("ops")).succeeded(), m_last.err.c_str());      // no change of people
    const json::value entry = lastEntry("apply");
    QCOMPARE(std::string(entry.at("before").at("sources").at("hooks").at("owner").as_string()),
             std::string("finance"));
    QCOMPARE(std::string(entry.at("after").at("sources").at("hooks").at("owner").as_string()), std::string("ops"));
  }

  void apply_ofMorePeople_needsWhoMayManageThem() {
    const std::string more = R"(, { "name": "sam", "role": "security", "password": "env:SAM" })";
    QCOMPARE(apply(applyText("other", more)).end.status, 1);
    QVERIFY2(m_last.err.find("changes people (\"sam\" first)") != std::string::npos, m_last.err.c_str());
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM person WHERE name = 'sam'"), std::int64_t{0});
    QCOMPARE(std::string(lastEntry("apply").at("outcome").as_string()), std::string("refused"));
    // No security officer yet: an admin manages people.
    QVERIFY2(apply(applyText("ops", more), {"--as", "ada"}).succeeded(), m_last.err.c_str());
    QCOMPARE(std::string(lastEntry("apply").at("after").at("people").at("sam").as_string()),
             std::string("added as security"));
    QVERIFY(lastEntryText("apply").find("horse") == std::string::npos);
    QCOMPARE(apply(applyText("ops"), {"--as", "olga"}).end.status, 1);
  }

  void letters_dieAndAreListed() {
    EngineStart start{m_scratch.data(), m_scratch.path()};
    start.environment = environment();
    EngineProcess engine(start);
    QVERIFY2(engine.start(), engine.error().c_str());
    for (const char* id : {"evt_1", "evt_2", "evt_3"}) {
      writeFile(m_scratch.path() / "body.json", R"({"type":"a.b"})");
      run({"send", "--url", "http://127.0.0.1:" + std::to_string(engine.port()) + "/hooks/hooks", "--provider",
           "standard_webhooks", "--secret", kSecret, "--event-id", id, (m_scratch.path() / "body.json").string()});
      QVERIFY2(m_last.succeeded(), m_last.err.c_str());
    }
    QVERIFY(waitUntilDrained(m_scratch.data()));
    // The whole of it beside the running engine.
    const json::value listed = json::parse(as("olga", {"dead-letters", "--json"}).out);
    QCOMPARE(listed.at("dead").as_int64(), std::int64_t{3});
    const json::value& group = listed.at("groups").at(0);
    QCOMPARE(std::string(group.at("cause").as_string()), std::string("mapping"));
    QVERIFY(group.at("next_step").as_string().find("Correct the rules") == 0);
    QCOMPARE(std::string(group.at("owner").as_string()), std::string("ops"));
    QVERIFY(group.at("deliveries").at(0).at("due_at").is_string());
    QVERIFY2(as("olga", {"assign", "evt_1", "evt_2", "--owner", "Olga"}).succeeded(), m_last.err.c_str());
    QCOMPARE(as("olga", {"assign", "evt_9", "--owner", "olga"}).end.status, 1);
    QVERIFY2(m_last.err.find("evt_9") != std::string::npos, m_last.err.c_str());
    QVERIFY2(as("olga", {"close", "evt_1", "evt_2", "--reason", "paid by hand"}).succeeded(), m_last.err.c_str());
    QCOMPARE(as("olga", {"close", "evt_1", "evt_3", "--reason", "paid by hand"}).end.status, 1);
    QVERIFY2(m_last.err.find("1 of 2 were not changed") != std::string::npos, m_last.err.c_str());
    QVERIFY2(as("olga", {"reopen", "evt_3", "--reason", "was another"}).succeeded(), m_last.err.c_str());
    const json::value trace = json::parse(as("olga", {"trace", "evt_3", "--json"}).out);
    QCOMPARE(std::string(trace.at("delivery").at("state").as_string()), std::string("dead"));
    QCOMPARE(std::string(trace.at("audit").as_array().back().at("action").as_string()), std::string("letter.reopen"));
    const json::value status = json::parse(run({"status", "--json"}).out);
    QCOMPARE(status.at("states").at("dead").as_int64(), std::int64_t{1});
    QCOMPARE(status.at("states").at("discarded").as_int64(), std::int64_t{2});
    QVERIFY(run({"check"}).succeeded());
    QVERIFY(engine.stop().has_value());
  }

  void disabledPersonsLetters_passOn() {
    QVERIFY2(as("olga", {"assign", "evt_3", "--owner", "olga"}).succeeded(), m_last.err.c_str());
    QVERIFY2(as("sam", {"user", "disable", "olga", "--reason", "on leave till May"}).succeeded(), m_last.err.c_str());
    const json::value listed = json::parse(run({"dead-letters", "--json", "--owner", "ops"}).out);
    QCOMPARE(listed.at("groups").at(0).at("count").as_int64(), std::int64_t{1});
    QVERIFY2(as("sam", {"user", "enable", "olga", "--reason", "is back again"}).succeeded(), m_last.err.c_str());
  }

  // A death on either side of the commit leaves the deed whole or not done, and the trail provable.
  void deed_killedAroundItsCommit_isWholeOrNotDone() {
    for (const auto& [point, closed] : {std::pair{"deed.before_commit:2", 0}, std::pair{"deed.committed:2", 1}}) {
      auto with = environment();
      with.emplace_back("ACK_KILL_AT", point);
      with.emplace_back("ACKNOWLEDGER_PASSWORD", kPassword);
      const auto killed = run({"close", "evt_3", "--reason", "killed on the way", "--as", "olga"}, with);
      QCOMPARE(killed.end.signal, 9);
      QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM delivery WHERE state = 6"), std::int64_t{2 + closed});
      QCOMPARE(askStore(m_scratch.data(), "SELECT value FROM counter WHERE name = 'state.discarded'"),
               std::int64_t{2 + closed});
      const auto verified = run({"audit", "verify"});
      QVERIFY2(verified.succeeded(), verified.err.c_str());
    }
  }

  void ownPassword_asksForThePresentOne() {
    const std::string token = as("olga", {"login", "olga"}).out;
    const Environment session{{"ACKNOWLEDGER_PASSWORD", token.substr(0, token.find('\n'))}};
    QCOMPARE(run({"user", "password", "olga", "--as", "olga"}, session, "wrong horse\nanother horse\n").end.status,
             1);
    QVERIFY2(run({"user", "password", "olga", "--as", "olga"}, session, std::string(kPassword) + "\nanother horse\n")
                 .succeeded(),
             m_last.err.c_str());
    QVERIFY(run({"login", "olga"}, {{"ACKNOWLEDGER_PASSWORD", "another horse"}}).succeeded());
  }

 private:
  static Environment environment() {
    return {{"HOOK_SECRET", kSecret}, {"ADA", kPassword}, {"OLGA", kPassword}, {"SAM", kPassword}};
  }
  CommandResult run(const std::vector<std::string>& arguments, const Environment& more = {},
                    const std::string& input = {}) {
    auto all = environment();
    all.insert(all.end(), more.begin(), more.end());
    const bool ofStore = arguments.front() != "send";
    std::vector<std::string> command{daemonPath()};
    command.insert(command.end(), arguments.begin(), arguments.end());
    if (ofStore) command.insert(command.end(), {"--data", m_scratch.data().string()});
    return m_last = runCommand(command, all, input);
  }
  CommandResult as(const std::string& name, std::vector<std::string> arguments) {
    if (arguments.front() != "login") arguments.insert(arguments.end(), {"--as", name});
    return run(arguments, {{"ACKNOWLEDGER_PASSWORD", kPassword}});
  }
  CommandResult apply(const std::string& text, const std::vector<std::string>& more = {}) {
    const auto file = m_scratch.path() / "apply.json";
    writeFile(file, text);
    std::vector<std::string> arguments{"apply", file.string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments, more.empty() ? Environment{} : Environment{{"ACKNOWLEDGER_PASSWORD", kPassword}});
  }
  std::string lastEntryText(const std::string& action) {
    std::string last;
    const QStringList lines = QString::fromStdString(run({"audit", "export"}).out).split(QLatin1Char('\n'));
    for (const QString& line : lines)
      if (line.contains(QStringLiteral("\"action\":\"%1\"").arg(QString::fromStdString(action))))
        last = line.toStdString();
    return last;
  }
  json::value lastEntry(const std::string& action) { return json::parse(lastEntryText(action)); }

  ScratchDir m_scratch;
  CommandResult m_last;
};

QTEST_GUILESS_MAIN(LettersTest)
#include "letters_test.moc"
