#include "ui/signin/new_password.h"

#include "ui/signin/password_field.h"
#include "ui/widgets/form_field.h"

#include <QVBoxLayout>

namespace ack::ui::signin {
namespace {
/// As access::checkPassword, which says so again.
constexpr int kLeast = 8;
}  // namespace

NewPassword::NewPassword(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_first(new PasswordField(theme, tr("New password"))),
      m_again(new PasswordField(theme, tr("New password again"))),
      m_firstField(
          new widgets::FormField(theme, tr("New password"), m_first, tr("At least %n characters.", nullptr, kLeast))),
      m_againField(new widgets::FormField(theme, tr("New password again"), m_again)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(16);
  column->addWidget(m_firstField);
  column->addWidget(m_againField);
  connect(m_first, &QLineEdit::textEdited, this, [this] { m_firstField->setError({}); });
  connect(m_again, &QLineEdit::textEdited, this, [this] { m_againField->setError({}); });
}

bool NewPassword::isGood() {
  if (m_first->text().size() < kLeast) {
    m_firstField->setError(tr("At least %n characters.", nullptr, kLeast));
    m_first->setFocus();
    return false;
  }
  if (m_first->text() != m_again->text()) {
    m_againField->setError(tr("This is not the same password."));
    m_again->setFocus();
    return false;
  }
  return true;
}

QString NewPassword::take() {
  (void)m_again->take();
  return m_first->take();
}

}  // namespace ack::ui::signin
