#pragma once
// One delivery in a worker's hand: what was read, what is planned, and how far it has come. Passed on by ownership:
// from the preparing worker through the write command to the calls under way.
#include "core/config/catalogue.h"
#include "core/domain/retry_policy.h"
#include "core/effect/effect_plan.h"
#include "core/queue/destination_pacer.h"
#include "core/queue/settling.h"
#include "core/store/delivery_claims.h"

#include <cstddef>
#include <optional>
#include <string>

namespace ack::work {

struct DeliveryJob {
  store::WorkRow row;  ///< as read; its identity is in `event`
  config::CataloguePtr catalogue;
  const config::Source* source{nullptr};  ///< of the catalogue; null where it names it no more
  effect::EventFacts event;
  effect::EffectPlan plan;
  std::optional<std::string> failure;  ///< why there is no plan (cause mapping)
  std::string contentType, body;       ///< kept only where something is forwarded
  queue::CallSlot slot;                ///< of the destination that may be called next

  bool alone{
      false};  ///< from quarantine: its attempt is on disk already, and `lease` is held; `row` counts without it

  // Once claimed for a call, or from quarantine:
  queue::HeldLease lease;
  std::size_t forward{0};  ///< index of the forward under way
  EffectId effect;         ///< its row

  [[nodiscard]] queue::CountedDelivery counted() const {
    return {event.identity.source, event.receivedAt,
            source != nullptr ? source->completeWithin : config::Source{}.completeWithin};
  }
  [[nodiscard]] std::string_view owner() const { return source != nullptr ? std::string_view(source->owner) : ""; }
};

/// The settings' limits, with the destination's own number of attempts where it has one.
domain::RetryLimits retryLimits(const config::Catalogue& catalogue, std::int64_t destination);

}  // namespace ack::work
