#pragma once
// Small framed cards of the replay sheet: a gate (icon, what is so, one more line), and a total (icon, figure, what
// it counts).
#include "ui/style/theme.h"

#include <QFrame>

namespace ack::ui::widgets {
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::replay {

/// Thread: gui. 52 high.
class GateCard final : public QFrame {
  Q_OBJECT
 public:
  enum class Tone { passed, open, waiting, blocked };
  explicit GateCard(const style::Theme& theme, QWidget* parent = nullptr);
  void present(Tone tone, const QString& fact, const QString& more);

 private:
  widgets::IconLabel* m_icon;
  widgets::Label* m_fact;
  widgets::Label* m_more;
};

/// Thread: gui. 58 high.
class TotalCard final : public QFrame {
  Q_OBJECT
 public:
  TotalCard(const style::Theme& theme, const QString& icon, style::Token ink, const QString& name,
            const QString& meaning, QWidget* parent = nullptr);
  void setTotal(std::int64_t total);

 private:
  QString m_name, m_meaning;
  widgets::Label* m_figure;
};

}  // namespace ack::ui::replay
