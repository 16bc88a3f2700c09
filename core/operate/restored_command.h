#pragma once
// A security officer's word that the store was put back from an older copy, and that the entries which are gone since
// are known to be: the only way for a trail that was cut to be proved again.
#include "core/audit/verifier.h"
#include "core/operate/deed_frame.h"

#include <string>

namespace ack::operate {

/// Writes down exactly which signed checkpoints have no entry any more; what is told of them stays told. Answers
/// them. refused for everybody who may not see the trail, for the account without signing in, and where anything else
/// is wrong with the trail or the file: only a whole trail with a missing end can be acknowledged. conflict where
/// nothing is missing; invalid without a reason. Reads the whole trail. Thread: that of the desk's connection; never
/// a GUI thread.
Result<audit::LostBranch> acknowledgeRestored(const Desk& desk, const Caller& caller, const std::string& reason);

}  // namespace ack::operate
