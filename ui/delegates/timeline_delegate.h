#pragma once
// Paints one entry of a time line that reads downward: icon on the line, title, time at the right, caption below; the
// last entry is what happens next, with its countdown and a bar of the wait.
#include "ui/style/theme.h"

#include <QStyledItemDelegate>

namespace ack::ui::delegates {

/// Thread: gui. Works over models::TimelineModel.
class TimelineDelegate final : public QStyledItemDelegate {
  Q_OBJECT
 public:
  explicit TimelineDelegate(const style::Theme& theme, QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  const style::Theme& m_theme;
};

}  // namespace ack::ui::delegates
