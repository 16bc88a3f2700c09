#include "ui/models/timeline_model.h"

#include "ui/models/roles.h"
#include "ui/text/formats.h"

namespace ack::ui::models {

QString entryTitle(const StoryEntry& entry, UtcTime now) {
  if (!entry.dueAt) return entry.title;
  return TimelineModel::tr("%1 %2", "what happens next, countdown: Attempt 3 of 5 in 0:43")
      .arg(entry.title, text::countdown(*entry.dueAt, now));
}

int TimelineModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const StoryEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return entry.gap.isEmpty() ? entryTitle(entry, m_now) : entry.gap;
  case Qt::AccessibleTextRole:
    if (!entry.gap.isEmpty()) return tr("%1 later").arg(entry.gap);
    return tr("%1 UTC: %2. %3", "time, title, details of a time line entry")
        .arg(text::utcClockMillis(entry.at), entryTitle(entry, m_now), entry.caption);
  case Qt::ToolTipRole:
    if (!entry.gap.isEmpty()) return {};
    return QStringList{entryTitle(entry, m_now), entry.caption, text::timeTooltip(entry.at)}
        .join(QLatin1Char('\n'))
        .replace(QStringLiteral("\n\n"), QStringLiteral("\n"));
  case EntryRole:
    return QVariant::fromValue(entry);
  case WholeTextRole:
    return entry.reference;
  default:
    return {};
  }
}

void TimelineModel::setEntries(std::vector<StoryEntry> entries) {
  const int before = rowCount();
  const int after = static_cast<int>(entries.size());
  if (after > before) beginInsertRows({}, before, after - 1);
  if (after < before) beginRemoveRows({}, after, before - 1);
  m_entries = std::move(entries);
  if (after > before) endInsertRows();
  if (after < before) endRemoveRows();
  const int kept = std::min(before, after);
  if (kept > 0) Q_EMIT dataChanged(index(0), index(kept - 1));
}

void TimelineModel::setNow(UtcTime now) {
  m_now = now;
  for (int row = 0; row < rowCount(); ++row)
    if (m_entries[static_cast<std::size_t>(row)].dueAt) Q_EMIT dataChanged(index(row), index(row));
}

}  // namespace ack::ui::models
