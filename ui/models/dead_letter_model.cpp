#include "ui/models/dead_letter_model.h"

#include "ui/models/roles.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"
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

QString openEffectWords(const query::DeadLetterRow& row) {
  if (!row.openEffect) return {};
  const query::OpenEffect& effect = *row.openEffect;
  const QString what = effect.destination.empty() ? text::look(effect.kind).word : str(effect.destination);
  using domain::EffectState;
  switch (effect.state) {
  case EffectState::unknown:
    return DeadLetterModel::tr("%1 unknown", "an effect").arg(what);
  case EffectState::failed:
  case EffectState::planned:
    return DeadLetterModel::tr("%1 not done", "an effect").arg(what);
  case EffectState::intended:
    return DeadLetterModel::tr("%1 under way", "an effect").arg(what);
  case EffectState::applied:
  case EffectState::superseded:
    break;
  }
  return what;
}

}  // namespace

DeadLetterModel::DeadLetterModel(QObject* parent) : QAbstractItemModel(parent) {
  connect(&m_selection, &LetterSelection::changed, this, &DeadLetterModel::refreshTicks);
}

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

const query::DeadLetterRow* DeadLetterModel::rowAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == 0) return nullptr;
  return &m_shown[index.internalId() - 1].rows[static_cast<std::size_t>(index.row())];
}

QModelIndex DeadLetterModel::indexOf(DeliveryId id) const {
  for (std::size_t group = 0; group < m_shown.size(); ++group)
    for (std::size_t row = 0; row < m_shown[group].rows.size(); ++row)
      if (m_shown[group].rows[row].id == id) return createIndex(static_cast<int>(row), 0, group + 1);
  return {};
}

QString DeadLetterModel::keyOf(const query::DeadLetterGroup& group) const {
  const QString subject = m_grouping == Grouping::byOwner ? str(group.owner) : str(group.destination);
  return QStringLiteral("%1/%2/%3").arg(static_cast<int>(m_grouping)).arg(static_cast<int>(group.cause)).arg(subject);
}

QString DeadLetterModel::titleOf(const query::DeadLetterGroup& group) const {
  switch (m_grouping) {
  case Grouping::byCause:
    return text::causeTitle(group.cause, str(group.destination));
  case Grouping::byOwner:
    return group.owner.empty() ? tr("No owner") : str(group.owner);
  case Grouping::bySource:
    return str(group.destination);
  }
  return {};
}

QString DeadLetterModel::secondLineOf(const query::DeadLetterGroup& group) const {
  QString line = m_grouping == Grouping::byCause
                     ? text::causeComfort(group.cause, str(group.destination))
                     : tr("The oldest waits for %1.").arg(text::duration(m_now - group.oldest));
  if (group.count > static_cast<std::int64_t>(group.rows.size()) && m_search.isEmpty())
    line += QLatin1Char(' ') + tr("The newest %n are listed.", nullptr, static_cast<int>(group.rows.size()));
  return line;
}

QString DeadLetterModel::nextStepOf(const query::DeadLetterGroup& group) const {
  if (group.withoutOwner == group.count) return tr("Assign an owner, then close or replay.");
  if (m_grouping == Grouping::byCause) return text::causeNextStep(group.cause, str(group.destination));
  return group.withUnknownEffect > 0
             ? tr("Look up %n unknown outcome(s) first.", nullptr, static_cast<int>(group.withUnknownEffect))
             : tr("Look at the evidence, then close or replay.");
}

std::vector<DeliveryId> DeadLetterModel::idsOf(const QModelIndex& index) const {
  std::vector<DeliveryId> ids;
  if (const auto* group = groupAt(index))
    for (const query::DeadLetterRow& row : group->rows) ids.push_back(row.id);
  else if (const query::DeadLetterRow* row = rowAt(index))
    ids.push_back(row->id);
  return ids;
}

std::vector<DeliveryId> DeadLetterModel::shownIds() const {
  std::vector<DeliveryId> ids;
  for (const auto& group : m_shown)
    for (const query::DeadLetterRow& row : group.rows) ids.push_back(row.id);
  return ids;
}

std::size_t DeadLetterModel::hiddenSelected() const {
  std::size_t seen = 0;
  for (const DeliveryId id : shownIds()) seen += m_selection.contains(id) ? 1U : 0U;
  return m_selection.size() - seen;
}

Qt::CheckState DeadLetterModel::tickOf(const QModelIndex& index) const {
  std::size_t ticked = 0;
  const std::vector<DeliveryId> ids = idsOf(index);
  for (const DeliveryId id : ids) ticked += m_selection.contains(id) ? 1U : 0U;
  if (ticked == 0) return Qt::Unchecked;
  return ticked == ids.size() ? Qt::Checked : Qt::PartiallyChecked;
}

void DeadLetterModel::refreshTicks() {
  for (int group = 0; group < rowCount(); ++group) {
    const QModelIndex top = index(group, 0);
    Q_EMIT dataChanged(top, top.siblingAtColumn(kColumns - 1), {Qt::CheckStateRole});
    if (const int rows = rowCount(top); rows > 0)
      Q_EMIT dataChanged(index(0, 0, top), index(rows - 1, kColumns - 1, top), {Qt::CheckStateRole});
  }
}

