#pragma once
// Dead letters by cause and destination, by owner or by source: counted for the overview, with rows for their page.
#include "core/query/snapshot.h"
#include "core/query/views.h"

namespace ack::query {

constexpr std::size_t kMaxRowsPerGroup = 200;
constexpr int kMaxLetterIds = 10'000;

/// Dead letters that share cause, destination (or source, for causes without one) and owner.
struct DeadCount {
  domain::DeadCause cause{};
  std::string destination;
  std::string owner;  ///< empty: nobody
  std::int64_t count{0};
  UtcTime oldest{};
};

/// Over the partial index of dead letters alone; oldest first.
Result<std::vector<DeadCount>> countDead(const QueryContext& context);
/// Groups with most first.
Result<DeadLetterList> readDeadLetters(const QueryContext& context, const DeadLetterFilter& filter);
/// The IDs behind that list, whatever its grouping, newest first. invalid for a limit outside 1 to kMaxLetterIds;
/// full where there are more than `limit`.
Result<std::vector<DeliveryId>> readDeadLetterIds(const QueryContext& context, const DeadLetterFilter& filter,
                                                  int limit);

}  // namespace ack::query
