// Certificates that requests name (PayPal, Amazon SNS), through the real engine to a provider's web server and back:
// fetched beside the request, only from the provider's own hosts, only by a whole chain, once.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_provider_host.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/raw_http_client.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <boost/crc.hpp>
#include <boost/json.hpp>

#include <openssl/evp.h>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

constexpr std::time_t kDay = 86400;
constexpr const char* kPayPalName = "messageverificationcerts.paypal.com";
constexpr const char* kPayPalUrl = "https://api.paypal.com/v1/notifications/certs/CERT-";
constexpr const char* kSnsName = "sns.amazonaws.com";
constexpr const char* kSnsUrl = "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-";
constexpr const char* kTopic = "arn:aws:sns:eu-west-1:123456789012:orders";
constexpr const char* kIssuerUrl = "http://crt.authority.example/issuer.cer";
constexpr const char* kWebhookId = "8PT597110X687430LKGECATA";

std::string configuration() {
  const json::array rules{
      json::object{{"when", json::object{{"type", "*"}}},
                   {"effects", json::array{json::object{{"kind", "inbox"}, {"thread", "t"}, {"text", "seen"}}}}}};
  const json::object payPal{{"name", "pay"},
                            {"provider", "paypal"},
                            {"recipe", json::object{{"webhook_id", kWebhookId}}},
                            {"rules", rules}};
  const json::object sns{{"name", "sns"},
                         {"provider", "aws_sns"},
                         {"recipe", json::object{{"topics", json::array{kTopic}}}},
                         {"rules", rules}};
  return json::serialize(json::object{{"version", 1}, {"sources", json::array{payPal, sns}}});
}

std::string isoNow() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

std::string rsaSha256(const Identity& signer, const std::string& text) {
  EVP_MD_CTX* const context = EVP_MD_CTX_new();
  std::string signature(1024, '\0');
  std::size_t size = signature.size();
  auto* const out = reinterpret_cast<unsigned char*>(signature.data());
  if (EVP_DigestSignInit(context, nullptr, EVP_sha256(), nullptr, signer.key.get()) != 1 ||
      EVP_DigestSign(context, out, &size, reinterpret_cast<const unsigned char*>(text.data()), text.size()) != 1)
    qFatal("can't sign");
  EVP_MD_CTX_free(context);
  signature.resize(size);
  return base64(signature);
}

}  // namespace

class SigningCertificatesTest : public QObject {
  Q_OBJECT
  const std::time_t m_now = std::time(nullptr);
  const TestAuthority m_authority{m_now - 30 * kDay, m_now + 30 * kDay};
  const TestAuthority m_stranger{m_now - 30 * kDay, m_now + 30 * kDay};
  const Identity m_payPal = m_authority.leaf(kPayPalName, m_now - kDay, m_now + kDay);
  const Identity m_sns = m_authority.leaf(kSnsName, m_now - kDay, m_now + kDay, kIssuerUrl);
  FakeProviderHost m_host{m_authority};
  ScratchDir m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
  int m_events{0};

  std::string chain(const Identity& leaf) const { return leaf.certificatePem() + m_authority.issuerPem(); }

  int payPal(const std::string& url, const Identity& signer, const std::string& id) {
    const std::string body = "{\"id\":\"" + id + "\",\"event_type\":\"PAYMENT.CAPTURE.COMPLETED\"}";
    boost::crc_32_type crc;
    crc.process_bytes(body.data(), body.size());
    const std::string time = isoNow();
    const std::string text = "T-" + id + "|" + time + "|" + kWebhookId + "|" + std::to_string(crc.checksum());
    const Headers headers{{"Content-Type", "application/json"},
                          {"PAYPAL-TRANSMISSION-ID", "T-" + id},
                          {"PAYPAL-TRANSMISSION-TIME", time},
                          {"PAYPAL-TRANSMISSION-SIG", rsaSha256(signer, text)},
                          {"PAYPAL-CERT-URL", url},
                          {"PAYPAL-AUTH-ALGO", "SHA256withRSA"}};
    return statusOf(post(m_engine->port(), "/hooks/pay", headers, body));
  }
  int sns(const std::string& url, const Identity& signer, const std::string& id, const std::string& topic = kTopic) {
    const std::string time = isoNow();
    std::string text;
    for (const auto& [name, value] : {std::pair<std::string, std::string>{"Message", "hello\nthere"},
                                      {"MessageId", id},
                                      {"Timestamp", time},
                                      {"TopicArn", topic},
                                      {"Type", "Notification"}})
      text += name + "\n" + value + "\n";
    const json::object body{{"Type", "Notification"}, {"MessageId", id},
                            {"TopicArn", topic},      {"Message", "hello\nthere"},
                            {"Timestamp", time},      {"SignatureVersion", "2"},
                            {"SigningCertURL", url},  {"Signature", rsaSha256(signer, text)}};
    return statusOf(
        post(m_engine->port(), "/hooks/sns", {{"Content-Type", "text/plain; charset=UTF-8"}}, json::serialize(body)));
  }
  static int statusOf(const std::optional<HttpAnswer>& answer) {
    // What is our own trouble says when to come back.
    if (answer && answer->status == 503 && answer->header("Retry-After").empty()) return -503;
    return answer ? answer->status : 0;
  }
  std::string next() { return "e" + std::to_string(++m_events); }

