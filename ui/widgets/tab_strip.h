#pragma once
// Tabs with a 2 px underline under the current one and a count behind the word.
#include "ui/style/theme.h"

#include <QTabBar>

#include <cstdint>
#include <optional>

namespace ack::ui::widgets {

/// Thread: gui. A QTabBar: addTab(), currentChanged().
class TabStrip : public QTabBar {
  Q_OBJECT
 public:
  explicit TabStrip(const style::Theme& theme, QWidget* parent = nullptr);
  void setCount(int index, std::optional<std::int64_t> count);

 protected:
  [[nodiscard]] QSize tabSizeHint(int index) const override;
  [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
};

}  // namespace ack::ui::widgets
