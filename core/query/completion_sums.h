#pragma once
// The main figure: accepted events that were due, and how many of them were completed within their source's target.
// Minutes whose last target is long over never change again, so that their sums are kept from one call to the next
// and only what came since is read.
#include "core/query/snapshot.h"

#include <chrono>
#include <cstdint>
#include <map>

namespace ack::query {

/// Due is whoever's target time has passed, or who is completed or dead already: a dead letter is not completed
/// (domain.md).
struct Completion {
  std::int64_t due{0}, inTime{0};
};

/// The longest target of any source: what came in longer ago is due whatever its source.
std::chrono::seconds longestTarget(const config::Catalogue& catalogue);
/// The first minute whose events may still be within their target; an earlier one is due by now in every part.
std::int64_t firstOpenMinute(const QueryContext& context, std::int64_t source);

/// Thread: that of its reader.
class CompletionSums {
 public:
  /// What may still be committed under a minute that is over: the writer's delay, a clock that was set a little back.
  static constexpr std::chrono::minutes kStillMoving{2};

  /// Over the window's hours, the one that has begun among them, as the figures over time have it.
  Result<Completion> read(const QueryContext& context, std::chrono::hours window);

 private:
  Result<void> keep(const QueryContext& context, std::int64_t begin, std::int64_t end);
  static Result<Completion> readMoving(const QueryContext& context, std::int64_t begin, std::int64_t end);

  std::map<std::int64_t, Completion> m_hours;  // of kept minutes, by hour
  std::int64_t m_from{0}, m_to{0};             // minutes that are kept: the first, and the one behind the last
  std::chrono::seconds m_target{0};            // the longest one when they were
};

}  // namespace ack::query
