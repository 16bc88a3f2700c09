#pragma once
// The names that keep their number for ever: sources and destinations. Their identities hang on these numbers, so a
// row is never deleted, also when the configuration no longer names it.
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::store {

/// Thread: that of its connection.
class SourceTable {
 public:
  explicit SourceTable(Connection& connection);
  /// The number of `name`, made on demand (needs a write transaction then).
  Result<SourceId> ensure(std::string_view name);
  Result<std::optional<SourceId>> find(std::string_view name);
  /// All, by number.
  Result<std::vector<std::pair<SourceId, std::string>>> all();

 private:
  CachedStatement m_insert, m_find, m_all;
};

/// Thread: that of its connection. Numbers are > 0 (they are lanes, and lane 0 means "not planned yet").
class DestinationTable {
 public:
  explicit DestinationTable(Connection& connection);
  Result<std::int64_t> ensure(std::string_view name);
  Result<std::optional<std::int64_t>> find(std::string_view name);
  Result<std::vector<std::pair<std::int64_t, std::string>>> all();

 private:
  CachedStatement m_insert, m_find, m_all;
};

}  // namespace ack::store
