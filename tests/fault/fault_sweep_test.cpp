// One event's whole way, from the start of the engine to the event's completion and the engine's end, with one
// storage operation failing: each write, sync, read, open and truncation in turn, in each way such an operation can
// fail. No success may be answered for an unsaved event, and the next start finds a sound store that takes the event
// once.
#include "tests/fault/fault_rig.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"

#include "tests/kit/qt_text.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <mutex>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

struct Way {
  const char* operation;
  const char* effect;
};
constexpr Way kWays[] = {{"write", "eio"},   {"write", "enospc"},   {"write", "short"},     {"write", "eintr"},
                         {"write", "torn"},  {"write", "kill"},     {"write", "killafter"}, {"sync", "eio"},
                         {"sync", "kill"},   {"sync", "killafter"}, {"read", "eio"},        {"open", "eio"},
                         {"open", "enospc"}, {"trunc", "eio"},      {"trunc", "kill"},      {"unlink", "eio"},
                         {"rename", "eio"}};

struct Case {
  Way way;
  long nth;
  bool gated;  ///< counted from the moment before the event is sent
  [[nodiscard]] std::string name() const {
    return std::string(way.operation) + " " + way.effect + " " + std::to_string(nth) +
           (gated ? " of the event" : " from the start");
  }
};

/// One run of a case. Each has a directory of its own.
class Run {
 public:
  Run(const std::filesystem::path& prepared, Case one) : m_case(one) {
    std::filesystem::copy(prepared, m_scratch.data(), std::filesystem::copy_options::recursive);
  }

  /// How many operations of that kind there are without any fault; -1 where the run failed.
  long count() {
    EngineProcess engine(start(0));
    if (!serveOnce(engine).empty()) return -1;
    const auto text = readFile(m_scratch.path() / "counter");
    return text.empty() ? -1 : std::atol(text.c_str());
  }

  /// What is wrong, or "".
  std::string judgeCase() {
    EngineProcess engine(start(m_case.nth));
    if (auto wrong = serveOnce(engine); !wrong.empty()) return m_case.name() + ": " + wrong;
    std::filesystem::remove(gate());
    EngineProcess healthy({m_scratch.data()});
    std::filesystem::create_directories(m_scratch.path() / "second");
    healthy.options().logs = m_scratch.path() / "second";
    if (!healthy.start()) return m_case.name() + ": does not start afterwards: " + healthy.error();
    const auto answer = sendOne(healthy.port(), m_shot, &m_records);
    if (answer.status != 200) return m_case.name() + ": redelivery answered " + std::to_string(answer.status);
    if (!drained(m_scratch.data(), 10s)) return m_case.name() + ": the event does not end";
    if (const auto end = healthy.stop(); !end || end->status != 0)
      return m_case.name() + ": does not stop: " + healthy.error();
    const auto store = readStore(m_scratch.data());
    std::string wrong = describe(judge(m_records.all(), store, {}, {}));
    const auto check = daemon({"check"}, m_scratch.data());
    if (!check.succeeded()) wrong += "check: " + check.err;
    return wrong.empty() ? wrong : m_case.name() + ": " + wrong;
  }

  [[nodiscard]] bool acknowledged() const { return m_acknowledged; }

 private:
  [[nodiscard]] std::filesystem::path gate() const { return m_scratch.path() / "gate"; }
  [[nodiscard]] EngineStart start(long nth) const {
    Fault fault{m_case.way.operation, m_case.way.effect, nth, 1, {}, m_scratch.path() / "counter"};
    if (m_case.gated) fault.gate = gate();
    EngineStart start{m_scratch.data()};
    start.environment = faultEnvironment(m_scratch.data(), fault);
    return start;
  }
  static bool endedInOrder(const std::optional<ChildEnd>& end) {
    return end && (end->status == 0 || end->status == 1 || end->signal == SIGKILL);
  }

  std::string serveOnce(EngineProcess& engine) {
    if (!engine.start()) {
      const auto end = engine.wait(1s);
      if (!endedInOrder(end)) return "neither ready nor ended in order: " + engine.error();
      return end->status == 1 && engine.error().empty() ? "ended without a reason" : "";
    }
    if (m_case.gated) writeFile(gate(), "");
    const auto answer = sendOne(engine.port(), m_shot, &m_records, 4s);
    m_acknowledged = answer.status == 200;
    if (answer.status != 200 && answer.status != 503 && answer.status != 0)
      return "answered " + std::to_string(answer.status);
    if (m_acknowledged && engine.running()) drained(m_scratch.data(), 500ms);
    const auto end = engine.stop();
    if (!endedInOrder(end)) return "does not end in order: " + engine.error();
    return end->status == 1 && engine.error().empty() ? "ended without a reason" : "";
  }

  Case m_case;
  ScratchDir m_scratch;
  Shot m_shot{chargeShot({}, 7)};
  Records m_records;
  bool m_acknowledged{false};
};

/// All of 1…n, or `most` of them spread evenly with both ends.
std::vector<long> choose(long n, long most) {
  std::vector<long> out;
  if (n <= most || campaign()) most = n;
  for (long i = 0; i < most; ++i) out.push_back(most == 1 ? 1 : 1 + i * (n - 1) / (most - 1));
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace

class FaultSweepTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_prepared.data(), chargeConfig()), std::string());
    EngineProcess engine({m_prepared.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    QCOMPARE(sendOne(engine.port(), chargeShot({}, 1)).status, 200);
    QVERIFY(engine.stop());
  }

  void eachOperationOfAnEventFails_nothingLostNothingDoubled() { sweep(true, 200); }
  void eachOperationFromTheStartFails_nothingLostNothingDoubled() { sweep(false, 9); }

 private:
  void sweep(bool gated, long most) {
    std::vector<Case> cases;
    for (const Way& way : kWays) {
      const long n = Run(m_prepared.data(), {way, 0, gated}).count();
      QVERIFY2(n >= 0, way.operation);
      for (const long k : choose(n, most)) cases.push_back({way, k, gated});
      qInfo("%s %s: %ld operations", way.operation, way.effect, n);
    }
    std::atomic<std::size_t> position{0};
    std::atomic<int> acknowledged{0};
    std::mutex mutex;
    std::vector<std::string> wrong;
    std::vector<std::thread> hands;
    for (int hand = 0; hand < 3; ++hand) {
      hands.emplace_back([&] {
        for (std::size_t i = 0; (i = position.fetch_add(1)) < cases.size();) {
          Run run(m_prepared.data(), cases[i]);
          auto text = run.judgeCase();
          acknowledged += run.acknowledged() ? 1 : 0;
          if (text.empty()) continue;
          const std::lock_guard lock(mutex);
          wrong.push_back(std::move(text));
        }
      });
    }
    for (auto& hand : hands) hand.join();
    qInfo("%zu cases, %d acknowledged in spite of the fault, %zu violations", cases.size(), acknowledged.load(),
          wrong.size());
    for (const auto& text : wrong) qWarning("%s", text.c_str());
    QVERIFY(wrong.empty());
    QVERIFY(cases.size() > 60);
  }

  ScratchDir m_prepared;
};

QTEST_GUILESS_MAIN(FaultSweepTest)
#include "fault_sweep_test.moc"
