#pragma once
// The clean-ups that deleted payloads: how far each got, so that one cut off goes on, and what people see of it.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>

namespace ack::store {

/// A fact: when a person last asked for a clean-up, microseconds since 1970.
constexpr std::string_view kFactPurgeAsked = "purge_asked_at_us";
/// The last value of it for which a whole pass was made.
constexpr std::string_view kFactPurgeAnswered = "purge_answered_at_us";

struct PurgeRun {
  std::int64_t id{0};
  UtcTime beganAt{};
  UtcTime endedAt{};        ///< 1970: still under way, or cut off
  std::int64_t reached{0};  ///< payloads up to this number were looked at
  std::int64_t payloads{0};
  std::int64_t bytes{0};

  [[nodiscard]] bool ended() const noexcept { return endedAt != UtcTime{}; }
};

/// Thread: that of its connection.
class PurgeTable {
 public:
  static constexpr std::int64_t kKept = 400;  ///< runs that are remembered

  explicit PurgeTable(Connection& connection);
  Result<std::optional<PurgeRun>> last();
  /// The last one that ended and deleted something.
  Result<std::optional<PurgeRun>> lastThatDeleted();
  Result<std::int64_t> begin(UtcTime at);
  /// Adds to an open run what one step did.
  Result<void> advance(std::int64_t run, std::int64_t reached, std::int64_t payloads, std::int64_t bytes);
  Result<void> end(std::int64_t run, UtcTime at);

 private:
  CachedStatement m_last, m_lastThatDeleted, m_begin, m_advance, m_end, m_forget;
};

}  // namespace ack::store
