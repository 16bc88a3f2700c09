// Good apply files are read whole; every kind of mistake is named by place, path and a useful word.
#include "tests/unit/config/apply_documents.h"
#include "tests/unit/config/fake_environment.h"

#include <QTest>

using namespace ack;
using namespace ack::config;
using test::FakeProviders;
using test::FakeSecrets;

namespace {

FakeSecrets someSecrets() {
  FakeSecrets secrets;
  secrets.variables = {{"STRIPE_SECRET", "whsec_fromEnv"},
                       {"ADA_PASSWORD", "correct horse"},
                       {"SMTP_PASSWORD", "battery staple"},
                       {"BLANK", "  "},
                       {"PLACEHOLDER", "changeme"}};
  secrets.files = {{"/etc/ack/secret", "from-file\n"}, {"/conf/beside", "beside-the-file\r\n"}, {"/empty", "\n"}};
  return secrets;
}

ApplyReading readText(const std::string& text) {
  const FakeProviders providers;
  const FakeSecrets secrets = someSecrets();
  return readApplyText("/conf/shop.json", text, providers, secrets);
}

std::string describeAll(const ApplyReading& reading) { return reading.ok() ? "no error" : toError(reading).message; }

}  // namespace

class ApplyFileTest : public QObject {
  Q_OBJECT

 private slots:
  void read_contractExample_givesEveryField() {
    const ApplyReading reading = readText(test::contractExample());
    QVERIFY2(reading.ok(), describeAll(reading).c_str());
    const Source& source = reading.catalogue.sources.at(0);
    QCOMPARE(source.secrets.at(0).value, std::string("whsec_fromEnv"));
    QCOMPARE(source.secrets.at(0).reference, std::string("env:STRIPE_SECRET"));
    QCOMPARE(source.replayWindow->count(), 900);
    const Rule& rule = source.rules.at(0);
    QCOMPARE(rule.typeGlob, std::string("charge.succeeded"));
    QCOMPARE(rule.all.at(0).texts.at(0), std::string("true"));
    QCOMPARE(rule.effects.size(), std::size_t{3});
    QVERIFY(rule.effects[0].debit);
    QVERIFY(rule.effects[0].account.kind == ValueExpression::Kind::pointer);
    QCOMPARE(rule.effects[2].destination, std::string("crm"));
    QCOMPARE(reading.catalogue.destinations.at(0).reconcile->found.at(0).statuses, std::vector<int>{200});
    QCOMPARE(reading.catalogue.destinations.at(0).reconcile->missing.at(0).statuses, std::vector<int>{404});
    QVERIFY(reading.catalogue.destinations.at(0).breaker.enabled);
    QCOMPARE(reading.catalogue.people.at(0).role, std::string("operator"));
    QCOMPARE(reading.catalogue.settings.maxAge.count(), 259'200);
  }

  void read_channelsForAlerts_areKept() {
    const ApplyReading reading = readText(test::bothChannels());
    QVERIFY2(reading.ok(), describeAll(reading).c_str());
    const AlertSettings& alerts = reading.catalogue.alerts;
    QCOMPARE(alerts.channels().size(), std::size_t{2});
    QVERIFY(alerts.email->startTls);
    QCOMPARE(alerts.email->password.value, std::string("battery staple"));
    QCOMPARE(alerts.email->password.reference, std::string("env:SMTP_PASSWORD"));
    QCOMPARE(alerts.email->to.at(1), std::string("ada+night@shop.example"));
    QVERIFY(alerts.email->authorities.value.empty());
    QCOMPARE(alerts.webhook->timeout.count(), 5000);
  }

  void read_mailServerOnThisMachine_mayGoWithoutTls() {
    for (const char* host : {"localhost", "127.0.0.1:25", "127.1.2.3", "[::1]:2525"}) {
      const ApplyReading reading = readText(std::string("{\"version\":1,\"alerts\":{\"email\":{\"url\":\"smtp://") +
                                            host + "/\",\"starttls\":\"never\",\"from\":\"a@b\",\"to\":[\"c@d\"]}}}");
      QVERIFY2(reading.ok(), describeAll(reading).c_str());
      QVERIFY(!reading.catalogue.alerts.email->startTls);
    }
  }

  void read_everyEffectField_isKept() {
    const ApplyReading reading = readText(test::everyEffectField());
    QVERIFY2(reading.ok(), describeAll(reading).c_str());
    const auto& effects = reading.catalogue.sources.at(0).rules.at(0).effects;
    QCOMPARE(effects[0].amount.text, std::string("12.30"));
    QCOMPARE(effects[0].currency.text, std::string("EUR"));
    QVERIFY(!effects[0].debit && effects[0].refuseBelowZero && effects[0].unit == AmountUnit::major);
    QCOMPARE(effects[0].description.text, std::string("X-What"));
    QCOMPARE(effects[0].key->text, std::string("/pay"));
    QCOMPARE(effects[1].rank.size(), std::size_t{2});
    QVERIFY(effects[2].text.kind == ValueExpression::Kind::constant);
  }

  void read_ownRecipeWithByteOrderMark_isKept() {
    const ApplyReading reading =
        readText("\xEF\xBB\xBF{\"version\":1,\"sources\":[{\"name\":\"a\",\"provider\":\"mine\",\"recipe\":{\"algo\":"
                 "\"sha256\"},\"secrets\":[\"file:beside\",\"file:/etc/ack/secret\"]}]}");
    QVERIFY2(reading.ok(), describeAll(reading).c_str());
    const Source& source = reading.catalogue.sources.at(0);
    QVERIFY(source.recipe.contains("algo"));
    QCOMPARE(source.secrets.at(0).reference, std::string("file:/conf/beside"));
    QCOMPARE(source.secrets.at(0).value, std::string("beside-the-file"));
    QCOMPARE(source.secrets.at(1).value, std::string("from-file"));
  }

  void read_boundsThemselves_areAllowed() {
    const ApplyReading reading = readText(test::destinationAtItsBounds());
    QVERIFY2(reading.ok(), describeAll(reading).c_str());
    const Destination& crm = reading.catalogue.destinations.at(0);
    QCOMPARE(crm.timeout.count(), 100);
    QCOMPARE(crm.connectTimeout.count(), 100);  // never longer than the whole call
    const ApplyReading source = readText(test::sourceAtItsBounds());
    QVERIFY2(source.ok(), describeAll(source).c_str());
  }

  void read_unprovenChargeWithConsent_isAllowed() {
    const ApplyReading reading = readText(test::consentedUnprovenCharge());
    QVERIFY2(reading.ok(), describeAll(reading).c_str());
  }

  void read_mistake_namesPlacePathAndReason_data() {
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("word");
    int number = 0;
    for (const test::Mistake& one : test::mistakes())
      QTest::newRow((std::to_string(++number) + " " + one.path + " " + one.word).c_str())
          << QByteArray::fromStdString(one.document) << QByteArray::fromStdString(one.path) << one.line
          << QByteArray::fromStdString(one.word);
  }
  void read_mistake_namesPlacePathAndReason() {
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, path);
    QFETCH(int, line);
    QFETCH(QByteArray, word);
    const ApplyReading reading = readText(document.toStdString());
    QVERIFY2(!reading.ok(), "accepted");
    bool found = false;
    for (const ApplyError& error : reading.errors)
      found = found || (error.path == path.toStdString() && error.line == line && error.file == "/conf/shop.json" &&
                        error.message.find(word.toStdString()) != std::string::npos);
    QVERIFY2(found, describeAll(reading).c_str());
  }

