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

/// Who can be asked is asked before the call is repeated, as after the call itself: a key is remembered for some time
/// only. Where the asking about that call has ended without an answer, the key has to do.
Result<bool> asksFirst(store::Tables& tables, const store::EffectRow& row, const config::Destination* destination) {
  if (row.state != EffectState::unknown || destination == nullptr || !destination->reconcile) return false;
  const auto call = tables.effect.uncertain(row.id);
  if (!call) return call.error();
  if (!*call) return false;
  const auto inquiry = tables.inquiry.find({row.id, (*call)->attempt});
  if (!inquiry) return inquiry.error();
  return !inquiry->ended;
}

}  // namespace

Result<ForwardProgress> nextForward(store::Tables& tables, const effect::EffectPlan& plan, DeliveryId delivery,
                                    const config::Catalogue& catalogue, std::size_t from) {
  ForwardProgress progress;
  for (std::size_t i = from; i < plan.forwards.size(); ++i) {
    const effect::PlannedEffect& forward = plan.forwards[i];
    const auto* const what = std::get_if<effect::ForwardPlan>(&forward.what);
    if (what == nullptr) continue;
    auto row = tables.effect.find(forward.kind, forward.key);
    if (!row) return std::move(row).error();
    const config::Destination* const destination = catalogue.destination(what->destination);
    const bool idempotent = destination != nullptr && destination->idempotent;
    ForwardStep step = row->has_value() ? stepOf(**row, delivery, idempotent) : ForwardStep::call;
    if (step == ForwardStep::done) continue;
    if (step == ForwardStep::call && row->has_value()) {
      const auto asks = asksFirst(tables, **row, destination);
      if (!asks) return asks.error();
      if (*asks) step = ForwardStep::unknownOutcome;
    }
    progress.step = step;
    progress.index = i;
    progress.destination = what->destination;
    progress.row = *row;
    return progress;
  }
  return progress;
}

}  // namespace ack::work
