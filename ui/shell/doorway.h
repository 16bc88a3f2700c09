#pragma once
// What stands before the work: nothing while the store has not said who there is, the sign-in page, the lock page, or
// the work itself. What was typed behind it stays as it was.
#include "core/query/views.h"
#include "ui/session/presence.h"
#include "ui/style/theme.h"

#include <QList>
#include <QPointer>
#include <QStackedWidget>

#include <optional>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::signin {
class LockPage;
class SignInPage;
}  // namespace ack::ui::signin

namespace ack::ui::widgets {
class Sheet;
}

namespace ack::ui::shell {

class IdleWatch;

/// Thread: gui. Owns the work given to it.
class Doorway : public QStackedWidget {
  Q_OBJECT
 public:
  static constexpr int kLeastIdleMinutes = 1;
  static constexpr int kMostIdleMinutes = 60;
  static constexpr int kUsualIdleMinutes = 10;

  Doorway(const style::Theme& theme, session::Session& session, QWidget* work, QWidget* parent = nullptr);
  /// Whether the work is shown.
  [[nodiscard]] bool isOpen() const;
  [[nodiscard]] int idleMinutes() const { return m_idleMinutes; }
  /// Kept in the settings; brought into its limits.
  void setIdleMinutes(int minutes);
  void presentTotals(bool receiving, const std::optional<query::Status>& status);
  /// At the bottom of the sign-in page, in the demo only.
  void setHint(const QString& hint);
  [[nodiscard]] IdleWatch* idleWatch() const { return m_idle; }

 Q_SIGNALS:
  void opened();
  void shut();

 private:
  void follow();
  void shutWork();
  void openWork();
  void lock(session::Reason reason);

  session::Session& m_session;
  QWidget* m_work;
  QWidget* m_blank;
  signin::SignInPage* m_signIn;
  signin::LockPage* m_lock;
  IdleWatch* m_idle;
  QPointer<QWidget> m_focused;
  QList<QPointer<widgets::Sheet>> m_sheets;  ///< open when the door was shut
  session::Presence::State m_shown{session::Presence::State::unknown};
  int m_idleMinutes{kUsualIdleMinutes};
};

}  // namespace ack::ui::shell
