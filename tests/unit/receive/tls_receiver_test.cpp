// TLS on real sockets with OpenSSL's client: what is refused, which certificate is shown, mutual TLS, deadlines, and
// reloading while connections are open.
#include "core/receive/receiver.h"
#include "tests/contract/hostile_corpus.h"
#include "tests/kit/certificates.h"
#include "tests/kit/child_process.h"

#include "tests/kit/raw_http_client.h"
#include "tests/kit/tls_client.h"

#include <QTemporaryDir>
#include <QTest>

#include <openssl/ssl.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include <list>
#include <thread>

using namespace ack;
using namespace ack::receive;
using namespace std::chrono_literals;
using kit::TlsClient;
using kit::TlsClientOptions;

namespace {

constexpr const char* kGood = "POST /in/1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                              "Content-Length: 2\r\n\r\n{}";

class TlsReceiverTest : public QObject {
  Q_OBJECT

 private:
  base::SystemClock m_clock;
  tests::DeliveryLog m_log;
  tests::CountingHandler m_handler{m_log};
  std::unique_ptr<QTemporaryDir> m_dir;
  std::shared_ptr<TlsKeeper> m_keeper;
  std::unique_ptr<Receiver> m_receiver;
  std::uint16_t m_port{0};

  std::filesystem::path dir() const { return m_dir->path().toStdString(); }
  TlsFiles files(const std::string& stem) const {
    return {kit::certificateFile(dir(), stem), kit::keyFile(dir(), stem)};
  }
  std::string digest(const std::string& stem) const {
    return kit::certificateDigest(kit::certificateFile(dir(), stem));
  }
  void start(TlsOptions tls, const Clock& clock, ReceiverLimits limits = {}) {
    m_receiver.reset();
    m_keeper = std::make_shared<TlsKeeper>(std::move(tls), clock);
    const auto opened = m_keeper->open();
    QVERIFY2(opened.ok(), opened ? "" : opened.error().message.c_str());
    ReceiverOptions options;
    options.listen = "127.0.0.1:0";
    options.limits = limits;
    options.limits.tick = 20ms;
    options.limits.linger = 100ms;
    options.tls = m_keeper;
    m_receiver = std::make_unique<Receiver>(options, m_handler, m_clock);
    QVERIFY(m_receiver->start().ok());
    QVERIFY(m_receiver->url().starts_with("https://127.0.0.1:"));
    m_port = static_cast<std::uint16_t>(std::stoi(m_receiver->url().substr(m_receiver->url().rfind(':') + 1)));
  }
  /// The digest of the certificate that a new connection is shown; "" where there is none.
  std::string shown(const std::string& name = "") const {
    TlsClientOptions options;
    options.serverName = name;
    TlsClient client(m_port, options);
    return client.connect() ? client.serverDigest() : std::string();
  }
  /// The error of a handshake that must fail, at once or with the first read (TLS 1.3 clients finish first).
  std::string refusal(TlsClientOptions options) const {
    TlsClient client(m_port, std::move(options));
    if (client.statusOf(kGood) != 0) return "answered";
    return client.error();
  }

 private slots:
  void init() {
    m_dir = std::make_unique<QTemporaryDir>();
    kit::makeCertificate(dir(), "first", {"DNS:first.example"});
    kit::makeCertificate(dir(), "second", {"DNS:second.example,DNS:*.second.example"});
    start({{files("first"), files("second")}, {}}, m_clock);
  }
  void cleanup() { m_receiver.reset(); }

  void request_overEachVersion_isAnswered() {
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
      TlsClientOptions options;
      options.minVersion = options.maxVersion = version;
      TlsClient client(m_port, options);
      for (int i = 0; i < 3; ++i) QCOMPARE(client.statusOf(kGood), 200);
      QCOMPARE(client.version(), version == TLS1_2_VERSION ? "TLSv1.2" : "TLSv1.3");
    }
    QCOMPARE(m_keeper->handshakes(), 2U);
  }

