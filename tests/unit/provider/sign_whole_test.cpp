// Signing as providers whose signature is part of the body or the URL: what is made is verified, changed it is
// refused, and every byte beside it stays as it was.
#include "core/provider/body_edit.h"
#include "core/provider/provider.h"
#include "tests/kit/test_authority.h"

#include <QtTest>

#include <boost/json/parse.hpp>

using namespace ack;
using namespace ack::provider;

namespace {

constexpr std::time_t kNow = 1700000000;
const UtcTime kTime = fromMicros(static_cast<std::int64_t>(kNow) * 1000000);
const std::string kForm = "application/x-www-form-urlencoded";
const std::string kJson = "application/json";

struct Given {
  std::string url{"https://h.example/in"}, type{kJson}, body;
};

}  // namespace

class SignWholeTest : public QObject {
  Q_OBJECT
  std::shared_ptr<const ProviderRegistry> m_registry = *ProviderRegistry::create();
  const kit::TestAuthority m_authority{kNow - 86400, kNow + 86400};
  const kit::Identity m_key = m_authority.leaf("sns.amazonaws.com", kNow - 86400, kNow + 86400);

  ProviderPtr make(const char* key, const char* recipe) const {
    if (*recipe == '\0') return m_registry->find(key);
    auto made = m_registry->fromRecipe(key, boost::json::parse(recipe).get_object());
    if (!made) qFatal("%s", made.error().message.c_str());
    return *made;
  }
  static std::string verify(const Provider& provider, const Given& given, const SignedRequest& made,
                            const KeyMaterial& keys) {
    std::vector<HeaderView> views{{"Content-Type", given.type}};
    for (const auto& header : made.headers) views.push_back({header.name, header.value});
    std::string url = given.url;
    if (!made.query.empty()) url += (url.find('?') == std::string::npos ? "?" : "&") + made.query;
    return std::string(
        provider.verify({"POST", url, views, made.body}, keys, provider.defaultWindow(), kTime).reason);
  }
  static Result<SignedRequest> sign(const Provider& provider, const Given& given, const std::string& secret) {
    const std::vector<HeaderView> views{{"Content-Type", given.type}};
    return provider.signWhole({"POST", given.url, views, given.body}, {{secret}, {}}, "evt-1", kTime);
  }
  /// "ok" where what is signed verifies, another secret does not, and each of `changes` breaks it.
  std::string roundTrip(const char* key, const char* recipe, const Given& given, const std::string& secret,
                        const std::vector<std::pair<std::string, std::string>>& changes = {}) const {
    const ProviderPtr provider = make(key, recipe);
    const auto made = sign(*provider, given, secret);
    if (!made) return made.error().message;
    const KeyMaterial keys{{secret}, {}};
    if (const auto reason = verify(*provider, given, *made, keys); reason != "ok") return reason;
    std::string other = secret;
    other.back() = other.back() == '1' ? '2' : '1';
    if (verify(*provider, given, *made, {{other}, {}}) != "mismatch") return "another secret verifies too";
    for (const auto& [from, to] : changes) {
      SignedRequest changed = *made;
      const std::size_t at = changed.body.find(from);
      if (at == std::string::npos) return "nothing to change: " + from;
      changed.body.replace(at, from.size(), to);
      if (verify(*provider, given, changed, keys) == "ok") return "changed and still good: " + from;
    }
    return "ok";
  }

 private slots:
  void edit_json_leavesEveryOtherByte() {
    QCOMPARE(*withJsonText(R"( {"a":1.50 , "b":{}} )", "", "c", "x/y"),
             std::string(R"( {"c":"x/y","a":1.50 , "b":{}} )"));
    QCOMPARE(*withJsonText("{}", "", "c", "\"\n"), std::string("{\"c\":\"\\\"\\n\"}"));
    QCOMPARE(*withJsonText(R"({"a":1.50, "b":{}})", "/b", "c", "d"), std::string(R"({"a":1.50, "b":{"c":"d"}})"));
    QCOMPARE(*withJsonText(R"({"a":[1,2],"b":0})", "", "a", "d"), std::string(R"({"a":"d","b":0})"));
    QCOMPARE(*withJsonMember(R"({"a":1})", "", "a", "{}"), std::string(R"({"a":1})"));
    QCOMPARE(*withJsonMember("{}", "", "a", "{}"), std::string(R"({"a":{}})"));
    for (const char* json : {"", "[]", "{", "1", R"({"a":1,"a":2})"}) QVERIFY(!withJsonText(json, "", "a", "x"));
    QVERIFY(!withJsonText(R"({"b":1})", "/b", "a", "x"));
    QVERIFY(!withJsonText(R"({"b":{},"b":{}})", "/b", "a", "x"));
  }

