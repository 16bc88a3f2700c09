#pragma once
// Which dead letters a person closed: only those may be opened again.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <string_view>

namespace ack::store {

/// Thread: that of its connection.
class ClosedLetterTable {
 public:
  explicit ClosedLetterTable(Connection& connection) noexcept;
  /// conflict where it is there already.
  Result<void> insert(DeliveryId delivery, std::int64_t person, UtcTime at, std::string_view reason);
  /// false where no person closed it.
  Result<bool> remove(DeliveryId delivery);

 private:
  CachedStatement m_insert, m_remove;
};

}  // namespace ack::store
