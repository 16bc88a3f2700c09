#pragma once
// The foot of the rail: who sits here with their role and the way to lock; without people what this window is. A
// click opens the menu of the person.
#include "ui/style/theme.h"

#include <QFrame>

class QAction;
class QMenu;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::widgets {
class Button;
}

namespace ack::ui::shell {

/// Thread: gui. `session` must outlive it.
class AccountFoot : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kHeight = 64;
  AccountFoot(style::Theme& theme, session::Session& session, QWidget* parent = nullptr);
  /// Only the avatar.
  void setCollapsed(bool collapsed);
  /// "Engine runs here" or "Watching engine, pid 123".
  void setPlace(bool embedded, const QString& line, const QString& detail);
  void setIdleMinutes(int minutes) { m_idleMinutes = minutes; }
  /// What a click opens; made anew each time. Owned by this, deleted when it closes.
  QMenu* makeMenu();

 Q_SIGNALS:
  void modeChosen(style::Mode mode);
  void textPercentChosen(int percent);
  void rightsWanted();
  void firstAdminWanted();
  void passwordWanted();
  void idleMinutesChosen(int minutes);

 private:
  class Person;
  void follow();
  void openMenu();
  void addPersonEntries(QMenu* menu);
  void addIdleMenu(QMenu* menu);
  void addThemeMenu(QMenu* menu);
  void addTextMenu(QMenu* menu);
  QAction* add(QMenu* menu, const QString& icon, const QString& words) const;

  style::Theme& m_theme;
  session::Session& m_session;
  Person* m_person;
  widgets::Button* m_lock;
  QString m_place, m_detail;
  bool m_embedded{true};
  bool m_collapsed{false};
  int m_idleMinutes{10};
};

}  // namespace ack::ui::shell
