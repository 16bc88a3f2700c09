#include "core/audit/verifier.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/crypto/digest.h"
#include "core/store/fact_table.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace ack::audit {
namespace {

constexpr std::int64_t kPage = 1'000;

std::string numberOf(std::int64_t value) { return std::to_string(value); }

/// The signed hashes by entry, and the first thing that is wrong with a checkpoint itself.
struct Signed {
  std::map<std::int64_t, Checkpoint> byEntry;
  std::optional<Fault> fault;

  void doubt(std::int64_t sequence, std::string sentence) {
    if (!fault || sequence < fault->sequence) fault = Fault{FaultKind::checkpoint, sequence, std::move(sentence)};
  }
};

void readLines(const Evidence& evidence, const std::vector<std::string>& lines, std::string_view where,
               Signed& into) {
  std::int64_t number = 0;
  for (const std::string& line : lines) {
    ++number;
    std::string name("checkpoint ");
    name += numberOf(number);
    name += where;
    const auto checkpoint = fromLine(line);
    if (!checkpoint) {
      into.doubt(0, name + " can't be read");
      continue;
    }
    const std::int64_t at = checkpoint->position.sequence;
    if (checkpoint->instance != evidence.instance)
      into.doubt(at, name + " is of another store");
    else if (checkpoint->publicKey != evidence.publicKey || !isSignedByItsKey(*checkpoint))
      into.doubt(at, name + " (entry " + numberOf(at) + ") was not signed by this store");
    else if (const auto [found, isNew] = into.byEntry.emplace(at, *checkpoint);
             !isNew && found->second.position.hash != checkpoint->position.hash)
      into.doubt(at, "two checkpoints of entry " + numberOf(at) + " contradict each other");
  }
}

std::string_view textIn(const boost::json::object& object, std::string_view name) {
  const auto* value = object.if_contains(name);
  const auto* text = value != nullptr ? value->if_string() : nullptr;
  return text != nullptr ? std::string_view(*text) : std::string_view();
}

class Walk {
 public:
  Walk(Position start, const Signed& signedEntries) : m_end(std::move(start)), m_signed(signedEntries) {}

  /// false once something is wrong.
  bool take(const store::AuditRow& row) {
    if (row.sequence != m_end.sequence + 1)
      return fail(FaultKind::missing, m_end.sequence + 1,
                  row.sequence == m_end.sequence + 2 ? "entry " + numberOf(m_end.sequence + 1) + " is missing"
                                                     : "entries " + numberOf(m_end.sequence + 1) + " to " +
                                                           numberOf(row.sequence - 1) + " are missing");
    const auto digest = crypto::sha256(row.entry);
    if (row.hash != std::string_view(reinterpret_cast<const char*>(digest.data()), digest.size()))
      return fail(FaultKind::edited, row.sequence, "entry " + numberOf(row.sequence) + " was edited");
    boost::system::error_code failed;
    const boost::json::value value = boost::json::parse(row.entry, failed);
    if (failed || !value.is_object() || !agrees(row, value.get_object()))
      return fail(FaultKind::edited, row.sequence,
                  "entry " + numberOf(row.sequence) + " was edited: its columns are not what it says");
    if (textIn(value.get_object(), "prev") != base::toHex(m_end.hash))
      return fail(FaultKind::broken, row.sequence,
                  "entry " + numberOf(row.sequence) + " is not tied to the entry before it");
    m_end = {row.sequence, row.hash};
    return agreesWithCheckpoint();
  }

  [[nodiscard]] const Position& end() const noexcept { return m_end; }
  [[nodiscard]] std::int64_t checkpoints() const noexcept { return m_checkpoints; }
  [[nodiscard]] std::optional<Fault> fault() const { return m_fault; }

 private:
  static bool agrees(const store::AuditRow& row, const boost::json::object& entry) {
    const auto* number = entry.if_contains("n");
    return number != nullptr && number->is_int64() && number->get_int64() == row.sequence &&
           textIn(entry, "at") == base::toRfc3339(row.at) && textIn(entry, "actor") == row.actor &&
           textIn(entry, "action") == row.action &&
           textIn(entry, "outcome") == (row.refused ? std::string_view("refused") : std::string_view("done"));
  }

  bool agreesWithCheckpoint() {
    const auto found = m_signed.byEntry.find(m_end.sequence);
    if (found == m_signed.byEntry.end()) return true;
    if (found->second.position.hash != m_end.hash)
      return fail(FaultKind::rewritten, m_agreed + 1,
                  "entries from " + numberOf(m_agreed + 1) + " on were rewritten: entry " + numberOf(m_end.sequence) +
                      " is not the one that was signed at " + base::toRfc3339(found->second.at));
    m_agreed = m_end.sequence;
    ++m_checkpoints;
    return true;
  }

