#pragma once
// How often a destination was asked about a call whose outcome is unknown, and its last answer in our own words.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace ack::store {

/// One call: the effect, and the attempt that made it.
struct CallKey {
  EffectId effect;
  std::int64_t attempt{0};
};

struct InquiryRow {
  std::int64_t asks{0};
  UtcTime firstAt{};
  bool ended{false};
};

/// Thread: that of the connection.
class InquiryTable {
 public:
  explicit InquiryTable(Connection& connection) noexcept;

  /// Zero asks where it was never asked.
  Result<InquiryRow> find(const CallKey& call);
  /// Counts one more question; `answer` is one line without payload, `ended` that no further one follows by itself.
  Result<void> record(const CallKey& call, UtcTime at, std::string_view answer, bool ended);

 private:
  CachedStatement m_find, m_record;
};

}  // namespace ack::store
