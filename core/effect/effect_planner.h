#pragma once
// From an event to its effects: which rules of the source apply, and what they ask for, with every value read. Pure:
// no clock, no I/O, the same answer every time.
#include "core/base/result.h"
#include "core/config/catalogue.h"
#include "core/domain/payload_document.h"
#include "core/effect/effect_plan.h"

namespace ack::effect {

/// Whether the signature of the source's provider covers the body (domain.md 16).
enum class ContentProof { proven, notProven };

/// Thread: any. Keeps the catalogue by reference.
class EffectPlanner {
 public:
  explicit EffectPlanner(const config::Catalogue& catalogue) noexcept : m_catalogue(catalogue) {}

  /// All matching rules apply (type glob and all conditions); an event that no rule matches has an empty plan.
  /// invalid is a mapping error: its message names rule, effect and place, and never a value of the payload. Refused
  /// are also two charges for one event, two effects with the same key, negative amounts, and charging from a body
  /// that the signature does not cover without the source's consent.
  [[nodiscard]] Result<EffectPlan> plan(const config::Source& source, const EventFacts& event,
                                        const domain::PayloadDocument& payload, ContentProof proof) const;

 private:
  const config::Catalogue& m_catalogue;
};

}  // namespace ack::effect
