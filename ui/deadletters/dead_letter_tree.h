#pragma once
// The tree view of dead letters: groups spanned over the whole width, a click on a group folds it, the row under the
// pointer tinted; says when somebody pays attention to it.
#include "ui/style/theme.h"

#include <QTreeView>

namespace ack::ui::deadletters {

class DeadLetterDelegate;

/// Thread: gui.
class DeadLetterTree final : public QTreeView {
  Q_OBJECT
 public:
  explicit DeadLetterTree(const style::Theme& theme, QWidget* parent = nullptr);

  void setModel(QAbstractItemModel* model) override;
  [[nodiscard]] bool pointerOver() const { return m_pointerOver; }
  [[nodiscard]] bool isAtTop() const;
  /// Covers the rows while it is visible.
  void setOverlay(QWidget* overlay);
  /// Fits the columns to the fonts and spans the groups; after each reset.
  void arrange();

 Q_SIGNALS:
  void attentionChanged();
  void openRequested(const QModelIndex& index);

 protected:
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;
  void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

 private:
  void toggle(const QModelIndex& group);
  void fitColumns();
  const style::Theme& m_theme;
  DeadLetterDelegate* m_delegate;
  QWidget* m_overlay{nullptr};
  bool m_pointerOver{false};
};

}  // namespace ack::ui::deadletters
