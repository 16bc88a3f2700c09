#include "core/store/sqlite_driver.h"

#include "core/base/encoding.h"
#include "core/store/gathering_vfs.h"
#include "core/store/log_keeper.h"
#include "core/store/migration.h"
#include "core/store/sqlite_statement.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <string>

namespace ack::store {
namespace {

enum class Use { writer, beside, helper, reader };

constexpr int kBusyMillis = 5'000;

constexpr const char* kFull = "2";
#ifdef ACK_TEST_SYNCHRONOUS_NORMAL
// Only in acknowledgerd_normal of tests/fault: a build that loses events in a power cut, which the test there must
// see.
constexpr const char* kSynchronous = "1";
#else
constexpr const char* kSynchronous = kFull;
#endif

/// A deed beside a busy writer gets its turn in the short pause between two commits. SQLite's own waiting looks every
/// 100 ms in the end, and would miss nearly all of them.
int waitBriefly(void*, int tries) noexcept {
  constexpr timespec kPause{0, 1'000'000};
  if (tries >= kBusyMillis) return 0;
  ::nanosleep(&kPause, nullptr);
  return 1;
}

class SqliteConnection final : public Connection {
 public:
  explicit SqliteConnection(SqliteHandle handle) noexcept : m_handle(std::move(handle)) {}
  ~SqliteConnection() override {
    m_keeper.reset();  // its hook points at the handle
    m_begin.reset();
    m_beginRead.reset();
    m_commit.reset();
    m_version.reset();
  }
  SqliteConnection(const SqliteConnection&) = delete;
  SqliteConnection& operator=(const SqliteConnection&) = delete;

  Result<void> prepareOwn() {
    struct Own {
      std::unique_ptr<Statement>& statement;
      std::string_view sql;
    };
    for (const Own& own : {Own{m_begin, "BEGIN IMMEDIATE"}, Own{m_beginRead, "BEGIN DEFERRED"},
                           Own{m_commit, "COMMIT"}, Own{m_version, "PRAGMA data_version"}}) {
      auto prepared = prepare(own.sql);
      if (!prepared) return prepared.error();
      own.statement = std::move(*prepared);
    }
    return {};
  }
  void keepLogShort(SqliteHandle helper) {
    m_keeper = std::make_unique<LogKeeper>(std::move(helper), m_handle.get());
  }

  Result<std::unique_ptr<Statement>> prepare(std::string_view sql) override {
    return SqliteStatement::prepare(m_handle.get(), sql);
  }
  Result<void> execute(std::string_view sql) override {
    const int code = sqlite3_exec(m_handle.get(), std::string(sql).c_str(), nullptr, nullptr, nullptr);
    return code == SQLITE_OK ? Result<void>{} : sqliteError(m_handle.get(), code, std::string(sql));
  }
  Result<void> beginWrite() override {
    dropGatheredWrites(m_handle.get());
    return ran(*m_begin);
  }
  Result<void> beginRead() override { return ran(*m_beginRead); }
  Result<void> commit() override { return ran(*m_commit); }
  void rollback() noexcept override {
    if (inTransaction()) sqlite3_exec(m_handle.get(), "ROLLBACK", nullptr, nullptr, nullptr);
    dropGatheredWrites(m_handle.get());
  }
  [[nodiscard]] bool inTransaction() const noexcept override { return sqlite3_get_autocommit(m_handle.get()) == 0; }
  [[nodiscard]] std::int64_t lastInsertId() const override { return sqlite3_last_insert_rowid(m_handle.get()); }
  Result<std::int64_t> dataVersion() override {
    const StatementScope scope(*m_version);
    const auto row = m_version->step();
    if (!row) return row.error();
    return m_version->integer(0);
  }
  Result<void> upkeep(Upkeep moment) override {
    if (!m_keeper) return {};
    if (moment != Upkeep::closing) return m_keeper->between(moment == Upkeep::idle);
    m_keeper.reset();
    const auto emptied = checkpointAll(*this);
    const bool mayWait =
        !emptied && (emptied.error().code == ErrorCode::busy || emptied.error().code == ErrorCode::full);
    return mayWait ? Result<void>{} : emptied;  // the next start empties it
  }

  [[nodiscard]] sqlite3* handle() const noexcept { return m_handle.get(); }

 private:
  static Result<void> ran(Statement& statement) {
    const auto done = statement.run();
    return done ? Result<void>{} : done.error();
  }

