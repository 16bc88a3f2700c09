#pragma once
// An audit entry's JSON taken apart for a person: who, why, on what, and what was before and after as plain names and
// values. Reads whatever is there: an entry that somebody damaged must still be shown.
#include "core/query/audit_views.h"

#include <string_view>

namespace ack::query {

struct AuditText {
  bool readable{false};  ///< it is a JSON object
  std::string role, via, reason, whyNot, previousHashHex;
  std::vector<std::string> targets;
  std::int64_t count{0};
  std::vector<AuditValue> values;  ///< in the order of their names

  /// The row with the columns that stand beside the text. `hash` is 32 bytes. Thread: any.
  [[nodiscard]] AuditRow row(std::int64_t number, UtcTime at, std::string_view actor, std::string_view action,
                             bool refused, std::string_view hash) const;
};

/// Values deeper than a few levels stay JSON. Thread: any.
AuditText readAuditText(std::string_view entry);

}  // namespace ack::query
