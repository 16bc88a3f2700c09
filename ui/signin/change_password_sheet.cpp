#include "ui/signin/change_password_sheet.h"

#include "ui/signin/new_password.h"
#include "ui/signin/password_field.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/toast.h"

#include <QVBoxLayout>

namespace ack::ui::signin {
namespace {

widgets::Question question() {
  widgets::Question ask;
  ask.title = ChangePasswordSheet::tr("Change your password?");
  ask.icon = QStringLiteral("key");
  ask.body = ChangePasswordSheet::tr("You are signed out everywhere else. It is written to the audit trail.");
  ask.verb = ChangePasswordSheet::tr("Change the password");
  ask.reasonNeeded = false;
  return ask;
}

}  // namespace

ChangePasswordSheet::ChangePasswordSheet(const style::Theme& theme, QWidget* opener, session::Attendance& attendance)
    : ConfirmSheet(theme, opener, question()), m_old(new PasswordField(theme, tr("Current password"))),
      m_oldField(new widgets::FormField(theme, tr("Current password"), m_old)), m_new(new NewPassword(theme)) {
  extra()->addWidget(m_oldField);
  extra()->addWidget(m_new);
  setFirstFocus(m_old);
  connect(m_old, &QLineEdit::textEdited, this, [this] { m_oldField->setError({}); });
  connect(this, &ConfirmSheet::confirmed, this, [this, &attendance] {
    wait();
    attendance.changePassword(m_old->take(), m_new->take());
  });
  connect(&attendance, &session::Attendance::entered, this, [this, &theme] {
    widgets::Toast::show(theme, this, QStringLiteral("check"), tr("Password changed"));
    dismiss();
  });
  connect(&attendance, &session::Attendance::refused, this, [this](const session::Refusal& refusal) {
    fail(refusal.trouble.isEmpty() ? tr("The current password is wrong.") : refusal.trouble);
    m_old->setFocus();
  });
}

bool ChangePasswordSheet::extraIsGood() {
  if (!m_old->text().isEmpty()) return m_new->isGood();
  m_oldField->setError(tr("Write your current password."));
  m_old->setFocus();
  return false;
}

}  // namespace ack::ui::signin
