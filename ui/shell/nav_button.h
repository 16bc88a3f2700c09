#pragma once
// One entry of the rail: icon, word, and a counter where there is something to count.
#include "ui/style/theme.h"

#include <QAbstractButton>

#include <cstdint>

namespace ack::ui::shell {

/// Thread: gui. Checkable; the rail makes them exclusive.
class NavButton : public QAbstractButton {
  Q_OBJECT
 public:
  NavButton(const style::Theme& theme, const QString& icon, const QString& word, QWidget* parent = nullptr);
  /// Zero hides it.
  void setCount(std::int64_t count);
  /// Icon only, the word as tooltip.
  void setCollapsed(bool collapsed);
  [[nodiscard]] QSize sizeHint() const override;
  /// So wide that nothing of the word and the counter is cut.
  [[nodiscard]] int neededWidth() const;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void describe();
  [[nodiscard]] int badgeWidth() const;
  [[nodiscard]] int wordsRoom(int width) const;
  const style::Theme& m_theme;
  QString m_icon;
  std::int64_t m_count{0};
  bool m_collapsed{false};
};

}  // namespace ack::ui::shell
