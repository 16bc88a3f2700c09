#include "core/effect/stored_event_planner.h"

#include "core/effect/recorded_effects.h"

namespace ack::effect {

using domain::PredictionWhy;

Result<Foretold> StoredEventPlanner::foretell(const store::WorkRow& row, const config::Catalogue& catalogue) {
  const config::Source* const source = catalogue.source(row.identity.source);
  if (source == nullptr) return Foretold{{}, PredictionWhy::sourceGone, ""};
  const auto payload = m_opener.open(row.payload, row.element, std::nullopt);
  if (!payload) return payload.error();
  if (payload->opened == nullptr) {
    const bool purged = payload->missing == PayloadOpener::Missing::purged;
    return Foretold{{}, purged ? PredictionWhy::payloadPurged : PredictionWhy::payloadDamaged, payload->why};
  }
  const auto& document = payload->opened->document;
  if (!document) return Foretold{{}, PredictionWhy::cannotBePlanned, document.error().message};
  const EventFacts event{row.id, row.identity, row.type, row.occurredAt, row.receivedAt, row.element};
  auto plan = EffectPlanner(catalogue).plan(*source, event, *document, m_proofOf(*source));
  if (!plan) return Foretold{{}, PredictionWhy::cannotBePlanned, plan.error().message};
  auto recorded = m_effects.ofDelivery(row.id);
  if (!recorded) return std::move(recorded).error();
  adoptRecordedKeys(*plan, *recorded);
  auto effects = predictEffects(m_effects, *plan, row.id, catalogue);
  if (!effects) return std::move(effects).error();
  return Foretold{std::move(*effects), std::nullopt, ""};
}

}  // namespace ack::effect
