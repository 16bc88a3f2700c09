#include "ui/shell/navigation_rail.h"

#include "ui/shell/account_foot.h"
#include "ui/shell/nav_button.h"
#include "ui/style/room.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::shell {

using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

namespace {
constexpr int kAround = 15;  // the margins beside the buttons
}

NavigationRail::NavigationRail(style::Theme& theme, session::Session& session, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_pages(new QVBoxLayout), m_foot(new AccountFoot(theme, session)) {
  setProperty("surface", QStringLiteral("rail"));
  setProperty("edge", QStringLiteral("right"));
  setAccessibleName(tr("Pages"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);

  auto* brand = new QHBoxLayout;
  brand->setContentsMargins(16, 18, 8, 6);
  brand->setSpacing(8);
  brand->addWidget(new IconLabel(theme, QStringLiteral("app-icon-small"), 28, Token::text));
  auto* name = new Label(theme, Role::section, Token::text, QStringLiteral("Acknowledger"));
  brand->addWidget(name);
  brand->addStretch(1);
  m_wideOnly << name;
  column->addLayout(brand);

  m_pages->setContentsMargins(8, 0, 7, 0);
  m_pages->setSpacing(2);
  column->addLayout(m_pages);
  column->addStretch(1);
  column->addWidget(m_foot);
  setCollapsed(false);
  connect(&theme, &style::Theme::changed, this, &NavigationRail::fit);
}

void NavigationRail::addPage(const QString& key, const QString& word) {
  const bool money = key == QLatin1String("ledger");
  const bool operations = key == QLatin1String("sources");
  const bool control = key == QLatin1String("audit") || key == QLatin1String("settings");
  const QString group = money        ? tr("Money")
                        : operations ? tr("Operations")
                        : control    ? tr("Control", "a group of pages: audit trail, settings")
                                     : tr("Work");
  if (group != m_lastGroup) {
    m_lastGroup = group;
    auto* caption = new Label(m_theme, Role::captionStrong, Token::text3, group);
    caption->setContentsMargins(8, 12, 0, 2);
    style::fixHeight(m_theme, caption, 30);
    m_pages->addWidget(caption);
    m_wideOnly << caption;
  }
  auto* button = new NavButton(m_theme, key, word);
  button->setAutoExclusive(true);
  connect(button, &QAbstractButton::clicked, this, [this, key] { Q_EMIT pageChosen(key); });
  m_pages->addWidget(button);
  m_buttons.append(std::pair<QString, NavButton*>(key, button));
  fit();
}

void NavigationRail::setCurrent(const QString& key) {
  for (const auto& [name, button] : std::as_const(m_buttons)) {
    // A page that is not in the rail leaves none of them chosen, which exclusive buttons refuse.
    button->setAutoExclusive(false);
    button->setChecked(name == key);
    button->setAutoExclusive(true);
  }
}

void NavigationRail::fit() {
  int width = m_theme.scaled(kWide);
  // A language with longer words, or a long count, gets more room; within bounds, beyond which words are elided.
  for (const auto& [name, button] : std::as_const(m_buttons))
    width = std::max(width, button->neededWidth() + kAround);
  setFixedWidth(m_collapsed ? kNarrow : std::min(width, m_theme.scaled(kWidest)));
}

void NavigationRail::setCollapsed(bool collapsed) {
  m_collapsed = collapsed;
  fit();
  for (QWidget* widget : std::as_const(m_wideOnly)) widget->setVisible(!collapsed);
  for (const auto& [name, button] : std::as_const(m_buttons)) button->setCollapsed(collapsed);
  m_foot->setCollapsed(collapsed);
}

void NavigationRail::setDeadLetters(std::int64_t count) {
  for (const auto& [name, button] : std::as_const(m_buttons))
    if (name == QLatin1String("dead-letters")) button->setCount(count);
  fit();
}

}  // namespace ack::ui::shell
