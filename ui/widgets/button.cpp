#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolTip>

namespace ack::ui::widgets {
namespace {

constexpr int kIcon = 16;
constexpr int kGap = 8;

const char* nameOf(Button::Kind kind) {
  switch (kind) {
  case Button::Kind::secondary:
    return "secondary";
  case Button::Kind::primary:
    return "primary";
  case Button::Kind::danger:
    return "danger";
  case Button::Kind::dangerOutline:
    return "dangerOutline";
  case Button::Kind::ghost:
    return "ghost";
  case Button::Kind::link:
    return "link";
  }
  return "secondary";
}

}  // namespace

Button::Button(const style::Theme& theme, Kind kind, const QString& text, const QString& icon, QWidget* parent)
    : QPushButton(text, parent), m_theme(theme), m_kind(kind), m_icon(icon) {
  setProperty("kind", QString::fromLatin1(nameOf(kind)));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAutoDefault(false);
  connect(&theme, &style::Theme::changed, this, &Button::restyle);
  restyle();
}

Button* Button::tool(const style::Theme& theme, const QString& icon, const QString& name, QWidget* parent) {
  auto* button = new Button(theme, Kind::secondary, {}, icon, parent);
  button->setProperty("iconOnly", true);
  button->setToolTip(name);
  button->setAccessibleName(name);
  return button;
}

void Button::setSmall(bool small) {
  m_small = small;
  setProperty("small", small);
  restyle();
}

void Button::setIconName(const QString& icon) {
  m_icon = icon;
  updateGeometry();
  update();
}

void Button::setRefusal(const QString& why) {
  if (why == m_refusal) return;
  if (m_refusal.isEmpty()) m_hint = toolTip();
  m_refusal = why;
  setToolTip(why.isEmpty() ? m_hint : why);
  setAccessibleDescription(why);
  setProperty("refused", !why.isEmpty());
  style()->unpolish(this);
  style()->polish(this);
  restyle();
}

bool Button::hitButton(const QPoint& place) const { return m_refusal.isEmpty() && QPushButton::hitButton(place); }

void Button::sayRefusal() { QToolTip::showText(mapToGlobal(QPoint(0, height())), m_refusal, this); }

void Button::mousePressEvent(QMouseEvent* event) {
  if (!m_refusal.isEmpty()) sayRefusal();
  QPushButton::mousePressEvent(event);
}

void Button::keyPressEvent(QKeyEvent* event) {
  const bool presses = event->key() == Qt::Key_Space || event->key() == Qt::Key_Select;
  if (m_refusal.isEmpty() || !presses) return QPushButton::keyPressEvent(event);
  sayRefusal();
}

void Button::restyle() {
  setFont(m_theme.font(m_small ? style::Role::smallStrong : style::Role::bodyStrong));
  updateGeometry();
  update();
}

style::Token Button::ink() const {
  using style::Token;
  if (!isEnabled() || !m_refusal.isEmpty()) return Token::text3;
  switch (m_kind) {
  case Kind::secondary:
    return Token::text;
  case Kind::primary:
    return Token::onAccent;
  case Kind::danger:
    return Token::onDanger;
  case Kind::dangerOutline:
    return Token::danger;
  case Kind::ghost:
    return Token::text2;
  case Kind::link:
    return Token::link;
  }
  return Token::text;
}

QSize Button::sizeHint() const {
  const int height = m_theme.scaled(m_small ? 28 : 32);
  if (text().isEmpty()) return {height, height};
  const int padding = m_kind == Kind::link ? 0 : m_small ? 8 : 12;
  const int icon = m_icon.isEmpty() && m_refusal.isEmpty() ? 0 : kIcon + kGap;
  return {2 * padding + icon + fontMetrics().horizontalAdvance(text()) + 1, height};
}

void Button::paintEvent(QPaintEvent* /*event*/) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  option.text.clear();
  option.icon = {};
  painter.drawControl(QStyle::CE_PushButton, option);

  const int words = text().isEmpty() ? 0 : fontMetrics().horizontalAdvance(text());
  const QString drawn = m_refusal.isEmpty() ? m_icon : QStringLiteral("lock");
  const int icon = drawn.isEmpty() ? 0 : kIcon;
  const int gap = words > 0 && icon > 0 ? kGap : 0;
  int x = m_kind == Kind::link ? 0 : (width() - words - icon - gap) / 2;
  if (icon > 0)
    painter.drawPixmap(x, (height() - kIcon) / 2, m_theme.pixmap(drawn, kIcon, ink(), devicePixelRatioF()));
  x += icon + gap;
  painter.setPen(m_theme.color(ink()));
  painter.setFont(font());
  painter.drawText(QRect(x, 0, words + 4, height()), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text());
}

}  // namespace ack::ui::widgets
