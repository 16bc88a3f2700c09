#include "ui/people/role_picker.h"

#include "ui/style/room.h"
#include "ui/text/role_words.h"
#include "ui/widgets/label.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ack::ui::people {

RolePicker::RolePicker(const style::Theme& theme, access::Role role, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)),
      m_explained(new widgets::Label(theme, style::Role::small, style::Token::text2)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* grid = new QGridLayout;
  grid->setSpacing(6);
  int place = 0;
  for (const access::Role one : access::allRoles()) {
    auto* button = new QRadioButton(text::roleWord(one));
    style::keepFont(theme, button, style::Role::body);
    button->setObjectName(QStringLiteral("role-%1").arg(static_cast<int>(one)));
    button->setAccessibleDescription(text::roleExplained(one));
    m_group->addButton(button, static_cast<int>(one));
    grid->addWidget(button, place / 2, place % 2);
    ++place;
  }
  column->addLayout(grid);
  // Room for the longest, so that nothing moves when another is chosen.
  style::leastHeight(theme, m_explained, 3 * widgets::lineHeight(style::Role::small));
  m_explained->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_explained->setWordWrap(true);
  column->addWidget(m_explained);
  connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
    if (const auto chosen = access::roleFromNumber(id); checked && chosen)
      m_explained->setText(text::roleExplained(*chosen));
  });
  setRole(role);
}

access::Role RolePicker::role() const {
  return access::roleFromNumber(m_group->checkedId()).value_or(access::Role::founder);
}

void RolePicker::setRole(access::Role role) { m_group->button(static_cast<int>(role))->setChecked(true); }

}  // namespace ack::ui::people
