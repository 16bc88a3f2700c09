#pragma once
// The tray icon, where the desktop has a tray: totals in its tooltip, the window back, and the end of the program.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QObject>

class QMenu;
class QSystemTrayIcon;
class QWidget;

namespace ack::ui::shell {

/// Thread: gui.
class Tray : public QObject {
  Q_OBJECT
 public:
  [[nodiscard]] static bool isAvailable();
  Tray(const style::Theme& theme, QWidget* window);
  ~Tray() override;
  void present(bool receiving, const query::Status& status);
  /// At the first closing of the window ever: that receiving goes on, and how to end it.
  void tellOnce();

 private:
  void showWindow();
  const style::Theme& m_theme;
  QWidget* m_window;
  QSystemTrayIcon* m_icon;
  std::unique_ptr<QMenu> m_menu;
};

}  // namespace ack::ui::shell
