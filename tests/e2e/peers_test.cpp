// The programs of others as peers: curl and wrk as senders, nginx as the reverse proxy that stands in front of most
// receivers. What they make of HTTP is not what our own client makes of it.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"

#include "tests/kit/qt_text.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

/// A port that was free a moment ago.
std::uint16_t freePort() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  std::uint16_t port = 0;
  if (::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 &&
      ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length) == 0)
    port = ntohs(address.sin_port);
  ::close(socket);
  return port;
}

std::string number(std::uint16_t port) { return std::to_string(port); }

/// The body and the header lines of a shot's request, for peers that frame it themselves.
struct Parts {
  std::string body;
  std::vector<std::string> headers;
};
Parts partsOf(const Shot& shot) {
  const std::size_t end = shot.request.find("\r\n\r\n");
  Parts parts{shot.request.substr(end + 4), {}};
  std::size_t at = shot.request.find("\r\n") + 2;
  while (at < end) {
    const std::size_t next = std::min(shot.request.find("\r\n", at), end);
    const std::string line = shot.request.substr(at, next - at);
    if (!line.starts_with("Host:") && !line.starts_with("Content-Length:")) parts.headers.push_back(line);
    at = next + 2;
  }
  return parts;
}

std::string nginxConfig(const std::filesystem::path& dir, std::uint16_t from, std::uint16_t to) {
  return "worker_processes 1;\nerror_log stderr warn;\npid " + (dir / "nginx.pid").string() +
         ";\nevents { worker_connections 256; }\nhttp {\n  access_log off;\n  client_body_temp_path " +
         (dir / "body").string() + ";\n  proxy_temp_path " + (dir / "proxy").string() + ";\n  fastcgi_temp_path " +
         (dir / "f").string() + ";\n  uwsgi_temp_path " + (dir / "u").string() + ";\n  scgi_temp_path " +
         (dir / "s").string() + ";\n  upstream engine { server 127.0.0.1:" + number(to) +
         "; keepalive 16; }\n  server {\n    listen 127.0.0.1:" + number(from) +
         ";\n    location / {\n      proxy_pass http://engine;\n      proxy_http_version 1.1;\n"
         "      proxy_set_header Connection \"\";\n      proxy_set_header Host $http_host;\n"
         "      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;\n"
         "      proxy_set_header X-Forwarded-Proto https;\n    }\n  }\n}\n";
}

}  // namespace

class PeersTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_scratch = std::make_unique<ScratchDir>();
    QCOMPARE(applyConfig(m_scratch->data(), chargeConfig()), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch->data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanup() {
    m_engine.reset();
    m_scratch.reset();
  }

  void curl_postsOverEachHttpItSpeaks_isAnswered() {
    int event = 0;
    for (const char* version : {"--http1.1", "--http2", "--http1.0"}) {
      const bool old = std::string(version) == "--http1.0";
      for (const char* framing : {"", "Transfer-Encoding: chunked", "Expect: 100-continue"}) {
        if (old && *framing != '\0') continue;  // HTTP/1.0 has neither
        const Shot shot = chargeShot({}, event++);
        std::vector<std::string> command{"/usr/bin/curl", "-sS", "-i", version, "--max-time", "10",
                                         "--data-binary", "@-"};
        const Parts parts = partsOf(shot);
        for (const std::string& line : parts.headers) command.insert(command.end(), {"-H", line});
        if (*framing != '\0') command.insert(command.end(), {"-H", framing});
        command.push_back(url());
        const auto result = runCommand(command, {}, parts.body);
        QVERIFY2(result.succeeded(), result.err.c_str());
        QVERIFY2(result.out.find("\"result\":\"accepted\"") != std::string::npos,
                 (std::string(version) + " " + framing + ": " + result.out).c_str());
      }
    }
    finish(static_cast<std::size_t>(event));
  }

  /// One event for seconds, as fast as a load generator can: an answer for each copy, one charge.
  void wrk_sendsOneEventOverAndOver_isOneCharge() {
    const Parts parts = partsOf(chargeShot({}, 7));
    std::string script = "wrk.method = \"POST\"\nwrk.body = [==[" + parts.body + "]==]\n";
    for (const std::string& line : parts.headers) {
      const std::size_t colon = line.find(':');
      script += "wrk.headers[\"" + line.substr(0, colon) + "\"] = \"" + line.substr(colon + 2) + "\"\n";
    }
    writeFile(m_scratch->path() / "post.lua", script);
    const auto result = runCommand(
        {"/usr/bin/wrk", "-t1", "-c32", "-d3s", "-s", (m_scratch->path() / "post.lua").string(), url()}, {}, {}, 30s);
    QVERIFY2(result.succeeded(), result.err.c_str());
    QVERIFY2(result.out.find("Non-2xx") == std::string::npos, result.out.c_str());
    QVERIFY2(result.out.find("Socket errors") == std::string::npos, result.out.c_str());
    QVERIFY(waitUntilDrained(m_scratch->data()));
    const auto store = readStore(m_scratch->data());
    QCOMPARE(store.deliveries.size(), std::size_t{1});
    QCOMPARE(store.ledger.size(), std::size_t{1});
    QVERIFY(store.deliveries.front().arrivals > 100);
    qInfo("%lld copies answered in 3 s", static_cast<long long>(store.deliveries.front().arrivals));
  }

  void nginxInFront_losesNorDoublesNothing() {
    const std::uint16_t port = freePort();
    const auto dir = m_scratch->path();
    writeFile(dir / "nginx.conf", nginxConfig(dir, port, m_engine->port()));
    ChildProcess nginx;
    QVERIFY(nginx.start(
        {{"/usr/sbin/nginx", "-p", dir.string(), "-c", (dir / "nginx.conf").string(), "-g", "daemon off;"},
         {},
         dir / "nginx.out",
         dir / "nginx.err",
         {}}));
    RawHttpClient probe(port);
    for (int i = 0; i < 250 && !probe.connect(); ++i) std::this_thread::sleep_for(20ms);
    QVERIFY2(probe.connected(), readFile(dir / "nginx.err").c_str());
    probe.close();

    std::vector<Shot> shots;
    for (int i = 0; i < 500; ++i) shots.insert(shots.end(), 2, chargeShot({}, i));
    Records records;
    sendAll(port, shots, 32, records);
    for (const auto& record : records.all()) QVERIFY2(record.status == 200, record.body.c_str());
    const std::string forged = httpRequest("POST", "/hooks/stripe", signStripe("whsec_wrong", "{}"), "{}");
    RawHttpClient client(port);
    const auto refused = client.exchange(forged);
    QVERIFY(refused && refused->status == 400);
    nginx.signal(SIGQUIT);
    QVERIFY(nginx.wait(10s));
    QVERIFY2(readFile(dir / "nginx.err").empty(), readFile(dir / "nginx.err").c_str());
    QVERIFY(waitUntilDrained(m_scratch->data()));
    QVERIFY(m_engine->stop());
    const auto store = readStore(m_scratch->data());
    QCOMPARE(describe(judge(records.all(), store, {}, {})), std::string());
    QCOMPARE(store.deliveries.size(), std::size_t{500});
    QCOMPARE(store.ledger.size(), std::size_t{500});
  }

 private:
  [[nodiscard]] std::string url() const { return "http://127.0.0.1:" + number(m_engine->port()) + "/hooks/stripe"; }
  void finish(std::size_t events) {
    QVERIFY(waitUntilDrained(m_scratch->data()));
    const auto end = m_engine->stop();
    QVERIFY2(end && end->status == 0, m_engine->error().c_str());
    const auto store = readStore(m_scratch->data());
    QCOMPARE(store.deliveries.size(), events);
    QCOMPARE(store.ledger.size(), events);
  }

  std::unique_ptr<ScratchDir> m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(PeersTest)
#include "peers_test.moc"
