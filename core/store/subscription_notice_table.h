#pragma once
// What providers ask a person to do before they send anything (SNS: open the link that confirms a subscription), and
// subscriptions that ended. We never open such a link ourselves: it came from outside.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <string_view>

namespace ack::store {

/// Thread: that of its connection.
class SubscriptionNoticeTable {
 public:
  /// Events that were under way when a subscription ended may still come; later ones show that it is back.
  static constexpr std::chrono::hours kUnderWay{1};

  explicit SubscriptionNoticeTable(Connection& connection);
  /// One for each subject of a source: a newer one takes the older one's place.
  Result<void> keep(SourceId source, std::string_view subject, bool ended, std::string_view link, UtcTime at);
  /// An event of `subject` came: what waited for it is done.
  Result<void> settle(SourceId source, std::string_view subject, UtcTime at);

 private:
  CachedStatement m_keep, m_settle;
};

}  // namespace ack::store
