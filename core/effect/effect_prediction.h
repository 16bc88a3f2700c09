#pragma once
// What a replay would do to each effect of a delivery, before anything is done: skip what is applied, run what is
// not, ask the target where nobody knows, or stop at a conflict. One place for previews, for the look at the moment
// of running, and for whoever judges unknown outcomes.
#include "core/config/catalogue.h"
#include "core/domain/replay_words.h"
#include "core/effect/effect_plan.h"
#include "core/store/effect_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::effect {

struct PredictedEffect {
  domain::EffectKind kind{};
  std::int64_t destination{0};  ///< of a forward
  std::string key;
  domain::Prediction prediction{domain::Prediction::conflict};
  domain::DuplicateRisk risk{domain::DuplicateRisk::none};
  domain::PredictionWhy why{};
  friend bool operator==(const PredictedEffect&, const PredictedEffect&) = default;
};

/// For one forward whose outcome is unknown: what its destination allows (null: no longer configured).
/// "Ask the target first" needs a reconcile request; a destination that takes the same key once is simply sent it
/// again; one that is neither is a conflict until a person has judged the outcome.
PredictedEffect predictUnknown(PredictedEffect effect, const config::Destination* destination);

/// `plan` carries the keys of what is recorded for the delivery (recorded_effects.h). Everything that is recorded and
/// no longer planned stands behind the plan. Reads only. Thread: that of the table.
Result<std::vector<PredictedEffect>> predictEffects(store::EffectTable& effects, const EffectPlan& plan,
                                                    DeliveryId delivery, const config::Catalogue& catalogue);

/// A delivery runs where none of its effects is in conflict.
bool mayRun(const std::vector<PredictedEffect>& effects) noexcept;

/// nullopt where `present` is what was foretold, or less: an effect that is applied by now is skipped, one that was
/// to be asked for is known not to have happened. Otherwise what has changed, without payload values.
std::optional<std::string> whatGrew(const std::vector<PredictedEffect>& foretold,
                                    const std::vector<PredictedEffect>& present);

/// How a manifest keeps them: a JSON array with one array of six values for each effect. The same effects are always
/// the same text.
std::string toStoredText(const std::vector<PredictedEffect>& effects);
/// corrupt where the text is not what toStoredText() writes.
Result<std::vector<PredictedEffect>> predictionsFrom(std::string_view text);

}  // namespace ack::effect