  SqliteHandle m_handle;
  std::unique_ptr<Statement> m_begin, m_beginRead, m_commit, m_version;
  std::unique_ptr<LogKeeper> m_keeper;
};

/// The one value a pragma answers, as text.
Result<std::string> ask(sqlite3* handle, const std::string& pragma) {
  auto statement = SqliteStatement::prepare(handle, "PRAGMA " + pragma);
  if (!statement) return statement.error();
  const auto row = (*statement)->step();
  if (!row) return row.error();
  return *row ? std::string((*statement)->text(0)) : std::string();
}

Result<void> require(sqlite3* handle, const std::string& pragma, std::string_view wanted) {
  const auto value = ask(handle, pragma);
  if (!value) return value.error();
  if (*value == wanted) return {};
  return Error{ErrorCode::internal,
               "PRAGMA " + pragma + " is '" + *value + "' instead of '" + std::string(wanted) + "'"};
}

/// SQLite counts every allocation under one lock of the whole process, unless told not to before its first use.
void turnOffMemoryStatistics() noexcept {
  static const int ignored = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  (void)ignored;
}

Result<SqliteHandle> openHandle(const std::filesystem::path& file, int flags, bool gathers = false) {
  turnOffMemoryStatistics();
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                                   gathers ? gatheringVfs() : nullptr);
  SqliteHandle handle(raw);
  if (code != SQLITE_OK) return sqliteError(raw, code, "open " + file.string());
  sqlite3_busy_timeout(raw, kBusyMillis);
  // A close must not checkpoint behind our back: after a failed sync nothing may be written any more.
  sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  sqlite3_db_config(raw, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(raw, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  return handle;
}

/// The settings of every connection; what durability rests on is read back, because a build of SQLite may ignore it.
Result<void> configure(sqlite3* handle, Use use) {
  // page_size counts only in a file that is still empty; the cache stays small because COMMIT walks it. secure_delete
  // would write each deleted payload once more: they are sealed, and what is left of them ends with the key.
  std::string sql = "PRAGMA synchronous = " + std::string(kSynchronous) +
                    "; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000;"
                    "PRAGMA secure_delete = OFF; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY;"
                    "PRAGMA wal_autocheckpoint = 0; PRAGMA cell_size_check = ON;";
  // There are many readers, and each would fill its own.
  if (use == Use::reader || use == Use::helper) sql += "PRAGMA cache_size = -4000;";
  if (use == Use::reader) sql += "PRAGMA query_only = ON;";
  const int code = sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return sqliteError(handle, code, "configure the connection");
  struct Wanted {
    const char* pragma;
    std::string_view value;
  };
  for (const Wanted& wanted :
       {Wanted{"synchronous", kSynchronous}, Wanted{"foreign_keys", "1"}, Wanted{"secure_delete", "0"},
        Wanted{"wal_autocheckpoint", "0"}, Wanted{"journal_mode", "wal"}}) {
    if (auto held = require(handle, wanted.pragma, wanted.value); !held) return held;
  }
  return use == Use::reader ? require(handle, "query_only", "1") : Result<void>{};
}

/// The shared memory begins with the first read: without room for it nothing was written yet. Later on it grows
/// within a commit whose log is synced already, and then it stays an error of the disk.
Error whileOpening(sqlite3* handle, Error error) {
  const int reason = sqlite3_system_errno(handle);
  if (sqlite3_extended_errcode(handle) == SQLITE_IOERR_SHMSIZE && (reason == EDQUOT || reason == ENOSPC))
    error.code = ErrorCode::full;
  return withContext("open store", std::move(error));
}

/// Asks for the log only after the schema was seen to be ours, so that a foreign or newer file stays as it is.
Result<void> enterWal(sqlite3* handle) {
  const int code = sqlite3_exec(handle, "PRAGMA page_size = 8192;", nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return sqliteError(handle, code, "set page_size");
  return require(handle, "journal_mode = WAL", "wal");
}

Result<void> makeFile(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0) return Error{ErrorCode::io, "open " + file.string() + ": " + std::strerror(errno)};
  ::close(descriptor);
  const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
  const int parent = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const bool synced = parent >= 0 && ::fsync(parent) == 0;
  const int reason = errno;
  if (parent >= 0) ::close(parent);
  if (synced) return {};
  return Error{ErrorCode::io, "sync " + folder.string() + ": " + std::strerror(reason)};
}

Result<std::unique_ptr<SqliteConnection>> connect(SqliteHandle handle, Use use) {
  if (auto configured = configure(handle.get(), use); !configured) return configured.error();
  auto connection = std::make_unique<SqliteConnection>(std::move(handle));
  if (auto prepared = connection->prepareOwn(); !prepared) return prepared.error();
  return connection;
}

Result<std::unique_ptr<Connection>> openExisting(const std::filesystem::path& file, Use use) {
  std::error_code error;
  if (!std::filesystem::exists(file, error))
    return Error{ErrorCode::notFound, "there is no store at " + file.string()};
  // Readers open for writing too, and then forbid it: a read-only handle could not recover the log of a killed
  // engine.
  auto handle = openHandle(file, SQLITE_OPEN_READWRITE);
  if (!handle) return handle.error();
  if (use == Use::beside) sqlite3_busy_handler(handle->get(), waitBriefly, nullptr);
  const auto schema = schemaOf(handle->get());
  if (!schema) return schema.error();
  if (*schema == 0) return Error{ErrorCode::notFound, "the store at " + file.string() + " is still empty"};
  if (*schema > currentSchema())
    return Error{ErrorCode::unsupported, "the store has the newer schema " + std::to_string(*schema)};
  if (*schema < currentSchema())
    return Error{ErrorCode::conflict, "the store has the older schema " + std::to_string(*schema) +
                                          ": start the engine once, it brings it up to date"};
  auto connection = connect(std::move(*handle), use);
  if (!connection) return connection.error();
  return std::unique_ptr<Connection>(std::move(*connection));
}

}  // namespace

Result<std::unique_ptr<Connection>> openForWriting(const std::filesystem::path& file) {
  if (auto made = makeFile(file); !made) return made.error();
  auto handle = openHandle(file, SQLITE_OPEN_READWRITE, true);
  if (!handle) return handle.error();
  const auto schema = schemaOf(handle->get());
  if (!schema) return whileOpening(handle->get(), schema.error());
  if (*schema <= currentSchema()) {
    if (auto wal = enterWal(handle->get()); !wal) return wal.error();
    // Before migrating, so that the steps are as durable as everything after them.
    if (auto configured = configure(handle->get(), Use::writer); !configured) return configured.error();
  }
  if (auto migrated = migrate(handle->get(), file); !migrated) return migrated.error();
  auto connection = connect(std::move(*handle), Use::writer);
  if (!connection) return connection.error();
  // connect() has read synchronous=FULL back; with less, others would see a commit before its bytes are in the file.
  if (std::string_view(kSynchronous) == kFull) gatherLogWrites((*connection)->handle());

  auto helper = openHandle(file, SQLITE_OPEN_READWRITE);
  if (!helper) return helper.error();
  if (auto configured = configure(helper->get(), Use::helper); !configured) return configured.error();
  (*connection)->keepLogShort(std::move(*helper));
  return std::unique_ptr<Connection>(std::move(*connection));
}

Result<std::unique_ptr<Connection>> openBesideWriter(const std::filesystem::path& file) {
  return openExisting(file, Use::beside);
}

Result<std::unique_ptr<Connection>> openForReading(const std::filesystem::path& file) {
  return openExisting(file, Use::reader);
}

Result<void> checkpointAll(Connection& connection) {
  auto* handle = static_cast<SqliteConnection&>(connection).handle();
  int inLog = 0;
  int copied = 0;
  const int code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, &inLog, &copied);
  return code == SQLITE_OK ? Result<void>{} : sqliteError(handle, code, "empty the log");
}

Result<void> verifyFile(const std::filesystem::path& file) {
  // immutable: no log, no shared memory, no lock; the path is a URI then, so what a URI gives a meaning is escaped.
  std::string uri = "file:";
  for (const char c : std::filesystem::absolute(file).string()) {
    if (c == '%' || c == '?' || c == '#')
      uri += '%' + base::toHex({&c, 1});
    else
      uri += c;
  }
  auto handle = openHandle(uri + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  if (!handle) return handle.error();
  const auto schema = schemaOf(handle->get());
  if (!schema) return schema.error();
  if (*schema < 1 || *schema > currentSchema())
    return Error{ErrorCode::unsupported, file.string() + " has schema " + std::to_string(*schema)};
  const auto answer = ask(handle->get(), "integrity_check(1)");
  if (!answer) return answer.error();
  return *answer == "ok" ? Result<void>{} : Error{ErrorCode::corrupt, file.string() + ": " + *answer};
}

Result<void> copyStore(Connection& connection, const std::filesystem::path& target) {
  return copyDatabase(static_cast<SqliteConnection&>(connection).handle(), target);
}

}  // namespace ack::store
