#include "ui/people/person_sheets.h"

#include "core/access/person_name.h"
#include "ui/people/role_picker.h"
#include "ui/signin/new_password.h"
#include "ui/text/formats.h"
#include "ui/widgets/form_field.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace ack::ui::people {
namespace {

widgets::Question addQuestion() {
  widgets::Question ask;
  ask.title = AddPersonSheet::tr("Add a person?");
  ask.icon = QStringLiteral("user");
  ask.body =
      AddPersonSheet::tr("They sign in with this name and password. A person is never deleted, only disabled.");
  ask.verb = AddPersonSheet::tr("Add the person");
  ask.reasonNeeded = false;
  return ask;
}

widgets::Question roleQuestion(const QString& name) {
  widgets::Question ask;
  ask.title = ChangeRoleSheet::tr("Change the role of %1?").arg(name);
  ask.icon = QStringLiteral("role");
  ask.body = ChangeRoleSheet::tr("It takes effect with their next act, also where they are signed in.");
  ask.verb = ChangeRoleSheet::tr("Change the role");
  return ask;
}

widgets::Question passwordQuestion(const QString& name) {
  widgets::Question ask;
  ask.title = SetPasswordSheet::tr("Set a password for %1?").arg(name);
  ask.icon = QStringLiteral("key");
  ask.body = SetPasswordSheet::tr("They are signed out everywhere. Tell them the password yourself.");
  ask.verb = SetPasswordSheet::tr("Set the password");
  ask.reasonNeeded = false;
  return ask;
}

}  // namespace

AddPersonSheet::AddPersonSheet(const style::Theme& theme, QWidget* opener)
    : ConfirmSheet(theme, opener, addQuestion()), m_name(new QLineEdit),
      m_nameField(new widgets::FormField(theme, tr("Name"), m_name, tr("As it will stand in the audit trail"))),
      m_role(new RolePicker(theme, access::Role::support)), m_password(new signin::NewPassword(theme)) {
  m_name->setObjectName(QStringLiteral("personName"));
  m_name->setMaxLength(64);
  extra()->addWidget(m_nameField);
  extra()->addWidget(new widgets::FormField(theme, tr("Role"), m_role));
  extra()->addWidget(m_password);
  setFirstFocus(m_name);
  connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameField->setError({}); });
}

QString AddPersonSheet::name() const { return m_name->text().trimmed(); }
access::Role AddPersonSheet::role() const { return m_role->role(); }
QString AddPersonSheet::takePassword() { return m_password->take(); }

bool AddPersonSheet::extraIsGood() {
  if (const auto good = access::checkPersonName(name().toStdString()); !good) {
    m_nameField->setError(name().isEmpty() ? tr("Write the person's name.") : text::fromUtf8(good.error().message));
    m_name->setFocus();
    return false;
  }
  return m_password->isGood();
}

ChangeRoleSheet::ChangeRoleSheet(const style::Theme& theme, QWidget* opener, const QString& name, access::Role now)
    : ConfirmSheet(theme, opener, roleQuestion(name)), m_role(new RolePicker(theme, now)) {
  extra()->addWidget(new widgets::FormField(theme, tr("Role"), m_role));
}

access::Role ChangeRoleSheet::role() const { return m_role->role(); }

SetPasswordSheet::SetPasswordSheet(const style::Theme& theme, QWidget* opener, const QString& name)
    : ConfirmSheet(theme, opener, passwordQuestion(name)), m_password(new signin::NewPassword(theme)) {
  extra()->addWidget(m_password);
  setFirstFocus(m_password);
}

QString SetPasswordSheet::takePassword() { return m_password->take(); }
bool SetPasswordSheet::extraIsGood() { return m_password->isGood(); }

}  // namespace ack::ui::people
