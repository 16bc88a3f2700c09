#pragma once
// Recognises in a new plan the effects that an earlier run of the same delivery recorded. Rules may have got other
// keys between two runs; what was applied, or sent, for this delivery must not happen again under another key.
#include "core/effect/effect_plan.h"
#include "core/store/effect_table.h"

#include <vector>

namespace ack::effect {

/// Gives a planned effect whose key is not recorded the key of a recorded one of the same kind (and destination) that
/// the plan does not name otherwise, in order. So a delivery never has more effects of a kind than its fullest plan
/// asked for, whatever the rules became.
void adoptRecordedKeys(EffectPlan& plan, const std::vector<store::RecordedEffect>& recorded);

}  // namespace ack::effect
