#include "ui/delegates/timeline_delegate.h"

#include "ui/models/roles.h"
#include "ui/models/timeline_model.h"
#include "ui/text/formats.h"

#include <QAbstractItemView>
#include <QPainter>

namespace ack::ui::delegates {
namespace {

constexpr int kIcon = 16, kText = 28, kTop = 0, kLine = 2, kBarHeight = 4;

/// How much of the wait is over, 0 to 1.
double waited(const models::StoryEntry& entry, UtcTime now) {
  const auto whole = (*entry.dueAt - entry.waitingSince).count();
  if (whole <= 0) return 1.0;
  return std::clamp(static_cast<double>((now - entry.waitingSince).count()) / static_cast<double>(whole), 0.0, 1.0);
}

}  // namespace

TimelineDelegate::TimelineDelegate(const style::Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme) {}

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  const int title = std::max(18, QFontMetrics(m_theme.font(style::Role::bodyStrong)).height());
  const int caption = std::max(16, QFontMetrics(m_theme.font(style::Role::small)).height());
  return {option.rect.width(), kTop + title + caption + 12};
}

void TimelineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  using style::Role;
  using style::Token;
  const auto entry = index.data(models::EntryRole).value<models::StoryEntry>();
  const auto* model = qobject_cast<const models::TimelineModel*>(index.model());
  const UtcTime now = model != nullptr ? model->now() : entry.at;
  const QRect row = option.rect;
  const bool last = index.row() == index.model()->rowCount() - 1;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  if (view != nullptr && view->hasFocus() && view->currentIndex() == index) {
    painter->setPen(QPen(m_theme.color(Token::focus), 2));
    painter->drawRoundedRect(row.adjusted(1, 0, -1, -5), 4, 4);
  }
  const int x = row.x() + 4;
  const int bottom = last ? row.y() + kTop + 9 : row.bottom() + 1;
  const int lineTop = row.y() + (index.row() == 0 ? 9 : 0);
  painter->fillRect(QRect(x + 7, lineTop, kLine, bottom - lineTop), m_theme.color(Token::border));
  painter->fillRect(QRect(x, row.y() + kTop, kIcon, kIcon + 2), m_theme.color(Token::surface));
  painter->drawPixmap(x, row.y() + kTop + 1,
                      m_theme.pixmap(entry.icon, kIcon, entry.color, painter->device()->devicePixelRatioF()));

  const QFont timeFont = m_theme.font(Role::caption);
  const QString time = entry.dueAt ? text::utcClock(entry.at) : text::utcClockMillis(entry.at);
  const int timeWidth = QFontMetrics(timeFont).horizontalAdvance(time);
  const int titleHeight = std::max(18, QFontMetrics(m_theme.font(Role::bodyStrong)).height());
  const QRect title(x + kText, row.y() + kTop, row.right() - 4 - x - kText, titleHeight);
  painter->setFont(timeFont);
  painter->setPen(m_theme.color(Token::text3));
  painter->drawText(title, Qt::AlignRight | Qt::AlignVCenter, time);

  const QFont titleFont = m_theme.font(Role::bodyStrong);
  const QFontMetrics titleMetrics(titleFont);
  const int room = title.width() - timeWidth - 8;
  painter->setFont(titleFont);
  painter->setPen(m_theme.color(Token::text));
  const QString shown = titleMetrics.elidedText(entry.title, Qt::ElideRight, room);
  painter->drawText(title, Qt::AlignLeft | Qt::AlignVCenter, shown);
  const QRect below(title.x(), title.bottom() + 1, title.width(),
                    std::max(16, QFontMetrics(m_theme.font(Role::small)).height()));
  if (entry.dueAt) {
    painter->setPen(m_theme.color(Token::retry));
    painter->drawText(title.adjusted(titleMetrics.horizontalAdvance(shown + QLatin1Char(' ')), 0, 0, 0),
                      Qt::AlignLeft | Qt::AlignVCenter, text::countdown(*entry.dueAt, now));
    QRect bar(below.x(), below.y() + 6, below.width(), kBarHeight);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(Token::border));
    painter->drawRoundedRect(bar, 2, 2);
    bar.setWidth(static_cast<int>(bar.width() * waited(entry, now)));
    painter->setBrush(m_theme.color(Token::retrySolid));
    painter->drawRoundedRect(bar, 2, 2);
  } else {
    const QFont captionFont = m_theme.font(Role::small);
    painter->setFont(captionFont);
    painter->setPen(m_theme.color(Token::text3));
    painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(captionFont).elidedText(entry.caption, Qt::ElideRight, below.width()));
  }
  painter->restore();
}

}  // namespace ack::ui::delegates
