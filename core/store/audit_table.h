#pragma once
// The rows of the audit trail, in order. What makes them a chain (canonical JSON, hashes) is core/audit; this only
// puts them away and reads them back.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

struct AuditRow {
  std::int64_t sequence{0};  ///< from 1, without gaps
  UtcTime at{};
  std::string actor;
  std::string action;
  bool refused{false};
  std::string entry;  ///< canonical JSON
  std::string hash;   ///< 32 bytes
};

/// Thread: that of its connection.
class AuditTable {
 public:
  explicit AuditTable(Connection& connection);
  /// nullopt in an empty trail.
  Result<std::optional<AuditRow>> last();
  /// `targets` are the IDs by which the entry is found again. conflict where the sequence is taken.
  Result<void> insert(const AuditRow& row, const std::vector<std::string>& targets);
  /// Entries with a sequence above `after`, in order, at most `limit`; ends early where `visit` answers false.
  Result<void> readAfter(std::int64_t after, std::int64_t limit, const std::function<bool(const AuditRow&)>& visit);
  /// Newest first, at most `limit`.
  Result<std::vector<AuditRow>> aboutTarget(std::string_view target, std::int64_t limit);

  /// Entries of that action in order; ends early where `visit` answers false.
  Result<void> eachOfAction(std::string_view action, const std::function<bool(const AuditRow&)>& visit);
  Result<bool> hasTarget(std::string_view target, std::int64_t sequence);
  /// How many targets the entries after `begin` up to `end` are found by.
  Result<std::int64_t> targetsWithin(std::int64_t begin, std::int64_t end);

  Result<void> insertCheckpoint(std::int64_t sequence, std::string_view line);
  /// The lines in order, of entries after `sequence`.
  Result<std::vector<std::string>> checkpoints(std::int64_t sequence = 0);

 private:
  CachedStatement m_last, m_insert, m_insertTarget, m_after, m_about, m_insertCheckpoint, m_checkpoints, m_ofAction,
      m_hasTarget, m_targetsWithin;
};

}  // namespace ack::store
