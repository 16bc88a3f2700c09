// The tester: each step of a good request passes, and what is wrong with a bad one is found by trying.
#include "core/provider/request_check.h"
#include "tests/kit/qt_text.h"

#include <QtTest>

using namespace ack;
using namespace ack::provider;

namespace {

constexpr UtcTime kNow{std::chrono::seconds(1'773'239'528)};
const char* const kSecret = "b4c0ffee-not-a-placeholder-51d2";
const char* const kStripeBody =
    "{\"id\":\"evt_1\",\"type\":\"charge.succeeded\",\"created\":1773239500,\"note\":\"a/b \xC3\xA9\"}";
const char* const kStripeSpaced =
    "{\"id\": \"evt_1\", \"type\": \"charge.succeeded\", \"created\": 1773239500, \"note\": \"a/b \xC3\xA9\"}";
const char* const kUrl = "https://shop.example/hooks/shop";

boost::json::object urlRecipe() {
  return {{"algo", "sha256"}, {"header", "X-Sig"}, {"signed", {"url", "body"}}, {"event_id", "/id"}};
}

class Sample {
 public:
  explicit Sample(const Provider& provider) : m_provider(provider) { input.now = kNow; }

  /// Signs `body` with `secret` at `url`, then gives the tester what the fields say.
  void sign(const std::string& body, const std::string& secret, const std::string& url = kUrl) {
    const std::vector<HeaderView> none;
    const auto headers = m_provider.sign({"POST", url, none, body}, KeyMaterial{{secret}, {}}, "evt_1", signedAt);
    QVERIFY2(headers.ok(), headers.ok() ? "" : headers.error().message.c_str());
    input.request.headers = *headers;
    input.request.headers.push_back({"Content-Type", "application/json"});
    input.request.target = url;
    input.request.body = body;
    input.request.hasBody = true;
    input.keys.secrets = {secret};
    input.window = m_provider.defaultWindow();
  }
  RequestCheck check(const ProviderRegistry* registry = nullptr) const {
    return checkRequest(m_provider, registry, input);
  }

  RequestToCheck input;
  UtcTime signedAt{kNow};

 private:
  const Provider& m_provider;
};

std::string causesOf(const RequestCheck& check) {
  std::string text;
  for (const FoundCause& cause : check.causes)
    text += (text.empty() ? "" : "; ") + std::string(toText(cause.cause)) + "=" + cause.detail;
  return text;
}

}  // namespace

class RequestCheckTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    auto registry = ProviderRegistry::create();
    QVERIFY(registry.ok());
    m_registry = *registry;
    m_stripe = m_registry->find("stripe");
  }

