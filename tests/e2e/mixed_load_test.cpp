// What the open internet sends, all at once: 200 connections of honest senders, redeliveries, forgers, and clients
// that send too much, too slowly, or break off. Every honest request is answered and its event completed once, memory
// stays flat, and the log names nobody's fault but the clients'. A minute with ACK_CAMPAIGN=1, some seconds
// otherwise.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/test_seed.h"

#include "tests/kit/qt_text.h"

#include <array>
#include <atomic>
#include <fstream>
#include <random>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
using SteadyTime = std::chrono::steady_clock::time_point;

namespace {

constexpr int kHonest = 120;
constexpr int kRedelivering = 30;
constexpr int kForging = 20;
constexpr int kOversized = 10;
constexpr int kSlow = 10;
constexpr int kBroken = 10;

/// Resident memory of a process in KiB; 0 where it can't be read.
std::int64_t residentKib(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("VmRSS:")) return std::stoll(line.substr(6));
  return 0;
}

/// What all clients share. Thread: any.
struct Field {
  std::uint16_t port{0};
  SteadyTime end;
  Records records;
  std::atomic<std::int64_t> next{0};
  std::atomic<int> forged{0}, oversized{0}, slowAnswered{0}, broken{0};
  std::mutex mutex;
  std::string wrong;  // guarded: the first answer that should have been another

  [[nodiscard]] bool over() const { return std::chrono::steady_clock::now() >= end; }
  void expect(bool right, const std::string& what) {
    if (right) return;
    const std::lock_guard lock(mutex);
    if (wrong.empty()) wrong = what;
  }
};

std::string shown(const std::optional<HttpAnswer>& answer) {
  return answer ? std::to_string(answer->status) + " " + answer->body : std::string("no answer");
}

void sendHonestly(Field& field, bool again) {
  RawHttpClient client(field.port);
  while (!field.over()) {
    const Shot shot = chargeShot({}, field.next.fetch_add(1));
    for (int copy = 0; copy < (again ? 3 : 1); ++copy) {
      const auto answer = client.exchange(shot.request);
      field.expect(answer && answer->status == 200, "an honest request got " + shown(answer));
      field.records.add(recordOf(shot, answer));
    }
    std::this_thread::sleep_for(20ms);
  }
}

