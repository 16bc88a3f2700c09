#include "ui/delegates/row_table_view.h"

#include "ui/delegates/row_header.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace ack::ui::delegates {

RowTableView::RowTableView(const style::Theme& theme, int rowHeight, QWidget* parent)
    : QTableView(parent), m_theme(theme), m_rowHeight(rowHeight), m_header(new RowHeader(theme)) {
  setHorizontalHeader(m_header);
  setShowGrid(false);
  setFrameShape(QFrame::NoFrame);
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollMode(ScrollPerPixel);
  setWordWrap(false);
  setCornerButtonEnabled(false);
  setTabKeyNavigation(false);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  fitRows();
  connect(&m_theme, &style::Theme::changed, this, [this] {
    fitRows();
    viewport()->update();
  });
}

void RowTableView::fitRows() {
  const int height = m_theme.scaled(m_rowHeight);
  verticalHeader()->setMinimumSectionSize(height);
  verticalHeader()->setDefaultSectionSize(height);
  verticalScrollBar()->setSingleStep(height);
}

bool RowTableView::isAtTop() const { return verticalScrollBar()->value() <= 0; }

std::pair<int, int> RowTableView::visibleRows() const {
  if (model() == nullptr || model()->rowCount() == 0) return {0, -1};
  const int first = std::max(0, rowAt(0));
  const int last = rowAt(viewport()->height() - 1);
  return {first, last < 0 ? model()->rowCount() - 1 : last};
}

void RowTableView::setModel(QAbstractItemModel* newModel) {
  QTableView::setModel(newModel);
  connect(newModel, &QAbstractItemModel::rowsInserted, this,
          [this](const QModelIndex&, int first, int last) { noteFrontChange(first, last, true); });
  connect(newModel, &QAbstractItemModel::rowsRemoved, this,
          [this](const QModelIndex&, int first, int last) { noteFrontChange(first, last, false); });
}

void RowTableView::setOverlay(QWidget* overlay) {
  if (m_overlay != nullptr && m_overlay != overlay) m_overlay->hide();
  m_overlay = overlay;
  if (m_overlay == nullptr) return;
  if (m_overlay->parentWidget() != this) m_overlay->setParent(this);
  m_overlay->setGeometry(viewport()->geometry());
  m_overlay->raise();
  m_overlay->show();
}

void RowTableView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  if (m_overlay != nullptr) m_overlay->setGeometry(viewport()->geometry());
}

void RowTableView::noteFrontChange(int first, int last, bool inserted) {
  const int height = verticalHeader()->defaultSectionSize();
  const int value = verticalScrollBar()->value();
  // At the very top new rows are meant to be seen; anywhere else what is in sight stays where it is.
  if (value <= 0 || first * height >= value) return;
  updateGeometries();
  const int by = (last - first + 1) * height;
  verticalScrollBar()->setValue(inserted ? value + by : std::max(0, value - by));
}

void RowTableView::updateRow(int row) {
  if (row < 0 || model() == nullptr || row >= model()->rowCount()) return;
  const int top = rowViewportPosition(row);
  viewport()->update(0, top, viewport()->width(), rowHeight(row));
}

void RowTableView::setHoverRow(int row) {
  if (row == m_hoverRow) return;
  const int before = m_hoverRow;
  m_hoverRow = row;
  updateRow(before);
  updateRow(row);
}

bool RowTableView::viewportEvent(QEvent* event) {
  const bool wasOver = m_pointerOver;
  switch (event->type()) {
  case QEvent::Enter:
    m_pointerOver = true;
    break;
  case QEvent::MouseMove:
    m_pointerOver = true;
    setHoverRow(rowAt(static_cast<QMouseEvent*>(event)->position().toPoint().y()));
    break;
  case QEvent::Leave:
    m_pointerOver = false;
    setHoverRow(-1);
    break;
  default:
    break;
  }
  if (wasOver != m_pointerOver) Q_EMIT attentionChanged();
  return QTableView::viewportEvent(event);
}

void RowTableView::keyPressEvent(QKeyEvent* event) {
  const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
  if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
    if (currentIndex().isValid()) Q_EMIT openRequested(currentIndex());
    event->accept();
    return;
  }
  if (plain && event->key() == Qt::Key_Home) {
    Q_EMIT topRequested();
    if (model() != nullptr && model()->rowCount() > 0) {
      setCurrentIndex(model()->index(0, 0));
      scrollToTop();
    }
    event->accept();
    return;
  }
  if (plain && event->key() == Qt::Key_End && model() != nullptr && model()->rowCount() > 0) {
    setCurrentIndex(model()->index(model()->rowCount() - 1, 0));
    event->accept();
    return;
  }
  // Letters are commands of the page, never a search by typing.
  if (plain && !event->text().isEmpty() && event->text().at(0).isLetterOrNumber()) {
    event->ignore();
    return;
  }
  QTableView::keyPressEvent(event);
}

void RowTableView::focusInEvent(QFocusEvent* event) {
  QTableView::focusInEvent(event);
  viewport()->update();
  Q_EMIT attentionChanged();
}

void RowTableView::focusOutEvent(QFocusEvent* event) {
  QTableView::focusOutEvent(event);
  viewport()->update();
  Q_EMIT attentionChanged();
}

void RowTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  updateRow(previous.row());
  updateRow(current.row());
  Q_EMIT attentionChanged();
}

void RowTableView::scrollContentsBy(int dx, int dy) {
  QTableView::scrollContentsBy(dx, dy);
  if (m_pointerOver) setHoverRow(rowAt(viewport()->mapFromGlobal(QCursor::pos()).y()));
  if (m_wasAtTop != isAtTop()) {
    m_wasAtTop = isAtTop();
    Q_EMIT attentionChanged();
  }
}

}  // namespace ack::ui::delegates
