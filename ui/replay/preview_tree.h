#pragma once
// The manifest of a replay to look through: deliveries with their effects under them, unfolded; more are read as one
// scrolls.
#include "ui/style/theme.h"

#include <QTreeView>

namespace ack::ui::replay {

/// Thread: gui.
class PreviewTree final : public QTreeView {
  Q_OBJECT
 public:
  explicit PreviewTree(const style::Theme& theme, QWidget* parent = nullptr);
  void setModel(QAbstractItemModel* model) override;
  /// Covers the rows while it is visible; null takes it away.
  void setOverlay(QWidget* overlay);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

 private:
  void open(int first, int last);
  void fitColumns();
  QWidget* m_overlay{nullptr};
};

}  // namespace ack::ui::replay
