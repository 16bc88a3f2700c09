#pragma once
// What the tester found, in plain words: each step, why it failed, and what to do about it. Thread: gui.
#include "core/query/request_trial.h"
#include "ui/style/theme.h"

#include <QString>

namespace ack::ui::addsource {

struct StepLook {
  QString icon;
  style::Token token{style::Token::text2};
};

StepLook lookOf(query::StepState state);
/// "Signature matches": what the step asks.
QString stepName(query::CheckStep step);
/// What was found, or what is wrong and what to do.
QString stepSentence(const query::CheckedStep& step);
QString causeSentence(const query::FoundCause& cause);
/// Empty where the failure says enough by itself.
QString noCauseSentence(const query::CheckedStep& signature);
/// "Charge: cus_1, −12.30 EUR".
QString effectSentence(const query::TrialEffect& effect);

}  // namespace ack::ui::addsource
