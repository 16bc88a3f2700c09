#pragma once
// The invariants that one SQL statement can disprove: each answers a row, with its text, for every violation.
#include "core/base/clock.h"
#include "core/maintain/check_report.h"
#include "core/store/connection.h"

namespace ack::maintain {

/// SQLite's integrity_check and foreign_key_check. An error where not even they can run.
Result<void> checkFile(store::Connection& connection, CheckReport& report);
/// Counters, identities, states, effects, ledger and balances against one another, in the snapshot that is open.
Result<void> checkRows(store::Connection& connection, CheckReport& report);
/// Every inbox row against its hash: a text that was edited after it was written shows.
Result<void> checkInbox(store::Connection& connection, CheckReport& report);
/// Deliveries in work whose lease ended more than a minute before `now`: a running engine would have taken them back.
Result<void> checkLeases(store::Connection& connection, UtcTime now, CheckReport& report);

}  // namespace ack::maintain
