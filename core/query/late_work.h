#pragma once
// What is still to be worked off and has waited too long, by source. Dead letters and unknown outcomes wait for
// people and are told of as such. What was put back waits since then, not since it arrived: it was seen to between.
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <chrono>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace ack::query {

struct LateItems {
  std::vector<AttentionItem> items;  ///< one of each source
  bool cut{false};                   ///< too much waits for all of it to be looked at: more sources may be late
};

/// Remembers whose each late delivery is and since when it waits, so that a look walks over an index and reads only
/// the rows that are new to it. Thread: that of its reader.
class LateWork {
 public:
  static constexpr std::int64_t kMostLate = 10'000;  ///< of a state that are looked at, the oldest first
  /// Each is read again after that time, and not all at once: one that was put back meanwhile waits since then.
  static constexpr std::chrono::minutes kReadAgain{10};

  /// What was looked at longer ago is forgotten: much may have been seen to and put back while nobody looked.
  static constexpr std::chrono::minutes kRemembered{1};

  /// `oldest` of everything that is not finished, of the same snapshot.
  Result<LateItems> read(const QueryContext& context, std::optional<UtcTime> oldest);

 private:
  struct Known {
    std::int64_t source{0};
    UtcTime since{};
    UtcTime readAt{}, readAgainAt{};
    std::int64_t look{0};  ///< the last one that it was seen in
  };
  Result<Known*> know(const QueryContext& context, DeliveryId id);

  std::unordered_map<std::int64_t, Known> m_known;  // by delivery
  std::int64_t m_look{0};
  UtcTime m_lookedAt{};
};

}  // namespace ack::query
