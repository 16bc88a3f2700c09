#pragma once
// Hands due deliveries to workers, each to one worker at a time. Who holds what in hand is known in memory only: it
// spares work, while safety comes from the guards in the store.
#include "core/queue/destination_pacer.h"
#include "core/store/delivery_claims.h"

#include <chrono>
#include <cstddef>
#include <mutex>
#include <optional>
#include <unordered_set>
#include <vector>

namespace ack::queue {

struct DueTicket {
  DeliveryId id;
  CallSlot slot;  ///< for a delivery from a destination's lane; empty otherwise
};

struct DueBatch {
  std::vector<DueTicket> tickets;
  bool alone{false};                                   ///< the one ticket comes from quarantine
  std::optional<std::chrono::microseconds> wakeAfter;  ///< something only waits for its destination's rate
};

/// Thread: any. The pacer must outlive it.
class DueQueue {
 public:
  explicit DueQueue(DestinationPacer& pacer) noexcept : m_pacer(pacer) {}

  /// One from quarantine where any is due and none is in hand, and nothing else then. Otherwise:
  /// up to `limit` from the unplanned lane, and from each destination's lane as many as it has free slots (at most
  /// `limit`). Replayed deliveries come last, within what is left of `limit`: new work goes first. Lanes of
  /// destinations that no longer exist are served like the unplanned one, so that nothing sticks.
  /// Each ticket must be released, whatever became of it.
  Result<DueBatch> take(store::DueDeliveries& reader, UtcTime now, std::size_t limit);
  void release(DeliveryId id);

 private:
  Result<void> takeLane(store::DueDeliveries& reader, std::int64_t lane, UtcTime now, std::size_t limit, bool paced,
                        DueBatch& batch);

  DestinationPacer& m_pacer;
  std::mutex m_mutex;
  std::unordered_set<std::int64_t> m_inHand;  // guarded
  std::int64_t m_alone{0};                    // guarded; the one from quarantine that is in hand
};

}  // namespace ack::queue
