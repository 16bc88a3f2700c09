#include "ui/models/delivery_table_model.h"

#include "ui/models/roles.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <algorithm>

namespace ack::ui::models {
namespace {

QString age(UtcTime since, UtcTime now) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(now - since);
  return seconds.count() < 1 ? text::span(std::chrono::seconds{0}) : text::duration(seconds);
}

QString str(const std::string& text) { return text::fromUtf8(text); }

}  // namespace

DeliveryTableModel::DeliveryTableModel(QObject* parent) : QAbstractTableModel(parent) {}

int DeliveryTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_window.rows().size());
}

int DeliveryTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

const query::DeliveryRow* DeliveryTableModel::rowAt(int row) const {
  if (row < 0 || row >= rowCount()) return nullptr;
  return &m_window.rows()[static_cast<std::size_t>(row)].row;
}

int DeliveryTableModel::rowOf(DeliveryId id) const {
  const auto index = m_window.indexOf(id);
  return index ? static_cast<int>(*index) : -1;
}

QVariant DeliveryTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const WindowRow& shown = m_window.rows()[static_cast<std::size_t>(index.row())];
  const query::DeliveryRow& row = shown.row;
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(shown, column);
  case Qt::ToolTipRole:
    return toolTip(shown, column);
  case Qt::AccessibleTextRole:
    return column == State ? QVariant(sentence(row)) : QVariant(display(shown, column));
  case Qt::TextAlignmentRole:
    return QVariant::fromValue((column >= Attempts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  case IdRole:
    return static_cast<qlonglong>(row.id.value);
  case StateRole:
    return static_cast<int>(row.state);
  case AttemptsRole:
    return row.attempts;
  case MaxAttemptsRole:
    return row.maxAttempts;
  case ArrivalsRole:
    return static_cast<qlonglong>(row.arrivals);
  case DimmedRole:
    return shown.dimmed || m_stale;
  case WholeTextRole:
    return str(row.eventId);
  default:
    return {};
  }
}

QVariant DeliveryTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section >= Attempts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole && section == Age) return tr("Newest first");
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case State:
    return tr("State");
  case EventId:
    return tr("Event ID");
  case Source:
    return tr("Source");
  case Type:
    return tr("Type");
  case Attempts:
    return tr("Attempts");
  case Next:
    return tr("Next");
  case Age:
    return tr("↓ Age");
  case Arrivals:
    return tr("Arrivals");
  case kColumns:
    break;
  }
  return {};
}

QString DeliveryTableModel::display(const WindowRow& shown, Column column) const {
  const query::DeliveryRow& row = shown.row;
  switch (column) {
  case State:
    return text::look(row.state).word;
  case EventId:
    return str(row.eventId);
  case Source:
    return str(row.source);
  case Type:
    return row.type.empty() ? text::missing() : str(row.type);
  case Attempts:
    return row.maxAttempts > 0 ? QStringLiteral("%1/%2").arg(row.attempts).arg(row.maxAttempts)
                               : QString::number(row.attempts);
  case Next:
    return row.nextAt ? text::countdown(*row.nextAt, m_now) : text::missing();
  case Age:
    return age(row.receivedAt, m_now);
  case Arrivals:
    return row.arrivals > 1 ? QStringLiteral("×%1").arg(text::count(row.arrivals)) : QString();
  case kColumns:
    break;
  }
  return {};
}

QString DeliveryTableModel::toolTip(const WindowRow& shown, Column column) const {
  const query::DeliveryRow& row = shown.row;
  switch (column) {
  case State:
    return shown.dimmed ? tr("%1. No longer matches the filter; leaves the list when newer rows enter.")
                              .arg(text::look(row.state).word)
                        : QString();
  case EventId:
    return str(row.eventId);
  case Source:
    return row.tenant.empty() ? QString() : tr("%1, tenant %2").arg(str(row.source), str(row.tenant));
  case Next:
    return row.nextAt ? text::timeTooltip(*row.nextAt) : QString();
  case Age:
    return tr("Received %1").arg(text::timeTooltip(row.receivedAt));
  case Arrivals:
    return tr("Arrived %n time(s)", nullptr, static_cast<int>(row.arrivals));
  case Type:
  case Attempts:
  case kColumns:
    break;
  }
  return {};
}

QString DeliveryTableModel::sentence(const query::DeliveryRow& row) const {
  QStringList parts{text::look(row.state).word, QStringLiteral("%1 %2").arg(str(row.source), str(row.type))};
  if (row.maxAttempts > 0) parts << tr("attempt %1 of %2").arg(row.attempts).arg(row.maxAttempts);
  if (row.nextAt) parts << tr("next %1").arg(text::countdown(*row.nextAt, m_now));
  parts << tr("age %1").arg(age(row.receivedAt, m_now));
  if (row.arrivals > 1) parts << tr("arrived %n time(s)", nullptr, static_cast<int>(row.arrivals));
  return parts.join(QStringLiteral(", "));
}

