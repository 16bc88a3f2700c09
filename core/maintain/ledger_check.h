#pragma once
// Walks the ledger's hash chain from its first line: an edited field, a removed or an inserted line shows.
#include "core/maintain/check_report.h"
#include "core/store/connection.h"

namespace ack::maintain {

/// In the snapshot that is open.
Result<void> checkLedger(store::Connection& connection, CheckReport& report);

}  // namespace ack::maintain
