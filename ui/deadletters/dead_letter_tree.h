#pragma once
// The tree view of dead letters: groups spanned over the whole width, a click on a group folds it, ticks by pointer,
// Space, Shift with the arrows and Ctrl+A; says when somebody pays attention to it.
#include "ui/deadletters/dead_letter_delegate.h"
#include "ui/style/theme.h"

#include <QTreeView>

namespace ack::ui::deadletters {

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
  /// What the button of each group is; asked for whenever it is painted.
  void setActionOf(DeadLetterDelegate::ActionOf actionOf);
  /// Fits the columns to the fonts and spans the groups; after each reset.
  void arrange();

 Q_SIGNALS:
  void attentionChanged();
  void openRequested(const QModelIndex& index);
  /// Tick or untick a row, or a whole group.
  void tickRequested(const QModelIndex& index, bool ticked);
  void tickAllRequested();
  void actionRequested(const QModelIndex& group);

 protected:
  bool viewportEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;
  void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

 private:
  void toggle(const QModelIndex& group);
  void fitColumns();
  [[nodiscard]] bool isTicked(const QModelIndex& index) const;
  void flip(const QModelIndex& index);
  /// Whether the press was on a tick or a button, which it then is for.
  bool takePress(const QPoint& at, bool extending);
  void extendBy(int step);
  void tickBetween(const QModelIndex& from, const QModelIndex& to);
  [[nodiscard]] QModelIndex nextRow(const QModelIndex& from, int step) const;
  bool showHint(const QPoint& at, const QPoint& global);
  const style::Theme& m_theme;
  DeadLetterDelegate* m_delegate;
  QWidget* m_overlay{nullptr};
  QPersistentModelIndex m_anchor;  ///< from where Shift extends
  bool m_pointerOver{false}, m_pressTaken{false};
};

}  // namespace ack::ui::deadletters
