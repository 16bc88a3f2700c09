#pragma once
// The figures the writer keeps so that nobody counts rows: totals, minutes per source, and when a source was last
// heard of. Written through Counters; a reader may read them here.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ack::store {

/// Columns of minute_metric. completedOfAccepted, completedInTime and deadOfAccepted (dead letters that once were
/// accepted to be worked off) count under the minute in which the event was accepted, the others under the minute in
/// which they happened.
enum class MinuteColumn : std::uint8_t {
  accepted,
  duplicates,
  stale,
  rejected,
  completed,
  dead,
  completedOfAccepted,
  completedInTime,
  charges,
  deadOfAccepted,
};
constexpr std::size_t kMinuteColumnCount = 10;

struct MinuteDelta {
  std::int64_t minute{0};  ///< since 1970
  SourceId source;
  std::array<std::int64_t, kMinuteColumnCount> columns{};
};

struct SeenTimes {
  SourceId source;
  std::int64_t arrival{0}, accepted{0}, rejected{0};  ///< microseconds, 0 for never
  std::int64_t rejections{0};
};

/// Thread: that of its connection.
class CounterTable {
 public:
  explicit CounterTable(Connection& connection);
  Result<void> add(std::string_view name, std::int64_t delta);
  /// 0 where it was never counted.
  Result<std::int64_t> value(std::string_view name);

 private:
  CachedStatement m_add, m_value;
};

/// Thread: that of its connection.
class MetricTable {
 public:
  explicit MetricTable(Connection& connection);
  /// Adds the columns to the row of that minute and source.
  Result<void> add(const MinuteDelta& delta);
  /// The sum over all sources of minutes in [from, to).
  Result<std::array<std::int64_t, kMinuteColumnCount>> sum(std::int64_t fromMinute, std::int64_t toMinute);

 private:
  CachedStatement m_add, m_sum;
};

/// Thread: that of its connection.
class SourceSeenTable {
 public:
  explicit SourceSeenTable(Connection& connection);
  /// Later times win, rejections are added.
  Result<void> merge(const SeenTimes& times);
  Result<std::optional<SeenTimes>> find(SourceId source);

 private:
  CachedStatement m_merge, m_find;
};

}  // namespace ack::store
