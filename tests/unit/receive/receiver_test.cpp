// Starting, stopping, running out of descriptors, the connection limit, and the admin pages.
#include "core/receive/admin_handler.h"
#include "core/receive/listener.h"
#include "tests/contract/hostile_client.h"
#include "tests/contract/hostile_corpus.h"

#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>

#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

using namespace ack;
using namespace ack::receive;
using namespace std::chrono_literals;
using tests::HostileClient;

namespace {

constexpr const char* kGood = "POST /in/1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                              "Content-Length: 2\r\n\r\n{}";

/// Hands every request to a thread of its own, as the acceptor hands it to the writer, and is woken from there.
class RelayHandler final : public RequestHandler {
 public:
  RelayHandler() : m_thread([this] { relay(); }) {}
  ~RelayHandler() override {
    {
      const std::lock_guard lock(m_mutex);
      m_stop = true;
    }
    m_more.notify_all();
    m_thread.join();
  }
  RelayHandler(const RelayHandler&) = delete;
  RelayHandler& operator=(const RelayHandler&) = delete;

  std::unique_ptr<Exchange> open(Waker& waker, std::string_view) override {
    return std::make_unique<Relayed>(*this, waker);
  }

 private:
  class Relayed final : public Exchange {
   public:
    Relayed(RelayHandler& handler, Waker& waker) : m_handler(handler), m_waker(waker) {}
    HeadDecision begin(const RequestHead&, Answer&) override { return {false, 100}; }
    Outcome handle(const Request& request, Answer&) override {
      m_body = request.body;
      const std::lock_guard lock(m_handler.m_mutex);
      m_handler.m_waiting.push_back(this);
      m_handler.m_more.notify_one();
      return Outcome::later;
    }
    void finish(Answer& answer) override {
      answer.clear();
      answer.result = ResultWord::accepted;
      answer.body = m_echo;
    }
    void settle() {
      m_echo.assign(m_body);
      m_waker.wake();
    }

   private:
    RelayHandler& m_handler;
    Waker& m_waker;
    std::string_view m_body;
    std::string m_echo;
  };

  void relay() {
    std::unique_lock lock(m_mutex);
    while (true) {
      m_more.wait(lock, [this] { return m_stop || !m_waiting.empty(); });
      if (m_waiting.empty()) return;
      const std::vector<Relayed*> batch = std::exchange(m_waiting, {});
      lock.unlock();
      for (Relayed* one : batch) one->settle();
      lock.lock();
    }
  }

  std::mutex m_mutex;
  std::condition_variable m_more;
  std::vector<Relayed*> m_waiting;
  bool m_stop{false};
  std::thread m_thread;
};

class ReceiverTest : public QObject {
  Q_OBJECT

 private:
  base::SystemClock m_clock;
  tests::DeliveryLog m_log;
  tests::CountingHandler m_handler{m_log};

