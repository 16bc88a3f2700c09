#pragma once
// What becomes of a delivery whose holder vanished: its process died, or its lease lapsed without a word. Nothing is
// lost (the attempt stays counted, the work goes on) and nothing is doubled (an external effect that may have begun
// is never simply repeated).
#include "core/base/random.h"
#include "core/domain/retry_policy.h"
#include "core/queue/settling.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace ack::queue {

/// What the rescuer must know of the configuration.
struct RescuePolicy {
  std::function<bool(std::int64_t destination)> isIdempotent;  ///< a repeated call with the same key is harmless
  std::function<domain::RetryLimits(std::int64_t destination)> limits;
  std::function<std::chrono::seconds(SourceId)> completeWithin;
  std::function<std::string(SourceId)> owner;
  /// Whether a destination can be asked what became of a call; may be empty: none can.
  std::function<bool(std::int64_t destination)> canAsk{};
  /// A destination's name for alerts; may be empty.
  std::function<std::string(std::int64_t destination)> nameOf{};
};

/// What became of one lease.
enum class RescueOutcome {
  requeued,     ///< no external effect had begun
  repeating,    ///< one had, and its destination promises that the same key has no second effect
  unresolved,   ///< one had, and nobody can tell whether it happened
  dead,         ///< its attempts or its age are used up
  quarantined,  ///< the engine died at work on it: it is tried again, by itself, after a backoff
  notLapsed,    ///< settled or taken over meanwhile; nothing was changed
};

/// Thread: writer, within its transaction.
class LeaseRescuer {
 public:
  LeaseRescuer(const RescuePolicy& policy, RandomSource& random) noexcept : m_policy(policy), m_random(random) {}

  /// Ends the lease `epoch` of `id`; the epoch grows, so that a holder that wakes up later is refused.
  Result<RescueOutcome> rescue(store::WriteContext& context, DeliveryId id, std::int64_t epoch) const;
  /// For a waiting delivery that was being planned or applied when the engine died: that was an attempt, though
  /// nobody could write it down. It goes to quarantine, or is dead where attempts or age are used up.
  Result<RescueOutcome> countDeath(store::WriteContext& context, DeliveryId id, std::int64_t epoch) const;
  /// For a delivery whose planning does not end: dead at once (cause exhausted), since planning is the same every
  /// time. Works for a waiting one and for one that is held from quarantine. Where a call of it had begun its outcome
  /// is unknown, and so is the cause.
  Result<RescueOutcome> giveUp(store::WriteContext& context, DeliveryId id, std::int64_t epoch,
                               std::string_view evidence) const;

 private:
  struct Decision {
    RescueOutcome outcome{RescueOutcome::requeued};
    store::Settlement settlement;
    std::string evidence;
  };
  [[nodiscard]] Decision decide(const store::WorkRow& row, std::int64_t openCall, std::int64_t deaths,
                                UtcTime now) const;
  [[nodiscard]] Decision decideDeath(const store::WorkRow& row, std::int64_t deaths, std::int64_t roundAttempts,
                                     UtcTime now) const;
  [[nodiscard]] CountedDelivery counted(const store::WorkRow& row) const;
  [[nodiscard]] bool canAsk(std::int64_t destination) const {
    return m_policy.canAsk && m_policy.canAsk(destination);
  }
  [[nodiscard]] Decision decideCalled(const store::WorkRow& row, std::int64_t destination, UtcTime now) const;

  const RescuePolicy& m_policy;
  RandomSource& m_random;
};

}  // namespace ack::queue
