#include "ui/people/people_view.h"

#include "ui/commands/command_list.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/commands/gate.h"
#include "ui/people/person_sheets.h"
#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/text/role_words.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/toast.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

namespace ack::ui::people {

using access::Permission;
using style::Role;
using style::Token;
using widgets::Button;
using widgets::Label;

namespace {
constexpr int kRow = 52;
}

PeopleView::PeopleView(const style::Theme& theme, session::Session* session, crypto::ScryptCost cost, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_cost(cost), m_message(new widgets::Banner(theme)),
      m_card(new widgets::Card(theme, tr("Who there is"), false)),
      m_add(new Button(theme, Button::Kind::secondary, {}, QStringLiteral("plus"))),
      m_refused(new widgets::EmptyState(theme, QStringLiteral("lock"), {}, {})) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  m_message->hide();
  m_refused->hide();
  column->addWidget(m_message);
  column->addWidget(m_card);
  column->addWidget(m_refused);
  column->addStretch(1);
  m_add->setObjectName(QStringLiteral("addPerson"));
  commands::bind(session, QStringLiteral("user.add"), m_add);
  m_card->titleRow()->setContentsMargins(16, 12, 16, 12);
  m_card->titleRow()->addWidget(m_add);
  connect(m_add, &QPushButton::clicked, this, &PeopleView::add);
  if (session == nullptr) return;
  connect(&session->attendance(), &session::Attendance::changed, this, [this] {
    if (isVisible()) refresh();
  });
}

void PeopleView::refresh() {
  if (m_session == nullptr) return;
  // Asking without the right would only write a refusal.
  const QString why = commands::refusal(m_session->attendance(), Permission::managePeople);
  if (!why.isEmpty()) return presentTrouble({ErrorCode::refused, why.toStdString()});
  m_session->perform<std::vector<operate::PersonView>>(
      this,
      [cost = m_cost](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::PeopleCommands(desk, cost).list(caller);
      },
      [this](const Result<std::vector<operate::PersonView>>& people) {
        if (people)
          present(*people);
        else
          presentTrouble(people.error());
      });
}

void PeopleView::present(const std::vector<operate::PersonView>& people) {
  m_message->hide();
  m_refused->hide();
  m_card->show();
  delete m_rows;
  m_rows = new QWidget;
  auto* column = new QVBoxLayout(m_rows);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  for (const operate::PersonView& person : people) {
    column->addWidget(widgets::makeRule());
    column->addWidget(rowOf(person));
  }
  m_card->body()->addWidget(m_rows);
  Q_EMIT countChanged(static_cast<int>(people.size()));
}

void PeopleView::presentTrouble(const Error& error) {
  const bool refused = error.code == ErrorCode::refused;
  const QString words = text::fromUtf8(error.message);
  m_message->setVisible(!refused);
  if (!refused) {
    m_message->present(widgets::Banner::Tone::danger, tr("The list of people can't be read."), words);
    return;
  }
  delete m_rows;
  m_rows = nullptr;
  m_card->hide();
  m_refused->present(QStringLiteral("lock"), tr("People are not for your role"), words);
  m_refused->show();
}

QWidget* PeopleView::rowOf(const operate::PersonView& person) {
  const QString name = text::fromUtf8(person.name);
  auto* row = new QWidget;
  style::fixHeight(m_theme, row, kRow);
  row->setObjectName(QStringLiteral("person-") + name);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(16, 0, 12, 0);
  line->setSpacing(12);
  line->addWidget(new widgets::Avatar(m_theme, name, 28));
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  lines->addStretch(1);
  auto* who = new Label(m_theme, Role::bodyStrong, person.disabled ? Token::text3 : Token::text, name);
  who->setElide(Qt::ElideRight);
  lines->addWidget(who);
  const bool noPassword = toMicros(person.passwordSetAt) == 0;
  lines->addWidget(new Label(m_theme, Role::small, Token::text3,
                             noPassword
                                 ? tr("No password yet, so they can't sign in")
                                 : tr("Since %1 · password of %2", "two days")
                                       .arg(text::utcDay(person.createdAt), text::utcDay(person.passwordSetAt))));
  lines->addStretch(1);
  line->addLayout(lines, 1);
  if (person.disabled)
    line->addWidget(
        new widgets::Badge(m_theme, tr("Disabled"), Token::dead, Token::deadTint, QStringLiteral("lock")));
  line->addWidget(new widgets::Badge(m_theme, text::roleWord(person.role), Token::text2, Token::heldTint,
                                     text::roleIcon(person.role)));
  auto* more = new Button(m_theme, Button::Kind::ghost, {}, QStringLiteral("more"));
  more->setProperty("iconOnly", true);
  more->setSmall(true);
  more->setObjectName(QStringLiteral("personMenu"));
  more->setToolTip(tr("What can be done about %1").arg(name));
  more->setAccessibleName(more->toolTip());
  line->addWidget(more);
  connect(more, &QPushButton::clicked, this, [this, person, more] { showMenu(person, more); });
  return row;
}

void PeopleView::showMenu(const operate::PersonView& person, QWidget* button) {
  if (m_session == nullptr) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("personActions"));
  const auto add = [&](const char* id, auto&& call) {
    QAction* action = commands::bind(m_session, m_theme, QString::fromLatin1(id), menu->addAction(QString()));
    action->setObjectName(QString::fromLatin1(id));
    connect(action, &QAction::triggered, this, call);
  };
  add("user.role", [this, person] { changeRole(person); });
  add("user.password", [this, person] { setPassword(person); });
  add(person.disabled ? "user.enable" : "user.disable", [this, person] { setDisabled(person); });
  menu->popup(button->mapToGlobal(QPoint(0, button->height() + 4)));
}

