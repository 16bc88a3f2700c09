#include "ui/shell/navigation_rail.h"

#include "ui/shell/nav_button.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

namespace ack::ui::shell {

using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

NavigationRail::NavigationRail(style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_pages(new QVBoxLayout) {
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
  buildFoot();
  setCollapsed(false);
}

void NavigationRail::addPage(const QString& key, const QString& word) {
  const bool money = key == QLatin1String("ledger");
  const bool operations = key == QLatin1String("sources");
  const QString group = money ? tr("Money") : operations ? tr("Operations") : tr("Work");
  if (group != m_lastGroup) {
    m_lastGroup = group;
    auto* caption = new Label(m_theme, Role::captionStrong, Token::text3, group);
    caption->setContentsMargins(8, 12, 0, 2);
    caption->setFixedHeight(30);
    m_pages->addWidget(caption);
    m_wideOnly << caption;
  }
  auto* button = new NavButton(m_theme, key, word);
  button->setAutoExclusive(true);
  connect(button, &QAbstractButton::clicked, this, [this, key] { Q_EMIT pageChosen(key); });
  m_pages->addWidget(button);
  m_buttons.append(std::pair<QString, NavButton*>(key, button));
}

void NavigationRail::buildFoot() {
  auto* foot = new QFrame;
  foot->setProperty("edge", QStringLiteral("top"));
  foot->setFixedHeight(64);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(16, 0, 12, 0);
  row->setSpacing(8);
  m_placeIcon = new IconLabel(m_theme, QStringLiteral("live"), 20, Token::text2);
  row->addWidget(m_placeIcon);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  lines->addStretch(1);
  m_place = new Label(m_theme, Role::smallStrong, Token::text);
  m_detail = new Label(m_theme, Role::caption, Token::text3);
  m_place->setElide(Qt::ElideRight);
  m_detail->setElide(Qt::ElideRight);
  lines->addWidget(m_place);
  lines->addWidget(m_detail);
  lines->addStretch(1);
  row->addLayout(lines, 1);
  m_themeButton = new widgets::Button(m_theme, widgets::Button::Kind::ghost, {},
                                      m_theme.isDark() ? QStringLiteral("moon") : QStringLiteral("sun"));
  m_themeButton->setProperty("iconOnly", true);
  m_themeButton->setSmall(true);
  m_themeButton->setAccessibleName(tr("Light or dark"));
  m_themeButton->setToolTip(tr("Light or dark"));
  connect(&m_theme, &style::Theme::changed, this,
          [this] { m_themeButton->setIconName(m_theme.isDark() ? QStringLiteral("moon") : QStringLiteral("sun")); });
  connect(m_themeButton, &QPushButton::clicked, this, &NavigationRail::showThemeMenu);
  row->addWidget(m_themeButton);
  m_wideOnly << m_place << m_detail << m_placeIcon;
  layout()->addWidget(foot);
}

void NavigationRail::showThemeMenu() {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  auto* group = new QActionGroup(menu);
  const auto add = [&](style::Mode mode, const QString& word) {
    QAction* action = menu->addAction(word);
    action->setCheckable(true);
    action->setChecked(m_theme.mode() == mode);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, mode] { Q_EMIT modeChosen(mode); });
  };
  add(style::Mode::system, tr("As the system"));
  add(style::Mode::light, tr("Light"));
  add(style::Mode::dark, tr("Dark"));
  menu->popup(m_themeButton->mapToGlobal(QPoint(0, -menu->sizeHint().height() - 4)));
}

void NavigationRail::setCurrent(const QString& key) {
  for (const auto& [name, button] : std::as_const(m_buttons)) button->setChecked(name == key);
}

void NavigationRail::setCollapsed(bool collapsed) {
  setFixedWidth(collapsed ? kNarrow : kWide);
  for (QWidget* widget : std::as_const(m_wideOnly)) widget->setVisible(!collapsed);
  for (const auto& [name, button] : std::as_const(m_buttons)) button->setCollapsed(collapsed);
}

void NavigationRail::setDeadLetters(std::int64_t count) {
  for (const auto& [name, button] : std::as_const(m_buttons))
    if (name == QLatin1String("dead-letters")) button->setCount(count);
}

void NavigationRail::setPlace(bool embedded, const QString& line, const QString& detail) {
  m_placeIcon->setIcon(embedded ? QStringLiteral("live") : QStringLiteral("eye"), Token::text2);
  m_place->setText(line);
  m_detail->setText(detail);
}

}  // namespace ack::ui::shell
