// HTTPS from outside: the real program with real certificates, OpenSSL's and curl's clients; certificates rotated,
// broken and reloaded while connections are open (reliability.md, F4, F10, F11).
#include "tests/kit/certificates.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"
#include "tests/kit/tls_client.h"

#include <boost/json.hpp>

#include "tests/kit/qt_text.h"

#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <list>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

using Clock = std::chrono::steady_clock;

/// Private and shared memory of a process that is its own, in bytes.
std::int64_t memoryOf(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string word; status >> word;)
    if (word == "RssAnon:") {
      std::int64_t kib = 0;
      status >> kib;
      return kib * 1'024;
    }
  return 0;
}

template <class Holds>
bool eventually(Holds holds, std::chrono::milliseconds limit = 8s) {
  const auto until = Clock::now() + limit;
  while (!holds()) {
    if (Clock::now() > until) return false;
    QTest::qWait(50);
  }
  return true;
}

}  // namespace

class TlsTest : public QObject {
  Q_OBJECT

  std::unique_ptr<ScratchDir> m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
  std::int64_t m_number{0};

  std::filesystem::path dir() const { return m_scratch->path(); }
  std::string certificate(const char* stem = "site") const { return certificateFile(dir(), stem).string(); }
  std::string key(const char* stem = "site") const { return keyFile(dir(), stem).string(); }
  bool start(std::vector<std::string> arguments) {
    EngineStart options{m_scratch->data()};
    options.arguments = std::move(arguments);
    m_engine = std::make_unique<EngineProcess>(options);
    return m_engine->start();
  }
  bool startWithSite() { return start({"--tls-cert", certificate(), "--tls-key", key()}); }
  std::string shown() const {
    TlsClient client(m_engine->port());
    return client.connect() ? client.serverDigest() : std::string();
  }
  json::object tlsStatus() const {
    const auto status = daemon({"status", "--json"}, m_scratch->data());
    const json::value parsed = json::parse(status.out);
    const json::value& tls = parsed.at("tls");
    return tls.is_object() ? tls.get_object() : json::object{};
  }
  std::string problem() const {
    const json::object tls = tlsStatus();
    return tls.contains("problem") ? std::string(tls.at("problem").as_string()) : "no tls";
  }
  std::string nextCharge() { return chargeShot({}, ++m_number).request; }

 private slots:
  void init() {
    m_scratch = std::make_unique<ScratchDir>();
    QCOMPARE(applyConfig(m_scratch->data(), chargeConfig()), std::string());
    makeCertificate(dir(), "site", {"DNS:site.example,IP:127.0.0.1"});
  }
  void cleanup() { m_engine.reset(); }

  void serve_certificate_receivesEventsOverHttps() {
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    QVERIFY(m_engine->out().starts_with("ready https://127.0.0.1:"));
    TlsClientOptions checked;
    checked.authority = certificate();
    checked.serverName = "site.example";
    TlsClient client(m_engine->port(), checked);
    const std::string charge = nextCharge();
    QCOMPARE(client.statusOf(charge), 200);
    QCOMPARE(client.statusOf(charge), 200);
    const json::object tls = tlsStatus();
    const json::array names{"site.example", "127.0.0.1"};
    QVERIFY(tls.at("names") == json::value(names));
    QVERIFY(tls.at("not_after").as_string().ends_with("Z"));
    QCOMPARE(problem(), std::string());
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
    const auto status = json::parse(daemon({"status", "--json"}, m_scratch->data()).out);
    QCOMPARE(status.at("accepted").to_number<int>(), 1);
    QCOMPARE(status.at("duplicates").to_number<int>(), 1);
    QVERIFY(status.at("tls").is_null());
  }

  void sighup_newCertificate_isServedAndNoConnectionDropped() {
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    TlsClient open(m_engine->port());
    QCOMPARE(open.statusOf(nextCharge()), 200);
    const std::string before = shown();
    makeCertificate(dir(), "site", {"DNS:site.example"});
    m_engine->signal(SIGHUP);
    const std::string after = certificateDigest(certificate());
    QVERIFY(after != before);
    QVERIFY(eventually([&] { return shown() == after; }));
    QCOMPARE(open.statusOf(nextCharge()), 200);
    QCOMPARE(open.serverDigest(), before);
  }

