#pragma once
// One's own password: the old one, and the new one twice. It signs out every other session of the person.
#include "ui/session/attendance.h"
#include "ui/widgets/confirm_sheet.h"

namespace ack::ui::signin {

class NewPassword;
class PasswordField;

/// Thread: gui. `attendance` must outlive it.
class ChangePasswordSheet final : public widgets::ConfirmSheet {
  Q_OBJECT
 public:
  ChangePasswordSheet(const style::Theme& theme, QWidget* opener, session::Attendance& attendance);

 protected:
  bool extraIsGood() override;

 private:
  PasswordField* m_old;
  widgets::FormField* m_oldField;
  NewPassword* m_new;
};

}  // namespace ack::ui::signin
