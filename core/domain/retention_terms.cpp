#include "core/domain/retention_terms.h"

#include <string>

namespace ack::domain {

Result<void> checkTerms(const RetentionTerms& terms) {
  const auto good = [](std::int64_t days) {
    return days >= RetentionTerms::kMinDays && days <= RetentionTerms::kMaxDays;
  };
  if (good(terms.completedDays) && good(terms.deadDays)) return {};
  return Error{ErrorCode::invalid, "payloads are kept for " + std::to_string(RetentionTerms::kMinDays) + " to " +
                                       std::to_string(RetentionTerms::kMaxDays) + " days"};
}

}  // namespace ack::domain
