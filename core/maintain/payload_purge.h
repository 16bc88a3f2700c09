#pragma once
// Deletes payloads that have been kept long enough, in small steps. What deleting means on disk: the row goes, its
// pages are used again for what arrives next, and until then they and the log still hold the sealed bytes; those are
// worth nothing once the vault's key they were sealed with has ended (vault_rotation.h).
#include "core/maintain/purge_candidates.h"
#include "core/maintain/write_step.h"

#include <cstdint>
#include <vector>

namespace ack::maintain {

/// Of a note in a delivery's story, for dead letters and closed ones: check tells such a gap from a loss by it.
inline constexpr const char* kNotePurged = "payload_purged";

/// One pass over the store. Thread: that of the reading connection, which must outlive it, as must the clock.
class PayloadPurge {
 public:
  PayloadPurge(store::Connection& reader, WriteStep write, const Clock& clock, PurgeSize size = {});

  /// Looks at one slice and deletes what is due of it in one transaction. true: there is more to look at; false: the
  /// pass is over, and the next call begins another. A pass that a crash cut off goes on where it was. The terms are
  /// read anew for each step.
  Result<bool> step();
  /// Deleted since this object was made.
  [[nodiscard]] std::int64_t deleted() const noexcept { return m_deleted; }

 private:
  Result<void> resume();
  Result<void> remove(const PurgeSlice& slice, const store::RetentionRules& rules, UtcTime now);
  Result<void> finish();

  store::Connection& m_reader;
  PurgeSearch m_search;
  WriteStep m_write;
  const Clock& m_clock;
  PurgeSize m_size;
  bool m_begun{false};
  std::int64_t m_run{0};  // 0: nothing was deleted yet in this pass
  std::int64_t m_reached{0};
  std::int64_t m_deleted{0};
};

/// What a pass would delete of one source.
struct PurgeForecast {
  SourceId source;
  std::int64_t payloads{0};
  std::int64_t bytes{0};
};

/// What a pass would delete now, by source; nothing is changed.
Result<std::vector<PurgeForecast>> forecastPurge(store::Connection& reader, const Clock& clock);

}  // namespace ack::maintain
