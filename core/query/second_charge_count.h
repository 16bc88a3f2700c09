#pragma once
// Counts charge lines of events that were charged before. The unique index ledger_charge forbids such a line, and
// that is why what screens claim is counted in the ledger itself, not derived from the index's existence. The whole
// ledger is read once; after that only what was written since.
#include "core/query/snapshot.h"

#include <cstdint>

namespace ack::query {

/// Thread: that of its reader.
class SecondChargeCount {
 public:
  /// Up to this snapshot.
  Result<std::int64_t> upTo(const QueryContext& context);

 private:
  std::int64_t m_counted{0};
  std::int64_t m_newest{0};  // ledger_id up to which m_counted holds
};

}  // namespace ack::query
