#pragma once
// Foretells what a stored event would cause by given rules: opens its payload, plans, takes over the keys of what is
// recorded for it, and predicts each effect. Used by previews and again at the moment of running.
#include "core/crypto/vault.h"
#include "core/effect/effect_planner.h"
#include "core/effect/effect_prediction.h"
#include "core/effect/payload_opener.h"
#include "core/store/delivery_claims.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ack::effect {

using ContentProofOf = std::function<ContentProof(const config::Source&)>;

/// Of one delivery.
struct Foretold {
  std::vector<PredictedEffect> effects;
  std::optional<domain::PredictionWhy> why;  ///< the delivery as a whole can't run
  std::string note;                          ///< more of it, without payload values
};

/// Thread: that of the connection, which must outlive it, as must the vault.
class StoredEventPlanner {
 public:
  StoredEventPlanner(store::Connection& connection, const crypto::Vault& vault, ContentProofOf proofOf)
      : m_effects(connection), m_opener(connection, vault), m_proofOf(std::move(proofOf)) {}

  /// `catalogue` has the rules that count and the destinations as they are now. Errors are the store's; what is wrong
  /// with the event is told in the answer.
  Result<Foretold> foretell(const store::WorkRow& row, const config::Catalogue& catalogue);

 private:
  store::EffectTable m_effects;
  PayloadOpener m_opener;
  ContentProofOf m_proofOf;
};

}  // namespace ack::effect