  void files_rotatedOnDisk_areServedWithoutASignal() {
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    for (int round = 0; round < 2; ++round) {
      makeCertificate(dir(), "site", {"DNS:site.example"});
      const std::string after = certificateDigest(certificate());
      QVERIFY(eventually([&] { return shown() == after; }));
    }
    QCOMPARE(problem(), std::string());
  }

  void reload_brokenPair_keepsTheOldOneAndAlarms() {
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    const std::string before = shown();
    makeCertificate(dir(), "other");
    writeFile(certificate(), readFile(certificate("other")));
    m_engine->signal(SIGHUP);
    QVERIFY(eventually([&] { return problem().find(key()) != std::string::npos; }));
    QCOMPARE(shown(), before);
    QVERIFY2(m_engine->error().find("the former certificates stay in use") != std::string::npos,
             m_engine->error().c_str());
    makeCertificate(dir(), "site", {"DNS:site.example", -20, -1});
    QVERIFY(eventually([&] { return problem().find("expired") != std::string::npos; }));
    QCOMPARE(shown(), before);
    makeCertificate(dir(), "site", {"DNS:site.example"});
    QVERIFY(eventually([&] { return problem().empty(); }));
    QCOMPARE(shown(), certificateDigest(certificate()));
  }

  void reload_askedByACommand_isDone() {
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    const std::string loaded(tlsStatus().at("loaded_at").as_string());
    const auto asked = daemon({"certificate", "--reload"}, m_scratch->data());
    QVERIFY2(asked.succeeded(), asked.err.c_str());
    QVERIFY(eventually([&] { return tlsStatus().at("loaded_at").as_string() != loaded; }));
    // Where the engine refuses, the command says so, each time, and names the file.
    writeFile(certificate(), "garbage\n");
    for (int time = 0; time < 2; ++time) {
      const auto refused = daemon({"certificate", "--reload"}, m_scratch->data());
      QCOMPARE(refused.end.status, 1);
      QVERIFY2(refused.err.find(certificate()) != std::string::npos, refused.err.c_str());
    }
    m_engine->stop();
    QCOMPARE(daemon({"certificate", "--reload"}, m_scratch->data()).end.status, 1);
  }

  void reload_ontoOneThatEndsSoon_isSaid() {
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    QVERIFY(!tlsStatus().at("expires_soon").as_bool());
    makeCertificate(dir(), "site", {"DNS:site.example", -1, 20});
    QVERIFY(daemon({"certificate", "--reload"}, m_scratch->data()).succeeded());
    QVERIFY(eventually([&] { return tlsStatus().at("expires_soon").as_bool(); }));
    const json::object tls = tlsStatus();
    QCOMPARE(tls.at("certificates").at(0).at("expires_in_days").to_number<int>(), 19);
    const auto status = daemon({"status"}, m_scratch->data());
    QVERIFY2(status.out.find("CERTIFICATE EXPIRES SOON") != std::string::npos, status.out.c_str());
    const std::string warning = certificate() + " expires at ";
    QVERIFY2(eventually([&] { return m_engine->error().find(warning) != std::string::npos; }),
             m_engine->error().c_str());
  }

  void serve_badFiles_failsAndNamesTheFile() {
    const auto serve = [this](std::vector<std::string> arguments) {
      arguments.insert(arguments.begin(), {"serve", "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0"});
      return daemon(std::move(arguments), m_scratch->data());
    };
    const auto missing = serve({"--tls-cert", certificate("nowhere"), "--tls-key", key()});
    QCOMPARE(missing.end.status, 1);
    QVERIFY2(missing.err.find(certificate("nowhere")) != std::string::npos, missing.err.c_str());
    makeCertificate(dir(), "other");
    const auto mismatch = serve({"--tls-cert", certificate(), "--tls-key", key("other")});
    QCOMPARE(mismatch.end.status, 1);
    QVERIFY2(mismatch.err.find(key("other")) != std::string::npos, mismatch.err.c_str());
    QCOMPARE(serve({"--tls-cert", certificate()}).end.status, 2);
    QCOMPARE(serve({"--tls-client-ca", certificate()}).end.status, 2);
    QCOMPARE(serve({"--tls-cert", certificate(), "--tls-key", key(), "--tls-self-signed"}).end.status, 2);
  }

