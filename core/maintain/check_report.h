#pragma once
// What `check` answers: every broken invariant with the word of its rule, so that scripts can tell them apart.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ack::maintain {

struct Finding {
  std::string rule;  ///< "counters", "ledger_chain", "body" …: one stable word
  std::string text;  ///< names the thing and what is wrong with it; never payload
};

struct CheckReport {
  static constexpr std::size_t kMaxPerRule = 100;

  std::vector<Finding> findings;
  std::int64_t deliveries{0}, ledgerLines{0}, bodies{0};  ///< looked at
  [[nodiscard]] bool sound() const noexcept { return findings.empty(); }
  /// Beyond kMaxPerRule of a rule only the fact that there are more is kept.
  void add(std::string_view rule, std::string text);
};

}  // namespace ack::maintain
