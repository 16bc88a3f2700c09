#pragma once
// The UTC window of the ledger: from and to (start included, end not), three usual lengths that end now, and the same
// window in local words.
#include "core/base/clock.h"
#include "ui/style/theme.h"

#include <QWidget>

class QDateTimeEdit;

namespace ack::ui::widgets {
class Label;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::ledger {

struct UtcWindow {
  UtcTime from{}, to{};
  friend bool operator==(const UtcWindow&, const UtcWindow&) = default;
};

/// Thread: gui.
class WindowPicker final : public QWidget {
  Q_OBJECT
 public:
  enum Preset { Day, Week, Month, Own };

  WindowPicker(const style::Theme& theme, const Clock& clock, QWidget* parent = nullptr);
  /// A preset ends with the minute after now, so it moves on; an own window stays.
  [[nodiscard]] UtcWindow window() const;
  void setPreset(Preset preset);
  void setWindow(const UtcWindow& window);
  [[nodiscard]] Preset preset() const { return m_preset; }
  /// Shows where a preset's window stands now.
  void moveOn();
  /// A preset of twice or more the length; Month stays.
  void widen();

 Q_SIGNALS:
  void windowChanged();

 private:
  void show(const UtcWindow& window);
  void edited();
  const style::Theme& m_theme;
  const Clock& m_clock;
  QDateTimeEdit* m_from;
  QDateTimeEdit* m_to;
  widgets::SegmentedControl* m_presets;
  widgets::Label* m_local;
  Preset m_preset{Day};
  bool m_quiet{false};
};

}  // namespace ack::ui::ledger
