#include "ui/delegates/row_header.h"

#include <QPainter>

namespace ack::ui::delegates {

RowHeader::RowHeader(const style::Theme& theme, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_theme(theme) {
  setFixedHeight(32);
  setMinimumSectionSize(48);
  setHighlightSections(false);
  setSectionsClickable(false);
  setFont(theme.font(style::Role::smallStrong));
  connect(&theme, &style::Theme::changed, this, [this] {
    setFont(m_theme.font(style::Role::smallStrong));
    viewport()->update();
  });
}

void RowHeader::setPadding(int section, int left, int right) { m_paddings.insert(section, {left, right}); }

void RowHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
  const auto [left, right] = m_paddings.value(logicalIndex, {8, 8});
  const QString name = model()->headerData(logicalIndex, Qt::Horizontal, Qt::DisplayRole).toString();
  const auto alignment =
      model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
  painter->save();
  painter->fillRect(rect, m_theme.color(style::Token::surface));
  painter->fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), m_theme.color(style::Token::border));
  painter->setFont(font());
  painter->setPen(m_theme.color(style::Token::text3));
  const QRect room = rect.adjusted(left, 0, -right, -1);
  painter->drawText(room, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                    QFontMetrics(font()).elidedText(name, Qt::ElideRight, room.width()));
  painter->restore();
}

}  // namespace ack::ui::delegates
