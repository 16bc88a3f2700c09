#include "ui/models/outcome_table_model.h"

#include "ui/models/roles.h"
#include "ui/style/theme.h"
#include "ui/text/formats.h"

#include <algorithm>

namespace ack::ui::models {
namespace {

QString str(const std::string& text) { return text::fromUtf8(text); }

bool needsPerson(const query::UncertainOutcome& outcome) {
  return !outcome.idempotent && (!outcome.canAsk || outcome.askingEnded);
}

}  // namespace

QString askingWords(const query::UncertainOutcome& outcome, UtcTime now) {
  if (!outcome.canAsk && !outcome.idempotent) return OutcomeTableModel::tr("Can't be asked; a person must decide");
  if (outcome.state == domain::DeliveryState::dead) return OutcomeTableModel::tr("Set aside; a replay looks it up");
  if (outcome.askingEnded)
    return OutcomeTableModel::tr("Asked %n time(s); a person must decide", nullptr, outcome.asks);
  if (!outcome.canAsk) return OutcomeTableModel::tr("Is sent again with the same key");
  if (outcome.nextAskAt)
    return OutcomeTableModel::tr("Is asked %1", "in 0:43").arg(text::countdown(*outcome.nextAskAt, now));
  return OutcomeTableModel::tr("Is asked soon");
}

QString knownWords(const query::UncertainOutcome& outcome) {
  if (!outcome.evidence.empty()) return str(outcome.evidence);
  return outcome.httpStatus > 0 ? QStringLiteral("HTTP %1").arg(outcome.httpStatus)
                                : OutcomeTableModel::tr("No answer");
}

int OutcomeTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OutcomeTableModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

const query::UncertainOutcome* OutcomeTableModel::rowAt(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int OutcomeTableModel::rowOf(EffectId id) const {
  const auto found = std::find_if(m_rows.begin(), m_rows.end(), [id](const auto& row) { return row.effect == id; });
  return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString OutcomeTableModel::display(const query::UncertainOutcome& row, Column column) const {
  switch (column) {
  case EventId:
    return str(row.eventId);
  case Destination:
    return str(row.destination);
  case SourceType:
    return str(row.source) + QLatin1Char(' ') + str(row.type);
  case Known:
    return knownWords(row);
  case Asking:
    return askingWords(row, m_now);
  case Owner:
    return row.owner.empty() ? tr("No owner") : str(row.owner);
  case Age:
    return text::duration(m_now - row.since);
  case kColumns:
    break;
  }
  return {};
}

QVariant OutcomeTableModel::data(const QModelIndex& index, int role) const {
  const query::UncertainOutcome* row = rowAt(index.row());
  if (row == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*row, column);
  case Qt::AccessibleTextRole:
    if (column != EventId) return display(*row, column);
    return tr("Outcome unknown, %1 to %2, %3, %4, age %5", "event, destination, known, what goes on, age")
        .arg(display(*row, EventId), display(*row, Destination), display(*row, Known), display(*row, Asking),
             display(*row, Age));
  case Qt::ToolTipRole:
    return column == Age ? text::timeTooltip(row->since) : QVariant();
  case Qt::DecorationRole:
    return column == Asking
               ? QVariant(needsPerson(*row) ? QStringLiteral("user") : QStringLiteral("effect-reconcile"))
               : QVariant();
  case StateRole:
    return static_cast<int>(needsPerson(*row) ? style::Token::retry : style::Token::unknown);
  case IdRole:
    return static_cast<qlonglong>(row->effect.value);
  case WholeTextRole:
    return str(row->eventId);
  default:
    return {};
  }
}

QVariant OutcomeTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue((section == Age ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case EventId:
    return tr("Event ID");
  case Destination:
    return tr("Destination");
  case SourceType:
    return tr("Source and type");
  case Known:
    return tr("What we know");
  case Asking:
    return tr("What goes on");
  case Owner:
    return tr("Owner");
  case Age:
    return tr("Age");
  case kColumns:
    break;
  }
  return {};
}

void OutcomeTableModel::present(std::vector<query::UncertainOutcome> rows, UtcTime now) {
  m_now = now;
  const bool same = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                               [](const auto& a, const auto& b) { return a.effect == b.effect; });
  if (!same) beginResetModel();
  m_rows = std::move(rows);
  if (!same) endResetModel();
  if (same && !m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void OutcomeTableModel::setNow(UtcTime now) {
  m_now = now;
  if (!m_rows.empty()) Q_EMIT dataChanged(index(0, Asking), index(rowCount() - 1, Age));
}

}  // namespace ack::ui::models