  void version_older_isRefused() {
    for (const int version : {TLS1_VERSION, TLS1_1_VERSION}) {
      TlsClientOptions options;
      options.minVersion = options.maxVersion = version;
      const std::string error = refusal(options);
      QVERIFY2(error.find("protocol version") != std::string::npos, error.c_str());
    }
  }

  void suites_withoutSecrecyOrAuthentication_areRefused() {
    for (const char* weak : {"aNULL:eNULL", "AES128-SHA:AES256-GCM-SHA384", "ECDHE-ECDSA-AES128-SHA256",
                             "RC4:DES:EXP", "DHE-RSA-AES256-GCM-SHA384", "ECDHE-ECDSA-AES256-SHA"}) {
      TlsClientOptions options;
      options.maxVersion = TLS1_2_VERSION;
      options.ciphers = weak;
      QVERIFY2(refusal(options) != "answered", weak);
    }
    QCOMPARE(m_keeper->handshakes(), 0U);
  }

  void protocols_onlyHttp11_isAgreedOn() {
    TlsClientOptions options;
    options.protocols = {"h2", "http/1.1"};
    TlsClient both(m_port, options);
    QVERIFY(both.connect());
    QCOMPARE(both.protocol(), "http/1.1");
    options.protocols = {"h2"};
    const std::string error = refusal(options);
    QVERIFY2(error.find("no application protocol") != std::string::npos, error.c_str());
  }

  void name_selectsTheCertificate() {
    QCOMPARE(shown(), digest("first"));
    QCOMPARE(shown("first.example"), digest("first"));
    QCOMPARE(shown("second.example"), digest("second"));
    QCOMPARE(shown("a.second.example"), digest("second"));
    QCOMPARE(shown("a.b.second.example"), digest("first"));
    QCOMPARE(shown("unknown.example"), digest("first"));
  }

  void earlyData_isNeverOffered() {
    m_log.clear();
    TlsClient client(m_port);
    QCOMPARE(client.statusOf(kGood), 200);  // the ticket comes with the first read
    QCOMPARE(SSL_SESSION_get_max_early_data(SSL_get0_session(client.ssl())), 0U);
    TlsClient again(m_port);
    again.resume(client);
    QVERIFY(again.connectOnly());
    SSL_set_fd(again.ssl(), again.socket());
    std::size_t written = 0;
    QCOMPARE(SSL_write_early_data(again.ssl(), kGood, std::strlen(kGood), &written), 0);
    QCOMPARE(m_log.count(), 1);
  }

  void session_isResumedFromItsTicket() {
    TlsClient client(m_port);
    QCOMPARE(client.statusOf(kGood), 200);
    TlsClient again(m_port);
    again.resume(client);
    QCOMPARE(again.statusOf(kGood), 200);
    QVERIFY(again.resumed());
  }

  void renegotiation_isRefused() {
    TlsClientOptions options;
    options.maxVersion = TLS1_2_VERSION;
    TlsClient client(m_port, options);
    QCOMPARE(client.statusOf(kGood), 200);
    if (SSL_renegotiate(client.ssl()) == 1) QVERIFY(SSL_do_handshake(client.ssl()) != 1);
    QCOMPARE(shown(), digest("first"));
  }

