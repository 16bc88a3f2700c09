#pragma once
// The words of an alert: what it is about, where it stands in its life, what is told to whom. The numbers are what
// the store keeps (kinds are kept as words): never renumber, only add.
// First, since moc can't read <concepts> where ids.h alone leads there.
#include "core/base/result.h"
#include "core/domain/ids.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ack::domain {

struct AlertTag {};
using AlertId = RowId<AlertTag>;
struct AlertMessageTag {};
using AlertMessageId = RowId<AlertMessageTag>;

std::string toText(AlertId id);  ///< "alr_…"
/// Exactly the text form above, digits in either case; nullopt otherwise.
std::optional<AlertId> alertIdFrom(std::string_view text) noexcept;

enum class AlertKind : std::uint8_t {
  missingAccepted,      ///< fewer events than were acknowledged
  secondCharge,         ///< more than one charge for an event
  noSequence,           ///< acceptance.seq was gone at a start
  noWorkingSecret,      ///< a source can't verify anything; subject: source
  diskLow,              ///< little room where the store lies
  backlog,              ///< near the limit at which arrivals are refused
  breakerOpen,          ///< a destination fails, its work is held; subject: destination
  unresolved,           ///< a person must decide what became of an effect; subject: destination
  exhausted,            ///< dead letters whose attempts or age are used up; subject: destination or source
  deadLetters,          ///< dead letters of any other cause; subject: "cause/destination or source"
  deadWithoutOwner,     ///< dead letters that are nobody's
  oldestUnfinished,     ///< something waits longer than allowed; subject: source
  completionBelow,      ///< fewer events than promised are completed in time
  quietSource,          ///< nothing came for much longer than usual; subject: source
  badSignatures,        ///< many arrivals with a bad signature; subject: source
  replayedKey,          ///< one signature, another event; subject: source
  contentMismatch,      ///< the same event ID with another body; subject: source
  sameBodyOtherId,      ///< the same body under another ID; subject: source
  sameBodyOtherTenant,  ///< the same event ID and body for another tenant; subject: source
  certificateExpires,   ///< subject: file
  certificateProblem,   ///< subject: what is wrong
  subscription,         ///< a provider waits for somebody to confirm; subject: source
  approvalWaiting,      ///< a replay waits for a second person; subject: the replay
  diedAtWork,           ///< the engine ended at work on it; subject: delivery
  planOverrun,          ///< its planning did not end; subject: delivery
};

enum class AlertState : std::uint8_t {
  open = 0,
  acknowledged = 1,  ///< somebody has it; nothing more is sent about it but that it is over, or a worse stage
  resolved = 2,      ///< over; the same thing again is a new alert
};

/// Where an alert is sent, beside the window and the tray.
enum class AlertChannel : std::uint8_t { email = 0, webhook = 1 };

/// What a message says about its alert.
enum class AlertNews : std::uint8_t {
  opened = 0,
  grown = 1,     ///< it happened many times more, or its next stage is reached
  resolved = 2,  ///< only to a channel that was told of the alert
  trial = 3,     ///< somebody tries the channel; there is no alert
};

/// What became of one message.
enum class AlertMessageState : std::uint8_t {
  waiting = 0,
  sent = 1,
  givenUp = 2,  ///< refused for good, or tried as often as allowed
  dropped = 3,  ///< it was over, or the channel gone, before it could be sent
};

/// Subject of the second backlog alert, beside the one that the limit is near: the limit is reached.
constexpr std::string_view kBacklogFull = "full";

/// snake_case words as they stand in the store, JSON and the command line: "content_mismatch", "acknowledged" …
std::string_view toText(AlertKind kind) noexcept;
std::string_view toText(AlertState state) noexcept;
std::string_view toText(AlertChannel channel) noexcept;
std::string_view toText(AlertNews news) noexcept;
std::string_view toText(AlertMessageState state) noexcept;
std::optional<AlertKind> alertKindFrom(std::string_view text) noexcept;
std::optional<AlertState> alertStateFrom(std::string_view text) noexcept;
std::span<const AlertKind> allAlertKinds() noexcept;

/// Whether it is over by itself once its cause is gone. Then nobody can resolve it while the cause lasts; anything
/// else is over only when a person says so.
bool endsByItself(AlertKind kind) noexcept;
/// Whether its count is not of things but a stage, which doubles as it gets worse: 1, 2, 4 … Each is told, also of
/// one that somebody has acknowledged.
bool countIsStage(AlertKind kind) noexcept;
/// 0 is worst: lost or doubled money before what can't go on, that before what waits, that before what is only odd.
int harmOf(AlertKind kind) noexcept;
/// Told also while somebody wanted quiet: nothing is received, or the store is not safe.
bool breaksQuiet(AlertKind kind) noexcept;

}  // namespace ack::domain

namespace ack {
using domain::AlertId;
using domain::AlertMessageId;
}  // namespace ack
