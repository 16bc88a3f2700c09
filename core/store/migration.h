#pragma once
// Brings a store's schema up to date. The steps are the numbered files of core/store/migrations, compiled in; each
// runs in a transaction of its own, together with the new schema number.
#include "core/store/sqlite_handle.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>

namespace ack::store {

struct MigrationStep {
  int number;  ///< 1, 2, 3 …
  std::string_view sql;
};

/// All steps, in order; generated from the files at build time.
std::span<const MigrationStep> migrationSteps() noexcept;
/// The schema this program writes and reads.
int currentSchema() noexcept;

/// "ACKN" as application_id: tells our files from other SQLite files.
constexpr std::int32_t kApplicationId = 0x41434B4E;

/// The schema number in the file; 0 for an empty one. corrupt for a database that isn't ours.
Result<int> schemaOf(sqlite3* handle);

/// Applies what is missing. An older store with content is first copied to "<file>.schema<N>.backup" (synced). Kept
/// as it is: unsupported for a newer schema; every other error undoes the step it happened in.
Result<void> migrate(sqlite3* handle, const std::filesystem::path& file);

/// SQLite's online backup into a new file, synced. conflict where it exists.
Result<void> copyDatabase(sqlite3* from, const std::filesystem::path& target);

}  // namespace ack::store
