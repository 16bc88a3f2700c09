#pragma once
// The nonces and tokens that signatures cover and that only one request may use, each with what it was used for.
// Where the event itself is not signed, this is what tells a copied signature from a genuine one.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <string_view>

namespace ack::store {

/// Thread: that of its connection.
class ReplayKeyTable {
 public:
  /// A key is kept this much longer than its signature is fresh: a clock may be set back, and a window made wider.
  static constexpr std::chrono::hours kGrace{24};

  explicit ReplayKeyTable(Connection& connection);
  /// true: the key (a SHA-256) is new, and is remembered until `until` and kGrace (for ever where that is
  /// UtcTime::max()), or it was used for this same `identity` (a SHA-256). false: it was used for another one, and
  /// nothing is changed. Each call also forgets a few keys that are over at `now`.
  Result<bool> remember(SourceId source, std::string_view key, std::string_view identity, UtcTime until, UtcTime now);

 private:
  Result<void> forget(UtcTime now);

  CachedStatement m_insert, m_forget;
};

}  // namespace ack::store