  static ReceiverOptions options() {
    ReceiverOptions made;
    made.listen = "127.0.0.1:0";
    made.limits.tick = 20ms;
    made.limits.linger = 100ms;
    return made;
  }
  static std::uint16_t portOf(const std::string& url) {
    return static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1)));
  }
  static bool answers(std::uint16_t port, std::chrono::milliseconds within = 3s) {
    HostileClient client(port);
    client.send(kGood);
    return client.readUntil([&] { return client.received().startsWith("HTTP/1.1 200"); }, within);
  }
  static QByteArray get(std::uint16_t port, const QByteArray& path, const QByteArray& method = "GET") {
    HostileClient client(port);
    client.send(method + " " + path + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    client.readToEnd(3s);
    return client.received();
  }

 private slots:
  void stop_beforeStartOrTwice_isFine() {
    Receiver receiver(options(), m_handler, m_clock);
    receiver.stop();
    QVERIFY(receiver.start().ok());
    QVERIFY(!receiver.start().ok());
    QVERIFY(answers(portOf(receiver.url())));
    receiver.stop();
    receiver.stop();
    QVERIFY(!HostileClient(portOf(receiver.url())).connected());
  }

  void address_malformedOrTaken_isAnError() {
    for (const char* bad : {"", "8080", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:65536", "example.com:80", "::1:80"})
      QVERIFY2(!parseEndpoint(bad), bad);
    for (const char* good : {"127.0.0.1:0", "[::1]:8080", "localhost:1"}) QVERIFY2(parseEndpoint(good).ok(), good);
    Receiver first(options(), m_handler, m_clock);
    QVERIFY(first.start().ok());
    auto same = options();
    same.listen = first.url().substr(7);
    Receiver second(same, m_handler, m_clock);
    const auto started = second.start();
    QVERIFY(!started.ok());
    QVERIFY(started.error().message.find(same.listen) != std::string::npos);
  }

  void severalThreads_shareTheConnections() {
    auto several = options();
    several.ioThreads = 3;
    Receiver receiver(several, m_handler, m_clock);
    QVERIFY(receiver.start().ok());
    for (int i = 0; i < 9; ++i) QVERIFY(answers(portOf(receiver.url())));
  }

  void answers_fromAnotherThread_reachTheirOwnConnections() {
    RelayHandler handler;
    auto several = options();
    several.ioThreads = 2;
    Receiver receiver(several, handler, m_clock);
    QVERIFY(receiver.start().ok());
    std::atomic<int> right{0};
    std::vector<std::thread> senders;
    for (int sender = 0; sender < 8; ++sender) {
      senders.emplace_back([&, sender] {
        HostileClient client(portOf(receiver.url()));
        for (int i = 0; i < 50; ++i) {
          const QByteArray body = QByteArray::number(sender * 1'000 + i);
          client.send("POST /in/1 HTTP/1.1\r\nHost: a\r\nContent-Length: " + QByteArray::number(body.size()) +
                      "\r\n\r\n" + body);
          const auto whole = [&] { return client.received().endsWith("\r\n\r\n" + body); };
          if (client.readUntil(whole, 5s)) ++right;
        }
      });
    }
    for (std::thread& sender : senders) sender.join();
    QCOMPARE(right.load(), 400);
    receiver.stop();
  }

  void connections_atTheLimit_waitUntilOneEnds() {
    auto few = options();
    few.limits.connections = 2;
    Receiver receiver(few, m_handler, m_clock);
    QVERIFY(receiver.start().ok());
    std::list<HostileClient> idle;
    for (int i = 0; i < 2; ++i) idle.emplace_back(portOf(receiver.url()));
    for (HostileClient& client : idle) client.send("POST /in/1 HTTP/1.1\r\n");
    QTRY_COMPARE(receiver.connections(), 2U);
    QVERIFY(!answers(portOf(receiver.url()), 200ms));
    idle.pop_front();
    QVERIFY(answers(portOf(receiver.url())));
  }

  void connections_atTheLimitAndIdle_makeRoom() {
    auto few = options();
    few.limits.connections = 20;
    few.ioThreads = 2;
    Receiver receiver(few, m_handler, m_clock);
    QVERIFY(receiver.start().ok());
    std::list<HostileClient> idle;
    for (int i = 0; i < 20; ++i) idle.emplace_back(portOf(receiver.url()));
    QTRY_COMPARE(receiver.connections(), 20U);
    for (int i = 0; i < 10; ++i) QVERIFY(answers(portOf(receiver.url()), 1s));
    // None of those that are in the middle of a request is given up.
    for (HostileClient& client : idle) client.send("POST /in/1 HTTP/1.1\r\n");
    QTest::qWait(50);
    int open = 0;
    for (HostileClient& client : idle) open += client.readToEnd(0ms) ? 0 : 1;
    QVERIFY2(open >= 8 && open <= 19, qPrintable(QString::number(open)));
    receiver.stop();
  }

  void connections_ofOneAddress_areLimited() {
    auto few = options();
    few.limits.connectionsPerPeer = 3;
    few.limits.limitLoopback = true;
    Receiver receiver(few, m_handler, m_clock);
    QVERIFY(receiver.start().ok());
    std::list<HostileClient> held;
    for (int i = 0; i < 3; ++i) held.emplace_back(portOf(receiver.url()));
    QTRY_COMPARE(receiver.connections(), 3U);
    HostileClient tooMany(portOf(receiver.url()));
    QVERIFY(tooMany.readToEnd(2s));
    QCOMPARE(receiver.turnedAway(), 1U);
    held.pop_front();
    QTRY_VERIFY(answers(portOf(receiver.url()), 500ms));
    receiver.stop();
  }

  void descriptors_runOutAndComeBack_acceptsAgainWithinASecond() {
    Receiver receiver(options(), m_handler, m_clock);
    QVERIFY(receiver.start().ok());
    HostileClient waiting(portOf(receiver.url()));  // its descriptor is made before there are none
    QTRY_COMPARE(receiver.connections(), 1U);
    rlimit before{};
    getrlimit(RLIMIT_NOFILE, &before);
    const rlimit tight{256, before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &tight);
    std::vector<int> hogs;
    for (int fd = ::open("/dev/null", O_RDONLY); fd >= 0; fd = ::open("/dev/null", O_RDONLY)) hogs.push_back(fd);
    // One descriptor for the client of the next line; none for the server's side of it.
    ::close(hogs.back());
    hogs.pop_back();
    HostileClient starved(portOf(receiver.url()));
    starved.send(kGood);
    QVERIFY(!starved.readUntil([&] { return !starved.received().isEmpty(); }, 300ms));
    for (const int fd : hogs) ::close(fd);
    QVERIFY(starved.readUntil([&] { return starved.received().startsWith("HTTP/1.1 200"); }, 1s));
    setrlimit(RLIMIT_NOFILE, &before);
  }

  void admin_pages_sayHowTheProcessIs() {
    std::string reason;
    AdminView view;
    view.notReady = [&reason] { return reason; };
    view.metrics = [] {
      return std::vector<MetricSample>{
          {"acknowledger_deliveries", "Deliveries by state.", MetricSample::Kind::gauge, 3, {{"state", "queued"}}},
          {"acknowledger_deliveries", "Deliveries by state.", MetricSample::Kind::gauge, 4, {{"state", "a\"b\n"}}},
          {"acknowledger_accepted", "Accepted events.", MetricSample::Kind::counter, 9007199254740992.0, {}}};
    };
    AdminListener listener("127.0.0.1:0", view, m_clock);
    QVERIFY(listener.start().ok());
    const std::uint16_t port = portOf(listener.url());
    QVERIFY(get(port, "/healthz").startsWith("HTTP/1.1 200"));
    QVERIFY(get(port, "/readyz").startsWith("HTTP/1.1 200"));
    reason = "disk full";
    QVERIFY(get(port, "/readyz").startsWith("HTTP/1.1 503"));
    QVERIFY(get(port, "/readyz").contains("disk full"));
    const QByteArray metrics = get(port, "/metrics");
    QVERIFY(metrics.contains("Content-Type: application/openmetrics-text; version=1.0.0; charset=utf-8"));
    QVERIFY(
        metrics.endsWith("# TYPE acknowledger_deliveries gauge\n# HELP acknowledger_deliveries Deliveries by state.\n"
                         "acknowledger_deliveries{state=\"queued\"} 3\n"
                         "acknowledger_deliveries{state=\"a\\\"b\\n\"} 4\n"
                         "# TYPE acknowledger_accepted counter\n# HELP acknowledger_accepted Accepted events.\n"
                         "acknowledger_accepted_total 9007199254740992\n# EOF\n"));
    QVERIFY(get(port, "/healthz", "HEAD").startsWith("HTTP/1.1 200"));
    QVERIFY(get(port, "/healthz", "DELETE").startsWith("HTTP/1.1 405"));
    QVERIFY(get(port, "/hooks/a").startsWith("HTTP/1.1 404"));
    listener.stop();
  }
};

}  // namespace

QTEST_GUILESS_MAIN(ReceiverTest)
#include "receiver_test.moc"
