#include "ui/signin/first_admin_sheet.h"

#include "ui/signin/new_password.h"
#include "ui/style/room.h"
#include "ui/widgets/form_field.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace ack::ui::signin {
namespace {

widgets::Question question() {
  widgets::Question ask;
  ask.title = FirstAdminSheet::tr("Create the first admin?");
  ask.icon = QStringLiteral("role");
  ask.body = FirstAdminSheet::tr("From then on the window asks who sits before it. The admin adds the others. It is "
                                 "written to the audit trail and can't be undone.");
  ask.verb = FirstAdminSheet::tr("Create the admin");
  ask.reasonNeeded = false;
  return ask;
}

}  // namespace

FirstAdminSheet::FirstAdminSheet(const style::Theme& theme, QWidget* opener, session::Attendance& attendance)
    : ConfirmSheet(theme, opener, question()), m_name(new QLineEdit),
      m_nameField(new widgets::FormField(theme, tr("Name"), m_name)), m_password(new NewPassword(theme)) {
  m_name->setMaxLength(64);
  style::keepFont(theme, m_name, style::Role::body);
  extra()->addWidget(m_nameField);
  extra()->addWidget(m_password);
  setFirstFocus(m_name);
  connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameField->setError({}); });
  connect(this, &ConfirmSheet::confirmed, this, [this, &attendance] {
    wait();
    attendance.claim(m_name->text().trimmed(), m_password->take());
  });
  connect(&attendance, &session::Attendance::entered, this, &FirstAdminSheet::dismiss);
  connect(&attendance, &session::Attendance::refused, this,
          [this](const session::Refusal& refusal) { fail(refusal.trouble); });
}

bool FirstAdminSheet::extraIsGood() {
  if (!m_name->text().trimmed().isEmpty()) return m_password->isGood();
  m_nameField->setError(tr("Write the name."));
  m_name->setFocus();
  return false;
}

}  // namespace ack::ui::signin
