// `acknowledgerd send` as each provider: what it signs, the real engine accepts as that provider's; signed with
// another secret it is refused; and where a body can't be signed it says so instead of sending it.
#include "tests/e2e/send_cases.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include <set>

using namespace ack::kit;
namespace json = boost::json;

class SendTest : public QObject {
  Q_OBJECT
  ScratchDir m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
  const std::vector<SendCase> m_cases = sendCases();

  CommandResult send(const SendCase& one, const std::string& secret, const std::string& body,
                     const std::string& eventId = {}) {
    const auto file = m_scratch.path() / "body";
    writeFile(file, body);
    writeFile(m_scratch.path() / "secret", secret);
    std::vector<std::string> command{
        daemonPath(),     "send",
        "--url",          "http://127.0.0.1:" + std::to_string(m_engine->port()) + "/hooks/" + one.name,
        "--provider",     one.provider,
        "--secret",       "file:" + (m_scratch.path() / "secret").string(),
        "--content-type", one.type};
    if (!one.recipe.empty()) command.insert(command.end(), {"--recipe", one.recipe});
    if (!one.publicUrl.empty()) command.insert(command.end(), {"--public-url", one.publicUrl});
    if (!eventId.empty()) command.insert(command.end(), {"--event-id", eventId});
    command.push_back(file.string());
    return runCommand(command);
  }

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), configurationOf(m_cases)), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanupTestCase() {
    QVERIFY(m_engine);
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
  }

  void everyProvider_hasACase() {
    const auto listed = runCommand({daemonPath(), "providers", "--json"});
    QVERIFY2(listed.succeeded(), listed.err.c_str());
    const json::value document = json::parse(listed.out);
    for (const json::value& provider : document.at("providers").as_array()) {
      const std::string key(std::string_view(provider.at("key").as_string()));
      const bool found =
          std::any_of(m_cases.begin(), m_cases.end(), [&](const SendCase& one) { return one.provider == key; });
      QVERIFY2(found, key.c_str());
    }
  }

  void sent_asItsProvider_isAccepted_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_cases.size(); ++i) QTest::newRow(m_cases[i].name.c_str()) << static_cast<int>(i);
  }
  void sent_asItsProvider_isAccepted() {
    QFETCH(int, index);
    const SendCase& one = m_cases[static_cast<std::size_t>(index)];
    const std::string count = "SELECT count(*) FROM delivery JOIN source USING (source_id) "
                              "WHERE source.name = '" +
                              one.name + "'";
    const auto forged = send(one, one.otherSecret, one.body);
    QVERIFY2(forged.end.status == 1 && !forged.out.starts_with("2"), (forged.out + forged.err).c_str());
    QCOMPARE(askStore(m_scratch.data(), count), 0);
    const auto sent = send(one, one.secret, one.body);
    QVERIFY2(sent.succeeded(), (sent.out + sent.err).c_str());
    QVERIFY2(sent.out.starts_with("2"), sent.out.c_str());
    QCOMPARE(askStore(m_scratch.data(), count), 1);
  }

  // Never ignored: the event has that ID then, or nothing is sent.
  void eventId_isTheEvents_orIsRefused_data() { sent_asItsProvider_isAccepted_data(); }
  void eventId_isTheEvents_orIsRefused() {
    QFETCH(int, index);
    const SendCase& one = m_cases[static_cast<std::size_t>(index)];
    const std::string from = " FROM delivery JOIN source USING (source_id) WHERE source.name = '" + one.name + "'";
    const std::int64_t before = askStore(m_scratch.data(), "SELECT count(*)" + from);
    const std::string id = "named-by-option-" + one.name;  // longer than 16 bytes: the store marks those of 16
    const auto sent = send(one, one.secret, one.body, id);
    const std::string named = "SELECT count(*)" + from + " AND event_id = CAST('" + id + "' AS BLOB)";
    if (sent.end.status == 2) {
      QVERIFY2(sent.err.find("--event-id: ") != std::string::npos, sent.err.c_str());
      QCOMPARE(askStore(m_scratch.data(), "SELECT count(*)" + from), before);
    } else {
      QVERIFY2(sent.succeeded(), (sent.out + sent.err).c_str());
      QCOMPARE(askStore(m_scratch.data(), named), 1);
    }
    static const std::set<std::string> mustTake{"stripe", "github",  "telnyx",  "coinbase",
                                                "paypal", "aws_sns", "own-jwt", "square",
                                                "paddle", "shopify", "svix",    "standard_webhooks"};
    if (mustTake.contains(one.name)) QVERIFY2(sent.succeeded(), sent.err.c_str());
    static const std::set<std::string> cannot{"discord", "hubspot", "braintree"};
    if (cannot.contains(one.name)) QCOMPARE(sent.end.status, 2);
  }

  void bodyThatCannotBeSigned_isSaid_nothingSent_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("body");
    QTest::newRow("adyen") << "adyen"
                           << "{}";
    QTest::newRow("braintree") << "braintree"
                               << "a=1";
    QTest::newRow("mailgun") << "mailgun"
                             << "[]";
    QTest::newRow("vonage-sms-form") << "vonage-sms-form"
                                     << "a=1&a=2";
    QTest::newRow("aws_sns") << "aws_sns"
                             << "[]";
  }
  void bodyThatCannotBeSigned_isSaid_nothingSent() {
    QFETCH(QString, name);
    QFETCH(QString, body);
    const auto one = std::find_if(m_cases.begin(), m_cases.end(),
                                  [&](const SendCase& each) { return each.name == name.toStdString(); });
    QVERIFY(one != m_cases.end());
    const auto sent = send(*one, one->secret, body.toStdString());
    QCOMPARE(sent.end.status, 1);
    QVERIFY2(sent.err.find("can't sign as " + one->provider) != std::string::npos, sent.err.c_str());
    QCOMPARE(sent.out, std::string());
    const auto keyless = send(*one, "changeme", one->body);
    QCOMPARE(keyless.end.status, 1);
    QVERIFY2(keyless.err.find("can't sign as " + one->provider) != std::string::npos, keyless.err.c_str());
  }
};

QTEST_GUILESS_MAIN(SendTest)
#include "send_test.moc"
