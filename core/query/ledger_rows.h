#pragma once
// Reading ledger lines: of a delivery, of a window of time, one page or all.
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <functional>
#include <string>

namespace ack::query {

/// The columns readLine() expects; the tables must be called l (ledger) and d (its delivery).
const std::string& ledgerColumns();
LedgerView readLine(const QueryContext& context, const store::Statement& row);

/// Lines of [from, to), newest first, with exact totals of the whole window. invalid for a bad token, limit or
/// window; full where a sum does not fit 64 bits.
Result<LedgerWindow> ledgerWindow(const QueryContext& context, UtcTime from, UtcTime to, std::string_view token,
                                  int limit);
/// Every line of [from, to), oldest first; stops where `line` answers false.
Result<void> eachLine(const QueryContext& context, UtcTime from, UtcTime to,
                      const std::function<bool(const LedgerView&)>& line);

}  // namespace ack::query
