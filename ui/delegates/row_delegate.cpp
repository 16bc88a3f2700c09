#include "ui/delegates/row_delegate.h"

#include "ui/delegates/row_table_view.h"
#include "ui/models/roles.h"
#include "ui/text/state_words.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ack::ui::delegates {
namespace {

constexpr int kBarWidth = 4, kBarHeight = 10, kBarGap = 2, kMaxBars = 10;

}  // namespace

QString elideId(const QFontMetrics& metrics, const QString& id, int width) {
  constexpr int kTail = 7;
  if (metrics.horizontalAdvance(id) <= width) return id;
  const QString tail = QChar(0x2026) + id.right(kTail);
  int head = static_cast<int>(id.size()) - kTail;
  const int unit = std::max(1, metrics.horizontalAdvance(QLatin1Char('0')));
  head = std::min(head, std::max(0, width / unit - kTail - 1));
  while (head > 0 && metrics.horizontalAdvance(id.left(head) + tail) > width) --head;
  return id.left(head) + tail;
}

RowDelegate::RowDelegate(const style::Theme& theme, Look look, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_look(look) {}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  using style::Token;
  const auto* view = qobject_cast<const RowTableView*>(option.widget);
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const bool hovered = view != nullptr && view->hoverRow() == index.row();
  const QRect cell = option.rect;
  painter->save();
  painter->fillRect(cell, m_theme.color(selected ? Token::selected : hovered ? Token::hover : Token::surface));
  painter->setPen(m_theme.color(Token::grid));
  painter->drawLine(cell.bottomLeft(), cell.bottomRight());
  if (index.data(models::DimmedRole).toBool()) painter->setOpacity(0.5);
  painter->setRenderHint(QPainter::Antialiasing);
  painter->save();
  paintContent(painter, cell.adjusted(m_look.leftPadding, 0, -m_look.rightPadding, -1), index);
  painter->restore();
  painter->setOpacity(1);
  if (view != nullptr && view->hasFocus() && view->currentIndex().row() == index.row()) {
    // The ring of the current row, cell by cell: top and bottom here, the ends at the first and last column.
    const QColor focus = m_theme.color(Token::focus);
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->fillRect(cell.x(), cell.y(), cell.width(), 2, focus);
    painter->fillRect(cell.x(), cell.bottom() - 1, cell.width(), 2, focus);
    if (index.column() == 0) painter->fillRect(cell.x(), cell.y(), 2, cell.height(), focus);
    if (index.column() == index.model()->columnCount(index.parent()) - 1)
      painter->fillRect(cell.right() - 1, cell.y(), 2, cell.height(), focus);
  }
  painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  if (const QVariant fixed = index.data(Qt::SizeHintRole); fixed.isValid()) return fixed.toSize();
  const QFontMetrics metrics(m_theme.font(m_look.role));
  const int text = metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
  return {text + m_look.leftPadding + m_look.rightPadding, std::max(option.rect.height(), metrics.height() + 12)};
}

int RowDelegate::widthFor(const QStringList& texts) const {
  const QFontMetrics metrics(m_theme.font(m_look.role));
  int width = 0;
  for (const QString& text : texts) width = std::max(width, metrics.horizontalAdvance(text));
  return width + m_look.leftPadding + m_look.rightPadding;
}

bool RowDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                            const QModelIndex& index) {
  if (event->type() != QEvent::ToolTip) return QStyledItemDelegate::helpEvent(event, view, option, index);
  QString tip = index.data(Qt::ToolTipRole).toString();
  const QFontMetrics metrics(m_theme.font(m_look.role));
  const QString shown = index.data(Qt::DisplayRole).toString();
  const int room = option.rect.width() - m_look.leftPadding - m_look.rightPadding;
  if (tip.isEmpty() && metrics.horizontalAdvance(shown) > room) tip = shown;
  QToolTip::showText(event->globalPos(), tip, view);
  return true;
}

void RowDelegate::drawText(QPainter* painter, const QRect& cell, const QString& text, style::Token color) const {
  const QFont font = m_theme.font(m_look.role);
  painter->setFont(font);
  painter->setPen(m_theme.color(color));
  painter->drawText(cell, static_cast<int>(m_look.alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                    QFontMetrics(font).elidedText(text, m_look.elide, cell.width()));
}

void RowDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const QString text = index.data(Qt::DisplayRole).toString();
  const bool missing = text == QStringLiteral("–");
  drawText(painter, cell, text, missing ? style::Token::text3 : m_look.color);
}

void StateDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  constexpr int kIcon = 16;
  const text::Look state = text::look(static_cast<domain::DeliveryState>(index.data(models::StateRole).toInt()));
  const QPixmap icon = theme().pixmap(state.icon, kIcon, state.text, painter->device()->devicePixelRatioF());
  painter->drawPixmap(cell.x(), cell.y() + (cell.height() - kIcon) / 2 + 1, icon);
  drawText(painter, cell.adjusted(kIcon + 8, 0, 8, 0), index.data(Qt::DisplayRole).toString(), look().color);
}

void IdDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const QFontMetrics metrics(theme().font(look().role));
  drawText(painter, cell, elideId(metrics, index.data(Qt::DisplayRole).toString(), cell.width()), look().color);
}

void AttemptsDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const int done = index.data(models::AttemptsRole).toInt();
  const int most = index.data(models::MaxAttemptsRole).toInt();
  const QString figures = index.data(Qt::DisplayRole).toString();
  drawText(painter, cell, figures, look().color);
  const QFontMetrics metrics(theme().font(look().role));
  const int room = cell.width() - metrics.horizontalAdvance(figures) - 8;
  const int width = most * (kBarWidth + kBarGap) - kBarGap;
  if (most < 1 || most > kMaxBars || width > room) return;
  const int left = cell.right() + 1 - metrics.horizontalAdvance(figures) - 8 - width;
  const int top = cell.y() + (cell.height() - kBarHeight) / 2;
  painter->setPen(Qt::NoPen);
  for (int bar = 0; bar < most; ++bar) {
    painter->setBrush(theme().color(bar < done ? style::Token::text2 : style::Token::border));
    painter->drawRoundedRect(QRect(left + bar * (kBarWidth + kBarGap), top, kBarWidth, kBarHeight), 1, 1);
  }
}

void NextDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const QString next = index.data(Qt::DisplayRole).toString();
  drawText(painter, cell, next, next == QStringLiteral("–") ? style::Token::text3 : style::Token::retry);
}

void ArrivalsDelegate::paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const QString times = index.data(Qt::DisplayRole).toString();
  if (times.isEmpty()) return;
  constexpr int kIcon = 12;
  const int high = theme().scaled(20);
  const QFontMetrics metrics(theme().font(look().role));
  const int width = 8 + kIcon + 4 + metrics.horizontalAdvance(times) + 8;
  const QRect badge(cell.right() + 1 - width, cell.y() + (cell.height() - high) / 2, width, high);
  painter->setPen(Qt::NoPen);
  painter->setBrush(theme().color(style::Token::heldTint));
  painter->drawRoundedRect(badge, 4, 4);
  painter->drawPixmap(badge.x() + 8, badge.y() + (high - kIcon) / 2,
                      theme().pixmap(QStringLiteral("duplicate"), kIcon, style::Token::text2,
                                     painter->device()->devicePixelRatioF()));
  drawText(painter, badge.adjusted(8 + kIcon + 4, 0, -8, 0), times, style::Token::text2);
}

}  // namespace ack::ui::delegates
