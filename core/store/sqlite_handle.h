#pragma once
// The thin ground of the SQLite driver: an owned handle and the one place where SQLite's result codes become ours.
#include "core/base/result.h"

#include <sqlite3.h>

#include <memory>
#include <string>

namespace ack::store {

struct CloseSqlite {
  void operator()(sqlite3* handle) const noexcept { sqlite3_close_v2(handle); }
};
using SqliteHandle = std::unique_ptr<sqlite3, CloseSqlite>;

/// full: no space on the disk or in a quota (always a write that was not done, never a sync). busy: another one holds
/// the lock. corrupt: bytes can't be read or make no sense. internal: a constraint, which nobody is to take for a
/// race that was lost. io: the disk or the system refused a write, a sync, a lock; whoever writes must take it as the
/// end. `handle` may be null.
Error sqliteError(sqlite3* handle, int code, std::string context);

}  // namespace ack::store
