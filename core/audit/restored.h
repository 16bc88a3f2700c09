#pragma once
// After an older copy of the store was put back, signed checkpoints in the file speak of entries that are gone. A
// person may acknowledge that, by an entry which names exactly the lines concerned; they stay in the file, every
// later proof tells of them again, and anything else that is missing stays a fault.
#include "core/audit/verifier.h"

#include <boost/json/object.hpp>

#include <span>
#include <string>
#include <vector>

namespace ack::audit {

constexpr std::string_view kRestoredAction = "audit.restored";

/// Lines of the file that the store does not have, in the file's order. Of an evidence whose store's lines were read
/// first and whose file's lines afterwards, these are lost, or were written meanwhile.
std::vector<std::string> linesNotInStore(const Evidence& evidence);

/// refused, naming the line, where one of them was not signed by this store.
Result<LostBranch> branchOf(const Evidence& evidence, std::span<const std::string> lines);
/// As it stands in the entry's "after".
boost::json::object toJson(const LostBranch& branch);

/// What was acknowledged so far, oldest first; what an entry doesn't tell rightly is a branch of no line. Thread:
/// that of the connection.
Result<std::vector<RestoredNote>> restoredNotes(store::Connection& connection);

/// The evidence without the file's lines that `notes` acknowledge; the fault where a note names other lines than the
/// file has.
struct SettledEvidence {
  Evidence evidence;
  std::optional<Fault> fault;
};
SettledEvidence setAside(const Evidence& evidence, const std::vector<RestoredNote>& notes);

}  // namespace ack::audit
