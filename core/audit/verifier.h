#pragma once
// Reads the whole audit trail and proves it: every entry is what its hash says, tied to the one before, without gaps,
// and agrees with every checkpoint that was signed. Names the first entry that is wrong.
#include "core/audit/checkpoint.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ack::audit {

enum class FaultKind : std::uint8_t {
  edited,      ///< the entry is not what its hash says, or its columns are not what it says
  broken,      ///< it is not tied to the entry before: swapped, inserted, or that one was replaced
  missing,     ///< entries in the middle are gone
  cut,         ///< entries at the end are gone, or an older copy of the store was put back
  rewritten,   ///< the chain is whole but not the one that was signed
  checkpoint,  ///< a checkpoint is forged, unreadable, or of another store
};

/// "edited", "broken" …
std::string_view toText(FaultKind kind) noexcept;

struct Fault {
  FaultKind kind{FaultKind::edited};
  std::int64_t sequence{0};  ///< the first entry concerned
  std::string sentence;      ///< what is wrong, in words for a person
};

/// Checkpoints that were signed here and have no entry any more.
struct LostBranch {
  std::int64_t first{0}, last{0};  ///< the entries that they signed
  std::int64_t lines{0};
  std::string sha256Hex;  ///< over the lines, each with its end
};

/// An entry that acknowledges such a branch: the store was put back from an older copy.
struct RestoredNote {
  std::int64_t entry{0};
  UtcTime at{};
  std::string actor, reason;
  LostBranch branch;
};

struct Verdict {
  std::int64_t entries{0};      ///< read and found good, from the beginning
  std::int64_t checkpoints{0};  ///< that agreed
  Position end;                 ///< of the good part: where an incremental run goes on
  std::optional<Fault> fault;   ///< the first one; nothing: verified
  bool cancelled{false};
  std::vector<RestoredNote> restored;  ///< acknowledged losses, told again at each proof
};

/// What is compared with. The lines come from the database's table and from the file beside it.
struct Evidence {
  std::string instance;
  std::string publicKey;  ///< the store's own; empty where it has no key yet, then no checkpoint can be right
  std::vector<std::string> inStore;
  std::vector<std::string> inFile;
};

/// Reads the evidence that belongs to `connection`; `vault` opens the key. corrupt where it can't be opened.
Result<Evidence> evidenceOf(store::Connection& connection, const crypto::Vault& vault,
                            std::vector<std::string> fileLines);

/// From `from` (a former verdict's end, or nothing for the whole) to the end, also of what is added meanwhile.
/// `progress` is called with the number of entries read, now and then. Errors are those of reading only; what is
/// wrong with the trail is in the verdict. Thread: that of the connection.
Result<Verdict> verifyTrail(store::Connection& connection, const Evidence& evidence,
                            const std::optional<Verdict>& from = std::nullopt,
                            const std::function<void(std::int64_t)>& progress = {},
                            const std::atomic<bool>* cancel = nullptr);

/// Proves what came in behind `from`, which ended without a fault: the new entries and their checkpoints in the
/// store. Reads nothing older, so that it may be done under the write lock; says nothing of the file. Of `evidence`
/// only the name and the key count. Thread: that of the connection.
Result<Verdict> verifyAddition(store::Connection& connection, const Evidence& evidence, const Verdict& from);

}  // namespace ack::audit
