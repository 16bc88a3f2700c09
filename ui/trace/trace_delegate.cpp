#include "ui/trace/trace_delegate.h"

#include "ui/models/roles.h"
#include "ui/models/timeline_model.h"
#include "ui/text/formats.h"

#include <QAbstractItemView>
#include <QPainter>

namespace ack::ui::trace {

using models::StoryEntry;
using style::Role;
using style::Token;

TraceDelegate::TraceDelegate(const style::Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme) {}

QSize TraceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto entry = index.data(models::EntryRole).value<StoryEntry>();
  return {option.rect.width(), m_theme.scaled(entry.gap.isEmpty() ? kRowHeight : kGapHeight)};
}

void TraceDelegate::paintAxis(QPainter* painter, const QRect& row, int center, bool first, bool last) const {
  const int middle = row.y() + m_theme.scaled(20);
  const int top = first ? middle : row.y();
  const int bottom = last ? middle : row.bottom() + 1;
  painter->fillRect(QRect(center - 1, top, 2, bottom - top), m_theme.color(Token::border));
}

void TraceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto entry = index.data(models::EntryRole).value<StoryEntry>();
  const QRect row = option.rect;
  const int left = leftWidth(row.width());
  const int axis = row.x() + left + kConnector;
  const int center = axis + kAxisWidth / 2;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  paintAxis(painter, row, center, index.row() == 0, index.row() == index.model()->rowCount() - 1);
  painter->setFont(m_theme.font(Role::caption));
  const QString time = entry.gap.isEmpty() ? text::utcClockMillis(entry.at) : entry.gap;
  const int width = QFontMetrics(painter->font()).horizontalAdvance(time) + 18;
  const QRect pill(center - width / 2, row.y() + m_theme.scaled(entry.gap.isEmpty() ? 10 : 3), width,
                   m_theme.scaled(20));
  painter->setBrush(m_theme.color(Token::surface));
  painter->setPen(entry.gap.isEmpty() ? QPen(m_theme.color(Token::border), 1) : QPen(Qt::NoPen));
  painter->drawRoundedRect(QRectF(pill).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
  painter->setPen(m_theme.color(entry.gap.isEmpty() ? Token::text2 : Token::text3));
  painter->drawText(pill, Qt::AlignCenter, time);
  if (entry.gap.isEmpty()) {
    const bool cameIn = entry.side == models::StorySide::cameIn;
    const int high = m_theme.scaled(40);
    const int rightX = axis + kAxisWidth + kConnector;
    const QRect box =
        cameIn ? QRect(row.x(), row.y(), left, high) : QRect(rightX, row.y(), row.right() + 1 - rightX, high);
    const QRect connector = cameIn ? QRect(row.x() + left, row.y() + high / 2, pill.x() - row.x() - left, 1)
                                   : QRect(pill.right() + 1, row.y() + high / 2, rightX - pill.right() - 1, 1);
    painter->fillRect(connector, m_theme.color(Token::borderStrong));
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    paintBox(painter, box, entry, index.data(Qt::DisplayRole).toString(),
             view != nullptr && view->hasFocus() && view->currentIndex() == index);
  }
  painter->restore();
}

void TraceDelegate::paintBox(QPainter* painter, const QRect& box, const StoryEntry& entry, const QString& title,
                             bool focused) const {
  painter->setBrush(m_theme.color(entry.tint.value_or(Token::surface)));
  painter->setPen(QPen(m_theme.color(focused ? Token::focus : entry.tint.value_or(Token::border)), focused ? 2 : 1));
  const qreal inset = focused ? 1.0 : 0.5;
  painter->drawRoundedRect(QRectF(box).adjusted(inset, inset, -inset, -inset), 6, 6);
  painter->drawPixmap(box.x() + 13, box.y() + (box.height() - 16) / 2,
                      m_theme.pixmap(entry.icon, 16, entry.color, painter->device()->devicePixelRatioF()));
  int right = box.right() - 12;
  if (!entry.badge.isEmpty()) {
    const QFont font = m_theme.font(Role::captionStrong);
    const int width = QFontMetrics(font).horizontalAdvance(entry.badge) + 16;
    const int high = m_theme.scaled(20);
    const QRect badge(right - width, box.y() + (box.height() - high) / 2, width, high);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(entry.badgeTint));
    painter->drawRoundedRect(badge, 4, 4);
    painter->setFont(font);
    painter->setPen(m_theme.color(entry.badgeText));
    painter->drawText(badge, Qt::AlignCenter, entry.badge);
    right = badge.x() - 8;
  }
  const int x = box.x() + 37;
  const auto line = [&](int y, int height, Role role, Token token, const QString& text) {
    const QFont font = m_theme.font(role);
    painter->setFont(font);
    painter->setPen(m_theme.color(token));
    painter->drawText(QRect(x, y, right - x, height), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(font).elidedText(text, Qt::ElideRight, right - x));
  };
  if (entry.caption.isEmpty()) {
    line(box.y(), box.height(), Role::bodyStrong, Token::text, title);
  } else {
    const int high = m_theme.scaled(16);
    line(box.center().y() + 1 - high, high, Role::bodyStrong, Token::text, title);
    line(box.center().y() + 1, high, Role::small, entry.tint ? Token::text2 : Token::text3, entry.caption);
  }
}

}  // namespace ack::ui::trace
