#include "ui/commands/gate.h"

#include "ui/session/session.h"
#include "ui/style/theme.h"
#include "ui/text/role_words.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QObject>

namespace ack::ui::commands {

QString refusal(const session::Attendance& attendance, access::Permission permission) {
  if (attendance.may(permission)) return {};
  QStringList people;
  for (const operate::SignInName& one : attendance.names())
    if (access::may(one.role, permission)) people << QString::fromStdString(one.name);
  return text::refusalSentence(permission, people);
}

void gate(session::Session* session, widgets::Button* button, access::Permission permission) {
  if (session == nullptr) return;
  const session::Attendance& attendance = session->attendance();
  const auto follow = [&attendance, button, permission] { button->setRefusal(refusal(attendance, permission)); };
  QObject::connect(&attendance, &session::Attendance::changed, button, follow);
  follow();
}

void gate(session::Session* session, const style::Theme& theme, QAction* action, access::Permission permission) {
  if (session == nullptr) return;
  const session::Attendance& attendance = session->attendance();
  const QString words = action->text();
  const QIcon icon = action->icon();
  const auto follow = [&attendance, &theme, action, permission, words, icon] {
    const QString why = refusal(attendance, permission);
    action->setEnabled(why.isEmpty());
    action->setToolTip(why);
    action->setIcon(why.isEmpty() ? icon : theme.icon(QStringLiteral("lock"), 16, style::Token::text3));
    QStringList roles;
    for (const access::Role role : access::whoMay(permission)) roles << text::roleWord(role);
    action->setText(why.isEmpty() ? words
                                  : words.section(QLatin1Char('\t'), 0, 0) + QLatin1Char('\t') +
                                        roles.join(QStringLiteral(", ")));
  };
  QObject::connect(&attendance, &session::Attendance::changed, action, follow);
  follow();
}

}  // namespace ack::ui::commands
