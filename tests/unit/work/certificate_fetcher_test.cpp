#include "core/work/certificate_fetcher.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/scripted_http_client.h"
#include "tests/kit/test_authority.h"

#include <QtTest>

using namespace ack;
using namespace ack::work;
using std::chrono::hours;
using std::chrono::seconds;

namespace {

constexpr std::time_t kFrom = 1700000000;
constexpr std::time_t kDay = 86400;
constexpr const char* kName = "messageverificationcerts.paypal.com";
constexpr const char* kUrl = "https://api.paypal.com/v1/notifications/certs/CERT-1";

UtcTime at(std::time_t time) { return fromMicros(static_cast<std::int64_t>(time) * 1000000); }

HttpOutcome delivered(std::string body, int status = 200) {
  HttpOutcome outcome;
  outcome.status = status;
  outcome.body = std::move(body);
  return outcome;
}

}  // namespace

class CertificateFetcherTest : public QObject {
  Q_OBJECT
  const kit::TestAuthority m_authority{kFrom - kDay, kFrom + 100 * kDay};
  const kit::Identity m_leaf = m_authority.leaf(kName, kFrom - kDay, kFrom + 3 * kDay);

  /// A fetcher with its world.
  struct World {
    explicit World(const kit::TestAuthority& authority, CertificateFetcherOptions options = {})
        : fetcher(client, clock, *crypto::TrustStore::fromPem(authority.rootPem()), options) {}
    provider::CertificateAnswer ask(const std::string& url = kUrl, const char* name = kName) {
      return fetcher.find({url, name}, clock.now());
    }
    kit::FakeClock clock{at(kFrom)};
    kit::ScriptedHttpClient client;
    CertificateFetcher fetcher;
  };
  [[nodiscard]] std::string chain() const { return m_leaf.certificatePem() + m_authority.issuerPem(); }

 private slots:
  void find_firstTime_asksOnceThenKnows() {
    World world(m_authority);
    QCOMPARE(std::string(world.ask().reason), std::string("certificate_pending"));
    QCOMPARE(std::string(world.ask().reason), std::string("certificate_pending"));
    QCOMPARE(world.client.requests.size(), std::size_t{1});
    QCOMPARE(world.client.requests[0].method, std::string("GET"));
    QCOMPARE(world.client.requests[0].url, std::string(kUrl));
    QVERIFY(world.client.answer(delivered(chain())));
    const auto key = world.ask().key;
    QVERIFY(key);
    const auto signature = crypto::PrivateKey::fromPem(m_leaf.privatePem())->sign(crypto::HashAlgorithm::sha256, "x");
    QVERIFY(key->verify(crypto::HashAlgorithm::sha256, "x", *signature));
    QCOMPARE(world.client.requests.size(), std::size_t{1});
    // Good for this name only.
    QVERIFY(!world.ask(kUrl, "sns.amazonaws.com").key);
  }

  void find_whatIsNotTrusted_isNeverUsed() {
    const kit::TestAuthority other(kFrom - kDay, kFrom + kDay);
    const std::vector<HttpOutcome> answers{
        delivered(other.leafAgain(m_leaf, kName, kFrom - kDay, kFrom + kDay).certificatePem() + other.issuerPem()),
        delivered(m_authority.leafAgain(m_leaf, "paypal.com", kFrom - kDay, kFrom + kDay).certificatePem() +
                  m_authority.issuerPem()),
        delivered(m_authority.leafAgain(m_leaf, kName, kFrom - 2 * kDay, kFrom - kDay).certificatePem() +
                  m_authority.issuerPem()),
        delivered(chain(), 404),
        delivered(chain(), 302),
        delivered(chain() + std::string(40000, ' ')),  // the client cuts longer ones off
        delivered("<html>"),
        delivered("")};
    for (const HttpOutcome& answer : answers) {
      World world(m_authority);
      QVERIFY(!world.ask().key);
      QVERIFY(world.client.answer(answer));
      QCOMPARE(std::string(world.ask().reason), std::string("certificate_unavailable"));
    }
  }

  void find_leafAlone_fetchesItsIssuer() {
    constexpr const char* kIssuer = "http://crt.example/issuer.cer";
    const std::string leaf =
        m_authority.leafAgain(m_leaf, kName, kFrom - kDay, kFrom + kDay, kIssuer).certificatePem();
    CertificateFetcherOptions options;
    options.proxy = "http://proxy:3128";
    options.authorities = m_authority.rootPem();
    World world(m_authority, options);
    QVERIFY(!world.ask().key);
    QVERIFY(world.client.answer(delivered(leaf)));
    QCOMPARE(std::string(world.ask().reason), std::string("certificate_pending"));
    QCOMPARE(world.client.requests.size(), std::size_t{2});
    QCOMPARE(world.client.requests[1].url, std::string(kIssuer));
    for (const HttpRequest& request : world.client.requests) {
      QCOMPARE(request.proxy, options.proxy);
      QCOMPARE(request.authorities, options.authorities);
    }
    QVERIFY(world.client.answer(delivered(m_authority.issuerDer())));
    QVERIFY(world.ask().key);
    QCOMPARE(world.client.requests.size(), std::size_t{2});
  }

