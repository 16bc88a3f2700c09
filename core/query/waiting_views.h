#pragma once
// Why a delivery that is not finished does not go on now, as plain values.
#include "core/base/clock.h"

#include <cstdint>
#include <optional>
#include <string>

namespace ack::query {

/// Names of sources, destinations and people, our own IDs, evidence without payload.
struct WaitingReason {
  enum class Kind : std::uint8_t {
    sourceHeld,       ///< a person holds the source `subject`: `by`, `since`, `reason`
    destinationHeld,  ///< likewise the destination `subject`
    breakerOpen,      ///< the destination `subject` fails `since`; `reason` is its evidence, it is tried at `until`;
                      ///< none: with what is due next
    retryAt,          ///< the next attempt is at `until`
    destinationBusy,  ///< `subject` has as many calls under way as it takes at once: `limit`
    inQuarantine,     ///< the engine ended at work on it, so that it is tried alone
    inTurn,           ///< it is due, and nothing holds it
    askedAt,          ///< its outcome is unknown; the destination `subject` is asked at `until`
    personDecides,    ///< its outcome is unknown, and nobody but a person can say what became of it
    replayWaits,      ///< the replay `subject`, asked for by `by`, waits for a second person until `until`
    replayPaused,     ///< the replay `subject` is paused: `reason`
    replayRuns,       ///< the replay `subject` has not come to it yet
  };
  Kind kind{};
  std::string subject{};
  std::string by{}, reason{};
  std::optional<UtcTime> since{}, until{};
  std::int64_t limit{0};
};

}  // namespace ack::query
