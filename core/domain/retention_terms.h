#pragma once
// How long the payloads of a source are kept. Only payloads ever go: identity, hashes, effects, ledger and audit stay
// for ever (domain.md 13, 22), so that a late duplicate is still one.
#include "core/base/result.h"

#include <cstdint>

namespace ack::domain {

struct RetentionTerms {
  static constexpr std::int64_t kMinDays = 1;
  static constexpr std::int64_t kMaxDays = 3'650;

  std::int64_t completedDays{14};  ///< from completion on
  std::int64_t deadDays{60};  ///< of a dead letter, from the day it died on; once it is closed, the shorter of both

  bool operator==(const RetentionTerms&) const = default;
};

/// Days a closed dead letter's payload is kept, from its closing on.
constexpr std::int64_t closedDays(const RetentionTerms& terms) noexcept {
  return terms.completedDays < terms.deadDays ? terms.completedDays : terms.deadDays;
}

/// invalid unless both are from kMinDays to kMaxDays.
Result<void> checkTerms(const RetentionTerms& terms);

/// Whether anything is kept longer than before.
constexpr bool isLonger(const RetentionTerms& after, const RetentionTerms& before) noexcept {
  return after.completedDays > before.completedDays || after.deadDays > before.deadDays;
}

}  // namespace ack::domain
