// The second pair of eyes, and the brake.
#include "core/access/standing.h"
#include "core/base/encoding.h"
#include "core/base/kill_point.h"
#include "core/operate/reason.h"
#include "core/operate/replay_commands.h"
#include "core/operate/replay_deeds.h"
#include "core/queue/replay_tidying.h"

namespace ack::operate {
namespace {

using access::Permission;
using domain::ReplayState;

Error askerGone(const store::ReplayRow& row) {
  return Error{ErrorCode::refused, row.askedName + ", who asked for it, may no longer replay dead letters"};
}

Error waitsNoLonger(const store::ReplayRow& row) {
  return Error{ErrorCode::conflict, "it no longer waits: it is " + std::string(domain::toText(row.state))};
}

/// A replay is asked for by those who may replay; whoever may approve one may stop it as well.
Permission rightToStop(const Desk& desk, const Caller& caller) {
  return look(desk, caller, Permission::approveReplay, false) ? Permission::approveReplay : Permission::replay;
}

/// One change of a state by a person who has the permission. A reason may be left out.
Result<void> moveReplay(const Desk& desk, const Caller& caller, Permission permission, audit::Deed deed, ReplayId id,
                        const std::function<Result<ReplayState>(const store::ReplayRow&)>& next, bool ends = false) {
  if (auto allowed = permit(desk, caller, permission, deed, true); !allowed) return std::move(allowed).error();
  if (auto checked = checkGivenReason(deed.reason); !checked) return checked;
  return perform(
      desk, caller, permission, std::move(deed), [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
        const auto row = loadReplay(desk.connection, id);
        if (!row) return row.error();
        const auto to = next(*row);
        if (!to) return to.error();
        const bool stops = *to == ReplayState::paused || *to == ReplayState::cancelled;
        const std::string why = stops ? std::string(domain::toText(*to)) + " by " + actor.name : "";
        auto moved = store::ReplayTable(desk.connection).move(id, row->state, *to, ends ? now : UtcTime{}, why);
        if (!moved) return std::move(moved).error();
        base::killPoint("replay.move");
        boost::json::object after{
            {"state", domain::toText(*to)}, {"left", row->progress.left}, {"under_way", row->progress.underWay}};
        return Change{boost::json::object{{"state", domain::toText(row->state)}}, std::move(after), {}};
      });
}

}  // namespace

Result<void> ReplayCommands::approve(const Caller& caller, ReplayId id, std::string_view manifestSha256Hex,
                                     const std::string& reason) {
  // Whoever may not is told so before anything else is looked at.
  audit::Deed deed = replayDeed("replay.approve", id, reason);
  if (auto allowed = permit(m_desk, caller, Permission::approveReplay, deed, true); !allowed)
    return std::move(allowed).error();
  if (auto checked = checkGivenReason(reason); !checked) return checked;
  const auto seen = loadReplay(m_desk.connection, id);
  if (!seen) return seen.error();
  // Outside the deed's transaction, since a large manifest takes its time; its frozen part has no way to change.
  const auto intact = queue::verifyManifest(m_desk.connection, *seen);
  deed.count = seen->counts.runs;
  return perform(
      m_desk, caller, Permission::approveReplay, deed,
      [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
        if (!intact) return Error{ErrorCode::refused, intact.error().message};
        const auto row = loadReplay(m_desk.connection, id);
        if (!row) return row.error();
        if (row->state == ReplayState::expired || (row->state == ReplayState::waiting && now >= row->expiresAt))
          return Error{ErrorCode::refused, "the request has expired; it must be made anew"};
        if (row->state != ReplayState::waiting) return waitsNoLonger(*row);
        if (row->askedBy == actor.person) return Error{ErrorCode::refused, "nobody approves their own request"};
        if (!manifestSha256Hex.empty() && manifestSha256Hex != base::toHex(row->manifestSha256))
          return Error{ErrorCode::conflict, "this is not the manifest that was looked at"};
        const auto may = access::stillMay(m_desk.connection, row->askedBy, Permission::replay);
        if (!may) return may.error();
        if (!*may) return askerGone(*row);
        auto decided = store::ReplayTable(m_desk.connection)
                           .decide(id, {ReplayState::ready, actor.person, actor.name, reason, now});
        if (!decided) return std::move(decided).error();
        base::killPoint("replay.approve");
        return Change{
            boost::json::object{{"state", "waiting"}, {"asked_by", row->askedName}}, describeReplay(*row), {}};
      });
}

Result<void> ReplayCommands::reject(const Caller& caller, ReplayId id, const std::string& reason) {
  const audit::Deed deed = replayDeed("replay.reject", id, reason);
  if (auto allowed = permit(m_desk, caller, Permission::approveReplay, deed, true); !allowed)
    return std::move(allowed).error();
  if (auto checked = checkReason(reason); !checked) return checked;
  const auto done = perform(m_desk, caller, Permission::approveReplay, deed,
                            [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
                              const auto row = loadReplay(m_desk.connection, id);
                              if (!row) return row.error();
                              if (row->state != ReplayState::waiting) return waitsNoLonger(*row);
                              auto decided =
                                  store::ReplayTable(m_desk.connection)
                                      .decide(id, {ReplayState::rejected, actor.person, actor.name, reason, now});
                              if (!decided) return std::move(decided).error();
                              return Change{boost::json::object{{"state", "waiting"}, {"asked_by", row->askedName}},
                                            describeReplay(*row),
                                            {}};
                            });
  return done ? tidyReplays(m_desk) : done;
}

Result<void> ReplayCommands::pause(const Caller& caller, ReplayId id, const std::string& reason) {
  return moveReplay(m_desk, caller, rightToStop(m_desk, caller), replayDeed("replay.pause", id, reason), id,
                    [](const store::ReplayRow& row) -> Result<ReplayState> {
                      if (row.state == ReplayState::ready || row.state == ReplayState::running)
                        return ReplayState::paused;
                      return Error{ErrorCode::conflict, "it is " + std::string(domain::toText(row.state)) +
                                                            ", so there is nothing to pause"};
                    });
}

Result<void> ReplayCommands::resume(const Caller& caller, ReplayId id, const std::string& reason) {
  return moveReplay(
      m_desk, caller, Permission::replay, replayDeed("replay.resume", id, reason), id,
      [this](const store::ReplayRow& row) -> Result<ReplayState> {
        if (row.state != ReplayState::paused)
          return Error{ErrorCode::conflict, "it is " + std::string(domain::toText(row.state)) + ", not paused"};
        const auto asker = access::stillMay(m_desk.connection, row.askedBy, Permission::replay);
        if (!asker) return asker.error();
        if (!*asker) return askerGone(row);
        const auto approver = row.decidedBy == 0
                                  ? Result<bool>(true)
                                  : access::stillMay(m_desk.connection, row.decidedBy, Permission::approveReplay);
        if (!approver) return approver.error();
        if (!*approver)
          return Error{ErrorCode::refused, row.decidedName + ", who approved it, may no longer approve replays"};
        return row.beganAt == UtcTime{} ? ReplayState::ready : ReplayState::running;
      });
}

Result<std::int64_t> ReplayCommands::cancel(const Caller& caller, ReplayId id, const std::string& reason) {
  const auto done = moveReplay(
      m_desk, caller, rightToStop(m_desk, caller), replayDeed("replay.cancel", id, reason), id,
      [](const store::ReplayRow& row) -> Result<ReplayState> {
        if (domain::mayStillRun(row.state)) return ReplayState::cancelled;
        return Error{ErrorCode::conflict, "it is " + std::string(domain::toText(row.state)) + " already"};
      },
      true);
  if (!done) return done.error();
  if (auto tidied = tidyReplays(m_desk); !tidied) return std::move(tidied).error();
  const auto row = loadReplay(m_desk.connection, id);
  if (!row) return row.error();
  return row->progress.left;
}

}  // namespace ack::operate
