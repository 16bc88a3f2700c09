#include "core/store/batch_runner.h"

#include <algorithm>

namespace ack::store {
namespace {

Result<void> runOf(CachedStatement& cached) {
  auto statement = cached.get();
  if (!statement) return statement.error();
  const auto ran = (*statement)->run();
  return ran ? Result<void>{} : ran.error();
}

/// Whether a failed COMMIT certainly left nothing behind. SQLite answers FULL only for a write that was not done,
/// never for a sync, so the frame that makes the transaction valid is not whole; BUSY comes before anything is
/// written. After everything else, a failed sync above all, the rows may be there or not, and what the
/// kernel's cache shows is no proof (reliability.md, E5 to E8): only a new process can find out.
bool leftNothing(const Error& error) noexcept {
  return error.code == ErrorCode::full || error.code == ErrorCode::busy;
}

}  // namespace

BatchRunner::BatchRunner(Connection& connection, const Clock& clock, Totals& totals)
    : m_connection(connection), m_clock(clock), m_tables(connection),
      m_counters(totals), m_context{connection, m_tables, m_counters, {}},
      m_savepoint(connection, "SAVEPOINT command"), m_release(connection, "RELEASE command"),
      m_undo(connection, "ROLLBACK TO command") {}

Result<void> BatchRunner::prepare() {
  if (auto begun = begin(); !begun) return begun;
  abandon();
  return {};
}

Result<void> BatchRunner::begin() {
  if (auto begun = m_connection.beginWrite(); !begun) return begun;
  m_tables.began();
  m_context.now = m_clock.now();
  // A console beside the engine writes through a connection of its own; our copy of the totals must not hide that.
  const auto version = m_connection.dataVersion();
  if (!version) return version.error();
  if (*version == m_dataVersion) return {};
  if (auto loaded = m_counters.load(m_tables); !loaded) return loaded;
  m_dataVersion = *version;
  return {};
}

void BatchRunner::abandon() noexcept {
  m_connection.rollback();
  m_counters.rolledBack();
}

Result<void> BatchRunner::runInSavepoint(Entry& entry) {
  if (auto saved = runOf(m_savepoint); !saved) return saved;
  m_counters.mark();
  entry.outcome = entry.command->run(m_context);
  if (entry.outcome) {
    m_counters.forget();
    return runOf(m_release);
  }
  // Some errors end the whole transaction by themselves, and io means that the disk is failing.
  if (!m_connection.inTransaction() || entry.outcome.error().code == ErrorCode::io) return entry.outcome;
  m_counters.undo();
  m_tables.began();
  if (auto undone = runOf(m_undo); !undone) return undone;
  return runOf(m_release);
}

Result<void> BatchRunner::runPlain(std::vector<Entry>& batch, Trial trial) {
  for (Entry& entry : batch) {
    if (entry.command->needsSavepoint()) return {};
    if (trial == Trial::careful) {
      if (auto ran = runInSavepoint(entry); !ran) return ran;
      continue;
    }
    entry.outcome = entry.command->run(m_context);
    if (entry.outcome) continue;
    if (!m_connection.inTransaction() || entry.outcome.error().code == ErrorCode::io) return entry.outcome;
    abandon();
    if (auto begun = begin(); !begun) return begun;
    return runPlain(batch, Trial::careful);
  }
  return {};
}

Result<void> BatchRunner::runAll(std::vector<Entry>& batch) {
  // A savepoint makes SQLite copy every page it touches; commands that need none go first and share the transaction.
  std::stable_partition(batch.begin(), batch.end(), [](const Entry& e) { return !e.command->needsSavepoint(); });
  if (auto ran = runPlain(batch, Trial::plain); !ran) return ran;
  for (Entry& entry : batch) {
    if (!entry.command->needsSavepoint()) continue;
    if (auto ran = runInSavepoint(entry); !ran) return ran;
  }
  return {};
}

Result<void> BatchRunner::commit() {
  if (auto flushed = m_counters.flush(m_tables); !flushed) return flushed;
  return m_connection.commit();
}

Result<void> BatchRunner::run(std::vector<Entry>& batch) {
  Result<void> done = begin();
  bool committing = false;
  if (done) done = runAll(batch);
  if (done) {
    committing = true;
    done = commit();
  }
  if (done) {
    m_counters.committed();
    return {};
  }
  abandon();
  for (Entry& entry : batch) entry.outcome = done;
  const bool fatal = committing ? !leftNothing(done.error()) : done.error().code == ErrorCode::io;
  return fatal ? done : Result<void>{};
}

}  // namespace ack::store
