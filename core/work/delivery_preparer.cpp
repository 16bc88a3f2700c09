#include "core/work/delivery_preparer.h"

#include "core/base/kill_point.h"
#include "core/domain/payload_document.h"
#include "core/store/payload_codec.h"

namespace ack::work {

using domain::DeliveryState;

Result<std::optional<store::WorkRow>> DeliveryPreparer::waiting(DeliveryId id) {
  auto row = m_due.load(id);
  if (row && row->has_value() && (*row)->state != DeliveryState::queued && (*row)->state != DeliveryState::retrying)
    row->reset();
  return row;
}

Result<std::unique_ptr<DeliveryJob>> DeliveryPreparer::prepare(store::WorkRow row, config::CataloguePtr catalogue) {
  auto job = std::make_unique<DeliveryJob>();
  job->row = std::move(row);
  job->catalogue = std::move(catalogue);
  job->event = {job->row.id,         std::move(job->row.identity), std::move(job->row.type),
                job->row.occurredAt, job->row.receivedAt,          std::move(job->row.element)};
  job->source = job->catalogue->source(job->event.identity.source);
  if (job->source == nullptr) {
    job->failure = "its source is no longer configured, so no rules are known";
    return job;
  }
  auto planned = plan(*job);
  if (!planned) return std::move(planned).error();
  return job;
}

Result<void> DeliveryPreparer::plan(DeliveryJob& job) {
  base::killPoint("work.plan", job.event.identity.eventId);
  auto stored = m_payloads.load(job.row.payload);
  if (!stored) return std::move(stored).error();
  if (!stored->has_value()) {
    job.failure = "its payload was removed by retention";
    return {};
  }
  auto payload = store::openPayload(**stored, m_vault);
  if (!payload) {
    job.failure = "the stored payload is not what was accepted: " + payload.error().message;
    return {};
  }
  const auto document =
      domain::PayloadDocument::read(payload->contentType, payload->body, std::move(payload->headers));
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
  job.contentType = std::move(payload->contentType);
  job.body = std::move(payload->body);
  return {};
}

}  // namespace ack::work
