#pragma once
// Paints one event's time line around one axis of UTC times: arrivals at the left, what we did at the right, pauses
// as words on the axis.
#include "ui/style/theme.h"

#include <QStyledItemDelegate>

namespace ack::ui::models {
struct StoryEntry;
}

namespace ack::ui::trace {

/// Thread: gui. Works over models::TimelineModel.
class TraceDelegate final : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kRowHeight = 44;
  static constexpr int kGapHeight = 28;
  static constexpr int kAxisWidth = 112;
  static constexpr int kConnector = 16;

  explicit TraceDelegate(const style::Theme& theme, QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  /// Width of the left side in a list of that width.
  [[nodiscard]] static int leftWidth(int width) { return (width - kAxisWidth - 2 * kConnector) * 46 / 100; }

 private:
  void paintBox(QPainter* painter, const QRect& box, const models::StoryEntry& entry, const QString& title,
                bool focused) const;
  void paintAxis(QPainter* painter, const QRect& row, int center, bool first, bool last) const;
  const style::Theme& m_theme;
};

}  // namespace ack::ui::trace
