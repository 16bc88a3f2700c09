#include "core/work/work_engine.h"

#include "core/base/log.h"
#include "core/work/lease_sweep.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace ack::work {
namespace {

class ThreadedWorkEngine final : public WorkEngine {
 public:
  ThreadedWorkEngine(WorkDependencies dependencies, WorkOptions options)
      : m_options(options), m_openReader(std::move(dependencies.openReader)), m_clock(dependencies.clock),
        m_pacer(dependencies.clock), m_due(m_pacer),
        m_calls(dependencies.http, dependencies.writer, m_pacer, dependencies.clock, dependencies.random),
        m_shared{std::move(dependencies.catalogue),
                 std::move(dependencies.contentProof),
                 dependencies.vault,
                 dependencies.clock,
                 dependencies.random,
                 dependencies.writer,
                 m_pacer,
                 m_due,
                 m_calls} {}
  ~ThreadedWorkEngine() override { ThreadedWorkEngine::stop(); }

  Result<void> start() override {
    if (!m_threads.empty() || m_keeper.joinable()) return {};
    auto sweepReader = m_openReader();
    if (!sweepReader) return std::move(sweepReader).error();
    m_sweep = std::make_unique<LeaseSweep>(m_shared, std::move(*sweepReader));
    for (int i = 0; i < std::max(1, m_options.threads); ++i) {
      auto reader = m_openReader();
      if (!reader) return std::move(reader).error();
      m_workers.push_back(std::make_unique<DeliveryWorker>(m_shared, std::move(*reader), i + 1, m_options.batch));
    }
    auto rescued = m_sweep->rescueAll();
    if (!rescued) return base::withContext("judge the leases of the last run", std::move(rescued).error());
    for (auto& worker : m_workers) m_threads.emplace_back([this, &one = *worker] { work(one); });
    m_keeper = std::thread([this] { keep(); });
    return {};
  }

  void stop() override {
    m_stopping = true;
    m_signal.notify();
    for (std::thread& thread : m_threads) thread.join();
    m_threads.clear();
    m_draining = true;
    m_calls.ended().notify();
    if (m_keeper.joinable()) m_keeper.join();
    m_calls.abandon();
    m_workers.clear();
    m_sweep.reset();
  }

  void wake() noexcept override { m_signal.notify(); }

  [[nodiscard]] WorkStatus status() const override {
    return {std::max(1, m_options.threads), m_busy.load(std::memory_order_relaxed), m_calls.underWay()};
  }

 private:
  void work(DeliveryWorker& worker) {
    while (!m_stopping) {
      const std::uint64_t ticket = m_signal.ticket();
      ++m_busy;
      const StepResult step = worker.step();
      --m_busy;
      if (step.taken > 0 && !step.storeTrouble) continue;
      const std::chrono::microseconds poll = m_options.poll;
      if (step.storeTrouble)
        m_signal.wait(m_signal.ticket(), poll);
      else
        m_signal.wait(ticket, std::min(poll, step.wakeAfter.value_or(poll)));
    }
  }

  void keep() {
    MonotonicTime sweepAt = m_clock.monotonic() + m_options.sweep;
    MonotonicTime giveUpAt = MonotonicTime::max();
    for (;;) {
      const std::uint64_t ticket = m_calls.ended().ticket();
      if (m_calls.settleEnded() > 0) m_signal.notify();  // a place became free, or a retry is due
      m_calls.renewLeases();
      const MonotonicTime now = m_clock.monotonic();
      if (m_draining) {
        giveUpAt = std::min(giveUpAt, now + m_options.stopGrace);
        if (m_calls.underWay() == 0 || now >= giveUpAt) return;
      } else if (now >= sweepAt) {
        sweepAt = now + m_options.sweep;
        sweep();
      }
      m_calls.ended().wait(ticket, m_options.poll);
    }
  }

  void sweep() {
    const auto ended = m_sweep->rescueLapsed();
    if (!ended)
      base::log(base::LogLevel::warning, "work", "can't look for lapsed leases: " + ended.error().message);
    else if (*ended > 0)
      m_signal.notify();
  }

  WorkOptions m_options;
  std::function<Result<std::unique_ptr<store::Connection>>()> m_openReader;
  const Clock& m_clock;
  queue::DestinationPacer m_pacer;
  queue::DueQueue m_due;
  ForwardCalls m_calls;
  WorkerShared m_shared;
  std::unique_ptr<LeaseSweep> m_sweep;                     // thread: start()'s, then the keeper's
  std::vector<std::unique_ptr<DeliveryWorker>> m_workers;  // each belongs to its thread
  std::vector<std::thread> m_threads;
  std::thread m_keeper;
  queue::WorkSignal m_signal;
  std::atomic<bool> m_stopping{false};
  std::atomic<bool> m_draining{false};
  std::atomic<int> m_busy{0};
};

}  // namespace

std::unique_ptr<WorkEngine> WorkEngine::create(WorkDependencies dependencies, WorkOptions options) {
  return std::make_unique<ThreadedWorkEngine>(std::move(dependencies), options);
}

}  // namespace ack::work