  void find_issuerThatCannotBeHad_isAFailure() {
    const auto leafNaming = [&](const char* url) {
      return m_authority.leafAgain(m_leaf, kName, kFrom - kDay, kFrom + kDay, url).certificatePem();
    };
    for (const HttpOutcome& answer :
         {delivered("", 404), delivered("junk"), delivered(leafNaming("http://crt.example/x"))}) {
      World world(m_authority);
      QVERIFY(!world.ask().key);
      QVERIFY(world.client.answer(delivered(leafNaming("http://crt.example/issuer.cer"))));
      QVERIFY(world.client.answer(answer));
      QCOMPARE(std::string(world.ask().reason), std::string("certificate_unavailable"));
      QCOMPARE(world.client.waiting(), std::size_t{0});  // the issuer's issuer is not looked for
    }
    for (const char* url :
         {"http://127.0.0.1/x", "http://localhost/x", "https://crt.example/x", "ldap://crt.example/x",
          "http://crt.example:8080/x", "http://user@crt.example/x", "file:///etc/passwd"}) {
      World world(m_authority);
      QVERIFY(!world.ask().key);
      QVERIFY(world.client.answer(delivered(leafNaming(url))));
      QCOMPARE(world.client.requests.size(), std::size_t{1});
      QCOMPARE(std::string(world.ask().reason), std::string("certificate_unavailable"));
    }
  }

  void find_afterFailure_triesAgainLaterAndLater() {
    World world(m_authority);
    std::size_t sent = 0;
    for (const int wait : {60, 120, 240}) {
      QVERIFY(!world.ask().key);
      QCOMPARE(world.client.requests.size(), ++sent);
      QVERIFY(world.client.fail(CallFailure::notSent));
      world.clock.advance(seconds(wait - 1));
      QVERIFY(!world.ask().key);
      QCOMPARE(world.client.requests.size(), sent);
      world.clock.advance(seconds(1));
    }
    QVERIFY(!world.ask().key);
    QVERIFY(world.client.answer(delivered(chain())));
    QVERIFY(world.ask().key);
  }

  void find_oldCertificate_staysInUseWhileItIsRenewed() {
    World world(m_authority);
    QVERIFY(!world.ask().key);
    QVERIFY(world.client.answer(delivered(chain())));
    world.clock.advance(hours(25));
    QVERIFY(world.ask().key);
    QCOMPARE(world.client.requests.size(), std::size_t{2});
    QVERIFY(world.client.fail(CallFailure::notSent));
    QVERIFY(world.ask().key);
    world.clock.advance(hours(3 * 24));  // past its own end
    QVERIFY(!world.ask().key);
  }

  void find_floodOfInventedUrls_costsALookUpEach() {
    World world(m_authority);
    QVERIFY(!world.ask().key);
    QVERIFY(world.client.answer(delivered(chain())));
    for (int i = 0; i < 100000; ++i) {
      world.ask("https://api.paypal.com/" + std::to_string(i));
      if (world.client.waiting() == 2 && i % 2 == 0) {
        world.client.answer(404);
        world.client.answer(404);
      }
    }
    // One for the certificate, 20 in the minute at most, whatever is asked.
    QCOMPARE(world.client.requests.size(), std::size_t{20});
    QVERIFY(world.ask().key);
    for (int minute = 0; minute < 60; ++minute) {
      world.clock.advance(seconds(60));
      for (int i = 0; i < 50; ++i) {
        world.ask("https://api.paypal.com/" + std::to_string(minute) + "/" + std::to_string(i));
        world.client.answer(404);
      }
    }
    QVERIFY(world.ask().key);  // nothing invented pushes out what is trusted
  }

  void find_clientStopped_answersWithoutWaiting() {
    kit::FakeClock clock{at(kFrom)};
    struct StoppedClient final : HttpClient {
      Result<void> start() override { return {}; }
      void stop() override {}
      void send(HttpRequest, std::function<void(HttpOutcome)> done) override {
        HttpOutcome outcome;
        outcome.failure = CallFailure::notSent;
        done(outcome);
      }
    } client;
    CertificateFetcher fetcher(client, clock, *crypto::TrustStore::fromPem(m_authority.rootPem()));
    QVERIFY(!fetcher.find({kUrl, kName}, clock.now()).key);
  }
};
QTEST_GUILESS_MAIN(CertificateFetcherTest)
#include "certificate_fetcher_test.moc"
