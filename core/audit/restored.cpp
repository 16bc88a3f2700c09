#include "core/audit/restored.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/crypto/digest.h"

#include <boost/json/parse.hpp>

#include <algorithm>
#include <unordered_set>

namespace ack::audit {
namespace {

std::string hashOf(std::span<const std::string> lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line;
    text += '\n';
  }
  const auto digest = crypto::sha256(text);
  return base::toHex({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

std::int64_t numberIn(const boost::json::object& object, std::string_view name) {
  const auto* found = object.if_contains(name);
  return found != nullptr && found->is_int64() ? found->get_int64() : 0;
}

std::string textIn(const boost::json::object& object, std::string_view name) {
  const auto* found = object.if_contains(name);
  return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

RestoredNote noteOf(const store::AuditRow& row) {
  RestoredNote note{row.sequence, row.at, row.actor, {}, {}};
  boost::system::error_code failed;
  const boost::json::value entry = boost::json::parse(row.entry, failed);
  if (failed || !entry.is_object()) return note;
  note.reason = textIn(entry.get_object(), "reason");
  const auto* after = entry.get_object().if_contains("after");
  if (after == nullptr || !after->is_object()) return note;
  const boost::json::object& told = after->get_object();
  note.branch = {numberIn(told, "first"), numberIn(told, "last"), numberIn(told, "lines"),
                 textIn(told, "lines_sha256")};
  return note;
}

}  // namespace

std::vector<std::string> linesNotInStore(const Evidence& evidence) {
  const std::unordered_set<std::string_view> known(evidence.inStore.begin(), evidence.inStore.end());
  std::vector<std::string> lost;
  for (const std::string& line : evidence.inFile)
    if (!known.contains(line)) lost.push_back(line);
  return lost;
}

Result<LostBranch> branchOf(const Evidence& evidence, std::span<const std::string> lines) {
  LostBranch branch;
  for (const std::string& line : lines) {
    const auto checkpoint = fromLine(line);
    if (!checkpoint || checkpoint->instance != evidence.instance || checkpoint->publicKey != evidence.publicKey ||
        !isSignedByItsKey(*checkpoint))
      return Error{ErrorCode::refused,
                   "audit.checkpoint has a line that this store never signed; that is no restored "
                   "copy: " +
                       line.substr(0, 80)};
    const std::int64_t at = checkpoint->position.sequence;
    branch.first = branch.lines == 0 ? at : std::min(branch.first, at);
    branch.last = std::max(branch.last, at);
    ++branch.lines;
  }
  branch.sha256Hex = hashOf(lines);
  return branch;
}

boost::json::object toJson(const LostBranch& branch) {
  return {
      {"first", branch.first}, {"last", branch.last}, {"lines", branch.lines}, {"lines_sha256", branch.sha256Hex}};
}

Result<std::vector<RestoredNote>> restoredNotes(store::Connection& connection) {
  std::vector<RestoredNote> notes;
  auto read = store::AuditTable(connection).eachOfAction(kRestoredAction, [&](const store::AuditRow& row) {
    if (!row.refused) notes.push_back(noteOf(row));
    return true;
  });
  if (!read) return std::move(read).error();
  return notes;
}

SettledEvidence setAside(const Evidence& evidence, const std::vector<RestoredNote>& notes) {
  SettledEvidence settled{evidence, std::nullopt};
  if (notes.empty()) return settled;
  const std::vector<std::string> lost = linesNotInStore(evidence);
  const std::span<const std::string> all(lost);
  std::unordered_set<std::string_view> acknowledged;
  std::size_t at = 0;
  for (const RestoredNote& note : notes) {
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(note.branch.lines, 0));
    if (count == 0 || count > all.size() - at || hashOf(all.subspan(at, count)) != note.branch.sha256Hex) {
      settled.fault = Fault{FaultKind::checkpoint, note.entry,
                            "entry " + std::to_string(note.entry) +
                                " acknowledges lost entries, but the file no longer has their checkpoints"};
      return settled;
    }
    for (const std::string& line : all.subspan(at, count)) acknowledged.insert(line);
    at += count;
  }
  std::erase_if(settled.evidence.inFile, [&](const std::string& line) { return acknowledged.contains(line); });
  return settled;
}

}  // namespace ack::audit
