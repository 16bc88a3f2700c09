#include "core/work/work_engine.h"

#include "core/base/log.h"
#include "core/work/in_hand.h"
#include "core/work/lease_sweep.h"
#include "core/work/outcome_asks.h"
#include "core/work/work_holds.h"
#include "core/work/worker_crew.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace ack::work {
namespace {

/// Between two looks at what people hold and whom to ask: they expect it to be followed within 250 ms.
constexpr std::chrono::milliseconds kLook{100};

class ThreadedWorkEngine final : public WorkEngine {
 public:
  ThreadedWorkEngine(WorkDependencies dependencies, WorkOptions options)
      : m_options(options), m_openReader(std::move(dependencies.openReader)), m_clock(dependencies.clock),
        m_inHandFile(std::move(dependencies.inHand)), m_fatal(std::move(dependencies.fatal)),
        m_http(dependencies.http), m_pacer(dependencies.clock), m_due(m_pacer),
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
    if (auto opened = openHolds(); !opened) return opened;
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
    if (m_asks) m_asks->abandon();
  }

  void wake() noexcept override {
    if (m_crew) m_crew->wake();
  }

  [[nodiscard]] WorkStatus status() const override {
    WorkStatus status{std::max(1, m_options.threads), 0, 0, m_calls.underWay(), m_questions.load(), {}};
    const config::CataloguePtr catalogue = m_shared.catalogue();
    for (const queue::LaneState& lane : m_pacer.states())
      if (const config::Destination* one = catalogue ? catalogue->destination(lane.destination) : nullptr)
        status.destinations.push_back({one->name, lane.breaker, lane.held});
    if (m_crew) {
      status.threadsBusy = m_crew->busy();
      status.threadsStuck = m_crew->stuck();
    }
    return status;
  }

 private:
  Result<void> openHolds() {
    auto askReader = m_openReader();
    if (!askReader) return std::move(askReader).error();
    auto holdReader = m_openReader();
    if (!holdReader) return std::move(holdReader).error();
    m_asks = std::make_unique<OutcomeAsks>(m_http, m_shared.writer, m_pacer, m_clock, m_shared.random,
                                           m_calls.ended(), std::move(*askReader));
    m_holds = std::make_unique<WorkHolds>(m_pacer, m_shared.writer, m_clock, std::move(*holdReader));
    if (const config::CataloguePtr catalogue = m_shared.catalogue()) m_pacer.configure(pacesOf(*catalogue));
    auto restored = m_holds->restore();
    if (!restored) return base::withContext("read what is held back", std::move(restored).error());
    return {};
  }

  /// What people hold or release, breakers that changed, and questions that are due.
  void look() {
    bool troubled = false;
    // Looked for ten times a second: a disk that is full for an hour is told once.
    const auto trouble = [&](const char* what, const Error& error) {
      troubled = true;
      if (m_lookTroubled) return;
      base::log(base::LogLevel::warning, "work", std::string("can't ") + what + ": " + error.message);
    };
    const auto released = m_holds->look();
    if (!released) trouble("look for what is held back", released.error());
    if (released && *released) m_crew->wake();
    const config::CataloguePtr catalogue = m_shared.catalogue();
    if (const auto kept = m_holds->keep(catalogue); !kept)
      trouble("write down which destinations fail", kept.error());
    if (const auto asked = m_asks->askDue(catalogue); !asked) trouble("ask about outcomes", asked.error());
    m_questions = m_asks->underWay();
    m_lookTroubled = troubled;
  }

  void keep() {
    MonotonicTime sweepAt = m_clock.monotonic() + m_options.sweep;
    MonotonicTime lookAt = m_clock.monotonic();
    MonotonicTime giveUpAt = MonotonicTime::max();
    for (;;) {
      const std::uint64_t ticket = m_calls.ended().ticket();
      if (m_calls.settleEnded() > 0) m_crew->wake();  // a place became free, or a retry is due
      m_calls.renewLeases();
      watch();
      const MonotonicTime now = m_clock.monotonic();
      if (m_asks->settleAnswered() > 0) {
        m_crew->wake();
        lookAt = now;
      }
      if (!m_draining && now >= lookAt) {
        look();
        lookAt = now + kLook;
      }
      if (m_draining) {
        giveUpAt = std::min(giveUpAt, now + m_options.stopGrace);
        if (m_calls.underWay() == 0 || now >= giveUpAt) return;
      } else if (now >= sweepAt) {
        sweepAt = now + m_options.sweep;
        sweep();
      }
      m_calls.ended().wait(ticket, std::min<std::chrono::milliseconds>(m_options.poll, kLook));
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
  bool m_fatalTold{false};     // thread: keeper
  bool m_lookTroubled{false};  // thread: keeper
  HttpClient& m_http;
  queue::DestinationPacer m_pacer;
  queue::DueQueue m_due;
  ForwardCalls m_calls;
  WorkerShared m_shared;
  std::unique_ptr<InHand> m_inHand;
  std::unique_ptr<LeaseSweep> m_sweep;  // thread: start()'s, then the keeper's, as the next two
  std::unique_ptr<OutcomeAsks> m_asks;
  std::unique_ptr<WorkHolds> m_holds;
  std::atomic<std::size_t> m_questions{0};
  std::unique_ptr<WorkerCrew> m_crew;
  std::thread m_keeper;
  std::atomic<bool> m_draining{false};
};

}  // namespace

std::unique_ptr<WorkEngine> WorkEngine::create(WorkDependencies dependencies, WorkOptions options) {
  return std::make_unique<ThreadedWorkEngine>(std::move(dependencies), options);
}

}  // namespace ack::work
