#pragma once
// What providers ask a person to do before they send anything, and which subscriptions ended (SNS). Gone once an
// event of the subscription has come.
#include "core/query/snapshot.h"

#include <optional>
#include <string>
#include <vector>

namespace ack::query {

struct SubscriptionNoticeView {
  std::string source;
  std::string owner;    ///< of the source; "" for nobody
  std::string subject;  ///< such as a topic's name
  bool ended{false};    ///< false: open `link` to confirm the subscription
  std::string link;     ///< HTTPS on one of the provider's hosts; "" where the request named another
  UtcTime at{};
};

/// The newest first.
Result<std::vector<SubscriptionNoticeView>> readSubscriptionNotices(const QueryContext& context);

}  // namespace ack::query
