#pragma once
// The values that screens and the command line show of alerts. Plain data, from one read-only snapshot each.
#include "core/base/clock.h"
#include "core/domain/alert_words.h"

#include <optional>
#include <string>
#include <vector>

namespace ack::query {

/// What was sent about an alert, or is to be.
struct AlertMessageView {
  domain::AlertChannel channel{};
  domain::AlertNews news{};
  domain::AlertMessageState state{};
  int attempts{0};
  UtcTime madeAt{};
  std::optional<UtcTime> nextAt;   ///< while it waits
  std::optional<UtcTime> endedAt;  ///< sent, given up or dropped
  std::string evidence;            ///< of the last try
};

/// Never payload: names of sources and destinations, our own IDs, causes, counts.
struct AlertView {
  AlertId id;
  domain::AlertKind kind{};
  std::string subject;
  domain::AlertState state{};
  UtcTime firstAt{}, lastAt{};
  std::int64_t count{0};  ///< how often it was seen, or how many it is about
  std::string evidence;
  std::string owner;  ///< "": all admins'
  std::string acknowledgedBy;
  std::optional<UtcTime> acknowledgedAt;
  std::string resolvedBy;  ///< "" of a resolved one: its cause was gone
  std::optional<UtcTime> resolvedAt;
  std::string reason;                      ///< of the person who resolved it
  std::vector<AlertMessageView> messages;  ///< oldest first; at most 50, the newest
};

struct AlertFilter {
  bool open{true}, acknowledged{true}, resolved{false};
  std::optional<std::string> owner;  ///< "": nobody's; nullopt: all
};

/// Living ones worst first and then oldest first; behind them the resolved ones, newest first; at most `limit` in
/// all.
struct AlertList {
  std::vector<AlertView> alerts;
  std::int64_t open{0}, acknowledged{0};  ///< of all, whatever the filter
  bool more{false};                       ///< there are more than the limit
};

}  // namespace ack::query
