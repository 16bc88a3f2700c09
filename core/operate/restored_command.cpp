#include "core/operate/restored_command.h"

#include "core/audit/checkpoint_file.h"
#include "core/audit/restored.h"
#include "core/operate/reason.h"

namespace ack::operate {
namespace {

/// What is lost and not acknowledged yet; refused where the rest is not whole.
Result<audit::LostBranch> findLost(const Desk& desk) {
  auto lines = audit::readCheckpointLines(desk.data / audit::kCheckpointFile);
  if (!lines) return std::move(lines).error();
  auto evidence = audit::evidenceOf(desk.connection, desk.vault, std::move(*lines));
  if (!evidence) return std::move(evidence).error();
  auto notes = audit::restoredNotes(desk.connection);
  if (!notes) return std::move(notes).error();
  audit::SettledEvidence settled = audit::setAside(*evidence, *notes);
  if (settled.fault) return Error{ErrorCode::refused, settled.fault->sentence};
  const std::vector<std::string> lost = audit::linesNotInStore(settled.evidence);
  if (lost.empty()) return Error{ErrorCode::conflict, "nothing is missing: every signed checkpoint has its entry"};
  auto branch = audit::branchOf(settled.evidence, lost);
  if (!branch) return branch;
  audit::Evidence rest = *evidence;
  rest.inFile = rest.inStore;
  const auto verdict = audit::verifyTrail(desk.connection, rest);
  if (!verdict) return verdict.error();
  if (verdict->fault)
    return Error{ErrorCode::refused,
                 "more is wrong than a missing end, and can't be acknowledged: " + verdict->fault->sentence};
  return branch;
}

}  // namespace

Result<audit::LostBranch> acknowledgeRestored(const Desk& desk, const Caller& caller, const std::string& reason) {
  audit::Deed deed;
  deed.action = audit::kRestoredAction;
  deed.targets = {audit::kCheckpointFile};
  deed.reason = reason;
  audit::LostBranch branch;
  auto done = perform(
      desk, caller, access::Permission::viewAudit, std::move(deed),
      [&](const access::Actor& actor, UtcTime) -> Result<Change> {
        if (actor.isAccount())
          return Error{ErrorCode::refused, "without signing in nobody may acknowledge a restored copy; security may"};
        if (auto good = checkReason(reason); !good) return std::move(good).error();
        auto lost = findLost(desk);
        if (!lost) return std::move(lost).error();
        branch = std::move(*lost);
        return Change{nullptr, audit::toJson(branch), {}};
      });
  if (!done) return std::move(done).error();
  return branch;
}

}  // namespace ack::operate
