#include "ui/signin/role_list.h"

#include "ui/text/role_words.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::signin {

using style::Role;
using style::Token;
using widgets::Label;

RoleList::RoleList(const style::Theme& theme, QWidget* parent) : QFrame(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 32, 24, 24);
  column->setSpacing(0);
  column->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("What each role may do")));
  column->addSpacing(12);
  for (const access::Role role : access::allRoles()) {
    column->addWidget(widgets::makeRule());
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 12, 0, 12);
    row->setSpacing(12);
    auto* icon = new widgets::IconLabel(theme, text::roleIcon(role), 20, Token::text2);
    row->addWidget(icon, 0, Qt::AlignTop);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(2);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new Label(theme, Role::bodyStrong, Token::text, text::roleWord(role)));
    auto* yours =
        new widgets::Badge(theme, tr("yours", "role"), Token::link, Token::accentTint, QStringLiteral("role"));
    yours->hide();
    head->addWidget(yours);
    head->addStretch(1);
    lines->addLayout(head);
    auto* explained = new Label(theme, Role::small, Token::text2, text::roleExplained(role));
    explained->setWordWrap(true);
    lines->addWidget(explained);
    row->addLayout(lines, 1);
    column->addLayout(row);
    m_rows << Row{role, icon, yours};
  }
  column->addStretch(1);
}

void RoleList::mark(std::optional<access::Role> role) {
  for (const Row& row : std::as_const(m_rows)) {
    row.yours->setVisible(role == row.role);
    row.icon->setIcon(text::roleIcon(row.role), role == row.role ? Token::link : Token::text2);
  }
}

}  // namespace ack::ui::signin
