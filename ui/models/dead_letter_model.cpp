#include "ui/models/dead_letter_model.h"

#include "ui/models/roles.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <algorithm>

namespace ack::ui::models {
namespace {

QString str(const std::string& text) { return text::fromUtf8(text); }

bool sameShape(const std::vector<query::DeadLetterGroup>& a, const std::vector<query::DeadLetterGroup>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& left, const auto& right) {
    return left.cause == right.cause && left.destination == right.destination &&
           std::equal(left.rows.begin(), left.rows.end(), right.rows.begin(), right.rows.end(),
                      [](const auto& x, const auto& y) { return x.id == y.id; });
  });
}

}  // namespace

DeadLetterModel::DeadLetterModel(QObject* parent) : QAbstractItemModel(parent) {}

// Groups carry internal ID 0, rows the number of their group plus 1.
QModelIndex DeadLetterModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex DeadLetterModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int DeadLetterModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(m_shown.size());
  if (parent.internalId() != 0 || parent.column() != 0) return 0;
  return static_cast<int>(m_shown[static_cast<std::size_t>(parent.row())].rows.size());
}

int DeadLetterModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

const query::DeadLetterGroup* DeadLetterModel::groupAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() != 0) return nullptr;
  return &m_shown[static_cast<std::size_t>(index.row())];
}

const query::DeliveryRow* DeadLetterModel::rowAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == 0) return nullptr;
  return &m_shown[index.internalId() - 1].rows[static_cast<std::size_t>(index.row())];
}

QModelIndex DeadLetterModel::indexOf(DeliveryId id) const {
  for (std::size_t group = 0; group < m_shown.size(); ++group)
    for (std::size_t row = 0; row < m_shown[group].rows.size(); ++row)
      if (m_shown[group].rows[row].id == id) return createIndex(static_cast<int>(row), 0, group + 1);
  return {};
}

QString DeadLetterModel::keyOf(const query::DeadLetterGroup& group) {
  return QString::number(static_cast<int>(group.cause)) + QLatin1Char('/') + str(group.destination);
}

QVariant DeadLetterModel::data(const QModelIndex& index, int role) const {
  if (const auto* group = groupAt(index)) return index.column() == 0 ? groupData(*group, role) : QVariant();
  const query::DeliveryRow* row = rowAt(index);
  if (row == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*row, column);
  case Qt::ToolTipRole:
    if (column == Arrived || column == Age) return text::timeTooltip(row->receivedAt);
    return column == EventId || column == SourceType || column == Evidence ? display(*row, column) : QVariant();
  case Qt::AccessibleTextRole:
    return column == EventId ? sentence(*row) : display(*row, column);
  case IdRole:
    return static_cast<qlonglong>(row->id.value);
  case AttemptsRole:
    return row->attempts;
  case MaxAttemptsRole:
    return row->maxAttempts;
  case WholeTextRole:
    return str(row->eventId);
  default:
    return {};
  }
}

QVariant DeadLetterModel::groupData(const query::DeadLetterGroup& group, int role) const {
  const QString where = str(group.destination);
  switch (role) {
  case Qt::DisplayRole:
    return text::causeTitle(group.cause, where);
  case Qt::AccessibleTextRole: {
    const QString owner = group.withoutOwner > 0
                              ? tr("%n without owner", nullptr, static_cast<int>(group.withoutOwner))
                              : tr("owner %1").arg(str(group.owner));
    return tr("%1. %2. Next step: %3 %4", "cause, count, next step, owner")
        .arg(text::causeTitle(group.cause, where), tr("%n dead letter(s)", nullptr, static_cast<int>(group.count)),
             text::causeNextStep(group.cause, where), owner);
  }
  case Qt::ToolTipRole:
    return QStringList{text::causeTitle(group.cause, where), text::causeComfort(group.cause, where),
                       text::causeNextStep(group.cause, where)}
        .join(QLatin1Char('\n'));
  case GroupRole:
    return QVariant::fromValue(&group);
  default:
    return {};
  }
}

QString DeadLetterModel::display(const query::DeliveryRow& row, Column column) const {
  switch (column) {
  case EventId:
    return str(row.eventId);
  case SourceType:
    return str(row.source) + QLatin1Char(' ') + str(row.type);
  case Attempts:
    return row.maxAttempts > 0 ? QStringLiteral("%1/%2").arg(row.attempts).arg(row.maxAttempts)
                               : QString::number(row.attempts);
  case Evidence:
    if (!row.evidence.empty()) return str(row.evidence);
    return text::missing();
  case Arrived:
    return text::utcInTable(row.receivedAt, m_now);
  case Age:
    return text::duration(std::chrono::floor<std::chrono::seconds>(m_now - row.receivedAt));
  case kColumns:
    break;
  }
  return {};
}