  void serve_expiredOrOpenKey_startsAndSaysSo() {
    makeCertificate(dir(), "site", {"DNS:site.example", -20, -1});
    ::chmod(key().c_str(), 0644);
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    QVERIFY(m_engine->error().find(certificate() + " expired at") != std::string::npos);
    QVERIFY(m_engine->error().find(key() + " can be read by others") != std::string::npos);
    QVERIFY(std::string(tlsStatus().at("weakness").as_string()).find(key()) != std::string::npos);
  }

  void serve_severalPairs_answersByName() {
    makeCertificate(dir(), "second", {"DNS:second.example"});
    QVERIFY2(start({"--tls-cert", certificate(), "--tls-key", key(), "--tls-cert", certificate("second"), "--tls-key",
                    key("second")}),
             m_engine->error().c_str());
    TlsClientOptions options;
    options.serverName = "second.example";
    TlsClient second(m_engine->port(), options);
    QVERIFY(second.connect());
    QCOMPARE(second.serverDigest(), certificateDigest(certificate("second")));
    QCOMPARE(shown(), certificateDigest(certificate()));
  }

  void serve_clientAuthority_letsOnlyItsClientsIn() {
    makeCertificate(dir(), "authority", {"", -1, 90, 0, true, ""});
    makeCertificate(dir(), "sender", {"DNS:sender", -1, 90, 0, false, "authority"});
    QVERIFY2(start({"--tls-cert", certificate(), "--tls-key", key(), "--tls-client-ca", certificate("authority")}),
             m_engine->error().c_str());
    TlsClient stranger(m_engine->port());
    QCOMPARE(stranger.statusOf(nextCharge()), 0);
    const auto curl = runCommand({"/usr/bin/curl", "-sS", "--cacert", certificate(), "--cert", certificate("sender"),
                                  "--key", key("sender"), "-o", "/dev/null", "-w", "%{http_code}",
                                  "https://127.0.0.1:" + std::to_string(m_engine->port()) + "/hooks/nothing"});
    QVERIFY2(curl.succeeded(), curl.err.c_str());
    QCOMPARE(curl.out, std::string("404"));
  }

  void selfSigned_command_makesAUsablePair() {
    const std::string out = (dir() / "made").string();
    const auto made =
        daemon({"certificate", "--self-signed", "--name", "localhost", "--name", "127.0.0.1", "--out", out},
               m_scratch->data());
    QVERIFY2(made.succeeded(), made.err.c_str());
    QVERIFY(made.out.find("first try") != std::string::npos);
    QCOMPARE(
        daemon({"certificate", "--self-signed", "--name", "localhost", "--out", out}, m_scratch->data()).end.status,
        1);
    QCOMPARE(daemon({"certificate", "--self-signed", "--out", out}, m_scratch->data()).end.status, 2);
    QVERIFY2(start({"--tls-cert", out + "/self-signed.crt", "--tls-key", out + "/self-signed.key"}),
             m_engine->error().c_str());
    const auto curl =
        runCommand({"/usr/bin/curl", "-sS", "--cacert", out + "/self-signed.crt", "-o", "/dev/null", "-w",
                    "%{http_code}", "https://localhost:" + std::to_string(m_engine->port()) + "/hooks/nothing"});
    QVERIFY2(curl.succeeded(), curl.err.c_str());
    QCOMPARE(curl.out, std::string("404"));
  }

