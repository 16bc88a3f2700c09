#pragma once
// Open sessions of people, by the hash of their token.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

struct SessionRow {
  std::string tokenSha256;  ///< 32 bytes
  std::int64_t person{0};
  std::string via;  ///< "window", "command line"
  UtcTime beganAt{};
  UtcTime usedAt{};
  bool locked{false};
};

/// Thread: that of its connection.
class SessionTable {
 public:
  explicit SessionTable(Connection& connection);
  Result<std::optional<SessionRow>> find(std::string_view tokenSha256);
  Result<void> insert(const SessionRow& row);
  /// used_at and locked.
  Result<void> update(const SessionRow& row);
  Result<void> remove(std::string_view tokenSha256);
  /// All sessions of a person: they are signed out everywhere. Answers how many there were.
  Result<std::int64_t> removeOf(std::int64_t person);
  Result<void> removeBegunBefore(UtcTime before);

 private:
  CachedStatement m_find, m_insert, m_update, m_remove, m_removeOf, m_removeBegun;
};

}  // namespace ack::store
