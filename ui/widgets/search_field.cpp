#include "ui/widgets/search_field.h"

#include <QKeyEvent>
#include <QPainter>

namespace ack::ui::widgets {

SearchField::SearchField(const style::Theme& theme, const QString& placeholder, const QStringList& keys, Size size,
                         QWidget* parent)
    : QLineEdit(parent), m_theme(theme), m_keys(keys), m_size(size) {
  setPlaceholderText(placeholder);
  setAccessibleName(placeholder);
  if (size == Size::small) setProperty("small", true);
  if (size == Size::big) setProperty("big", true);
  connect(&theme, &style::Theme::changed, this, &SearchField::restyle);
  restyle();
}

void SearchField::restyle() {
  setFont(m_theme.font(m_size == Size::small ? style::Role::small : style::Role::body));
  // Room for the icon and its gap; QLineEdit itself keeps 2 px more.
  setTextMargins((m_size == Size::small ? 14 : 16) + 6, 0, 0, 0);
  update();
}

void SearchField::paintEvent(QPaintEvent* event) {
  using style::Token;
  QLineEdit::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int icon = m_size == Size::small ? 14 : 16;
  const int padding = m_size == Size::small ? 8 : 12;
  painter.drawPixmap(padding, (height() - icon) / 2,
                     m_theme.pixmap(QStringLiteral("search"), icon, Token::text3, devicePixelRatioF()));
  if (!text().isEmpty() || m_keys.isEmpty()) return;
  painter.setFont(m_theme.font(style::Role::captionStrong));
  const QFontMetrics metrics(painter.font());
  int right = width() - padding;
  for (qsizetype i = m_keys.size() - 1; i >= 0; --i) {
    const int w = metrics.horizontalAdvance(m_keys.at(i)) + 10;
    const int high = m_theme.scaled(18);
    const QRectF key(right - w + 0.5, (height() - high) / 2 + 0.5, w - 1, high - 1);
    painter.setPen(QPen(m_theme.color(Token::border), 1));
    painter.setBrush(m_theme.color(Token::sunken));
    painter.drawRoundedRect(key, 4, 4);
    painter.setPen(m_theme.color(Token::text3));
    painter.drawText(key, Qt::AlignCenter, m_keys.at(i));
    right -= w + 4;
  }
}

void SearchField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
    clear();
    event->accept();
    return;
  }
  QLineEdit::keyPressEvent(event);
}

}  // namespace ack::ui::widgets
