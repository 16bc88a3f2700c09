#pragma once
// One commit of a running replay: deliveries that came to their end, deliveries that are put back, and the counts
// that say so, all or nothing, and nothing where somebody paused or cancelled it meanwhile.
#include "core/store/writer.h"
#include "core/work/replay_check.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ack::work {

struct ReplayEnding {
  DeliveryId delivery;
  domain::ReplayItemState state{};
};

/// What is to be written; made outside the writer, from a snapshot.
struct ReplayPlan {
  std::vector<ReplayEnding> ended;
  std::vector<DeliveryId> failedAttempts;  ///< under way still, but an attempt of it failed for the first time
  std::vector<ReplayChoiceNow> next;       ///< to be put back, or found to have changed
  UtcTime batchBegan{};
  std::int64_t batchReleased{0};
  std::optional<std::string> stop;  ///< pauses with this reason
  bool finish{false};               ///< nothing is left

  [[nodiscard]] bool empty() const noexcept {
    return ended.empty() && failedAttempts.empty() && next.empty() && !stop && !finish;
  }
};

/// Thread: writer, within its transaction. conflict, with everything to be undone, where the replay is no longer in
/// the state that it was read in.
Result<void> writeStep(store::WriteContext& context, const store::ReplayRow& replay, const ReplayPlan& plan);

}  // namespace ack::work
