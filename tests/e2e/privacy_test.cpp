// What is hidden: redaction before storing, revealing with a reason, how long payloads are kept and a new vault key,
// all by the command line beside a running engine.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include <fstream>
#include <sstream>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr const char* kReason = "customer asked what we hold";
constexpr const char* kCanary = "canary-card-4242424242424242";

std::string config(const std::string& redact, const std::string& destination = {}) {
  std::string text = chargeConfig(destination);
  const std::string owner = "\"owner\": \"finance\",";
  return text.replace(text.find(owner), owner.size(), owner + " \"redact\": " + redact + ",");
}

/// A charge whose object names a card.
Shot shotWithCard(const std::string& id, const std::string& card) {
  Shot shot;
  shot.source = "stripe";
  shot.eventId = id;
  const std::string body =
      "{\"id\":\"" + id +
      "\",\"type\":\"charge.succeeded\",\"created\":1764000000,\"data\":{\"object\":{\"customer\":"
      "\"cus_1\",\"amount\":1250,\"currency\":\"eur\",\"paid\":true,\"description\":\"order\","
      "\"cards\":[{\"number\":\"" +
      card + "\",\"brand\":\"visa\"}]}}}";
  shot.bodySha256 = sha256Hex(body);
  shot.request = httpRequest("POST", "/hooks/stripe", signStripe(kStripeSecret, body), body);
  return shot;
}

}  // namespace

class PrivacyTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const std::string crm = "{\"name\": \"crm\", \"url\": \"" + m_destination.url() + "\"}";
    QCOMPARE(applyConfig(m_scratch.data(), config("[\"/data/object/cards/*/number\"]", crm)), std::string());
    const std::string token = run({"user", "setup-token"}).out;
    QVERIFY(run({"user", "add", "ada", "--role", "admin", "--setup-token", token.substr(0, token.find('\n'))}, {},
                kPassword)
                .succeeded());
    QVERIFY(run({"user", "add", "sam", "--role", "security", "--as", "ada"}, {},
                std::string(kPassword) + "\n" + kPassword + "\n")
                .succeeded());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }

  void apply_placeThatIsNeeded_isRefused_data() {
    QTest::addColumn<QString>("redact");
    QTest::addColumn<QString>("why");
    QTest::newRow("a rule's value") << "[\"/data/object/amount\"]"
                                    << "takes out before the rules run";
    QTest::newRow("above it") << "[\"/data\"]"
                              << "takes out before the rules run";
    QTest::newRow("by a wildcard") << "[\"/data/*/customer\"]"
                                   << "takes out before the rules run";
    QTest::newRow("a condition's") << "[\"/data/object/paid\"]"
                                   << "takes out before the rules run";
    QTest::newRow("the event's ID") << "[\"/id\"]"
                                    << "tells who the event is";
    QTest::newRow("no pointer") << "[\"card\"]"
                                << "not a JSON Pointer";
    QTest::newRow("a number") << "[7]"
                              << "must be a JSON Pointer in double quotes";
  }
  void apply_placeThatIsNeeded_isRefused() {
    QFETCH(QString, redact);
    QFETCH(QString, why);
    ScratchDir other;
    const std::string answer = applyConfig(other.data(), config(redact.toStdString()));
    QVERIFY2(answer.find(why.toStdString()) != std::string::npos, answer.c_str());
  }

  void redacted_isStoredAndForwardedWithout_andKnownAgain() {
    const Shot shot = shotWithCard("evt_card_1", kCanary);
    QCOMPARE(sendOne(m_engine->port(), shot).result, std::string("accepted"));
    QVERIFY(waitUntilDrained(m_scratch.data(), 20s));
    QCOMPARE(m_destination.calls().size(), std::size_t{1});
    const std::string forwarded = m_destination.calls().front().body;
    QVERIFY2(forwarded.find("[redacted]") != std::string::npos, forwarded.c_str());
    QVERIFY2(forwarded.find(kCanary) == std::string::npos, forwarded.c_str());
    QVERIFY(forwarded.find("\"amount\":1250,") != std::string::npos);
    // The same again is known by what came, not by what was kept.
    QCOMPARE(sendOne(m_engine->port(), shot).result, std::string("duplicate"));
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM arrival WHERE content_mismatch = 1"), 0);
    QCOMPARE(sendOne(m_engine->port(), shotWithCard("evt_card_1", "another-card")).result, std::string("duplicate"));
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM arrival WHERE content_mismatch = 1"), 1);
    const auto checked = run({"check"});
    QVERIFY2(checked.succeeded(), (checked.out + checked.err).c_str());
  }

  void reveal_isForSecurity_andShowsNoMoreThanWasKept() {
    const std::string id = idOf("evt_card_1");
    const auto shown = as("sam", {"reveal", id, "--reason", kReason});
    QVERIFY2(shown.succeeded(), shown.err.c_str());
    QVERIFY(shown.out.find("\"brand\":\"visa\"") != std::string::npos);
    QVERIFY(shown.out.find("[redacted]") != std::string::npos);
    QVERIFY(shown.out.find(kCanary) == std::string::npos);
    const auto asJson = as("sam", {"reveal", id, "--reason", kReason, "--json"});
    QVERIFY(json::parse(asJson.out).at("redacted").as_bool());
    for (const auto& refused :
         {as("ada", {"reveal", id, "--reason", kReason}), run({"reveal", id, "--reason", kReason}),
          as("sam", {"reveal", id, "--reason", "short"})}) {
      QCOMPARE(refused.end.status, 1);
      QVERIFY(refused.out.find("visa") == std::string::npos);
    }
    // By whatever ID leads to it.
    QCOMPARE(as("sam", {"reveal", "evt_card_1", "--reason", kReason}).out, shown.out);
    QCOMPARE(as("sam", {"reveal", "evt_nobody_sent", "--reason", kReason}).end.status, 1);
    const auto trail = as("sam", {"audit", "export"});
    QVERIFY(trail.out.find("payload.reveal") != std::string::npos);
    QVERIFY(trail.out.find("visa") == std::string::npos);
  }

  // Evidence that is cut short must not look whole: whoever asked sees it in the exit status.
  void content_thatCannotBeWritten_isAnError_data() {
    QTest::addColumn<QStringList>("arguments");
    const QString id = QString::fromStdString(idOf("evt_card_1"));
    const QStringList reveal{"reveal", id, "--reason", kReason};
    QTest::newRow("payload") << reveal;
    QTest::newRow("payload as JSON") << QStringList(reveal + QStringList{"--json"});
    QTest::newRow("audit trail") << QStringList{"audit", "export"};
    QTest::newRow("checkpoints") << QStringList{"audit", "export", "--checkpoints"};
    QTest::newRow("ledger") << QStringList{"ledger", "export"};
    QTest::newRow("ledger as JSON") << QStringList{"ledger", "export", "--format", "json"};
  }
  void content_thatCannotBeWritten_isAnError() {
    QFETCH(QStringList, arguments);
    const auto to = [&](const char* file) {
      std::vector<std::string> command{"/bin/sh", "-c", std::string("exec \"$0\" \"$@\" >") + file, daemonPath()};
      for (const QString& one : arguments) command.push_back(one.toStdString());
      for (const std::string& one :
           {std::string("--as"), std::string("sam"), std::string("--data"), m_scratch.data().string()})
        command.push_back(one);
      return runCommand(command, {{"ACKNOWLEDGER_PASSWORD", kPassword}});
    };
    const auto whole = to("/dev/null");
    QVERIFY2(whole.succeeded(), whole.err.c_str());
    const auto cut = to("/dev/full");
    QCOMPARE(cut.end.status, 1);
    QVERIFY2(cut.err.find("could not be written whole") != std::string::npos, cut.err.c_str());
  }

  void retention_isSetBySecurity_andShown() {
    QCOMPARE(as("ada", {"retention", "set", "--completed-days", "3", "--dead-days", "5"}).end.status, 1);
    QVERIFY(as("sam", {"retention", "set", "--source", "stripe", "--completed-days", "3", "--dead-days", "5"})
                .succeeded());
    QCOMPARE(
        as("sam", {"retention", "set", "--source", "stripe", "--completed-days", "4", "--dead-days", "5"}).end.status,
        1);
    const auto shown = run({"retention", "show", "--json"});
    QVERIFY2(shown.succeeded(), shown.err.c_str());
    const json::value view = json::parse(shown.out);
    QCOMPARE(view.at("sources").at(0).at("completed_days").as_int64(), 3);
    QCOMPARE(view.at("completed_days").as_int64(), 14);
    QVERIFY(run({"purge", "--dry-run"}).out.find("Nothing has been kept long enough") != std::string::npos);
    QCOMPARE(run({"purge"}).end.status, 1);
    QVERIFY(as("sam", {"purge"}).succeeded());
  }

  void vault_isRotatedBesideARunningEngine() {
    QCOMPARE(as("ada", {"vault", "rotate", "--reason", kReason}).end.status, 1);
    const auto rotated = as("sam", {"vault", "rotate", "--reason", kReason});
    QVERIFY2(rotated.succeeded(), rotated.err.c_str());
    QVERIFY2(rotated.out.find("The running engine seals the store anew") != std::string::npos, rotated.out.c_str());
    for (int i = 0; i < 200 && askStore(m_scratch.data(), "SELECT finished_at_us > 0 FROM vault_key") != 1; ++i)
      std::this_thread::sleep_for(50ms);
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM payload WHERE key_version <> 2"), 0);
    QCOMPARE(sendOne(m_engine->port(), shotWithCard("evt_card_2", kCanary)).result, std::string("accepted"));
    QVERIFY(waitUntilDrained(m_scratch.data(), 20s));
    QVERIFY(as("sam", {"reveal", idOf("evt_card_2"), "--reason", kReason}).succeeded());
    QVERIFY(as("sam", {"audit", "verify"}).succeeded());
    QCOMPARE(m_engine->stop()->status, 0);
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
    QCOMPARE(sendOne(m_engine->port(), shotWithCard("evt_card_2", kCanary)).result, std::string("duplicate"));
    const auto checked = run({"check"});
    QVERIFY2(checked.succeeded(), (checked.out + checked.err).c_str());
  }

  void cleanupTestCase() {
    if (m_engine) m_engine->stop();
    const std::string logs = m_engine->out() + m_engine->error();
    QVERIFY(logs.find(kCanary) == std::string::npos);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_scratch.data())) {
      if (!entry.is_regular_file()) continue;
      std::ifstream file(entry.path(), std::ios::binary);
      std::stringstream bytes;
      bytes << file.rdbuf();
      QVERIFY2(bytes.str().find(kCanary) == std::string::npos, entry.path().c_str());
    }
  }

 private:
  std::string idOf(const std::string& event) {
    const auto traced = run({"trace", event, "--json"});
    return std::string(json::parse(traced.out).at("delivery").at("id").as_string());
  }
  CommandResult run(std::vector<std::string> arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    return daemon(std::move(arguments), m_scratch.data(), environment, input);
  }
  CommandResult as(const std::string& name, std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--as", name});
    return run(std::move(arguments), {{"ACKNOWLEDGER_PASSWORD", kPassword}});
  }

  ScratchDir m_scratch;
  FakeDestination m_destination;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(PrivacyTest)
#include "privacy_test.moc"
