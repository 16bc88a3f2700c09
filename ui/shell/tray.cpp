#include "ui/shell/tray.h"

#include "ui/text/formats.h"

#include <QApplication>
#include <QMenu>
#include <QSettings>
#include <QSystemTrayIcon>
#include <QWidget>

namespace ack::ui::shell {

bool Tray::isAvailable() { return QSystemTrayIcon::isSystemTrayAvailable(); }

Tray::Tray(const style::Theme& theme, QWidget* window)
    : QObject(window), m_theme(theme), m_window(window), m_icon(new QSystemTrayIcon(this)),
      m_menu(std::make_unique<QMenu>()) {
  m_menu->addAction(tr("Show Acknowledger"), this, &Tray::showWindow);
  m_menu->addSeparator();
  m_menu->addAction(tr("Quit and stop receiving"), qApp, &QApplication::quit, Qt::QueuedConnection);
  m_icon->setContextMenu(m_menu.get());
  m_icon->setIcon(theme.icon(QStringLiteral("tray-ok"), 22, style::Token::text2));
  connect(m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
    if (reason == QSystemTrayIcon::Trigger || reason == QSystemTrayIcon::DoubleClick) showWindow();
  });
  m_icon->show();
}

Tray::~Tray() = default;

void Tray::present(bool receiving, const query::Status& status) {
  const std::int64_t dead = status.states.of(domain::DeliveryState::dead);
  const QString icon = !receiving && status.enginePid == 0 ? QStringLiteral("tray-offline")
                       : dead > 0                          ? QStringLiteral("tray-attention")
                                                           : QStringLiteral("tray-ok");
  m_icon->setIcon(m_theme.icon(icon, 22, style::Token::text2));
  m_icon->setToolTip(tr("Acknowledger: %1 completed, %2 unfinished, %3 set aside", "three counts")
                         .arg(text::count(status.states.of(domain::DeliveryState::completed)),
                              text::count(status.states.unfinished()), text::count(dead)));
}

void Tray::tellOnce() {
  QSettings settings;
  const QString key = QStringLiteral("tray/told");
  if (settings.value(key).toBool()) return;
  settings.setValue(key, true);
  m_icon->showMessage(tr("Acknowledger keeps receiving"), tr("Quit from this icon to stop it."));
}

void Tray::showWindow() {
  m_window->show();
  m_window->raise();
  m_window->activateWindow();
}

}  // namespace ack::ui::shell
