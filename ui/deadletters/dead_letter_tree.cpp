#include "ui/deadletters/dead_letter_tree.h"

#include "ui/deadletters/dead_letter_delegate.h"
#include "ui/delegates/row_header.h"
#include "ui/models/dead_letter_model.h"
#include "ui/models/roles.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

namespace ack::ui::deadletters {

using models::DeadLetterModel;

DeadLetterTree::DeadLetterTree(const style::Theme& theme, QWidget* parent)
    : QTreeView(parent), m_theme(theme), m_delegate(new DeadLetterDelegate(theme, this)) {
  setItemDelegate(m_delegate);
  setFrameShape(QFrame::NoFrame);
  setRootIsDecorated(false);
  setIndentation(0);
  setExpandsOnDoubleClick(false);
  setItemsExpandable(true);
  setUniformRowHeights(false);
  setAllColumnsShowFocus(false);  // the delegate draws the ring of the whole row
  setSelectionBehavior(SelectRows);
  setEditTriggers(NoEditTriggers);
  setVerticalScrollMode(ScrollPerPixel);
  viewport()->setMouseTracking(true);
  setAnimated(false);
  setProperty("focusRing", false);
  auto* names = new delegates::RowHeader(theme);
  names->setPadding(DeadLetterModel::EventId, DeadLetterDelegate::kIndent, 8);
  names->setPadding(DeadLetterModel::Attempts, 8, 20);
  names->setPadding(DeadLetterModel::Age, 8, 24);
  setHeader(names);
  names->setStretchLastSection(false);
  connect(&m_theme, &style::Theme::changed, this, [this] {
    arrange();
    viewport()->update();
  });
  connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) {
    if (index.parent().isValid())
      Q_EMIT openRequested(index);
    else
      toggle(index);
  });
}

void DeadLetterTree::setModel(QAbstractItemModel* model) {
  QTreeView::setModel(model);
  arrange();
}

void DeadLetterTree::arrange() {
  if (model() == nullptr) return;
  fitColumns();
  for (int group = 0; group < model()->rowCount(); ++group) setFirstColumnSpanned(group, {}, true);
}

