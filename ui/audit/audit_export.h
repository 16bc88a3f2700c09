#pragma once
// Writes the audit trail so that a stranger can prove it: every entry's own bytes, the signed checkpoints, and the
// recipe as a script that needs no program of ours.
#include "core/base/result.h"
#include "core/query/reader.h"

#include <QString>

namespace ack::ui::audit {

constexpr const char* kEntriesFile = "entries.jsonl";
constexpr const char* kCheckpointsFile = "checkpoints.jsonl";
constexpr const char* kRecipeFile = "verify-audit-trail.sh";

/// Makes the new folder `folder` with the three files. Answers how many entries; conflict where the folder is there
/// already, io where it can't be written, and then nothing of it stays. Thread: reader.
Result<std::int64_t> exportAuditTrail(query::Reader& reader, const QString& folder);

}  // namespace ack::ui::audit
