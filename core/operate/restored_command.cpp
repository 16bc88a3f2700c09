#include "core/operate/restored_command.h"

#include "core/audit/checkpoint_file.h"
#include "core/audit/restored.h"
#include "core/base/kill_point.h"
#include "core/operate/reason.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace ack::operate {
namespace {

/// What is lost, and that the rest is whole.
struct Proof {
  audit::LostBranch lost;
  audit::Verdict rest;
  audit::Evidence of;           ///< the store's name and key
  std::size_t acknowledged{0};  ///< losses that were acknowledged before
  audit::LastLine fileEnd;      ///< what is behind it was added since
  std::int64_t storeEnd{0};     ///< the entry that was the last before `fileEnd` was read
};

/// The evidence without what is lost: what the trail must agree with all the same.
audit::Evidence withoutLost(const audit::Evidence& evidence, const std::vector<std::string>& lost) {
  audit::Evidence rest = evidence;
  rest.inFile = rest.inStore;
  const std::unordered_set<std::string_view> gone(lost.begin(), lost.end());
  for (std::string& line : audit::linesNotInStore(evidence))
    if (!gone.contains(line)) rest.inFile.push_back(std::move(line));
  return rest;
}

/// What is lost and not acknowledged yet; refused where the rest is not whole.
Result<Proof> prove(const Desk& desk) {
  // Before the file: while a long trail is proved deeds come in, and the file has their lines too.
  const auto newest = store::AuditTable(desk.connection).last();
  if (!newest) return newest.error();
  const std::int64_t storeEnd = *newest ? (*newest)->sequence : 0;
  // The file first: a deed that comes in between writes its line there last, so that it is not taken for a lost one.
  const std::filesystem::path file = desk.data / audit::kCheckpointFile;
  auto end = audit::lastLineOf(file);
  if (!end) return std::move(end).error();
  auto lines = audit::readCheckpointLines(file);
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
  auto verdict = audit::verifyTrail(desk.connection, withoutLost(*evidence, lost));
  if (!verdict) return std::move(verdict).error();
  if (verdict->fault)
    return Error{ErrorCode::refused,
                 "more is wrong than a missing end, and can't be acknowledged: " + verdict->fault->sentence};
  return Proof{std::move(*branch), std::move(*verdict), {evidence->instance, evidence->publicKey, {}, {}},
               notes->size(),      std::move(*end),     storeEnd};
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

/// Whether the file is what it was, and has only got lines since that the store has too: of entries that came in
/// since it was read, or of the last before them, which a crash may have kept from the file.
Result<bool> fileOnlyGrew(const Desk& desk, const Proof& before) {
  const auto lines = audit::readCheckpointLines(desk.data / audit::kCheckpointFile, before.fileEnd.begin);
  if (!lines) return lines.error();
  if (lines->empty() || lines->front() != before.fileEnd.line) return false;
  const auto stored = store::AuditTable(desk.connection).checkpoints(before.storeEnd - 1);
  if (!stored) return stored.error();
  return std::all_of(lines->begin() + 1, lines->end(), [&stored](const std::string& line) {
    return std::find(stored->begin(), stored->end(), line) != stored->end();
  });
}

/// Within the deed's transaction, while whoever accepts waits: only what came in since the proof is looked at.
Result<void> stillHolds(const Desk& desk, const Proof& before) {
  const Error changed{ErrorCode::conflict, "the trail was changed while it was proved; prove it again"};
  const auto whole = stillEndsSo(desk, before.rest.end);
  if (!whole) return whole.error();
  const auto grew = fileOnlyGrew(desk, before);
  if (!grew) return grew.error();
  if (!*whole || !*grew) return changed;
  const auto notes = audit::restoredNotes(desk.connection);
  if (!notes) return notes.error();
  if (notes->size() != before.acknowledged)
    return Error{ErrorCode::conflict, "another person acknowledged it a moment ago; look again"};
  const auto added = audit::verifyAddition(desk.connection, before.of, before.rest);
  if (!added) return added.error();
  if (added->fault) return Error{ErrorCode::refused, "more is wrong than a missing end: " + added->fault->sentence};
  return {};
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
  const Result<Proof> before = asksWell ? prove(desk) : Result<Proof>(Error{});
  base::killPoint("restored.proved");
  audit::LostBranch branch;
  auto done = perform(desk, caller, access::Permission::viewAudit, std::move(deed),
                      [&](const access::Actor& actor, UtcTime) -> Result<Change> {
                        if (auto may = mayAcknowledge(actor, reason); !may) return std::move(may).error();
                        if (!before) return before.error();
                        if (auto holds = stillHolds(desk, *before); !holds) return std::move(holds).error();
                        branch = before->lost;
                        return Change{nullptr, audit::toJson(branch), {}};
                      });
  if (!done) return std::move(done).error();
  return branch;
}

}  // namespace ack::operate
