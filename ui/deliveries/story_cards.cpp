#include "ui/deliveries/story_cards.h"

#include "ui/text/formats.h"

#include <QCoreApplication>

#include <algorithm>

namespace ack::ui::deliveries {
namespace {

using domain::EffectKind;
using domain::EffectState;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(StoryCards)
};

QString str(const std::string& text) { return text::fromUtf8(text); }

QString repeatWords(const query::EffectView& effect) {
  switch (effect.kind) {
  case EffectKind::charge:
    return Words::tr("No, one line per key", "can this charge repeat?");
  case EffectKind::inbox:
    return Words::tr("No, one row per key", "can this inbox row repeat?");
  case EffectKind::status:
    return Words::tr("Harmless: an older status changes nothing");
  case EffectKind::forward:
    break;
  }
  switch (effect.state) {
  case EffectState::planned:
    return Words::tr("Not begun yet");
  case EffectState::intended:
    return Words::tr("Not before its outcome is known");
  case EffectState::applied:
    return Words::tr("No, what is done is never run again");
  case EffectState::failed:
    return Words::tr("Safe: it was certainly not done");
  case EffectState::unknown:
    return Words::tr("Not before it is looked up");
  case EffectState::superseded:
    return Words::tr("No");
  }
  return {};
}

/// The n-th ledger line belongs to the n-th charge that was applied: both are in the order they were written.
const query::LedgerView* lineOf(const query::DeliveryStory& story, std::size_t chargeIndex) {
  for (const auto& line : story.ledger) {
    if (line.refund) continue;
    if (chargeIndex == 0) return &line;
    --chargeIndex;
  }
  return nullptr;
}

void nameEffect(DetailCard& card, const query::EffectView& effect, const query::LedgerView* line) {
  const text::Look kind = text::look(effect.kind);
  card.icon = kind.icon;
  card.title = kind.word;
  if (line != nullptr) {
    card.title = Words::tr("%1, %2", "kind of effect, amount").arg(kind.word, text::money(line->amount));
    card.facts << DetailFact{Words::tr("Ledger line"), QString::fromStdString(toText(line->id)), true};
    card.facts << DetailFact{Words::tr("Account"), str(line->account), true};
  } else if (effect.kind == EffectKind::forward) {
    card.title = Words::tr("Forward to %1").arg(str(effect.destination));
  }
}

QString whenWords(const query::EffectView& effect) {
  const auto at = effect.outcomeAt ? effect.outcomeAt : effect.intentAt;
  if (!at) return text::missing();
  if (effect.attempt < 1) return text::utcClockMillis(*at);
  return Words::tr("%1, attempt %2").arg(text::utcClockMillis(*at)).arg(effect.attempt);
}

}  // namespace

QList<DetailCard> effectCards(const query::DeliveryStory& story) {
  QList<DetailCard> cards;
  std::size_t charges = 0;
  for (const auto& effect : story.effects) {
    DetailCard card;
    const bool done = effect.state == EffectState::applied;
    nameEffect(card, effect, effect.kind == EffectKind::charge && done ? lineOf(story, charges++) : nullptr);
    const text::Look look = text::look(effect.state);
    card.badge = done ? Words::tr("Applied once") : look.word;
    card.badgeIcon = done ? QStringLiteral("check") : look.icon;
    card.badgeText = look.text;
    card.badgeTint = look.tint;
    card.facts << DetailFact{Words::tr("When, UTC"), whenWords(effect), false};
    if (effect.httpStatus > 0)
      card.facts << DetailFact{Words::tr("Answer"), QString::number(effect.httpStatus), false};
    if (!effect.evidence.empty()) card.facts << DetailFact{Words::tr("Evidence"), str(effect.evidence), false};
    card.facts << DetailFact{Words::tr("Key"), str(effect.key), true};
    card.facts << DetailFact{Words::tr("Can it repeat?"), repeatWords(effect), false};
    cards << card;
  }
  return cards;
}

QList<DetailCard> attemptCards(const query::DeliveryStory& story) {
  QList<DetailCard> cards;
  for (auto attempt = story.attempts.rbegin(); attempt != story.attempts.rend(); ++attempt) {
    DetailCard card;
    const text::Look look = text::look(attempt->result);
    card.icon = QStringLiteral("attempt");
    card.title = attempt->round > 1 ? Words::tr("Attempt %1, round %2").arg(attempt->number).arg(attempt->round)
                                    : Words::tr("Attempt %1").arg(attempt->number);
    card.badge = look.word;
    card.badgeIcon = look.icon;
    card.badgeText = look.text;
    card.badgeTint = look.tint;
    card.facts << DetailFact{Words::tr("Worker"), QString::number(attempt->worker), false};
    card.facts << DetailFact{
        Words::tr("Lease, UTC"),
        attempt->leaseUntil
            ? Words::tr("%1 to %2").arg(text::utcClock(attempt->started), text::utcClock(*attempt->leaseUntil))
            : text::utcClock(attempt->started),
        false};
    card.facts << DetailFact{Words::tr("Took"),
                             attempt->ended ? text::duration(*attempt->ended - attempt->started) : text::missing(),
                             false};
    if (attempt->nextAt) card.facts << DetailFact{Words::tr("Next, UTC"), text::utcClock(*attempt->nextAt), false};
    if (!attempt->evidence.empty()) card.facts << DetailFact{Words::tr("Evidence"), str(attempt->evidence), false};
    cards << card;
  }
  return cards;
}

QList<DetailCard> headerCards(const query::PayloadView& payload) {
  DetailCard card;
  for (const auto& [name, value] : payload.headers) card.facts << DetailFact{str(name), str(value), true, true};
  return card.facts.isEmpty() ? QList<DetailCard>{} : QList<DetailCard>{card};
}

QString effectsDone(const query::DeliveryStory& story) {
  if (story.effects.empty()) return text::missing();
  const auto done = std::count_if(story.effects.begin(), story.effects.end(), [](const auto& effect) {
    return effect.state == EffectState::applied || effect.state == EffectState::superseded;
  });
  return Words::tr("%1 of %2 done", "effects").arg(done).arg(story.effects.size());
}

}  // namespace ack::ui::deliveries
