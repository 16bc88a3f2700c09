#pragma once
// What a person does with dead letters beside replaying them: says whose they are, closes them with a reason, and
// opens closed ones again. Many go in one call, one commit and one audit entry; what can't be changed is reported,
// and nothing is silently skipped.
#include "core/domain/delivery_state.h"
#include "core/domain/replay_words.h"
#include "core/operate/owners.h"
#include "core/operate/work_deed.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ack::operate {

/// What became of one letter of a call.
enum class LetterResult : std::uint8_t {
  changed,
  asBefore,        ///< it has that owner already; giving back: somebody gave it on meanwhile
  wrongState,      ///< not a dead letter (any more); reopening: not closed
  notByHand,       ///< reopening: no person closed it
  unknown,         ///< there is no such delivery
  outcomeUnknown,  ///< closing: nobody knows what became of one of its effects; that is judged first
  ownerGone,       ///< giving back: who had it is no owner any more
};
/// "changed", "as_before", "wrong_state", "not_by_hand", "unknown", "outcome_unknown", "owner_gone".
std::string_view toText(LetterResult result) noexcept;

struct LetterOutcome {
  DeliveryId id;
  LetterResult result{LetterResult::changed};
  domain::DeliveryState state{domain::DeliveryState::dead};  ///< that it has now; of no meaning for an unknown one
  std::string ownerBefore{};                                 ///< assigning, where it was changed; "": nobody
  std::optional<ReplayId> leftReplay{};                      ///< closing: the open one that goes on without it
};

/// Whose a letter was before it was given to somebody.
struct FormerOwner {
  DeliveryId id;
  std::string owner;  ///< "": nobody
};

struct LetterReport {
  std::vector<LetterOutcome> letters;  ///< in the order of the call, each once
  std::int64_t changed{0};
};

/// Thread: that of the desk's connection; never a GUI thread.
class LetterCommands {
 public:
  static constexpr std::size_t kMostAtOnce = 10'000;

  explicit LetterCommands(Desk desk) noexcept : m_desk(std::move(desk)) {}

  /// Gives dead and unresolved deliveries to `owner`: an enabled person, or a team that a source names as its owner.
  /// Durable when it answers. refused where the caller may not; notFound where there is no such owner; invalid for no
  /// letter or more than kMostAtOnce. A report without a change was written down as refused.
  Result<LetterReport> assign(const Caller& caller, const std::vector<DeliveryId>& letters, const std::string& owner);
  /// Undoes an assign() to `given`: each letter has the owner again that it had, nobody too, where it is still
  /// `given`'s. One deed and one entry of its own, by the rules of assign().
  Result<LetterReport> giveBack(const Caller& caller, const std::vector<FormerOwner>& letters,
                                const std::string& given);
  /// dead -> discarded, for good unless somebody reopens it; not while an effect's outcome is unknown. An open replay
  /// that had not begun with it goes on without it, and says so. invalid without a reason (reason.h).
  Result<LetterReport> close(const Caller& caller, const std::vector<DeliveryId>& letters, const std::string& reason);
  /// discarded -> dead, only what a person closed; its due time begins anew, its history stays. As close().
  Result<LetterReport> reopen(const Caller& caller, const std::vector<DeliveryId>& letters,
                              const std::string& reason);
  /// Everybody and every team that assign() takes, people first; for those who may assign.
  Result<std::vector<OwnerChoice>> owners(const Caller& caller);

 private:
  struct Hand;  ///< one call at work, within its transaction
  using Begin = std::function<Result<void>(Hand&)>;
  using ChangeOne = std::function<Result<LetterOutcome>(DeliveryId, Hand&)>;
  Result<LetterReport> forEach(const Caller& caller, access::Permission permission, audit::Deed deed,
                               const std::vector<DeliveryId>& letters, const Begin& begin, const ChangeOne& change);
  Desk m_desk;
};

}  // namespace ack::operate
