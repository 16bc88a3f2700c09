#include "ui/shell/screen_lock.h"

#ifdef ACK_DBUS
#include <QDBusConnection>
#endif

namespace ack::ui::shell {

ScreenLock::ScreenLock(QObject* parent) : QObject(parent) {
#ifdef ACK_DBUS
  QDBusConnection session = QDBusConnection::sessionBus();
  if (session.isConnected()) {
    // Both names are in use: freedesktop's, and GNOME's own of the same signal.
    for (const char* service : {"org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"})
      m_listening |= session.connect({}, {}, QLatin1String(service), QStringLiteral("ActiveChanged"), this,
                                     SLOT(onActiveChanged(bool)));
  }
  QDBusConnection system = QDBusConnection::systemBus();
  if (system.isConnected()) {
    const QString logind = QStringLiteral("org.freedesktop.login1");
    m_listening |= system.connect(logind, {}, QStringLiteral("org.freedesktop.login1.Session"),
                                  QStringLiteral("Lock"), this, SLOT(onLock()));
    m_listening |= system.connect(logind, {}, QStringLiteral("org.freedesktop.login1.Manager"),
                                  QStringLiteral("PrepareForSleep"), this, SLOT(onPrepareForSleep(bool)));
  }
#endif
}

void ScreenLock::onLock() { Q_EMIT locked(); }

void ScreenLock::onActiveChanged(bool active) {
  if (active) Q_EMIT locked();
}

void ScreenLock::onPrepareForSleep(bool begins) {
  if (begins) Q_EMIT locked();
}

}  // namespace ack::ui::shell
