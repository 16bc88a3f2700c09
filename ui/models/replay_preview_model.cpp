#include "ui/models/replay_preview_model.h"

#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"

#include <algorithm>

namespace ack::ui::models {
namespace {

QString str(const std::string& text) { return text::fromUtf8(text); }

/// What a person saw of an item, to find out later whether it still says the same.
std::string signatureOf(const query::ReplayItemView& item) {
  std::string text = std::to_string(item.attempts) + '/' + std::to_string(static_cast<int>(item.cause));
  if (item.why) text += '!' + std::to_string(static_cast<int>(*item.why));
  for (const query::ReplayEffectView& effect : item.effects)
    text += ';' + std::to_string(static_cast<int>(effect.kind)) + ' ' + effect.destination + ' ' + effect.key + ' ' +
            std::to_string(static_cast<int>(effect.prediction)) + ' ' + std::to_string(static_cast<int>(effect.why));
  return text;
}

}  // namespace

ReplayPreviewModel::ReplayPreviewModel(QObject* parent) : QAbstractItemModel(parent) {}

// Items carry internal ID 0, effects the number of their item plus 1.
QModelIndex ReplayPreviewModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex ReplayPreviewModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int ReplayPreviewModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(m_items.size());
  if (parent.internalId() != 0 || parent.column() != 0) return 0;
  return static_cast<int>(m_items[static_cast<std::size_t>(parent.row())].effects.size());
}

int ReplayPreviewModel::columnCount(const QModelIndex& /*parent*/) const { return kColumns; }

const query::ReplayItemView* ReplayPreviewModel::itemAt(const QModelIndex& index) const {
  if (!index.isValid()) return nullptr;
  const std::size_t row = index.internalId() == 0 ? static_cast<std::size_t>(index.row())
                                                  : static_cast<std::size_t>(index.internalId()) - 1;
  return &m_items[row];
}

const query::ReplayEffectView* ReplayPreviewModel::effectAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == 0) return nullptr;
  return &m_items[index.internalId() - 1].effects[static_cast<std::size_t>(index.row())];
}

QVariant ReplayPreviewModel::data(const QModelIndex& index, int role) const {
  const query::ReplayEffectView* effect = effectAt(index);
  if (effect == nullptr) {
    const query::ReplayItemView* item = itemAt(index);
    return item == nullptr || index.column() != 0 ? QVariant() : itemData(*item, role);
  }
  const auto column = static_cast<Column>(index.column());
  switch (role) {
  case Qt::DisplayRole:
    return display(*effect, column);
  case Qt::ToolTipRole:
    if (column == Effect) return tr("Key %1").arg(str(effect->key));
    return column == Known && !effect->evidence.empty() ? str(effect->evidence) : display(*effect, column);
  case Qt::AccessibleTextRole:
    if (column != Effect) return display(*effect, column);
    return tr("%1. %2. On replay: %3. Risk of a duplicate: %4", "effect, what is known, what happens, risk")
        .arg(display(*effect, Effect), display(*effect, Known), display(*effect, OnReplay), display(*effect, Risk));
  case EffectRole:
    return QVariant::fromValue(effect);
  default:
    return {};
  }
}

QVariant ReplayPreviewModel::itemData(const query::ReplayItemView& item, int role) const {
  switch (role) {
  case Qt::DisplayRole:
    return item.eventId.empty() ? QString::fromStdString(domain::toText(item.delivery)) : str(item.eventId);
  case Qt::ToolTipRole:
    return str(item.eventId) + QLatin1Char('\n') +
           (item.why ? text::conflictSentence(*item.why) : text::causeShort(item.cause));
  case Qt::AccessibleTextRole: {
    const QString what =
        item.why
            ? text::conflictSentence(*item.why)
            : tr("attempt %1 follows attempt %2").arg(text::count(item.attempts + 1), text::count(item.attempts));
    return tr("Event %1, %2, %3, %4", "event ID, source, type, what follows")
        .arg(str(item.eventId), str(item.source), str(item.type), m_running ? text::look(item.state).word : what);
  }
  case ItemRole:
    return QVariant::fromValue(&item);
  case DiffersRole:
    return differs(item);
  case PhaseRole:
    return m_running;
  default:
    return {};
  }
}

QString ReplayPreviewModel::display(const query::ReplayEffectView& effect, Column column) const {
  switch (column) {
  case Effect:
    return text::effectWord(effect.kind, effect.destination);
  case Known:
    return m_running && effect.state ? text::look(*effect.state).word : text::whatWeKnow(effect, m_now);
  case OnReplay:
    return text::look(effect.prediction).word;
  case Risk:
    return text::look(effect.risk).word + QLatin1Char(' ') + text::riskReason(effect);
  case kColumns:
    break;
  }
  return {};
}

QVariant ReplayPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (static_cast<Column>(section)) {
  case Effect:
    return tr("Effect");
  case Known:
    return tr("What we know");
  case OnReplay:
    return tr("On replay");
  case Risk:
    return tr("Risk of a duplicate");
  case kColumns:
    break;
  }
  return {};
}

bool ReplayPreviewModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && !m_next.empty() && !m_fetching;
}

void ReplayPreviewModel::fetchMore(const QModelIndex& parent) {
  if (!canFetchMore(parent)) return;
  m_fetching = true;
  Q_EMIT moreWanted(m_next);
}

void ReplayPreviewModel::reset(query::ReplayItemPage first) {
  beginResetModel();
  m_items = std::move(first.rows);
  m_next = std::move(first.next);
  m_fetching = false;
  endResetModel();
}

void ReplayPreviewModel::append(query::ReplayItemPage next) {
  m_fetching = false;
  m_next = std::move(next.next);
  if (next.rows.empty()) return;
  const int at = rowCount();
  beginInsertRows({}, at, at + static_cast<int>(next.rows.size()) - 1);
  m_items.insert(m_items.end(), std::make_move_iterator(next.rows.begin()), std::make_move_iterator(next.rows.end()));
  endInsertRows();
}

void ReplayPreviewModel::update(const std::vector<query::ReplayItemView>& rows) {
  for (const query::ReplayItemView& row : rows) {
    const auto found = std::find_if(m_items.begin(), m_items.end(), [&row](const query::ReplayItemView& item) {
      return item.delivery == row.delivery;
    });
    // The manifest is frozen: what an item consists of never changes, only how it stands.
    if (found == m_items.end() || found->effects.size() != row.effects.size()) continue;
    *found = row;
    const QModelIndex top = index(static_cast<int>(found - m_items.begin()), 0);
    Q_EMIT dataChanged(top, top.siblingAtColumn(kColumns - 1));
    if (const int effects = rowCount(top); effects > 0)
      Q_EMIT dataChanged(index(0, 0, top), index(effects - 1, kColumns - 1, top));
  }
}

void ReplayPreviewModel::setRunning(bool running) {
  if (m_running == running) return;
  m_running = running;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

void ReplayPreviewModel::remember() {
  m_seen.clear();
  for (const query::ReplayItemView& item : m_items) m_seen[item.delivery.value] = signatureOf(item);
}

void ReplayPreviewModel::forget() { m_seen.clear(); }

bool ReplayPreviewModel::differs(const query::ReplayItemView& item) const {
  if (m_seen.empty()) return false;
  const auto seen = m_seen.find(item.delivery.value);
  return seen == m_seen.end() || seen->second != signatureOf(item);
}

int ReplayPreviewModel::differing() const {
  return static_cast<int>(std::count_if(m_items.begin(), m_items.end(),
                                        [this](const query::ReplayItemView& item) { return differs(item); }));
}

}  // namespace ack::ui::models
