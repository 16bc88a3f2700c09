#pragma once
// What a person may do about a call whose outcome nobody knows: have its destination asked now, or decide by evidence
// of their own. Whatever is decided is audited, and the delivery goes on accordingly in the same commit.
//
// For predictions of a replay: an effect in state `unknown` whose destination has `reconcile` is asked about before
// anything is run (the delivery comes to rest at `unresolved` and goes on by itself); one that is idempotent is run
// with the same key; with neither it stops at `unresolved`, until somebody decides here.
#include "core/domain/outcome_verdict.h"
#include "core/operate/deed_frame.h"
#include "core/queue/outcome_settling.h"

#include <cstdint>
#include <string>

namespace ack::operate {

struct OutcomeDecision {
  EffectId effect;
  std::int64_t attempt{0};  ///< whose call was looked at: a verdict must not hit a later one
  domain::OutcomeVerdict verdict{};
  std::string evidence;  ///< as long as a reason (reason.h); what it rests on: "receipt 4711 in the CRM, seen at
                         ///< 10:15"; without payload
  std::string reason;
};

/// What the delivery came to; see queue::ResolvedTo.
struct JudgedOutcome {
  DeliveryId delivery;
  queue::ResolvedTo to{};
};

/// Thread: that of the desk's connection; not a GUI thread. Works beside a running engine, which notices within
/// 250 ms, and without one.
class OutcomeCommands {
 public:
  explicit OutcomeCommands(Desk desk) noexcept : m_desk(desk) {}

  /// Needs judgeOutcome. notFound: no such effect; invalid: a text too short or long; conflict: its outcome is known
  /// by now, somebody else decided first, or another call was made since; nothing is changed then.
  Result<JudgedOutcome> judge(const Caller& caller, const OutcomeDecision& decision);
  /// Whose call is in doubt now, for whoever has not looked before: to be read before judge(). Needs judgeOutcome,
  /// but a refusal is only written down by the deed itself. 0 where the outcome is known, or there is no such effect.
  Result<std::int64_t> presentAttempt(const Caller& caller, EffectId effect);
  /// The destination is asked as soon as an engine runs, also where asking had ended. Needs judgeOutcome. refused
  /// where the destination can't be asked, or the letter is dead (a replay asks first); notFound, conflict as above.
  Result<DeliveryId> askNow(const Caller& caller, EffectId effect);

 private:
  Desk m_desk;
};

}  // namespace ack::operate
