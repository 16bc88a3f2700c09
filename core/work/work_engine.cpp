#include "core/work/work_engine.h"

#include "core/base/log.h"
#include "core/work/in_hand.h"
#include "core/work/lease_sweep.h"
#include "core/work/worker_crew.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace ack::work {
namespace {

class ThreadedWorkEngine final : public WorkEngine {
 public:
  ThreadedWorkEngine(WorkDependencies dependencies, WorkOptions options)
      : m_options(options), m_openReader(std::move(dependencies.openReader)), m_clock(dependencies.clock),
        m_inHandFile(std::move(dependencies.inHand)), m_fatal(std::move(dependencies.fatal)),
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
    if (m_crew) return {};
    auto sweepReader = m_openReader();
    if (!sweepReader) return std::move(sweepReader).error();
    m_inHand = InHand::open(m_inHandFile);
    m_shared.inHand = m_inHand.get();
    m_sweep = std::make_unique<LeaseSweep>(m_shared, std::move(*sweepReader));
    auto crew = std::make_unique<WorkerCrew>(m_shared, m_options, m_openReader);
    if (auto prepared = crew->prepare(); !prepared) return prepared;
    if (auto counted = m_sweep->countDeaths(m_inHand->found()); !counted)
      return base::withContext("count the deaths of the last run", std::move(counted).error());
    auto rescued = m_sweep->rescueAll();
    if (!rescued) return base::withContext("judge the leases of the last run", std::move(rescued).error());
    m_inHand->clear();
    m_crew = std::move(crew);
    m_crew->start();
    m_keeper = std::thread([this] { keep(); });
    return {};
  }

  void stop() override {
    if (m_crew) m_crew->stop();
    m_draining = true;
    m_calls.ended().notify();
    if (m_keeper.joinable()) m_keeper.join();
    m_calls.abandon();
  }

  void wake() noexcept override {
    if (m_crew) m_crew->wake();
  }

  [[nodiscard]] WorkStatus status() const override {
    WorkStatus status{std::max(1, m_options.threads), 0, 0, m_calls.underWay()};
    if (m_crew) {
      status.threadsBusy = m_crew->busy();
      status.threadsStuck = m_crew->stuck();
    }
    return status;
  }

 private:
  void keep() {
    MonotonicTime sweepAt = m_clock.monotonic() + m_options.sweep;
    MonotonicTime giveUpAt = MonotonicTime::max();
    for (;;) {
      const std::uint64_t ticket = m_calls.ended().ticket();
      if (m_calls.settleEnded() > 0) m_crew->wake();  // a place became free, or a retry is due
      m_calls.renewLeases();
      watch();
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

  void watch() {
    for (const InHand::Entry& entry : m_crew->watch()) {
      const std::string evidence =
          "planning it did not end within " +
          std::to_string(std::chrono::ceil<std::chrono::seconds>(m_options.planLimit).count()) +
          " s of processor time";
      base::log(base::LogLevel::error, "work", domain::toText(entry.delivery) + ": " + evidence);
      if (auto done = m_sweep->giveUp(entry, evidence); done)
        m_due.release(entry.delivery);
      else
        base::log(base::LogLevel::error, "work", "can't set it aside: " + done.error().message);
    }
    // Each such thread burns a processor and can't be stopped: beyond one per worker a new process is the better end.
    if (m_crew->stuck() <= m_options.threads || m_fatalTold || !m_fatal) return;
    m_fatalTold = true;
    m_fatal(Error{ErrorCode::internal, "too many threads are stuck in plans that do not end"});
  }

  void sweep() {
    const auto ended = m_sweep->rescueLapsed();
    if (!ended)
      base::log(base::LogLevel::warning, "work", "can't look for lapsed leases: " + ended.error().message);
    else if (*ended > 0)
      m_crew->wake();
  }

  WorkOptions m_options;
  std::function<Result<std::unique_ptr<store::Connection>>()> m_openReader;
  const Clock& m_clock;
  const std::filesystem::path m_inHandFile;
  const std::function<void(const Error&)> m_fatal;
  bool m_fatalTold{false};  // thread: keeper
  queue::DestinationPacer m_pacer;
  queue::DueQueue m_due;
  ForwardCalls m_calls;
  WorkerShared m_shared;
  std::unique_ptr<InHand> m_inHand;
  std::unique_ptr<LeaseSweep> m_sweep;  // thread: start()'s, then the keeper's
  std::unique_ptr<WorkerCrew> m_crew;
  std::thread m_keeper;
  std::atomic<bool> m_draining{false};
};

}  // namespace

std::unique_ptr<WorkEngine> WorkEngine::create(WorkDependencies dependencies, WorkOptions options) {
  return std::make_unique<ThreadedWorkEngine>(std::move(dependencies), options);
}

}  // namespace ack::work
