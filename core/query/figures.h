#pragma once
// Figures over time: totals, completion within target, series and ages. From counters, minutes and the partial index
// of unfinished work; never by counting events.
#include "core/query/completion_sums.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>

namespace ack::query {

/// What the store keeps under that name; empty where it keeps nothing.
Result<std::string> readFact(const QueryContext& context, std::string_view name);

/// Everything of the status but the engine's owner. `completion` keeps what it summed from one call to the next.
Result<Status> readStatus(const QueryContext& context, CompletionSums& completion);
Result<Status> readStatus(const QueryContext& context);

/// The window's minutes in steps of `bucket`, oldest first: series and completion over the same rows.
struct WindowFigures {
  std::vector<MinuteSeriesPoint> series;
  std::vector<HourCompletion> completion;
  Completion whole;
  std::int64_t accepted{0}, completed{0}, duplicates{0};
};
/// Steps end with the one that holds now; they begin at multiples of `bucket` since 1970 (UTC).
Result<WindowFigures> readWindow(const QueryContext& context, std::chrono::seconds window,
                                 std::chrono::seconds bucket);

/// Unfinished deliveries by age and state; the last step takes what the counters have beyond the others.
Result<std::vector<AgeBucket>> readAging(const QueryContext& context, const StateCounts& states);

/// The delivery of that state that waits longest.
Result<std::optional<std::pair<UtcTime, DeliveryId>>> oldestOf(const QueryContext& context,
                                                               domain::DeliveryState state);

}  // namespace ack::query