  bool fail(FaultKind kind, std::int64_t sequence, std::string sentence) {
    m_fault = Fault{kind, sequence, std::move(sentence)};
    return false;
  }

  Position m_end;
  const Signed& m_signed;
  std::int64_t m_agreed{0};  ///< the last entry that a checkpoint confirmed
  std::int64_t m_checkpoints{0};
  std::optional<Fault> m_fault;
};

/// A process that died between its commit and the file leaves out the newest line; the next deed makes up for it.
bool lacksLines(const Evidence& evidence) {
  if (evidence.inStore.empty()) return false;
  if (evidence.inFile.empty()) return true;
  const std::set<std::string_view> there(evidence.inFile.begin(), evidence.inFile.end());
  return std::any_of(evidence.inStore.begin(), evidence.inStore.end() - 1,
                     [&there](const std::string& line) { return !there.contains(line); });
}

/// What the checkpoints say about a trail that is whole as far as it goes.
std::optional<Fault> missingEnd(const Signed& signedEntries, const Position& end) {
  if (signedEntries.byEntry.empty()) return std::nullopt;
  const auto& [sequence, last] = *signedEntries.byEntry.rbegin();
  if (sequence <= end.sequence) return std::nullopt;
  return Fault{FaultKind::cut, end.sequence + 1,
               "the trail ends at entry " + numberOf(end.sequence) + ", but entry " + numberOf(sequence) +
                   " was signed at " + base::toRfc3339(last.at) + ": the end was cut off, or an older copy put back"};
}

}  // namespace

std::string_view toText(FaultKind kind) noexcept {
  switch (kind) {
  case FaultKind::edited:
    return "edited";
  case FaultKind::broken:
    return "broken";
  case FaultKind::missing:
    return "missing";
  case FaultKind::cut:
    return "cut";
  case FaultKind::rewritten:
    return "rewritten";
  case FaultKind::checkpoint:
    return "checkpoint";
  }
  return "edited";
}

Result<Evidence> evidenceOf(store::Connection& connection, const crypto::Vault& vault,
                            std::vector<std::string> fileLines) {
  Evidence evidence;
  auto instance = store::FactTable(connection).get(store::kFactInstance);
  if (!instance) return std::move(instance).error();
  evidence.instance = instance->value_or(std::string());
  auto lines = store::AuditTable(connection).checkpoints();
  if (!lines) return std::move(lines).error();
  evidence.inStore = std::move(*lines);
  evidence.inFile = std::move(fileLines);
  auto key = CheckpointKey::find(connection, vault);
  if (key)
    evidence.publicKey = key->publicKey();
  else if (key.error().code != ErrorCode::notFound)
    return std::move(key).error();
  return evidence;
}

Result<Verdict> verifyTrail(store::Connection& connection, const Evidence& evidence,
                            const std::optional<Verdict>& from, const std::function<void(std::int64_t)>& progress,
                            const std::atomic<bool>* cancel) {
  Signed signedEntries;
  readLines(evidence, evidence.inStore, " in the store", signedEntries);
  readLines(evidence, evidence.inFile, " in the file", signedEntries);
  if (lacksLines(evidence)) signedEntries.doubt(0, "the file of checkpoints lacks some that the store has");

  store::AuditTable table(connection);
  Walk walk(from && !from->fault ? from->end : genesis(evidence.instance), signedEntries);
  Verdict verdict;
  for (bool more = true; more && !walk.fault();) {
    if (cancel != nullptr && cancel->load()) {
      verdict.cancelled = true;
      break;
    }
    std::int64_t taken = 0;
    auto read = table.readAfter(walk.end().sequence, kPage, [&](const store::AuditRow& row) {
      ++taken;
      return walk.take(row);
    });
    if (!read) return std::move(read).error();
    more = taken == kPage;
    if (progress) progress(walk.end().sequence);
  }
  verdict.entries = walk.end().sequence;
  verdict.checkpoints = walk.checkpoints() + (from && !from->fault ? from->checkpoints : 0);
  verdict.end = walk.end();
  verdict.fault = walk.fault();
  if (verdict.fault || verdict.cancelled) return verdict;
  verdict.fault = missingEnd(signedEntries, walk.end());
  // The key is only ever made together with the first entry.
  if (!verdict.fault && walk.end().sequence == 0 && !evidence.publicKey.empty())
    verdict.fault = Fault{FaultKind::cut, 1, "the whole trail was taken away: the store has signed entries once"};
  if (!verdict.fault) verdict.fault = signedEntries.fault;
  return verdict;
}

}  // namespace ack::audit
