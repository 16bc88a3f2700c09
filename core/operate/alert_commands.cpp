#include "core/operate/alert_commands.h"

#include "core/base/encoding.h"
#include "core/config/stored_catalogue.h"
#include "core/operate/owners.h"
#include "core/operate/reason.h"
#include "core/store/alert_claims.h"
#include "core/store/alert_message_table.h"

#include <boost/json/object.hpp>

#include <map>
#include <set>

namespace ack::operate {
namespace {

using access::Permission;
using domain::AlertState;

constexpr std::size_t kMostOwnersTold = 50;

audit::Deed deedOf(const char* action, const std::vector<AlertId>& alerts, const std::string& reason) {
  audit::Deed deed;
  deed.action = action;
  deed.reason = reason;
  for (const AlertId id : alerts) deed.targets.push_back(domain::toText(id));
  return deed;
}

Result<void> checkNote(const std::string& note) {
  if (base::isUtf8(note) && clippedReason(note).size() == note.size()) return {};
  return Error{ErrorCode::invalid,
               "a note is text of at most " + std::to_string(kMaxReasonCharacters) + " characters"};
}

std::string named(const std::string& owner) { return owner.empty() ? "all admins" : owner; }

}  // namespace

struct AlertCommands::Hand {
  Hand(const access::Actor& who, store::Connection& connection, UtcTime at)
      : actor(who), claims(connection), messages(connection), now(at) {}

  /// Nothing more is sent about it. A try that is under way can't be called back.
  Result<void> silence(AlertId id, AlertState state) {
    auto dropped = messages.dropOf(id, now, std::string(domain::toText(state)) + " by " + actor.name);
    if (!dropped) return std::move(dropped).error();
    messagesDropped += *dropped;
    return {};
  }
  /// That it is over, for everybody who was told of it.
  Result<void> tellOver(AlertId id) {
    auto channels = messages.toldBy(id);
    if (!channels) return std::move(channels).error();
    for (const domain::AlertChannel channel : *channels)
      if (auto added = messages.add({id, domain::AlertNews::resolved, channel, now, now}); !added)
        return std::move(added).error();
    return {};
  }
  /// What it was before, as often as that was so.
  void count(const std::string& before) {
    if (befores.size() < kMostOwnersTold || befores.contains(before)) ++befores[before];
  }
  [[nodiscard]] boost::json::object before() const {
    boost::json::object counts;
    for (const auto& [word, times] : befores) counts[word] = times;
    return boost::json::object{{told, std::move(counts)}};
  }

