#include "core/base/encoding.h"
#include "core/crypto/hmac.h"
#include "core/provider/verify_case.h"

#include <QtTest>

#include <boost/json.hpp>

using namespace ack;
using namespace ack::provider;
namespace json = boost::json;

class VerifyCaseTest : public QObject {
  Q_OBJECT
  std::shared_ptr<const ProviderRegistry> m_registry = *ProviderRegistry::create();

  std::string ask(std::string_view line) const {
    const auto out = verifyCase(*m_registry, line);
    return out ? *out : "error: " + out.error().message;
  }

 private slots:
  void verifyCase_validEvent_namesIdAndTime();
  void verifyCase_unknownProvider_isByItsRecipe();
  void verifyCase_unreadableBody_isNamedByItsHeader();
  void malformedCase_anyLine_isInvalidUnderItsId();
  void verifyCase_idleFields_changeNothing();
  void verifyCase_malformed_isAnError_data();
  void verifyCase_malformed_isAnError();
};

// Behind the class: moc loses its way in raw strings.
void VerifyCaseTest::verifyCase_validEvent_namesIdAndTime() {
  // From the vectors (standard_webhooks-067).
  const std::string out = ask(R"({"id":"a","provider":"standard_webhooks",
        "public_keys":["whpk_1aDWdPobeIN35jzzGpRa7L7sT6DQ6bUGbIqXx/nEKGY="],"url":"https://h.example/",
        "headers":[["webhook-id","msg_2KWPBgLlAfxdpx2AI54pPJ85f4W"],["webhook-timestamp","1674087231"],
        ["webhook-signature","v1a,pTu3O/LQHsEBgVsxCevNmx7+LVe+7LyMdxyLGPpV6u6lXgvSr19K0Wi6x3V7O2cglZq7Yknqvl1/N/T3LfA1AA=="]],
        "body":"{\"type\":\"contact.created\",\"timestamp\":\"2022-11-03T20:26:10.344522Z\",\"data\":{\"id\":\"1f81eb52-5198-4599-803e-771906343485\"}}",
        "now":1674087231,"tolerance_s":300})");
  QCOMPARE(out, std::string(R"({"id":"a","verdict":"valid","event_id":"msg_2KWPBgLlAfxdpx2AI54pPJ85f4W",)"
                            R"("occurred_at":"2022-11-03T20:26:10.344522Z","why":"ok"})"));
}

void VerifyCaseTest::verifyCase_unknownProvider_isByItsRecipe() {
  // HMAC-SHA256 of "b" with the key "k".
  const std::string line =
      R"({"id":1,"provider":"nobody","secrets":["k"],"headers":[["X-Sig","%1"]],"body":"b","now":5,"recipe":%2})";
  const auto with = [&](const char* signature, const char* recipe) {
    std::string text = line;
    text.replace(text.find("%1"), 2, signature);
    return ask(text.replace(text.find("%2"), 2, recipe));
  };
  const char* good = "ba0be8adf4f1b2b6bf5ad40d1d38f4a4a5de46f2d2f1a8f9e0b5f5f5a1bcd2ee";
  const char* recipe = R"({"algo":"sha256","header":"X-Sig","enc":"hex","signed":["body"]})";
  QVERIFY(with(good, recipe).find("\"why\":\"mismatch\"") != std::string::npos);
  for (const char* unknown : {R"({"algo":"rot13","header":"X-Sig","signed":["body"]})", R"({"scheme":"saml"})", "{}",
                              R"({"algo":"sha256","header":"X-Sig","signed":["body"],"nonce_header":"N"})", "null"}) {
    const std::string out = with(good, unknown);
    QVERIFY2(out.find(R"("verdict":"invalid","event_id":null,"occurred_at":null,"why":"unsupported")") !=
                 std::string::npos,
             out.c_str());
  }
  // Advice about the ID that we can't follow does not make the signature unverifiable.
  QVERIFY(
      with(good, R"({"algo":"sha256","header":"X-Sig","signed":["body"],"event_id":"jwt:jti"})").find("mismatch") !=
      std::string::npos);
}

void VerifyCaseTest::verifyCase_unreadableBody_isNamedByItsHeader() {
  // GitHub's published example: its body is no JSON, and the receiver knows it by the header all the same.
  const std::string out =
      ask(R"({"id":1,"provider":"github","secrets":["It's a Secret to Everybody"],"now":1,"headers":[)"
          R"(["X-Hub-Signature-256","sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8)"
          R"(b043e17"],["X-GitHub-Delivery","d1"]],"body":"Hello, World!"})");
  QVERIFY2(out.find(R"("verdict":"valid")") != std::string::npos, out.c_str());
  QVERIFY2(out.find(R"("event_id":"d1")") != std::string::npos, out.c_str());
}

