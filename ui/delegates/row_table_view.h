#pragma once
// A table of rows as the design has it: no lines, no zebra, fixed row height, the row under the pointer tinted, the
// current row ringed while the keyboard is in it. Rows that come or go in front never move what stands under the
// pointer.
#include "ui/style/theme.h"

#include <QTableView>

namespace ack::ui::delegates {

class RowHeader;

/// Thread: gui.
class RowTableView : public QTableView {
  Q_OBJECT
 public:
  RowTableView(const style::Theme& theme, int rowHeight, QWidget* parent = nullptr);

  /// The header, to give a column's name the column's own paddings.
  [[nodiscard]] RowHeader* rowHeader() const { return m_header; }
  /// The row under the pointer, -1 where there is none.
  [[nodiscard]] int hoverRow() const { return m_hoverRow; }
  [[nodiscard]] bool pointerOver() const { return m_pointerOver; }
  [[nodiscard]] bool isAtTop() const;
  /// First and last row in sight; {0, -1} where the table is empty.
  [[nodiscard]] std::pair<int, int> visibleRows() const;
  void setModel(QAbstractItemModel* model) override;
  /// Covers the rows (not the header) while it is visible: empty, loading and error states. The view owns it.
  void setOverlay(QWidget* overlay);

 Q_SIGNALS:
  /// Pointer came or left, focus came or left, the list was scrolled to or from its top.
  void attentionChanged();
  /// A key that means "open": Enter or Return on the current row.
  void openRequested(const QModelIndex& index);
  /// Home: the reader wants the newest rows.
  void topRequested();

 protected:
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void scrollContentsBy(int dx, int dy) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitRows();
  void setHoverRow(int row);
  void updateRow(int row);
  void noteFrontChange(int first, int last, bool inserted);

  const style::Theme& m_theme;
  int m_rowHeight;  ///< of the design
  RowHeader* m_header;
  QWidget* m_overlay{nullptr};
  int m_hoverRow{-1};
  bool m_pointerOver{false};
  bool m_wasAtTop{true};
};

}  // namespace ack::ui::delegates
