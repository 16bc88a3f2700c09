// Clients that hold a connection and do nothing, or next to nothing (reliability.md F3, F4): what they cost, whether
// anybody else notices, and when they are closed. The long waits run with ACK_CAMPAIGN=1.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/process_figures.h"
#include "tests/kit/scratch_dir.h"

#include "tests/kit/qt_text.h"

#include <sys/resource.h>

#include <algorithm>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

bool campaign() { return qEnvironmentVariableIsSet("ACK_CAMPAIGN"); }

using Clients = std::vector<std::unique_ptr<RawHttpClient>>;

Clients connectMany(std::uint16_t port, std::size_t count) {
  Clients clients;
  for (std::size_t i = 0; i < count; ++i) {
    clients.push_back(std::make_unique<RawHttpClient>(port));
    if (!clients.back()->connect()) return {};
  }
  return clients;
}

std::size_t stillOpen(const Clients& clients) {
  std::size_t open = 0;
  for (const auto& client : clients) open += client->closedByPeer(0ms) ? 0U : 1U;
  return open;
}

bool allAnswered(const Clients& clients) {
  return std::all_of(clients.begin(), clients.end(), [](const auto& client) { return client->readable(); });
}

/// Good events, each on a connection of its own; how long each took from connecting to its answer.
std::vector<std::chrono::microseconds> timeGoodOnes(std::uint16_t port, std::int64_t from, int count) {
  std::vector<std::chrono::microseconds> times;
  for (int i = 0; i < count; ++i) {
    const Shot shot = chargeShot({}, from + i);
    const auto began = Clock::now();
    const SentRecord record = sendOne(port, shot);
    if (record.status != 200) return {};
    times.push_back(std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began));
  }
  return times;
}

double milliseconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1'000; }

}  // namespace

class IdleTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_scratch = std::make_unique<ScratchDir>();
    QCOMPARE(applyConfig(m_scratch->data(), chargeConfig()), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch->data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanup() {
    if (m_engine) m_engine->stop();
  }

  void idle_tenThousand_costLittleAndDisturbNobody() {
    rlimit descriptors{};
    getrlimit(RLIMIT_NOFILE, &descriptors);
    const auto most = static_cast<std::size_t>(descriptors.rlim_cur);
    const std::size_t count = std::min<std::size_t>(10'000, most > 1'500 ? most - 1'000 : 500);
    QVERIFY(!timeGoodOnes(m_engine->port(), 1, 200).empty());  // what serving costs anyhow
    const std::int64_t before = ownMemoryKiB(m_engine->pid());
    const auto began = Clock::now();
    const Clients idle = connectMany(m_engine->port(), count);
    QCOMPARE(idle.size(), count);
    std::this_thread::sleep_for(2s);  // for the buffers to be given back
    const double perConnection =
        static_cast<double>(ownMemoryKiB(m_engine->pid()) - before) / static_cast<double>(count);
    const auto times = timeGoodOnes(m_engine->port(), 1'000, 200);
    QCOMPARE(times.size(), std::size_t{200});
    const auto p99 = percentile(times, 0.99);
    qInfo("F4: %zu idle connections, %.1f KiB each (limit 16); good requests p50 %.1f ms, p99 %.1f ms (limit 100)",
          count, perConnection, milliseconds(percentile(times, 0.5)), milliseconds(p99));
    QVERIFY(perConnection <= 16);
    QVERIFY(p99 <= 100ms);
    // At most the few that made room for the good ones are gone.
    QVERIFY(stillOpen(idle) + 300 >= count);
    if (!campaign()) return;
    while (stillOpen(idle) > 0 && Clock::now() - began < 70s) std::this_thread::sleep_for(500ms);
    const auto closed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began);
    qInfo("F4: the last idle connection was closed after %.1f s", static_cast<double>(closed.count()) / 1'000);
    QVERIFY(closed >= 59s && closed < 66s);
  }

  void slow_headsBodiesAndReaders_areClosedByTheirOwnDeadlines() {
    const std::size_t each = campaign() ? 333 : 30;
    const auto began = Clock::now();
    const Clients heads = connectMany(m_engine->port(), each), bodies = connectMany(m_engine->port(), each);
    QVERIFY(heads.size() == each && bodies.size() == each);
    for (const auto& client : heads) client->sendBytes("POST /hooks/stripe HTTP/1.1\r\nHost: a\r\nX-Slow: ");
    for (const auto& client : bodies)
      client->sendBytes("POST /hooks/stripe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                        "Content-Length: 100000\r\n\r\n{");
    const Clients readers = connectMany(m_engine->port(), campaign() ? each : 3);
    std::thread floods([&readers] { fillUnread(readers); });
    std::vector<std::chrono::microseconds> times;
    std::chrono::milliseconds headsGone{0}, bodiesGone{0}, readersGone{0};
    std::int64_t next = 1;
    const auto last = campaign() ? 45s : 14s;
    while (Clock::now() - began < last &&
           (headsGone == 0ms || bodiesGone == 0ms || (campaign() && readersGone == 0ms))) {
      for (const auto& client : heads) client->sendBytes("x");
      const auto some = timeGoodOnes(m_engine->port(), next, 10);
      next += 10;
      QCOMPARE(some.size(), std::size_t{10});
      times.insert(times.end(), some.begin(), some.end());
      std::this_thread::sleep_for(200ms);
      const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began);
      if (headsGone == 0ms && allAnswered(heads)) headsGone = now;
      if (bodiesGone == 0ms && allAnswered(bodies)) bodiesGone = now;
      if (readersGone == 0ms && now > 5s && brokenOff(readers)) readersGone = now;
    }
    floods.join();
    const auto p99 = percentile(times, 0.99);
    qInfo("F3: %zu slow heads gone after %.1f s (deadline 10), %zu slow bodies after %.1f s (500 B/s over 5 s), %zu "
          "deaf "
          "readers after %.1f s (20; 0: not waited for); good requests p99 %.1f ms (limit 500)",
          each, static_cast<double>(headsGone.count()) / 1e3, each, static_cast<double>(bodiesGone.count()) / 1e3,
          readers.size(), static_cast<double>(readersGone.count()) / 1e3, milliseconds(p99));
    QVERIFY(headsGone >= 9s && headsGone <= 13s);
    QVERIFY(bodiesGone >= 4s && bodiesGone <= 13s);
    QVERIFY(!campaign() || (readersGone >= 15s && readersGone <= 30s));
    QVERIFY(p99 <= 500ms);
    const auto refused = heads.front()->readAnswer();
    QVERIFY(refused && refused->status == 408);
  }

 private:
  /// Sends requests without reading their answers, until nothing more is taken.
  static void fillUnread(const Clients& clients) {
    std::string requests;
    for (int i = 0; i < 200; ++i) requests += "GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n";
    for (int round = 0; round < 400; ++round)
      for (const auto& client : clients) client->sendNow(requests);
  }
  static bool brokenOff(const Clients& clients) {
    return std::all_of(clients.begin(), clients.end(),
                       [](const auto& client) { return client->sendNow("G") == RawHttpClient::Sent::broken; });
  }

  std::unique_ptr<ScratchDir> m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(IdleTest)
#include "idle_test.moc"
