#include "core/operate/letter_commands.h"

#include "core/operate/reason.h"
#include "core/operate/replay_leaving.h"
#include "core/store/closed_letter_table.h"
#include "core/store/counters.h"
#include "core/store/letter_claims.h"
#include "core/store/tables.h"

#include <boost/json/object.hpp>

#include <map>
#include <optional>
#include <set>

namespace ack::operate {
namespace {

using access::Permission;
using domain::DeliveryState;

constexpr std::size_t kMostOwnersTold = 50;

audit::Deed deedOf(const char* action, const std::vector<DeliveryId>& letters, std::string reason) {
  audit::Deed deed;
  deed.action = action;
  deed.reason = std::move(reason);
  for (const DeliveryId id : letters) deed.targets.push_back(domain::toText(id));
  return deed;
}

std::string named(const std::string& owner) { return owner.empty() ? "nobody" : owner; }

}  // namespace

struct LetterCommands::Hand {
  Hand(const access::Actor& who, store::WriteContext& at)
      : actor(who), context(at), claims(at.connection), closed(at.connection), leaving(at.connection) {}

  Result<void> note(DeliveryId id, std::string_view kind, const std::string& text) {
    return context.tables.note.insert(id, context.now, kind, text);
  }
  /// Not changed, because of the state it is in.
  Result<LetterOutcome> leave(DeliveryId id, LetterResult why) {
    auto row = claims.find(id);
    if (!row) return std::move(row).error();
    if (!*row) return LetterOutcome{id, LetterResult::unknown, {}};
    return LetterOutcome{id, why, (*row)->state};
  }

  [[nodiscard]] boost::json::object ownersBefore() const {
    boost::json::object before;
    for (const auto& [name, count] : owners) before[named(name)] = count;
    return before;
  }
  /// What an open replay had not begun with leaves it.
  Result<void> leaveReplay(LetterOutcome& letter) {
    const auto replay = leaving.leave(letter.id, "it was closed by " + actor.name);
    if (!replay) return replay.error();
    letter.leftReplay = *replay;
    if (*replay) ++replays[domain::toText(**replay)];
    return {};
  }
  [[nodiscard]] boost::json::object replaysLeft() const {
    boost::json::object left;
    for (const auto& [replay, count] : replays) left[replay] = count;
    return left;
  }

