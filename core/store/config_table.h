#pragma once
// Whole configurations as applied, newest last; sealed by the vault before they come here.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

struct StoredConfig {
  std::int64_t version{0};
  UtcTime appliedAt{};
  std::string appliedBy;
  std::string sealed;
};

/// What a sealed configuration is bound to; for Vault::seal and unseal.
constexpr std::string_view kConfigAssociated = "acknowledger config";

/// Thread: that of its connection.
class ConfigTable {
 public:
  explicit ConfigTable(Connection& connection);
  /// Answers the new version: one more than the newest.
  Result<std::int64_t> add(UtcTime at, std::string_view by, std::string_view sealed);
  Result<std::optional<StoredConfig>> newest();
  Result<std::optional<StoredConfig>> find(std::int64_t version);
  /// The version that was in force then; 0 where there was none yet.
  Result<std::int64_t> versionAt(UtcTime at);
  /// Oldest first.
  Result<std::vector<StoredConfig>> all();
  /// The same configuration sealed with another key.
  Result<void> reseal(std::int64_t version, std::string_view sealed);
  /// 0 where nothing was applied yet; cheap.
  Result<std::int64_t> newestVersion();

 private:
  CachedStatement m_insert, m_newest, m_find, m_at, m_version, m_all, m_reseal;
};

}  // namespace ack::store
