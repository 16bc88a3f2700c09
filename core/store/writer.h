#pragma once
// The one read-write connection and its thread. Everything that changes the store is a WriteCommand: arrivals,
// claims, settlements, operator commands. The writer takes all that wait, runs them in one transaction, syncs once,
// and then tells every waiter (group commit). A command that fails is rolled back alone; a commit that fails fails
// every waiter and is fatal (reliability.md, E5 to E8): nothing was acknowledged, and the process must leave and
// start clean.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/store/connection.h"
#include "core/store/totals.h"

#include <cstddef>
#include <functional>
#include <memory>

namespace ack::store {

class Counters;  // totals and minute metrics that belong to the open transaction (counters.h)
class Tables;    // the table classes over the writer's connection, their statements prepared once (tables.h)

/// What a command works with while it runs. Thread: writer; valid only during run().
struct WriteContext {
  Connection& connection;
  Tables& tables;
  Counters& counters;
  UtcTime now;  ///< one reading per transaction
};

/// Owned by the submitter, who keeps it alive until settled() was called. Linked intrusively: no allocation per
/// command.
class WriteCommand {
 public:
  virtual ~WriteCommand() = default;
  /// Thread: writer, inside the open transaction. An error undoes what this command did (savepoint), not its
  /// neighbours. Must not throw, must not block on anything but the database.
  virtual Result<void> run(WriteContext& context) = 0;
  /// Thread: writer, after the commit is durable (the result of run()), or after it failed (io), or when the writer
  /// stops before it ran (cancelled). Called exactly once. Must be short: hand over to the own thread.
  virtual void settled(const Result<void>& outcome) noexcept = 0;
  /// Bytes it will roughly write; bounds a batch.
  [[nodiscard]] virtual std::size_t costBytes() const noexcept { return 512; }
  /// false where run() hardly ever fails and can begin anew: then no savepoint is taken, these commands run first in
  /// their batch, and if one fails all of them are rolled back and run() is called once more for each, this time with
  /// a savepoint.
  [[nodiscard]] virtual bool needsSavepoint() const noexcept { return true; }

 private:
  friend class Writer;
  WriteCommand* m_next{nullptr};
};

enum class WriteLane { accept, work, operate };  ///< served in turn, so that neither starves the others

struct WriterLimits {
  std::size_t maxWaiting{20'000};           ///< commands waiting in all lanes; above it submit() answers full
  std::size_t maxWaitingBytes{256U << 20};  ///< and their bytes
  std::size_t maxBatch{1'024};
  std::size_t maxBatchBytes{4U << 20};
  std::size_t maxWorkBatch{64};  ///< of the work lane, per transaction while arrivals wait
};

class Writer {
 public:
  /// `fatal` is called once, on the writer's thread, when a commit or sync failed: stop answering 2xx and leave. A
  /// full disk is not fatal: every waiter of the batch is told full, and the next batch tries again.
  using FatalHandler = std::function<void(const Error&)>;
  /// Called on the writer's thread after each durable batch (change feed, acceptance sequence); must be short.
  using CommitHook = std::function<void()>;

  /// Takes the connection (opened for writing, migrated). Doesn't start yet.
  static std::unique_ptr<Writer> create(std::unique_ptr<Connection> connection, const Clock& clock,
                                        WriterLimits limits, FatalHandler fatal, CommitHook committed);
  virtual ~Writer() = default;

  virtual Result<void> start() = 0;
  /// Runs what is queued, then ends; what is submitted later is refused. May come twice, or before start().
  virtual void stop() = 0;

  /// Thread: any; never blocks. full above the limits, cancelled once stopping, io after a fatal error: then
  /// settled() will not be called.
  virtual Result<void> submit(WriteCommand& command, WriteLane lane) = 0;

  /// Thread: any but the writer's. Runs `work` as one command and waits for the durable commit. For operators' deeds
  /// and start-up; never on an io or GUI thread.
  virtual Result<void> execute(WriteLane lane, const std::function<Result<void>(WriteContext&)>& work) = 0;

  /// The store's totals as of the last durable batch. Thread: any.
  [[nodiscard]] virtual const Totals& totals() const noexcept = 0;
  /// Commands waiting now. Thread: any.
  [[nodiscard]] virtual std::size_t waiting() const noexcept = 0;
  /// The last batch's time from first take to durable, microseconds; 0 before the first. Thread: any.
  [[nodiscard]] virtual std::int64_t lastCommitMicros() const noexcept = 0;

 protected:
  static WriteCommand*& nextOf(WriteCommand& command) noexcept { return command.m_next; }
};

}  // namespace ack::store
