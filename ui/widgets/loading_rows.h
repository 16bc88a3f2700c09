#pragma once
// Placeholder bars while the first answer is under way: the row heights are already right, nothing shimmers.
#include "ui/style/theme.h"

#include <QWidget>

namespace ack::ui::widgets {

/// Thread: gui.
class LoadingRows : public QWidget {
  Q_OBJECT
 public:
  LoadingRows(const style::Theme& theme, int rowHeight, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
  int m_rowHeight;
};

}  // namespace ack::ui::widgets
