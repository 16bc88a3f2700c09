#pragma once
// The end of a call, inside the writer's transaction: its outcome is recorded, and the delivery is settled or goes on
// to its next forward. Guarded by the lease's epoch: what comes too late changes nothing and is kept as evidence.
#include "core/base/random.h"
#include "core/work/call_verdict.h"
#include "core/work/delivery_job.h"
#include "core/work/forward_progress.h"
#include "core/work/waited_command.h"

namespace ack::work {

enum class SettleOutcome {
  settled,  ///< the delivery is somebody else's or nobody's from here on
  goesOn,   ///< the job's next forward is intended: call once this is committed
  late,     ///< the lease had been taken over; refused and kept as evidence
};

class SettleCall final : public WaitedCommand {
 public:
  /// `nextSlot` is a free place at the next forward's destination, or empty. `job` must outlive this.
  SettleCall(DeliveryJob& job, CallVerdict verdict, queue::CallSlot nextSlot, RandomSource& random)
      : m_job(job), m_verdict(std::move(verdict)), m_nextSlot(std::move(nextSlot)), m_random(random) {}

  Result<void> run(store::WriteContext& context) override;
  [[nodiscard]] SettleOutcome outcome() const noexcept { return m_outcome; }
  [[nodiscard]] const CallVerdict& verdict() const noexcept { return m_verdict; }
  /// After goesOn: moves the job on to that forward and its slot.
  void moveOn() noexcept;

 private:
  Result<void> settle(store::WriteContext& context);
  Result<void> afterApplied(store::WriteContext& context);
  /// Whether nobody holds back the next call, and there is a place for it.
  Result<bool> mayGoOn(store::WriteContext& context, const ForwardProgress& next) const;
  Result<void> goOn(store::WriteContext& context, const ForwardProgress& next);
  Result<void> failCall(store::WriteContext& context, domain::DeadCause cause, domain::AttemptResult result);
  Result<void> retry(store::WriteContext& context, domain::EffectState effectState, domain::DeadCause whenUsedUp);
  Result<void> unresolved(store::WriteContext& context);
  /// The guarded change first, then the effect's outcome.
  Result<void> write(store::WriteContext& context, const store::Settlement& to, domain::AttemptResult result,
                     domain::EffectState effectState);
  Result<void> recordOutcome(store::WriteContext& context, domain::EffectState effectState);

  DeliveryJob& m_job;
  CallVerdict m_verdict;
  queue::CallSlot m_nextSlot;
  RandomSource& m_random;
  SettleOutcome m_outcome{SettleOutcome::settled};
  std::size_t m_nextForward{0};
  EffectId m_nextEffect;
};

}  // namespace ack::work