  const access::Actor& actor;
  store::AlertClaims claims;
  store::AlertMessageTable messages;
  UtcTime now;
  std::string owner;          ///< assign(): as it is written in the store
  const char* told{"state"};  ///< what `befores` counts
  std::map<std::string, std::int64_t> befores;
  std::int64_t messagesDropped{0};
  Change change;
};

std::string_view toText(AlertResult result) noexcept {
  switch (result) {
  case AlertResult::changed:
    return "changed";
  case AlertResult::asBefore:
    return "as_before";
  case AlertResult::over:
    return "over";
  case AlertResult::endsByItself:
    return "ends_by_itself";
  case AlertResult::unknown:
    return "unknown";
  }
  return "unknown";
}

Result<AlertReport> AlertCommands::forEach(const Caller& caller, audit::Deed deed, const std::vector<AlertId>& alerts,
                                           const Begin& begin, const ChangeOne& changeOne) {
  AlertReport report;
  bool nothingToDo = false;
  // What is wrong with the call is looked at behind who calls, so that who may not is in the trail either way.
  const auto work = [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
    if (alerts.empty()) return Error{ErrorCode::invalid, "which alerts? none is named"};
    if (alerts.size() > kMostAtOnce) return Error{ErrorCode::invalid, "at most 10,000 alerts go in one call"};
    Hand hand(actor, m_desk.connection, now);
    if (auto begun = begin(hand); !begun) return std::move(begun).error();
    std::set<AlertId> seen;
    for (const AlertId id : alerts) {
      if (!seen.insert(id).second) continue;
      auto row = hand.claims.find(id);
      if (!row) return std::move(row).error();
      AlertOutcome outcome{id, AlertResult::unknown, {}, {}, {}};
      if (*row) {
        auto result = (*row)->state == AlertState::resolved ? Result<AlertResult>(AlertResult::over)
                                                            : changeOne(id, **row, hand);
        if (!result) return std::move(result).error();
        outcome = {id, *result, (*row)->kind, (*row)->state, std::move((*row)->owner)};
      }
      if (outcome.result == AlertResult::changed) hand.change.targets.push_back(domain::toText(id));
      report.alerts.push_back(std::move(outcome));
    }
    report.changed = static_cast<std::int64_t>(hand.change.targets.size());
    nothingToDo = report.changed == 0;
    if (nothingToDo)
      return Error{ErrorCode::conflict, "nothing was changed: none of the alerts was in a state for it"};
    hand.change.before = hand.before();
    hand.change.after.as_object()["not_changed"] = static_cast<std::int64_t>(report.alerts.size()) - report.changed;
    if (hand.messagesDropped > 0) hand.change.after.as_object()["messages_dropped"] = hand.messagesDropped;
    return std::move(hand.change);
  };
  const auto done = perform(m_desk, caller, Permission::handleAlert, std::move(deed), work);
  if (!done && !(nothingToDo && done.error().code == ErrorCode::conflict)) return done.error();
  return report;
}

Result<AlertReport> AlertCommands::acknowledge(const Caller& caller, const std::vector<AlertId>& alerts,
                                               const std::string& note) {
  const auto begin = [&note](Hand& hand) -> Result<void> {
    if (auto good = checkNote(note); !good) return good;
    hand.change.after = boost::json::object{{"state", "acknowledged"}};
    return {};
  };
  const auto change = [](AlertId id, store::AlertRow& row, Hand& hand) -> Result<AlertResult> {
    auto taken = hand.claims.acknowledge(id, hand.actor.name, hand.now);
    if (!taken) return std::move(taken).error();
    if (!*taken) return AlertResult::asBefore;
    hand.count(std::string(domain::toText(row.state)));
    row.state = AlertState::acknowledged;
    if (auto silent = hand.silence(id, row.state); !silent) return std::move(silent).error();
    return AlertResult::changed;
  };
  return forEach(caller, deedOf("alert.acknowledge", alerts, note), alerts, begin, change);
}

Result<AlertReport> AlertCommands::resolve(const Caller& caller, const std::vector<AlertId>& alerts,
                                           const std::string& reason) {
  const auto begin = [&reason](Hand& hand) -> Result<void> {
    if (auto good = checkReason(reason); !good) return good;
    hand.change.after = boost::json::object{{"state", "resolved"}};
    return {};
  };
  const auto change = [&reason](AlertId id, store::AlertRow& row, Hand& hand) -> Result<AlertResult> {
    if (domain::endsByItself(row.kind)) return AlertResult::endsByItself;
    auto ended = hand.claims.resolve(id, row.state, hand.actor.name, hand.now, reason);
    if (!ended) return std::move(ended).error();
    if (!*ended) return Error{ErrorCode::conflict, domain::toText(id) + " is no longer as it was read"};
    hand.count(std::string(domain::toText(row.state)));
    row.state = AlertState::resolved;
    if (auto silent = hand.silence(id, row.state); !silent) return std::move(silent).error();
    if (auto news = hand.tellOver(id); !news) return std::move(news).error();
    return AlertResult::changed;
  };
  return forEach(caller, deedOf("alert.resolve", alerts, reason), alerts, begin, change);
}

Result<AlertReport> AlertCommands::assign(const Caller& caller, const std::vector<AlertId>& alerts,
                                          const std::string& owner) {
  const auto begin = [&](Hand& hand) -> Result<void> {
    if (!owner.empty()) {
      auto owners = Owners::read(m_desk);
      if (!owners) return std::move(owners).error();
      const auto found = owners->find(owner);
      if (!found)
        return Error{ErrorCode::notFound,
                     "\"" + owner + "\" is neither an enabled person nor a team that a source names"};
      hand.owner = *found;
    }
    hand.told = "owners";
    hand.change.after = boost::json::object{{"owner", named(hand.owner)}};
    return {};
  };
  const auto change = [](AlertId id, store::AlertRow& row, Hand& hand) -> Result<AlertResult> {
    if (row.owner == hand.owner) return AlertResult::asBefore;
    auto set = hand.claims.setOwner(id, row.owner, hand.owner);
    if (!set) return std::move(set).error();
    if (!*set) return Error{ErrorCode::conflict, domain::toText(id) + " is no longer as it was read"};
    hand.count(named(row.owner));
    row.owner = hand.owner;
    return AlertResult::changed;
  };
  return forEach(caller, deedOf("alert.assign", alerts, {}), alerts, begin, change);
}

Result<AlertMessageId> AlertCommands::trial(const Caller& caller, domain::AlertChannel channel, bool engineRuns) {
  const std::string word(domain::toText(channel));
  audit::Deed deed;
  deed.action = "alert.trial";
  deed.targets = {word};
  AlertMessageId message;
  const auto work = [&](const access::Actor&, UtcTime now) -> Result<Change> {
    auto catalogue = config::openNewest(m_desk.connection, m_desk.vault);
    if (!catalogue) return std::move(catalogue).error();
    if (!(*catalogue)->alerts.has(channel))
      return Error{ErrorCode::conflict, "alerts are not sent by " + word + ": nothing is set up for it (apply)"};
    if (!engineRuns)
      return Error{ErrorCode::conflict, "no engine runs over this data directory, so that nothing would be sent"};
    auto waits = store::AlertClaims(m_desk.connection).trialWaits(channel);
    if (!waits) return std::move(waits).error();
    if (*waits) return Error{ErrorCode::conflict, "a trial of " + word + " waits already"};
    auto added =
        store::AlertMessageTable(m_desk.connection).add({AlertId{}, domain::AlertNews::trial, channel, now, now});
    if (!added) return std::move(added).error();
    message = AlertMessageId{*added};
    return Change{{}, boost::json::object{{"message", message.value}}, {}};
  };
  if (auto done = perform(m_desk, caller, Permission::configure, std::move(deed), work); !done)
    return std::move(done).error();
  return message;
}

}  // namespace ack::operate
