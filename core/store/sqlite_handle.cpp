#include "core/store/sqlite_handle.h"

#include <algorithm>
#include <array>
#include <cerrno>

namespace ack::store {
namespace {

ErrorCode codeOf(int extended) noexcept {
  switch (extended) {
  case SQLITE_IOERR_READ:
  case SQLITE_IOERR_SHORT_READ:
  case SQLITE_IOERR_DATA:
  case SQLITE_IOERR_CORRUPTFS:
    return ErrorCode::corrupt;
  default:
    break;
  }
  switch (extended & 0xFF) {
  case SQLITE_FULL:
    return ErrorCode::full;
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return ErrorCode::busy;
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB:
    return ErrorCode::corrupt;
  // A race is told by a guarded statement that touches no row; whoever runs into a constraint has written nonsense.
  case SQLITE_CONSTRAINT:
    return ErrorCode::internal;
  case SQLITE_TOOBIG:
    return ErrorCode::invalid;
  case SQLITE_INTERRUPT:
    return ErrorCode::cancelled;
  case SQLITE_IOERR:
  case SQLITE_CANTOPEN:
  case SQLITE_READONLY:
  case SQLITE_PERM:
  case SQLITE_AUTH:
  case SQLITE_NOMEM:
  case SQLITE_PROTOCOL:
    return ErrorCode::io;
  default:
    return ErrorCode::internal;
  }
}

/// Whether a quota is all that the system said no for, to a write into the database or its log. A commit leaves
/// nothing in sqlite3_system_errno().
bool quotaIsUsedUp(sqlite3* handle) noexcept {
  if (handle == nullptr) return false;
  std::array<int, 2> reasons{};
  sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &reasons[0]);
  sqlite3_file* log = nullptr;
  sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log));
  if (log != nullptr && log->pMethods != nullptr)
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &reasons[1]);
  const auto isAnother = [](int reason) { return reason != 0 && reason != ENOSPC && reason != EDQUOT; };
  return std::find(reasons.begin(), reasons.end(), EDQUOT) != reasons.end() &&
         std::none_of(reasons.begin(), reasons.end(), isAnother);
}

}  // namespace

Error sqliteError(sqlite3* handle, int code, std::string context) {
  int extended = code;
  std::string text = sqlite3_errstr(code);
  if (handle != nullptr && (sqlite3_errcode(handle) & 0xFF) == (code & 0xFF)) {
    extended = sqlite3_extended_errcode(handle);
    text = sqlite3_errmsg(handle);
  }
  // SQLite calls a write full where the disk is; one that a quota forbids was not done either.
  const bool quota = extended == SQLITE_IOERR_WRITE && quotaIsUsedUp(handle);
  return Error{quota ? ErrorCode::full : codeOf(extended),
               std::move(context) + ": " + text + " (SQLite " + std::to_string(extended) + ")"};
}

}  // namespace ack::store
