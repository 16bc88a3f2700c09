#pragma once
// The end of a question about a call of unknown outcome, inside the writer's transaction: the delivery goes on, is
// asked about again later, or comes to rest for a person to decide. Guarded by the states that were asked about.
#include "core/base/random.h"
#include "core/config/catalogue.h"
#include "core/store/delivery_claims.h"
#include "core/store/effect_table.h"
#include "core/work/lookup_verdict.h"
#include "core/work/waited_command.h"

namespace ack::work {

class SettleAsk final : public WaitedCommand {
 public:
  /// `row` as it was read before asking. `catalogue` names the effect's destination.
  SettleAsk(config::CataloguePtr catalogue, store::UncertainEffect effect, store::WorkRow row, LookupVerdict verdict,
            RandomSource& random)
      : m_catalogue(std::move(catalogue)), m_effect(std::move(effect)), m_row(std::move(row)),
        m_verdict(std::move(verdict)), m_random(random) {}

  /// conflict, with nothing changed, where somebody settled it meanwhile.
  Result<void> run(store::WriteContext& context) override;

 private:
  Result<void> known(store::WriteContext& context);
  /// An idempotent destination that can't say: the call is repeated with the same key, within its attempts. false
  /// where these are used up.
  Result<bool> repeat(store::WriteContext& context);
  Result<void> stillUnknown(store::WriteContext& context);
  [[nodiscard]] const config::Destination& destination() const {
    return *m_catalogue->destination(m_effect.destination);
  }

  config::CataloguePtr m_catalogue;
  store::UncertainEffect m_effect;
  store::WorkRow m_row;
  LookupVerdict m_verdict;
  RandomSource& m_random;
};

/// For a delivery that comes to rest at `unresolved` where nobody asks for it any more: somebody is told.
Result<void> tellUnresolved(store::WriteContext& context, DeliveryId delivery, const std::string& destination);

}  // namespace ack::work
