#include "ui/widgets/tab_strip.h"

#include "ui/text/formats.h"

#include <QPainter>

namespace ack::ui::widgets {
namespace {
constexpr int kPadding = 8;
constexpr int kGap = 4;
constexpr int kHeight = 36;
}  // namespace

TabStrip::TabStrip(const style::Theme& theme, QWidget* parent) : QTabBar(parent), m_theme(theme) {
  setDrawBase(false);
  setExpanding(false);
  setUsesScrollButtons(false);
  setProperty("focusRing", false);  // the current tab shows the focus itself
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void TabStrip::setCount(int index, std::optional<std::int64_t> count) {
  const QString text = count ? text::count(*count) : QString();
  if (tabData(index).toString() == text) return;
  setTabData(index, text);
  setAccessibleTabName(index, text.isEmpty() ? tabText(index) : tabText(index) + QLatin1Char(' ') + text);
  // The bar lays its tabs out anew only when a tab changes.
  setTabText(index, tabText(index) + QLatin1Char(' '));
  setTabText(index, tabText(index).trimmed());
}

QSize TabStrip::tabSizeHint(int index) const {
  const QFontMetrics strong(m_theme.font(style::Role::smallStrong));
  const QFontMetrics plain(m_theme.font(style::Role::small));
  const QString count = tabData(index).toString();
  int width = 2 * kPadding + strong.horizontalAdvance(tabText(index)) + 1 + kGap;
  if (!count.isEmpty()) width += kGap + plain.horizontalAdvance(count);
  return {width, m_theme.scaled(kHeight)};
}

void TabStrip::paintEvent(QPaintEvent* /*event*/) {
  using style::Role;
  using style::Token;
  QPainter painter(this);
  painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.color(Token::border));
  for (int i = 0; i < count(); ++i) {
    const QRect tab = tabRect(i);
    const bool on = i == currentIndex();
    painter.setFont(m_theme.font(Role::smallStrong));
    painter.setPen(m_theme.color(on ? Token::text : Token::text2));
    const int words = QFontMetrics(painter.font()).horizontalAdvance(tabText(i));
    QRect place = tab.adjusted(kPadding, 0, 0, 0);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, tabText(i));
    const QString number = tabData(i).toString();
    if (!number.isEmpty()) {
      painter.setFont(m_theme.font(Role::small));
      painter.setPen(m_theme.color(Token::text3));
      place.setLeft(place.left() + words + kGap);
      painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, number);
    }
    const QRect underline(tab.left(), height() - 2, tab.width() - kGap, 2);
    if (on) painter.fillRect(underline, m_theme.color(Token::accent));
    if (on && hasFocus()) {
      painter.setPen(QPen(m_theme.color(Token::focus), 2));
      painter.drawRect(tab.adjusted(1, 3, -kGap - 1, -4));
    }
  }
}

}  // namespace ack::ui::widgets
