#pragma once
// Runs one batch of commands as one transaction: what the writer's thread does between taking commands and telling
// their owners. Apart from the thread, so that every way a batch can fail is tested without one.
#include "core/store/counters.h"
#include "core/store/tables.h"
#include "core/store/writer.h"

#include <memory>
#include <vector>

namespace ack::store {

/// Thread: writer.
class BatchRunner {
 public:
  struct Entry {
    WriteCommand* command{nullptr};
    Result<void> outcome;
  };

  /// References must outlive this.
  BatchRunner(Connection& connection, const Clock& clock, Totals& totals);

  /// Reads the totals. Before the first batch.
  Result<void> prepare();
  /// Runs all and commits. Answers an error only where it is fatal; then, and where the batch as a whole was rolled
  /// back, every outcome is an error. Outcomes are durable when it returns.
  Result<void> run(std::vector<Entry>& batch);

 private:
  enum class Trial { plain, careful };
  Result<void> begin();
  Result<void> runAll(std::vector<Entry>& batch);
  Result<void> runPlain(std::vector<Entry>& batch, Trial trial);
  Result<void> runInSavepoint(Entry& entry);
  Result<void> commit();
  void abandon() noexcept;

  Connection& m_connection;
  const Clock& m_clock;
  Tables m_tables;
  Counters m_counters;
  WriteContext m_context;
  CachedStatement m_savepoint, m_release, m_undo;
  std::int64_t m_dataVersion{-1};
};

}  // namespace ack::store
