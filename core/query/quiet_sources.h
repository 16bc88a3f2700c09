#pragma once
// Whether a source has been silent for much longer than its own rhythm. Some providers switch a failing endpoint off
// untold, and a receiver that nobody reaches looks exactly like that.
#include "core/query/snapshot.h"

#include <chrono>
#include <map>
#include <optional>

namespace ack::query {

/// One rule, for the screens and for the alerts. The usual gap of a source is the one that 19 of 20 of its gaps
/// between minutes with accepted events did not exceed, of its last thousand such minutes within seven days; with
/// fewer than ten of them it has no rhythm and is never quiet. It is quiet once nothing came for three times that gap
/// and ten minutes at least (reliability.md, I-6), unless it was as silent at the same time a week ago, or, where it
/// is not known for that long, a day ago: nights and Sundays are no failures.
class QuietSources {
 public:
  static constexpr int kGaps = 3;
  static constexpr std::chrono::minutes kShortest{10};
  static constexpr std::int64_t kLeastMinutes = 10;

  /// `last`: when something was accepted last. Answers the silence that a quiet source was allowed and has exceeded,
  /// nullopt for one that is not quiet. Remembers the rhythm until something is accepted again.
  /// Thread: that of the context's connection.
  Result<std::optional<std::chrono::seconds>> exceeded(const QueryContext& context, SourceId source, UtcTime last);
  /// Silence that a source of this usual gap is allowed.
  static std::chrono::seconds allowed(std::chrono::minutes usualGap) noexcept;

 private:
  struct Rhythm {
    UtcTime last{};
    std::optional<std::chrono::minutes> usualGap;  // nullopt: there is none
    std::int64_t firstMinute{0};                   // that it is known since, within eight days
  };
  static Result<Rhythm> read(const QueryContext& context, SourceId source, UtcTime last);
  static Result<bool> wasSilent(const QueryContext& context, SourceId source, UtcTime from, UtcTime to);

  std::map<std::int64_t, Rhythm> m_rhythms;  // by source
};

}  // namespace ack::query
