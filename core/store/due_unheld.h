#pragma once
// What is due while people hold sources. Held work stays where it is in the queue, so that holding a million
// deliveries is one row; looking for other work must not walk over all of it each time.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <chrono>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace ack::store {

/// Remembers for each lane up to where everything that is due is held, and goes on from there. What it remembers is
/// forgotten when the held sources change; and since work may come in with a time that is a little older (its commit
/// took a while, the clock was set back), the last kStillMoving are always looked at, and all of it every kWalkAgain.
/// What moves in from another lane, however old, is due there no earlier than that (DeliveryClaims::moveToLane).
/// Thread: that of the connection.
class DueUnheld {
 public:
  static constexpr std::chrono::seconds kStillMoving{10};
  static constexpr std::chrono::seconds kWalkAgain{10};

  explicit DueUnheld(Connection& connection) noexcept;

  /// Whether any source is held now; to be asked before due().
  Result<bool> anyHeld();
  /// As DueDeliveries::due(), of sources that are not held.
  Result<std::vector<DeliveryId>> due(std::int64_t lane, UtcTime now, std::int64_t limit);

 private:
  struct Mark {
    std::int64_t passedUs{INT64_MIN};  ///< whatever is due earlier in this lane is held
    UtcTime walkedAt{};                ///< when all of it was looked at
  };

  CachedStatement m_sources, m_due;
  std::vector<std::int64_t> m_held;
  std::unordered_map<std::int64_t, Mark> m_marks;
};

}  // namespace ack::store
