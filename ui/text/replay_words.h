#pragma once
// Replays and unknown outcomes in words: what a preview foretells for each effect and how sure that is, what became
// of a request and of each of its deliveries, and what people decide about calls without an answer. Thread: gui.
#include "core/domain/outcome_verdict.h"
#include "core/query/replay_views.h"
#include "ui/text/state_words.h"

#include <QList>
#include <QString>

namespace ack::ui::text {

/// "Skip", "Run", "Look up first", "In the way"; icon and colour.
Look look(domain::Prediction prediction);
/// "None", "Low", "Possible".
Look look(domain::DuplicateRisk risk);
/// "Waits for a second person", "Runs", …
Look look(domain::ReplayState state);
/// "Not begun", "Completed", "Set aside again", …
Look look(domain::ReplayItemState state);
/// What is known of an effect: "Applied 10:01:44, charge 12", "Not sent", "Unknown: there was no answer".
QString whatWeKnow(const query::ReplayEffectView& effect, UtcTime now);
/// Why the risk is what it is, in three or four words: "one line per event", "no duplicate key".
QString riskReason(const query::ReplayEffectView& effect);
/// A whole sentence of why a delivery or an effect is in conflict.
QString conflictSentence(domain::PredictionWhy why);
/// "Charge", "Forward to crm".
QString effectWord(domain::EffectKind kind, const std::string& destination);
QString reasonWord(domain::ReplayReason reason);
QList<domain::ReplayReason> allReplayReasons();
/// "2 per batch, 10 s apart, 1 at a time; stops at the first failure".
QString paceWords(const domain::ReplayPace& pace);
/// "9 completed, 1 set aside again, 2 unknown" of what has come to an end; empty where nothing has.
QString progressWords(const domain::ReplayProgress& progress);

/// "Applied elsewhere", "Not applied: run it", "Made up for by hand".
QString verdictWord(domain::OutcomeVerdict verdict);
/// What follows from it, in a sentence.
QString verdictExplained(domain::OutcomeVerdict verdict);

}  // namespace ack::ui::text
