#include "ui/addsource/trial_words.h"

#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <QCoreApplication>

namespace ack::ui::addsource {
namespace {

using query::CheckedStep;
using query::CheckStep;
using query::SignatureCause;
using query::StepState;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(RequestTester)
};

QString requestSentence(const CheckedStep& step) {
  if (step.reason == "no_body")
    return Words::tr("Nothing stands behind the headers. Paste the body too, after an empty line.");
  const QString detail = text::fromUtf8(step.detail);
  if (step.reason == "other_length")
    return Words::tr("The body's length is not what Content-Length says (%1), so it is not whole or was changed.",
                     "pasted / announced bytes")
        .arg(detail);
  return Words::tr("%1 bytes of body", "a number").arg(detail);
}

QString headersSentence(const CheckedStep& step) {
  const QString detail = text::fromUtf8(step.detail);
  if (step.reason == "missing_header")
    return detail.isEmpty() ? Words::tr("The header with the signature is missing.")
                            : Words::tr("%1 is missing.", "header").arg(detail);
  if (step.reason == "duplicate_header") return Words::tr("A signed header stands there twice: %1").arg(detail);
  if (step.reason == "empty_header") return Words::tr("%1 is empty.", "header").arg(detail);
  if (step.reason == "masked")
    return Words::tr("%1 is shown shortened or masked. Copy its whole value.", "header").arg(detail);
  return detail;
}

QString secretSentence(const CheckedStep& step) {
  if (step.reason == "no_secret") return Words::tr("There is no secret.");
  if (step.reason == "unusable_secret")
    return Words::tr("It is a placeholder, or not in the form this provider gives: hexadecimal, base64 or a key.");
  return {};
}

QString signatureSentence(const CheckedStep& step) {
  if (step.state != StepState::failed) return {};
  if (step.reason == "mismatch") return Words::tr("It was made with another secret, or over other bytes.");
  if (step.reason == "bad_encoding")
    return Words::tr("The signature itself is not written as this provider writes it.");
  return Words::tr("The provider's check says: %1", "a code word").arg(text::fromUtf8(step.reason));
}

QString ageSentence(const CheckedStep& step) {
  if (step.reason == "too_old")
    return Words::tr("This sample is older than the window. Sent now, it would be set aside and not run.");
  if (step.reason == "too_new") return Words::tr("It is signed ahead of this machine's clock. Check the clock.");
  return {};
}

QString identitySentence(const CheckedStep& step) {
  if (step.reason == "handshake") return Words::tr("This is a handshake: it is answered and makes no event.");
  if (step.reason == "unreadable_body")
    return Words::tr("The body can't be read: %1").arg(text::fromUtf8(step.detail));
  if (step.reason == "no_event_id")
    return Words::tr("No event ID is where this provider puts it. %1").arg(text::fromUtf8(step.detail));
  if (step.reason == "batch") return Words::tr("%1 and more: a batch", "event ID").arg(text::fromUtf8(step.detail));
  if (step.reason == "none") return Words::tr("This provider names neither.");
  return text::fromUtf8(step.detail);
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

QString stepName(CheckStep step) {
  switch (step) {
  case CheckStep::request:
    return Words::tr("Request can be read");
  case CheckStep::headers:
    return Words::tr("Headers are there");
  case CheckStep::secret:
    return Words::tr("Secret can be used");
  case CheckStep::signature:
    return Words::tr("Signature matches");
  case CheckStep::signedTime:
    return Words::tr("Signed time is read");
  case CheckStep::age:
    return Words::tr("Age is inside the window");
  case CheckStep::eventId:
    return Words::tr("Event ID is found");
  case CheckStep::eventFacts:
    return Words::tr("Type and time are found");
  }
  return {};
}

QString stepSentence(const CheckedStep& step) {
  if (step.state == StepState::notReached) return Words::tr("not reached");
  if (step.state == StepState::notNeeded && step.reason.empty())
    return step.step == CheckStep::secret ? Words::tr("This provider's keys come from its certificates.")
                                          : Words::tr("This provider signs no time.");
  switch (step.step) {
  case CheckStep::request:
    return requestSentence(step);
  case CheckStep::headers:
    return headersSentence(step);
  case CheckStep::secret:
    return secretSentence(step);
  case CheckStep::signature:
    return signatureSentence(step);
  case CheckStep::signedTime:
    return step.reason == "bad_timestamp" ? Words::tr("The signed time can't be read.") : text::fromUtf8(step.detail);
  case CheckStep::age:
    return ageSentence(step);
  case CheckStep::eventId:
  case CheckStep::eventFacts:
    return identitySentence(step);
  }
  return {};
}

QString causeSentence(const query::FoundCause& cause) {
  const QString detail = text::fromUtf8(cause.detail);
  switch (cause.cause) {
  case SignatureCause::bodyLineEnd:
    return cause.detail == "removed"
               ? Words::tr("It matches without the line end behind the body: that came with pasting.")
               : Words::tr("It matches with a line end behind the body: that was lost.");
  case SignatureCause::bodyLineEnds:
    return Words::tr("It matches with %1 line ends: they were changed on the way.").arg(detail);
  case SignatureCause::bodyWhiteSpace:
    return Words::tr("It matches without the white space around the body.");
  case SignatureCause::bodyReserialised:
    return Words::tr("It matches when the JSON is written anew (%1): something read the body and wrote it again.",
                     "how, in English")
        .arg(detail);
  case SignatureCause::bodyMark:
    return Words::tr("It matches when the byte-order mark in front of the body is changed.");
  case SignatureCause::bodyBase64:
    return Words::tr("It matches when the body is decoded from base64.");
  case SignatureCause::secretWhiteSpace:
    return Words::tr("It matches without the blanks or quotes around the secret.");
  case SignatureCause::secretForm:
    return Words::tr("It matches when the secret is used in another form: %1.", "how, in English").arg(detail);
  case SignatureCause::otherSecret:
    return Words::tr("It matches with the secret of the source %1: the secrets are swapped.").arg(detail);
  case SignatureCause::urlDiffers:
    return Words::tr("It matches for the URL %1. Give exactly this one as the public URL.").arg(detail);
  case SignatureCause::otherProvider:
    return Words::tr("It matches as a request of %1. Choose that provider.").arg(detail);
  }
  return {};
}

QString effectSentence(const query::TrialEffect& effect) {
  return Words::tr("%1: %2", "kind of effect, what it would do")
      .arg(text::look(effect.kind).word, text::fromUtf8(effect.words));
}

}  // namespace ack::ui::addsource
