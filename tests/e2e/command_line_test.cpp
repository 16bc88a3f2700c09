// The command line's contract from outside: exit statuses, help, messages of a bad configuration, JSON shapes, one
// engine per store, start and stop.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include <chrono>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

std::string missing(const json::value& document, std::initializer_list<const char*> names) {
  for (const char* name : names)
    if (!document.is_object() || !document.as_object().contains(name)) return name;
  return {};
}

/// GitHub's published example, checked with that secret.
/// An apply file with one source of this provider, which has no key of its own.
std::string keylessSource(const char* provider, const std::string& recipe) {
  return R"({"version": 1, "sources": [{"name": "payments", "provider": ")" + std::string(provider) +
         R"(", "recipe": )" + recipe + "}]}";
}

std::string verifyCase(const char* id, const char* secret) {
  const json::array signature{"X-Hub-Signature-256",
                              "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"};
  const json::object one{{"id", id},
                         {"provider", "github"},
                         {"secrets", json::array{secret}},
                         {"method", "POST"},
                         {"url", "http://a/b"},
                         {"headers", json::array{signature, json::array{"X-GitHub-Delivery", "d1"},
                                                 json::array{"X-GitHub-Event", "push"}}},
                         {"body", "Hello, World!"},
                         {"now", 1700000000}};
  return json::serialize(one) + "\n";
}

CommandResult plain(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), daemonPath());
  return runCommand(arguments);
}

}  // namespace

class CommandLineTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), chargeConfig()), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
    m_firstStart = m_engine->error();
    for (int i = 0; i < 3; ++i) QCOMPARE(sendOne(m_engine->port(), chargeShot({}, i)).status, 200);
    QCOMPARE(sendOne(m_engine->port(), chargeShot({}, 0)).result, std::string("duplicate"));
    for (int i = 0; i < 500 && askStore(m_scratch.data(), "SELECT count(*) FROM delivery WHERE state = 4") < 3; ++i)
      std::this_thread::sleep_for(10ms);
  }
  void cleanupTestCase() {
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
  }

  void help_ofEachCommand_isThere_data() {
    QTest::addColumn<QString>("command");
    for (const char* name : {"serve", "apply", "status", "deliveries", "dead-letters", "trace", "ledger", "verify",
                             "send", "check", "backup"})
      QTest::newRow(name) << name;
  }
  void help_ofEachCommand_isThere() {
    QFETCH(QString, command);
    const auto help = plain({command.toStdString(), "--help"});
    QCOMPARE(help.end.status, 0);
    QVERIFY(help.out.size() > 80);
    QVERIFY(help.err.empty());
  }

  /// Requests of these are signed by certificates that they name; what must be said is whose webhook it is.
  void apply_withoutKeys_whereCertificatesProve_asksForTheOwner_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* name, const std::string& file, const char* complaint) {
      QTest::newRow(name) << QString::fromStdString(file) << QString(complaint);
    };
    row("PayPal", keylessSource("paypal", R"({"webhook_id": "4JH86294D6297924G"})"), "");
    row("PayPal, whose webhook", keylessSource("paypal", "{}"), "webhook_id");
    row("SNS", keylessSource("aws_sns", R"({"topics": ["arn:aws:sns:eu-west-1:111111111111:orders"]})"), "");
    row("SNS, which topics", keylessSource("aws_sns", "{}"), "topics");
    row("Stripe", keylessSource("stripe", "{}"), "secrets");
  }
  void apply_withoutKeys_whereCertificatesProve_asksForTheOwner() {
    QFETCH(QString, file);
    QFETCH(QString, complaint);
    const auto path = m_scratch.path() / "keyless.json";
    writeFile(path, file.toStdString());
    const auto result = daemon({"apply", "--check", path.string()}, m_scratch.data());
    QCOMPARE(result.end.status, complaint.isEmpty() ? 0 : 1);
    QVERIFY2(complaint.isEmpty() || result.err.find(complaint.toStdString()) != std::string::npos,
             result.err.c_str());
  }

  void wrongUsage_is2_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"frobnicate"};
    QTest::newRow("unknown option") << QStringList{"status", "--frobnicate"};
    QTest::newRow("missing argument") << QStringList{"trace"};
    QTest::newRow("missing file") << QStringList{"apply"};
    QTest::newRow("bad number") << QStringList{"deliveries", "--limit", "many"};
    QTest::newRow("no such state") << QStringList{"deliveries", "--state", "sleeping"};
    QTest::newRow("bad time") << QStringList{"ledger", "export", "--from", "yesterday"};
    QTest::newRow("window backwards") << QStringList{"ledger",     "export", "--from",
                                                     "2026-12-01", "--to",   "2026-01-01"};
  }
  void wrongUsage_is2() {
    QFETCH(QStringList, arguments);
    std::vector<std::string> command;
    for (const auto& one : arguments) command.push_back(one.toStdString());
    const auto result = plain(command);
    QCOMPARE(result.end.status, 2);
    QVERIFY2(std::count(result.err.begin(), result.err.end(), '\n') == 1, result.err.c_str());
    QVERIFY2(result.err.starts_with("acknowledgerd: "), result.err.c_str());
    command.emplace_back("--json");
    const auto document = plain(command);
    QCOMPARE(document.end.status, 2);
    QCOMPARE(std::string(json::parse(document.out).at("error").as_string()), std::string("invalid"));
    QVERIFY(!json::parse(document.out).at("message").as_string().empty());
  }

  // contract.md: a one-time set-up token, printed at first start. Here stderr is a file.
  void setupToken_isPrintedAtTheFirstStart_once() {
    const QString said = QString::fromStdString(m_firstStart);
    QVERIFY2(said.contains(QRegularExpression("set-up token.*: [A-Za-z0-9_-]{20,}\n")), m_firstStart.c_str());
    const ScratchDir scratch;
    EngineProcess engine(EngineStart{scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    QVERIFY(engine.error().find("set-up token") != std::string::npos);
    QVERIFY(engine.stop().has_value());
    QVERIFY2(engine.start(), engine.error().c_str());
    QVERIFY2(engine.error().find("set-up token") == std::string::npos, engine.error().c_str());
    QVERIFY(engine.stop().has_value());
  }

  void refused_is1_withOneClearLine_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no such ID") << QStringList{"trace", "evt_that_never_was"};
    QTest::newRow("no such file") << QStringList{"apply", "/nonexistent/apply.json"};
    QTest::newRow("backup target exists") << QStringList{"backup", "/"};
  }
  void refused_is1_withOneClearLine() {
    QFETCH(QStringList, arguments);
    std::vector<std::string> command;
    for (const auto& one : arguments) command.push_back(one.toStdString());
    const auto result = daemon(command, m_scratch.data());
    QCOMPARE(result.end.status, 1);
    QVERIFY2(std::count(result.err.begin(), result.err.end(), '\n') == 1, result.err.c_str());
  }

  void noStore_is1_andMakesNone() {
    const ScratchDir scratch;
    for (const char* command : {"status", "deliveries", "check"}) {
      const auto result = daemon({command}, scratch.data());
      QCOMPARE(result.end.status, 1);
      QVERIFY(!result.err.empty());
    }
    QVERIFY(!std::filesystem::exists(scratch.data() / "acknowledger.db"));
  }

  void badConfiguration_namesFileLineAndPath_changesNothing_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("path");
    QTest::newRow("unknown provider") << R"("provider": "stripe")"
                                      << R"("provider": "strype")"
                                      << "sources[0].provider";
    QTest::newRow("version") << R"("version": 1)"
                             << R"("version": 7)"
                             << "version";
    QTest::newRow("unknown field") << R"("owner")"
                                   << R"("ownr")"
                                   << "sources[0]";
    QTest::newRow("direction") << R"("direction": "debit")"
                               << R"("direction": "sideways")"
                               << "sources[0].rules[0].effects[0].direction";
    QTest::newRow("effect kind") << R"("kind": "inbox")"
                                 << R"("kind": "outbox")"
                                 << "sources[0].rules[0].effects[1].kind";
    QTest::newRow("negative window") << "86400"
                                     << "-1"
                                     << "sources[0].replay_window_s";
    QTest::newRow("syntax") << R"("sources": [)"
                            << R"("sources": [,)"
                            << ":2:";
  }
  void badConfiguration_namesFileLineAndPath_changesNothing() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, path);
    QString text = QString::fromStdString(chargeConfig());
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), to);
    const auto file = m_scratch.path() / "bad.json";
    writeFile(file, text.toStdString());
    const auto before = askStore(m_scratch.data(), "SELECT count(*) FROM config");
    for (const bool checkOnly : {true, false}) {
      std::vector<std::string> command{"apply", file.string()};
      if (checkOnly) command.emplace_back("--check");
      const auto result = daemon(command, m_scratch.data());
      QCOMPARE(result.end.status, 1);
      const QString message = QString::fromStdString(result.err);
      QVERIFY2(message.contains(QRegularExpression("bad\\.json:[0-9]+")), result.err.c_str());
      QVERIFY2(message.contains(path), result.err.c_str());
    }
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM config"), before);
  }

  void apply_twice_changesNothing() {
    const auto before = askStore(m_scratch.data(), "SELECT count(*) FROM config");
    QCOMPARE(applyConfig(m_scratch.data(), chargeConfig()), std::string());
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM config"), before);
  }

  void apply_whileTheEngineRuns_isNoticed() {
    QCOMPARE(post(m_engine->port(), "/hooks/later", {}, "{}")->status, 404);
    auto document = json::parse(chargeConfig());
    auto& sources = document.at("sources").as_array();
    sources.push_back(json::parse(R"({"name": "later", "provider": "github", "secrets": ["x-later-secret"]})"));
    QCOMPARE(applyConfig(m_scratch.data(), json::serialize(document)), std::string());
    const auto began = std::chrono::steady_clock::now();
    while (post(m_engine->port(), "/hooks/later", {}, "{}")->status == 404) {
      QVERIFY(std::chrono::steady_clock::now() - began < 3s);
      std::this_thread::sleep_for(10ms);
    }
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
    qInfo("noticed after %lld ms", static_cast<long long>(took.count()));
  }

  void json_hasTheShapesOfTheContract() {
    const auto status = json::parse(daemon({"status", "--json"}, m_scratch.data()).out);
    QCOMPARE(missing(status, {"states", "accepted", "duplicates", "rejected", "oldest_unfinished_s", "completion",
                              "stage", "engine"}),
             std::string());
    QCOMPARE(missing(status.at("states"),
                     {"queued", "processing", "retrying", "unresolved", "completed", "dead", "discarded"}),
             std::string());
    QCOMPARE(missing(status.at("completion"), {"within_target", "window_s"}), std::string());
    QCOMPARE(status.at("engine").at("pid").to_number<std::int64_t>(), static_cast<std::int64_t>(m_engine->pid()));
    QCOMPARE(std::string(status.at("engine").at("listen").as_string()),
             "http://127.0.0.1:" + std::to_string(m_engine->port()));
    QCOMPARE(status.at("duplicates").to_number<std::int64_t>(), std::int64_t{1});

    const auto trace = json::parse(daemon({"trace", chargeId({}, 0), "--json"}, m_scratch.data()).out);
    QCOMPARE(missing(trace, {"event", "delivery", "arrivals", "attempts", "effects", "ledger", "inbox", "audit"}),
             std::string());
    QCOMPARE(missing(trace.at("event"), {"source", "tenant", "event_id", "type", "occurred_at"}), std::string());
    QCOMPARE(missing(trace.at("delivery"), {"id", "state", "attempts", "cause", "owner"}), std::string());
    QCOMPARE(missing(trace.at("arrivals").at(0), {"id", "at", "result", "signature", "body_sha256"}), std::string());
    QCOMPARE(missing(trace.at("attempts").at(0), {"number", "started", "ended", "result"}), std::string());
    QCOMPARE(missing(trace.at("effects").at(0), {"kind", "key", "state", "evidence"}), std::string());

    const auto none = daemon({"trace", "evt_that_never_was", "--json"}, m_scratch.data());
    QCOMPARE(none.end.status, 1);
    QCOMPARE(json::parse(none.out), json::parse(R"({"error":"not_found"})"));

    const auto page = json::parse(daemon({"deliveries", "--json", "--limit", "2"}, m_scratch.data()).out);
    QCOMPARE(missing(page, {"deliveries", "next"}), std::string());
    QCOMPARE(page.at("deliveries").as_array().size(), std::size_t{2});
    QCOMPARE(missing(page.at("deliveries").at(0), {"id", "event_id", "source", "state", "attempts", "arrivals",
                                                   "next_at", "received_at", "cause"}),
             std::string());
    QCOMPARE(std::string(page.at("deliveries").at(0).at("event_id").as_string()), chargeId({}, 2));
  }

  void trace_byAnyOfItsIds_findsTheEvent() {
    const auto story = json::parse(daemon({"trace", chargeId({}, 1), "--json"}, m_scratch.data()).out);
    for (const auto& id : {story.at("delivery").at("id"), story.at("arrivals").at(0).at("id"),
                           story.at("ledger").at(0).at("ledger_id"), story.at("inbox").at(0).at("id")}) {
      const auto found = daemon({"trace", std::string(id.as_string()), "--json"}, m_scratch.data());
      QVERIFY2(found.succeeded(), found.out.c_str());
      QVERIFY(found.out.find(chargeId({}, 1)) != std::string::npos);
    }
  }

  void ledgerExport_hasTheColumnsOfTheContract() {
    const auto csv = daemon({"ledger", "export"}, m_scratch.data());
    QVERIFY(csv.succeeded());
    const QStringList lines = QString::fromStdString(csv.out).split(QRegularExpression("\r?\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0],
             QString("ledger_id,event_id,source,tenant,kind,account,amount_minor,currency,at_utc,refund_of"));
    const QStringList first = lines[1].split(',');
    QCOMPARE(first.size(), 10);
    QCOMPARE(first[4], QString("charge"));
    QVERIFY(first[6].startsWith('-'));
    QVERIFY(first[8].contains(QRegularExpression("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$")));
    QCOMPARE(daemon({"ledger", "export", "--to", "2020-01-01T00:00:00Z"}, m_scratch.data()).out.find("charge"),
             std::string::npos);
  }

  void verify_judgesCasesLineByLine() {
    const std::string input = verifyCase("good", "It's a Secret to Everybody") + verifyCase("bad", "another");
    const auto result = runCommand({daemonPath(), "verify"}, {}, input);
    const QStringList lines = QString::fromStdString(result.out).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].contains("\"verdict\":\"valid\""), result.out.c_str());
    QVERIFY2(lines[1].contains("\"verdict\":\"invalid\""), result.out.c_str());
  }

  void verify_malformedLine_hasAVerdictAndALineNumber() {
    const std::string good = verifyCase("good", "It's a Secret to Everybody");
    const auto result = runCommand({daemonPath(), "verify"}, {}, good + "{\"id\":\"broken\"}\n\n{\n" + good);
    QCOMPARE(result.end.status, 1);
    const QStringList lines = QString::fromStdString(result.out).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[1].contains("\"id\":\"broken\"") && lines[1].contains("malformed_case"), result.out.c_str());
    QVERIFY2(result.err.find("line 2: ") != std::string::npos, result.err.c_str());
    QVERIFY2(result.err.find("line 4: ") != std::string::npos, result.err.c_str());
  }

  void wrongFileOrCommand_isNamed_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("command") << QStringList{"frob"} << "unknown command frob";
    QTest::newRow("directory to test") << QStringList{"test-request", "--provider", "github", "/tmp"}
                                       << "/tmp: is a directory";
    QTest::newRow("nothing to test") << QStringList{"test-request", "--provider", "github", "/nonexistent/x"}
                                     << "/nonexistent/x: ";
    QTest::newRow("directory to send") << QStringList{"send",       "--url",  "http://127.0.0.1:1/",
                                                      "--provider", "github", "--secret",
                                                      "s1",         "/tmp"}
                                       << "/tmp: is a directory";
    QTest::newRow("taken port") << QStringList{"serve", "--listen", "127.0.0.1:%1", "--data", "/tmp/nobody"}
                                << "another program already listens there";
  }
  void wrongFileOrCommand_isNamed() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, complaint);
    const ScratchDir scratch;
    std::vector<std::string> command;
    for (const QString& one : arguments)
      command.push_back(one == "/tmp/nobody"
                            ? scratch.data().string()
                            : QString(one).replace("%1", QString::number(m_engine->port())).toStdString());
    const auto result = plain(command);
    QVERIFY(result.end.status != 0);
    QVERIFY2(result.err.find(complaint.toStdString()) != std::string::npos, result.err.c_str());
  }

  void send_goesThroughTheListener() {
    const auto file = m_scratch.path() / "event.json";
    writeFile(file, R"({"id":"evt_sent_by_command","type":"charge.succeeded","created":1764000000,"data":{"object":{)"
                    R"("customer":"cus_9","amount":100,"currency":"eur","paid":true,"description":"d"}}})");
    const auto sent = runCommand({daemonPath(), "send", "--url",
                                  "http://127.0.0.1:" + std::to_string(m_engine->port()) + "/hooks/stripe",
                                  "--provider", "stripe", "--secret", kStripeSecret, file.string()});
    QVERIFY2(sent.succeeded(), sent.err.c_str());
    QCOMPARE(askStore(m_scratch.data(),
                      "SELECT count(*) FROM delivery WHERE event_id = CAST('evt_sent_by_command' AS BLOB)"),
             std::int64_t{1});
  }

  void send_withAnEventId_writesItIntoTheBody() {
    const auto file = m_scratch.path() / "named.json";
    writeFile(file, R"({"id": "evt_in_the_file", "type":"charge.succeeded","created":1764000000,"data":{"object":{)"
                    R"("customer":"cus_9","amount":100,"currency":"eur","paid":true,"description":"d"}}})");
    const auto sent = runCommand({daemonPath(), "send", "--url",
                                  "http://127.0.0.1:" + std::to_string(m_engine->port()) + "/hooks/stripe",
                                  "--provider", "stripe", "--secret", kStripeSecret, "--event-id", "evt_by_option",
                                  "--count", "3", "--json", file.string()});
    QVERIFY2(sent.succeeded(), sent.err.c_str());
    const json::value document = json::parse(sent.out);
    QCOMPARE(document.at("sent").to_number<int>(), 3);
    QCOMPARE(document.at("answers").as_array().size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
      const json::value& answer = document.at("answers").at(i);
      QCOMPARE(answer.at("status").to_number<int>(), 200);
      QCOMPARE(std::string(answer.at("body").at("result").as_string()),
               std::string(i == 0 ? "accepted" : "duplicate"));
      QCOMPARE(std::string(answer.at("body").at("event_id").as_string()), std::string("evt_by_option"));
    }
    QCOMPARE(
        askStore(m_scratch.data(), "SELECT count(*) FROM delivery WHERE event_id = CAST('evt_in_the_file' AS BLOB)"),
        std::int64_t{0});
  }

  void send_nobodyListens_isOneDocument() {
    const auto file = m_scratch.path() / "unheard.json";
    writeFile(file, "{}");
    const auto sent = runCommand({daemonPath(), "send", "--url", "http://127.0.0.1:1/hooks/a", "--provider", "github",
                                  "--secret", "s1", "--json", file.string()});
    QCOMPARE(sent.end.status, 1);
    QCOMPARE(json::parse(sent.out).at("sent").to_number<int>(), 0);
    QVERIFY(json::parse(sent.out).as_object().contains("error"));
  }

  void backup_ofARunningStore_isSoundAndWhole() {
    const auto target = m_scratch.path() / "backup" / "acknowledger.db";
    std::filesystem::create_directories(target.parent_path());
    const auto made = daemon({"backup", target.string()}, m_scratch.data());
    QVERIFY2(made.succeeded(), made.err.c_str());
    QCOMPARE(readStore(target.parent_path()).integrity, std::string("ok"));
    QVERIFY(readStore(target.parent_path()).deliveries.size() >= 3);
  }

  void dataDirectory_isForItsOwnerOnly() {
    using std::filesystem::perms;
    const auto others = perms::group_all | perms::others_all;
    QVERIFY((std::filesystem::status(m_scratch.data()).permissions() & others) == perms::none);
    for (const auto& entry : std::filesystem::directory_iterator(m_scratch.data()))
      QVERIFY2((entry.status().permissions() & others) == perms::none, entry.path().c_str());
  }

 private:
  ScratchDir m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
  std::string m_firstStart;  ///< what the engine wrote to stderr
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
