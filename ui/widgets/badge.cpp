#include "ui/widgets/badge.h"

#include <QPainter>

namespace ack::ui::widgets {
namespace {
constexpr int kIcon = 12;
}

Badge::Badge(const style::Theme& theme, const QString& text, style::Token ink, style::Token tint, const QString& icon,
             QWidget* parent)
    : QWidget(parent), m_theme(theme), m_text(text), m_icon(icon), m_ink(ink), m_tint(tint) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAccessibleName(text);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

Badge::Badge(const style::Theme& theme, const text::Look& look, QWidget* parent)
    : Badge(theme, look.word, look.text, look.tint, look.icon, parent) {}

Badge* Badge::counter(const style::Theme& theme, style::Token ink, style::Token tint, QWidget* parent) {
  auto* badge = new Badge(theme, {}, ink, tint, {}, parent);
  badge->m_counter = true;
  return badge;
}

void Badge::setText(const QString& text) {
  if (text == m_text) return;
  m_text = text;
  setAccessibleName(text);
  updateGeometry();
  update();
}

void Badge::setLook(const text::Look& look) {
  m_icon = look.icon;
  m_ink = look.text;
  m_tint = look.tint;
  setText(look.word);
  update();
}

void Badge::setColors(style::Token ink, style::Token tint) {
  m_ink = ink;
  m_tint = tint;
  update();
}

QSize Badge::sizeHint() const {
  const QFontMetrics metrics(m_theme.font(style::Role::captionStrong));
  const int words = metrics.horizontalAdvance(m_text) + 1;
  if (m_counter) return {std::max(m_theme.scaled(20), words + 8), m_theme.scaled(18)};
  return {words + 16 + (m_icon.isEmpty() ? 0 : kIcon + 4), m_theme.scaled(20)};
}

void Badge::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(m_tint));
  painter.drawRoundedRect(rect(), 4, 4);
  painter.setFont(m_theme.font(style::Role::captionStrong));
  painter.setPen(m_theme.color(m_ink));
  if (m_counter) {
    painter.drawText(rect(), Qt::AlignCenter, m_text);
    return;
  }
  int x = 8;
  if (!m_icon.isEmpty()) {
    painter.drawPixmap(x, (height() - kIcon) / 2, m_theme.pixmap(m_icon, kIcon, m_ink, devicePixelRatioF()));
    x += kIcon + 4;
  }
  painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

}  // namespace ack::ui::widgets
