#pragma once
// Where a page ended, as text that callers hand back unread. It carries what it belongs to, so that a token of
// another list or filter is refused instead of answering nonsense.
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ack::query {

/// A place in a list that is ordered by (time, number), newest first.
struct PagePosition {
  std::int64_t timeMicros{0};
  std::int64_t number{0};
  friend bool operator==(const PagePosition&, const PagePosition&) = default;
  friend auto operator<=>(const PagePosition&, const PagePosition&) = default;
};

/// In front of every row.
constexpr PagePosition kFirstPage{INT64_MAX, INT64_MAX};

/// `list` names the list and its filter.
std::string toToken(std::string_view list, PagePosition position);
/// kFirstPage for an empty token; invalid for anything toToken() did not make for the same list.
Result<PagePosition> fromToken(std::string_view list, std::string_view token);

}  // namespace ack::query
