#pragma once
// What the program shows outside its window: the tray icon with its menu, and notifications. Both are fed with what
// the window knows, and lead back to it.
#include "core/query/views.h"

#include "core/base/clock.h"
#include "core/runtime/engine.h"
#include "ui/shell/tray_state.h"

#include <QObject>

#include <optional>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::shell {

class Notifier;
class Tray;

/// Thread: gui. Theme and session must outlive it.
class Outside final : public QObject {
  Q_OBJECT
 public:
  Outside(const style::Theme& theme, session::Session& session, QObject* parent);
  /// Whether closing the window leaves a way back to it.
  [[nodiscard]] bool hasTray() const { return m_tray != nullptr; }
  void present(const std::optional<runtime::EngineStatus>& engine, const std::optional<query::Status>& status,
               bool storeSafe);
  void presentChainBroken(bool broken);
  /// The window was closed, and the program goes on.
  void tellClosed();
  [[nodiscard]] Notifier& notifier() const { return *m_notifier; }
  [[nodiscard]] Tray* tray() const { return m_tray; }

 Q_SIGNALS:
  /// Show the window, on this page where one is named.
  void windowWanted(const QString& page, const QString& filter);
  void quitWanted();

 private:
  void buildTray();
  void showTray();

  const style::Theme& m_theme;
  session::Session& m_session;
  base::SystemClock m_clock;
  Notifier* m_notifier;
  Tray* m_tray{nullptr};
  TrayState m_state;
};

}  // namespace ack::ui::shell