bool DeliveryTableModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && !m_fetchingOlder && !m_window.olderToken().empty();
}

void DeliveryTableModel::fetchMore(const QModelIndex& parent) {
  if (!canFetchMore(parent)) return;
  m_fetchingOlder = true;
  Q_EMIT olderWanted(m_window.olderToken());
}

void DeliveryTableModel::wantNewer() {
  const auto token = m_window.newerToken();
  if (!token || m_fetchingNewer) return;
  m_fetchingNewer = true;
  Q_EMIT newerWanted(*token);
}

void DeliveryTableModel::fetchFailed() { m_fetchingOlder = m_fetchingNewer = false; }

void DeliveryTableModel::reset(query::DeliveryPage first, query::DeliveryFilter filter) {
  beginResetModel();
  m_filter = std::move(filter);
  m_fetchingOlder = m_fetchingNewer = false;
  m_window.reset(std::move(first));
  endResetModel();
  Q_EMIT heldChanged();
}

void DeliveryTableModel::append(query::DeliveryPage older) {
  m_fetchingOlder = false;
  // Counted first, as the view must hear of the rows before they are there.
  const auto added = static_cast<int>(std::count_if(older.rows.begin(), older.rows.end(),
                                                    [this](const auto& row) { return !m_window.indexOf(row.id); }));
  if (added > 0) beginInsertRows({}, rowCount(), rowCount() + added - 1);
  m_window.append(std::move(older));
  if (added > 0) endInsertRows();
  trimFront();
  // A page may end early without a row (a rare filter); then nobody would scroll on.
  if (added == 0) fetchMore({});
}

void DeliveryTableModel::prepend(query::DeliveryPage newer) {
  m_fetchingNewer = false;
  if (!m_window.newerToken()) return;
  auto missing = m_window.missingInFront(newer);
  if (!missing) {
    reset(std::move(newer), m_filter);
    return;
  }
  if (missing->empty()) {
    m_window.putBackInFront({});
    return;
  }
  beginInsertRows({}, 0, static_cast<int>(missing->size()) - 1);
  m_window.putBackInFront(std::move(*missing));
  endInsertRows();
  trimEnd();
}

void DeliveryTableModel::trimFront() {
  const auto excess = m_window.frontExcess();
  if (excess == 0) return;
  beginRemoveRows({}, 0, static_cast<int>(excess) - 1);
  m_window.dropFront(excess);
  endRemoveRows();
}

void DeliveryTableModel::trimEnd() {
  const auto excess = m_window.endExcess();
  if (excess == 0) return;
  beginRemoveRows({}, rowCount() - static_cast<int>(excess), rowCount() - 1);
  m_window.dropEnd(excess);
  endRemoveRows();
}

void DeliveryTableModel::emitChanged(const std::vector<std::size_t>& rows) {
  for (const std::size_t row : rows)
    Q_EMIT dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), kColumns - 1));
}

void DeliveryTableModel::merge(const FreshRows& fresh, bool mayEnter) {
  const int heldBefore = held();
  emitChanged(m_window.merge(fresh, m_filter));
  if (mayEnter)
    enterHeld();
  else if (held() != heldBefore)
    Q_EMIT heldChanged();
}

void DeliveryTableModel::holdOnly(const FreshRows& fresh) {
  const int heldBefore = held();
  m_window.hold(fresh.front);
  if (held() != heldBefore) Q_EMIT heldChanged();
}

void DeliveryTableModel::setStale(bool stale) {
  if (m_stale == stale) return;
  m_stale = stale;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {DimmedRole});
}

void DeliveryTableModel::removeDimmed() {
  for (int row = rowCount() - 1; row >= 0; --row) {
    if (!m_window.rows()[static_cast<std::size_t>(row)].dimmed) continue;
    beginRemoveRows({}, row, row);
    m_window.removeAt(static_cast<std::size_t>(row));
    endRemoveRows();
  }
}

void DeliveryTableModel::enterHeld() {
  if (held() > 0 && !m_window.heldAdjoins()) {
    reset(m_window.heldPage(), m_filter);
    return;
  }
  removeDimmed();
  if (held() > 0) {
    beginInsertRows({}, 0, held() - 1);
    m_window.enterHeld();
    endInsertRows();
    trimEnd();
  }
  Q_EMIT heldChanged();
}

void DeliveryTableModel::setNow(UtcTime now, int first, int last) {
  m_now = now;
  last = std::min(last, rowCount() - 1);
  if (first <= last) Q_EMIT dataChanged(index(first, Next), index(last, Age), {Qt::DisplayRole});
}

}  // namespace ack::ui::models
