#pragma once
// The rail at the left: the pages in their groups, the counter of dead letters, and at its foot who sits here.
#include "ui/style/theme.h"

#include <QFrame>
#include <QList>

#include <cstdint>

class QVBoxLayout;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::shell {

class AccountFoot;
class NavButton;

/// Thread: gui.
class NavigationRail : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kWide = 200;
  static constexpr int kWidest = 264;
  static constexpr int kNarrow = 56;

  NavigationRail(style::Theme& theme, session::Session& session, QWidget* parent = nullptr);
  /// In the order wanted; a group's caption is written before its first page.
  void addPage(const QString& key, const QString& word);
  void setCurrent(const QString& key);
  void setCollapsed(bool collapsed);
  void setDeadLetters(std::int64_t count);
  [[nodiscard]] AccountFoot* foot() const { return m_foot; }

 Q_SIGNALS:
  void pageChosen(const QString& key);

 private:
  void fit();

  style::Theme& m_theme;
  QVBoxLayout* m_pages;
  QList<std::pair<QString, NavButton*>> m_buttons;
  QList<QWidget*> m_wideOnly;
  QString m_lastGroup;
  bool m_collapsed{false};
  AccountFoot* m_foot;
};

}  // namespace ack::ui::shell
