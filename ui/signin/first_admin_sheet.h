#pragma once
// Makes the first admin of a store that nobody has an account in: from then on the window asks who sits before it.
#include "ui/session/attendance.h"
#include "ui/widgets/confirm_sheet.h"

class QLineEdit;

namespace ack::ui::signin {

class NewPassword;

/// Thread: gui. `attendance` must outlive it.
class FirstAdminSheet final : public widgets::ConfirmSheet {
  Q_OBJECT
 public:
  FirstAdminSheet(const style::Theme& theme, QWidget* opener, session::Attendance& attendance);

 protected:
  bool extraIsGood() override;

 private:
  QLineEdit* m_name;
  widgets::FormField* m_nameField;
  NewPassword* m_password;
};

}  // namespace ack::ui::signin
