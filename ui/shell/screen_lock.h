#pragma once
// Tells when the desktop locks its screen or the machine goes to sleep, where the system says so over D-Bus (logind,
// org.freedesktop.ScreenSaver). Without a bus it says nothing, and the window locks by its idle time alone.
#include <QObject>

namespace ack::ui::shell {

/// Thread: gui.
class ScreenLock : public QObject {
  Q_OBJECT
 public:
  explicit ScreenLock(QObject* parent);
  /// Built with D-Bus, and at least one bus answers.
  [[nodiscard]] bool isListening() const { return m_listening; }

 Q_SIGNALS:
  void locked();

 private Q_SLOTS:
  void onLock();
  void onActiveChanged(bool active);
  void onPrepareForSleep(bool begins);

 private:
  bool m_listening{false};
};

}  // namespace ack::ui::shell
