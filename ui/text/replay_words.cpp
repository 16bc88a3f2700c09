#include "ui/text/replay_words.h"

#include "ui/text/formats.h"

#include <QCoreApplication>

namespace ack::ui::text {
namespace {

using domain::PredictionWhy;
using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ReplayWords)
};

Look made(const QString& word, const char* icon, Token ink, Token tint = Token::heldTint,
          Token solid = Token::heldSolid) {
  return {word, QString::fromLatin1(icon), ink, tint, solid};
}

}  // namespace

Look look(domain::Prediction prediction) {
  switch (prediction) {
  case domain::Prediction::skip:
    return made(Words::tr("Skip", "what a replay does with an effect"), "effect-skip", Token::text2);
  case domain::Prediction::run:
    return made(Words::tr("Run", "what a replay does with an effect"), "effect-run", Token::processing);
  case domain::Prediction::ask:
    return made(Words::tr("Look up first"), "effect-reconcile", Token::unknown);
  case domain::Prediction::conflict:
    return made(Words::tr("In the way"), "stop", Token::dead);
  }
  return {};
}

Look look(domain::DuplicateRisk risk) {
  switch (risk) {
  case domain::DuplicateRisk::none:
    return made(Words::tr("None", "risk of a duplicate"), "shield-check", Token::completed);
  case domain::DuplicateRisk::low:
    return made(Words::tr("Low", "risk of a duplicate"), "info", Token::text2);
  case domain::DuplicateRisk::possible:
    return made(Words::tr("Possible", "risk of a duplicate"), "warning", Token::retry);
  }
  return {};
}

Look look(domain::ReplayState state) {
  using domain::ReplayState;
  switch (state) {
  case ReplayState::draft:
    return made(Words::tr("Preview"), "eye", Token::text2);
  case ReplayState::waiting:
    return made(Words::tr("Waits for a second person"), "users", Token::retry, Token::retryTint, Token::retrySolid);
  case ReplayState::ready:
    return made(Words::tr("About to begin"), "state-queued", Token::queued, Token::queuedTint, Token::queuedSolid);
  case ReplayState::running:
    return made(Words::tr("Runs", "a replay"), "state-processing", Token::processing, Token::processingTint,
                Token::processingSolid);
  case ReplayState::paused:
    return made(Words::tr("Paused", "a replay"), "state-held", Token::held, Token::heldTint, Token::heldSolid);
  case ReplayState::cancelled:
    return made(Words::tr("Cancelled", "a replay"), "stop", Token::text2);
  case ReplayState::rejected:
    return made(Words::tr("Refused", "a replay"), "state-rejected", Token::text2);
  case ReplayState::expired:
    return made(Words::tr("Expired", "a replay"), "clock", Token::text2);
  case ReplayState::done:
    return made(Words::tr("Over", "a replay"), "state-completed", Token::completed, Token::completedTint,
                Token::completedSolid);
  }
  return {};
}

Look look(domain::ReplayItemState state) {
  using domain::ReplayItemState;
  switch (state) {
  case ReplayItemState::frozen:
    return made(Words::tr("Not begun", "a delivery of a replay"), "state-queued", Token::queued);
  case ReplayItemState::excluded:
    return made(Words::tr("Left out"), "stop", Token::dead);
  case ReplayItemState::released:
    return made(Words::tr("Under way", "a delivery of a replay"), "state-processing", Token::processing);
  case ReplayItemState::completed:
    return made(Words::tr("Completed"), "state-completed", Token::completed);
  case ReplayItemState::dead:
    return made(Words::tr("Set aside again"), "state-dead", Token::dead);
  case ReplayItemState::unknown:
    return made(Words::tr("Outcome unknown"), "state-unknown", Token::unknown);
  case ReplayItemState::changed:
    return made(Words::tr("Changed, so not run"), "not-equal", Token::retry);
  }
  return {};
}

