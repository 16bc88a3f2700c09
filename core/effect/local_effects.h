#pragma once
// Charge, inbox and status: the effects that live in our own store and are applied in the very commit that settles
// the delivery. What a former run or another event of the same business key already applied is skipped.
#include "core/effect/effect_plan.h"
#include "core/store/writer.h"

#include <optional>
#include <string>

namespace ack::effect {

/// The answer of check(): whether the plan may be applied, and what apply() needs to know.
struct LocalCheck {
  std::optional<std::string> refused;  ///< a ledger rule forbids the charge: why, without payload values
  bool alreadyCharged{false};          ///< the event has its charge line, maybe under a key of older rules
  std::int64_t balanceAfter{0};        ///< of the charge's account
};

/// Thread: writer, within its transaction. Keeps references; for one delivery.
class LocalEffects {
 public:
  /// `attempt` is the number the effects are recorded under; `ranBefore` says whether an earlier run may have applied
  /// some.
  LocalEffects(store::WriteContext& context, const EventFacts& event, std::int64_t attempt, bool ranBefore) noexcept
      : m_context(context), m_event(event), m_attempt(attempt), m_ranBefore(ranBefore) {}

  /// Reads only.
  Result<LocalCheck> check(const EffectPlan& plan) const;
  /// After the delivery's own guarded change, so that nothing is applied for a delivery that is somebody else's by
  /// now. `check` must come from the same transaction, with nothing charged in between.
  Result<void> apply(const EffectPlan& plan, const LocalCheck& check) const;
  /// For an effect whose key was taken when it was to be recorded: tells the story where another delivery took it.
  Result<void> noteTaken(const PlannedEffect& effect) const;

 private:
  /// The new effect's number, or nullopt where kind and key are taken (noted where another delivery took them).
  Result<std::optional<EffectId>> begin(const PlannedEffect& effect, domain::EffectState state) const;
  Result<void> applyCharge(const PlannedEffect& effect, const ChargePlan& charge, const LocalCheck& check) const;
  Result<void> applyInbox(const PlannedEffect& effect, const InboxPlan& inbox) const;
  Result<void> applyStatus(const PlannedEffect& effect, const StatusPlan& status) const;

  store::WriteContext& m_context;
  const EventFacts& m_event;
  std::int64_t m_attempt;
  bool m_ranBefore;
};

}  // namespace ack::effect
