#include "ui/models/story_entries.h"

#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ack::ui::models {
namespace {

using domain::ArrivalResult;
using domain::AttemptResult;
using domain::DeliveryState;
using domain::EffectKind;
using domain::EffectState;
using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(StoryEntries)
};

QString str(const std::string& text) { return text::fromUtf8(text); }

void badge(StoryEntry& entry, const QString& word, Token color = Token::text2, Token tint = Token::heldTint) {
  entry.badge = word;
  entry.badgeText = color;
  entry.badgeTint = tint;
}

QString signatureWords(const std::string& signature) {
  if (signature == "valid") return Words::tr("Signature valid");
  return signature.empty() ? Words::tr("No signature asked for") : Words::tr("Signature: %1").arg(str(signature));
}

StoryEntry arrivalEntry(const query::ArrivalView& arrival, int number) {
  StoryEntry entry;
  const text::Look look = text::look(arrival.result);
  entry.at = arrival.at;
  entry.side = StorySide::cameIn;
  entry.icon = look.icon;
  entry.color = look.text;
  entry.reference = QString::fromStdString(toText(arrival.id));
  switch (arrival.result) {
  case ArrivalResult::accepted:
    entry.title = Words::tr("Arrival %1 accepted").arg(number);
    entry.caption = Words::tr("%1. On disk before we answered").arg(signatureWords(arrival.signature));
    badge(entry, Words::tr("accepted", "badge of an arrival"), Token::completed, Token::completedTint);
    break;
  case ArrivalResult::duplicate:
    entry.title = Words::tr("Arrival %1: duplicate absorbed").arg(number);
    entry.caption = Words::tr("No new work, no new charge");
    badge(entry, Words::tr("same event ID", "badge of an arrival"));
    break;
  case ArrivalResult::stale:
    entry.title = Words::tr("Arrival %1 came too late").arg(number);
    entry.caption = Words::tr("Genuine, but outside the replay window. Set aside, not run");
    badge(entry, Words::tr("too late", "badge of an arrival"), Token::retry, Token::retryTint);
    break;
  case ArrivalResult::rejected:
    entry.title = Words::tr("Arrival %1 turned away").arg(number);
    entry.caption = Words::tr("%1. It claims no event").arg(signatureWords(arrival.signature));
    badge(entry, Words::tr("turned away", "badge of an arrival"));
    break;
  }
  if (arrival.contentMismatch) {
    entry.icon = QStringLiteral("not-equal");
    entry.color = Token::retry;
    entry.caption = Words::tr("Same event ID, different body. The first body is kept");
    entry.tint = Token::retryTint;
  }
  return entry;
}

void addAttempt(std::vector<StoryEntry>& entries, const query::AttemptView& attempt) {
  StoryEntry begun;
  begun.at = attempt.started;
  begun.icon = QStringLiteral("attempt");
  begun.title = Words::tr("Attempt %1 started").arg(attempt.number);
  begun.caption = attempt.leaseUntil ? Words::tr("Worker %1 holds the lease until %2")
                                           .arg(attempt.worker)
                                           .arg(text::utcClock(*attempt.leaseUntil))
                                     : Words::tr("Worker %1").arg(attempt.worker);
  entries.push_back(begun);
  if (!attempt.ended || attempt.result == AttemptResult::running || attempt.result == AttemptResult::completed)
    return;
  const text::Look look = text::look(attempt.result);
  StoryEntry ended;
  ended.at = *attempt.ended;
  ended.icon = attempt.result == AttemptResult::transient ? QStringLiteral("attempt") : look.icon;
  ended.color = look.text;
  ended.title = Words::tr("Attempt %1: %2").arg(attempt.number).arg(look.word);
  ended.caption = str(attempt.evidence);
  if (attempt.result == AttemptResult::uncertain) ended.tint = look.tint;
  entries.push_back(ended);
}

void addLedger(std::vector<StoryEntry>& entries, const query::LedgerView& line) {
  StoryEntry entry;
  entry.at = line.at;
  entry.icon = line.refund ? QStringLiteral("refund") : QStringLiteral("charge");
  entry.color = Token::completed;
  entry.reference = QString::fromStdString(toText(line.id));
  entry.title =
      (line.refund ? Words::tr("Refund written, %1") : Words::tr("Charge written, %1")).arg(text::money(line.amount));
  entry.caption =
      line.refundOf
          ? Words::tr("%1 · refunds %2").arg(entry.reference, QString::fromStdString(toText(*line.refundOf)))
          : Words::tr("%1 · account %2").arg(entry.reference, str(line.account));
  badge(entry, Words::tr("1 ledger line"), Token::completed, Token::completedTint);
  entries.push_back(entry);
}

void addInbox(std::vector<StoryEntry>& entries, const query::InboxView& row) {
  StoryEntry entry;
  entry.at = row.at;
  entry.icon = QStringLiteral("inbox-row");
  entry.color = Token::completed;
  entry.reference = QString::fromStdString(toText(row.id));
  entry.title = Words::tr("Inbox row written");
  entry.caption = Words::tr("Thread %1").arg(row.thread.empty() ? text::missing() : str(row.thread));
  badge(entry, Words::tr("1 inbox row"), Token::completed, Token::completedTint);
  entries.push_back(entry);
}

QString effectTitle(const query::EffectView& effect) {
  const QString where = str(effect.destination);
  switch (effect.state) {
  case EffectState::planned:
    return {};
  case EffectState::intended:
    return Words::tr("Sending to %1").arg(where);
  case EffectState::applied:
    return effect.kind == EffectKind::forward ? Words::tr("%1 took it").arg(where) : Words::tr("Status written");
  case EffectState::failed:
    return Words::tr("%1 did not take it").arg(where);
  case EffectState::unknown:
    return Words::tr("%1 may or may not have it").arg(where);
  case EffectState::superseded:
    return Words::tr("Status unchanged: ours is newer");
  }
  return {};
}

