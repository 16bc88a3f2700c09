#pragma once
// A copy of the store while the engine goes on.
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>

namespace ack::maintain {

struct BackupResult {
  std::filesystem::path file;
  std::uintmax_t bytes{0};
  /// Not copied, on purpose: a backup with its key beside it protects nothing. Without this file, kept elsewhere, the
  /// payloads in the backup can never be opened; identities, effects and ledger can.
  std::filesystem::path keyNotCopied;
};

/// Copies the store in `data` to the new file `target` as one snapshot (SQLite's online backup), syncs it, and reads
/// the whole copy back. The master key and the acceptance sequence are not part of it. conflict where `target`
/// exists; notFound without a store; full, io, corrupt with the reason, and then no `target` is left. Thread: any.
Result<BackupResult> backupStore(const std::filesystem::path& data, const std::filesystem::path& target);

}  // namespace ack::maintain
