#pragma once
// Dead letters by cause and destination: counted for the overview, with rows for their page.
#include "core/query/snapshot.h"
#include "core/query/views.h"

namespace ack::query {

constexpr std::size_t kMaxRowsPerGroup = 200;

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
Result<std::vector<DeadLetterGroup>> readDeadLetters(const QueryContext& context);

}  // namespace ack::query
