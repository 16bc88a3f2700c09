#include "ui/people/permission_table.h"

#include "ui/style/room.h"
#include "ui/text/role_words.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::people {

using access::Permission;
using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

namespace {

constexpr int kRow = 34;

/// What a permission needs beside the right itself (domain.md 11; DESIGN-UI 11).
enum class With { alone, reason, secondAsks, secondApproves };

With withWhat(access::Permission permission) {
  switch (permission) {
  case Permission::closeLetter:
  case Permission::judgeOutcome:
  case Permission::revealPayload:
  case Permission::managePeople:
  case Permission::setRetention:
    return With::reason;
  case Permission::replay:
  case Permission::refund:
    return With::secondAsks;
  case Permission::approveReplay:
    return With::secondApproves;
  case Permission::viewFigures:
  case Permission::viewWork:
  case Permission::exportEvidence:
  case Permission::assignOwner:
  case Permission::pauseWork:
  case Permission::runRecovery:
  case Permission::runDrill:
  case Permission::handleAlert:
  case Permission::viewAudit:
  case Permission::configure:
    return With::alone;
  }
  return With::alone;
}

}  // namespace

PermissionTable::PermissionTable(const style::Theme& theme, QWidget* parent)
    : Card(theme, tr("Who may do what"), false, parent), m_theme(theme) {
  setObjectName(QStringLiteral("permissionTable"));
  titleRow()->setContentsMargins(16, 14, 16, 14);
  const auto legend = [this](const QString& icon, Token ink, const QString& words) {
    titleRow()->addWidget(new IconLabel(m_theme, icon, 14, ink));
    titleRow()->addWidget(new Label(m_theme, Role::small, Token::text2, words));
    titleRow()->addSpacing(8);
  };
  legend(QStringLiteral("check"), Token::completed, tr("alone", "may do it without a second person"));
  legend(QStringLiteral("users"), Token::retry, tr("two people"));
  legend(QStringLiteral("minus"), Token::text3, tr("never"));
  auto* grid = new QGridLayout;
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(0);
  addHeader(grid);
  int row = 1;
  for (const Permission permission : access::allPermissions()) addLine(grid, row++, permission);
  grid->setColumnStretch(0, 1);
  body()->addLayout(grid);
}

void PermissionTable::addHeader(QGridLayout* grid) {
  int column = 0;
  const auto head = [&](const QString& words) {
    auto* label = new Label(m_theme, Role::smallStrong, Token::text3, words);
    label->setContentsMargins(16, 0, 8, 0);
    style::fixHeight(m_theme, label, 32);
    grid->addWidget(label, 0, column++);
    return label;
  };
  head(tr("Action"));
  for (const access::Role role : access::allRoles())
    m_heads.append(std::pair<access::Role, QWidget*>(role, head(text::roleWord(role))));
}

void PermissionTable::addLine(QGridLayout* grid, int row, Permission permission) {
  grid->addWidget(widgets::makeRule(), row * 2 - 1, 0, 1, static_cast<int>(access::allRoles().size()) + 1);
  auto* name = new Label(m_theme, Role::body, Token::text, text::permissionLine(permission));
  name->setContentsMargins(16, 0, 8, 0);
  style::fixHeight(m_theme, name, kRow);
  name->setElide(Qt::ElideRight);
  grid->addWidget(name, row * 2, 0);
  int column = 1;
  for (const access::Role role : access::allRoles()) grid->addWidget(cell(role, permission), row * 2, column++);
}

QWidget* PermissionTable::cell(access::Role role, Permission permission) const {
  const bool allowed = access::may(role, permission);
  const With with = withWhat(permission);
  const bool two = with == With::secondAsks || with == With::secondApproves;
  auto* holder = new QWidget;
  holder->setObjectName(QStringLiteral("may-%1-%2").arg(static_cast<int>(role)).arg(static_cast<int>(permission)));
  holder->setProperty("allowed", allowed);
  auto* line = new QHBoxLayout(holder);
  line->setContentsMargins(16, 0, 8, 0);
  line->setSpacing(8);
  const Token ink = !allowed ? Token::text3 : two ? Token::retry : Token::completed;
  line->addWidget(new IconLabel(m_theme,
                                !allowed ? QStringLiteral("minus")
                                : two    ? QStringLiteral("users")
                                         : QStringLiteral("check"),
                                16, ink));
  QString words;
  if (allowed && with == With::reason) words = tr("reason", "a reason must be given");
  if (allowed && with == With::secondAsks) words = tr("asks", "asks a second person");
  if (allowed && with == With::secondApproves) words = tr("approves");
  if (!words.isEmpty()) line->addWidget(new Label(m_theme, Role::small, Token::text2, words));
  line->addStretch(1);
  holder->setAccessibleName(tr("%1, %2: %3", "action, role, whether")
                                .arg(text::permissionLine(permission), text::roleWord(role),
                                     allowed ? (words.isEmpty() ? tr("may") : words) : tr("may not")));
  return holder;
}

void PermissionTable::mark(std::optional<access::Role> role) {
  for (const auto& [of, head] : std::as_const(m_heads))
    static_cast<Label*>(head)->setToken(role && *role == of ? Token::link : Token::text3);
}

}  // namespace ack::ui::people