void forge(Field& field) {
  RawHttpClient client(field.port);
  const std::string body(16'384, 'x');
  const std::string request = httpRequest("POST", "/hooks/stripe", signStripe("whsec_not_the_one", body), body);
  while (!field.over()) {
    const auto answer = client.exchange(request);
    // Stripe is answered 400 (its profile); the contract's default is 401.
    field.expect(answer && answer->status == 400, "a forged request got " + shown(answer));
    ++field.forged;
    std::this_thread::sleep_for(20ms);
  }
}

/// By turns declared too large, and chunks that never end.
void sendTooMuch(Field& field) {
  const std::string declared = "POST /hooks/stripe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                               "Content-Length: 9000000\r\n\r\n";
  const std::string chunked = "POST /hooks/stripe HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                              "Transfer-Encoding: chunked\r\n\r\n";
  const std::string chunk = "10000\r\n" + std::string(65'536, 'x') + "\r\n";
  for (bool endless = false; !field.over(); endless = !endless) {
    RawHttpClient client(field.port);
    bool sending = client.connect() && client.sendBytes(endless ? chunked : declared);
    for (int i = 0; endless && sending && i < 40; ++i) sending = client.sendBytes(chunk);
    const auto answer = client.readAnswer();
    field.expect(answer && answer->status == 413, "an oversized request got " + shown(answer));
    ++field.oversized;
    std::this_thread::sleep_for(50ms);
  }
}

/// A request that is honest but takes two seconds to arrive: slow is no fault as long as it moves.
void sendSlowly(Field& field) {
  while (!field.over()) {
    const Shot shot = chargeShot({}, field.next.fetch_add(1));
    RawHttpClient client(field.port);
    const std::size_t step = shot.request.size() / 40 + 1;
    bool sending = client.connect();
    for (std::size_t at = 0; sending && at < shot.request.size(); at += step) {
      sending = client.sendBytes(std::string_view(shot.request).substr(at, step));
      std::this_thread::sleep_for(50ms);
    }
    const auto answer = client.readAnswer();
    field.expect(answer && answer->status == 200, "a slow request got " + shown(answer));
    field.records.add(recordOf(shot, answer));
    ++field.slowAnswered;
  }
}

/// Half a request and away, bytes that are no HTTP, a body that ends too early.
void breakOff(Field& field, unsigned seed) {
  std::mt19937 random(seed);
  const std::string whole = chargeShot({}, 1'000'000'000).request;
  while (!field.over()) {
    RawHttpClient client(field.port, 2s);
    if (!client.connect()) continue;
    switch (random() % 4) {
    case 0:
      client.sendBytes(std::string_view(whole).substr(0, random() % (whole.size() - 1)));
      break;
    case 1:
      client.sendBytes(std::string_view("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 15));
      break;
    case 2: {
      client.sendBytes("POST /hooks/stripe HTTP/1.1\nHost: a\n\n");
      const auto answer = client.readAnswer();
      field.expect(answer && answer->status == 400, "bare LF got " + shown(answer));
      break;
    }
    default:
      client.sendBytes(
          "POST /hooks/stripe HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n");
      const auto answer = client.readAnswer();
      field.expect(answer && answer->status == 400, "two framings got " + shown(answer));
      break;
    }
    client.close();
    ++field.broken;
    std::this_thread::sleep_for(20ms);
  }
}

std::vector<std::thread> startClients(Field& field, unsigned seed) {
  std::vector<std::thread> clients;
  for (int i = 0; i < kHonest; ++i) clients.emplace_back([&field] { sendHonestly(field, false); });
  for (int i = 0; i < kRedelivering; ++i) clients.emplace_back([&field] { sendHonestly(field, true); });
  for (int i = 0; i < kForging; ++i) clients.emplace_back([&field] { forge(field); });
  for (int i = 0; i < kOversized; ++i) clients.emplace_back([&field] { sendTooMuch(field); });
  for (int i = 0; i < kSlow; ++i) clients.emplace_back([&field] { sendSlowly(field); });
  for (int i = 0; i < kBroken; ++i)
    clients.emplace_back([&field, one = seed + static_cast<unsigned>(i)] { breakOff(field, one); });
  return clients;
}

}  // namespace

class MixedLoadTest : public QObject {
  Q_OBJECT

 private slots:
  void everyKindOfClientAtOnce_losesNothingHonest() {
    const auto span = qEnvironmentVariableIsSet("ACK_CAMPAIGN") ? 60s : 8s;
    const unsigned seed = testSeed();
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());

    Field field;
    field.port = engine.port();
    const auto begin = std::chrono::steady_clock::now();
    field.end = begin + span;
    auto clients = startClients(field, seed);
    std::this_thread::sleep_until(begin + span / 3);
    const std::int64_t early = residentKib(engine.pid());
    std::this_thread::sleep_until(field.end - 200ms);
    const std::int64_t late = residentKib(engine.pid());
    for (auto& client : clients) client.join();

    QVERIFY2(field.wrong.empty(), field.wrong.c_str());
    QVERIFY(waitUntilDrained(scratch.data()));
    const auto end = engine.stop();
    QVERIFY2(end && end->status == 0, engine.error().c_str());
    const auto store = readStore(scratch.data());
    QCOMPARE(describe(judge(field.records.all(), store, {}, {})), std::string());
    QCOMPARE(store.deliveries.size(), static_cast<std::size_t>(field.next.load()));
    QCOMPARE(static_cast<std::size_t>(store.inState(kCompleted)), store.deliveries.size());
    QVERIFY2(engine.error().find(" error ") == std::string::npos, engine.error().c_str());
    qInfo(
        "%lld s: %lld events by %zu answered requests, %d forged, %d oversized, %d slow, %d broken; memory %lld KiB "
        "after a third, %lld KiB at the end",
        static_cast<long long>(span.count()), static_cast<long long>(field.next.load()), field.records.size(),
        field.forged.load(), field.oversized.load(), field.slowAnswered.load(), field.broken.load(),
        static_cast<long long>(early), static_cast<long long>(late));
    QVERIFY(field.forged > 0 && field.oversized > 0 && field.slowAnswered > 0 && field.broken > 0);
    // Caches of the store still fill; what grows with the number of requests would be far more.
    QVERIFY2(late - early < 32'768, "the engine's memory grows");
  }
};

QTEST_GUILESS_MAIN(MixedLoadTest)
#include "mixed_load_test.moc"
