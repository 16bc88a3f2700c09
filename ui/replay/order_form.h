#pragma once
// What a person adds to a preview before it is asked for: why, that the cause is corrected, how fast, and what stays
// true. Says what is missing and takes the focus there.
#include "core/operate/replay_commands.h"
#include "ui/style/theme.h"

#include <QWidget>

class QCheckBox;
class QSpinBox;
class QVBoxLayout;

namespace ack::ui::widgets {
class ChoiceButton;
class FormField;
class Label;
class ReasonField;
}  // namespace ack::ui::widgets

namespace ack::ui::replay {

/// Thread: gui.
class OrderForm final : public QWidget {
  Q_OBJECT
 public:
  explicit OrderForm(const style::Theme& theme, QWidget* parent = nullptr);

  /// `attempts`: "5 → 6", or empty where they differ. `approvers`: who may be the second person, in words.
  void present(const operate::ReplayPreview& preview, const QString& attempts, const QStringList& approvers);
  [[nodiscard]] operate::ReplayOrder order() const;
  /// Whether nothing is missing.
  bool isGood();
  [[nodiscard]] QWidget* firstFocus() const;

 private:
  QWidget* buildPace(const style::Theme& theme);
  void buildTruths(const style::Theme& theme, QVBoxLayout* into);
  void showTime();
  widgets::ChoiceButton* m_kind;
  widgets::ReasonField* m_reason;
  QCheckBox* m_corrected;
  widgets::FormField* m_correctedField;
  QSpinBox* m_batch;
  QSpinBox* m_interval;
  QSpinBox* m_atATime;
  widgets::Label* m_time;
  QCheckBox* m_stop;
  QWidget* m_secondHost;
  widgets::Label* m_second;
  widgets::Label* m_counter;
  std::int64_t m_runs{0};
  bool m_needsCorrection{false};
};

}  // namespace ack::ui::replay
