#include "ui/models/ledger_table_model.h"

#include "ui/models/roles.h"
#include "ui/text/formats.h"

#include <algorithm>
#include <set>

namespace ack::ui::models {
namespace {

QString str(const std::string& text) { return text::fromUtf8(text); }
QString idText(LedgerId id) { return QString::fromStdString(toText(id)); }

}  // namespace

LedgerTableModel::LedgerTableModel(QObject* parent) : QAbstractTableModel(parent) {}

int LedgerTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int LedgerTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

const query::LedgerView* LedgerTableModel::lineAt(int row) const {
  if (row < 0 || row >= rowCount()) return nullptr;
  return &m_lines[static_cast<std::size_t>(row)];
}

int LedgerTableModel::rowOf(LedgerId id) const {
  const auto found = std::find_if(m_lines.begin(), m_lines.end(), [id](const auto& line) { return line.id == id; });
  return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

QVariant LedgerTableModel::data(const QModelIndex& index, int role) const {
  const query::LedgerView* line = index.isValid() ? lineAt(index.row()) : nullptr;
  if (line == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*line, column);
  case Qt::AccessibleTextRole:
    return column == Time ? sentence(*line) : display(*line, column);
  case Qt::ToolTipRole:
    if (column == Time) return text::timeTooltip(line->at);
    return column == Ledger || column == Event ? display(*line, column) : QVariant();
  case Qt::TextAlignmentRole:
    return QVariant::fromValue((column == Amount ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  case IdRole:
    return static_cast<qlonglong>(line->id.value);
  case WholeTextRole:
    return column == Ledger ? idText(line->id) : str(line->eventId);
  default:
    return {};
  }
}

QVariant LedgerTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section == Amount ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case Time:
    return tr("↓ UTC");
  case Ledger:
    return tr("Ledger ID");
  case Event:
    return tr("Event ID");
  case Source:
    return tr("Source");
  case Account:
    return tr("Account");
  case Kind:
    return tr("Kind");
  case Amount:
    return tr("Amount");
  case kColumns:
    break;
  }
  return {};
}

QString LedgerTableModel::display(const query::LedgerView& line, Column column) const {
  switch (column) {
  case Time:
    return text::utcInTable(line.at, m_now);
  case Ledger:
    return idText(line.id);
  case Event:
    return str(line.eventId);
  case Source:
    return str(line.source);
  case Account:
    return line.account.empty() ? text::missing() : str(line.account);
  case Kind:
    return line.refund ? tr("Refund") : tr("Charge");
  case Amount:
    return text::money(line.amount);
  case kColumns:
    break;
  }
  return {};
}

QString LedgerTableModel::sentence(const query::LedgerView& line) const {
  return tr("%1, %2, %3 UTC, source %4, account %5", "kind, amount, time, source, account")
      .arg(display(line, Kind), display(line, Amount), display(line, Time), display(line, Source),
           display(line, Account));
}

bool LedgerTableModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && !m_fetching && !m_next.empty() && m_lines.size() < kMaxRows;
}

void LedgerTableModel::fetchMore(const QModelIndex& parent) {
  if (!canFetchMore(parent)) return;
  m_fetching = true;
  Q_EMIT olderWanted(m_next);
}

void LedgerTableModel::reset(const query::LedgerWindow& window, UtcTime now) {
  beginResetModel();
  m_now = now;
  m_lines = window.lines;
  m_next = window.next;
  m_front = window;
  m_held.clear();
  m_gap = m_fetching = false;
  endResetModel();
  Q_EMIT heldChanged();
}

void LedgerTableModel::append(const query::LedgerWindow& older) {
  m_fetching = false;
  m_next = older.next;
  std::vector<query::LedgerView> fresh;
  for (const auto& line : older.lines)
    if (m_lines.empty() || line.id < m_lines.back().id) fresh.push_back(line);
  if (fresh.empty()) return;
  beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(fresh.size()) - 1);
  m_lines.insert(m_lines.end(), fresh.begin(), fresh.end());
  endInsertRows();
}

void LedgerTableModel::merge(const query::LedgerWindow& window, bool mayEnter) {
  m_front = window;
  m_held.clear();
  for (const auto& line : window.lines)
    if (m_lines.empty() || line.id > m_lines.front().id) m_held.push_back(line);
  m_gap = !m_held.empty() && m_held.size() == window.lines.size() && !window.next.empty();
  if (mayEnter)
    enterHeld();
  else
    Q_EMIT heldChanged();
}

void LedgerTableModel::enterHeld() {
  if (m_gap || (m_lines.empty() && !m_held.empty())) {
    reset(query::LedgerWindow(m_front), m_now);
    return;
  }
  // The window may have moved on: lines before its start leave at the end.
  int keep = rowCount();
  while (keep > 0 && m_lines[static_cast<std::size_t>(keep) - 1].at < m_front.from) --keep;
  if (keep < rowCount()) {
    beginRemoveRows({}, keep, rowCount() - 1);
    m_lines.resize(static_cast<std::size_t>(keep));
    endRemoveRows();
  }
  if (!m_held.empty()) {
    beginInsertRows({}, 0, held() - 1);
    m_lines.insert(m_lines.begin(), m_held.begin(), m_held.end());
    m_held.clear();
    endInsertRows();
  }
  Q_EMIT heldChanged();
}

QString LedgerTableModel::eventChargedTwice() const {
  std::set<std::int64_t> seen;
  for (const auto& line : m_lines)
    if (!line.refund && !seen.insert(line.delivery.value).second) return str(line.eventId);
  return {};
}

}  // namespace ack::ui::models
