#pragma once
// One overlay per window that follows the focus: 2 px, 1 px outside the control, never hidden. A widget may opt out
// with the property "focusRing" = false (it shows the focus itself), or name its corner with "focusRadius".
#include "ui/style/theme.h"

#include <QPointer>
#include <QWidget>

namespace ack::ui::widgets {

/// Thread: gui. A child of `window`, above everything else in it; takes no input.
class FocusRing : public QWidget {
  Q_OBJECT
 public:
  FocusRing(const style::Theme& theme, QWidget* window);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow(QWidget* old, QWidget* now);
  void place();
  const style::Theme& m_theme;
  QPointer<QWidget> m_target;
  QList<QPointer<QWidget>> m_watched;
};

}  // namespace ack::ui::widgets
