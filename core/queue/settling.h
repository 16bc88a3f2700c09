#pragma once
// The changes of a delivery's state as work makes them: the guarded statement, the attempt's row, the totals and the
// minutes, always together in the writer's transaction.
#include "core/store/delivery_claims.h"
#include "core/store/writer.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace ack::queue {

/// What the figures need to know about a delivery.
struct CountedDelivery {
  SourceId source;
  UtcTime receivedAt{};
  std::chrono::seconds completeWithin{300};
};

/// The lease of a running attempt.
struct HeldLease {
  DeliveryId delivery;
  std::int64_t attempt{0};
  std::int64_t epoch{0};
};

/// How an attempt ended.
struct AttemptClosing {
  domain::AttemptResult result{};
  std::string_view evidence;
};

/// Thread: writer, within its transaction. Every function answers conflict, and has changed nothing then, where the
/// delivery is no longer what the caller believes.
class Settling {
 public:
  explicit Settling(store::WriteContext& context) noexcept : m_context(context) {}

  /// Claim and settlement in one, with the attempt's row. The next attempt's number is row.attempts + 1.
  Result<void> settleWaiting(const store::WorkRow& row, const CountedDelivery& counted, std::int64_t worker,
                             const store::Settlement& settlement, const AttemptClosing& closing);
  /// Claims for a call: the attempt's row is running when this returns.
  Result<HeldLease> claim(const store::WorkRow& row, std::int64_t worker, UtcTime leaseUntil, std::int64_t lane);
  Result<void> moveToLane(const store::WorkRow& row, std::int64_t lane);
  Result<void> settleHeld(const HeldLease& lease, const CountedDelivery& counted, const store::Settlement& settlement,
                          const AttemptClosing& closing);
  /// Of an unresolved delivery: it goes on, or ends, without an attempt of its own; see DeliveryClaims::resolve.
  Result<void> resolve(const store::WorkRow& row, const CountedDelivery& counted, const store::Settlement& settlement,
                       std::optional<UtcTime> newRound);
  Result<void> renew(const HeldLease& lease, UtcTime leaseUntil);
  /// Takes the lease away from a holder that let it lapse; its attempt stays counted and is marked lapsed.
  Result<void> takeFromHolder(const HeldLease& lease, const CountedDelivery& counted,
                              const store::Settlement& settlement, std::string_view evidence);
  /// Keeps a settlement that was refused as evidence; changes no state.
  Result<void> keepLate(const HeldLease& lease, std::string_view evidence);

 private:
  void count(const CountedDelivery& counted, domain::DeliveryState from, domain::DeliveryState to);
  Result<void> endAttempt(const HeldLease& lease, const store::Settlement& settlement, const AttemptClosing& closing);

  store::WriteContext& m_context;
};

}  // namespace ack::queue