QString DeadLetterModel::sentence(const query::DeliveryRow& row) const {
  return tr("Dead letter, %1, %2, %3, arrived %4, age %5", "source and type, evidence, owner, time, age")
      .arg(display(row, SourceType), display(row, Evidence),
           row.owner.empty() ? tr("no owner") : tr("owner %1").arg(str(row.owner)), display(row, Arrived),
           display(row, Age));
}

QVariant DeadLetterModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section == Attempts || section >= Arrived ? Qt::AlignRight : Qt::AlignLeft) |
                               Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case EventId:
    return tr("Event ID");
  case SourceType:
    return tr("Source and type");
  case Attempts:
    return tr("Attempts");
  case Evidence:
    return tr("Evidence");
  case Arrived:
    return tr("Arrived, UTC");
  case Age:
    return tr("Age");
  case kColumns:
    break;
  }
  return {};
}

std::vector<query::DeadLetterGroup> DeadLetterModel::filtered(const std::vector<query::DeadLetterGroup>& all) const {
  if (m_search.isEmpty() && !m_onlyWithoutOwner) return all;
  std::vector<query::DeadLetterGroup> kept;
  for (query::DeadLetterGroup group : all) {
    const QString cause = text::causeTitle(group.cause, str(group.destination));
    const bool causeFits = m_search.isEmpty() || cause.contains(m_search, Qt::CaseInsensitive);
    std::erase_if(group.rows, [&](const query::DeliveryRow& row) {
      if (m_onlyWithoutOwner && !row.owner.empty()) return true;
      if (causeFits) return false;
      for (const std::string* text : {&row.eventId, &row.source, &row.type, &row.evidence})
        if (str(*text).contains(m_search, Qt::CaseInsensitive)) return false;
      return true;
    });
    if (!group.rows.empty()) kept.push_back(std::move(group));
  }
  return kept;
}

bool DeadLetterModel::present(std::vector<query::DeadLetterGroup> groups, bool mayMove) {
  auto next = filtered(groups);
  if (sameShape(next, m_shown)) {
    m_all = std::move(groups);
    m_shown = std::move(next);
    for (int group = 0; group < rowCount(); ++group) {
      const QModelIndex top = index(group, 0);
      Q_EMIT dataChanged(top, top.siblingAtColumn(kColumns - 1));
      if (const int rows = rowCount(top); rows > 0)
        Q_EMIT dataChanged(index(0, 0, top), index(rows - 1, kColumns - 1, top));
    }
  } else if (!mayMove) {
    m_held = std::move(groups);
    m_hasHeld = true;
    Q_EMIT heldChanged();
    return false;
  } else {
    m_all = std::move(groups);
    rebuild();
    return true;
  }
  if (m_hasHeld) {
    m_hasHeld = false;
    Q_EMIT heldChanged();
  }
  return false;
}

void DeadLetterModel::rebuild() {
  beginResetModel();
  m_shown = filtered(m_all);
  m_hasHeld = false;
  endResetModel();
  Q_EMIT heldChanged();
}

void DeadLetterModel::releaseHeld() {
  if (!m_hasHeld) return;
  m_all = std::move(m_held);
  rebuild();
}

void DeadLetterModel::setFilter(const QString& search, bool onlyWithoutOwner) {
  m_search = search;
  m_onlyWithoutOwner = onlyWithoutOwner;
  rebuild();
}

void DeadLetterModel::setNow(UtcTime now) {
  m_now = now;
  for (int group = 0; group < rowCount(); ++group) {
    const QModelIndex top = index(group, 0);
    if (const int rows = rowCount(top); rows > 0)
      Q_EMIT dataChanged(index(0, Arrived, top), index(rows - 1, Age, top), {Qt::DisplayRole});
  }
}

std::int64_t DeadLetterModel::total() const {
  std::int64_t total = 0;
  for (const auto& group : m_hasHeld ? m_held : m_all) total += group.count;
  return total;
}

std::int64_t DeadLetterModel::withoutOwner() const {
  std::int64_t total = 0;
  for (const auto& group : m_hasHeld ? m_held : m_all) total += group.withoutOwner;
  return total;
}

std::optional<UtcTime> DeadLetterModel::oldest() const {
  std::optional<UtcTime> oldest;
  for (const auto& group : m_hasHeld ? m_held : m_all)
    if (!oldest || group.oldest < *oldest) oldest = group.oldest;
  return oldest;
}

}  // namespace ack::ui::models
