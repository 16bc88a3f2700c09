#pragma once
// Accepted (dashed) and completed (solid) per step of time, the gap between them filled while work is behind.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

namespace ack::ui::charts {

/// Thread: gui. Painted, not animated; its values are also its accessible description.
class ThroughputChart : public QWidget {
  Q_OBJECT
 public:
  explicit ThroughputChart(const style::Theme& theme, QWidget* parent = nullptr);
  void setSeries(std::vector<query::MinuteSeriesPoint> series, std::chrono::seconds bucket);
  [[nodiscard]] QSize sizeHint() const override { return {640, 206}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] QRectF plot() const;
  [[nodiscard]] double top() const;
  [[nodiscard]] double xOf(std::size_t index, const QRectF& area) const;
  void paintAxes(QPainter& painter, const QRectF& area) const;
  void paintGap(QPainter& painter, const QRectF& area) const;
  void paintLine(QPainter& painter, const QRectF& area, bool completed) const;
  [[nodiscard]] QString describe(std::size_t index) const;

  const style::Theme& m_theme;
  std::vector<query::MinuteSeriesPoint> m_series;
  std::chrono::seconds m_bucket{1'800};
};

/// The next round step (1, 2, 2.5, 5 times a power of ten, whole) so that `highest` needs at most `lines` of them.
std::int64_t roundStep(std::int64_t highest, int lines);

}  // namespace ack::ui::charts
