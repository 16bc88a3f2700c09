#pragma once
// Keeps SQLite's write-ahead log short: its length is what one bad bit can cost, and what a start must read again. A
// helper thread with its own connection copies pages back while the writer goes on; the writer itself finishes the
// rest between two batches, because a helper alone never catches up and would let the log grow without bound.
#include "core/store/sqlite_handle.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace ack::store {

/// Thread: the writer's. Starts its helper thread at creation and joins it in the destructor.
class LogKeeper {
 public:
  static constexpr int kHelperPages = 1'000;  ///< uncopied pages at which the helper is called (8 MiB)
  static constexpr int kFinishPages = 400;    ///< the writer finishes at once when no more than this is left
  static constexpr int kWriterPages = 2'000;  ///< pages in the log above which the writer finishes in any case
  static constexpr int kLimitPages = 6'000;   ///< above it the writer waits for the helper (48 MiB)

  /// `helper` is a connection of its own to the same file; `writer`'s commits are counted by a hook until the
  /// destructor, which must run before `writer` closes.
  LogKeeper(SqliteHandle helper, sqlite3* writer);
  ~LogKeeper();
  LogKeeper(const LogKeeper&) = delete;
  LogKeeper& operator=(const LogKeeper&) = delete;

  /// No transaction may be open. io: a write or sync of the database file failed, here or in the helper.
  Result<void> between(bool idle);
  /// Pages in the log after the last commit.
  [[nodiscard]] int pages() const noexcept { return m_pages; }

 private:
  struct Copied {
    int inLog{0};
    int done{0};
  };
  static int committed(void* self, sqlite3* handle, const char* database, int pages);
  static Result<Copied> copy(sqlite3* handle);
  void run();
  void callHelper();
  Result<void> takeAnswer(bool wait);
  Result<void> finish();
  void learn(const Copied& copied) noexcept;

  SqliteHandle m_helper;
  sqlite3* m_writer;
  int m_pages{0};      // in the log, by the writer's last commit
  int m_copied{0};     // of these, known to be in the database file
  int m_notBefore{0};  // pages before the writer tries again where a reader stood in the way
  bool m_called{false};

  std::mutex m_mutex;  // guards what follows
  std::condition_variable m_wake, m_done;
  bool m_wanted{false}, m_answered{false}, m_stopping{false};
  Result<Copied> m_answer{Copied{}};
  std::thread m_thread;
};

}  // namespace ack::store
