#include "core/store/log_keeper.h"

namespace ack::store {
namespace {

/// No space, or somebody else's lock: it will be tried again, nothing is lost by waiting.
bool mayPass(const Error& error) noexcept { return error.code == ErrorCode::full || error.code == ErrorCode::busy; }

}  // namespace

LogKeeper::LogKeeper(SqliteHandle helper, sqlite3* writer) : m_helper(std::move(helper)), m_writer(writer) {
  sqlite3_wal_hook(m_writer, &LogKeeper::committed, this);
  m_thread = std::thread([this] { run(); });
}

LogKeeper::~LogKeeper() {
  sqlite3_wal_hook(m_writer, nullptr, nullptr);
  {
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
  }
  m_wake.notify_one();
  m_thread.join();
}

int LogKeeper::committed(void* self, sqlite3* /*handle*/, const char* /*database*/, int pages) {
  auto& keeper = *static_cast<LogKeeper*>(self);
  if (pages < keeper.m_pages) {  // the log began anew from its start
    keeper.m_copied = 0;
    keeper.m_notBefore = 0;
  }
  keeper.m_pages = pages;
  return SQLITE_OK;
}

Result<LogKeeper::Copied> LogKeeper::copy(sqlite3* handle) {
  Copied copied;
  const int code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_PASSIVE, &copied.inLog, &copied.done);
  if (code != SQLITE_OK) return sqliteError(handle, code, "copy the log into the database");
  return copied;
}

void LogKeeper::run() {
  std::unique_lock lock(m_mutex);
  for (;;) {
    m_wake.wait(lock, [this] { return m_wanted || m_stopping; });
    if (m_stopping) return;
    m_wanted = false;
    lock.unlock();
    Result<Copied> answer = copy(m_helper.get());
    lock.lock();
    m_answer = std::move(answer);
    m_answered = true;
    m_done.notify_one();
  }
}

void LogKeeper::callHelper() {
  m_called = true;
  {
    const std::lock_guard lock(m_mutex);
    m_wanted = true;
  }
  m_wake.notify_one();
}

void LogKeeper::learn(const Copied& copied) noexcept {
  // An answer about a log that was longer than the present one is about the log before it began anew.
  if (copied.inLog <= m_pages) m_copied = copied.done;
}

Result<void> LogKeeper::takeAnswer(bool wait) {
  std::unique_lock lock(m_mutex);
  if (wait) m_done.wait(lock, [this] { return m_answered; });
  if (!m_answered) return {};
  m_answered = false;
  m_called = false;
  if (m_answer) {
    learn(*m_answer);
    return {};
  }
  return mayPass(m_answer.error()) ? Result<void>{} : m_answer.error();
}

Result<void> LogKeeper::finish() {
  const auto copied = copy(m_writer);
  if (copied) learn(*copied);
  if (m_copied < m_pages) m_notBefore = m_pages + kFinishPages;  // a reader still needs the older pages
  return copied || mayPass(copied.error()) ? Result<void>{} : copied.error();
}

Result<void> LogKeeper::between(bool idle) {
  const bool called = m_called;
  if (called) {
    if (auto taken = takeAnswer(m_pages >= kLimitPages); !taken) return taken;
  }
  if (m_called) return {};  // still copying
  const int left = m_pages - m_copied;
  if (left <= 0) return {};
  const bool helperDone = called;
  if (m_pages >= m_notBefore && ((helperDone && left <= kFinishPages) || m_pages >= kWriterPages)) return finish();
  if (idle || left >= kHelperPages) callHelper();
  return {};
}

}  // namespace ack::store
