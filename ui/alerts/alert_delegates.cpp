#include "ui/alerts/alert_delegates.h"

#include "ui/models/roles.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ack::ui::alerts {
namespace {

using style::Role;
using style::Token;

constexpr int kIcon = 16, kGap = 12;

Token tokenOf(const QModelIndex& index, int role) { return static_cast<Token>(index.data(role).toInt()); }

}  // namespace

void WhatDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const int high = theme().scaled(18);
  const int top = cell.y() + (cell.height() - 2 * high - 2) / 2;
  painter->drawPixmap(cell.x(), top + 1 + (high - 18) / 2,
                      theme().pixmap(index.data(Qt::DecorationRole).toString(), kIcon,
                                     tokenOf(index, models::StateRole), painter->device()->devicePixelRatioF()));
  const int left = cell.x() + kIcon + kGap;
  const int width = cell.right() + 1 - left;
  const auto line = [&](const QString& words, Role role, Token ink, int y) {
    painter->setFont(theme().font(role));
    painter->setPen(theme().color(ink));
    painter->drawText(QRect(left, y, width, high), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                      QFontMetrics(theme().font(role)).elidedText(words, Qt::ElideRight, width));
  };
  line(index.data(Qt::DisplayRole).toString(), Role::bodyStrong, tokenOf(index, models::InkRole), top);
  line(index.data(models::SecondLineRole).toString(), Role::small, Token::text3, top + high + 2);
}

bool WhatDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                             const QModelIndex& index) {
  if (event->type() != QEvent::ToolTip) return RowDelegate::helpEvent(event, view, option, index);
  const QString first = index.data(Qt::DisplayRole).toString();
  const QString second = index.data(models::SecondLineRole).toString();
  const int room = option.rect.width() - look().leftPadding - look().rightPadding - kIcon - kGap;
  const bool cut = QFontMetrics(theme().font(Role::bodyStrong)).horizontalAdvance(first) > room ||
                   QFontMetrics(theme().font(Role::small)).horizontalAdvance(second) > room;
  QToolTip::showText(event->globalPos(), cut ? first + QLatin1Char('\n') + second : QString(), view);
  return true;
}

void InkDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const QString icon = index.data(Qt::DecorationRole).toString();
  const QString words = index.data(Qt::DisplayRole).toString();
  if (icon.isEmpty()) return drawText(painter, cell, words, Token::text3);
  painter->drawPixmap(
      cell.x(), cell.y() + (cell.height() - kIcon) / 2 + 1,
      theme().pixmap(icon, kIcon, tokenOf(index, models::StateRole), painter->device()->devicePixelRatioF()));
  drawText(painter, cell.adjusted(kIcon + 8, 0, 0, 0), words, tokenOf(index, models::InkRole));
}

}  // namespace ack::ui::alerts