  void check_goodRequest_passesEveryStep() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    const RequestCheck check = sample.check();
    for (const CheckedStep& step : check.steps)
      QVERIFY2(step.state == StepState::passed, (std::string(toText(step.step)) + " " + step.reason).c_str());
    QVERIFY(check.authentic());
    QCOMPARE(check.events.size(), std::size_t{1});
    QCOMPARE(check.at(CheckStep::eventId).detail, std::string("evt_1"));
  }

  void check_oldSample_isAuthenticButWarns() {
    Sample sample(*m_stripe);
    sample.signedAt = kNow - std::chrono::hours(5);
    sample.sign(kStripeBody, kSecret);
    const RequestCheck check = sample.check();
    QVERIFY(check.authentic());
    QCOMPARE(check.at(CheckStep::age).state, StepState::warned);
    QCOMPARE(check.at(CheckStep::age).reason, std::string("too_old"));
  }

  void check_missingHeader_namesIt() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    sample.input.request.headers.erase(sample.input.request.headers.begin());
    const RequestCheck check = sample.check();
    QCOMPARE(check.at(CheckStep::headers).state, StepState::failed);
    QCOMPARE(check.at(CheckStep::headers).detail, std::string("Stripe-Signature"));
    QCOMPARE(check.at(CheckStep::signature).state, StepState::notReached);
    QCOMPARE(check.at(CheckStep::eventId).state, StepState::passed);
  }

  void check_missingUnsignedHeader_goesOn() {
    Sample sample(*m_registry->find("github"));
    sample.sign("{\"id\":1}", kSecret);
    std::erase_if(sample.input.request.headers,
                  [](const domain::Header& header) { return header.name == "X-GitHub-Delivery"; });
    const RequestCheck check = sample.check();
    QCOMPARE(check.at(CheckStep::signature).state, StepState::passed);
    QCOMPARE(check.at(CheckStep::eventId).state, StepState::failed);
    sample.input.request.body += "\n";
    QCOMPARE(sample.check().at(CheckStep::headers).state, StepState::warned);
    QCOMPARE(causesOf(sample.check()), std::string("body_line_end=removed"));
  }

  void check_maskedSignature_isSaid() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    sample.input.request.headers.front().value = "t=1773239528,v1=abc***";
    QCOMPARE(sample.check().at(CheckStep::headers).reason, std::string("masked"));
  }

  void check_unusableSecret_isSaid() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    sample.input.keys.secrets = {"changeme"};
    QCOMPARE(sample.check().at(CheckStep::secret).reason, std::string("unusable_secret"));
    sample.input.keys.secrets = {};
    QCOMPARE(sample.check().at(CheckStep::secret).reason, std::string("no_secret"));
  }

  void check_changedBody_findsTheChange_data() {
    QTest::addColumn<QByteArray>("signedBody");
    QTest::addColumn<QByteArray>("pastedBody");
    QTest::addColumn<QByteArray>("cause");
    const QByteArray body(kStripeBody);
    const QByteArray spaced(kStripeSpaced);
    QTest::newRow("line end pasted") << body << body + "\n" << QByteArray("body_line_end=removed");
    QTest::newRow("line end lost") << body + "\n" << body << QByteArray("body_line_end=added");
    QTest::newRow("line ends made LF") << QByteArray("{\r\n\"id\":\"evt_1\"}") << QByteArray("{\n\"id\":\"evt_1\"}")
                                       << QByteArray("body_line_ends=CRLF");
    QTest::newRow("made pretty") << body << spaced << QByteArray("body_reserialised=compact");
    QTest::newRow("made compact") << spaced << body
                                  << QByteArray("body_reserialised=with a space behind commas and colons");
    QTest::newRow("base64") << body << body.toBase64() << QByteArray("body_base64=");
  }
  void check_changedBody_findsTheChange() {
    QFETCH(QByteArray, signedBody);
    QFETCH(QByteArray, pastedBody);
    QFETCH(QByteArray, cause);
    Sample sample(*m_stripe);
    sample.sign(signedBody.toStdString(), kSecret);
    sample.input.request.body = pastedBody.toStdString();
    const RequestCheck check = sample.check(m_registry.get());
    QCOMPARE(check.at(CheckStep::signature).reason, std::string("mismatch"));
    QCOMPARE(causesOf(check), cause.toStdString());
  }

  void check_secretWithBlanksOrQuotes_isFound() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    sample.input.keys.secrets = {std::string(" ") + kSecret + "\n"};
    QCOMPARE(causesOf(sample.check()), std::string("secret_white_space="));
    sample.input.keys.secrets = {std::string("\"") + kSecret + "\""};
    QCOMPARE(causesOf(sample.check()), std::string("secret_white_space=quotes"));
  }

  void check_secretOfAnotherForm_isFound() {
    const Provider& github = *m_registry->find("github");
    Sample raw(github);
    raw.sign("{\"id\":1}", "secret bytes");
    raw.input.keys.secrets = {"c2VjcmV0IGJ5dGVz"};
    QCOMPARE(causesOf(raw.check()), std::string("secret_form=the bytes that its base64 stands for"));
  }

  void check_swappedSecret_namesWhoseItIs() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    sample.input.keys.secrets = {"another secret"};
    sample.input.otherKeys = {{"shop-live", KeyMaterial{{kSecret}, {}}}};
    QCOMPARE(causesOf(sample.check()), std::string("other_secret=shop-live"));
  }

  void check_otherUrl_isFound_data() {
    QTest::addColumn<QByteArray>("seen");
    QTest::newRow("scheme") << QByteArray("http://shop.example/hooks/shop");
    QTest::newRow("port") << QByteArray("https://shop.example:8443/hooks/shop");
    QTest::newRow("slash") << QByteArray("https://shop.example/hooks/shop/");
    QTest::newRow("query") << QByteArray("https://shop.example/hooks/shop?x=1");
  }
  void check_otherUrl_isFound() {
    QFETCH(QByteArray, seen);
    const auto made = m_registry->fromRecipe("generic", urlRecipe());
    QVERIFY(made.ok());
    Sample sample(**made);
    sample.sign("{\"id\":1}", kSecret);
    sample.input.request.target = seen.toStdString();
    QCOMPARE(causesOf(sample.check()), std::string("url_differs=") + kUrl);
  }

  void check_twoCausesTogether_areBothNamed() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    sample.input.keys.secrets = {std::string(kSecret) + " "};
    sample.input.request.body += "\n";
    QCOMPARE(causesOf(sample.check()), std::string("secret_white_space=; body_line_end=removed"));
  }

  void check_anotherProvidersRequest_namesIt() {
    const Provider& github = *m_registry->find("github");
    Sample sample(github);
    sample.sign("{\"id\":1}", kSecret);
    const auto made = m_registry->fromRecipe("generic", boost::json::object{{"algo", "sha256"},
                                                                            {"header", "X-Hub-Signature-256"},
                                                                            {"signed", {"=x", "body"}},
                                                                            {"event_id", "/id"}});
    QVERIFY(made.ok());
    const RequestCheck check = checkRequest(**made, m_registry.get(), sample.input);
    QCOMPARE(causesOf(check), std::string("other_provider=GitHub"));
  }

  void check_nothingFits_findsNothing() {
    Sample sample(*m_stripe);
    sample.sign(kStripeBody, kSecret);
    sample.input.keys.secrets = {"quite another secret"};
    QVERIFY(sample.check(m_registry.get()).causes.empty());
  }

  void check_handshake_isNoEvent() {
    const Provider& slack = *m_registry->find("slack");
    Sample sample(slack);
    sample.sign("{\"type\":\"url_verification\",\"challenge\":\"abc\"}", kSecret);
    const RequestCheck check = sample.check();
    QVERIFY(check.handshake);
    QCOMPARE(check.at(CheckStep::eventId).state, StepState::notNeeded);
  }

  void check_everyProvider_signsWhatItAccepts() {
    for (const ProviderPtr& provider : m_registry->all()) {
      Sample sample(*provider);
      const std::vector<HeaderView> none;
      const auto headers = provider->sign({"POST", kUrl, none, "a=1"}, KeyMaterial{{kSecret}, {}}, "evt_1", kNow);
      if (!headers) continue;
      sample.sign("a=1", kSecret);
      const RequestCheck check = sample.check();
      QVERIFY2(check.at(CheckStep::headers).state == StepState::passed, provider->key().c_str());
    }
  }

 private:
  std::shared_ptr<const ProviderRegistry> m_registry;
  ProviderPtr m_stripe;
};
QTEST_GUILESS_MAIN(RequestCheckTest)
#include "request_check_test.moc"