  void read_column_countsCharacters() {
    const ApplyReading reading = readText("{\"version\":1,\n \"sources\":[{\"name\":\"\xC3\xA9\xC3\xA9\",\"x\":1}]}");
    QVERIFY(reading.errors.size() >= 2);
    QCOMPARE(reading.errors[0].line, 2);
    QCOMPARE(toText(reading.errors[0]).substr(0, 37), std::string("/conf/shop.json:2:13: sources[0].prov"));
    const auto unknown = std::find_if(reading.errors.begin(), reading.errors.end(),
                                      [](const ApplyError& error) { return error.path == "sources[0].x"; });
    QVERIFY(unknown != reading.errors.end());
    QCOMPARE(unknown->column, 26);
  }

  void read_severalMistakes_areAllReportedInOrder() {
    const ApplyReading reading =
        readText("{\"version\":2,\n\"bogus\":1,\n\"sources\":[{\"name\":\"A\"}],\n\"settings\":{\"lease_s\":0}}");
    QVERIFY(reading.errors.size() >= 6);
    QVERIFY(std::is_sorted(reading.errors.begin(), reading.errors.end(),
                           [](const ApplyError& a, const ApplyError& b) { return a.line < b.line; }));
  }

  void read_hundredsOfMistakes_areBounded() {
    std::string items;
    for (int i = 0; i < 300; ++i) items += (i > 0 ? ",7" : "7");
    const ApplyReading reading = readText("{\"version\":1,\"sources\":[" + items + "]}");
    QCOMPARE(reading.errors.size(), ApplyReading::kMaxErrors);
    QCOMPARE(reading.unlisted, std::size_t{250});
    QVERIFY(toError(reading).message.find("250 more") != std::string::npos);
  }

  void message_neverShowsASecret() {
    const ApplyReading reading = readText(test::inDestination("\"signing_secret\":\"hunter2-not-standard\""));
    QVERIFY(!reading.ok());
    QVERIFY(describeAll(reading).find("hunter2") == std::string::npos);
  }
};

QTEST_GUILESS_MAIN(ApplyFileTest)
#include "apply_file_test.moc"
