#pragma once
// Looking into the audit trail: pages of it, how often what was done, and one entry with its place in the chain.
// Whether the chain holds is audit_prover.h's business; here even a damaged entry is shown as far as it can be read.
#include "core/query/audit_views.h"
#include "core/query/snapshot.h"

namespace ack::query {

/// One row with the number of the newest entry; none in an empty trail.
constexpr const char* kNewestAuditSql =
    "SELECT sequence FROM audit_entry WHERE sequence > 0 ORDER BY sequence DESC LIMIT 1";

/// Newest first by keyset; `limit` 1 to 1,000. invalid for a bad limit, a window that ends before it begins, or a
/// token of another filter.
Result<AuditPage> auditPage(const QueryContext& context, const AuditFilter& filter, std::string_view token,
                            int limit);
/// Counts of the whole trail whatever is filtered.
Result<AuditCounts> auditCounts(const QueryContext& context);
/// notFound where there is no entry of that number.
Result<AuditEntry> auditEntry(const QueryContext& context, std::int64_t number);
/// Every entry's own bytes, oldest first; stops where `line` answers false. A snapshot open for long keeps the
/// store's log from being shortened, so this must be called outside one: it reads stretch by stretch.
Result<void> eachAuditEntry(Statements& statements, const std::function<bool(std::string_view entry)>& line);

}  // namespace ack::query