  void edit_form_hasTheFieldOnceAtItsEnd() {
    QCOMPARE(withFormField("", "a", "1"), std::string("a=1"));
    QCOMPARE(withFormField("x=%2B+1&y", "a", "b c&d=\xC3\xA9~"), std::string("x=%2B+1&y&a=b%20c%26d%3D%C3%A9~"));
    QCOMPARE(withFormField("a=old&x=1&%61=older", "a", "new"), std::string("x=1&a=new"));
  }

  void adyen_eachItem_isSigned() {
    const std::string item =
        R"({"NotificationRequestItem":{"pspReference":"p","merchantAccountCode":"m","merchantReference":"r:1",)"
        R"("amount":{"value":1010,"currency":"EUR"},"eventCode":"AUTHORISATION","success":"true")";
    const Given given{"", kJson,
                      R"({"live":"false","notificationItems":[)" + item + R"(,"additionalData":{"x":"y"}}},)" + item +
                          "}}]}"};
    QCOMPARE(
        roundTrip("adyen", "", given, "00112233", {{"1010", "9910"}, {"\"p\"", "\"q\""}, {"hmacSignature", "other"}}),
        std::string("ok"));
    QVERIFY(!sign(*make("adyen", ""), {"", kJson, "{}"}, "00112233"));
    QVERIFY(!sign(*make("adyen", ""), {"", kForm, "a=1"}, "00112233"));
    QVERIFY(!sign(*make("adyen", ""), given, "no hex"));
  }

  void mailgun_jsonAndForm_areSigned() {
    QCOMPARE(roundTrip("mailgun", "", {"", kJson, R"({"event-data":{"id":"e"}})"}, "key-1", {{"evt-1", "evt-2"}}),
             std::string("ok"));
    QCOMPARE(
        roundTrip("mailgun", "", {"", kJson, R"({"signature":{"token":"old"},"event-data":{"id":"e"}})"}, "key-1"),
        std::string("ok"));
    QCOMPARE(roundTrip("mailgun", "", {"", kForm, "event=opened&token=old"}, "key-1", {{"evt-1", "evt-2"}}),
             std::string("ok"));
    QVERIFY(!sign(*make("mailgun", ""), {"", "multipart/form-data; boundary=x", "--x--"}, "key-1"));
    QVERIFY(!sign(*make("mailgun", ""), {"", kJson, "[]"}, "key-1"));
  }

  void braintree_payload_isSigned() {
    const Given given{"", kForm, "bt_payload=PG5vdGlmaWNhdGlvbi8%2B%0A"};
    QCOMPARE(roundTrip("braintree", "", given, "private-1", {{"PG5v", "PG5w"}}), std::string("ok"));
    QCOMPARE(roundTrip("braintree", R"({"public_key":"pub"})", given, "private-1"), std::string("ok"));
    QVERIFY(!sign(*make("braintree", ""), {"", kForm, "a=1"}, "private-1"));
    QVERIFY(!sign(*make("braintree", ""), {"", kJson, "{}"}, "private-1"));
  }

