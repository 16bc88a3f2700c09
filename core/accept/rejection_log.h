#pragma once
// Refused requests on their way into the figures: counted all, a few kept as evidence, everything bounded, so that a
// flood of bad signatures can fill neither memory nor disk.
#include "core/accept/acceptor.h"
#include "core/base/clock.h"
#include "core/domain/ids.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace ack::accept {

/// What was gathered since the last time; values, ready to be written.
struct RejectionBatch {
  struct Count {
    std::int64_t count{0};
    UtcTime last{};
  };
  struct Sample {
    SourceId source;
    UtcTime at{};
    std::string reason, peer, requestId;
    std::int64_t bodyBytes{0};
    std::string bodySha256;  ///< where authentic
  };
  std::map<std::pair<std::int64_t, std::int64_t>, Count> counts;  ///< by (source, minute)
  std::vector<Sample> samples;
  [[nodiscard]] bool empty() const noexcept { return counts.empty(); }
};

/// Thread: any.
class RejectionLog {
 public:
  static constexpr std::int64_t kSamplesPerMinute = 20;  ///< rows per source and minute
  static constexpr std::int64_t kSamplesPerHour = 100;   ///< of these, per source and hour: a flood may last for days
  static constexpr std::int64_t kAuthenticPerMinute = 600;  ///< of those that only a holder of the secret can cause
  static constexpr std::size_t kMaxCounts = 4'096;          ///< sources times minutes that may wait
  static constexpr std::size_t kMaxTextBytes = 200;

  void add(const Rejection& rejection);
  [[nodiscard]] bool pending() const noexcept { return m_pending.load(std::memory_order_relaxed); }
  RejectionBatch take();
  /// What could not be written; its counts are added to what came since.
  void putBack(RejectionBatch batch);

 private:
  struct Sampled {
    std::int64_t minute{0};
    std::int64_t rows{0};
    std::int64_t hour{0};
    std::int64_t hourRows{0};
    std::int64_t authenticRows{0};
  };
  std::mutex m_mutex;
  RejectionBatch m_batch;
  std::map<std::int64_t, Sampled> m_sampled;  // by source
  std::atomic<bool> m_pending{false};
};

}  // namespace ack::accept
