#include "ui/shell/nav_button.h"

#include "ui/text/formats.h"

#include <QPainter>

namespace ack::ui::shell {
namespace {
constexpr int kIcon = 18;
constexpr int kPadding = 8;
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

QSize NavButton::sizeHint() const { return {184, 32}; }

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
  const int badge = count.isEmpty() ? 0 : std::max(20, QFontMetrics(painter.font()).horizontalAdvance(count) + 8);
  if (m_collapsed) {
    if (badge == 0) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::deadSolid));
    painter.drawEllipse(QPointF(width() - 9, 8), 4, 4);
    return;
  }
  if (badge > 0) {
    const QRect box(width() - kPadding - badge, (height() - 18) / 2, badge, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::deadTint));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(m_theme.color(Token::dead));
    painter.drawText(box, Qt::AlignCenter, count);
  }
  painter.setFont(m_theme.font(Role::bodyStrong));
  painter.setPen(m_theme.color(isChecked() ? Token::text : Token::text2));
  const QRect words(kPadding + kIcon + 8, 0, width() - 2 * kPadding - kIcon - 8 - (badge > 0 ? badge + 4 : 0),
                    height());
  painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                   QFontMetrics(painter.font()).elidedText(text(), Qt::ElideRight, words.width()));
}

}  // namespace ack::ui::shell
