#include "ui/models/replay_table_model.h"

#include "ui/models/roles.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"

#include <algorithm>

namespace ack::ui::models {

int ReplayTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReplayTableModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

const query::ReplayView* ReplayTableModel::rowAt(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int ReplayTableModel::rowOf(ReplayId id) const {
  const auto found = std::find_if(m_rows.begin(), m_rows.end(), [id](const auto& row) { return row.id == id; });
  return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString ReplayTableModel::display(const query::ReplayView& row, Column column) const {
  switch (column) {
  case State:
    if (row.state == domain::ReplayState::waiting && row.expiresAt)
      return tr("%1, expires %2", "state, in so long")
          .arg(text::look(row.state).word, text::countdown(*row.expiresAt, m_now));
    return text::look(row.state).word;
  case AskedBy:
    return text::fromUtf8(row.askedBy);
  case Asked:
    return row.askedAt ? text::utcInTable(*row.askedAt, m_now) : text::missing();
  case Deliveries:
    return text::count(row.counts.runs);
  case Progress: {
    const QString words = text::progressWords(row.progress);
    if (!words.isEmpty()) return words;
    return row.progress.underWay > 0 ? tr("%1 under way").arg(text::count(row.progress.underWay)) : text::missing();
  }
  case Reason:
    return text::fromUtf8(row.reason);
  case kColumns:
    break;
  }
  return {};
}

QVariant ReplayTableModel::data(const QModelIndex& index, int role) const {
  const query::ReplayView* row = rowAt(index.row());
  if (row == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*row, column);
  case Qt::AccessibleTextRole:
    if (column != State) return display(*row, column);
    return tr("%1, asked by %2 at %3, %4 dead letters, %5", "state, name, time, count, progress")
        .arg(display(*row, State), display(*row, AskedBy), display(*row, Asked), display(*row, Deliveries),
             display(*row, Progress));
  case Qt::ToolTipRole:
    return column == Asked && row->askedAt ? text::timeTooltip(*row->askedAt) : QVariant();
  case Qt::DecorationRole:
    return column == State ? text::look(row->state).icon : QVariant();
  case StateRole:
    return static_cast<int>(text::look(row->state).text);
  case WholeTextRole:
    return QString::fromStdString(domain::toText(row->id));
  default:
    return {};
  }
}

QVariant ReplayTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section == Deliveries ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case State:
    return tr("State");
  case AskedBy:
    return tr("Asked by");
  case Asked:
    return tr("Asked, UTC");
  case Deliveries:
    return tr("Events");
  case Progress:
    return tr("Came to an end");
  case Reason:
    return tr("Reason");
  case kColumns:
    break;
  }
  return {};
}

void ReplayTableModel::present(std::vector<query::ReplayView> rows, UtcTime now) {
  m_now = now;
  const bool same = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                               [](const auto& a, const auto& b) { return a.id == b.id; });
  if (!same) beginResetModel();
  m_rows = std::move(rows);
  if (!same) endResetModel();
  if (same && !m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

}  // namespace ack::ui::models
