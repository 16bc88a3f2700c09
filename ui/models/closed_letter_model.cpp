#include "ui/models/closed_letter_model.h"

#include "ui/models/roles.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"

#include <algorithm>

namespace ack::ui::models {
namespace {

QString str(const std::string& text) { return text::fromUtf8(text); }

}  // namespace

int ClosedLetterModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ClosedLetterModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

const query::ClosedLetterRow* ClosedLetterModel::rowAt(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : &m_shown[static_cast<std::size_t>(row)];
}

int ClosedLetterModel::rowOf(DeliveryId id) const {
  const auto found =
      std::find_if(m_shown.begin(), m_shown.end(), [id](const query::ClosedLetterRow& row) { return row.id == id; });
  return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

QString ClosedLetterModel::display(const query::ClosedLetterRow& row, Column column) const {
  switch (column) {
  case EventId:
    return str(row.eventId);
  case SourceType:
    return str(row.source) + QLatin1Char(' ') + str(row.type);
  case Cause:
    return text::causeShort(row.cause);
  case ClosedAt:
    return text::utcInTable(row.closedAt, m_now);
  case ClosedBy:
    return str(row.closedBy);
  case Reason:
    return str(row.reason);
  case kColumns:
    break;
  }
  return {};
}

QVariant ClosedLetterModel::data(const QModelIndex& index, int role) const {
  const query::ClosedLetterRow* row = rowAt(index.row());
  if (row == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*row, column);
  case Qt::AccessibleTextRole:
    if (column != EventId) return display(*row, column);
    return tr("Closed, %1, %2, by %3 at %4, reason: %5", "event, cause, person, time, reason")
        .arg(display(*row, EventId), display(*row, Cause), display(*row, ClosedBy), display(*row, ClosedAt),
             display(*row, Reason));
  case Qt::ToolTipRole:
    return column == ClosedAt ? QVariant(text::timeTooltip(row->closedAt)) : QVariant();
  case IdRole:
    return static_cast<qlonglong>(row->id.value);
  case WholeTextRole:
    return str(row->eventId);
  default:
    return {};
  }
}

QVariant ClosedLetterModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case EventId:
    return tr("Event ID");
  case SourceType:
    return tr("Source and type");
  case Cause:
    return tr("Cause");
  case ClosedAt:
    return tr("Closed, UTC");
  case ClosedBy:
    return tr("By", "the person who closed it");
  case Reason:
    return tr("Reason");
  case kColumns:
    break;
  }
  return {};
}

bool ClosedLetterModel::matches(const query::ClosedLetterRow& row) const {
  if (m_search.isEmpty()) return true;
  for (const Column column : {EventId, SourceType, Cause, ClosedBy, Reason})
    if (display(row, column).contains(m_search, Qt::CaseInsensitive)) return true;
  return false;
}

void ClosedLetterModel::filter() {
  std::vector<query::ClosedLetterRow> shown;
  std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(shown),
               [this](const auto& row) { return matches(row); });
  const bool same = std::equal(shown.begin(), shown.end(), m_shown.begin(), m_shown.end(),
                               [](const auto& a, const auto& b) { return a.id == b.id && a.closedAt == b.closedAt; });
  if (!same) beginResetModel();
  m_shown = std::move(shown);
  if (!same) endResetModel();
  if (same && !m_shown.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void ClosedLetterModel::present(std::vector<query::ClosedLetterRow> rows, UtcTime now) {
  m_now = now;
  m_all = std::move(rows);
  filter();
}

void ClosedLetterModel::setSearch(const QString& search) {
  m_search = search;
  filter();
}

}  // namespace ack::ui::models