commands::Deed PeopleView::deed(Act act) const {
  return [act = std::move(act), cost = m_cost](const operate::Desk& desk, const operate::Caller& caller,
                                               const std::string& reason) {
    operate::PeopleCommands people(desk, cost);
    return act(people, caller, reason);
  };
}

void PeopleView::done(const QString& words) {
  widgets::Toast::show(m_theme, this, QStringLiteral("check"), words);
  refresh();
}

void PeopleView::add() {
  if (m_session == nullptr) return;
  auto* sheet = new AddPersonSheet(m_theme, m_add);
  commands::performWhenConfirmed(
      *m_session, sheet,
      [this, sheet] {
        return deed([name = sheet->name().toStdString(), role = sheet->role(),
                     password = sheet->takePassword().toStdString()](
                        operate::PeopleCommands& people, const operate::Caller& caller, const std::string&) {
          return people.add(caller, name, role, password);
        });
      },
      [this] { done(tr("Person added")); });
}

void PeopleView::changeRole(const operate::PersonView& person) {
  auto* sheet = new ChangeRoleSheet(m_theme, m_add, text::fromUtf8(person.name), person.role);
  commands::performWhenConfirmed(
      *m_session, sheet,
      [this, sheet, name = person.name] {
        return deed([name, role = sheet->role()](operate::PeopleCommands& people, const operate::Caller& caller,
                                                 const std::string& reason) {
          return people.setRole(caller, name, role, reason);
        });
      },
      [this] { done(tr("Role changed")); });
}

void PeopleView::setPassword(const operate::PersonView& person) {
  auto* sheet = new SetPasswordSheet(m_theme, m_add, text::fromUtf8(person.name));
  commands::performWhenConfirmed(
      *m_session, sheet,
      [this, sheet, name = person.name] {
        return deed([name, password = sheet->takePassword().toStdString()](
                        operate::PeopleCommands& people, const operate::Caller& caller, const std::string&) {
          return people.setPassword(caller, name, password);
        });
      },
      [this] { done(tr("Password set")); });
}

void PeopleView::setDisabled(const operate::PersonView& person) {
  const QString name = text::fromUtf8(person.name);
  widgets::Question ask;
  ask.icon = person.disabled ? QStringLiteral("unlock") : QStringLiteral("lock");
  ask.title = person.disabled ? tr("Enable %1?").arg(name) : tr("Disable %1?").arg(name);
  ask.body = person.disabled
                 ? tr("They may sign in again, with their old password and role.")
                 : tr("They are signed out everywhere at once and can't sign in. What they own goes to the "
                      "source's owner, or to nobody.");
  ask.verb = person.disabled ? tr("Enable") : tr("Disable");
  ask.danger = !person.disabled;
  commands::confirmAndPerform(
      m_theme, *m_session, m_add, ask,
      deed([name = person.name, enable = person.disabled](operate::PeopleCommands& people,
                                                          const operate::Caller& caller, const std::string& reason) {
        return enable ? people.enable(caller, name, reason) : people.disable(caller, name, reason);
      }),
      [this, enabled = person.disabled] { done(enabled ? tr("Person enabled") : tr("Person disabled")); });
}

}  // namespace ack::ui::people
