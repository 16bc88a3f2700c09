#include "core/audit/verifier.h"

#include "core/audit/restored.h"
#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/crypto/digest.h"
#include "core/store/fact_table.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <unordered_set>

namespace ack::audit {
namespace {

constexpr std::int64_t kPage = 1'000;

std::string numberOf(std::int64_t value) { return std::to_string(value); }

/// What was signed, by entry. A signature costs more to check than an entry to read, so each is looked at when its
/// entry is reached, and the same line in the store and in the file once.
class SignedEntries {
 public:
  explicit SignedEntries(const Evidence& evidence, std::int64_t known = 0) : m_evidence(evidence), m_inStore(known) {
    read(evidence.inStore, " in the store");
    if (!m_byEntry.empty()) m_inStore = std::max(m_inStore, m_byEntry.rbegin()->first);
    read(evidence.inFile, " in the file");
    (void)goodAt(0);
  }

  /// What the store signed since the evidence was read.
  Result<void> readNewer(store::AuditTable& table) {
    auto lines = table.checkpoints(m_inStore);
    if (!lines) return std::move(lines).error();
    if (lines->empty()) return {};
    m_newer.push_back(std::move(*lines));
    read(m_newer.back(), " of those new in the store");
    if (!m_byEntry.empty()) m_inStore = std::max(m_inStore, m_byEntry.rbegin()->first);
    return {};
  }

  void doubt(std::int64_t sequence, std::string sentence) {
    if (!m_fault || sequence < m_fault->sequence)
      m_fault = Fault{FaultKind::checkpoint, sequence, std::move(sentence)};
  }

  /// The checkpoints of `sequence` that the store really signed; the others are doubted.
  std::vector<const Checkpoint*> goodAt(std::int64_t sequence) {
    std::vector<const Checkpoint*> good;
    const auto [first, last] = m_byEntry.equal_range(sequence);
    for (auto claim = first; claim != last; ++claim) {
      if (isSignedByItsKey(claim->second.checkpoint))
        good.push_back(&claim->second.checkpoint);
      else
        doubt(sequence, notSigned(claim->second.name, sequence));
    }
    return good;
  }

  /// The newest that was really signed of an entry after `sequence`.
  const Checkpoint* newestAfter(std::int64_t sequence) {
    for (auto claim = m_byEntry.rbegin(); claim != m_byEntry.rend() && claim->first > sequence; ++claim)
      if (const auto good = goodAt(claim->first); !good.empty()) return good.front();
    return nullptr;
  }

  /// The first thing that is wrong with a checkpoint itself, of those that were looked at.
  [[nodiscard]] const std::optional<Fault>& fault() const noexcept { return m_fault; }

 private:
  struct Claim {
    Checkpoint checkpoint;
    std::string name;
  };

  static std::string notSigned(const std::string& name, std::int64_t sequence) {
    return name + " (entry " + numberOf(sequence) + ") was not signed by this store";
  }

  void read(const std::vector<std::string>& lines, std::string_view where) {
    std::int64_t number = 0;
    for (const std::string& line : lines) {
      ++number;
      if (!m_lines.insert(line).second) continue;
      std::string name("checkpoint ");
      name += numberOf(number);
      name += where;
      auto checkpoint = fromLine(line);
      if (!checkpoint) {
        doubt(0, name + " can't be read");
        continue;
      }
      const std::int64_t at = checkpoint->position.sequence;
      if (checkpoint->instance != m_evidence.instance)
        doubt(at, name + " is of another store");
      else if (checkpoint->publicKey != m_evidence.publicKey || at < 0)
        doubt(at, notSigned(name, at));
      else
        m_byEntry.emplace(at, Claim{std::move(*checkpoint), std::move(name)});
    }
  }

  const Evidence& m_evidence;
  std::int64_t m_inStore;  ///< the newest entry of which the store's checkpoint was read
  std::deque<std::vector<std::string>> m_newer;
  std::multimap<std::int64_t, Claim> m_byEntry;
  std::unordered_set<std::string_view> m_lines;
  std::optional<Fault> m_fault;
};

std::string_view textIn(const boost::json::object& object, std::string_view name) {
  const auto* value = object.if_contains(name);
  const auto* text = value != nullptr ? value->if_string() : nullptr;
  return text != nullptr ? std::string_view(*text) : std::string_view();
}

class Walk {
 public:
  Walk(Position start, SignedEntries& signedEntries, store::AuditTable& table)
      : m_end(std::move(start)), m_signed(signedEntries), m_table(table) {}

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
    if (!targetsAgree(row.sequence, value.get_object())) return false;
    m_end = {row.sequence, row.hash};
    return agreesWithCheckpoint();
  }

