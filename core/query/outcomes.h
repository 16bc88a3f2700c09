#pragma once
// The residual-risk register: effects of which nobody knows whether their call was applied, what is known, and what
// people decided about such calls before.
#include "core/domain/outcome_verdict.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

namespace ack::query {

struct UncertainOutcome {
  EffectId effect;
  DeliveryId delivery;
  std::string source, tenant, eventId, type, destination, key, owner;
  domain::DeliveryState state{};  ///< unresolved, or dead: then a replay goes on with it
  int attempt{0};                 ///< whose call is meant
  UtcTime since{};                ///< when the call was found to have no outcome
  int httpStatus{0};              ///< 0: there was no answer
  std::string evidence;           ///< what is known of the call, without payload
  bool canAsk{false};             ///< the destination has a reconcile request
  bool idempotent{false};         ///< the call may be repeated with the same key
  int asks{0};
  std::optional<UtcTime> lastAskedAt, nextAskAt;
  std::string lastAnswer;   ///< "crm answered HTTP 503: unknown"
  bool askingEnded{false};  ///< asked as often as allowed: a person must decide
};

struct OutcomeReview {
  EffectId effect;
  DeliveryId delivery;
  std::string eventId, source, destination;
  int attempt{0};
  domain::OutcomeVerdict verdict{};
  UtcTime at{};
  std::string by, evidence, reason;
};

struct OutcomeRegister {
  std::int64_t count{0};               ///< of all that are open
  std::int64_t forPeople{0};           ///< of the rows: nobody is asked by itself any more
  std::optional<UtcTime> oldest;       ///< of all that are open
  std::vector<UncertainOutcome> rows;  ///< the oldest first, at most 1,000
  std::vector<OutcomeReview> reviews;  ///< the newest first, at most 200
};

Result<OutcomeRegister> readOutcomes(const QueryContext& context);

}  // namespace ack::query
