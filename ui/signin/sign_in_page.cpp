#include "ui/signin/sign_in_page.h"

#include "ui/signin/password_field.h"
#include "ui/signin/people_list.h"
#include "ui/signin/role_list.h"
#include "ui/signin/wait_line.h"
#include "ui/style/room.h"
#include "ui/text/role_words.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/label.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::signin {

using session::Presence;
using session::Reason;
using style::Role;
using style::Token;
using widgets::Label;

namespace {

constexpr int kHeight = 520;
constexpr int kSide = 272;
constexpr int kMiddle = 352;

}  // namespace

SignInPage::SignInPage(const style::Theme& theme, session::Attendance& attendance, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_attendance(attendance), m_people(new PeopleList(theme)),
      m_roles(new RoleList(theme)), m_avatar(new widgets::Avatar(theme, {}, 40)),
      m_name(new Label(theme, Role::dialog, Token::text)),
      m_role(new widgets::Badge(theme, {}, Token::link, Token::accentTint, QStringLiteral("role"))),
      m_otherName(new QLineEdit), m_otherField(new widgets::FormField(theme, tr("Name"), m_otherName)),
      m_password(new PasswordField(theme, tr("Password"))),
      m_trouble(new WaitLine(theme, tr("The name or the password is wrong."))),
      m_signIn(new widgets::Button(theme, widgets::Button::Kind::primary, tr("Sign in"))),
      m_note(new Label(theme, Role::small, Token::text2)) {
  setAccessibleName(tr("Sign in"));
  auto* frame = new QFrame;
  frame->setProperty("card", true);
  style::leastHeight(theme, frame, kHeight);
  auto* row = new QHBoxLayout(frame);
  row->setContentsMargins(1, 1, 1, 1);
  row->setSpacing(0);
  row->addWidget(buildPeople());
  row->addWidget(buildPassword());
  m_roles->setObjectName(QStringLiteral("signInRoles"));
  m_roles->setFixedWidth(kSide - 2);
  row->addWidget(m_roles);
  auto* centre = new QVBoxLayout(this);
  centre->addStretch(1);
  centre->addWidget(frame, 0, Qt::AlignHCenter);
  centre->addStretch(1);

  connect(m_people, &PeopleList::chosenChanged, this, &SignInPage::choose);
  connect(m_signIn, &QPushButton::clicked, this, &SignInPage::signIn);
  connect(m_trouble, &WaitLine::over, this, [this] { m_signIn->setEnabled(true); });
  connect(&attendance, &session::Attendance::changed, this, &SignInPage::follow);
  connect(&attendance, &session::Attendance::refused, this, [this](const session::Refusal& refusal) {
    if (m_attendance.presence().state != Presence::State::signedOut) return;
    m_trouble->present(refusal);
    m_signIn->setText(tr("Sign in"));
    m_signIn->setEnabled(!m_trouble->isWaiting());
    m_password->setFocus();
  });
  follow();
  choose(m_people->chosen());
}

QWidget* SignInPage::buildPeople() {
  auto* side = new QFrame;
  side->setFixedWidth(kSide);
  side->setProperty("edge", QStringLiteral("right"));
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(20, 32, 20, 24);
  column->setSpacing(0);
  auto* brand = new QHBoxLayout;
  brand->setContentsMargins(12, 0, 0, 0);
  brand->setSpacing(12);
  brand->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("app-icon"), 40, Token::text));
  brand->addWidget(new Label(m_theme, Role::dialog, Token::text, QStringLiteral("Acknowledger")), 1);
  column->addLayout(brand);
  column->addSpacing(24);
  auto* who = new Label(m_theme, Role::smallStrong, Token::text2, tr("Who is this?"));
  who->setContentsMargins(12, 0, 0, 0);
  column->addWidget(who);
  column->addSpacing(4);
  column->addWidget(m_people, 1);
  return side;
}

