#pragma once
// The words of a delivery's life and which change may follow which (domain.md, "Delivery states"). The numbers are
// what the store keeps: never renumber, only add.
#include <cstdint>
#include <optional>
#include <string_view>

namespace ack::domain {

enum class DeliveryState : std::uint8_t {
  queued = 0,
  processing = 1,
  retrying = 2,
  unresolved = 3,
  completed = 4,
  dead = 5,
  discarded = 6,
};
constexpr int kDeliveryStateCount = 7;

/// Why a dead letter is dead.
enum class DeadCause : std::uint8_t {
  none = 0,
  stale = 1,           ///< authentic, but outside the source's replay window
  exhausted = 2,       ///< attempts or age used up
  permanent = 3,       ///< the destination will never take it
  unauthorised = 4,    ///< the destination refuses our credentials
  outcomeUnknown = 5,  ///< an external effect may or may not have happened
  mapping = 6,         ///< the rules can't be applied to this payload
  ledger = 7,          ///< a ledger rule refused the charge
};

enum class EffectKind : std::uint8_t { charge = 0, inbox = 1, status = 2, forward = 3 };

enum class EffectState : std::uint8_t {
  planned = 0,     ///< known, not begun
  intended = 1,    ///< external: the call may be under way; intent is on disk, outcome is not
  applied = 2,     ///< done, with evidence
  failed = 3,      ///< external: certainly not applied by the last call; may be tried again
  unknown = 4,     ///< external: started, and we can't tell whether it happened
  superseded = 5,  ///< status only: an older status than the one applied; recorded, changes nothing
};

/// What became of one arrival.
enum class ArrivalResult : std::uint8_t { accepted = 0, duplicate = 1, stale = 2, rejected = 3 };

enum class AttemptResult : std::uint8_t {
  running = 0,
  completed = 1,
  transient = 2,  ///< will be retried, or exhausted the budget
  permanent = 3,
  unauthorised = 4,
  uncertain = 5,  ///< outcome unknown
  mapping = 6,
  ledger = 7,
  lapsed = 8,  ///< the lease ran out or the process died before a settlement
  late = 9,    ///< a settlement that came after the lease was taken over; refused, kept as evidence
};

/// snake_case words as they stand in JSON, CSV, logs: "queued", "outcome_unknown" ….
std::string_view toText(DeliveryState state) noexcept;
std::string_view toText(DeadCause cause) noexcept;
std::string_view toText(EffectKind kind) noexcept;
std::string_view toText(EffectState state) noexcept;
std::string_view toText(ArrivalResult result) noexcept;
std::string_view toText(AttemptResult result) noexcept;
std::optional<DeliveryState> deliveryStateFrom(std::string_view text) noexcept;
std::optional<DeadCause> deadCauseFrom(std::string_view text) noexcept;
std::optional<EffectKind> effectKindFrom(std::string_view text) noexcept;

/// Whether domain.md draws this arrow.
bool mayFollow(DeliveryState from, DeliveryState to) noexcept;
/// queued, processing, retrying, unresolved or dead: somebody still has to do something.
constexpr bool isUnfinished(DeliveryState state) noexcept {
  return state != DeliveryState::completed && state != DeliveryState::discarded;
}

}  // namespace ack::domain
