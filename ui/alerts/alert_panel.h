#pragma once
// One alert in full: what it is about and what to do next, whose it is, its life from the first time to its end, and
// every message about it.
#include "core/query/views.h"

#include "core/query/alert_views.h"
#include "ui/style/theme.h"

#include <QFrame>

class QVBoxLayout;

namespace ack::ui::widgets {
class Button;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::alerts {

/// Thread: gui.
class AlertPanel final : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kWidth = 392;

  explicit AlertPanel(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::AlertView& alert, UtcTime now);

 Q_SIGNALS:
  void closeRequested();
  void openRequested(const QString& page, const QString& filter);

 private:
  QWidget* buildHead();
  QWidget* buildFoot();
  void rebuild(const query::AlertView& alert, UtcTime now);
  void addTitle(const QString& title);
  void addText(const QString& words);
  void addFact(const QString& name, const QString& value, style::Token ink, const QString& tooltip = {});
  void addStep(const QString& icon, style::Token ink, const QString& words, const QString& more);
  void addLife(const query::AlertView& alert, UtcTime now);
  void addMessages(const query::AlertView& alert, UtcTime now);

  const style::Theme& m_theme;
  QString m_id, m_page, m_filter, m_shown;
  widgets::IconLabel* m_icon;
  widgets::Label* m_sentence;
  widgets::Label* m_number;
  QWidget* m_body;
  QVBoxLayout* m_column;
  widgets::Button* m_open;
};

}  // namespace ack::ui::alerts
