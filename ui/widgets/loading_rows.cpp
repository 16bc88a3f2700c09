#include "ui/widgets/loading_rows.h"

#include <QPainter>

namespace ack::ui::widgets {

LoadingRows::LoadingRows(const style::Theme& theme, int rowHeight, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_rowHeight(rowHeight) {
  setAccessibleName(tr("Loading"));
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void LoadingRows::paintEvent(QPaintEvent* /*event*/) {
  using style::Token;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), m_theme.color(Token::surface));
  for (int row = 0; row * m_rowHeight < height(); ++row) {
    const int y = row * m_rowHeight;
    painter.fillRect(QRect(0, y + m_rowHeight - 1, width(), 1), m_theme.color(Token::grid));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::border));
    const qreal middle = y + m_rowHeight / 2.0;
    painter.drawEllipse(QPointF(31, middle), 7, 7);
    painter.drawRoundedRect(QRectF(50, middle - 4, width() * (0.16 + 0.03 * (row % 3)), 8), 4, 4);
    painter.drawRoundedRect(QRectF(50 + width() * 0.26, middle - 4, width() * (0.3 - 0.04 * (row % 2)), 8), 4, 4);
  }
}

}  // namespace ack::ui::widgets
