#include "core/effect/recorded_effects.h"

#include <algorithm>

namespace ack::effect {
namespace {

using store::RecordedEffect;

std::int64_t destinationOf(const PlannedEffect& effect) {
  const auto* const forward = std::get_if<ForwardPlan>(&effect.what);
  return forward != nullptr ? forward->destination : 0;
}

bool isSame(const PlannedEffect& planned, const RecordedEffect& recorded) {
  return planned.kind == recorded.kind && planned.key == recorded.key;
}

void adoptIn(std::vector<PlannedEffect>& planned, const std::vector<RecordedEffect>& recorded) {
  for (PlannedEffect& effect : planned) {
    const auto named = [&planned](const RecordedEffect& one) {
      return std::any_of(planned.begin(), planned.end(), [&](const PlannedEffect& p) { return isSame(p, one); });
    };
    if (std::any_of(recorded.begin(), recorded.end(), [&](const RecordedEffect& r) { return isSame(effect, r); }))
      continue;
    const auto free = std::find_if(recorded.begin(), recorded.end(), [&](const RecordedEffect& one) {
      return one.kind == effect.kind && one.destination == destinationOf(effect) && !named(one);
    });
    if (free != recorded.end()) effect.key = free->key;
  }
}

}  // namespace

void adoptRecordedKeys(EffectPlan& plan, const std::vector<RecordedEffect>& recorded) {
  adoptIn(plan.local, recorded);
  adoptIn(plan.forwards, recorded);
}

}  // namespace ack::effect
