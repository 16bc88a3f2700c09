#pragma once
// A list with its detail panel: side by side with a movable edge where the window is wide, the panel over the list
// where it is narrow, so that the list is never squeezed.
#include "ui/style/theme.h"

#include <QWidget>

class QSplitter;

namespace ack::ui::deliveries {

/// Thread: gui. Owns both widgets; the panel begins hidden.
class DetailSplit final : public QWidget {
  Q_OBJECT
 public:
  /// Below this window width the panel lies over the list.
  static constexpr int kOverlayBelow = 1'200;

  DetailSplit(const style::Theme& theme, QWidget* list, QWidget* panel, int panelWidth, QWidget* parent = nullptr);
  void setPanelVisible(bool visible);
  [[nodiscard]] bool isPanelVisible() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();
  [[nodiscard]] int panelWidth() const;
  const style::Theme& m_theme;
  QSplitter* m_splitter;
  QWidget* m_panel;
  int m_panelWidth;  ///< of the design
  bool m_overlaid{false};
};

}  // namespace ack::ui::deliveries