  [[nodiscard]] const Position& end() const noexcept { return m_end; }
  [[nodiscard]] std::int64_t checkpoints() const noexcept { return m_checkpoints; }
  [[nodiscard]] std::optional<Fault> fault() const { return m_fault; }
  [[nodiscard]] std::int64_t targets() const noexcept { return m_targets; }  ///< that the entries name
  /// An entry and its checkpoint are one commit: one without was put there, or rewritten, by somebody else. A later
  /// deed signs the chain above it, and does not make it good.
  [[nodiscard]] std::optional<Fault> unsignedFault() const {
    if (m_unsigned == 0) return std::nullopt;
    return Fault{FaultKind::checkpoint, m_unsigned,
                 "entry " + numberOf(m_unsigned) +
                     " was never signed by this store, or its checkpoint was taken away"};
  }
  [[nodiscard]] const std::optional<Fault>& targetFault() const noexcept { return m_targetFault; }
  [[nodiscard]] const std::optional<Error>& trouble() const noexcept { return m_trouble; }

 private:
  static bool agrees(const store::AuditRow& row, const boost::json::object& entry) {
    const auto* number = entry.if_contains("n");
    return number != nullptr && number->is_int64() && number->get_int64() == row.sequence &&
           textIn(entry, "at") == base::toRfc3339(row.at) && textIn(entry, "actor") == row.actor &&
           textIn(entry, "action") == row.action &&
           textIn(entry, "outcome") == (row.refused ? std::string_view("refused") : std::string_view("done"));
  }

  /// What an entry is found by is what it names, nothing left out; that there is no more, the sum shows at the end.
  bool targetsAgree(std::int64_t sequence, const boost::json::object& entry) {
    const auto* targets = entry.if_contains("targets");
    if (targets == nullptr || !targets->is_array()) return true;
    std::set<std::string> named;
    for (const boost::json::value& target : targets->get_array())
      if (target.is_string()) named.emplace(target.get_string());
    for (const std::string& target : named) {
      const auto found = m_table.hasTarget(target, sequence);
      if (!found) {
        m_trouble = found.error();
        return false;
      }
      if (!*found && !m_targetFault)
        m_targetFault = Fault{FaultKind::edited, sequence,
                              "entry " + numberOf(sequence) + " is no longer found by what it is about: " + target};
    }
    m_targets += static_cast<std::int64_t>(named.size());
    return true;
  }

  bool agreesWithCheckpoint() {
    auto signedHere = m_signed.goodAt(m_end.sequence);
    if (signedHere.empty()) {
      if (auto read = m_signed.readNewer(m_table); !read) {
        m_trouble = read.error();
        return false;
      }
      signedHere = m_signed.goodAt(m_end.sequence);
    }
    if (signedHere.empty()) {
      if (m_unsigned == 0) m_unsigned = m_end.sequence;
      return true;
    }
    const Checkpoint* other = nullptr;
    std::size_t agreeing = 0;
    for (const Checkpoint* one : signedHere) {
      if (one->position.hash == m_end.hash)
        ++agreeing;
      else
        other = one;
    }
    if (agreeing == 0)
      return fail(FaultKind::rewritten, m_agreed + 1,
                  "entries from " + numberOf(m_agreed + 1) + " on were rewritten: entry " + numberOf(m_end.sequence) +
                      " is not the one that was signed at " + base::toRfc3339(other->at));
    if (other != nullptr)
      m_signed.doubt(m_end.sequence,
                     "two checkpoints of entry " + numberOf(m_end.sequence) + " contradict each other");
    m_agreed = m_end.sequence;
    ++m_checkpoints;
    return true;
  }

  bool fail(FaultKind kind, std::int64_t sequence, std::string sentence) {
    m_fault = Fault{kind, sequence, std::move(sentence)};
    return false;
  }

