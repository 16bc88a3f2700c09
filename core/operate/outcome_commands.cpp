#include "core/operate/outcome_commands.h"

#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/config/stored_catalogue.h"
#include "core/operate/reason.h"
#include "core/operate/work_deed.h"
#include "core/store/tables.h"

#include <boost/json/object.hpp>

namespace ack::operate {
namespace {

using domain::DeliveryState;
using domain::OutcomeVerdict;
using queue::ResolvedTo;

audit::Deed deedOf(std::string action, EffectId effect, std::string reason) {
  audit::Deed deed;
  deed.action = std::move(action);
  deed.targets = {domain::toText(effect)};
  deed.count = 1;
  deed.reason = std::move(reason);
  return deed;
}

struct Subject {
  store::UncertainEffect effect;
  store::WorkRow row;
};

Result<Subject> subjectOf(store::WriteContext& context, EffectId id) {
  auto effect = context.tables.effect.uncertain(id);
  if (!effect) return std::move(effect).error();
  if (!*effect) {
    auto known = context.tables.effect.exists(id);
    if (!known) return std::move(known).error();
    if (!*known) return Error{ErrorCode::notFound, "there is no effect " + domain::toText(id)};
    return Error{ErrorCode::conflict,
                 "the outcome of " + domain::toText(id) + " is known by now; nothing was changed"};
  }
  auto row = context.tables.due.load((*effect)->delivery);
  if (!row) return std::move(row).error();
  if (!*row) return Error{ErrorCode::corrupt, domain::toText(id) + " belongs to no delivery"};
  return Subject{std::move(**effect), std::move(**row)};
}

const char* toText(ResolvedTo to) noexcept {
  switch (to) {
  case ResolvedTo::completed:
    return "completed";
  case ResolvedTo::goesOn:
    return "goes_on";
  case ResolvedTo::runsAgain:
    return "runs_again";
  case ResolvedTo::dead:
    return "dead";
  case ResolvedTo::staysDead:
    return "stays_dead";
  }
  return "?";
}

queue::GoingOn goingOn(const config::Catalogue& catalogue, const Subject& subject) {
  const config::Settings& settings = catalogue.settings;
  queue::GoingOn how;
  how.limits = {settings.maxAttempts, settings.backoffBase, settings.backoffCap, settings.maxAge};
  const config::Destination* const destination = catalogue.destination(subject.effect.destination);
  if (destination != nullptr && destination->maxAttempts > 0) how.limits.maxAttempts = destination->maxAttempts;
  const SourceId source = subject.row.identity.source;
  const config::Source* const configured = catalogue.source(source);
  how.counted = {source, subject.row.receivedAt,
                 configured != nullptr ? configured->completeWithin : config::Source{}.completeWithin};
  if (configured != nullptr) how.owner = configured->owner;
  how.newRound = true;
  return how;
}

}  // namespace

Result<JudgedOutcome> OutcomeCommands::judge(const Caller& caller, const OutcomeDecision& decision) {
  JudgedOutcome judged;
  const auto work = [&](const access::Actor& actor, store::WriteContext& context) -> Result<Change> {
    if (auto fine = checkReason(decision.reason); !fine) return std::move(fine).error();
    if (auto fine = checkReason(decision.evidence); !fine)
      return base::withContext("the evidence", std::move(fine).error());
    auto subject = subjectOf(context, decision.effect);
    if (!subject) return std::move(subject).error();
    if (subject->effect.attempt != decision.attempt)
      return Error{ErrorCode::conflict, "another call was made since you looked: attempt " +
                                            std::to_string(subject->effect.attempt) + ", not " +
                                            std::to_string(decision.attempt) + "; nothing was changed"};
    auto catalogue = config::openNewest(m_desk.connection, m_desk.vault);
    if (!catalogue) return std::move(catalogue).error();
    const std::string sentence = actor.name + " decided: " + std::string(domain::toText(decision.verdict));
    const queue::KnownOutcome known{decision.verdict != OutcomeVerdict::notApplied, 0, sentence};
    auto to = queue::settleOutcome(context, subject->effect, known, goingOn(**catalogue, *subject), m_desk.random);
    if (!to) return std::move(to).error();
    auto kept = context.tables.outcomeReview.insert({{decision.effect, subject->effect.attempt},
                                                     decision.verdict,
                                                     context.now,
                                                     actor.name,
                                                     decision.evidence,
                                                     decision.reason});
    if (!kept) return std::move(kept).error();
    const std::string note = sentence + "; evidence: " + decision.evidence + "; reason: " + decision.reason;
    auto noted = context.tables.note.insert(subject->effect.delivery, context.now, "outcome_judged", note);
    if (!noted) return std::move(noted).error();
    judged = {subject->effect.delivery, *to};
    base::killPoint("operate.outcome_judge");
    return Change{boost::json::object{{"effect", "unknown"}, {"delivery", domain::toText(subject->row.state)}},
                  boost::json::object{{"verdict", domain::toText(decision.verdict)},
                                      {"evidence", decision.evidence},
                                      {"delivery", toText(*to)}},
                  {domain::toText(decision.effect), domain::toText(subject->effect.delivery)}};
  };
  auto done = performOnStore(m_desk, caller, access::Permission::judgeOutcome,
                             deedOf("outcome.judge", decision.effect, decision.reason), work);
  if (!done) return std::move(done).error();
  return judged;
}

Result<std::int64_t> OutcomeCommands::presentAttempt(const Caller& caller, EffectId effect) {
  if (auto allowed = look(m_desk, caller, access::Permission::judgeOutcome, false); !allowed)
    return std::move(allowed).error();
  auto found = store::EffectTable(m_desk.connection).uncertain(effect);
  if (!found) return std::move(found).error();
  return *found ? (*found)->attempt : std::int64_t{0};
}

Result<DeliveryId> OutcomeCommands::askNow(const Caller& caller, EffectId effect) {
  DeliveryId delivery;
  const auto work = [&](const access::Actor&, store::WriteContext& context) -> Result<Change> {
    auto subject = subjectOf(context, effect);
    if (!subject) return std::move(subject).error();
    auto catalogue = config::openNewest(m_desk.connection, m_desk.vault);
    if (!catalogue) return std::move(catalogue).error();
    const config::Destination* const destination = (*catalogue)->destination(subject->effect.destination);
    if (destination == nullptr || !destination->reconcile)
      return Error{ErrorCode::refused,
                   "its destination can't be asked: it has no \"reconcile\" in the configuration"};
    if (subject->row.state != DeliveryState::unresolved)
      return Error{ErrorCode::refused, "its delivery is " + std::string(domain::toText(subject->row.state)) +
                                           ", not unresolved; a replay asks the destination first"};
    auto due =
        context.tables.claims.askAt({subject->row.id, subject->row.state, subject->row.leaseEpoch}, context.now);
    if (!due) return std::move(due).error();
    delivery = subject->row.id;
    return Change{nullptr, nullptr, {domain::toText(effect), domain::toText(delivery)}};
  };
  auto done =
      performOnStore(m_desk, caller, access::Permission::judgeOutcome, deedOf("outcome.ask", effect, {}), work);
  if (!done) return std::move(done).error();
  return delivery;
}

}  // namespace ack::operate
