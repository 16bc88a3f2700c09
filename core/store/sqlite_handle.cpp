#include "core/store/sqlite_handle.h"

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

}  // namespace

Error sqliteError(sqlite3* handle, int code, std::string context) {
  int extended = code;
  std::string text = sqlite3_errstr(code);
  if (handle != nullptr && (sqlite3_errcode(handle) & 0xFF) == (code & 0xFF)) {
    extended = sqlite3_extended_errcode(handle);
    text = sqlite3_errmsg(handle);
  }
  return Error{codeOf(extended), std::move(context) + ": " + text + " (SQLite " + std::to_string(extended) + ")"};
}

}  // namespace ack::store
