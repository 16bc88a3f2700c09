#pragma once
// Replays: a preview that is frozen, a request with its reasons, the second pair of eyes, and the hand on the brake.
// What is asked for here is carried out by the engine's runner (core/work/replay_runner), delivery by delivery.
#include "core/domain/delivery_state.h"
#include "core/domain/replay_words.h"
#include "core/effect/stored_event_planner.h"
#include "core/operate/deed_frame.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::operate {

constexpr std::int64_t kMaxReplayDeliveries = 100'000;
constexpr std::chrono::hours kDraftLife{1};

/// Dead letters that have all of it; what is empty does not count.
struct ReplayFilter {
  std::vector<domain::DeadCause> causes;
  std::vector<std::string> sources, destinations;   ///< names
  std::optional<std::string> owner;                 ///< "" is nobody
  std::optional<UtcTime> receivedFrom, receivedTo;  ///< start included, end not
};

/// Which deliveries: exactly those, or all that match (resolved once, at the preview).
struct ReplaySelection {
  std::vector<DeliveryId> deliveries;
  std::optional<ReplayFilter> filter;
};

/// A frozen manifest. Its deliveries are read page by page (query::Reader::replayItems).
struct ReplayPreview {
  ReplayId id;
  domain::ReplayCounts counts;
  std::string manifestSha256Hex;
  bool needsCorrection{false};  ///< the request must say that the cause is corrected
  std::string whySecond;        ///< why a second person is needed; empty: none is
  UtcTime expiresAt{};          ///< of the preview
};

/// What a person adds to the preview.
struct ReplayOrder {
  domain::ReplayReason kind{domain::ReplayReason::other};
  std::string reason;     ///< see reason.h
  bool corrected{false};  ///< the statement that the cause is corrected
  domain::ReplayPace pace;
};

struct ReplayReceipt {
  ReplayId id;
  domain::ReplayState state{};  ///< ready, or waiting for a second person
  std::string whySecond;
  UtcTime expiresAt{};  ///< of the request, where it waits
};

/// Thread: that of the desk's connection; never a GUI thread (large previews take seconds).
class ReplayCommands {
 public:
  /// Everything must outlive this.
  ReplayCommands(Desk desk, effect::ContentProofOf proofOf) : m_desk(desk), m_proofOf(std::move(proofOf)) {}

  /// Called now and then while a preview is made; false gives it up (cancelled).
  using Going = std::function<bool(std::int64_t done, std::int64_t of)>;

  /// Looks at every delivery, foretells its effects and freezes the list. Changes no delivery; needs the right to see
  /// work, so that a dry run needs no operator. Nothing of it is left after an hour unless it is asked for.
  /// invalid: nothing chosen, or more than kMaxReplayDeliveries; refused: the caller may not; notFound: a name in the
  /// filter that is none.
  Result<ReplayPreview> preview(const Caller& caller, const ReplaySelection& selection, domain::RulesChoice rules,
                                const Going& going = {});
  /// A preview that nobody wants any more. Nothing to do for one that is gone, or was asked for.
  Result<void> discard(const Caller& caller, ReplayId draft);

  /// Asks for exactly what was previewed: holds its deliveries, and either hands it to the engine or waits for a
  /// second person. Durable, with its audit entry, when it answers success.
  /// invalid: the reason's length, a pace out of bounds, the missing statement; notFound: no such preview (any more);
  /// conflict: another open replay took one of the deliveries meanwhile; refused: the caller may not, it is somebody
  /// else's preview, or nothing in it can run.
  Result<ReplayReceipt> request(const Caller& caller, ReplayId draft, const ReplayOrder& order);

  /// The second person's yes to exactly the manifest they saw (`manifestSha256Hex`; empty: whatever it is).
  /// refused: one's own request, it has expired, or who asked may no longer replay; conflict: it no longer waits, or
  /// the manifest is another; corrupt: the stored manifest is not what was frozen.
  Result<void> approve(const Caller& caller, ReplayId id, std::string_view manifestSha256Hex,
                       const std::string& reason);
  Result<void> reject(const Caller& caller, ReplayId id, const std::string& reason);

  /// No further delivery begins; those under way go on to their end. For those who may replay, and those who may
  /// approve. Here and below: a reason may be left out; invalid where one is given and is none (reason.h).
  Result<void> pause(const Caller& caller, ReplayId id, const std::string& reason);
  Result<void> resume(const Caller& caller, ReplayId id, const std::string& reason);
  /// For good, by the same people as pause(): what has not begun stays a dead letter and may be replayed anew.
  /// Answers how many those are.
  Result<std::int64_t> cancel(const Caller& caller, ReplayId id, const std::string& reason);

 private:
  Result<void> takeHolds(ReplayId id, std::int64_t deliveries, std::int64_t& last);

  Desk m_desk;
  effect::ContentProofOf m_proofOf;
};

}  // namespace ack::operate
