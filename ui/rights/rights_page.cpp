#include "ui/rights/rights_page.h"

#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/role_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ack::ui::rights {

using access::Permission;
using style::Role;
using style::Token;
using widgets::Label;

namespace {
constexpr int kRow = 40;
constexpr int kWidest = 960;
}  // namespace

RightsPage::RightsPage(const style::Theme& theme, session::Session* session, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session) {
  setObjectName(QStringLiteral("page"));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* inside = new QWidget;
  auto* row = new QHBoxLayout(inside);
  row->setContentsMargins(24, 8, 24, 24);
  m_column = new QVBoxLayout;
  m_column->setSpacing(16);
  row->addLayout(m_column, 1);
  row->addStretch(0);
  scroll->setWidget(inside);
  outer->addWidget(scroll);
  if (m_session != nullptr)
    connect(&m_session->attendance(), &session::Attendance::changed, this, &RightsPage::present);
  present();
}

void RightsPage::setActive(bool active) {
  if (active) present();
}

QString RightsPage::who() const {
  if (m_session == nullptr) return {};
  const session::Presence& presence = m_session->attendance().presence();
  switch (presence.state) {
  case session::Presence::State::signedIn:
  case session::Presence::State::locked:
    return tr("%1, %2 · each of these is checked again when it is done", "name, role")
        .arg(presence.name, text::roleWord(presence.role));
  case session::Presence::State::unattended:
    return tr("Nobody has an account yet, so this window acts as the account of this computer");
  case session::Presence::State::unknown:
  case session::Presence::State::signedOut:
    return {};
  }
  return {};
}

void RightsPage::present() {
  delete m_content;
  m_content = new QWidget;
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(16);
  m_content->setMaximumWidth(kWidest);
  m_column->insertWidget(0, m_content, 1);
  addGroup(tr("You may"), true);
  addGroup(tr("Others may"), false);
  column->addStretch(1);
  Q_EMIT factsChanged(who());
}

void RightsPage::addGroup(const QString& title, bool allowed) {
  auto* card = new widgets::Card(m_theme, title, true);
  int lines = 0;
  for (const Permission permission : access::allPermissions()) {
    const bool may = m_session == nullptr || m_session->attendance().may(permission);
    if (may != allowed) continue;
    if (lines++ > 0) card->body()->addWidget(widgets::makeRule());
    card->body()->addWidget(line(permission, allowed));
  }
  card->body()->setSpacing(0);
  if (lines == 0) {
    delete card;
    return;
  }
  static_cast<QVBoxLayout*>(m_content->layout())->addWidget(card);
}

QWidget* RightsPage::line(Permission permission, bool allowed) const {
  auto* line = new QWidget;
  style::leastHeight(m_theme, line, kRow);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  row->addWidget(new widgets::IconLabel(m_theme, allowed ? QStringLiteral("check") : QStringLiteral("lock"), 16,
                                        allowed ? Token::completed : Token::text3));
  auto* what = new Label(m_theme, allowed ? Role::bodyStrong : Role::body, allowed ? Token::text : Token::text2,
                         text::permissionLine(permission));
  row->addWidget(what, 1);
  QStringList roles;
  for (const access::Role role : access::whoMay(permission)) roles << text::roleWord(role);
  auto* who = new Label(m_theme, Role::small, Token::text3, roles.join(QStringLiteral(", ")));
  row->addWidget(who);
  line->setAccessibleName(allowed ? tr("Allowed: %1").arg(what->text())
                                  : tr("Not allowed: %1. For: %2", "what, roles").arg(what->text(), who->text()));
  return line;
}

}  // namespace ack::ui::rights