QWidget* SignInPage::buildPassword() {
  auto* middle = new QFrame;
  style::fixWidth(m_theme, middle, kMiddle);
  middle->setProperty("edge", QStringLiteral("right"));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(32, 32, 32, 32);
  column->setSpacing(0);
  auto* head = new QHBoxLayout;
  head->setSpacing(12);
  head->addWidget(m_avatar);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(2);
  m_name->setElide(Qt::ElideRight);
  lines->addWidget(m_name);
  lines->addWidget(m_role, 0, Qt::AlignLeft);
  head->addLayout(lines, 1);
  column->addLayout(head);
  column->addSpacing(20);
  style::keepFont(m_theme, m_otherName, Role::body);
  m_otherName->setMaxLength(64);
  m_otherField->setContentsMargins(0, 0, 0, 16);
  column->addWidget(m_otherField);
  column->addWidget(new widgets::FormField(m_theme, tr("Password"), m_password));
  column->addSpacing(8);
  column->addWidget(m_trouble);
  column->addSpacing(16);
  m_signIn->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  column->addWidget(m_signIn);
  column->addStretch(1);
  buildNote(column);
  return middle;
}

void SignInPage::buildNote(QVBoxLayout* column) {
  auto* note = new QFrame;
  note->setObjectName(QStringLiteral("signInNote"));
  auto* row = new QHBoxLayout(note);
  row->setContentsMargins(12, 12, 12, 12);
  row->setSpacing(12);
  row->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("info"), 16, Token::text2), 0, Qt::AlignTop);
  m_note->setWordWrap(true);
  row->addWidget(m_note, 1);
  column->addWidget(note);
}

void SignInPage::setHint(const QString& hint) {
  m_hint = hint;
  showNote();
}

void SignInPage::showNote() {
  QString why;
  switch (m_attendance.reason()) {
  case Reason::elsewhere:
    why = tr("You were signed out: the session had ended.");
    break;
  case Reason::disabled:
    why = tr("You were signed out: this account was disabled.");
    break;
  case Reason::none:
  case Reason::asked:
  case Reason::idle:
  case Reason::screen:
    break;
  }
  QStringList sentences;
  if (!why.isEmpty()) sentences << why;
  sentences << tr("Every sign-in is written to the audit trail.");
  if (!m_hint.isEmpty()) sentences << m_hint;
  m_note->setText(sentences.join(QLatin1Char(' ')));
}

void SignInPage::follow() {
  m_people->present(m_attendance.names());
  showNote();
  // Whoever was here last is the likeliest to come back.
  const QString& name = m_attendance.presence().name;
  if (!name.isEmpty()) m_people->choose(name);
}

void SignInPage::choose(const QString& name) {
  const auto& names = m_attendance.names();
  const auto found = std::find_if(names.begin(), names.end(),
                                  [&name](const auto& one) { return QString::fromStdString(one.name) == name; });
  const bool known = found != names.end();
  m_avatar->setName(name);
  m_name->setText(known ? name : tr("Someone else"));
  m_role->setVisible(known);
  if (known) m_role->setText(text::roleWord(found->role));
  m_otherField->setVisible(!known);
  m_roles->mark(known ? std::optional(found->role) : std::nullopt);
  (void)m_password->take();
  m_trouble->clear();
}

QString SignInPage::name() const { return m_people->chosen().isEmpty() ? m_otherName->text() : m_people->chosen(); }

void SignInPage::enter() {
  m_signIn->setText(tr("Sign in"));
  m_signIn->setEnabled(!m_trouble->isWaiting());
  (void)m_password->take();
  m_otherName->clear();
  QWidget* first = m_people->chosen().isEmpty() ? m_otherName : static_cast<QWidget*>(m_password);
  first->setFocus(Qt::OtherFocusReason);
}

void SignInPage::signIn() {
  if (!m_signIn->isEnabled()) return;
  if (name().isEmpty()) {
    m_otherName->setFocus();
    return m_trouble->say(tr("Write your name."));
  }
  if (m_password->text().isEmpty()) {
    m_password->setFocus();
    return m_trouble->say(tr("Write your password."));
  }
  m_trouble->clear();
  m_signIn->setText(tr("Signing in…"));
  m_signIn->setEnabled(false);
  m_attendance.signIn(name(), m_password->take());
}

void SignInPage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), m_theme.color(Token::window)); }

void SignInPage::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && (m_password->hasFocus() || m_otherName->hasFocus())) return signIn();
  QWidget::keyPressEvent(event);
}

}  // namespace ack::ui::signin
