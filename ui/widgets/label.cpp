#include "ui/widgets/label.h"

#include "ui/style/room.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ack::ui::widgets {

int lineHeight(style::Role role) {
  using style::Role;
  switch (role) {
  case Role::kpi:
    return 34;
  case Role::proof:
  case Role::title:
    return 24;
  case Role::dialog:
    return 22;
  case Role::section:
    return 20;
  case Role::body:
  case Role::bodyStrong:
    return 18;
  case Role::small:
  case Role::smallStrong:
  case Role::caption:
  case Role::captionStrong:
  case Role::mono:
  case Role::monoStrong:
    return 16;
  }
  return 18;
}

Label::Label(const style::Theme& theme, style::Role role, style::Token token, const QString& text, QWidget* parent)
    : QLabel(text, parent), m_theme(theme), m_role(role), m_token(token) {
  setTextFormat(Qt::PlainText);
  connect(&theme, &style::Theme::changed, this, &Label::restyle);
  style::leastHeight(theme, this, lineHeight(role));
  restyle();
}

void Label::restyle() {
  setFont(m_theme.font(m_role));
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, m_theme.color(m_token));
  setPalette(colors);
}

void Label::setToken(style::Token token) {
  if (token == m_token) return;
  m_token = token;
  restyle();
}

void Label::setRole(style::Role role) {
  if (role == m_role) return;
  m_role = role;
  style::leastHeight(m_theme, this, lineHeight(role));
  restyle();
}

void Label::setElide(Qt::TextElideMode mode) {
  m_elide = mode;
  updateGeometry();
  update();
}

void Label::setHint(const QString& tooltip) { m_hint = tooltip; }

QSize Label::minimumSizeHint() const {
  const QSize size = QLabel::minimumSizeHint();
  return m_elide == Qt::ElideNone ? size : QSize(std::min(size.width(), 24), size.height());
}

void Label::paintEvent(QPaintEvent* event) {
  if (m_elide == Qt::ElideNone) {
    QLabel::paintEvent(event);
    return;
  }
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  painter.setFont(font());
  painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                   fontMetrics().elidedText(text(), m_elide, contentsRect().width()));
}

bool Label::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const bool cut = m_elide != Qt::ElideNone && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    const QString tip = cut ? text() : m_hint;
    if (!tip.isEmpty()) {
      QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
      return true;
    }
  }
  return QLabel::event(event);
}

IconLabel::IconLabel(const style::Theme& theme, const QString& icon, int size, style::Token token, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_icon(icon), m_size(size), m_token(token) {
  setFixedSize(size, size);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void IconLabel::setIcon(const QString& icon, style::Token token) {
  m_icon = icon;
  m_token = token;
  update();
}

void IconLabel::paintEvent(QPaintEvent* /*event*/) {
  if (m_icon.isEmpty()) return;
  QPainter painter(this);
  painter.drawPixmap(0, 0, m_theme.pixmap(m_icon, m_size, m_token, devicePixelRatioF()));
}

QFrame* makeRule(QWidget* parent) {
  auto* rule = new QFrame(parent);
  rule->setProperty("rule", true);
  rule->setFixedHeight(1);
  return rule;
}

}  // namespace ack::ui::widgets
