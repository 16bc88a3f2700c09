#include "ui/addsource/trial_words.h"

#include "core/query/trial_words.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <QCoreApplication>

namespace ack::ui::addsource {
namespace {

using query::CheckedStep;
using query::CheckStep;
using query::StepState;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(RequestTester)
};

/// Core's English, translated, with its values in.
QString translated(const query::Sentence& sentence) {
  // Their context is that of this window's own texts (core/query/trial_words.cpp).
  QString shown = *sentence.text == '\0' ? QString() : Words::tr(sentence.text, sentence.comment);
  for (std::size_t i = 0; i < sentence.values.size(); ++i)
    shown.replace(QLatin1Char('%') + QString::number(i + 1), text::fromUtf8(sentence.values[i]));
  return shown.trimmed();
}

}  // namespace

StepLook lookOf(StepState state) {
  using style::Token;
  switch (state) {
  case StepState::passed:
    return {QStringLiteral("state-completed"), Token::completed};
  case StepState::warned:
    return {QStringLiteral("warning"), Token::retry};
  case StepState::failed:
    return {QStringLiteral("error"), Token::dead};
  case StepState::notReached:
    return {QStringLiteral("state-queued"), Token::text3};
  case StepState::notNeeded:
    return {QStringLiteral("minus"), Token::text3};
  }
  return {};
}

QString stepName(CheckStep step) { return translated(query::stepName(step)); }

QString stepSentence(const CheckedStep& step) { return translated(query::stepSentence(step)); }

QString causeSentence(const query::FoundCause& cause) { return translated(query::causeSentence(cause)); }

QString noCauseSentence(const CheckedStep& signature) { return translated(query::noCauseSentence(signature)); }

QString effectSentence(const query::TrialEffect& effect) {
  return Words::tr("%1: %2", "kind of effect, what it would do")
      .arg(text::look(effect.kind).word, text::fromUtf8(effect.words));
}

}  // namespace ack::ui::addsource
