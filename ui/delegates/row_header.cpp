#include "ui/delegates/row_header.h"

#include "ui/style/room.h"

#include <QPainter>

#include <utility>

namespace ack::ui::delegates {
namespace {
constexpr int kLeastStretched = 120;
}

RowHeader::RowHeader(const style::Theme& theme, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_theme(theme), m_textPercent(theme.textPercent()) {
  style::fixHeight(theme, this, 32);
  setMinimumSectionSize(48);
  setHighlightSections(false);
  setSectionsClickable(false);
  setFont(theme.font(style::Role::smallStrong));
  connect(this, &QHeaderView::sectionResized, this, [this](int section, int before, int now) {
    if (before == 0 || now == 0)
      keepRoom();  // one was shown or hidden
    else
      noteWidth(section, now);
  });
  connect(&theme, &style::Theme::changed, this, [this] {
    setFont(m_theme.font(style::Role::smallStrong));
    fitSections();
    keepRoom();
    viewport()->update();
  });
}

bool RowHeader::takesRest(int section) const {
  const ResizeMode mode = sectionResizeMode(section);
  return mode == Stretch || (mode == Fixed && section == m_stretched);  // Fixed: there is no room left for it
}

void RowHeader::noteWidth(int section, int width) {
  if (takesRest(section)) return;
  if (!m_given.contains(section) || givenWidth(section) != width)
    m_given.insert(section, {width, m_theme.textPercent()});
}

int RowHeader::givenWidth(int section) const {
  const auto given = m_given.constFind(section);
  if (given == m_given.constEnd()) return sectionSize(section);
  return (given->pixels * m_theme.textPercent() + given->textPercent / 2) / given->textPercent;
}

void RowHeader::fitSections() {
  const int before = std::exchange(m_textPercent, m_theme.textPercent());
  if (before == m_textPercent) return;
  for (int section = 0; section < count(); ++section) {
    if (takesRest(section)) continue;
    if (!m_given.contains(section)) {
      if (isSectionHidden(section)) continue;
      m_given.insert(section, {sectionSize(section), before});  // as wide as it came
    }
    // Of a hidden one it is the width that it comes back with.
    resizeSection(section, givenWidth(section));
  }
}

void RowHeader::keepRoom() {
  for (int section = 0; section < count(); ++section)
    if (sectionResizeMode(section) == Stretch && !isSectionHidden(section)) m_stretched = section;
  if (m_stretched < 0 || m_stretched >= count() || isSectionHidden(m_stretched)) return;
  const int others = length() - sectionSize(m_stretched);
  const int least = m_theme.scaled(kLeastStretched);
  const bool fits = viewport()->width() - others >= least;
  const ResizeMode wanted = fits ? Stretch : Fixed;
  if (sectionResizeMode(m_stretched) != wanted) setSectionResizeMode(m_stretched, wanted);
  if (!fits && sectionSize(m_stretched) != least) resizeSection(m_stretched, least);
}

void RowHeader::resizeEvent(QResizeEvent* event) {
  QHeaderView::resizeEvent(event);
  keepRoom();
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
