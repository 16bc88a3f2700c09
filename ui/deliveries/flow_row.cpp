#include "ui/deliveries/flow_row.h"

#include <QWidget>

namespace ack::ui::deliveries {

FlowRow::FlowRow(QWidget* parent, int spacing) : QLayout(parent), m_gap(spacing) {}

FlowRow::~FlowRow() { qDeleteAll(m_items); }

void FlowRow::addItem(QLayoutItem* item) { m_items.append(item); }
int FlowRow::count() const { return static_cast<int>(m_items.size()); }
QLayoutItem* FlowRow::itemAt(int index) const { return m_items.value(index); }

QLayoutItem* FlowRow::takeAt(int index) {
  return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowRow::heightForWidth(int width) const { return place(QRect(0, 0, width, 0), false); }

void FlowRow::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  place(rect, true);
}

QSize FlowRow::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : m_items) size = size.expandedTo(item->minimumSize());
  const QMargins margins = contentsMargins();
  return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowRow::sizeHint() const { return minimumSize(); }

int FlowRow::place(const QRect& rect, bool apply) const {
  const QRect inside = rect.marginsRemoved(contentsMargins());
  int x = inside.x();
  int y = inside.y();
  int line = 0;
  for (QLayoutItem* item : m_items) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint();
    if (x > inside.x() && x + size.width() > inside.right() + 1) {
      x = inside.x();
      y += line + m_gap;
      line = 0;
    }
    if (apply) item->setGeometry(QRect(QPoint(x, y), size));
    x += size.width() + m_gap;
    line = std::max(line, size.height());
  }
  return y + line - rect.y() + contentsMargins().bottom();
}

}  // namespace ack::ui::deliveries
