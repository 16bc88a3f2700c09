#pragma once
// SQLite behind the Connection interface. Every connection is opened here and nowhere else, so that none can exist
// without the settings durability rests on: WAL and synchronous=FULL are set, read back and required.
#include "core/store/connection.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace ack::store {

/// Opens `file`, makes it where it is missing (mode 0600), and brings its schema up to date (migration.h): an older
/// store is copied beside itself first. Starts the helper thread that keeps the log short; it ends with the
/// connection. Thread: the connection belongs to the writer. unsupported for a newer schema (the file is left as it
/// is), corrupt for a file that is no store, io with the system's reason.
Result<std::unique_ptr<Connection>> openForWriting(const std::filesystem::path& file);

/// As openForWriting, without migration and without the helper thread: for command-line deeds beside a running engine
/// and for tests. notFound where there is no store; unsupported unless the schema is exactly ours.
Result<std::unique_ptr<Connection>> openBesideWriter(const std::filesystem::path& file);

/// A connection that can't write (query_only), for snapshots. notFound where there is no store, unsupported for a
/// newer schema, conflict for an older one (only the engine migrates).
Result<std::unique_ptr<Connection>> openForReading(const std::filesystem::path& file);

/// Copies everything in the log into the database file and empties the log. busy where a reader stands in the way.
/// `connection` must come from this driver.
Result<void> checkpointAll(Connection& connection);

/// Copies the whole store into the new file `target` while others go on (SQLite's online backup), synced when it
/// returns. conflict where `target` exists; it is removed again on an error. `connection` must come from this driver.
Result<void> copyStore(Connection& connection, const std::filesystem::path& target);

/// Reads every page of a store file that nobody has open (a backup) and checks it, leaving nothing beside it. corrupt
/// with SQLite's first finding, unsupported or corrupt where it is no store of a schema we know.
Result<void> verifyFile(const std::filesystem::path& file);

}  // namespace ack::store
