#include "core/work/apply_batch.h"

namespace ack::work {

Result<void> ApplyBatch::run(store::WriteContext& context) {
  const DeliveryApplier applier(context, m_random, m_worker);
  for (BatchJob& item : m_jobs) {
    const InHand::Mark mark(m_inHand, 0, {item.job->row.id, item.job->row.leaseEpoch});
    auto outcome = applier.apply(*item.job);
    if (!outcome) return base::withContext(domain::toText(item.job->row.id), std::move(outcome).error());
    item.outcome = *outcome;
  }
  return {};
}

std::size_t ApplyBatch::costBytes() const noexcept {
  constexpr std::size_t kBytesPerDelivery = 800;  // its rows and their index entries, roughly
  return m_jobs.size() * kBytesPerDelivery;
}

Result<void> FailAttempt::run(store::WriteContext& context) {
  auto outcome = DeliveryApplier(context, m_random, m_worker).fail(m_job, m_evidence);
  if (!outcome) return std::move(outcome).error();
  return {};
}

}  // namespace ack::work
