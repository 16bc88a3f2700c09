#pragma once
// The status as screens and alerts know it: the store's own figures, and with them the engine's owner, its
// certificates and the room on the disk.
#include "core/query/completion_sums.h"
#include "core/query/second_charge_count.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <filesystem>
#include <functional>
#include <optional>

namespace ack::query {

/// Free bytes where something lies; nullopt where the system can't tell.
using DiskFree = std::function<std::optional<std::int64_t>()>;

/// What the system says of the directory.
DiskFree diskFreeOf(std::filesystem::path directory);

/// Thread: that of its reader.
class FullStatus {
 public:
  explicit FullStatus(std::filesystem::path data) : FullStatus(data, diskFreeOf(data)) {}
  FullStatus(std::filesystem::path data, DiskFree diskFree)
      : m_data(std::move(data)), m_diskFree(std::move(diskFree)) {}

  /// The first call counts second charges in the whole ledger, later ones only in what was written since; likewise
  /// completion over the day.
  Result<Status> read(const QueryContext& context);

 private:
  std::filesystem::path m_data;
  DiskFree m_diskFree;
  SecondChargeCount m_secondCharges;
  CompletionSums m_completion;
};

}  // namespace ack::query
