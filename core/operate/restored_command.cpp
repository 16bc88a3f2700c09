#include "core/operate/restored_command.h"

#include "core/audit/checkpoint_file.h"
#include "core/audit/restored.h"
#include "core/base/kill_point.h"
#include "core/operate/reason.h"

#include <optional>
#include <string_view>
#include <unordered_set>

namespace ack::operate {
namespace {

/// What is lost, and how far the rest was proved; nothing: not far enough to go on from.
struct Proof {
  audit::LostBranch lost;
  std::optional<audit::Verdict> rest;
  std::vector<std::string> lines;  ///< the file's, as they were
  audit::Position end;             ///< of the whole trail
};

/// Where a proof can go on later: the entries behind the last checkpoint had nothing to be compared with.
std::optional<audit::Verdict> goingOnFrom(audit::Verdict verdict, const audit::Evidence& evidence) {
  if (evidence.inStore.empty()) return std::nullopt;
  const auto last = audit::fromLine(evidence.inStore.back());
  if (!last || last->position.sequence > verdict.end.sequence) return std::nullopt;
  verdict.end = last->position;
  return verdict;
}

/// The evidence without what is lost: what the trail must agree with all the same.
audit::Evidence withoutLost(const audit::Evidence& evidence, const std::vector<std::string>& lost) {
  audit::Evidence rest = evidence;
  rest.inFile = rest.inStore;
  const std::unordered_set<std::string_view> gone(lost.begin(), lost.end());
  for (std::string& line : audit::linesNotInStore(evidence))
    if (!gone.contains(line)) rest.inFile.push_back(std::move(line));
  return rest;
}

/// What is lost and not acknowledged yet; refused where the rest is not whole. `from`: an earlier proof, behind which
/// it goes on.
Result<Proof> prove(const Desk& desk, const std::optional<audit::Verdict>& from) {
  // The file first: a deed that comes in between writes its line there last, so that it is not taken for a lost one.
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
  if (!branch) return std::move(branch).error();
  const audit::Evidence rest = withoutLost(*evidence, lost);
  auto verdict = audit::verifyTrail(desk.connection, rest, from);
  if (!verdict) return std::move(verdict).error();
  if (verdict->fault)
    return Error{ErrorCode::refused,
                 "more is wrong than a missing end, and can't be acknowledged: " + verdict->fault->sentence};
  audit::Position end = verdict->end;
  return Proof{std::move(*branch), goingOnFrom(std::move(*verdict), rest), std::move(evidence->inFile),
               std::move(end)};
}

/// Whether the entry that the proof ended with is still what it was: an edit since would otherwise stand behind it.
Result<bool> stillEndsSo(const Desk& desk, const audit::Position& end) {
  if (end.sequence == 0) return true;
  bool same = false;
  auto read = store::AuditTable(desk.connection).readAfter(end.sequence - 1, 1, [&](const store::AuditRow& row) {
    same = row.sequence == end.sequence && row.hash == end.hash;
    return false;
  });
  if (!read) return std::move(read).error();
  return same;
}

/// Whether the trail and the file end as they did when they were proved.
Result<bool> nothingIsNew(const Desk& desk, const Proof& before) {
  const auto last = store::AuditTable(desk.connection).last();
  if (!last) return last.error();
  if (!*last || (*last)->sequence != before.end.sequence || (*last)->hash != before.end.hash) return false;
  const auto lines = audit::readCheckpointLines(desk.data / audit::kCheckpointFile);
  if (!lines) return lines.error();
  return *lines == before.lines;
}

/// Within the deed's transaction: as a rule nothing came in since the proof. Otherwise what is new is proved as well,
/// and the loss is still the same one; that looks at every checkpoint again, though not at every entry.
Result<audit::LostBranch> provedNow(const Desk& desk, const Proof& before) {
  const auto same = nothingIsNew(desk, before);
  if (!same) return same.error();
  if (*same) return before.lost;
  if (before.rest) {
    const auto whole = stillEndsSo(desk, before.rest->end);
    if (!whole) return whole.error();
    if (!*whole) return Error{ErrorCode::conflict, "the trail was changed while it was proved; prove it again"};
  }
  auto now = prove(desk, before.rest);
  if (!now) return std::move(now).error();
  if (now->lost.sha256Hex != before.lost.sha256Hex || now->lost.lines != before.lost.lines)
    return Error{ErrorCode::conflict, "other checkpoints are missing now than a moment ago; look again"};
  return std::move(now->lost);
}

Result<void> mayAcknowledge(const access::Actor& actor, const std::string& reason) {
  if (actor.isAccount())
    return Error{ErrorCode::refused, "without signing in nobody may acknowledge a restored copy; security may"};
  return checkReason(reason);
}

}  // namespace

Result<audit::LostBranch> acknowledgeRestored(const Desk& desk, const Caller& caller, const std::string& reason) {
  audit::Deed deed;
  deed.action = audit::kRestoredAction;
  deed.targets = {audit::kCheckpointFile};
  deed.reason = reason;
  const auto asker = permit(desk, caller, access::Permission::viewAudit, deed, true);
  if (!asker) return asker.error();
  // Before the deed, since a long trail takes its time and accepting would wait for it. What is wrong with it is told
  // from within, so that the refusal is written down; who may not ask for it does not make it read the trail.
  const bool asksWell = mayAcknowledge(*asker, reason).ok();
  const Result<Proof> before = asksWell ? prove(desk, std::nullopt) : Result<Proof>(Error{});
  base::killPoint("restored.proved");
  audit::LostBranch branch;
  auto done = perform(desk, caller, access::Permission::viewAudit, std::move(deed),
                      [&](const access::Actor& actor, UtcTime) -> Result<Change> {
                        if (auto may = mayAcknowledge(actor, reason); !may) return std::move(may).error();
                        if (!before) return before.error();
                        auto lost = provedNow(desk, *before);
                        if (!lost) return std::move(lost).error();
                        branch = std::move(*lost);
                        return Change{nullptr, audit::toJson(branch), {}};
                      });
  if (!done) return std::move(done).error();
  return branch;
}

}  // namespace ack::operate
