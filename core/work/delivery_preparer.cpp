#include "core/work/delivery_preparer.h"

#include "core/base/kill_point.h"
#include "core/effect/forward_request.h"

namespace ack::work {

Result<std::vector<Result<std::optional<store::WaitingDelivery>>>>
DeliveryPreparer::readAhead(std::span<const DeliveryId> ids) {
  if (auto begun = m_reader.beginRead(); !begun) return std::move(begun).error();
  std::vector<Result<std::optional<store::WaitingDelivery>>> deliveries;
  deliveries.reserve(ids.size());
  std::size_t bytes = 0;
  for (const DeliveryId id : ids) {
    if (bytes >= kReadAheadBytes) break;
    auto delivery = waiting(id);
    if (delivery && delivery->has_value() && (*delivery)->payload) bytes += (*delivery)->payload->sealed.size();
    deliveries.push_back(std::move(delivery));
  }
  // Nothing was written, so that how it ends makes no difference; only the snapshot must be over.
  if (!m_reader.commit()) m_reader.rollback();
  return deliveries;
}

Result<std::unique_ptr<DeliveryJob>> DeliveryPreparer::prepare(store::WaitingDelivery delivery,
                                                               config::CataloguePtr catalogue) {
  auto job = std::make_unique<DeliveryJob>();
  job->row = std::move(delivery.row);
  job->catalogue = std::move(catalogue);
  if (const std::int64_t version = job->row.rulesVersion; version != 0) {
    auto then = m_rules.withRules(m_reader, version, job->catalogue);
    if (then)
      job->catalogue = std::move(*then);
    else if (then.error().code == ErrorCode::notFound)
      job->failure = "the rules it was replayed by are not kept";
    else
      return std::move(then).error();
  }
  job->event = {job->row.id,         std::move(job->row.identity), std::move(job->row.type),
                job->row.occurredAt, job->row.receivedAt,          std::move(job->row.element)};
  job->source = job->catalogue->source(job->event.identity.source);
  if (job->source == nullptr) {
    job->failure = "its source is no longer configured, so no rules are known";
    return job;
  }
  if (job->failure) return job;
  auto planned = plan(*job, std::move(delivery.payload));
  if (!planned) return std::move(planned).error();
  return job;
}

Result<void> DeliveryPreparer::plan(DeliveryJob& job, Stored stored) {
  base::killPoint("work.plan", job.event.identity.eventId);
  const auto answer = m_opener.open(job.row.payload, job.event.element, std::move(stored));
  if (!answer) return answer.error();
  const effect::OpenedPayload* const opened = answer->opened;
  if (opened == nullptr) {
    job.failure = answer->why;
    return {};
  }
  const auto& document = opened->document;
  if (!document) {
    job.failure = "the body can't be read: " + document.error().message;
    return {};
  }
  auto plan = effect::EffectPlanner(*job.catalogue).plan(*job.source, job.event, *document, m_proofOf(*job.source));
  if (!plan) {
    job.failure = std::move(plan).error().message;
    return {};
  }
  job.plan = std::move(*plan);
  if (job.plan.forwards.empty()) return {};
  const std::string_view declared = opened->payload.contentType;
  const bool readAsJson = declared.empty() && document->json() != nullptr;
  job.contentType = effect::forwardedType(readAsJson ? "application/json" : declared, job.event);
  job.body = effect::forwardedBytes(opened->payload.body, *document, job.event);
  return {};
}

}  // namespace ack::work
