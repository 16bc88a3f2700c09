#pragma once
// Destinations whose circuit breaker is not closed, kept so that a restart does not begin by hammering them.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ack::store {

struct BreakerRow {
  std::int64_t destination{0};
  UtcTime since{};      ///< when it first opened
  UtcTime openUntil{};  ///< when one call may try
  std::int64_t opened{1};
  std::string evidence;  ///< of the last failure, without payload
};

/// Thread: that of the connection.
class BreakerTable {
 public:
  explicit BreakerTable(Connection& connection) noexcept;

  Result<void> put(const BreakerRow& row);
  /// Closed again; nothing to do where it was.
  Result<void> remove(std::int64_t destination);
  /// For a person who releases it: one call may try at `at`. false where it is not open.
  Result<bool> tryAt(std::int64_t destination, UtcTime at);
  Result<std::vector<BreakerRow>> all();

 private:
  CachedStatement m_put, m_remove, m_tryAt, m_all;
};

}  // namespace ack::store
