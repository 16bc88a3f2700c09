#pragma once
// Which payloads have been kept long enough. A payload goes only when every delivery that needs it is completed, or
// closed, or a dead letter whose time is over; never while one is unfinished, unresolved, or part of an open replay.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/connection.h"
#include "core/store/retention_table.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ack::maintain {

struct PurgeCandidate {
  std::int64_t payload{0};
  std::int64_t lastDelivery{0};  ///< of those that share it: from its own number up to this one
  std::int64_t bytes{0};
  SourceId source;
  bool deadLetter{false};  ///< one of them is a dead letter or was one
};

/// What one look at the store found.
struct PurgeSlice {
  std::vector<PurgeCandidate> due;
  std::int64_t reached{0};  ///< all payloads up to this number were looked at
  bool atEnd{false};        ///< there are none behind it that could be due
};

/// What one step may take.
struct PurgeSize {
  std::int64_t look{512};       ///< payloads looked at
  std::int64_t rows{64};        ///< deleted
  std::int64_t bytes{1 << 20};  ///< after which no further one is deleted
};

/// Thread: that of its connection, which may be one that only reads.
class PurgeSearch {
 public:
  explicit PurgeSearch(store::Connection& connection) noexcept : m_connection(connection) {}

  /// Looks at payloads behind `after`, in the order of their arrival, as many as `size` allows.
  Result<PurgeSlice> next(const store::RetentionRules& rules, UtcTime now, std::int64_t after, const PurgeSize& size);

 private:
  struct Row;
  Result<std::vector<Row>> read(std::int64_t after, std::int64_t rows);
  Result<bool> sharersAreDue(const Row& row, const domain::RetentionTerms& terms, UtcTime now, PurgeCandidate& found);

  store::Connection& m_connection;
};

/// The instants before which a delivery must have ended for its payload to go; microseconds since 1970.
struct PurgeLimits {
  std::int64_t completed{0}, closed{0}, dead{0};
};
PurgeLimits limitsOf(const domain::RetentionTerms& terms, UtcTime now) noexcept;

}  // namespace ack::maintain
