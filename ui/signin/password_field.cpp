#include "ui/signin/password_field.h"

#include "ui/style/room.h"

#include <QAction>

namespace ack::ui::signin {

PasswordField::PasswordField(const style::Theme& theme, const QString& name, QWidget* parent)
    : QLineEdit(parent), m_theme(theme), m_eye(addAction(QIcon(), TrailingPosition)) {
  setAccessibleName(name);
  style::keepFont(theme, this, style::Role::body);
  // Scrypt would take more, but nobody types more.
  setMaxLength(1'024);
  connect(m_eye, &QAction::triggered, this,
          [this] { showAs(echoMode() == QLineEdit::Password ? QLineEdit::Normal : QLineEdit::Password); });
  connect(&theme, &style::Theme::changed, this, [this] { showAs(echoMode()); });
  showAs(QLineEdit::Password);
}

void PasswordField::showAs(EchoMode mode) {
  setEchoMode(mode);
  const bool hidden = mode == QLineEdit::Password;
  m_eye->setIcon(m_theme.icon(hidden ? QStringLiteral("eye") : QStringLiteral("eye-off"), 16, style::Token::text2));
  m_eye->setToolTip(hidden ? tr("Show the password") : tr("Hide the password"));
}

QString PasswordField::take() {
  const QString typed = text();
  // Setting the text, unlike clearing it, empties the undo history too.
  setText({});
  showAs(QLineEdit::Password);
  return typed;
}

}  // namespace ack::ui::signin