  /// The answer once it is another than 503, or 503 after all that time.
  template <class Send>
  static int settled(Send send, std::chrono::milliseconds limit = 5s) {
    const auto until = std::chrono::steady_clock::now() + limit;
    int status = send();
    while (status == 503 && std::chrono::steady_clock::now() < until) {
      std::this_thread::sleep_for(20ms);
      status = send();
    }
    return status;
  }
  bool asked(const std::string& url) const {
    const auto until = std::chrono::steady_clock::now() + 5s;
    while (m_host.requestsFor(url) == 0 && std::chrono::steady_clock::now() < until)
      std::this_thread::sleep_for(10ms);
    return m_host.requestsFor(url) > 0;
  }

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), configuration()), std::string());
    const auto roots = m_scratch.path() / "roots.pem";
    writeFile(roots, m_authority.rootPem());
    EngineStart start{m_scratch.data()};
    start.arguments = {"--certificate-ca", roots.string(), "--certificate-proxy", m_host.proxyUrl()};
    // The environment's own idea of a proxy is not followed.
    start.environment = {{"https_proxy", "http://127.0.0.1:1"}, {"no_proxy", "*"}};
    m_engine = std::make_unique<EngineProcess>(start);
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanupTestCase() {
    QVERIFY(m_engine);
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
    const auto check = daemon({"check"}, m_scratch.data());
    QVERIFY2(check.succeeded(), check.err.c_str());
  }

  void payPal_firstRequest_is503_thenAccepted_fetchedOnce() {
    const std::string url = std::string(kPayPalUrl) + "first";
    m_host.answer(url, {200, chain(m_payPal)});
    const std::string id = next();
    QCOMPARE(payPal(url, m_payPal, id), 503);
    QCOMPARE(settled([&] { return payPal(url, m_payPal, id); }), 200);
    for (int i = 0; i < 20; ++i) QCOMPARE(payPal(url, m_payPal, next()), 200);
    QCOMPARE(payPal(url, m_payPal, id), 200);  // a duplicate
    QCOMPARE(payPal(url, m_sns, next()), 401);
    QCOMPARE(m_host.requestsFor(url), std::size_t{1});
    QCOMPARE(m_host.tunnels(), std::vector<std::string>{"api.paypal.com:443"});
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM delivery WHERE CAST(event_id AS TEXT) = '" + id + "'"),
             1);
  }

  void payPal_keyRotated_newAndOldCertificateVerify() {
    const std::string old = std::string(kPayPalUrl) + "first";
    const std::string url = std::string(kPayPalUrl) + "second";
    const Identity renewed = m_authority.leaf(kPayPalName, m_now - kDay, m_now + kDay);
    m_host.answer(url, {200, chain(renewed)});
    QCOMPARE(settled([&] { return payPal(url, renewed, "rotated"); }), 200);
    QCOMPARE(payPal(old, m_payPal, next()), 200);
    QCOMPARE(payPal(old, renewed, next()), 401);
    QCOMPARE(m_host.requestsFor(old), std::size_t{1});
    QCOMPARE(m_host.requestsFor(url), std::size_t{1});
  }

  void payPal_foreignUrl_isRefused_nothingFetched_data() {
    QTest::addColumn<QString>("url");
    for (const char* url :
         {"https://evil.example/certs/1", "http://api.paypal.com/v1/notifications/certs/CERT-first",
          "https://api.paypal.com.evil.example/1", "https://evilpaypal.com/1", "https://paypal.com.evil.example/1",
          "https://api.paypal.com@evil.example/1", "https://api.paypal.com:8443/1", "https://127.0.0.1/1",
          "https://api.paypal.com\\@evil.example/1", "file:///etc/passwd", "ftp://api.paypal.com/1",
          "//api.paypal.com/1"})
      QTest::newRow(url) << QString::fromLatin1(url);
  }
  void payPal_foreignUrl_isRefused_nothingFetched() {
    QFETCH(QString, url);
    m_host.answer(url.toStdString(), {200, chain(m_payPal)});
    const std::size_t tunnels = m_host.tunnels().size();
    const std::size_t requests = m_host.requests().size();
    QCOMPARE(payPal(url.toStdString(), m_payPal, next()), 401);
    QCOMPARE(m_host.tunnels().size(), tunnels);
    QCOMPARE(m_host.requests().size(), requests);
  }

  void payPal_certificateThatIsNoGood_isNeverUsed_data() {
    QTest::addColumn<QString>("which");
    for (const char* which :
         {"stranger", "stranger-leaf", "expired", "not-yet", "name", "redirect", "large", "gone", "html", "empty"})
      QTest::newRow(which) << QString::fromLatin1(which);
  }
  void payPal_certificateThatIsNoGood_isNeverUsed() {
    QFETCH(QString, which);
    const std::string url = std::string(kPayPalUrl) + which.toStdString();
    const Identity signer = badSigner(which);
    m_host.answer(url, badAnswer(which, signer));
    QCOMPARE(payPal(url, signer, next()), 503);
    QVERIFY(asked(url));
    // Never an acceptance, never a final refusal: it is asked for again later.
    const auto until = std::chrono::steady_clock::now() + 300ms;
    do {
      QCOMPARE(payPal(url, signer, next()), 503);
      std::this_thread::sleep_for(20ms);
    } while (std::chrono::steady_clock::now() < until);
    QCOMPARE(m_host.requestsFor(url), std::size_t{1});
    QCOMPARE(m_host.requestsFor(std::string(kPayPalUrl) + "elsewhere"), std::size_t{0});
  }

  void sns_leafAlone_itsIssuerIsFetched() {
    const std::string url = std::string(kSnsUrl) + "leaf.pem";
    m_host.answer(url, {200, m_sns.certificatePem()});
    m_host.answer(kIssuerUrl, {200, m_authority.issuerDer()});
    const std::string id = next();
    QCOMPARE(sns(url, m_sns, id), 503);
    QCOMPARE(settled([&] { return sns(url, m_sns, id); }), 200);
    QCOMPARE(sns(url, m_payPal, next()), 401);
    QCOMPARE(m_host.requestsFor(url), std::size_t{1});
    QCOMPARE(m_host.requestsFor(kIssuerUrl), std::size_t{1});
  }

  void sns_wholeChain_isTaken() {
    const std::string url = std::string(kSnsUrl) + "chain.pem";
    m_host.answer(url, {200, chain(m_sns)});
    QCOMPARE(settled([&] { return sns(url, m_sns, "chain"); }), 200);
  }

  void sns_foreignHostOrTopic_isRefused_nothingFetched() {
    const std::size_t before = m_host.requests().size();
    for (const char* url :
         {"https://sns.evil.example/x.pem", "https://bucket.s3.amazonaws.com/x.pem",
          "https://sns.eu.evil.amazonaws.com/x.pem", "http://sns.eu-west-1.amazonaws.com/x.pem",
          "https://sns.eu-west-1.amazonaws.com/x.pem?a=1", "https://sns.eu-west-1.amazonaws.com/x.txt"})
      QCOMPARE(sns(url, m_sns, next()), 401);
    QCOMPARE(sns(std::string(kSnsUrl) + "other.pem", m_sns, next(), "arn:aws:sns:eu-west-1:666:orders"), 401);
    QCOMPARE(m_host.requests().size(), before);
  }

  void sns_issuerThatIsNotTheRightOne_isNeverUsed() {
    const char* const place = "http://crt.authority.example/wrong.cer";
    const Identity forged = m_stranger.leafAgain(m_payPal, kSnsName, m_now - kDay, m_now + kDay, place);
    m_host.answer(place, {200, m_stranger.issuerDer()});
    const Identity inward =
        m_stranger.leafAgain(m_payPal, kSnsName, m_now - kDay, m_now + kDay, "http://127.0.0.1/issuer.cer");
    const Identity plain = m_stranger.leafAgain(m_payPal, kSnsName, m_now - kDay, m_now + kDay);
    int number = 0;
    for (const Identity* leaf : {&forged, &inward, &plain}) {
      const std::string url = std::string(kSnsUrl) + "wrong" + std::to_string(++number) + ".pem";
      m_host.answer(url, {200, leaf->certificatePem()});
      QCOMPARE(settled([&] { return sns(url, *leaf, next()); }, 300ms), 503);
      QVERIFY(asked(url));
    }
    QVERIFY(asked(place));
    QCOMPARE(m_host.requestsFor("http://127.0.0.1/issuer.cer"), std::size_t{0});
  }

  void serverOfAnUnknownAuthority_isAskedNothing() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), configuration()), std::string());
    EngineStart start{scratch.data()};
    start.arguments = {"--certificate-proxy", m_host.proxyUrl()};
    auto engine = std::make_unique<EngineProcess>(start);
    QVERIFY2(engine->start(), engine->error().c_str());
    m_engine.swap(engine);
    const std::string url = std::string(kPayPalUrl) + "unknown";
    m_host.answer(url, {200, chain(m_payPal)});
    const std::size_t tunnels = m_host.tunnels().size();
    const int status = settled([&] { return payPal(url, m_payPal, next()); }, 500ms);
    m_engine.swap(engine);
    QCOMPARE(status, 503);
    QCOMPARE(m_host.tunnels().size(), tunnels + 1);
    QCOMPARE(m_host.requestsFor(url), std::size_t{0});
    QVERIFY(engine->stop());
  }

  void host_thatIsSlow_holdsNobodyUp() {
    const std::string url = std::string(kPayPalUrl) + "slow";
    m_host.answer(url, {200, chain(m_payPal), "", 60s});
    QCOMPARE(payPal(url, m_payPal, next()), 503);
    QVERIFY(asked(url));
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < 20; ++i) {
      QCOMPARE(payPal(url, m_payPal, next()), 503);
      QCOMPARE(payPal(std::string(kPayPalUrl) + "first", m_payPal, next()), 200);
    }
    QVERIFY(std::chrono::steady_clock::now() - begin < 5s);
  }

 private:
  Identity badSigner(const QString& which) const {
    if (which.startsWith(QLatin1String("stranger")))
      return m_stranger.leafAgain(m_payPal, kPayPalName, m_now - kDay, m_now + kDay);
    if (which == QLatin1String("expired"))
      return m_authority.leafAgain(m_payPal, kPayPalName, m_now - 2 * kDay, m_now - kDay);
    if (which == QLatin1String("not-yet"))
      return m_authority.leafAgain(m_payPal, kPayPalName, m_now + kDay, m_now + 2 * kDay);
    if (which == QLatin1String("name"))
      return m_authority.leafAgain(m_payPal, "api.paypal.com", m_now - kDay, m_now + kDay);
    return m_authority.leafAgain(m_payPal, kPayPalName, m_now - kDay, m_now + kDay);
  }
  ProviderAnswer badAnswer(const QString& which, const Identity& signer) {
    if (which == QLatin1String("stranger"))
      return {200, signer.certificatePem() + m_stranger.issuerPem() + m_stranger.rootPem()};
    if (which == QLatin1String("redirect")) {
      m_host.answer(std::string(kPayPalUrl) + "elsewhere", {200, chain(signer)});
      return {302, "", std::string(kPayPalUrl) + "elsewhere"};
    }
    if (which == QLatin1String("large")) return {200, chain(signer) + std::string(1 << 20, ' ')};
    if (which == QLatin1String("gone")) return {404, chain(signer)};
    if (which == QLatin1String("html")) return {200, "<html>maintenance</html>"};
    if (which == QLatin1String("empty")) return {200, ""};
    return {200, chain(signer)};
  }
};

QTEST_GUILESS_MAIN(SigningCertificatesTest)
#include "signing_certificates_test.moc"