  void vonage_parameters_areSignedByEachMethod() {
    for (const char* method : {"md5hash", "md5", "sha1", "sha256", "sha512"}) {
      const std::string recipe = std::string("{\"scheme\":\"vonage_sms\",\"algo\":\"") + method + "\"}";
      const char* const text = recipe.c_str();
      QCOMPARE(roundTrip("vonage", text, {"", kForm, "messageId=1&text=a%26b%3Dc"}, "secret-1",
                         {{"messageId=1", "messageId=2"}}),
               std::string("ok"));
      QCOMPARE(roundTrip("vonage", text, {"", kJson, R"({"messageId":"1","n":1.50,"ok":true})"}, "secret-1",
                         {{"1.50", "1.5"}}),
               std::string("ok"));
      QCOMPARE(roundTrip("vonage", text, {"https://h.example/in?messageId=1", "", ""}, "secret-1"),
               std::string("ok"));
    }
    const auto provider = make("vonage", R"({"scheme":"vonage_sms"})");
    QVERIFY(!sign(*provider, {"", kJson, R"({"a":{"b":1}})"}, "secret-1"));
    QVERIFY(!sign(*provider, {"", kForm, "a=1&a=2"}, "secret-1"));
  }

  void twilio_jsonBody_hashGoesIntoTheUrl() {
    const Given given{"https://h.example/in?a=1", kJson, R"({"MessageSid":"SM1"})"};
    QCOMPARE(roundTrip("twilio", "", given, "token-1", {{"SM1", "SM2"}}), std::string("ok"));
    const auto made = sign(*make("twilio", ""), given, "token-1");
    QVERIFY(made->query.starts_with("bodySHA256="));
    QCOMPARE(made->body, given.body);
    QVERIFY(sign(*make("twilio", ""), {"https://h.example/in", kForm, "A=1"}, "token-1")->query.empty());
  }

  void sns_message_isSignedWithThePrivateKey() {
    const char* const recipe = R"({"topics":["arn:aws:sns:eu-west-1:1:t"]})";
    const auto provider = make("aws_sns", recipe);
    const KeyMaterial pinned{{}, {m_key.publicPem()}};
    const Given given{"", "text/plain; charset=UTF-8", R"({"Message":"a\nb","Subject":"s"})"};
    const auto made = sign(*provider, given, m_key.privatePem());
    QVERIFY2(made.ok(), made ? "" : made.error().message.c_str());
    QCOMPARE(verify(*provider, given, *made, pinned), std::string("ok"));
    for (const char* field : {"a\\nb", "\"s\"", "evt-1"}) {
      SignedRequest changed = *made;
      changed.body.replace(changed.body.find(field) + 1, 1, "!");
      QVERIFY(verify(*provider, given, changed, pinned) != "ok");
    }
    const Given confirmation{"", kJson,
                             R"({"Type":"SubscriptionConfirmation","Message":"m","Token":"t","SubscribeURL":"u"})"};
    QCOMPARE(verify(*provider, confirmation, *sign(*provider, confirmation, m_key.privatePem()), pinned),
             std::string("ok"));
    QVERIFY(!sign(*provider, {"", kJson, "{}"}, m_key.privatePem()));  // no Message
    QVERIFY(!sign(*provider, {"", kJson, "[]"}, m_key.privatePem()));
    QVERIFY(!sign(*provider, given, "no key"));
    QVERIFY(!sign(*make("aws_sns", ""), given, m_key.privatePem()));  // no topic
    QVERIFY(!provider->sign({"POST", "", {}, given.body}, {{m_key.privatePem()}, {}}, "e", kTime));
  }

  void paypal_namesTheCertificateItIsGiven() {
    const auto provider = make("paypal", R"({"webhook_id":"W"})");
    const KeyMaterial pinned{{}, {m_key.publicPem()}};
    for (const char* url : {"", "https://api.sandbox.paypal.com/certs/1"}) {
      std::vector<HeaderView> views;
      if (*url != '\0') views.push_back({"PAYPAL-CERT-URL", url});
      const auto made = provider->signWhole({"POST", "", views, "{}"}, {{m_key.privatePem()}, {}}, "T1", kTime);
      QVERIFY2(made.ok(), made ? "" : made.error().message.c_str());
      QCOMPARE(verify(*provider, {"", kJson, "{}"}, *made, pinned), std::string("ok"));
      for (const auto& header : made->headers)
        if (*url != '\0' && header.name == "Paypal-Cert-Url") QCOMPARE(header.value, std::string(url));
    }
    QVERIFY(!sign(*make("paypal", ""), {"", kJson, "{}"}, m_key.privatePem()));  // no webhook ID
  }
};

QTEST_GUILESS_MAIN(SignWholeTest)
#include "sign_whole_test.moc"
