#pragma once
// Which of two news about one subject is the newer. The time decides; where times are equal, something else that is
// part of the event must, never the order of arrival, so that every order of arrival ends in the same state.
#include "core/base/clock.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::effect {

/// RFC 3339, seconds since 1970 with an optional fraction, or (from 10^11 on) whole milliseconds since 1970.
std::optional<UtcTime> readEventTime(std::string_view text) noexcept;

/// Where an event stands in a life as its words tell: 0 for created, opened, pending …, 2 for deleted, cancelled,
/// failed, succeeded, delivered …, 1 for everything else.
int lifecycleClass(std::string_view words) noexcept;

struct StatusOrder {
  std::string sequence;  ///< digits; empty where the provider gives none
  std::string_view status;
  const std::vector<std::string>& rank;  ///< statuses from first to last
  std::string_view eventType;
  std::string_view eventId;
};

/// Bytes whose order is the order of the news: sequence, rank, life cycle, then type and event ID (arbitrary, but the
/// same on every machine). nullopt where `sequence` is not 0 to 200 digits.
std::optional<std::string> tieBreak(const StatusOrder& order);

}  // namespace ack::effect
