#include "core/store/writer.h"

#include "core/base/log.h"
#include "core/store/batch_runner.h"
#include "core/store/command_lane.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace ack::store {
namespace {

constexpr std::chrono::milliseconds kIdleAfter{100};

/// One command on the caller's stack, for execute().
class WaitingCommand final : public WriteCommand {
 public:
  explicit WaitingCommand(const std::function<Result<void>(WriteContext&)>& work) : m_work(work) {}
  Result<void> run(WriteContext& context) override { return m_work(context); }
  void settled(const Result<void>& outcome) noexcept override {
    // Told under the lock: the waiter destroys this as soon as it sees the outcome.
    const std::lock_guard lock(m_mutex);
    m_outcome = outcome;
    m_settled = true;
    m_told.notify_one();
  }
  Result<void> wait() {
    std::unique_lock lock(m_mutex);
    m_told.wait(lock, [this] { return m_settled; });
    return m_outcome;
  }

 private:
  const std::function<Result<void>(WriteContext&)>& m_work;
  std::mutex m_mutex;
  std::condition_variable m_told;
  bool m_settled{false};
  Result<void> m_outcome;
};

}  // namespace

class GroupWriter final : public Writer {
 public:
  GroupWriter(std::unique_ptr<Connection> connection, const Clock& clock, WriterLimits limits, FatalHandler fatal,
              CommitHook committed)
      : m_connection(std::move(connection)), m_clock(clock), m_limits(limits), m_fatal(std::move(fatal)),
        m_committed(std::move(committed)), m_runner(*m_connection, clock, m_totals) {}
  ~GroupWriter() override { GroupWriter::stop(); }

  Result<void> start() override {
    if (m_thread.joinable()) return Error{ErrorCode::internal, "the writer runs already"};
    if (auto prepared = m_runner.prepare(); !prepared) return withContext("start the writer", prepared.error());
    m_thread = std::thread([this] { loop(); });
    return {};
  }

  void stop() override {
    {
      const std::lock_guard lock(m_mutex);
      m_stopping = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable()) m_thread.join();
    drop(Error{ErrorCode::cancelled, "the engine is stopping"});  // never started
  }

  Result<void> submit(WriteCommand& command, WriteLane lane) override {
    const std::lock_guard lock(m_mutex);
    if (m_failed) return Error{ErrorCode::io, "the store has failed"};
    if (m_stopping) return Error{ErrorCode::cancelled, "the engine is stopping"};
    // A single command may be larger than the bound on bytes; an empty queue always takes one.
    if (m_lanes.count() >= m_limits.maxWaiting ||
        (m_lanes.count() > 0 && m_lanes.bytes() + command.costBytes() > m_limits.maxWaitingBytes))
      return Error{ErrorCode::full, "too many writes are waiting"};
    m_lanes.push(command, lane);
    m_waiting.store(m_lanes.count(), std::memory_order_relaxed);
    if (m_asleep) m_wake.notify_one();
    return {};
  }

  Result<void> execute(WriteLane lane, const std::function<Result<void>(WriteContext&)>& work) override {
    WaitingCommand command(work);
    if (auto submitted = submit(command, lane); !submitted) return submitted;
    return command.wait();
  }

  [[nodiscard]] const Totals& totals() const noexcept override { return m_totals; }
  [[nodiscard]] std::size_t waiting() const noexcept override { return m_waiting.load(std::memory_order_relaxed); }
  [[nodiscard]] std::int64_t lastCommitMicros() const noexcept override {
    return m_lastCommit.load(std::memory_order_relaxed);
  }

 private:
  void loop() {
    while (take()) {
      if (!runBatch()) return;
    }
    if (auto closed = m_connection->upkeep(Upkeep::closing); !closed) fail(closed.error());
  }

  /// Waits until there is a batch; false once stopping and empty, or after a fatal error while idle.
  bool take() {
    std::unique_lock lock(m_mutex);
    const auto something = [this] { return m_lanes.count() > 0 || m_stopping; };
    if (!something()) {
      m_asleep = true;
      if (!m_wake.wait_for(lock, kIdleAfter, something)) {
        lock.unlock();
        const auto kept = m_connection->upkeep(Upkeep::idle);
        if (!kept) {
          fail(kept.error());
          return false;
        }
        lock.lock();
        m_wake.wait(lock, something);
      }
      m_asleep = false;
    }
    m_taken.clear();
    m_lanes.take(m_limits, m_taken);
    m_waiting.store(m_lanes.count(), std::memory_order_relaxed);
    return !m_taken.empty();
  }

  /// false after a fatal error.
  bool runBatch() {
    const MonotonicTime began = m_clock.monotonic();
    m_batch.clear();
    for (WriteCommand* command : m_taken) m_batch.push_back({command, {}});
    const auto done = m_runner.run(m_batch);
    if (done) {
      const auto took = std::chrono::duration_cast<std::chrono::microseconds>(m_clock.monotonic() - began);
      m_lastCommit.store(took.count(), std::memory_order_relaxed);
      if (m_committed) m_committed();
    } else {
      refuse();  // before anybody is told, so that nobody tries again with us
    }
    for (const BatchRunner::Entry& entry : m_batch) entry.command->settled(entry.outcome);
    if (!done) {
      fail(done.error());
      return false;
    }
    if (auto kept = m_connection->upkeep(Upkeep::betweenBatches); !kept) {
      fail(kept.error());
      return false;
    }
    return true;
  }

  void refuse() {
    const std::lock_guard lock(m_mutex);
    m_failed = true;
  }

  void fail(const Error& error) {
    refuse();
    base::log(base::LogLevel::error, "store", "fatal: " + error.message);
    drop(Error{ErrorCode::io, "the store has failed: " + error.message});
    if (m_fatal) m_fatal(error);
  }

  /// Tells everybody who still waits.
  void drop(const Error& error) {
    std::vector<WriteCommand*> left;
    {
      const std::lock_guard lock(m_mutex);
      m_lanes.takeAll(left);
      m_waiting.store(0, std::memory_order_relaxed);
    }
    const Result<void> outcome(error);
    for (WriteCommand* command : left) command->settled(outcome);
  }

  std::unique_ptr<Connection> m_connection;
  const Clock& m_clock;
  const WriterLimits m_limits;
  const FatalHandler m_fatal;
  const CommitHook m_committed;
  Totals m_totals;
  BatchRunner m_runner;                     // writer's thread once started
  std::vector<WriteCommand*> m_taken;       // writer's thread
  std::vector<BatchRunner::Entry> m_batch;  // writer's thread

  std::mutex m_mutex;  // guards the lanes and the flags
  std::condition_variable m_wake;
  CommandLanes m_lanes{&GroupWriter::nextOf};
  bool m_asleep{false}, m_stopping{false}, m_failed{false};
  std::atomic<std::size_t> m_waiting{0};
  std::atomic<std::int64_t> m_lastCommit{0};
  std::thread m_thread;
};

std::unique_ptr<Writer> Writer::create(std::unique_ptr<Connection> connection, const Clock& clock,
                                       WriterLimits limits, FatalHandler fatal, CommitHook committed) {
  return std::make_unique<GroupWriter>(std::move(connection), clock, limits, std::move(fatal), std::move(committed));
}

}  // namespace ack::store
