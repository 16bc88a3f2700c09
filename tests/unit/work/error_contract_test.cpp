// What each answer of a destination, or the lack of one, comes to, over real sockets: the class, and when it is tried
// again (reliability D3). The clock stands still, so that delays are exact. ACK_CAMPAIGN=1 repeats each row 20 times.
#include "core/work/curl_http_client.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/process_figures.h"
#include "tests/unit/work/work_scene.h"

#include <QtTest>

#include <unistd.h>

using namespace ack;
using namespace ack::work::test;
using domain::DeadCause;
using domain::DeliveryState;
using namespace std::chrono_literals;

namespace {

using Kind = kit::Reaction::Kind;
using Headers = std::vector<std::pair<std::string, std::string>>;

struct Row {
  std::string name;
  kit::Reaction reaction;
  bool idempotent{false};
  DeliveryState state{DeliveryState::retrying};
  DeadCause cause{DeadCause::none};
  std::chrono::seconds asked{0};  ///< the least delay of a retry; at most 2 s of jitter above it
  std::string url{};              ///< instead of the destination's own
  bool mayComeFirst{false};       ///< the reset may come before a byte was sent: then it is retried
};

kit::Reaction answer(int status, Headers headers = {}) {
  kit::Reaction reaction;
  reaction.status = status;
  reaction.headers = std::move(headers);
  return reaction;
}

kit::Reaction act(Kind kind, int status = 200) {
  kit::Reaction reaction;
  reaction.kind = kind;
  reaction.status = status;
  return reaction;
}

/// 10 MiB of zeros, packed; told as gzip.
kit::Reaction gzipBomb(int status) {
  kit::Reaction reaction = answer(status, {{"Content-Encoding", "gzip"}});
  reaction.body = std::string("\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03", 10) + std::string(10000, '\0');
  return reaction;
}

Row dead(std::string name, int status, DeadCause cause, Headers headers = {}) {
  return {std::move(name), answer(status, std::move(headers)), false, DeliveryState::dead, cause};
}
Row again(std::string name, kit::Reaction reaction, std::chrono::seconds asked = 0s, bool idempotent = false) {
  return {std::move(name), std::move(reaction), idempotent, DeliveryState::retrying, DeadCause::none, asked};
}
Row unknown(std::string name, kit::Reaction reaction) {
  return {std::move(name), std::move(reaction), false, DeliveryState::unresolved};
}
Row done(std::string name, kit::Reaction reaction) {
  return {std::move(name), std::move(reaction), false, DeliveryState::completed};
}
Row resetAtOnce() {
  Row row = unknown("reset before the request is read", act(Kind::closeAtOnce));
  row.mayComeFirst = true;
  return row;
}
Row elsewhere(std::string name, std::string url) {
  Row row = again(std::move(name), answer(200));
  row.url = std::move(url);
  return row;
}

constexpr std::chrono::seconds kCap = 900s + 7200s;

std::vector<Row> waits() {
  return {again("429", answer(429)),
          again("429, seconds", answer(429, {{"Retry-After", "120"}}), 120s),
          again("429, date", answer(429, {{"retry-after", "Wed, 11 Mar 2026 12:05:00 GMT"}}), 300s),
          again("429, past date", answer(429, {{"Retry-After", "Wed, 11 Mar 2020 12:05:00 GMT"}})),
          again("429, 0", answer(429, {{"Retry-After", "0"}})),
          again("429, a billion", answer(429, {{"Retry-After", "1000000000"}}), kCap),
          again("429, negative", answer(429, {{"Retry-After", "-5"}})),
          again("429, garbage", answer(429, {{"Retry-After", "soon"}})),
          again("429, fraction", answer(429, {{"Retry-After", "1.5"}})),
          again("429, two of them", answer(429, {{"Retry-After", "60"}, {"Retry-After", "90"}}), 90s),
          again("429, number of 40 digits", answer(429, {{"Retry-After", std::string(40, '9')}})),
          again("503, seconds", answer(503, {{"Retry-After", "30"}}), 30s),
          again("429, RateLimit-Reset", answer(429, {{"RateLimit-Reset", "30"}}), 30s),
          again("429, X-RateLimit-Reset", answer(429, {{"X-RateLimit-Reset", "1773230460"}}), 60s),
          again("403, nothing remains",
                answer(403, {{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1773230460"}}), 60s),
          again("502 idempotent, seconds", answer(502, {{"Retry-After", "40"}}), 40s, true)};
}

std::vector<Row> answers() {
  return {done("200", answer(200)),
          done("204", answer(204)),
          again("500", answer(500)),
          again("501", answer(501)),
          again("503", answer(503)),
          again("408", answer(408)),
          again("425", answer(425)),
          unknown("409", answer(409)),
          again("409 idempotent", answer(409), 0s, true),
          unknown("502", answer(502)),
          unknown("504", answer(504)),
          dead("400", 400, DeadCause::permanent),
          dead("404", 404, DeadCause::permanent),
          dead("410", 410, DeadCause::permanent),
          dead("413", 413, DeadCause::permanent),
          dead("422", 422, DeadCause::permanent),
          dead("401", 401, DeadCause::unauthorised),
          dead("403", 403, DeadCause::unauthorised),
          dead("407", 407, DeadCause::unauthorised),
          dead("redirect", 302, DeadCause::permanent, {{"Location", "http://127.0.0.1:1/"}})};
}

std::vector<Row> breakages() {
  return {unknown("hang", act(Kind::neverAnswer)),
          again("hang, idempotent", act(Kind::neverAnswer), 0s, true),
          resetAtOnce(),
          unknown("reset in the request", act(Kind::resetInRequest)),
          unknown("reset after the request", act(Kind::resetAfterReading)),
          done("reset in the answer's body", act(Kind::cutBody)),
          again("reset in the body of a 503", act(Kind::cutBody, 503)),
          done("reset after the answer", act(Kind::resetAfterAnswer)),
          done("slow body", act(Kind::slowBody)),
          again("slow body of a 503", act(Kind::slowBody, 503)),
          unknown("no HTTP", act(Kind::garbage)),
          done("1 GB of a 200", act(Kind::endlessBody)),
          again("1 GB of a 500", act(Kind::endlessBody, 500)),
          done("gzip bomb of a 200", gzipBomb(200)),
          again("gzip bomb of a 500", gzipBomb(500)),
          elsewhere("refused", "http://127.0.0.1:1/in"),
          elsewhere("name is gone", "http://gone.invalid/in")};
}

std::vector<Row> allRows() {
  std::vector<Row> rows = waits();
  for (auto& part : {answers(), breakages()}) rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

/// A worker over a real HTTP client.
struct RealScene : WorkScene {
  explicit RealScene(const Row& row) : WorkScene({forwardSpec("crm")}) {
    crm().url = row.url.empty() ? destination.url() : row.url;
    if (row.name == "bad TLS") crm().url.replace(0, 4, "https");
    crm().idempotent = row.idempotent;
    // Short only where the time-out is what the row is about: a busy machine answers late.
    const bool hangs =
        row.reaction.kind == Kind::neverAnswer || row.reaction.kind == Kind::slowBody || row.name == "bad TLS";
    crm().timeout = hangs ? 1s : 20s;
    crm().connectTimeout = crm().timeout;
    publish();
    destination.script({row.reaction});
    if (!client.start()) qFatal("no client");
  }
  ~RealScene() { client.stop(); }
  /// One call, to its settlement.
  void call() {
    while (realWorker.step().taken > 0) {
    }
    for (int i = 0; i < 500 && realCalls.underWay() > 0; ++i) {
      const auto ticket = realCalls.ended().ticket();
      if (realCalls.settleEnded() == 0) realCalls.ended().wait(ticket, 50ms);
    }
  }

  kit::FakeDestination destination;
  base::SystemClock realClock;
  work::CurlHttpClient client{realClock};
  work::ForwardCalls realCalls{client, store.writer(), pacer, clock, random};
  work::WorkerShared realShared{[this] { return current; },
                                [](const config::Source&) { return effect::ContentProof::proven; },
                                store.vault(),
                                clock,
                                random,
                                store.writer(),
                                pacer,
                                due,
                                realCalls};
  work::DeliveryWorker realWorker{realShared, *store.openReader(), 1, 64};
};

/// What a sanitizer keeps beside each allocation is not ours to bound.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

std::string play(const Row& row, std::int64_t& growthKiB) {
  RealScene scene(row);
  const DeliveryId id = scene.add("evt_1", "{\"a\":\"" + std::string(300000, 'x') + "\"}");
  if (!kit::resetPeakMemory(::getpid())) return "the kernel does not let us look at the memory";
  const std::int64_t before = kit::peakMemoryKiB(::getpid());
  scene.call();
  growthKiB = kit::peakMemoryKiB(::getpid()) - before;
  const DeliveryState state = scene.store.state(id);
  const bool first = row.mayComeFirst && scene.of(id, "evidence").starts_with("not sent");
  if (state != (first ? DeliveryState::retrying : row.state))
    return "state " + std::string(domain::toText(state)) + ": " + scene.of(id, "evidence");
  if (scene.of(id, "cause") != std::to_string(static_cast<int>(row.cause))) return "cause " + scene.of(id, "cause");
  if (scene.of(id, "attempts") != "1") return "attempts " + scene.of(id, "attempts");
  if (scene.destination.calls().size() > 1) return "called twice";
  if (state != DeliveryState::retrying) return {};
  const auto delay = fromMicros(scene.store.number("SELECT next_at_us FROM delivery")) - scene.clock.now();
  const std::chrono::microseconds most = std::min<std::chrono::microseconds>(row.asked + 2s, kCap);
  if (delay < row.asked || delay > most) return "delay " + std::to_string(delay.count()) + " us";
  return {};
}

}  // namespace

class ErrorContractTest : public QObject {
  Q_OBJECT
 private slots:
  void answer_comesToItsClass_data() {
    QTest::addColumn<int>("row");
    std::vector<Row> rows = allRows();
    for (std::size_t i = 0; i < rows.size(); ++i) QTest::newRow(rows[i].name.c_str()) << static_cast<int>(i);
    QTest::newRow("bad TLS") << -1;
  }
  void answer_comesToItsClass() {
    QFETCH(int, row);
    const Row played = row < 0 ? again("bad TLS", answer(200)) : allRows().at(static_cast<std::size_t>(row));
    const int times = qEnvironmentVariableIsSet("ACK_CAMPAIGN") ? 20 : 2;
    std::int64_t growthKiB = 0;
    for (int i = 0; i < times; ++i) {
      std::int64_t growth = 0;
      const std::string wrong = play(played, growth);
      QVERIFY2(wrong.empty(), wrong.c_str());
      if (i > 0) growthKiB = std::max(growthKiB, growth);  // the first warms up what is kept for ever
    }
    qInfo("%s: %d times, memory +%lld KiB", QTest::currentDataTag(), times, static_cast<long long>(growthKiB));
    if (!kSanitized) QVERIFY2(growthKiB <= 4096, std::to_string(growthKiB).c_str());
  }

  /// Reliability D6: exactly so many attempts, each within the bounds of its backoff, one dead letter each.
  void exhaustion_hasExactlyItsAttempts_withinTheJitter() {
    const int events = qEnvironmentVariableIsSet("ACK_CAMPAIGN") ? 1000 : 50;
    constexpr int kAttempts = 5;
    WorkScene scene({forwardSpec("crm")});
    scene.catalogue->settings.maxAttempts = kAttempts;
    scene.crm().concurrency = 256;
    scene.crm().breaker.enabled = false;
    scene.publish();
    for (int i = 0; i < events; ++i) scene.add("evt_" + std::to_string(i));
    for (int turn = 0; turn < 100000 && scene.total("state.dead") < events; ++turn) {
      scene.run();
      while (scene.http.answer(500)) {
      }
      if (scene.calls.settleEnded() == 0) scene.clock.advance(500ms);
    }
    QCOMPARE(scene.store.number("SELECT count(*) FROM delivery WHERE state = 5 AND cause = 2 AND attempts = 5"),
             events);
    QCOMPARE(scene.store.number("SELECT count(*) FROM attempt"), events * kAttempts);
    for (int attempt = 1; attempt < kAttempts; ++attempt) {
      const std::int64_t boundUs = (2000000LL << (attempt - 1));
      const std::string where = " FROM attempt WHERE number = " + std::to_string(attempt);
      QVERIFY(scene.store.number("SELECT min(next_at_us - ended_at_us)" + where) >= 0);
      QVERIFY(scene.store.number("SELECT max(next_at_us - ended_at_us)" + where) <= boundUs);
      // Full jitter: the mean of many lies near the middle.
      const std::int64_t mean = scene.store.number("SELECT sum(next_at_us - ended_at_us) / count(*)" + where);
      QVERIFY2(mean > boundUs / 4 && mean < boundUs * 3 / 4, std::to_string(mean).c_str());
    }
    QCOMPARE(scene.http.requests.size(), static_cast<std::size_t>(events * kAttempts));
    QCOMPARE(scene.total("state.retrying"), 0);
    qInfo("%d exhausted, %d attempts each, %lld calls", events, kAttempts,
          static_cast<long long>(scene.http.requests.size()));
  }

  /// Reliability D8: setting a delivery aside fails itself. Nothing is called again, and nothing is set aside twice.
  void deadLetter_thatCantBeWritten_isNeitherLoopedNorDoubled() {
    WorkScene scene({chargeSpec(), forwardSpec("crm")});
    scene.crm().maxAttempts = 1;
    scene.crm().concurrency = 64;
    scene.crm().breaker.enabled = false;
    scene.publish();
    scene.store.change("CREATE TRIGGER no_dead BEFORE UPDATE OF state ON delivery WHEN NEW.state = 5 BEGIN "
                       "SELECT RAISE(ABORT, 'the dead letter is refused'); END");
    constexpr int kEvents = 50;
    for (int i = 0; i < kEvents; ++i) scene.add("evt_" + std::to_string(i));
    scene.run();
    for (int i = 0; i < kEvents; ++i) QVERIFY(scene.http.answer(500));
    for (int i = 0; i < 5; ++i) scene.calls.settleEnded();
    QCOMPARE(scene.total("state.dead"), 0);
    QCOMPARE(scene.total("state.processing"), kEvents);
    // A settlement that the store refuses for good is given up: the lease lapses, and a person decides.
    scene.clock.advance(2min);
    scene.calls.renewLeases();
    QCOMPARE(*scene.sweep.rescueLapsed(), kEvents);
    scene.store.change("DROP TRIGGER no_dead");
    scene.clock.advance(24h);
    scene.run();
    scene.calls.settleEnded();
    QCOMPARE(*scene.sweep.rescueLapsed(), 0);
    QCOMPARE(scene.total("state.unresolved"), kEvents);
    QCOMPARE(scene.total("state.dead"), 0);
    QCOMPARE(scene.store.number("SELECT count(*) FROM attempt"), kEvents);
    QCOMPARE(scene.store.number("SELECT count(*) FROM ledger"), kEvents);
    QCOMPARE(scene.http.requests.size(), static_cast<std::size_t>(kEvents));
  }
};
QTEST_GUILESS_MAIN(ErrorContractTest)
#include "error_contract_test.moc"
