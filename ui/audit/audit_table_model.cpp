#include "ui/audit/audit_table_model.h"

#include "ui/audit/audit_words.h"
#include "ui/models/roles.h"
#include "ui/text/formats.h"

#include <algorithm>

namespace ack::ui::audit {
namespace {

/// Enough to compare by eye; the whole hash is in the panel and the tooltip.
constexpr qsizetype kShownHash = 8;

}  // namespace

AuditTableModel::AuditTableModel(QObject* parent) : QAbstractTableModel(parent) {}

int AuditTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AuditTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

const query::AuditRow* AuditTableModel::rowAt(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int AuditTableModel::rowOf(std::int64_t number) const {
  const auto found =
      std::find_if(m_rows.begin(), m_rows.end(), [number](const auto& row) { return row.number == number; });
  return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

ChainMark AuditTableModel::mark(const query::AuditRow& row) const {
  if (!m_proof) return ChainMark::unproven;
  if (m_proof->fault && row.number >= m_proof->fault->entry && m_proof->fault->entry > 0) return ChainMark::bad;
  return row.number <= m_proof->entries ? ChainMark::proven : ChainMark::unproven;
}

QVariant AuditTableModel::data(const QModelIndex& index, int role) const {
  const query::AuditRow* row = index.isValid() ? rowAt(index.row()) : nullptr;
  if (row == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*row, column);
  case Qt::AccessibleTextRole:
    return column == Number ? sentence(*row) : display(*row, column);
  case Qt::ToolTipRole:
    return tooltip(*row, column);
  case Qt::TextAlignmentRole:
    return QVariant::fromValue((column == Number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  case models::IdRole:
    return static_cast<qlonglong>(row->number);
  case models::WholeTextRole:
    return column == Hash ? text::fromUtf8(row->hashHex) : QString::number(row->number);
  case IconRole:
    return actionLook(*row).icon;
  case RefusedRole:
    return row->refused;
  case SystemRole:
    return bySystem(*row) || row->role.empty();
  case ChainRole:
    return static_cast<int>(mark(*row));
  case MonoRole:
    return column == Target && row->count <= 1 && !row->targets.empty() &&
           row->targets.front().find('_') != std::string::npos;
  default:
    return {};
  }
}

QVariant AuditTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section == Number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case Number:
    return tr("No.", "number of an entry");
  case Time:
    return tr("UTC");
  case Who:
    return tr("Who");
  case Role:
    return tr("Role");
  case What:
    return tr("What");
  case Target:
    return tr("On what");
  case Reason:
    return tr("Reason");
  case Hash:
    return tr("Hash");
  case kColumns:
    break;
  }
  return {};
}

QString AuditTableModel::display(const query::AuditRow& row, Column column) const {
  switch (column) {
  case Number:
    return QString::number(row.number);
  case Time:
    return text::utcInTable(row.at, m_now);
  case Who:
    return whoWords(row);
  case Role:
    return roleWords(row);
  case What:
    return actionLook(row).words;
  case Target:
    return targetWords(row);
  case Reason: {
    const std::string& reason = row.refused && row.reason.empty() ? row.whyNot : row.reason;
    return reason.empty() ? text::missing() : text::fromUtf8(reason).simplified();
  }
  case Hash:
    return text::fromUtf8(row.hashHex).left(kShownHash);
  case kColumns:
    break;
  }
  return {};
}

QVariant AuditTableModel::tooltip(const query::AuditRow& row, Column column) const {
  switch (column) {
  case Time:
    return text::timeTooltip(row.at);
  case Hash:
    return text::fromUtf8(row.hashHex);
  case Who:
  case What:
    return display(row, column);  // the delegate can't tell whether it is cut: it paints something before it
  case Target: {
    QStringList names;
    for (const std::string& target : row.targets) names << text::fromUtf8(target);
    if (row.count > static_cast<std::int64_t>(row.targets.size())) names << QString(QChar(0x2026));
    return names.size() < 2 && row.count < 2 ? QVariant() : QVariant(names.join(QLatin1Char('\n')));
  }
  default:
    return {};
  }
}

QString AuditTableModel::sentence(const query::AuditRow& row) const {
  return tr("Entry %1, %2 UTC, %3, %4, %5, on %6, reason %7", "number, time, who, role, what, targets, reason")
      .arg(display(row, Number), display(row, Time), display(row, Who), display(row, Role), display(row, What),
           display(row, Target), display(row, Reason));
}

bool AuditTableModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && !m_fetching && !m_next.empty() && m_rows.size() < kMaxRows;
}

void AuditTableModel::fetchMore(const QModelIndex& parent) {
  if (!canFetchMore(parent)) return;
  m_fetching = true;
  Q_EMIT olderWanted(m_next);
}

void AuditTableModel::reset(const query::AuditPage& page, UtcTime now) {
  beginResetModel();
  m_now = now;
  m_rows = page.rows;
  m_next = page.next;
  m_front = page;
  m_held.clear();
  m_gap = m_fetching = false;
  endResetModel();
  Q_EMIT heldChanged();
}

void AuditTableModel::append(const query::AuditPage& older) {
  m_fetching = false;
  m_next = older.next;
  std::vector<query::AuditRow> fresh;
  for (const auto& row : older.rows)
    if (m_rows.empty() || row.number < m_rows.back().number) fresh.push_back(row);
  if (fresh.empty()) return;
  beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(fresh.size()) - 1);
  m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
  endInsertRows();
}

void AuditTableModel::merge(const query::AuditPage& page, bool mayEnter) {
  m_front = page;
  m_held.clear();
  for (const auto& row : page.rows)
    if (m_rows.empty() || row.number > m_rows.front().number) m_held.push_back(row);
  m_gap = !m_held.empty() && m_held.size() == page.rows.size() && !page.next.empty();
  if (mayEnter)
    enterHeld();
  else
    Q_EMIT heldChanged();
}

void AuditTableModel::enterHeld() {
  if (m_gap || (m_rows.empty() && !m_held.empty())) {
    reset(query::AuditPage(m_front), m_now);
    return;
  }
  if (!m_held.empty()) {
    beginInsertRows({}, 0, held() - 1);
    m_rows.insert(m_rows.begin(), m_held.begin(), m_held.end());
    m_held.clear();
    endInsertRows();
  }
  Q_EMIT heldChanged();
}

void AuditTableModel::setProof(const std::optional<query::AuditProof>& proof) {
  m_proof = proof;
  if (!m_rows.empty()) Q_EMIT dataChanged(index(0, Hash), index(rowCount() - 1, Hash), {ChainRole});
}

}  // namespace ack::ui::audit
