#pragma once
// How long unfinished work has waited: one bar per age, stacked by state, with each state's icon and count beside it.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

namespace ack::ui::charts {

/// Thread: gui.
class AgingChart : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kRowHeight = 32;

  explicit AgingChart(const style::Theme& theme, QWidget* parent = nullptr);
  void setBuckets(std::vector<query::AgeBucket> buckets);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Columns {
    int label, bar, total, cell;
  };
  [[nodiscard]] Columns columns() const;
  void paintRow(QPainter& painter, const query::AgeBucket& bucket, int y, const Columns& columns,
                std::int64_t longest) const;
  const style::Theme& m_theme;
  std::vector<query::AgeBucket> m_buckets;
};

/// "under 1 min", "5–15 min", "1–4 h", "over 4 h".
QString ageWords(const query::AgeBucket& bucket);

}  // namespace ack::ui::charts
