#pragma once
// Gathers the many small writes of a commit to SQLite's log into few large ones: SQLite writes each page with two
// calls, and the calls cost more than the copying. What is gathered reaches the file before every sync, so a commit
// that is synced is as durable as ever; without the sync it would be published too early, therefore it must be asked
// for.
#include <sqlite3.h>

namespace ack::store {

/// The name to open a database with: the default VFS, except that a log opened through it can gather. Registered at
/// the first call; null (the default VFS) where that is not possible. Thread: any.
const char* gatheringVfs() noexcept;

/// From now on the log of `handle` gathers. Only for a connection of which synchronous=FULL was read back, opened
/// with gatheringVfs() and already using its log; false where it does not. Thread: the connection's.
bool gatherLogWrites(sqlite3* handle) noexcept;

/// Forgets what is gathered and not handed on: what a transaction that is over has left behind lies beyond the last
/// commit, where another connection may write meanwhile. Harmless for a connection that doesn't gather. Thread: the
/// connection's, outside a transaction.
void dropGatheredWrites(sqlite3* handle) noexcept;

}  // namespace ack::store
