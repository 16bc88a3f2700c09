#pragma once
// Alerts as screens and the command line list them: what needs somebody first, what is over behind it.
#include "core/query/alert_views.h"
#include "core/query/snapshot.h"

namespace ack::query {

constexpr int kMostAlerts = 1'000;
constexpr int kMostMessagesTold = 50;

struct AlertCounts {
  std::int64_t open{0}, acknowledged{0};
};
/// From the index of living ones alone.
Result<AlertCounts> countAlerts(const QueryContext& context);

/// `limit` 1 to kMostAlerts, in all; invalid otherwise.
Result<AlertList> readAlerts(const QueryContext& context, const AlertFilter& filter, int limit);
/// notFound where there is no such alert.
Result<AlertView> readAlert(const QueryContext& context, AlertId id);
/// One message, as a trial of a channel is followed by; notFound.
Result<AlertMessageView> readAlertMessage(const QueryContext& context, AlertMessageId id);

}  // namespace ack::query