  void largeAnswerAndBody_goThroughWhole() {
    // Above one record, and above the socket's buffer.
    const std::string body(900'000, 'x');
    TlsClient client(m_port);
    QCOMPARE(
        client.statusOf(
            "POST /in/1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n" +
            body),
        200);
    QCOMPARE(client.statusOf(kGood), 200);
  }

  void pipelined_requestsOfOneRecord_areAllAnswered() {
    TlsClient client(m_port);
    QVERIFY(client.connect());
    std::string many;
    for (int i = 0; i < 40; ++i) many += kGood;
    QVERIFY(client.send(many));
    for (int i = 0; i < 40; ++i) QVERIFY2(client.readAnswer().has_value(), std::to_string(i).c_str());
  }

  void plainHttp_isToldToSpeakTls() {
    kit::RawHttpClient client(m_port);
    const auto answer = client.exchange(kGood);
    QVERIFY(answer.has_value());
    QCOMPARE(answer->status, 400);
    QCOMPARE(answer->body, R"({"error":"tls_required"})");
  }

  void close_sendsCloseNotify() {
    TlsClient client(m_port);
    QVERIFY(client.connect());
    SSL_clear_options(client.ssl(), SSL_OP_IGNORE_UNEXPECTED_EOF);
    QVERIFY(client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
    QVERIFY(client.readAnswer().has_value());
    char byte = 0;
    std::size_t got = 0;
    QCOMPARE(SSL_read_ex(client.ssl(), &byte, 1, &got), 0);
    QVERIFY((SSL_get_shutdown(client.ssl()) & SSL_RECEIVED_SHUTDOWN) != 0);
  }

  void alert_inTheMiddleOfAHandshake_closesQuietly() {
    TlsClientOptions options;
    options.authority = kit::certificateFile(dir(), "second");  // not the one that it is shown
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
      options.maxVersion = version;
      QVERIFY(refusal(options) != "answered");
    }
    QTRY_COMPARE(m_receiver->connections(), 0U);
    QCOMPARE(shown(), digest("first"));
  }

  void handshake_cutAtAnyByte_holdsNothing() {
    // A client's first flight, taken from a memory transport.
    SSL_CTX* context = SSL_CTX_new(TLS_client_method());
    SSL* ssl = SSL_new(context);
    BIO* out = BIO_new(BIO_s_mem());
    SSL_set_bio(ssl, BIO_new(BIO_s_mem()), out);
    SSL_connect(ssl);
    char* data = nullptr;
    const auto length = static_cast<std::size_t>(BIO_get_mem_data(out, &data));
    const std::string hello(data, length);
    SSL_free(ssl);
    SSL_CTX_free(context);
    for (std::size_t cut = 0; cut <= hello.size(); cut += 7) {
      TlsClient client(m_port);
      QVERIFY(client.connectOnly());
      QVERIFY(::send(client.socket(), hello.data(), cut, MSG_NOSIGNAL) >= 0);
    }
    QTRY_COMPARE(m_receiver->connections(), 0U);
  }

  void handshake_halfOpen_isClosedByItsDeadline() {
    ReceiverLimits limits;
    limits.handshake = 300ms;
    start({{files("first")}, {}}, m_clock, limits);
    std::list<TlsClient> idle;
    for (int i = 0; i < 50; ++i) QVERIFY(idle.emplace_back(m_port).connectOnly());
    TlsClient dripping(m_port);
    QVERIFY(dripping.connectOnly());
    QVERIFY(::send(dripping.socket(), "\x16\x03\x01\x02", 4, MSG_NOSIGNAL) == 4);
    QCOMPARE(shown(), digest("first"));
    for (TlsClient& one : idle) QVERIFY(one.closedByPeer(3s));
    QVERIFY(dripping.closedByPeer(3s));
    QTRY_COMPARE(m_receiver->connections(), 0U);
    QCOMPARE(m_keeper->failedHandshakes(), 51U);
  }

  void handshakes_tooMany_areHurried() {
    ReceiverLimits limits;
    limits.handshake = 60s;
    limits.hurriedHandshake = 200ms;
    limits.handshakesAtEase = 10;
    start({{files("first")}, {}}, m_clock, limits);
    std::list<TlsClient> idle;
    for (int i = 0; i < 20; ++i) QVERIFY(idle.emplace_back(m_port).connectOnly());
    // Those above the limit are gone long before their usual deadline; the others may take the time they have.
    QTRY_VERIFY(m_receiver->connections() == 20U);
    QTRY_VERIFY(m_receiver->connections() <= 10U);
  }

  void stop_duringAHandshake_endsAtOnce() {
    TlsClient idle(m_port);
    QVERIFY(idle.connectOnly());
    QTRY_COMPARE(m_receiver->connections(), 1U);
    const auto began = std::chrono::steady_clock::now();
    m_receiver->stop();
    QVERIFY(std::chrono::steady_clock::now() - began < 2s);
  }

  void clientCertificate_asked_onlyItsAuthorityGetsIn() {
    kit::makeCertificate(dir(), "authority", {"", -1, 90, 0, true, ""});
    kit::makeCertificate(dir(), "known", {"DNS:client", -1, 90, 0, false, "authority"});
    kit::makeCertificate(dir(), "late", {"DNS:client", -20, -10, 0, false, "authority"});
    kit::makeCertificate(dir(), "stranger", {"DNS:client"});
    start({{files("first")}, kit::certificateFile(dir(), "authority")}, m_clock);
    QVERIFY(m_keeper->state().clientsMustProve);
    const auto as = [this](const std::string& stem, int version) {
      TlsClientOptions options;
      options.maxVersion = version;
      if (!stem.empty()) options.certificate = files(stem).certificate, options.key = files(stem).key;
      return refusal(options);
    };
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
      m_log.clear();
      QCOMPARE(as("known", version), "answered");
      for (const char* bad : {"", "stranger", "late"}) QVERIFY2(as(bad, version) != "answered", bad);
      QCOMPARE(m_log.count(), 1);
    }
  }

