// The desktop's own lock, over a real session bus that the test starts: told once it is on, not when it is off.
#include "ui/shell/screen_lock.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QSignalSpy>
#include <QTest>

#include <unistd.h>

using ack::ui::shell::ScreenLock;

class ScreenLockTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void screenSaver_turnsOn_isTold() {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) QSKIP("there is no session bus: the test is started by dbus-run-session");
    ScreenLock lock(nullptr);
    QVERIFY(lock.isListening());
    QSignalSpy locked(&lock, &ScreenLock::locked);
    // Another connection, as a desktop is.
    QDBusConnection desktop = QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("desktop"));
    const auto tell = [&desktop](bool active) {
      QDBusMessage signal =
          QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/ScreenSaver"),
                                     QStringLiteral("org.freedesktop.ScreenSaver"), QStringLiteral("ActiveChanged"));
      signal << active;
      QVERIFY(desktop.send(signal));
    };
    tell(true);
    QTRY_COMPARE(locked.size(), 1);
    tell(false);
    tell(true);
    QTRY_COMPARE(locked.size(), 2);
  }
};

int main(int argc, char** argv) {
  // A bus of its own, so that nobody's desktop is told. Without dbus-run-session the test goes on and skips.
  if (qEnvironmentVariableIsEmpty("ACK_OWN_BUS")) {
    qputenv("ACK_OWN_BUS", "1");
    ::execlp("dbus-run-session", "dbus-run-session", "--", argv[0], static_cast<char*>(nullptr));
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
  }
  const QCoreApplication application(argc, argv);
  ScreenLockTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "screen_lock_test.moc"