  void selfSigned_serve_makesItOnce() {
    QVERIFY2(start({"--tls-self-signed"}), m_engine->error().c_str());
    const std::string first = shown();
    QVERIFY(!first.empty());
    QVERIFY(m_engine->error().find("first try") != std::string::npos);
    m_engine->stop();
    QVERIFY2(start({"--tls-self-signed"}), m_engine->error().c_str());
    QCOMPARE(shown(), first);
    const std::string payload = (dir() / "charge.json").string();
    writeFile(payload, R"({"id":"evt_sent_over_tls","type":"other","created":1764000000,"data":{"object":{}}})");
    const auto send = [&](std::vector<std::string> trust) {
      std::vector<std::string> command{"send",
                                       "--provider",
                                       "stripe",
                                       "--secret",
                                       kStripeSecret,
                                       "--url",
                                       "https://localhost:" + std::to_string(m_engine->port()) + "/hooks/stripe"};
      command.insert(command.end(), trust.begin(), trust.end());
      command.push_back(payload);
      return daemon(command, m_scratch->data());
    };
    const auto trusted = send({"--ca", (m_scratch->data() / "tls" / "self-signed.crt").string()});
    QVERIFY2(trusted.succeeded(), trusted.err.c_str());
    QCOMPARE(send({}).end.status, 1);
  }

  void halfOpen_twoThousand_areClosedAfterFiveSeconds() {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = std::min<rlim_t>(files.rlim_max, 8'192);
    setrlimit(RLIMIT_NOFILE, &files);
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    const std::int64_t before = memoryOf(m_engine->pid());
    std::list<TlsClient> halfOpen;
    const auto began = Clock::now();
    for (int i = 0; i < 2'000; ++i) {
      QVERIFY(halfOpen.emplace_back(m_engine->port()).connectOnly());
      // Half of them begin to speak.
      if (i % 2 == 0) QVERIFY(::send(halfOpen.back().socket(), "\x16\x03\x01\x02\x00\x01", 6, MSG_NOSIGNAL) == 6);
    }
    std::vector<double> good;
    while (Clock::now() - began < 4s) {
      const auto from = Clock::now();
      TlsClient client(m_engine->port());
      QCOMPARE(client.statusOf(nextCharge()), 200);
      good.push_back(std::chrono::duration<double, std::milli>(Clock::now() - from).count());
    }
    const std::int64_t held = memoryOf(m_engine->pid()) - before;
    QVERIFY(!halfOpen.front().closedByPeer(1ms));
    for (TlsClient& one : halfOpen) QVERIFY(one.closedByPeer(6s));
    const auto lasted = std::chrono::duration<double>(Clock::now() - began).count();
    std::sort(good.begin(), good.end());
    qInfo("2,000 half-open handshakes: all closed after %.1f s, %.1f KiB each; %zu good ones meanwhile, p50 %.1f ms, "
          "p99 %.1f ms",
          lasted, static_cast<double>(held) / 2'000 / 1'024, good.size(), good[good.size() / 2],
          good[good.size() * 99 / 100]);
    QVERIFY(lasted < 12.0);
  }

  void idle_twoThousand_costBoundedMemory() {
    QVERIFY2(startWithSite(), m_engine->error().c_str());
    {
      TlsClient warm(m_engine->port());
      QCOMPARE(warm.statusOf(nextCharge()), 200);
    }
    const std::int64_t before = memoryOf(m_engine->pid());
    std::list<TlsClient> idle;
    for (int i = 0; i < 2'000; ++i) {
      TlsClient& one = idle.emplace_back(m_engine->port());
      QVERIFY2(one.connect(), one.error().c_str());
      if (i % 2 == 0) QCOMPARE(one.statusOf(nextCharge()), 200);
    }
    QTest::qWait(2'500);
    const double each = static_cast<double>(memoryOf(m_engine->pid()) - before) / 2'000 / 1'024;
    std::vector<double> fresh;
    for (int i = 0; i < 200; ++i) {
      const auto from = Clock::now();
      TlsClient client(m_engine->port());
      QCOMPARE(client.statusOf(nextCharge()), 200);
      fresh.push_back(std::chrono::duration<double, std::milli>(Clock::now() - from).count());
    }
    std::sort(fresh.begin(), fresh.end());
    qInfo("2,000 idle TLS connections: %.1f KiB each (limit 96); a new connection's request p50 %.1f ms, p99 %.1f ms",
          each, fresh[100], fresh[198]);
    QVERIFY(each <= 96.0);
    for (TlsClient& one : idle) QCOMPARE(one.statusOf(nextCharge()), 200);
  }
};
QTEST_GUILESS_MAIN(TlsTest)
#include "tls_test.moc"
