#pragma once
// What is asked before a person is added, given another role or another password. What they hold is taken over by the
// deed once it is confirmed.
#include "core/access/policy.h"
#include "ui/widgets/confirm_sheet.h"

class QLineEdit;

namespace ack::ui::signin {
class NewPassword;
}

namespace ack::ui::people {

class RolePicker;

/// Thread: gui, as all of them.
class AddPersonSheet final : public widgets::ConfirmSheet {
  Q_OBJECT
 public:
  AddPersonSheet(const style::Theme& theme, QWidget* opener);
  [[nodiscard]] QString name() const;
  [[nodiscard]] access::Role role() const;
  [[nodiscard]] QString takePassword();

 protected:
  bool extraIsGood() override;

 private:
  QLineEdit* m_name;
  widgets::FormField* m_nameField;
  RolePicker* m_role;
  signin::NewPassword* m_password;
};

class ChangeRoleSheet final : public widgets::ConfirmSheet {
  Q_OBJECT
 public:
  ChangeRoleSheet(const style::Theme& theme, QWidget* opener, const QString& name, access::Role now);
  [[nodiscard]] access::Role role() const;

 private:
  RolePicker* m_role;
};

class SetPasswordSheet final : public widgets::ConfirmSheet {
  Q_OBJECT
 public:
  SetPasswordSheet(const style::Theme& theme, QWidget* opener, const QString& name);
  [[nodiscard]] QString takePassword();

 protected:
  bool extraIsGood() override;

 private:
  signin::NewPassword* m_password;
};

}  // namespace ack::ui::people
