#include "core/work/delivery_worker.h"

#include "core/base/kill_point.h"
#include "core/base/log.h"

#include <map>

namespace ack::work {
namespace {

/// Whether the store itself is in trouble, so that it says nothing about the delivery at hand.
bool isStoreTrouble(ErrorCode code) noexcept {
  switch (code) {
  case ErrorCode::full:
  case ErrorCode::busy:
  case ErrorCode::timeout:
  case ErrorCode::cancelled:
  case ErrorCode::io:
    return true;
  case ErrorCode::invalid:
  case ErrorCode::notFound:
  case ErrorCode::conflict:
  case ErrorCode::refused:
  case ErrorCode::corrupt:
  case ErrorCode::unsupported:
  case ErrorCode::internal:
    return false;
  }
  return false;
}

}  // namespace

DeliveryWorker::DeliveryWorker(WorkerShared& shared, std::unique_ptr<store::Connection> reader, std::int64_t number,
                               std::size_t batch)
    : m_shared(shared), m_reader(std::move(reader)), m_preparer(*m_reader, shared.vault, shared.proofOf),
      m_number(number), m_batch(batch) {}

void DeliveryWorker::followCatalogue(const config::CataloguePtr& catalogue) {
  if (catalogue == m_catalogue) return;
  std::map<std::int64_t, queue::Pace> paces;
  for (const config::Destination& destination : catalogue->destinations)
    paces[destination.id] = {destination.concurrency, destination.ratePerSecond};
  m_shared.pacer.configure(paces);
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
  std::vector<DeliveryId> inHand;
  inHand.reserve(result.taken);
  for (const queue::DueTicket& ticket : batch->tickets) inHand.push_back(ticket.id);
  std::vector<BatchJob> jobs;
  result.storeTrouble = !prepare(batch->tickets, jobs);
  if (!jobs.empty() && !apply(std::move(jobs))) result.storeTrouble = true;
  for (const DeliveryId id : inHand) m_shared.due.release(id);
  return result;
}

bool DeliveryWorker::prepare(std::vector<queue::DueTicket>& tickets, std::vector<BatchJob>& jobs) {
  jobs.reserve(tickets.size());
  bool fine = true;
  for (queue::DueTicket& ticket : tickets) {
    auto job = m_preparer.prepare(ticket.id, m_catalogue);
    if (!job) {
      base::log(base::LogLevel::warning, "work",
                "can't read " + domain::toText(ticket.id) + ": " + job.error().message);
      fine = false;
    } else if (*job) {
      (*job)->slot = std::move(ticket.slot);
      reserveSlot(**job);
      jobs.push_back({std::move(*job), JobOutcome::skipped});
      continue;
    }
    ticket.slot.giveBackUnused();
  }
  return fine;
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
  ApplyBatch command(std::move(jobs), m_shared.random, m_number);
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
  ApplyBatch command(std::move(alone), m_shared.random, m_number);
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
  }
}

}  // namespace ack::work
