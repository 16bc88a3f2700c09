#pragma once
// Instead of the pages while nobody is signed in: who it is, their password, and what each role may do.
#include "ui/session/attendance.h"
#include "ui/style/theme.h"

#include <QWidget>

class QLineEdit;

namespace ack::ui::widgets {
class Avatar;
class Badge;
class Button;
class FormField;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::signin {

class PasswordField;
class PeopleList;
class RoleList;
class WaitLine;

/// Thread: gui. `attendance` must outlive it.
class SignInPage final : public QWidget {
  Q_OBJECT
 public:
  SignInPage(const style::Theme& theme, session::Attendance& attendance, QWidget* parent = nullptr);
  /// Ready for the next person: no password, the focus where typing begins.
  void enter();
  /// A sentence at the bottom, in the demo only: its people's password.
  void setHint(const QString& hint);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* buildPeople();
  QWidget* buildPassword();
  void buildNote(class QVBoxLayout* column);
  void follow();
  void choose(const QString& name);
  void signIn();
  void showNote();
  [[nodiscard]] QString name() const;

  const style::Theme& m_theme;
  session::Attendance& m_attendance;
  PeopleList* m_people;
  RoleList* m_roles;
  widgets::Avatar* m_avatar;
  widgets::Label* m_name;
  widgets::Badge* m_role;
  QLineEdit* m_otherName;
  widgets::FormField* m_otherField;
  PasswordField* m_password;
  WaitLine* m_trouble;
  widgets::Button* m_signIn;
  widgets::Label* m_note;
  QString m_hint;
};

}  // namespace ack::ui::signin