  void reload_newFiles_servesThemAndKeepsConnections() {
    TlsClient open(m_port);
    QCOMPARE(open.statusOf(kGood), 200);
    const std::string before = digest("first");
    kit::makeCertificate(dir(), "first", {"DNS:first.example"});
    QCOMPARE(shown(), before);
    QVERIFY(m_keeper->reload().ok());
    QVERIFY(digest("first") != before);
    QCOMPARE(shown(), digest("first"));
    QCOMPARE(open.statusOf(kGood), 200);
    QCOMPARE(open.serverDigest(), before);
  }

  void reload_badFiles_keepsTheOldOnesAndSaysWhich_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"mismatch", "missing", "garbage", "expired", "early", "weak", "unreadable"})
      QTest::newRow(how) << QString::fromLatin1(how);
  }
  void reload_badFiles_keepsTheOldOnesAndSaysWhich() {
    QFETCH(QString, how);
    const std::string before = digest("first");
    const TlsFiles first = files("first");
    std::string named = first.certificate.string();
    if (how == "mismatch") {
      kit::makeCertificate(dir(), "fresh", {"DNS:first.example"});
      std::filesystem::rename(kit::certificateFile(dir(), "fresh"), first.certificate);
      named = first.key.string();
    }
    if (how == "missing") std::filesystem::remove(first.certificate);
    if (how == "garbage") kit::writeFile(first.certificate, "garbage\n");
    if (how == "expired") kit::makeCertificate(dir(), "first", {"DNS:first.example", -20, -1});
    if (how == "early") kit::makeCertificate(dir(), "first", {"DNS:first.example", 2, 20});
    if (how == "weak") kit::makeCertificate(dir(), "first", {"DNS:first.example", -1, 90, 1024});
    if (how == "unreadable") {
      std::filesystem::remove(first.key);
      std::filesystem::create_directory(first.key);
      named = first.key.string();
    }
    const auto reloaded = m_keeper->reload();
    QVERIFY(!reloaded);
    QVERIFY2(reloaded.error().message.find(named) != std::string::npos, reloaded.error().message.c_str());
    QCOMPARE(m_keeper->state().problem, reloaded.error().message);
    QCOMPARE(shown(), before);
    if (how == "unreadable") std::filesystem::remove(first.key);
    kit::makeCertificate(dir(), "first", {"DNS:first.example"});
    QVERIFY(m_keeper->reload().ok());
    QVERIFY(m_keeper->state().problem.empty());
    QCOMPARE(shown(), digest("first"));
  }

  void state_afterReloads_tellsSinceWhenEachIsInUse() {
    const domain::TlsState before = m_keeper->state();
    QCOMPARE(before.certificates.front().sha256Hex, digest("first"));
    QVERIFY(m_keeper->reload().ok());
    const domain::TlsState same = m_keeper->state();
    QVERIFY(same.certificates.front().inUseSince == before.certificates.front().inUseSince);
    QVERIFY(same.loadedAt >= same.certificates.front().inUseSince && same.triedAt == same.loadedAt);
    kit::makeCertificate(dir(), "first", {"DNS:first.example"});
    QVERIFY(m_keeper->reload().ok());
    QVERIFY(m_keeper->state().certificates.front().inUseSince == m_keeper->state().loadedAt);
    kit::writeFile(files("first").certificate, "garbage\n");
    QVERIFY(!m_keeper->reload());
    QVERIFY(m_keeper->state().triedAt >= m_keeper->state().loadedAt);
    QVERIFY(m_keeper->state().triedAt == m_keeper->state().problemAt);
  }

  void tick_filesChanged_reloadsOnceTheyLieStill() {
    const std::string before = digest("first");
    m_keeper->tick();
    kit::makeCertificate(dir(), "fresh", {"DNS:first.example"});
    std::filesystem::rename(kit::certificateFile(dir(), "fresh"), files("first").certificate);
    m_keeper->tick();  // the key isn't there yet: this must be no problem
    QVERIFY(m_keeper->state().problem.empty());
    std::filesystem::rename(kit::keyFile(dir(), "fresh"), files("first").key);
    m_keeper->tick();
    QCOMPARE(shown(), before);
    m_keeper->tick();
    QCOMPARE(shown(), digest("first"));
    QVERIFY(m_keeper->state().problem.empty());
  }

  void open_expired_startsAndStaysVisible() {
    kit::makeCertificate(dir(), "old", {"DNS:first.example", -20, -1});
    start({{files("old")}, {}}, m_clock);
    QCOMPARE(shown(), digest("old"));
    QVERIFY(m_keeper->state().certificates.front().notAfter < m_clock.now());
  }

  void open_badFiles_isAnError() {
    TlsKeeper keeper({{{dir() / "nowhere.crt", dir() / "nowhere.key"}}, {}}, m_clock);
    const auto opened = keeper.open();
    QVERIFY(!opened);
    QVERIFY2(opened.error().message.find("nowhere.crt") != std::string::npos, opened.error().message.c_str());
    TlsKeeper unknown({{files("first")}, dir() / "no-authority.pem"}, m_clock);
    QVERIFY(unknown.open().error().message.find("no-authority.pem") != std::string::npos);
  }

  void keyOpenToOthers_isAWeakness() {
    ::chmod(files("first").key.c_str(), 0644);
    QVERIFY(m_keeper->reload().ok());
    QVERIFY(m_keeper->state().weakness.find(files("first").key.string()) != std::string::npos);
  }

  void peers_opensslAndCurl_agree() {
    const std::string address = "127.0.0.1:" + std::to_string(m_port);
    const auto openssl = kit::runCommand({"/usr/bin/openssl", "s_client", "-connect", address, "-servername",
                                          "second.example", "-CAfile", files("second").certificate.string(),
                                          "-verify_return_error", "-alpn", "http/1.1"},
                                         {}, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    QVERIFY2(openssl.out.find("Verify return code: 0 (ok)") != std::string::npos, openssl.out.c_str());
    QVERIFY2(openssl.out.find("ALPN protocol: http/1.1") != std::string::npos, openssl.out.c_str());
    const auto curl =
        kit::runCommand({"/usr/bin/curl", "-sS", "--cacert", files("second").certificate.string(), "--resolve",
                         "second.example:" + std::to_string(m_port) + ":127.0.0.1", "-o", "/dev/null", "-w",
                         "%{http_code} %{http_version}", "-H", "Content-Type: application/json", "-d", "{}",
                         "https://second.example:" + std::to_string(m_port) + "/in/1"});
    QVERIFY2(curl.succeeded(), curl.err.c_str());
    QCOMPARE(curl.out, "200 1.1");
  }
};

}  // namespace

QTEST_GUILESS_MAIN(TlsReceiverTest)
#include "tls_receiver_test.moc"
