#include "ui/shell/status_item.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ack::ui::shell {
namespace {
constexpr int kIcon = 14;
constexpr int kGap = 4;
}  // namespace

StatusItem::StatusItem(const style::Theme& theme, bool opens, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_opens(opens) {
  setFocusPolicy(opens ? Qt::StrongFocus : Qt::NoFocus);
  setEnabled(true);
  if (!opens) setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_Hover, opens);
  setProperty("focusRadius", 4);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void StatusItem::present(const QString& icon, style::Token ink, const QString& words) {
  setVisible(!words.isEmpty());
  if (icon == m_icon && ink == m_ink && words == text()) return;
  m_icon = icon;
  m_ink = ink;
  setText(words);
  setAccessibleName(words);
  updateGeometry();
  update();
}

QSize StatusItem::sizeHint() const {
  const int around = m_current ? 2 * kGap : 0;
  return {around + kIcon + kGap + QFontMetrics(m_theme.font(style::Role::caption)).horizontalAdvance(text()) + 2,
          m_theme.scaled(20)};
}

QSize StatusItem::minimumSizeHint() const { return {kIcon, m_theme.scaled(20)}; }

void StatusItem::setCurrent(bool current) {
  if (current == m_current) return;
  m_current = current;
  updateGeometry();
  setAccessibleDescription(current ? tr("This page is open") : QString());
  update();
}

bool StatusItem::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       sizeHint().width() > width() ? text() : QString(), this);
    return true;
  }
  return QAbstractButton::event(event);
}

void StatusItem::paintEvent(QPaintEvent* /*event*/) {
  using style::Token;
  QPainter painter(this);
  if (m_current) {
    // As the rail marks its page: the tint, and the words in the page's own ink.
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::selected));
    painter.drawRoundedRect(rect(), 4, 4);
  }
  painter.drawPixmap(m_current ? kGap : 0, (height() - kIcon) / 2,
                     m_theme.pixmap(m_icon, kIcon, m_ink, devicePixelRatioF()));
  painter.setFont(m_theme.font(style::Role::caption));
  painter.setPen(m_theme.color(m_current || (m_opens && underMouse()) ? Token::text : Token::text2));
  const QRect place(kIcon + (m_current ? 2 * kGap : kGap), 0, width() - kIcon - (m_current ? 3 * kGap : kGap),
                    height());
  painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                   QFontMetrics(painter.font()).elidedText(text(), Qt::ElideRight, place.width()));
}

}  // namespace ack::ui::shell
