#include "ui/models/alert_table_model.h"

#include "ui/models/roles.h"
#include "ui/text/alert_words.h"
#include "ui/text/formats.h"

#include <algorithm>

namespace ack::ui::models {

using domain::AlertState;
using query::AlertView;

int AlertTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AlertTableModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

const AlertView* AlertTableModel::rowAt(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int AlertTableModel::rowOf(AlertId id) const {
  const auto found = std::find_if(m_rows.begin(), m_rows.end(), [id](const auto& row) { return row.id == id; });
  return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString AlertTableModel::display(const AlertView& row, Column column) const {
  switch (column) {
  case What:
    return text::wordsOf(row).sentence;
  case State:
    return text::look(row.state).word;
  case Owner:
    return row.owner.empty() ? tr("No owner") : text::fromUtf8(row.owner);
  case Since:
    return text::duration(m_now - row.firstAt);
  case Times:
    return domain::countIsStage(row.kind) ? text::missing() : text::count(row.count);
  case Sent: {
    const QString sent = text::sentLook(row).word;
    return sent.isEmpty() ? text::missing() : sent;
  }
  case kColumns:
    break;
  }
  return {};
}

QString AlertTableModel::sentenceOf(const AlertView& row) const {
  return tr("%1 %2, owner: %3, for %4, %5", "an alert read aloud: sentence, state, owner, duration, messages")
      .arg(display(row, What), display(row, State), display(row, Owner), display(row, Since), display(row, Sent));
}

QVariant AlertTableModel::icon(const AlertView& row, Column column) {
  switch (column) {
  case What:
    return text::wordsOf(row).icon;
  case State:
    return text::look(row.state).icon;
  case Owner:
    return QStringLiteral("user");
  case Sent:
    return text::sentLook(row).icon;
  case Since:
  case Times:
  case kColumns:
    break;
  }
  return {};
}

int AlertTableModel::token(const AlertView& row, Column column) {
  using style::Token;
  // What is over is no longer in the colour of trouble.
  const bool over = row.state == AlertState::resolved;
  Token token = Token::text2;
  if (column == What && !over) token = text::wordsOf(row).token;
  if (column == State) token = text::look(row.state).text;
  if (column == Owner && row.owner.empty() && !over) token = Token::dead;
  if (column == Sent) token = text::sentLook(row).text;
  return static_cast<int>(token);
}

QVariant AlertTableModel::data(const QModelIndex& index, int role) const {
  const AlertView* row = rowAt(index.row());
  if (row == nullptr) return {};
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*row, column);
  case Qt::AccessibleTextRole:
    return column == What ? sentenceOf(*row) : display(*row, column);
  case Qt::ToolTipRole:
    return column == Since ? QVariant(text::timeTooltip(row->firstAt)) : QVariant();
  case Qt::DecorationRole:
    return icon(*row, column);
  case StateRole:
    return token(*row, column);
  case InkRole:
    return column == Owner || column == Sent
               ? token(*row, column)
               : static_cast<int>(column == What && row->state != AlertState::resolved ? style::Token::text
                                                                                       : style::Token::text2);
  case SecondLineRole:  // the evidence stands in the panel: here it would push the next step out of sight
    return text::wordsOf(*row).nextStep;
  case IdRole:
    return static_cast<qlonglong>(row->id.value);
  case WholeTextRole:
    return text::fromUtf8(domain::toText(row->id));
  default:
    return {};
  }
}

QVariant AlertTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    const bool figure = section == Since || section == Times;
    return QVariant::fromValue((figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case What:
    return tr("What, and what to do next");
  case State:
    return tr("State");
  case Owner:
    return tr("Owner");
  case Since:
    return tr("Since");
  case Times:
    return tr("Count");
  case Sent:
    return tr("Messages");
  case kColumns:
    break;
  }
  return {};
}

void AlertTableModel::present(std::vector<AlertView> rows, UtcTime now) {
  m_now = now;
  const bool same = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                               [](const auto& a, const auto& b) { return a.id == b.id; });
  if (!same) beginResetModel();
  m_rows = std::move(rows);
  if (!same) endResetModel();
  if (same && !m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void AlertTableModel::setNow(UtcTime now) {
  m_now = now;
  if (!m_rows.empty()) Q_EMIT dataChanged(index(0, Since), index(rowCount() - 1, Since));
}

}  // namespace ack::ui::models