QString whatWeKnow(const query::ReplayEffectView& effect, UtcTime now) {
  const QString when = effect.outcomeAt ? utcInTable(*effect.outcomeAt, now) : QString();
  const QString said = fromUtf8(effect.evidence);
  switch (effect.why) {
  case PredictionWhy::applied:
    return when.isEmpty() ? Words::tr("Applied", "an effect") : Words::tr("Applied %1", "a time").arg(when);
  case PredictionWhy::appliedByOther:
    return Words::tr("Done for another event with the same key");
  case PredictionWhy::superseded:
    return Words::tr("Something newer is known");
  case PredictionWhy::oncePerEvent:
    return Words::tr("Not done yet");
  case PredictionWhy::notSent:
    return Words::tr("Not sent");
  case PredictionWhy::failedBefore:
    if (effect.httpStatus > 0) return Words::tr("Not done: HTTP %1", "a status code").arg(effect.httpStatus);
    return said.isEmpty() ? Words::tr("Not done") : Words::tr("Not done: %1", "evidence").arg(said);
  case PredictionWhy::sameKey:
  case PredictionWhy::canBeAsked:
  case PredictionWhy::canBeAskedOnly:
  case PredictionWhy::cannotBeAsked:
    if (effect.httpStatus > 0) return Words::tr("Unknown: HTTP %1", "a status code").arg(effect.httpStatus);
    return said.isEmpty() ? Words::tr("Unknown: no answer after sending") : Words::tr("Unknown: %1").arg(said);
  case PredictionWhy::otherUnderWay:
  case PredictionWhy::destinationGone:
  case PredictionWhy::sourceGone:
  case PredictionWhy::noRules:
  case PredictionWhy::cannotBePlanned:
  case PredictionWhy::payloadPurged:
  case PredictionWhy::payloadDamaged:
  case PredictionWhy::notDead:
  case PredictionWhy::inAnotherReplay:
  case PredictionWhy::unknownDelivery:
    return conflictSentence(effect.why);
  }
  return {};
}

QString riskReason(const query::ReplayEffectView& effect) {
  switch (effect.why) {
  case PredictionWhy::applied:
    return effect.kind == domain::EffectKind::charge ? Words::tr("one line per event") : Words::tr("kept as done");
  case PredictionWhy::appliedByOther:
    return Words::tr("one per key");
  case PredictionWhy::superseded:
    return Words::tr("changes nothing");
  case PredictionWhy::oncePerEvent:
    return effect.kind == domain::EffectKind::charge ? Words::tr("one line per event") : Words::tr("once per key");
  case PredictionWhy::notSent:
    return Words::tr("nothing was sent");
  case PredictionWhy::failedBefore:
    return Words::tr("the last call did nothing");
  case PredictionWhy::sameKey:
    return Words::tr("same key again");
  case PredictionWhy::canBeAsked:
    return Words::tr("asked, then same key");
  case PredictionWhy::canBeAskedOnly:
    return Words::tr("no duplicate key");
  case PredictionWhy::cannotBeAsked:
    return Words::tr("nobody can tell");
  case PredictionWhy::otherUnderWay:
  case PredictionWhy::destinationGone:
  case PredictionWhy::sourceGone:
  case PredictionWhy::noRules:
  case PredictionWhy::cannotBePlanned:
  case PredictionWhy::payloadPurged:
  case PredictionWhy::payloadDamaged:
  case PredictionWhy::notDead:
  case PredictionWhy::inAnotherReplay:
  case PredictionWhy::unknownDelivery:
    return Words::tr("does not run");
  }
  return {};
}

