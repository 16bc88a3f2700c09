#include "core/work/forward_progress.h"

namespace ack::work {

using domain::EffectState;

namespace {

ForwardStep stepOf(const store::EffectRow& row, DeliveryId delivery, bool idempotent) {
  if (row.state == EffectState::applied) return ForwardStep::done;
  if (row.delivery != delivery) return ForwardStep::ownedByOther;
  const bool mayHaveHappened = row.state == EffectState::unknown || row.state == EffectState::intended;
  return mayHaveHappened && !idempotent ? ForwardStep::unknownOutcome : ForwardStep::call;
}

}  // namespace

Result<ForwardProgress> nextForward(store::EffectTable& effects, const effect::EffectPlan& plan, DeliveryId delivery,
                                    const config::Catalogue& catalogue, std::size_t from) {
  ForwardProgress progress;
  for (std::size_t i = from; i < plan.forwards.size(); ++i) {
    const effect::PlannedEffect& forward = plan.forwards[i];
    const auto* const what = std::get_if<effect::ForwardPlan>(&forward.what);
    if (what == nullptr) continue;
    auto row = effects.find(forward.kind, forward.key);
    if (!row) return std::move(row).error();
    const config::Destination* const destination = catalogue.destination(what->destination);
    const bool idempotent = destination != nullptr && destination->idempotent;
    const ForwardStep step = row->has_value() ? stepOf(**row, delivery, idempotent) : ForwardStep::call;
    if (step == ForwardStep::done) continue;
    progress.step = step;
    progress.index = i;
    progress.destination = what->destination;
    progress.row = *row;
    return progress;
  }
  return progress;
}

}  // namespace ack::work
