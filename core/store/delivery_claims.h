#pragma once
// What work does with a delivery: finding what is due, and every change of its state. A change is one statement whose
// WHERE names what the caller believes (state and lease epoch); one that touches no row is a conflict, and nothing
// was changed.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"
#include "core/store/due_unheld.h"
#include "core/store/payload_table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

/// The lane of deliveries on which an engine died: each is tried by itself, with its attempt on disk beforehand.
constexpr std::int64_t kQuarantineLane = -1;

/// What is added to the lane of a waiting delivery that is replayed, so that new work goes first everywhere. Only the
/// store's rows and DueDeliveries show it: WorkRow and Settlement have the lane itself.
constexpr std::int64_t kReplayLanes = std::int64_t{1} << 40;

/// The queue's own lane: 0, or the destination that it waits for.
constexpr std::int64_t plainLane(std::int64_t lane) noexcept {
  return lane >= kReplayLanes ? lane - kReplayLanes : lane;
}

/// A delivery as work needs it.
struct WorkRow {
  DeliveryId id;
  EventIdentity identity;
  std::string type;
  std::optional<UtcTime> occurredAt;
  UtcTime receivedAt{};
  std::int64_t payload{0};
  std::string element;
  domain::DeliveryState state{domain::DeliveryState::queued};
  std::int64_t attempts{0};
  std::int64_t round{1};
  std::int64_t roundAttempts{0};
  UtcTime roundBegan{};
  std::int64_t leaseEpoch{0};
  std::int64_t lane{0};
  std::int64_t rulesVersion{0};  ///< the configuration whose rules count; 0: the one in force
};

/// A delivery that waits, with its own payload: nullopt where that was purged, or is that of another element of its
/// batch.
struct WaitingDelivery {
  WorkRow row;
  std::optional<StoredPayload> payload;
};

/// Reads for workers. Thread: that of its connection; no cursor is left open.
class DueDeliveries {
 public:
  explicit DueDeliveries(Connection& connection) noexcept;

  /// The oldest due first (queued or retrying, `nextAt` reached), at most `limit`; none of a source that is held.
  Result<std::vector<DeliveryId>> due(std::int64_t lane, UtcTime now, std::int64_t limit);
  /// The smallest lane above `after` in which anything waits, due or not.
  Result<std::optional<std::int64_t>> nextLane(std::int64_t after);
  Result<std::optional<WorkRow>> load(DeliveryId id);
  /// nullopt where it is neither queued nor retrying.
  Result<std::optional<WaitingDelivery>> loadWaiting(DeliveryId id);
  /// In state processing with a lease that ended at or before `until`, with their present epoch; at most `limit`.
  Result<std::vector<std::pair<DeliveryId, std::int64_t>>> leasedUntil(UtcTime until, std::int64_t limit);
  /// Whether a delivery from quarantine is in processing.
  Result<bool> quarantinedInWork();
  /// Unresolved deliveries of a destination about which it is to be asked by now, the longest due first.
  Result<std::vector<DeliveryId>> toAsk(std::int64_t lane, UtcTime now, std::int64_t limit);

 private:
  CachedStatement m_due, m_nextLane, m_load, m_waiting, m_leased, m_quarantined, m_toAsk;
  DueUnheld m_unheld;
};

/// What the caller read of a waiting delivery; a change happens only while all of it still holds.
struct WaitingGuard {
  DeliveryId id;
  domain::DeliveryState state{domain::DeliveryState::queued};
  std::int64_t leaseEpoch{0};
};

/// When an unresolved delivery's destination is asked next, where it is not asked by itself any more.
constexpr UtcTime kNotAskedAgain = fromMicros(INT64_MAX);

/// What a replay was shown of a dead letter.
struct DeadGuard {
  DeliveryId id;
  domain::DeadCause cause{domain::DeadCause::none};
  std::int64_t attempts{0};
  std::int64_t leaseEpoch{0};
};

/// Where a delivery goes when an attempt ends.
struct Settlement {
  domain::DeliveryState state{domain::DeliveryState::completed};
  domain::DeadCause cause{domain::DeadCause::none};
  UtcTime nextAt{};              ///< queued and retrying: when it is due
  std::int64_t lane{0};          ///< the queue it waits in from now on
  UtcTime settledAt{};           ///< completed and dead; the epoch otherwise
  std::string_view owner;        ///< set where nobody owns it yet; empty: nobody
  std::string_view evidence;     ///< why it is where it is
  bool givesAttemptBack{false};  ///< the attempt succeeded as far as it went: it doesn't count against the round
};

/// Changes. Thread: writer, within its transaction.
class DeliveryClaims {
 public:
  explicit DeliveryClaims(Connection& connection) noexcept;

  /// Claim and settlement in one: attempts, round attempts and epoch grow by one, and the delivery goes where
  /// `settlement` says. For attempts that need nothing outside the process. conflict where the guard no longer holds.
  Result<void> settleWaiting(const WaitingGuard& guard, const Settlement& settlement);
  /// To processing, with the lease: attempts, round attempts and epoch grow by one. conflict as above.
  Result<void> claim(const WaitingGuard& guard, UtcTime leaseUntil, std::int64_t worker, std::int64_t lane);
  /// Only moves a waiting delivery to another queue; no attempt is counted. While a source is held it is due there as
  /// of a moment ago at the earliest: what is older is passed over there as held (see DueUnheld). conflict as above.
  Result<void> moveToLane(const WaitingGuard& guard, std::int64_t lane, UtcTime now);
  /// Ends the lease with that epoch. conflict where the delivery is not in processing or has another epoch.
  Result<void> settleHeld(DeliveryId id, std::int64_t leaseEpoch, const Settlement& settlement);
  /// As settleHeld, and the epoch grows by one, so that the late holder is refused.
  Result<void> takeFromHolder(DeliveryId id, std::int64_t leaseEpoch, const Settlement& settlement);
  /// Of an unresolved delivery: goes where `settlement` says, and the epoch grows by one, so that of two who know the
  /// outcome one wins. No attempt is counted; with `newRound` its attempts begin anew from `roundBegan`.
  Result<void> resolve(const WaitingGuard& guard, const Settlement& settlement,
                       std::optional<UtcTime> newRound = std::nullopt);
  /// Of an unresolved delivery: when its destination is asked next. conflict as above.
  Result<void> askAt(const WaitingGuard& guard, UtcTime nextAt);
  /// A dead letter back to the queue, behind all new work: a new round with a budget of its own, the attempts' number
  /// going on. conflict where it is no longer the dead letter of the guard.
  Result<void> openRound(const DeadGuard& guard, UtcTime now, std::int64_t rulesVersion);
  /// conflict where the lease was taken over.
  Result<void> renew(DeliveryId id, std::int64_t leaseEpoch, UtcTime leaseUntil);

 private:
  CachedStatement m_settleWaiting, m_claim, m_lane, m_settleHeld, m_take, m_renew, m_resolve, m_askAt, m_openRound;
};

}  // namespace ack::store
