#include "ui/shell/status_item.h"

#include <QPainter>

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
  return {kIcon + kGap + QFontMetrics(m_theme.font(style::Role::caption)).horizontalAdvance(text()) + 2, 20};
}

QSize StatusItem::minimumSizeHint() const { return {kIcon, 20}; }

void StatusItem::paintEvent(QPaintEvent* /*event*/) {
  using style::Token;
  QPainter painter(this);
  painter.drawPixmap(0, (height() - kIcon) / 2, m_theme.pixmap(m_icon, kIcon, m_ink, devicePixelRatioF()));
  painter.setFont(m_theme.font(style::Role::caption));
  painter.setPen(m_theme.color(m_opens && underMouse() ? Token::text : Token::text2));
  const QRect place(kIcon + kGap, 0, width() - kIcon - kGap, height());
  painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                   QFontMetrics(painter.font()).elidedText(text(), Qt::ElideRight, place.width()));
}

}  // namespace ack::ui::shell
