#include "ui/trace/verdict.h"

#include "ui/models/story_entries.h"
#include "ui/models/timeline_model.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace ack::ui::trace {
namespace {

using domain::DeliveryState;
using widgets::Banner;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Verdict)
};

QString str(const std::string& text) { return text::fromUtf8(text); }

/// "It came 4 times; 3 duplicates did nothing."
QString arrivalWords(const query::DeliveryRow& row) {
  if (row.arrivals <= 1) return Words::tr("It came once.");
  const int duplicates = static_cast<int>(row.arrivals) - 1;
  return Words::tr("It came %n time(s);", nullptr, static_cast<int>(row.arrivals)) + QLatin1Char(' ') +
         Words::tr("%n duplicate(s) did nothing.", nullptr, duplicates);
}

QString moneyWords(const query::DeliveryStory& story) {
  QStringList lines;
  for (const auto& line : story.ledger)
    lines << (line.refund ? Words::tr("%1, refunded").arg(text::money(line.amount))
                          : Words::tr("%1, charged once").arg(text::money(line.amount)));
  return lines.isEmpty() ? Words::tr("It cost nothing.") : lines.join(QStringLiteral("; ")) + QLatin1Char('.');
}

QString completedFact(const query::DeliveryStory& story) {
  const auto charges =
      std::count_if(story.ledger.begin(), story.ledger.end(), [](const auto& l) { return !l.refund; });
  QStringList parts{Words::tr("One event")};
  if (charges > 0) parts << Words::tr("%n charge(s)", nullptr, static_cast<int>(charges));
  if (!story.inbox.empty()) parts << Words::tr("%n inbox row(s)", nullptr, static_cast<int>(story.inbox.size()));
  return parts.join(QStringLiteral(", ")) + QLatin1Char('.');
}

}  // namespace

Verdict verdictOf(const query::DeliveryStory& story, UtcTime now) {
  const query::DeliveryRow& row = story.delivery;
  const QString more = arrivalWords(row) + QLatin1Char(' ') + moneyWords(story);
  switch (row.state) {
  case DeliveryState::queued:
    return {Banner::Tone::neutral, QStringLiteral("state-queued"), Words::tr("Accepted; its work has not begun."),
            more};
  case DeliveryState::processing:
    return {Banner::Tone::info, QStringLiteral("state-processing"),
            Words::tr("Attempt %1 is under way.").arg(row.attempts), more};
  case DeliveryState::retrying:
    return {Banner::Tone::warning, QStringLiteral("state-retry"),
            row.nextAt ? Words::tr("Not finished: attempt %1 is due %2.")
                             .arg(row.attempts + 1)
                             .arg(text::countdown(*row.nextAt, now))
                       : Words::tr("Not finished: another attempt will follow."),
            more};
  case DeliveryState::unresolved:
    return {Banner::Tone::unknown, QStringLiteral("state-unknown"), Words::tr("The outcome is unknown."),
            Words::tr("Nothing is repeated until it is looked up.") + QLatin1Char(' ') + more};
  case DeliveryState::completed:
    return {Banner::Tone::good, QStringLiteral("shield-check"), completedFact(story), more};
  case DeliveryState::dead:
    return {Banner::Tone::danger, QStringLiteral("state-dead"),
            Words::tr("Set aside: %1.").arg(text::causeShort(row.cause)),
            text::causeNextStep(row.cause, str(row.source)) + QLatin1Char(' ') + more};
  case DeliveryState::discarded:
    return {Banner::Tone::neutral, QStringLiteral("state-rejected"), Words::tr("Closed without replay."), more};
  }
  return {};
}

QString summaryOf(const query::DeliveryStory& story, UtcTime now) {
  const Verdict verdict = verdictOf(story, now);
  const query::DeliveryRow& row = story.delivery;
  QStringList lines{verdict.fact + QLatin1Char(' ') + verdict.more,
                    Words::tr("Event %1, source %2, type %3, %4")
                        .arg(str(row.eventId), str(row.source), str(row.type), text::look(row.state).word),
                    Words::tr("Delivery %1").arg(QString::fromStdString(toText(row.id)))};
  for (const auto& entry : models::storyEntries(story, now))
    lines << QStringLiteral("%1  %2. %3").arg(text::utcFull(entry.at), models::entryTitle(entry, now), entry.caption);
  return lines.join(QLatin1Char('\n'));
}

QString kindWord(query::TraceKind kind) {
  switch (kind) {
  case query::TraceKind::event:
    return Words::tr("Event ID");
  case query::TraceKind::delivery:
    return Words::tr("Delivery");
  case query::TraceKind::arrival:
    return Words::tr("Arrival");
  case query::TraceKind::ledger:
    return Words::tr("Ledger line");
  case query::TraceKind::effect:
    return Words::tr("Effect");
  case query::TraceKind::request:
    return Words::tr("Request of the provider");
  }
  return {};
}

}  // namespace ack::ui::trace
