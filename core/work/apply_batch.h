#pragma once
// Many deliveries in one write command: the price of a transaction is paid once for all of them.
#include "core/work/delivery_applier.h"
#include "core/work/in_hand.h"
#include "core/work/waited_command.h"

#include <memory>
#include <string>
#include <vector>

namespace ack::work {

struct BatchJob {
  std::unique_ptr<DeliveryJob> job;
  JobOutcome outcome{JobOutcome::skipped};  ///< filled by the writer
};

/// Fails as a whole where one job meets an error of the store; the caller then tries each alone.
class ApplyBatch final : public WaitedCommand {
 public:
  /// `inHand` (may be null) is told which job is being applied.
  ApplyBatch(std::vector<BatchJob> jobs, RandomSource& random, std::int64_t worker, InHand* inHand)
      : m_jobs(std::move(jobs)), m_random(random), m_worker(worker), m_inHand(inHand) {}

  Result<void> run(store::WriteContext& context) override;
  [[nodiscard]] std::size_t costBytes() const noexcept override;
  [[nodiscard]] bool needsSavepoint() const noexcept override { return false; }
  [[nodiscard]] std::vector<BatchJob>& jobs() noexcept { return m_jobs; }

 private:
  std::vector<BatchJob> m_jobs;
  RandomSource& m_random;
  std::int64_t m_worker;
  InHand* m_inHand;
};

/// The last resort for a delivery whose effects the store refuses: the attempt is counted and retried later, up to
/// its limits.
class FailAttempt final : public WaitedCommand {
 public:
  FailAttempt(DeliveryJob& job, std::string evidence, RandomSource& random, std::int64_t worker)
      : m_job(job), m_evidence(std::move(evidence)), m_random(random), m_worker(worker) {}

  Result<void> run(store::WriteContext& context) override;

 private:
  DeliveryJob& m_job;
  std::string m_evidence;
  RandomSource& m_random;
  std::int64_t m_worker;
};

}  // namespace ack::work
