#pragma once
// How far the external effects of a delivery have come, as the store knows it.
#include "core/config/catalogue.h"
#include "core/effect/effect_plan.h"
#include "core/store/tables.h"

#include <cstddef>
#include <optional>

namespace ack::work {

enum class ForwardStep {
  done,            ///< every forward is applied
  call,            ///< the one at `index` may be called
  unknownOutcome,  ///< it may have happened, and the destination is to be asked first, or does not promise that
                   ///< repeating is harmless
  ownedByOther,    ///< another event of the same business key is at it
};

struct ForwardProgress {
  ForwardStep step{ForwardStep::done};
  std::size_t index{0};
  std::int64_t destination{0};
  std::optional<store::EffectRow> row;  ///< where it is recorded already
};

/// The first forward from `from` on that is not applied. Reads only. Thread: that of the tables.
Result<ForwardProgress> nextForward(store::Tables& tables, const effect::EffectPlan& plan, DeliveryId delivery,
                                    const config::Catalogue& catalogue, std::size_t from = 0);

}  // namespace ack::work
