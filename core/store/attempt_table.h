#pragma once
// Every try to process a delivery, numbered for ever. A row is begun once and ended once; a late word about it is
// added, never put in place of what was decided.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <string_view>

namespace ack::store {

struct AttemptRow {
  DeliveryId delivery;
  std::int64_t number{0};
  std::int64_t round{1};
  std::int64_t worker{0};
  std::int64_t leaseEpoch{0};
  UtcTime leaseUntil{};  ///< the epoch: none was needed
  UtcTime startedAt{};
  UtcTime endedAt{};  ///< the epoch: still running
  domain::AttemptResult result{domain::AttemptResult::running};
  UtcTime nextAt{};  ///< when the next try is due; the epoch: none is
  std::string_view evidence;
};

/// Which attempt is meant; the epoch proves that it is still the one the caller held.
struct AttemptKey {
  DeliveryId delivery;
  std::int64_t number{0};
  std::int64_t leaseEpoch{0};
};

struct AttemptEnd {
  UtcTime endedAt{};
  domain::AttemptResult result{};
  UtcTime nextAt{};
  std::string_view evidence;
};

/// Thread: that of the connection.
class AttemptTable {
 public:
  explicit AttemptTable(Connection& connection) noexcept;

  Result<void> insert(const AttemptRow& row);
  /// Ends a running attempt; conflict where there is no such running one.
  Result<void> end(const AttemptKey& key, const AttemptEnd& end);
  Result<void> renew(const AttemptKey& key, UtcTime leaseUntil);
  /// Marks an attempt that was taken for lapsed: its outcome came after all and was refused. Changes nothing where
  /// the attempt is not known as lapsed.
  Result<void> markLate(const AttemptKey& key, std::string_view evidence);
  /// How many attempts of the round ended without a word of their holder.
  Result<std::int64_t> lapsed(DeliveryId delivery, std::int64_t round);

 private:
  CachedStatement m_insert, m_end, m_renew, m_late, m_lapsed;
};

}  // namespace ack::store
