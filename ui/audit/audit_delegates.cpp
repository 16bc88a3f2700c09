#include "ui/audit/audit_delegates.h"

#include "ui/audit/audit_table_model.h"
#include "ui/widgets/avatar.h"

#include <QPainter>

namespace ack::ui::audit {

using style::Role;
using style::Token;

void WhoDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  constexpr int kSize = 20;
  const QString name = index.data(Qt::DisplayRole).toString();
  const QRect circle(cell.x(), cell.y() + (cell.height() - kSize) / 2, kSize, kSize);
  const qreal ratio = painter->device()->devicePixelRatioF();
  if (index.data(SystemRole).toBool()) {
    painter->setPen(QPen(theme().color(Token::controlBorder), 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(QRectF(circle).adjusted(0.5, 0.5, -0.5, -0.5));
    painter->drawPixmap(circle.x() + 4, circle.y() + 4,
                        theme().pixmap(QStringLiteral("settings"), 12, Token::text2, ratio));
  } else {
    widgets::paintAvatar(*painter, theme(), circle, name, widgets::AvatarShape::person, ratio);
  }
  drawText(painter, cell.adjusted(kBeforeText, 0, 0, 0), name, look().color);
}

void WhatDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  constexpr int kIcon = 16;
  const bool refused = index.data(RefusedRole).toBool();
  painter->drawPixmap(cell.x(), cell.y() + (cell.height() - kIcon) / 2 + 1,
                      theme().pixmap(index.data(IconRole).toString(), kIcon, refused ? Token::dead : Token::text2,
                                     painter->device()->devicePixelRatioF()));
  drawText(painter, cell.adjusted(kBeforeText, 0, 0, 0), index.data(Qt::DisplayRole).toString(),
           refused ? Token::dead : look().color);
}

void TargetDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const QString words = index.data(Qt::DisplayRole).toString();
  if (!index.data(MonoRole).toBool()) {
    drawText(painter, cell, words, words == QStringLiteral("–") ? Token::text3 : look().color);
    return;
  }
  const QFont mono = theme().font(Role::mono);
  painter->setFont(mono);
  painter->setPen(theme().color(look().color));
  painter->drawText(cell, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                    delegates::elideId(QFontMetrics(mono), words, cell.width()));
}

void HashDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  constexpr int kLink = 8;
  const auto mark = static_cast<ChainMark>(index.data(ChainRole).toInt());
  const Token ink = mark == ChainMark::proven ? Token::completedSolid
                    : mark == ChainMark::bad  ? Token::deadSolid
                                              : Token::heldSolid;
  // The line runs through the row's rule, so that link follows link; the first and the last end at theirs.
  const int middle = cell.y() + cell.height() / 2;
  const int top = index.row() == 0 ? middle : cell.y();
  painter->setPen(Qt::NoPen);
  painter->fillRect(QRect(cell.x() + 6, top, 2, cell.bottom() + 2 - top), theme().color(Token::border));
  painter->setBrush(theme().color(ink));
  const QRect link(cell.x() + 3, middle - kLink / 2, kLink, kLink);
  if (mark == ChainMark::bad) {
    // Shape before colour: a broken link is open.
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(theme().color(ink), 2));
    painter->drawLine(link.topLeft(), link.bottomRight());
    painter->drawLine(link.topRight(), link.bottomLeft());
  } else if (mark == ChainMark::proven) {
    painter->drawRoundedRect(link, 2, 2);
  } else {
    painter->setBrush(theme().color(Token::surface));
    painter->setPen(QPen(theme().color(ink), 1.5));
    painter->drawRoundedRect(QRectF(link).adjusted(0.75, 0.75, -0.75, -0.75), 2, 2);
  }
  drawText(painter, cell.adjusted(kBeforeText, 0, 0, 0), index.data(Qt::DisplayRole).toString(), look().color);
}

}  // namespace ack::ui::audit