void DeadLetterTree::fitColumns() {
  if (model() == nullptr) return;
  const bool narrow = width() < m_theme.scaled(1'000);  // beside the detail panel
  const QFontMetrics body(m_theme.font(style::Role::body));
  const QFontMetrics small(m_theme.font(style::Role::small));
  const int digit = QFontMetrics(m_theme.font(style::Role::mono)).horizontalAdvance(QLatin1Char('0'));
  header()->resizeSection(DeadLetterModel::EventId, DeadLetterDelegate::kIndent + digit * (narrow ? 16 : 22) + 12);
  header()->resizeSection(DeadLetterModel::SourceType, m_theme.scaled(narrow ? 148 : 204));
  header()->setSectionHidden(DeadLetterModel::Open, narrow);
  if (!narrow)
    header()->resizeSection(DeadLetterModel::Open, m_theme.scaled(width() < m_theme.scaled(1'120) ? 150 : 190));
  header()->resizeSection(DeadLetterModel::Attempts,
                          8 + 46 + 8 + small.horizontalAdvance(QStringLiteral("8/8")) + 22);
  header()->resizeSection(DeadLetterModel::Arrived, 16 + body.horizontalAdvance(QStringLiteral("28 Nov 00:00")));
  header()->resizeSection(DeadLetterModel::Age, 32 + body.horizontalAdvance(QStringLiteral("23 h 59 m")));
  header()->setSectionResizeMode(DeadLetterModel::Evidence, QHeaderView::Stretch);
}

bool DeadLetterTree::isAtTop() const { return verticalScrollBar()->value() <= 0; }

void DeadLetterTree::setOverlay(QWidget* overlay) {
  if (m_overlay != nullptr && m_overlay != overlay) m_overlay->hide();
  m_overlay = overlay;
  if (m_overlay == nullptr) return;
  if (m_overlay->parentWidget() != this) m_overlay->setParent(this);
  m_overlay->setGeometry(viewport()->geometry());
  m_overlay->raise();
  m_overlay->show();
}

void DeadLetterTree::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  fitColumns();
  if (m_overlay != nullptr) m_overlay->setGeometry(viewport()->geometry());
}

void DeadLetterTree::toggle(const QModelIndex& group) { setExpanded(group, !isExpanded(group)); }

void DeadLetterTree::drawBranches(QPainter* /*painter*/, const QRect& /*rect*/, const QModelIndex& /*index*/) const {}

void DeadLetterTree::setActionOf(DeadLetterDelegate::ActionOf actionOf) {
  m_delegate->setActionOf(std::move(actionOf));
  viewport()->update();
}

bool DeadLetterTree::isTicked(const QModelIndex& index) const {
  return index.siblingAtColumn(0).data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

void DeadLetterTree::flip(const QModelIndex& index) {
  Q_EMIT tickRequested(index.siblingAtColumn(0), !isTicked(index));
}

bool DeadLetterTree::takePress(const QPoint& at, bool extending) {
  const QModelIndex index = indexAt(at).siblingAtColumn(0);
  if (!index.isValid()) return false;
  const bool isGroup = !index.parent().isValid();
  const int left = isGroup ? DeadLetterDelegate::kGroupTick : DeadLetterDelegate::kRowTick;
  const int x = at.x() + horizontalScrollBar()->value();
  // The target is larger than what is painted: 24 px at least.
  if (x >= left - 4 && x < left + DeadLetterDelegate::kTick + 4) {
    if (extending && m_anchor.isValid() && !isGroup)
      tickBetween(m_anchor, index);
    else
      flip(index);
    m_anchor = index;
    setCurrentIndex(index);
    return true;
  }
  const auto* group = index.data(models::GroupRole).value<const query::DeadLetterGroup*>();
  if (group == nullptr || !m_delegate->buttonRect(visualRect(index), *group).contains(at)) return false;
  setCurrentIndex(index);
  Q_EMIT actionRequested(index);
  return true;
}

void DeadLetterTree::mousePressEvent(QMouseEvent* event) {
  const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
  m_pressTaken = event->button() == Qt::LeftButton && takePress(event->position().toPoint(), shift);
  if (!m_pressTaken) QTreeView::mousePressEvent(event);
}

void DeadLetterTree::mouseReleaseEvent(QMouseEvent* event) {
  if (!m_pressTaken) QTreeView::mouseReleaseEvent(event);
  m_pressTaken = false;
}

QModelIndex DeadLetterTree::nextRow(const QModelIndex& from, int step) const {
  QModelIndex next = step > 0 ? indexBelow(from) : indexAbove(from);
  while (next.isValid() && !next.parent().isValid()) next = step > 0 ? indexBelow(next) : indexAbove(next);
  return next.siblingAtColumn(0);
}

void DeadLetterTree::tickBetween(const QModelIndex& from, const QModelIndex& to) {
  const int step = visualRect(from).y() <= visualRect(to).y() ? 1 : -1;
  for (QModelIndex row = from; row.isValid(); row = nextRow(row, step)) {
    if (row.parent().isValid()) Q_EMIT tickRequested(row, true);
    if (row == to) return;
  }
}

void DeadLetterTree::extendBy(int step) {
  const QModelIndex from = currentIndex().siblingAtColumn(0);
  const QModelIndex to = nextRow(from, step);
  if (!to.isValid()) return;
  if (!m_anchor.isValid() || !from.parent().isValid()) m_anchor = from.parent().isValid() ? from : to;
  // Back towards where it began takes the row that is left out again.
  const bool back = from != QModelIndex(m_anchor) && (visualRect(from).y() > visualRect(m_anchor).y()) == (step < 0);
  if (back)
    Q_EMIT tickRequested(from, false);
  else
    tickBetween(m_anchor, to);
  setCurrentIndex(to);
}

bool DeadLetterTree::showHint(const QPoint& at, const QPoint& global) {
  const QModelIndex index = indexAt(at).siblingAtColumn(0);
  const auto* group = index.data(models::GroupRole).value<const query::DeadLetterGroup*>();
  if (group == nullptr || !m_delegate->buttonRect(visualRect(index), *group).contains(at)) return false;
  const QString why = m_delegate->actionOf(*group).why;
  if (why.isEmpty()) return false;
  QToolTip::showText(global, why, this);
  return true;
}

bool DeadLetterTree::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (showHint(help->pos(), help->globalPos())) return true;
  }
  const bool wasOver = m_pointerOver;
  if (event->type() == QEvent::Enter || event->type() == QEvent::MouseMove) m_pointerOver = true;
  if (event->type() == QEvent::Leave) m_pointerOver = false;
  if (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) {
    const QPoint at =
        event->type() == QEvent::MouseMove ? static_cast<QMouseEvent*>(event)->position().toPoint() : QPoint(-1, -1);
    m_delegate->setHover(m_pointerOver ? indexAt(at).siblingAtColumn(0) : QModelIndex());
    viewport()->update();
  }
  if (wasOver != m_pointerOver) Q_EMIT attentionChanged();
  return QTreeView::viewportEvent(event);
}

void DeadLetterTree::keyPressEvent(QKeyEvent* event) {
  const QModelIndex current = currentIndex();
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && current.isValid()) {
    if (current.parent().isValid())
      Q_EMIT openRequested(current);
    else
      toggle(current);
    return;
  }
  const bool shift = event->modifiers() == Qt::ShiftModifier;
  if (event->key() == Qt::Key_Space && current.isValid()) {
    m_anchor = current.siblingAtColumn(0);
    flip(current);
    return;
  }
  if (shift && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
    extendBy(event->key() == Qt::Key_Down ? 1 : -1);
    return;
  }
  if (event->matches(QKeySequence::SelectAll)) {
    Q_EMIT tickAllRequested();
    return;
  }
  if (!shift) m_anchor = QPersistentModelIndex();
  // Left on a row goes to its group; Left and Right on a group fold and unfold it.
  if (event->key() == Qt::Key_Left && current.parent().isValid()) {
    setCurrentIndex(current.parent());
    return;
  }
  if (event->modifiers() == Qt::NoModifier && !event->text().isEmpty() && event->text().at(0).isLetterOrNumber()) {
    event->ignore();
    return;
  }
  QTreeView::keyPressEvent(event);
}

void DeadLetterTree::focusInEvent(QFocusEvent* event) {
  QTreeView::focusInEvent(event);
  viewport()->update();
  Q_EMIT attentionChanged();
}

void DeadLetterTree::focusOutEvent(QFocusEvent* event) {
  QTreeView::focusOutEvent(event);
  viewport()->update();
  Q_EMIT attentionChanged();
}

void DeadLetterTree::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  viewport()->update();
  Q_EMIT attentionChanged();
}

}  // namespace ack::ui::deadletters
