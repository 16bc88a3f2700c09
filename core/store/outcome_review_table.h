#pragma once
// What people decided about calls whose outcome nobody could know: one decision for each call, for ever.
#include "core/domain/outcome_verdict.h"
#include "core/store/inquiry_table.h"

#include <string_view>

namespace ack::store {

struct OutcomeReviewRow {
  CallKey call;
  domain::OutcomeVerdict verdict{};
  UtcTime at{};
  std::string_view by, evidence, reason;
};

/// Thread: that of the connection.
class OutcomeReviewTable {
 public:
  explicit OutcomeReviewTable(Connection& connection) noexcept;
  /// conflict where that call was decided before; nothing is changed then.
  Result<void> insert(const OutcomeReviewRow& review);

 private:
  CachedStatement m_insert;
};

}  // namespace ack::store