  const access::Actor& actor;
  store::WriteContext& context;
  store::LetterClaims claims;
  store::ClosedLetterTable closed;
  ReplayLeaving leaving;
  std::string owner;                            ///< assign(): as it is written in the store
  std::map<std::string, std::int64_t> owners;   ///< that the changed ones had before
  std::map<std::string, std::int64_t> replays;  ///< that closed ones were taken out of
  Change change;
};

std::string_view toText(LetterResult result) noexcept {
  switch (result) {
  case LetterResult::changed:
    return "changed";
  case LetterResult::asBefore:
    return "as_before";
  case LetterResult::wrongState:
    return "wrong_state";
  case LetterResult::notByHand:
    return "not_by_hand";
  case LetterResult::outcomeUnknown:
    return "outcome_unknown";
  case LetterResult::ownerGone:
    return "owner_gone";
  case LetterResult::unknown:
    return "unknown";
  }
  return "unknown";
}

Result<LetterReport> LetterCommands::forEach(const Caller& caller, Permission permission, audit::Deed deed,
                                             const std::vector<DeliveryId>& letters, const Begin& begin,
                                             const ChangeOne& changeOne) {
  LetterReport report;
  bool nothingToDo = false;
  // What is wrong with the call is looked at behind who calls, so that who may not is in the trail either way.
  const auto work = [&](const access::Actor& actor, store::WriteContext& context) -> Result<Change> {
    if (letters.empty()) return Error{ErrorCode::invalid, "which letters? none is named"};
    if (letters.size() > kMostAtOnce) return Error{ErrorCode::invalid, "at most 10,000 letters go in one call"};
    Hand hand(actor, context);
    if (auto begun = begin(hand); !begun) return std::move(begun).error();
    std::set<DeliveryId> seen;
    for (const DeliveryId id : letters) {
      if (!seen.insert(id).second) continue;
      auto outcome = changeOne(id, hand);
      if (!outcome) return std::move(outcome).error();
      if (outcome->result == LetterResult::changed) hand.change.targets.push_back(domain::toText(id));
      report.letters.push_back(*outcome);
    }
    report.changed = static_cast<std::int64_t>(hand.change.targets.size());
    nothingToDo = report.changed == 0;
    if (nothingToDo)
      return Error{ErrorCode::conflict, "nothing was changed: none of the letters was in a state for it"};
    if (!hand.owners.empty()) hand.change.before = boost::json::object{{"owners", hand.ownersBefore()}};
    if (!hand.replays.empty()) hand.change.after.as_object()["taken_out_of"] = hand.replaysLeft();
    hand.change.after.as_object()["not_changed"] = static_cast<std::int64_t>(report.letters.size()) - report.changed;
    return std::move(hand.change);
  };
  const auto done = performOnStore(m_desk, caller, permission, std::move(deed), work);
  // Any other conflict, as one that a letter changed in between, is an error; so is a refusal that the disk did not
  // take.
  if (!done && !(nothingToDo && done.error().code == ErrorCode::conflict)) return done.error();
  return report;
}

Result<LetterReport> LetterCommands::assign(const Caller& caller, const std::vector<DeliveryId>& letters,
                                            const std::string& owner) {
  const auto begin = [&](Hand& hand) -> Result<void> {
    auto owners = Owners::read(m_desk);
    if (!owners) return std::move(owners).error();
    const auto found = owners->find(owner);
    if (!found)
      return Error{ErrorCode::notFound,
                   "\"" + owner + "\" is neither an enabled person nor a team that a source names"};
    hand.owner = *found;
    hand.change.after = boost::json::object{{"owner", *found}};
    return {};
  };
  const auto change = [](DeliveryId id, Hand& hand) -> Result<LetterOutcome> {
    auto row = hand.claims.find(id);
    if (!row) return std::move(row).error();
    if (!*row) return LetterOutcome{id, LetterResult::unknown, {}};
    const DeliveryState state = (*row)->state;
    if (state != DeliveryState::dead && state != DeliveryState::unresolved)
      return LetterOutcome{id, LetterResult::wrongState, state};
    if ((*row)->owner == hand.owner) return LetterOutcome{id, LetterResult::asBefore, state};
    if (auto set = hand.claims.setOwner(id, **row, hand.owner); !set) return std::move(set).error();
    auto noted =
        hand.note(id, "owner", hand.actor.name + " gave it to " + hand.owner + "; before: " + named((*row)->owner));
    if (!noted) return std::move(noted).error();
    if (hand.owners.size() < kMostOwnersTold || hand.owners.contains((*row)->owner)) ++hand.owners[(*row)->owner];
    return LetterOutcome{id, LetterResult::changed, state, (*row)->owner};
  };
  return forEach(caller, Permission::assignOwner, deedOf("letter.assign", letters, {}), letters, begin, change);
}

Result<LetterReport> LetterCommands::giveBack(const Caller& caller, const std::vector<FormerOwner>& letters,
                                              const std::string& given) {
  std::vector<DeliveryId> ids;
  std::map<DeliveryId, std::string> former;
  for (const FormerOwner& letter : letters) {
    ids.push_back(letter.id);
    former.emplace(letter.id, letter.owner);
  }
  std::optional<Owners> owners;
  std::map<std::string, std::int64_t> back;
  const auto begin = [&](Hand& hand) -> Result<void> {
    auto read = Owners::read(m_desk);
    if (!read) return std::move(read).error();
    owners = std::move(*read);
    hand.change.after = boost::json::object{{"undone", true}};
    return {};
  };
  const auto change = [&](DeliveryId id, Hand& hand) -> Result<LetterOutcome> {
    auto row = hand.claims.find(id);
    if (!row) return std::move(row).error();
    if (!*row) return LetterOutcome{id, LetterResult::unknown, {}};
    const DeliveryState state = (*row)->state;
    if (state != DeliveryState::dead && state != DeliveryState::unresolved)
      return LetterOutcome{id, LetterResult::wrongState, state};
    const std::string& owner = former.at(id);
    if ((*row)->owner != given || owner == given) return LetterOutcome{id, LetterResult::asBefore, state};
    if (!owner.empty() && !owners->find(owner)) return LetterOutcome{id, LetterResult::ownerGone, state};
    if (auto set = hand.claims.setOwner(id, **row, owner); !set) return std::move(set).error();
    if (auto noted =
            hand.note(id, "owner", hand.actor.name + " gave it back to " + named(owner) + "; before: " + given);
        !noted)
      return std::move(noted).error();
    ++hand.owners[given];
    if (back.size() < kMostOwnersTold || back.contains(owner)) ++back[owner];
    boost::json::object after;
    for (const auto& [name, count] : back) after[named(name)] = count;
    hand.change.after.as_object()["owners"] = std::move(after);
    return LetterOutcome{id, LetterResult::changed, state, given};
  };
  return forEach(caller, Permission::assignOwner, deedOf("letter.assign", ids, {}), ids, begin, change);
}

Result<LetterReport> LetterCommands::close(const Caller& caller, const std::vector<DeliveryId>& letters,
                                           const std::string& reason) {
  const auto begin = [&reason](Hand& hand) -> Result<void> {
    if (auto good = checkReason(reason); !good) return good;
    hand.change.before = boost::json::object{{"state", "dead"}};
    hand.change.after = boost::json::object{{"state", "discarded"}};
    return {};
  };
  const auto change = [&](DeliveryId id, Hand& hand) -> Result<LetterOutcome> {
    auto closed = hand.claims.close(id);
    if (!closed) return std::move(closed).error();
    if (!*closed) {
      auto left = hand.leave(id, LetterResult::wrongState);
      // A dead letter that could not be closed has an effect of which nobody knows what became. It is judged first,
      // or the register of unknown outcomes would lose it.
      if (left && left->result == LetterResult::wrongState && left->state == DeliveryState::dead)
        left->result = LetterResult::outcomeUnknown;
      return left;
    }
    hand.context.counters.moved(DeliveryState::dead, DeliveryState::discarded);
    if (auto kept = hand.closed.insert(id, hand.actor.person, hand.context.now, reason); !kept)
      return std::move(kept).error();
    if (auto noted = hand.note(id, "closed", hand.actor.name + " closed it: " + reason); !noted)
      return std::move(noted).error();
    LetterOutcome letter{id, LetterResult::changed, DeliveryState::discarded};
    if (auto left = hand.leaveReplay(letter); !left) return std::move(left).error();
    return letter;
  };
  return forEach(caller, Permission::closeLetter, deedOf("letter.close", letters, reason), letters, begin, change);
}

Result<LetterReport> LetterCommands::reopen(const Caller& caller, const std::vector<DeliveryId>& letters,
                                            const std::string& reason) {
  const auto begin = [&reason](Hand& hand) -> Result<void> {
    if (auto good = checkReason(reason); !good) return good;
    hand.change.before = boost::json::object{{"state", "discarded"}};
    hand.change.after = boost::json::object{{"state", "dead"}};
    return {};
  };
  const auto change = [&](DeliveryId id, Hand& hand) -> Result<LetterOutcome> {
    // domain.md draws no such way, but a mistake in closing would be for ever. What nobody closed by hand stays
    // closed.
    auto byHand = hand.closed.remove(id);
    if (!byHand) return std::move(byHand).error();
    if (!*byHand) {
      auto left = hand.leave(id, LetterResult::wrongState);
      if (left && left->result == LetterResult::wrongState && left->state == DeliveryState::discarded)
        left->result = LetterResult::notByHand;
      return left;
    }
    auto reopened = hand.claims.reopen(id, hand.context.now);
    if (!reopened) return std::move(reopened).error();
    if (!*reopened) return Error{ErrorCode::corrupt, domain::toText(id) + " is closed, but not discarded"};
    hand.context.counters.moved(DeliveryState::discarded, DeliveryState::dead);
    if (auto noted = hand.note(id, "reopened", hand.actor.name + " opened it again: " + reason); !noted)
      return std::move(noted).error();
    return LetterOutcome{id, LetterResult::changed, DeliveryState::dead};
  };
  return forEach(caller, Permission::closeLetter, deedOf("letter.reopen", letters, reason), letters, begin, change);
}

Result<std::vector<OwnerChoice>> LetterCommands::owners(const Caller& caller) {
  audit::Deed deed;
  deed.action = "letter.owners";
  if (auto allowed = permit(m_desk, caller, Permission::assignOwner, std::move(deed), true); !allowed)
    return std::move(allowed).error();
  auto owners = Owners::read(m_desk);
  if (!owners) return std::move(owners).error();
  return owners->all();
}

}  // namespace ack::operate
