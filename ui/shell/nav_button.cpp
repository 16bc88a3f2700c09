#include "ui/shell/nav_button.h"

#include "ui/text/formats.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ack::ui::shell {
namespace {
constexpr int kIcon = 18;
constexpr int kPadding = 8;
constexpr int kGap = 8;
}  // namespace

NavButton::NavButton(const style::Theme& theme, const QString& icon, const QString& word, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_icon(icon) {
  setText(word);
  setCheckable(true);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  describe();
}

void NavButton::setCount(std::int64_t count) {
  if (count == m_count) return;
  m_count = count;
  describe();
  update();
}

void NavButton::setCollapsed(bool collapsed) {
  m_collapsed = collapsed;
  describe();
  update();
}

void NavButton::describe() {
  const QString name = m_count > 0 ? text() + QStringLiteral(", ") + text::count(m_count) : text();
  setAccessibleName(name);
  setToolTip(m_collapsed ? name : QString());
}

QSize NavButton::sizeHint() const { return {m_theme.scaled(184), m_theme.scaled(32)}; }

int NavButton::badgeWidth() const {
  if (m_count <= 0) return 0;
  const QFontMetrics metrics(m_theme.font(style::Role::captionStrong));
  return std::max(m_theme.scaled(20), metrics.horizontalAdvance(text::count(m_count)) + 8);
}

int NavButton::wordsRoom(int width) const {
  const int badge = badgeWidth();
  return width - 2 * kPadding - kIcon - kGap - (badge > 0 ? badge + 4 : 0);
}

int NavButton::neededWidth() const {
  const int words = QFontMetrics(m_theme.font(style::Role::bodyStrong)).horizontalAdvance(text()) + 1;
  return words - wordsRoom(0);
}

bool NavButton::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && !m_collapsed) {
    const QString tip = neededWidth() > width() ? accessibleName() : QString();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
    return true;
  }
  return QAbstractButton::event(event);
}

void NavButton::paintEvent(QPaintEvent* /*event*/) {
  using style::Role;
  using style::Token;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (isChecked() || underMouse()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(isChecked() ? Token::selected : Token::hover));
    painter.drawRoundedRect(rect(), 6, 6);
  }
  const int x = m_collapsed ? (width() - kIcon) / 2 : kPadding;
  painter.drawPixmap(x, (height() - kIcon) / 2,
                     m_theme.pixmap(m_icon, kIcon, isChecked() ? Token::accent : Token::text2, devicePixelRatioF()));
  const QString count = m_count > 0 ? text::count(m_count) : QString();
  painter.setFont(m_theme.font(Role::captionStrong));
  const int badge = badgeWidth();
  if (m_collapsed) {
    if (badge == 0) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::deadSolid));
    painter.drawEllipse(QPointF(width() - 9, 8), 4, 4);
    return;
  }
  if (badge > 0) {
    const int high = m_theme.scaled(18);
    const QRect box(width() - kPadding - badge, (height() - high) / 2, badge, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::deadTint));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(m_theme.color(Token::dead));
    painter.drawText(box, Qt::AlignCenter, count);
  }
  painter.setFont(m_theme.font(Role::bodyStrong));
  painter.setPen(m_theme.color(isChecked() ? Token::text : Token::text2));
  const QRect words(kPadding + kIcon + kGap, 0, wordsRoom(width()), height());
  painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                   QFontMetrics(painter.font()).elidedText(text(), Qt::ElideRight, words.width()));
}

}  // namespace ack::ui::shell
