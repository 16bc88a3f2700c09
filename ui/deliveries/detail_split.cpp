#include "ui/deliveries/detail_split.h"

#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>

namespace ack::ui::deliveries {

DetailSplit::DetailSplit(const style::Theme& theme, QWidget* list, QWidget* panel, int panelWidth, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_splitter(new QSplitter(Qt::Horizontal)), m_panel(panel),
      m_panelWidth(panelWidth) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_splitter);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setHandleWidth(1);
  m_splitter->addWidget(list);
  m_splitter->addWidget(panel);
  m_splitter->setStretchFactor(0, 1);
  m_splitter->setStretchFactor(1, 0);
  panel->hide();
  connect(&theme, &style::Theme::changed, this, &DetailSplit::arrange);
}

bool DetailSplit::isPanelVisible() const { return !m_panel->isHidden(); }

void DetailSplit::setPanelVisible(bool visible) {
  if (visible == isPanelVisible()) return;
  m_panel->setVisible(visible);
  arrange();
  if (visible && !m_overlaid) m_splitter->setSizes({width() - panelWidth(), panelWidth()});
}

int DetailSplit::panelWidth() const { return m_theme.scaled(m_panelWidth); }

void DetailSplit::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void DetailSplit::arrange() {
  const bool overlay = window()->width() < m_theme.scaled(kOverlayBelow);
  if (overlay != m_overlaid) {
    const bool visible = isPanelVisible();
    m_overlaid = overlay;
    if (overlay)
      m_panel->setParent(this);
    else
      m_splitter->insertWidget(1, m_panel);
    // Side by side the splitter draws the edge between both.
    m_panel->setProperty("edge", overlay ? QStringLiteral("left") : QString());
    m_panel->style()->unpolish(m_panel);
    m_panel->style()->polish(m_panel);
    m_panel->setVisible(visible);
    if (!overlay) m_splitter->setSizes({width() - panelWidth(), panelWidth()});
  }
  if (!m_overlaid) return;
  const int wide = std::min(panelWidth(), width());
  m_panel->setGeometry(width() - wide, 0, wide, height());
  m_panel->raise();
}

}  // namespace ack::ui::deliveries
