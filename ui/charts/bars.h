#pragma once
// Small bars: completion hour by hour, and the sparkline of a source.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace ack::ui::charts {

/// One bar per step of the window; a missed target is shorter and amber, a step without anything due is a line.
/// Thread: gui.
class HourBars : public QWidget {
  Q_OBJECT
 public:
  explicit HourBars(const style::Theme& theme, QWidget* parent = nullptr);
  /// `target` as a share, 0.99.
  void setHours(std::vector<query::HourCompletion> hours, double target);
  [[nodiscard]] int onTarget() const;
  [[nodiscard]] int counted() const;  ///< steps where anything was due

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  const style::Theme& m_theme;
  std::vector<query::HourCompletion> m_hours;
  double m_target{0.99};
};

/// For delegates: bars of 3 px with 1 px between, as high as `rect`, at its left.
void paintSparkline(QPainter& painter, const style::Theme& theme, const QRect& rect,
                    const std::vector<std::int64_t>& values);

}  // namespace ack::ui::charts
