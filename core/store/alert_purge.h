#pragma once
// Forgetting alerts that are long over, and what was sent about them. For good are kept those of which it is asked
// again how much a person has seen to (missing events, second charges), and the newest, so that no number comes
// twice.
#include "core/base/clock.h"
#include "core/domain/alert_words.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <vector>

namespace ack::store {

/// Thread: that of the connection; changes within its open write transaction.
class AlertPurge {
 public:
  static constexpr int kStep = 100;  ///< alerts in one commit

  struct Old {
    std::vector<AlertId> alerts;  ///< at most kStep
    bool trials{false};           ///< there are trials of channels from before

    [[nodiscard]] bool isEmpty() const noexcept { return alerts.empty() && !trials; }
  };

  explicit AlertPurge(Connection& connection) noexcept;

  /// Resolved before `before`, or with more than `most` resolved ones behind it.
  Result<Old> find(UtcTime before, std::int64_t most);
  /// With their messages; one that lives again meanwhile stays.
  Result<void> remove(const Old& old, UtcTime before);

 private:
  Result<std::int64_t> beyond(std::int64_t most);

  CachedStatement m_beyond, m_find, m_trials, m_removeMessages, m_remove, m_removeTrials;
};

}  // namespace ack::store
