#pragma once
// What becomes of a delivery once it is known, by asking its destination or by a person's word, whether a call of
// unknown outcome was applied. The effect and the delivery change together, guarded by both of their states, so that
// of several who know it one wins.
#include "core/domain/outcome_verdict.h"
#include "core/domain/retry_policy.h"
#include "core/queue/settling.h"
#include "core/store/effect_table.h"

#include <string_view>

namespace ack::queue {

/// What is known now.
struct KnownOutcome {
  bool applied{false};        ///< otherwise it certainly was not, and is run
  int httpStatus{0};          ///< of the answer that says so; 0: a person does
  std::string_view evidence;  ///< one line without payload
};

/// What the delivery needs to go on.
struct GoingOn {
  CountedDelivery counted;
  domain::RetryLimits limits;
  std::string_view owner;  ///< of a letter that dies now
  bool newRound{false};    ///< a person ordered the run: where the attempts are used up, a new round begins
};

/// Where the delivery went.
enum class ResolvedTo {
  completed,  ///< nothing is left to do
  goesOn,     ///< the effect counts as applied; the delivery's next effects are due now
  runsAgain,  ///< the call is due again
  dead,       ///< it was not applied, and the attempts or the age of this round are used up
  staysDead,  ///< the delivery was a dead letter and stays one: a replay finds the effect as it is known now
};

/// Thread: writer, or that of an operator's own connection, within the open transaction. conflict, with nothing
/// changed, where the effect's outcome is no longer unknown or the delivery is neither unresolved nor dead.
Result<ResolvedTo> settleOutcome(store::WriteContext& context, const store::UncertainEffect& effect,
                                 const KnownOutcome& known, const GoingOn& how, RandomSource& random);

}  // namespace ack::queue
