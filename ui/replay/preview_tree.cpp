#include "ui/replay/preview_tree.h"

#include "ui/delegates/row_header.h"
#include "ui/models/replay_preview_model.h"
#include "ui/replay/preview_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace ack::ui::replay {

using models::ReplayPreviewModel;

PreviewTree::PreviewTree(const style::Theme& theme, QWidget* parent) : QTreeView(parent) {
  setItemDelegate(new PreviewDelegate(theme, this));
  setFrameShape(QFrame::NoFrame);
  setRootIsDecorated(false);
  setIndentation(0);
  setExpandsOnDoubleClick(false);
  setUniformRowHeights(true);
  setAllColumnsShowFocus(false);
  setSelectionMode(NoSelection);
  setEditTriggers(NoEditTriggers);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAnimated(false);
  setProperty("focusRing", false);
  auto* names = new delegates::RowHeader(theme);
  names->setPadding(ReplayPreviewModel::Effect, 16, 8);
  setHeader(names);
  names->setStretchLastSection(true);
  connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) {
    if (!index.parent().isValid()) setExpanded(index, !isExpanded(index));
  });
}

void PreviewTree::setModel(QAbstractItemModel* newModel) {
  QTreeView::setModel(newModel);
  connect(newModel, &QAbstractItemModel::modelReset, this, [this] { open(0, model()->rowCount() - 1); });
  connect(newModel, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& parent, int first, int last) {
    if (!parent.isValid()) open(first, last);
  });
  fitColumns();
}

void PreviewTree::open(int first, int last) {
  for (int row = first; row <= last; ++row) {
    setFirstColumnSpanned(row, {}, true);
    setExpanded(model()->index(row, 0), true);
  }
}

void PreviewTree::fitColumns() {
  if (model() == nullptr) return;
  const int room = viewport()->width();
  header()->resizeSection(ReplayPreviewModel::Effect, room * 20 / 100);
  header()->resizeSection(ReplayPreviewModel::Known, room * 32 / 100);
  header()->resizeSection(ReplayPreviewModel::OnReplay, room * 17 / 100);
}

void PreviewTree::setOverlay(QWidget* overlay) {
  if (m_overlay != nullptr && m_overlay != overlay) m_overlay->hide();
  m_overlay = overlay;
  if (m_overlay == nullptr) return;
  if (m_overlay->parentWidget() != this) m_overlay->setParent(this);
  m_overlay->setGeometry(viewport()->geometry());
  m_overlay->raise();
  m_overlay->show();
}

void PreviewTree::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  fitColumns();
  if (m_overlay != nullptr) m_overlay->setGeometry(viewport()->geometry());
}

void PreviewTree::keyPressEvent(QKeyEvent* event) {
  const QModelIndex current = currentIndex();
  if (event->key() == Qt::Key_Left && current.parent().isValid()) return setCurrentIndex(current.parent());
  if (event->key() == Qt::Key_Space && current.isValid() && !current.parent().isValid())
    return setExpanded(current, !isExpanded(current));
  QTreeView::keyPressEvent(event);
}

void PreviewTree::drawBranches(QPainter* /*painter*/, const QRect& /*rect*/, const QModelIndex& /*index*/) const {}

}  // namespace ack::ui::replay
