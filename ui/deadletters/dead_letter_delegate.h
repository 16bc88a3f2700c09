#pragma once
// Paints the tree of dead letters: group rows 64 high over the whole width (cause in words, next step, owner), and
// rows 36 high with their columns.
#include "ui/style/theme.h"

#include <QStyledItemDelegate>

class QTreeView;

namespace ack::ui::deadletters {

/// Thread: gui. Works over models::DeadLetterModel in a QTreeView whose group rows are spanned.
class DeadLetterDelegate final : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kGroupHeight = 64;
  static constexpr int kRowHeight = 36;
  static constexpr int kIndent = 92;  ///< where event IDs and causes begin

  DeadLetterDelegate(const style::Theme& theme, QTreeView* view);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  /// The row under the pointer.
  void setHover(const QModelIndex& index) { m_hover = index; }

 private:
  void paintGroup(QPainter* painter, const QRect& rect, const QModelIndex& index) const;
  void paintRow(QPainter* painter, const QRect& cell, const QModelIndex& index) const;
  void paintAttempts(QPainter* painter, const QRect& cell, const QModelIndex& index) const;
  void write(QPainter* painter, const QRect& where, const QString& text, style::Role role, style::Token token,
             Qt::Alignment alignment = Qt::AlignLeft) const;

  const style::Theme& m_theme;
  QTreeView* m_view;
  QPersistentModelIndex m_hover;
};

}  // namespace ack::ui::deadletters
