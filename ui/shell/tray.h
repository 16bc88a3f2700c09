#pragma once
// The tray icon, where the desktop has a tray: its icon by the worst state, its tooltip, its menu, and the window
// back.
#include "ui/shell/tray_state.h"

#include <QObject>

#include <memory>

class QSystemTrayIcon;

namespace ack::ui::shell {

class TrayMenu;

/// Thread: gui.
class Tray final : public QObject {
  Q_OBJECT
 public:
  [[nodiscard]] static bool isAvailable();
  explicit Tray(const style::Theme& theme, QObject* parent = nullptr);
  ~Tray() override;
  void present(const TrayState& state);
  [[nodiscard]] TrayMenu& menu() const { return *m_menu; }
  /// At the first closing of the window ever: that receiving goes on, and how to end it.
  void tellOnce();
  /// By the desktop's own means; a click shows the window on that page.
  void tell(const QString& title, const QString& text, const QString& page = {}, const QString& filter = {});

 private:
  const style::Theme& m_theme;
  QSystemTrayIcon* m_icon;
  std::unique_ptr<TrayMenu> m_menu;
  QString m_shown;                   ///< the icon
  QString m_toldPage, m_toldFilter;  ///< of the last message
};

}  // namespace ack::ui::shell
