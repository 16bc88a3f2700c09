#include "core/work/delivery_worker.h"

#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/work/store_trouble.h"
#include "core/work/work_holds.h"

#include <utility>

namespace ack::work {
namespace {

// A hold is in the store before the queue knows of it (WorkHolds looks ten times a second). What was taken meanwhile
// is still due, and must not be taken over and over again.
constexpr std::chrono::milliseconds kUntilHoldIsNoticed{20};

}  // namespace

DeliveryWorker::DeliveryWorker(WorkerShared& shared, std::unique_ptr<store::Connection> reader, std::int64_t number,
                               std::size_t batch)
    : m_shared(shared), m_reader(std::move(reader)), m_preparer(*m_reader, shared.vault, shared.proofOf),
      m_number(number), m_batch(batch) {}

void DeliveryWorker::followCatalogue(const config::CataloguePtr& catalogue) {
  if (catalogue == m_catalogue) return;
  m_shared.pacer.configure(pacesOf(*catalogue));
  m_catalogue = catalogue;
}

StepResult DeliveryWorker::step() {
  StepResult result;
  const config::CataloguePtr catalogue = m_shared.catalogue();
  if (!catalogue) return result;
  followCatalogue(catalogue);
  auto batch = m_shared.due.take(m_preparer.due(), m_shared.clock.now(), m_batch);
  if (!batch) {
    base::log(base::LogLevel::warning, "work", "can't read what is due: " + batch.error().message);
    result.storeTrouble = true;
    return result;
  }
  result.taken = batch->tickets.size();
  result.wakeAfter = batch->wakeAfter;
  if (result.taken == 0) return result;
  take(std::move(batch->tickets));
  std::vector<BatchJob> jobs;
  result.storeTrouble = !(batch->alone ? prepareAlone(jobs) : prepare(jobs));
  if (!passSlots(jobs)) return result;  // given up meanwhile: all of it is in other hands
  if (!jobs.empty() && !apply(std::move(jobs))) result.storeTrouble = true;
  letGo();
  if (std::exchange(m_metHold, false)) {
    result.taken = 0;
    result.wakeAfter = kUntilHoldIsNoticed;
  }
  return result;
}

void DeliveryWorker::take(std::vector<queue::DueTicket> tickets) {
  m_ids.clear();
  for (const queue::DueTicket& ticket : tickets) m_ids.push_back(ticket.id);
  const std::lock_guard lock(m_mutex);
  m_tickets = std::move(tickets);
}

void DeliveryWorker::letGo() {
  for (const DeliveryId id : m_ids) m_shared.due.release(id);
}

PlanUnderWay DeliveryWorker::plan() const noexcept {
  PlanUnderWay plan;
  plan.number = m_plan.load(std::memory_order_acquire);
  plan.entry = {DeliveryId{m_planned.load(std::memory_order_acquire)},
                m_plannedEpoch.load(std::memory_order_acquire)};
  // What was read belongs to that plan only if it is still the same one.
  if (m_plan.load(std::memory_order_acquire) != plan.number) plan.number = 0;
  return plan;
}

bool DeliveryWorker::giveUp(std::uint64_t number) {
  const std::lock_guard lock(m_mutex);
  if (m_plan.load(std::memory_order_acquire) != number || givenUp()) return false;
  m_givenUp.store(true, std::memory_order_release);
  const DeliveryId culprit{m_planned.load(std::memory_order_acquire)};
  for (queue::DueTicket& ticket : m_tickets) {
    ticket.slot.giveBackUnused();
    if (ticket.id != culprit) m_shared.due.release(ticket.id);
  }
  return true;
}

Result<std::unique_ptr<DeliveryJob>> DeliveryWorker::planOne(store::WaitingDelivery delivery) {
  const InHand::Entry entry{delivery.row.id, delivery.row.leaseEpoch};
  const InHand::Mark mark(m_shared.inHand, static_cast<std::size_t>(m_number), entry);
  m_planned.store(entry.delivery.value, std::memory_order_release);
  m_plannedEpoch.store(entry.epoch, std::memory_order_release);
  m_plan.store(++m_plans, std::memory_order_release);
  auto job = m_preparer.prepare(std::move(delivery), m_catalogue);
  m_plan.store(0, std::memory_order_release);
  return job;
}

bool DeliveryWorker::prepare(std::vector<BatchJob>& jobs) {
  jobs.reserve(m_ids.size());
  bool fine = true;
  for (std::size_t at = 0; at < m_ids.size();) {
    auto ahead = m_preparer.readAhead(std::span(m_ids).subspan(at));
    if (!ahead) {
      base::log(base::LogLevel::warning, "work", "can't begin to read: " + ahead.error().message);
      return false;
    }
    for (auto& delivery : *ahead) {
      const DeliveryId id = m_ids[at++];
      if (givenUp() || m_endSoon.load(std::memory_order_relaxed)) return fine;
      Result<std::unique_ptr<DeliveryJob>> job = std::unique_ptr<DeliveryJob>{};
      if (!delivery)
        job = std::move(delivery).error();
      else if (*delivery)
        job = planOne(std::move(**delivery));
      if (!job) {
        base::log(base::LogLevel::warning, "work", "can't read " + domain::toText(id) + ": " + job.error().message);
        fine = false;
      } else if (*job) {
        jobs.push_back({std::move(*job), JobOutcome::skipped});
      }
    }
  }
  return fine;
}

bool DeliveryWorker::prepareAlone(std::vector<BatchJob>& jobs) {
  const DeliveryId id = m_ids.front();
  const auto trouble = [id](const Error& error) {
    base::log(base::LogLevel::warning, "work",
              "can't try " + domain::toText(id) + " from quarantine: " + error.message);
    return false;
  };
  auto delivery = m_preparer.waiting(id);
  if (!delivery) return trouble(delivery.error());
  if (!*delivery) return true;
  const auto lease = claimAlone((*delivery)->row);
  if (!lease) return trouble(lease.error());
  if (!*lease) return true;
  // From here on a death is counted by the lease that it leaves behind.
  (*delivery)->row.leaseEpoch = (*lease)->epoch;
  auto job = planOne(std::move(**delivery));
  if (!job) return trouble(job.error());
  (*job)->alone = true;
  (*job)->lease = **lease;
  jobs.push_back({std::move(*job), JobOutcome::skipped});
  return true;
}

Result<std::optional<queue::HeldLease>> DeliveryWorker::claimAlone(const store::WorkRow& row) {
  std::optional<queue::HeldLease> lease;
  const auto committed = m_shared.writer.execute(store::WriteLane::work, [&](store::WriteContext& context) {
    lease.reset();
    auto claimed = queue::Settling(context).claim(row, m_number, context.now + m_catalogue->settings.lease,
                                                  store::kQuarantineLane);
    if (claimed)
      lease = *claimed;
    else if (claimed.error().code != ErrorCode::conflict)
      return Result<void>(std::move(claimed).error());
    return Result<void>{};
  });
  if (!committed) return committed.error();
  return lease;
}

bool DeliveryWorker::passSlots(std::vector<BatchJob>& jobs) {
  const std::lock_guard lock(m_mutex);
  if (givenUp()) return false;
  auto job = jobs.begin();
  for (queue::DueTicket& ticket : m_tickets) {
    if (job == jobs.end() || job->job->row.id != ticket.id) {
      ticket.slot.giveBackUnused();
      continue;
    }
    job->job->slot = std::move(ticket.slot);
    if (!job->job->alone) reserveSlot(*job->job);
    ++job;
  }
  m_tickets.clear();
  return true;
}

void DeliveryWorker::reserveSlot(DeliveryJob& job) {
  if (job.plan.forwards.empty() || job.failure) {
    job.slot.giveBackUnused();
    return;
  }
  if (job.slot.destination() != 0 || job.row.lane != 0) return;
  job.slot = m_shared.pacer.take(std::get<effect::ForwardPlan>(job.plan.forwards.front().what).destination);
}

bool DeliveryWorker::apply(std::vector<BatchJob> jobs) {
  ApplyBatch command(std::move(jobs), m_shared.random, m_number, m_shared.inHand);
  const auto committed = command.submitAndWait(m_shared.writer, store::WriteLane::work);
  if (committed) {
    passOn(command.jobs());
    return true;
  }
  if (isStoreTrouble(committed.error().code)) {
    base::log(base::LogLevel::warning, "work", "can't apply a batch: " + committed.error().message);
    return false;
  }
  bool fine = true;
  for (BatchJob& job : command.jobs()) fine = applyAlone(std::move(job)) && fine;
  return fine;
}

bool DeliveryWorker::applyAlone(BatchJob job) {
  std::vector<BatchJob> alone;
  alone.push_back(std::move(job));
  ApplyBatch command(std::move(alone), m_shared.random, m_number, m_shared.inHand);
  const auto committed = command.submitAndWait(m_shared.writer, store::WriteLane::work);
  if (committed) {
    passOn(command.jobs());
    return true;
  }
  if (isStoreTrouble(committed.error().code)) return false;
  base::log(base::LogLevel::error, "work", "can't apply: " + committed.error().message);
  FailAttempt failure(*command.jobs().front().job, "the store refused its effects: " + committed.error().message,
                      m_shared.random, m_number);
  const auto failed = failure.submitAndWait(m_shared.writer, store::WriteLane::work);
  return failed.ok();
}

void DeliveryWorker::passOn(std::vector<BatchJob>& jobs) {
  base::killPoint("work.after_claim_commit");
  for (BatchJob& item : jobs) {
    if (item.outcome == JobOutcome::claimed)
      m_shared.calls.begin(std::move(item.job));
    else
      item.job->slot.giveBackUnused();
    m_metHold = m_metHold || item.outcome == JobOutcome::held;
  }
}

}  // namespace ack::work