QVariant DeadLetterModel::data(const QModelIndex& index, int role) const {
  if (role == Qt::CheckStateRole) return index.column() == 0 ? QVariant(tickOf(index)) : QVariant();
  if (const auto* group = groupAt(index)) return index.column() == 0 ? groupData(index, *group, role) : QVariant();
  const query::DeadLetterRow* row = rowAt(index);
  if (row == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*row, column);
  case Qt::ToolTipRole:
    if (column == Arrived || column == Age) return text::timeTooltip(row->receivedAt);
    return column == Attempts ? QVariant() : display(*row, column);
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
  case LetterRole:
    return QVariant::fromValue(row);
  default:
    return {};
  }
}

QVariant DeadLetterModel::groupData(const QModelIndex& index, const query::DeadLetterGroup& group, int role) const {
  switch (role) {
  case Qt::DisplayRole:
    return titleOf(group);
  case Qt::AccessibleTextRole: {
    const QString owner = group.withoutOwner > 0
                              ? tr("%n without owner", nullptr, static_cast<int>(group.withoutOwner))
                              : tr("owner %1").arg(str(group.owner));
    const QString ticked = tickOf(index) == Qt::Checked     ? tr("ticked")
                           : tickOf(index) == Qt::Unchecked ? tr("not ticked")
                                                            : tr("partly ticked");
    return tr("%1. %2. Next step: %3 %4. %5", "cause, count, next step, owner, ticked or not")
        .arg(titleOf(group), tr("%n dead letter(s)", nullptr, static_cast<int>(group.count)), nextStepOf(group),
             owner, ticked);
  }
  case Qt::ToolTipRole:
    return QStringList{titleOf(group), secondLineOf(group), nextStepOf(group)}.join(QLatin1Char('\n'));
  case GroupRole:
    return QVariant::fromValue(&group);
  default:
    return {};
  }
}

QString DeadLetterModel::display(const query::DeadLetterRow& row, Column column) const {
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
  case Open: {
    const QString words = openEffectWords(row);
    return words.isEmpty() ? text::missing() : words;
  }
  case Arrived:
    return text::utcInTable(row.receivedAt, m_now);
  case Age:
    return text::duration(std::chrono::floor<std::chrono::seconds>(m_now - row.receivedAt));
  case kColumns:
    break;
  }
  return {};
}

QString DeadLetterModel::sentence(const query::DeadLetterRow& row) const {
  const QString words = tr("Dead letter, %1, %2, %3, %4, arrived %5, age %6",
                           "source and type, evidence, open effect, owner, time, age")
                            .arg(display(row, SourceType), display(row, Evidence), display(row, Open),
                                 row.owner.empty() ? tr("no owner") : tr("owner %1").arg(str(row.owner)),
                                 display(row, Arrived), display(row, Age));
  return m_selection.contains(row.id) ? words + QStringLiteral(", ") + tr("ticked") : words;
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
  case Open:
    return tr("Open effect");
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
  if (m_search.isEmpty()) return all;
  std::vector<query::DeadLetterGroup> kept;
  for (query::DeadLetterGroup group : all) {
    const bool titleFits = titleOf(group).contains(m_search, Qt::CaseInsensitive);
    std::erase_if(group.rows, [&](const query::DeadLetterRow& row) {
      if (titleFits) return false;
      for (const std::string* text : {&row.eventId, &row.source, &row.type, &row.evidence})
        if (str(*text).contains(m_search, Qt::CaseInsensitive)) return false;
      return true;
    });
    if (group.rows.empty()) continue;
    group.count = static_cast<std::int64_t>(group.rows.size());
    group.withoutOwner =
        std::count_if(group.rows.begin(), group.rows.end(), [](const auto& row) { return row.owner.empty(); });
    kept.push_back(std::move(group));
  }
  return kept;
}

bool DeadLetterModel::present(query::DeadLetterList list, Grouping grouping, bool mayMove) {
  auto next = filtered(list.groups);
  if (grouping == m_grouping && sameShape(next, m_shown)) {
    m_all = std::move(list);
    m_shown = std::move(next);
    for (int group = 0; group < rowCount(); ++group) {
      const QModelIndex top = index(group, 0);
      Q_EMIT dataChanged(top, top.siblingAtColumn(kColumns - 1));
      if (const int rows = rowCount(top); rows > 0)
        Q_EMIT dataChanged(index(0, 0, top), index(rows - 1, kColumns - 1, top));
    }
  } else if (!mayMove) {
    m_held = std::move(list);
    m_heldGrouping = grouping;
    m_hasHeld = true;
    Q_EMIT heldChanged();
    return false;
  } else {
    m_all = std::move(list);
    m_grouping = grouping;
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
  m_shown = filtered(m_all.groups);
  m_hasHeld = false;
  endResetModel();
  Q_EMIT heldChanged();
}

void DeadLetterModel::releaseHeld() {
  if (!m_hasHeld) return;
  m_all = std::move(m_held);
  m_grouping = m_heldGrouping;
  rebuild();
}

void DeadLetterModel::setSearch(const QString& search) {
  if (m_search == search) return;
  m_search = search;
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

const query::DeadLetterList::Counts& DeadLetterModel::counts() const { return (m_hasHeld ? m_held : m_all).counts; }

std::optional<UtcTime> DeadLetterModel::oldest() const {
  std::optional<UtcTime> oldest;
  for (const auto& group : (m_hasHeld ? m_held : m_all).groups)
    if (!oldest || group.oldest < *oldest) oldest = group.oldest;
  return oldest;
}

}  // namespace ack::ui::models
