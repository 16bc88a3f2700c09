#pragma once
// Instead of the pages while the window is locked: who locked it and why, the way back, and totals only.
#include "core/query/views.h"
#include "ui/session/attendance.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <optional>

namespace ack::ui::widgets {
class Badge;
class Button;
class FactsList;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::signin {

class PasswordField;
class WaitLine;

/// Thread: gui. `attendance` must outlive it.
class LockPage final : public QWidget {
  Q_OBJECT
 public:
  LockPage(const style::Theme& theme, session::Attendance& attendance, QWidget* parent = nullptr);
  void enter();
  /// How long the window was left without input before it locks; told in the sentence.
  void setIdleMinutes(int minutes);
  void presentTotals(bool receiving, const std::optional<query::Status>& status);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  class Portrait;
  QWidget* buildCard();
  void follow();
  void unlock();

  const style::Theme& m_theme;
  session::Attendance& m_attendance;
  Portrait* m_portrait;
  widgets::Label* m_name;
  widgets::Badge* m_role;
  widgets::Label* m_why;
  PasswordField* m_password;
  WaitLine* m_trouble;
  widgets::Button* m_unlock;
  widgets::FactsList* m_totals;
  int m_idleMinutes{10};
};

}  // namespace ack::ui::signin
