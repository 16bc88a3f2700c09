#pragma once
// Paints the manifest of a replay: a head for each delivery (event, source and type, attempt n › n + 1, or what
// became of it), and under it a row for each effect. 32 high.
#include "core/query/replay_views.h"
#include "ui/style/theme.h"

#include <QStyledItemDelegate>

class QTreeView;

namespace ack::ui::replay {

/// Thread: gui. Works over models::ReplayPreviewModel in a QTreeView whose heads are spanned.
class PreviewDelegate final : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kRowHeight = 32;

  PreviewDelegate(const style::Theme& theme, QTreeView* view);
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintHead(QPainter* painter, const QRect& rect, const QModelIndex& index) const;
  void paintEffect(QPainter* painter, const QRect& cell, const QModelIndex& index) const;
  /// Answers where the text ended.
  int write(QPainter* painter, const QRect& where, const QString& text, style::Role role, style::Token token,
            Qt::Alignment alignment = Qt::AlignLeft) const;
  const style::Theme& m_theme;
  QTreeView* m_view;
};

}  // namespace ack::ui::replay