void addEffect(std::vector<StoryEntry>& entries, const query::EffectView& effect) {
  // Charges and inbox rows tell their own story, from the ledger and the inbox.
  if (effect.kind == EffectKind::charge || effect.kind == EffectKind::inbox) return;
  const auto at = effect.outcomeAt ? effect.outcomeAt : effect.intentAt;
  if (!at || effect.state == EffectState::planned) return;
  const text::Look look = text::look(effect.state);
  StoryEntry entry;
  entry.at = *at;
  entry.icon = effect.state == EffectState::unknown ? look.icon : text::look(effect.kind).icon;
  entry.color = look.text;
  entry.reference = QString::fromStdString(toText(effect.id));
  entry.title = effectTitle(effect);
  entry.caption = str(effect.evidence);
  if (effect.state == EffectState::unknown) {
    entry.tint = look.tint;
    if (entry.caption.isEmpty()) entry.caption = Words::tr("Nothing is repeated until it is looked up");
  } else if (effect.state == EffectState::intended && entry.caption.isEmpty()) {
    entry.caption = Words::tr("Written down before the call");
  }
  entries.push_back(entry);
}

void addEnd(std::vector<StoryEntry>& entries, const query::DeliveryStory& story, UtcTime now) {
  const query::DeliveryRow& row = story.delivery;
  const text::Look look = text::look(row.state);
  StoryEntry entry;
  entry.icon = look.icon;
  entry.color = look.text;
  entry.at = row.settledAt.value_or(entries.empty() ? row.receivedAt : entries.back().at);
  switch (row.state) {
  case DeliveryState::queued:
  case DeliveryState::processing:
    return;
  case DeliveryState::retrying:
    if (!row.nextAt) return;
    entry.at = *row.nextAt;
    entry.dueAt = row.nextAt;
    entry.waitingSince = std::min(entries.empty() ? row.receivedAt : entries.back().at, now);
    for (const auto& attempt : story.attempts)
      if (attempt.ended) entry.waitingSince = *attempt.ended;
    entry.title =
        Words::tr("Attempt %1 of %2").arg(row.attempts + 1).arg(std::max(row.maxAttempts, row.attempts + 1));
    break;
  case DeliveryState::unresolved:
    entry.title = Words::tr("Waits: the outcome is unknown");
    entry.caption = Words::tr("Nothing is repeated until it is looked up");
    break;
  case DeliveryState::completed:
    entry.title = Words::tr("Completed after %1").arg(text::duration(entry.at - row.receivedAt));
    entry.caption = Words::tr("%n effect(s), each applied once", nullptr, static_cast<int>(story.effects.size()));
    entry.tint = look.tint;
    break;
  case DeliveryState::dead:
    entry.title = Words::tr("Set aside: %1").arg(text::causeShort(row.cause));
    entry.caption = text::causeComfort(row.cause, str(row.source));
    entry.tint = look.tint;
    break;
  case DeliveryState::discarded:
    entry.title = Words::tr("Closed without replay");
    break;
  }
  entries.push_back(entry);
}

}  // namespace

std::vector<StoryEntry> storyEntries(const query::DeliveryStory& story, UtcTime now) {
  std::vector<StoryEntry> entries;
  // Of more than 200 arrivals only the first and last hundred are told; their numbers still count all.
  const auto told = static_cast<std::int64_t>(story.arrivals.size());
  const std::int64_t skipped = std::max<std::int64_t>(0, story.delivery.arrivals - told);
  for (std::int64_t index = 0; index < told; ++index) {
    const std::int64_t number = index + 1 + (skipped > 0 && index >= told / 2 ? skipped : 0);
    entries.push_back(arrivalEntry(story.arrivals[static_cast<std::size_t>(index)], static_cast<int>(number)));
  }
  for (const auto& attempt : story.attempts) addAttempt(entries, attempt);
  for (const auto& line : story.ledger) addLedger(entries, line);
  for (const auto& row : story.inbox) addInbox(entries, row);
  for (const auto& effect : story.effects) addEffect(entries, effect);
  for (const auto& note : story.notes) {
    StoryEntry entry;
    entry.at = note.at;
    entry.icon = QStringLiteral("info");
    entry.title = str(note.text);
    entries.push_back(entry);
  }
  const auto earlier = [](const auto& a, const auto& b) { return a.at < b.at; };
  std::stable_sort(entries.begin(), entries.end(), earlier);
  addEnd(entries, story, now);
  std::stable_sort(entries.begin(), entries.end(), earlier);  // duplicates may come after the end
  return entries;
}

std::vector<StoryEntry> withGaps(const std::vector<StoryEntry>& entries) {
  constexpr std::chrono::minutes kGap{5};
  std::vector<StoryEntry> spaced;
  for (const StoryEntry& entry : entries) {
    if (!spaced.empty() && entry.at - spaced.back().at > kGap) {
      StoryEntry gap;
      gap.at = entry.at;
      gap.gap = text::duration(entry.at - spaced.back().at);
      spaced.push_back(gap);
    }
    spaced.push_back(entry);
  }
  return spaced;
}

std::vector<StoryEntry> rejectedEntries(const std::vector<query::ArrivalView>& arrivals) {
  std::vector<StoryEntry> entries;
  int number = 0;
  for (const auto& arrival : arrivals) entries.push_back(arrivalEntry(arrival, ++number));
  return entries;
}

}  // namespace ack::ui::models