void VerifyCaseTest::malformedCase_anyLine_isInvalidUnderItsId() {
  const std::string rest = R"("verdict":"invalid","event_id":null,"occurred_at":null,"why":"malformed_case"})";
  QCOMPARE(ack::provider::malformedCase("{"), R"({"id":null,)" + rest);
  QCOMPARE(ack::provider::malformedCase("[]"), R"({"id":null,)" + rest);
  QCOMPARE(ack::provider::malformedCase(R"({"id":"a7","now":"x"})"), R"({"id":"a7",)" + rest);
}

void VerifyCaseTest::verifyCase_idleFields_changeNothing() {
  const auto verdictOf = [&](const std::string& more, const std::string& header) {
    json::object recipe =
        json::parse(R"({"algo":"sha256","header":"X-Sig","enc":"hex","signed":["body"])" + more + "}").get_object();
    json::object line{{"id", 1},         {"provider", "nobody"}, {"secrets", json::array{"k"}},
                      {"now", 5},        {"body", "b"},          {"tolerance_s", 300},
                      {"recipe", recipe}};
    line["headers"] = json::array{json::array{"X-Sig", header}, json::array{"X-T", "5"}};
    return std::string(json::parse(ask(json::serialize(line))).at("verdict").as_string());
  };
  const std::string mac = base::toHex(crypto::hmac(crypto::HashAlgorithm::sha256, "k", "b"));
  for (const char* more :
       {"", R"(,"sep":",")", R"(,"ver":"")", R"(,"tkey":"")", R"(,"skey":"","tkey":"","vsep":"")",
        R"(,"ts_header":"X-T")", R"(,"ts_header":"X-T","ts_unit":"s")", R"(,"prefix":"")", R"(,"ts_header":"")",
        R"(,"format":"plain","sep":",","tkey":"t","skey":"v1")", R"(,"key":"utf8","id_header":"X-Id")"})
    QVERIFY2(verdictOf(more, mac) == "valid" && verdictOf(more, "00" + mac.substr(2)) == "invalid", more);
  const std::string pairs = R"(,"format":"kv","sep":",","skey":"v1")";
  for (const char* more : {"", R"(,"tkey":"t")", R"(,"tkey":"")", R"(,"ver":"","prefix":"")"})
    QVERIFY2(verdictOf(pairs + more, "t=5,v1=" + mac) == "valid", more);
  const std::string list = R"(,"format":"list","sep":",","ver":"v1","vsep":"=")";
  for (const char* more : {"", R"(,"tkey":"","prefix":"","skey":"")"})
    for (const std::string between : {",", ", ", " , "})
      QVERIFY2(verdictOf(list + more, "v1=" + std::string(64, '0') + between + "v1=" + mac) == "valid", more);
}

void VerifyCaseTest::verifyCase_malformed_isAnError_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* line, const char* message) {
    QTest::newRow(line) << QByteArray(line) << QByteArray(message);
  };
  row("", "not valid JSON");
  row("[]", "must be a JSON object");
  row(R"({"id":1})", "case.provider: is needed");
  row(R"({"provider":"github"})", "case.now: is needed");
  row(R"({"provider":"github","now":"1"})", "case.now: must be a whole number");
  row(R"({"provider":"github","now":-1})", "case.now: must be a whole number");
  row(R"({"provider":"github","now":1e300})", "case.now: must be seconds");
  row(R"({"provider":"github","now":1,"headers":[["a"]]})", "case.headers: must be a list of [name, value]");
  row(R"({"provider":"github","now":1,"headers":{"a":"b"}})", "case.headers");
  row(R"({"provider":"github","now":1,"secrets":"x"})", "case.secrets: must be a list of texts");
  row(R"({"provider":"github","now":1,"body_b64":"*"})", "case.body_b64: is not base64");
  row(R"({"provider":"github","now":1,"body":"a","body_b64":"YQ=="})", "exclude each other");
  row(R"({"provider":"github","now":1,"tolerance_s":-1})", "case.tolerance_s");
  row(R"({"provider":"github","now":1,"recipe":[]})", "case.recipe: must be an object");
}
void VerifyCaseTest::verifyCase_malformed_isAnError() {
  QFETCH(QByteArray, line);
  QFETCH(QByteArray, message);
  const std::string out = ask(line.toStdString());
  QVERIFY2(out.starts_with("error: ") && out.find(message.toStdString()) != std::string::npos, out.c_str());
}
QTEST_GUILESS_MAIN(VerifyCaseTest)
#include "verify_case_test.moc"
