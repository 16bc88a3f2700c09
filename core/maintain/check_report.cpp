#include "core/maintain/check_report.h"

#include <algorithm>

namespace ack::maintain {

void CheckReport::add(std::string_view rule, std::string text) {
  const auto known = static_cast<std::size_t>(
      std::count_if(findings.begin(), findings.end(), [rule](const Finding& f) { return f.rule == rule; }));
  if (known > kMaxPerRule) return;
  if (known == kMaxPerRule) text = "and more";
  findings.push_back({std::string(rule), std::move(text)});
}

}  // namespace ack::maintain
