#pragma once
// The words of a replay: what a preview foretells for each effect, what a request goes through, what became of each
// delivery. The numbers are what the store keeps: never renumber, only add.
#include "core/domain/ids.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::domain {

struct ReplayTag {};
using ReplayId = RowId<ReplayTag>;

std::string toText(ReplayId id);  ///< "rpl_…"
/// Exactly the text form above, digits in either case; nullopt otherwise.
std::optional<ReplayId> replayIdFrom(std::string_view text) noexcept;

enum class ReplayState : std::uint8_t {
  draft = 0,      ///< a preview that nobody asked for yet; gone after an hour
  waiting = 1,    ///< for a second person
  ready = 2,      ///< to be run as soon as an engine runs
  running = 3,    ///<
  paused = 4,     ///< by a person, by the first failure, or because somebody may no longer replay
  cancelled = 5,  ///< what had not begun stays a dead letter
  rejected = 6,   ///< by the second person
  expired = 7,    ///< nobody approved it in time
  done = 8,       ///< every delivery of it has come to an end
};

/// What became of one delivery of a replay.
enum class ReplayItemState : std::uint8_t {
  frozen = 0,     ///< not begun
  excluded = 1,   ///< never runs: the preview shows a conflict
  released = 2,   ///< back in the queue, under way
  completed = 3,  ///<
  dead = 4,       ///< set aside again
  unknown = 5,    ///< an effect's outcome is unknown
  changed = 6,    ///< not run: it is no longer what the preview showed
};

/// Why somebody asks for a replay, beside their own words.
enum class ReplayReason : std::uint8_t {
  causeCorrected = 1,      ///< the fault was found and mended
  targetRecovered = 2,     ///< the destination answers again
  rulesCorrected = 3,      ///< the rules were wrong
  credentialsRenewed = 4,  ///< the destination takes our credentials again
  customerRequest = 5,
  other = 6,
};

/// By which rules a replay plans.
enum class RulesChoice : std::uint8_t {
  current = 0,   ///< those in force at the preview, also where others are applied before it runs
  original = 1,  ///< those in force when the event was accepted
};

enum class Prediction : std::uint8_t {
  skip = 0,      ///< it is done, and stays as it is
  run = 1,       ///< it is not done, and will be
  ask = 2,       ///< nobody knows: the target is asked first, and it runs only where it is missing
  conflict = 3,  ///< something is in the way: the delivery does not run
};

/// Of a second effect where there should be one.
enum class DuplicateRisk : std::uint8_t { none = 0, low = 1, possible = 2 };

/// Why an effect is predicted so.
enum class PredictionWhy : std::uint8_t {
  applied = 0,           ///< done for this event
  appliedByOther = 1,    ///< another event with the same business key has done it
  superseded = 2,        ///< something newer is known, or the rules no longer asked for it
  oncePerEvent = 3,      ///< a local effect: the store itself takes it once
  notSent = 4,           ///< nothing was sent yet
  failedBefore = 5,      ///< the last call certainly did nothing
  sameKey = 6,           ///< outcome unknown; the target takes the same key once
  canBeAsked = 7,        ///< outcome unknown; the target can be asked, and takes the same key once
  canBeAskedOnly = 8,    ///< outcome unknown; the target can be asked, but may take the same key twice
  cannotBeAsked = 9,     ///< outcome unknown, and the target can neither be asked nor tell a repetition
  otherUnderWay = 10,    ///< another event with the same business key is not through with it
  destinationGone = 11,  ///< its destination is no longer configured
  sourceGone = 12,       ///< no rules are known for its source
  noRules = 13,          ///< the rules of that time are not kept
  cannotBePlanned = 14,  ///< the rules can't be applied to this payload
  payloadPurged = 15,    ///< the payload was removed by retention
  payloadDamaged = 16,   ///< the stored payload is not what was accepted
  notDead = 17,          ///< it is no dead letter
  inAnotherReplay = 18,  ///< another open replay has it
  unknownDelivery = 19,  ///< there is no such delivery
};

std::string_view toText(ReplayState state) noexcept;
std::string_view toText(ReplayItemState state) noexcept;
std::string_view toText(ReplayReason reason) noexcept;
std::string_view toText(RulesChoice rules) noexcept;
std::string_view toText(Prediction prediction) noexcept;
std::string_view toText(DuplicateRisk risk) noexcept;
std::string_view toText(PredictionWhy why) noexcept;
/// One plain sentence without a full stop: "done for this event, and stays as it is".
std::string_view sentence(PredictionWhy why) noexcept;
std::optional<ReplayReason> replayReasonFrom(std::string_view text) noexcept;
std::optional<RulesChoice> rulesChoiceFrom(std::string_view text) noexcept;

/// Whether a replay in that state can still put a delivery back.
constexpr bool mayStillRun(ReplayState state) noexcept {
  return state == ReplayState::waiting || state == ReplayState::ready || state == ReplayState::running ||
         state == ReplayState::paused;
}

/// How fast a replay goes.
struct ReplayPace {
  int batch{100};                    ///< deliveries put back together; 1 to 10,000
  std::chrono::seconds interval{1};  ///< from the beginning of one batch to the next; 0 to 3,600
  int atATime{8};                    ///< of its deliveries under way at once; 1 to 1,000
  bool stopAtFailure{false};         ///< pauses as soon as one attempt of it fails
};

/// Of a frozen manifest.
struct ReplayCounts {
  std::int64_t deliveries{0};                         ///< all that were looked at
  std::int64_t runs{0};                               ///< of them: will be put back
  std::int64_t excluded{0};                           ///< of them: have a conflict
  std::int64_t skip{0}, run{0}, ask{0}, conflict{0};  ///< effects
  std::int64_t low{0}, possible{0};                   ///< effects with that risk of a duplicate
};

/// Of the deliveries that run.
struct ReplayProgress {
  std::int64_t left{0};  ///< not begun
  std::int64_t underWay{0};
  std::int64_t completed{0}, dead{0}, unknown{0};
  std::int64_t changed{0};  ///< not run, because it is no longer what the preview showed
};

}  // namespace ack::domain

namespace ack {
using domain::ReplayId;
}  // namespace ack