  Position m_end;
  SignedEntries& m_signed;
  store::AuditTable& m_table;
  std::int64_t m_targets{0};
  std::optional<Fault> m_targetFault;
  std::optional<Error> m_trouble;
  std::int64_t m_agreed{0};    ///< the last entry that a checkpoint confirmed
  std::int64_t m_unsigned{0};  ///< the first that none was made of; 0: there is none
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
std::optional<Fault> missingEnd(SignedEntries& signedEntries, const Position& end) {
  const Checkpoint* last = signedEntries.newestAfter(end.sequence);
  if (last == nullptr) return std::nullopt;
  return Fault{FaultKind::cut, end.sequence + 1,
               "the trail ends at entry " + numberOf(end.sequence) + ", but entry " +
                   numberOf(last->position.sequence) + " was signed at " + base::toRfc3339(last->at) +
                   ": the end was cut off, or an older copy put back"};
}

/// Reads on to the end of the trail; what is wrong is in the verdict.
Result<Verdict> walkOn(Walk& walk, store::AuditTable& table, const std::function<void(std::int64_t)>& progress,
                       const std::atomic<bool>* cancel) {
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
    if (walk.trouble()) return *walk.trouble();
    more = taken == kPage;
    if (progress) progress(walk.end().sequence);
  }
  verdict.entries = walk.end().sequence;
  verdict.checkpoints = walk.checkpoints();
  verdict.end = walk.end();
  verdict.fault = walk.fault();
  return verdict;
}

/// Of an undamaged stretch: that nothing else is said to be about anything.
Result<Verdict> withTargets(store::AuditTable& table, std::int64_t begin, const Walk& walk, Verdict verdict) {
  const auto stored = table.targetsWithin(begin, verdict.end.sequence);
  if (!stored) return stored.error();
  if (*stored != walk.targets())
    verdict.fault = Fault{FaultKind::edited, begin + 1,
                          "the entries from " + numberOf(begin + 1) + " on are found by " + numberOf(*stored) +
                              " targets, but name " + numberOf(walk.targets())};
  return verdict;
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
  auto notes = restoredNotes(connection);
  if (!notes) return std::move(notes).error();
  const SettledEvidence settled = setAside(evidence, *notes);
  SignedEntries signedEntries(settled.evidence);
  if (lacksLines(evidence)) signedEntries.doubt(0, "the file of checkpoints lacks some that the store has");

  store::AuditTable table(connection);
  Walk walk(from && !from->fault ? from->end : genesis(evidence.instance), signedEntries, table);
  auto walked = walkOn(walk, table, progress, cancel);
  if (!walked) return walked;
  Verdict verdict = std::move(walked).value();
  verdict.restored = std::move(*notes);
  if (from && !from->fault) verdict.checkpoints += from->checkpoints;
  if (verdict.fault || verdict.cancelled) return verdict;
  verdict.fault = missingEnd(signedEntries, walk.end());
  // The key is only ever made together with the first entry.
  if (!verdict.fault && walk.end().sequence == 0 && !evidence.publicKey.empty())
    verdict.fault = Fault{FaultKind::cut, 1, "the whole trail was taken away: the store has signed entries once"};
  if (!verdict.fault) verdict.fault = settled.fault;
  if (!verdict.fault) verdict.fault = signedEntries.fault();
  if (!verdict.fault) verdict.fault = walk.unsignedFault();
  if (!verdict.fault) verdict.fault = walk.targetFault();
  if (!verdict.fault)
    return withTargets(table, from && !from->fault ? from->end.sequence : 0, walk, std::move(verdict));
  return verdict;
}

Result<Verdict> verifyAddition(store::Connection& connection, const Evidence& evidence, const Verdict& from) {
  const Evidence known{evidence.instance, evidence.publicKey, {}, {}};
  SignedEntries signedEntries(known, from.end.sequence);
  store::AuditTable table(connection);
  Walk walk(from.end, signedEntries, table);
  auto walked = walkOn(walk, table, {}, nullptr);
  if (!walked || walked->fault) return walked;
  Verdict verdict = std::move(walked).value();
  verdict.checkpoints += from.checkpoints;
  verdict.fault = signedEntries.fault();
  if (!verdict.fault) verdict.fault = walk.unsignedFault();
  if (!verdict.fault) verdict.fault = walk.targetFault();
  if (!verdict.fault) return withTargets(table, from.end.sequence, walk, std::move(verdict));
  return verdict;
}

}  // namespace ack::audit