QString conflictSentence(PredictionWhy why) {
  switch (why) {
  case PredictionWhy::cannotBeAsked:
    return Words::tr("Nobody can tell whether it was done. Decide that first.");
  case PredictionWhy::otherUnderWay:
    return Words::tr("Another event with the same key is not through yet");
  case PredictionWhy::destinationGone:
    return Words::tr("Its destination is gone");
  case PredictionWhy::sourceGone:
    return Words::tr("Its source has no rules any more");
  case PredictionWhy::noRules:
    return Words::tr("The rules of that time are not kept");
  case PredictionWhy::cannotBePlanned:
    return Words::tr("The rules don't fit it");
  case PredictionWhy::payloadPurged:
    return Words::tr("Its content was removed by retention");
  case PredictionWhy::payloadDamaged:
    return Words::tr("Its stored content is damaged");
  case PredictionWhy::notDead:
    return Words::tr("It is no longer set aside");
  case PredictionWhy::inAnotherReplay:
    return Words::tr("Another replay has it");
  case PredictionWhy::unknownDelivery:
    return Words::tr("There is no such delivery");
  case PredictionWhy::applied:
  case PredictionWhy::appliedByOther:
  case PredictionWhy::superseded:
  case PredictionWhy::oncePerEvent:
  case PredictionWhy::notSent:
  case PredictionWhy::failedBefore:
  case PredictionWhy::sameKey:
  case PredictionWhy::canBeAsked:
  case PredictionWhy::canBeAskedOnly:
    return {};
  }
  return {};
}

QString effectWord(domain::EffectKind kind, const std::string& destination) {
  if (destination.empty()) return look(kind).word;
  return Words::tr("Forward to %1", "a destination").arg(fromUtf8(destination));
}

QString reasonWord(domain::ReplayReason reason) {
  using domain::ReplayReason;
  switch (reason) {
  case ReplayReason::causeCorrected:
    return Words::tr("The fault was found and corrected");
  case ReplayReason::targetRecovered:
    return Words::tr("The destination answers again");
  case ReplayReason::rulesCorrected:
    return Words::tr("The rules were corrected");
  case ReplayReason::credentialsRenewed:
    return Words::tr("The password or token was renewed");
  case ReplayReason::customerRequest:
    return Words::tr("A customer asked for it");
  case ReplayReason::other:
    return Words::tr("Something else");
  }
  return {};
}

QList<domain::ReplayReason> allReplayReasons() {
  using domain::ReplayReason;
  return {ReplayReason::causeCorrected,     ReplayReason::targetRecovered, ReplayReason::rulesCorrected,
          ReplayReason::credentialsRenewed, ReplayReason::customerRequest, ReplayReason::other};
}

QString paceWords(const domain::ReplayPace& pace) {
  const QString words = Words::tr("%1 per batch, %2 apart, %3 at a time", "count, time, count")
                            .arg(count(pace.batch), duration(pace.interval), count(pace.atATime));
  return pace.stopAtFailure ? words + Words::tr("; stops at the first failure") : words;
}

QString progressWords(const domain::ReplayProgress& progress) {
  QStringList parts;
  const auto add = [&parts](std::int64_t number, const QString& words) {
    if (number > 0) parts << words;
  };
  add(progress.completed, Words::tr("%1 completed").arg(count(progress.completed)));
  add(progress.dead, Words::tr("%1 set aside again").arg(count(progress.dead)));
  add(progress.unknown, Words::tr("%1 unknown").arg(count(progress.unknown)));
  add(progress.changed, Words::tr("%1 changed, so not run").arg(count(progress.changed)));
  return parts.join(QStringLiteral(", "));
}

QString verdictWord(domain::OutcomeVerdict verdict) {
  switch (verdict) {
  case domain::OutcomeVerdict::applied:
    return Words::tr("It was applied", "verdict on a call without an answer");
  case domain::OutcomeVerdict::notApplied:
    return Words::tr("It was not applied: run it");
  case domain::OutcomeVerdict::compensated:
    return Words::tr("It was compensated by hand");
  }
  return {};
}

QString verdictExplained(domain::OutcomeVerdict verdict) {
  switch (verdict) {
  case domain::OutcomeVerdict::applied:
    return Words::tr("The destination has it. It counts as done and is never sent again.");
  case domain::OutcomeVerdict::notApplied:
    return Words::tr("The destination does not have it. It is sent now. If you are wrong, it is done twice.");
  case domain::OutcomeVerdict::compensated:
    return Words::tr("Somebody did or undid it elsewhere. It counts as done and is never sent again.");
  }
  return {};
}

}  // namespace ack::ui::text
