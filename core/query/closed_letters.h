#pragma once
// Dead letters that a person closed without a replay: by whom, when and why, for whoever opens one again.
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <string>
#include <vector>

namespace ack::query {

constexpr int kMaxClosedLetters = 500;

struct ClosedLetterRow : DeliveryRow {
  std::string closedBy;
  UtcTime closedAt{};
  std::string reason;
};

struct ClosedLetterList {
  std::int64_t count{0};  ///< all of them, also what is not listed
  std::vector<ClosedLetterRow> rows;
};

/// The last closed first, at most `limit`. What retention or a rule discarded is not among them. invalid for a limit
/// outside 1 to kMaxClosedLetters.
Result<ClosedLetterList> readClosedLetters(const QueryContext& context, int limit);

}  // namespace ack::query
