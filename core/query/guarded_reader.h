#pragma once
// A reader that answers only what its user may see: every question is first put to a gate, which knows who asks. So a
// screen or command that forgot to ask shows nothing, and a founder sees figures and no event.
#include "core/access/policy.h"
#include "core/query/reader.h"

#include <functional>
#include <memory>
#include <string_view>

namespace ack::query {

/// refused, in a sentence that says who may; `question` is one stable word ("trace"), for the audit trail. Thread:
/// the reader's.
using LookGate = std::function<Result<void>(access::Permission permission, std::string_view question)>;

/// Status, overview, alerts, holds and subscription notices ask for viewFigures, exports for exportEvidence, the
/// audit trail for viewAudit, all else for viewWork. The change number tells nobody anything and asks for nothing.
/// The gate is asked before the store is read.
std::unique_ptr<Reader> guardReader(std::unique_ptr<Reader> reader, LookGate gate);

}  // namespace ack::query
