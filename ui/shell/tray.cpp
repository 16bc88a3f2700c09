#include "ui/shell/tray.h"

#include "ui/shell/tray_menu.h"

#include <QSettings>
#include <QSystemTrayIcon>

namespace ack::ui::shell {

bool Tray::isAvailable() { return QSystemTrayIcon::isSystemTrayAvailable(); }

Tray::Tray(const style::Theme& theme, QObject* parent)
    : QObject(parent), m_theme(theme), m_icon(new QSystemTrayIcon(this)), m_menu(std::make_unique<TrayMenu>(theme)) {
  m_icon->setContextMenu(m_menu.get());
  m_icon->setIcon(theme.icon(QStringLiteral("tray-ok"), 22, style::Token::text2));
  connect(m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
    if (reason == QSystemTrayIcon::Trigger || reason == QSystemTrayIcon::DoubleClick)
      Q_EMIT m_menu->windowWanted({}, {});
  });
  connect(m_icon, &QSystemTrayIcon::messageClicked, this,
          [this] { Q_EMIT m_menu->windowWanted(m_toldPage, m_toldFilter); });
  connect(&theme, &style::Theme::changed, this, [this] { m_shown.clear(); });
  m_icon->show();
}

Tray::~Tray() = default;

void Tray::present(const TrayState& state) {
  const TrayLook look = trayLook(state);
  if (look.icon != m_shown) m_icon->setIcon(m_theme.icon(look.icon, 22, style::Token::text2));
  m_shown = look.icon;
  m_icon->setToolTip(look.tooltip);
  m_menu->present(state);
}

void Tray::tellOnce() {
  QSettings settings;
  const QString key = QStringLiteral("tray/told");
  if (settings.value(key).toBool()) return;
  settings.setValue(key, true);
  tell(tr("Acknowledger keeps receiving"), tr("Quit from this icon to stop it."));
}

void Tray::tell(const QString& title, const QString& text, const QString& page, const QString& filter) {
  m_toldPage = page;
  m_toldFilter = filter;
  m_icon->showMessage(title, text);
}

}  // namespace ack::ui::shell
