#pragma once
// Two to five choices in words, exactly one chosen; arrow keys move. Painted, because joined buttons can't have
// rounded outer corners only through a style sheet.
#include "ui/style/theme.h"

#include <QWidget>

class QAbstractButton;

namespace ack::ui::widgets {

/// Thread: gui.
class SegmentedControl : public QWidget {
  Q_OBJECT
 public:
  explicit SegmentedControl(const style::Theme& theme, QWidget* parent = nullptr);
  /// Added at the right; the first one is chosen.
  void addSegment(const QString& word, const QString& icon = {});
  void setSmall(bool small);
  [[nodiscard]] int current() const;
  /// Chooses without telling currentChanged().
  void setCurrent(int index);
  [[nodiscard]] QAbstractButton* segment(int index) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  /// The person chose another one.
  void currentChanged(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  const style::Theme& m_theme;
  QList<QAbstractButton*> m_segments;
  bool m_small{false};
};

}  // namespace ack::ui::widgets
