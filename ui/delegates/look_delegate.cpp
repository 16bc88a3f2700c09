#include "ui/delegates/look_delegate.h"

#include "ui/models/roles.h"

#include <QPainter>

namespace ack::ui::delegates {

void LookDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  constexpr int kIcon = 16;
  const auto token = static_cast<style::Token>(index.data(models::StateRole).toInt());
  painter->drawPixmap(cell.x(), cell.y() + (cell.height() - kIcon) / 2 + 1,
                      theme().pixmap(index.data(Qt::DecorationRole).toString(), kIcon, token,
                                     painter->device()->devicePixelRatioF()));
  drawText(painter, cell.adjusted(kIcon + 8, 0, 0, 0), index.data(Qt::DisplayRole).toString(), look().color);
}

}  // namespace ack::ui::delegates
