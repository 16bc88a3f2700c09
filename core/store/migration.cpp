#include "core/store/migration.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

namespace ack::store {
namespace {

Result<std::int64_t> number(sqlite3* handle, const char* sql) {
  sqlite3_stmt* raw = nullptr;
  int code = sqlite3_prepare_v2(handle, sql, -1, &raw, nullptr);
  if (code == SQLITE_OK) code = sqlite3_step(raw);
  const std::int64_t value = code == SQLITE_ROW ? sqlite3_column_int64(raw, 0) : 0;
  if (code != SQLITE_ROW && code != SQLITE_DONE) {
    Error error = sqliteError(handle, code, sql);
    sqlite3_finalize(raw);
    return error;
  }
  sqlite3_finalize(raw);
  return value;
}

Result<void> execute(sqlite3* handle, const std::string& sql, const char* what) {
  const int code = sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? Result<void>{} : sqliteError(handle, code, what);
}

Result<void> applyStep(sqlite3* handle, const MigrationStep& step) {
  const std::string what = "migrate to schema " + std::to_string(step.number);
  if (auto begun = execute(handle, "BEGIN IMMEDIATE", what.c_str()); !begun) return begun;
  std::string sql(step.sql);
  sql += "\nPRAGMA user_version = " + std::to_string(step.number) + ";";
  sql += "\nPRAGMA application_id = " + std::to_string(kApplicationId) + ";";
  sql += "\nCOMMIT";
  auto applied = execute(handle, sql, what.c_str());
  if (!applied && sqlite3_get_autocommit(handle) == 0) sqlite3_exec(handle, "ROLLBACK", nullptr, nullptr, nullptr);
  return applied;
}

Result<void> syncFile(const std::filesystem::path& file, int flags) {
  const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC);
  const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
  const int reason = errno;
  if (descriptor >= 0) ::close(descriptor);
  if (synced) return {};
  return Error{ErrorCode::io, "sync " + file.string() + ": " + std::strerror(reason)};
}

/// An empty file made by us, so that the copy can't land in somebody else's.
Result<void> reserve(const std::filesystem::path& target) {
  const int descriptor = ::open(target.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  if (descriptor >= 0) {
    ::close(descriptor);
    return {};
  }
  if (errno == EEXIST) return Error{ErrorCode::conflict, target.string() + " exists already"};
  return Error{ErrorCode::io, "create " + target.string() + ": " + std::strerror(errno)};
}

Result<void> copyPages(sqlite3* from, const std::filesystem::path& target) {
  sqlite3* raw = nullptr;
  int code = sqlite3_open_v2(target.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  const SqliteHandle to(raw);
  if (code != SQLITE_OK) return sqliteError(raw, code, "open " + target.string());
  sqlite3_backup* backup = sqlite3_backup_init(raw, "main", from, "main");
  if (backup == nullptr) return sqliteError(raw, sqlite3_errcode(raw), "copy to " + target.string());
  // In one step: the copy is a single snapshot and never begins anew because somebody wrote meanwhile.
  code = sqlite3_backup_step(backup, -1);
  const int finished = sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE || finished != SQLITE_OK)
    return sqliteError(raw, code != SQLITE_DONE ? code : finished, "copy to " + target.string());
  return {};
}

}  // namespace

int currentSchema() noexcept { return migrationSteps().back().number; }

Result<int> schemaOf(sqlite3* handle) {
  const auto version = number(handle, "PRAGMA user_version");
  if (!version) return version.error();
  const auto application = number(handle, "PRAGMA application_id");
  if (!application) return application.error();
  const auto tables = number(handle, "SELECT count(*) FROM sqlite_schema");
  if (!tables) return tables.error();
  if (*tables == 0 && *version == 0) return 0;
  if (*application != kApplicationId || *version < 1)
    return Error{ErrorCode::corrupt, "the file is a database, but not a store of this program"};
  return static_cast<int>(*version);
}

Result<void> copyDatabase(sqlite3* from, const std::filesystem::path& target) {
  if (auto reserved = reserve(target); !reserved) return reserved;
  auto copied = copyPages(from, target);
  if (copied) copied = syncFile(target, O_RDWR);
  if (copied) copied = syncFile(target.has_parent_path() ? target.parent_path() : ".", O_RDONLY | O_DIRECTORY);
  if (!copied) ::unlink(target.c_str());
  return copied;
}

Result<void> migrate(sqlite3* handle, const std::filesystem::path& file) {
  const auto schema = schemaOf(handle);
  if (!schema) return schema.error();
  if (*schema > currentSchema())
    return Error{ErrorCode::unsupported, "the store has schema " + std::to_string(*schema) +
                                             ", this program knows up to " + std::to_string(currentSchema()) +
                                             ": use a newer version; nothing was changed"};
  if (*schema > 0 && *schema < currentSchema()) {
    const std::filesystem::path copy = file.string() + ".schema" + std::to_string(*schema) + ".backup";
    std::error_code ignored;  // a copy of an earlier try that was cut off; a new one replaces it
    std::filesystem::remove(copy, ignored);
    if (auto copied = copyDatabase(handle, copy); !copied) return withContext("before migrating", copied.error());
  }
  for (const MigrationStep& step : migrationSteps()) {
    if (step.number <= *schema) continue;
    if (auto applied = applyStep(handle, step); !applied) return applied;
  }
  return {};
}

}  // namespace ack::store
