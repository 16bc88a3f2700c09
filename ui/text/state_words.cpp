#include "ui/text/state_words.h"

#include <QCoreApplication>

namespace ack::ui::text {
namespace {

using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(StateWords)
};

Look queued(const QString& word) {
  return {word, QStringLiteral("state-queued"), Token::queued, Token::queuedTint, Token::queuedSolid};
}
Look processing(const QString& word) {
  return {word, QStringLiteral("state-processing"), Token::processing, Token::processingTint, Token::processingSolid};
}
Look retry(const QString& word) {
  return {word, QStringLiteral("state-retry"), Token::retry, Token::retryTint, Token::retrySolid};
}
Look unknown(const QString& word) {
  return {word, QStringLiteral("state-unknown"), Token::unknown, Token::unknownTint, Token::unknownSolid};
}
Look completed(const QString& word) {
  return {word, QStringLiteral("state-completed"), Token::completed, Token::completedTint, Token::completedSolid};
}
Look dead(const QString& word) {
  return {word, QStringLiteral("state-dead"), Token::dead, Token::deadTint, Token::deadSolid};
}
Look neutral(const QString& word, const char* icon) {
  return {word, QString::fromLatin1(icon), Token::text2, Token::heldTint, Token::heldSolid};
}

}  // namespace

Look look(domain::DeliveryState state) {
  using domain::DeliveryState;
  switch (state) {
  case DeliveryState::queued:
    return queued(Words::tr("Queued"));
  case DeliveryState::processing:
    return processing(Words::tr("Processing"));
  case DeliveryState::retrying:
    return retry(Words::tr("Retry scheduled"));
  case DeliveryState::unresolved:
    return unknown(Words::tr("Outcome unknown"));
  case DeliveryState::completed:
    return completed(Words::tr("Completed"));
  case DeliveryState::dead:
    return dead(Words::tr("Dead letter"));
  case DeliveryState::discarded:
    return neutral(Words::tr("Closed", "a dead letter closed without replay"), "state-rejected");
  }
  return {};
}

Look look(domain::ArrivalResult result) {
  using domain::ArrivalResult;
  switch (result) {
  case ArrivalResult::accepted: {
    Look look = completed(Words::tr("Accepted", "an arrival"));
    look.icon = QStringLiteral("arrival");
    return look;
  }
  case ArrivalResult::duplicate:
    return neutral(Words::tr("Duplicate"), "duplicate");
  case ArrivalResult::stale: {
    Look look = retry(Words::tr("Too late", "an arrival outside the replay window"));
    look.icon = QStringLiteral("clock");
    return look;
  }
  case ArrivalResult::rejected:
    return neutral(Words::tr("Turned away"), "state-rejected");
  }
  return {};
}

Look look(domain::EffectState state) {
  using domain::EffectState;
  switch (state) {
  case EffectState::planned:
    return queued(Words::tr("Not begun", "an effect"));
  case EffectState::intended:
    return processing(Words::tr("Under way", "an effect"));
  case EffectState::applied:
    return completed(Words::tr("Done", "an effect"));
  case EffectState::failed:
    return retry(Words::tr("Not done", "an effect that certainly did not happen"));
  case EffectState::unknown:
    return unknown(Words::tr("Outcome unknown"));
  case EffectState::superseded:
    return neutral(Words::tr("Older than what we have", "a status effect that changes nothing"), "effect-skip");
  }
  return {};
}

Look look(domain::AttemptResult result) {
  using domain::AttemptResult;
  switch (result) {
  case AttemptResult::running:
    return processing(Words::tr("Running", "an attempt"));
  case AttemptResult::completed:
    return completed(Words::tr("Completed"));
  case AttemptResult::transient:
    return retry(Words::tr("Failed, may pass", "an attempt"));
  case AttemptResult::permanent:
    return dead(Words::tr("Refused for good", "an attempt"));
  case AttemptResult::unauthorised:
    return dead(Words::tr("Password refused", "an attempt"));
  case AttemptResult::uncertain:
    return unknown(Words::tr("Outcome unknown"));
  case AttemptResult::mapping:
    return dead(Words::tr("Rules don't fit", "an attempt"));
  case AttemptResult::ledger:
    return dead(Words::tr("Ledger refused", "an attempt"));
  case AttemptResult::lapsed:
    return retry(Words::tr("Lease ran out", "an attempt"));
  case AttemptResult::late:
    return neutral(Words::tr("Too late, not used", "a settlement after the lease"), "lease");
  }
  return {};
}

Look look(domain::EffectKind kind) {
  using domain::EffectKind;
  switch (kind) {
  case EffectKind::charge:
    return neutral(Words::tr("Charge"), "charge");
  case EffectKind::inbox:
    return neutral(Words::tr("Inbox row"), "inbox-row");
  case EffectKind::status:
    return neutral(Words::tr("Status"), "ticket");
  case EffectKind::forward:
    return neutral(Words::tr("Forward"), "send");
  }
  return {};
}

QString shortWord(domain::DeliveryState state) {
  using domain::DeliveryState;
  switch (state) {
  case DeliveryState::retrying:
    return Words::tr("Retry", "short for retry scheduled");
  case DeliveryState::unresolved:
    return Words::tr("Unknown", "short for outcome unknown");
  case DeliveryState::queued:
  case DeliveryState::processing:
  case DeliveryState::completed:
  case DeliveryState::dead:
  case DeliveryState::discarded:
    return look(state).word;
  }
  return {};
}

QString key(domain::DeliveryState state) {
  const std::string_view word = domain::toText(state);
  return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

}  // namespace ack::ui::text
