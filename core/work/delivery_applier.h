#pragma once
// The heart of an attempt, inside the writer's transaction: local effects are applied and the delivery is settled, or
// claimed for its next call, or moved to the queue of its destination; all of it or nothing.
#include "core/base/random.h"
#include "core/effect/local_effects.h"
#include "core/store/writer.h"
#include "core/work/delivery_job.h"
#include "core/work/forward_progress.h"
#include "core/work/held_now.h"

namespace ack::work {

enum class JobOutcome {
  settled,  ///< completed, dead, retrying or unresolved
  claimed,  ///< the intent of its next call is recorded: call once this is committed
  moved,    ///< waits for its destination
  skipped,  ///< somebody else's by now; nothing was changed
  held,     ///< a person holds its source or destination back; nothing was changed
};

/// Thread: writer, within its transaction.
class DeliveryApplier {
 public:
  DeliveryApplier(store::WriteContext& context, RandomSource& random, std::int64_t worker) noexcept
      : m_context(context), m_held(context), m_random(random), m_worker(worker) {}

  /// Everything is read before anything is written, so that a conflict leaves nothing half done. May be called again
  /// for the same job where its transaction was undone.
  Result<JobOutcome> apply(DeliveryJob& job) const;
  /// For a job that can't be applied for a reason of our own: counted as an attempt, so that it ends some day.
  Result<JobOutcome> fail(DeliveryJob& job, std::string_view evidence) const;

 private:
  Result<JobOutcome> settle(const DeliveryJob& job, const store::Settlement& to,
                            const queue::AttemptClosing& closing) const;
  Result<JobOutcome> leaveQuarantine(const DeliveryJob& job, std::int64_t destination) const;
  Result<JobOutcome> die(DeliveryJob& job, domain::DeadCause cause, domain::AttemptResult result,
                         std::string_view evidence) const;
  Result<JobOutcome> retryOrDie(DeliveryJob& job, std::int64_t lane, std::string_view evidence) const;
  /// Whether a person holds its source, or the destination for which it waits already.
  Result<bool> isHeldBack(const DeliveryJob& job, const ForwardProgress& next) const;
  Result<JobOutcome> changeState(DeliveryJob& job, const ForwardProgress& next) const;
  Result<void> recordForwards(DeliveryJob& job, const effect::LocalEffects& local, const ForwardProgress& next,
                              JobOutcome outcome) const;

  store::WriteContext& m_context;
  HeldNow m_held;
  RandomSource& m_random;
  std::int64_t m_worker;
};

}  // namespace ack::work
