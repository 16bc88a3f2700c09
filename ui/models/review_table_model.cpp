#include "ui/models/review_table_model.h"

#include "ui/models/roles.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"

namespace ack::ui::models {

int ReviewTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReviewTableModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

QVariant ReviewTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const query::OutcomeReview& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == WholeTextRole) return text::fromUtf8(row.eventId);
  if (role == Qt::ToolTipRole) return index.column() == At ? QVariant(text::timeTooltip(row.at)) : QVariant();
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  switch (static_cast<Column>(index.column())) {
  case At:
    return text::utcInTable(row.at, m_now);
  case By:
    return text::fromUtf8(row.by);
  case EventId:
    return text::fromUtf8(row.eventId);
  case Destination:
    return text::fromUtf8(row.destination);
  case Verdict:
    return text::verdictWord(row.verdict);
  case Evidence:
    return text::fromUtf8(row.evidence);
  case Reason:
    return text::fromUtf8(row.reason);
  case kColumns:
    break;
  }
  return {};
}

QVariant ReviewTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case At:
    return tr("Decided, UTC");
  case By:
    return tr("By");
  case EventId:
    return tr("Event ID");
  case Destination:
    return tr("Destination");
  case Verdict:
    return tr("Verdict");
  case Evidence:
    return tr("Evidence");
  case Reason:
    return tr("Reason");
  case kColumns:
    break;
  }
  return {};
}

void ReviewTableModel::present(std::vector<query::OutcomeReview> rows, UtcTime now) {
  m_now = now;
  const bool same = rows.size() == m_rows.size() && (rows.empty() || rows.front().at == m_rows.front().at);
  if (!same) beginResetModel();
  m_rows = std::move(rows);
  if (!same) endResetModel();
}

}  // namespace ack::ui::models
