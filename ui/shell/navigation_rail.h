#pragma once
// The rail at the left: the pages in their groups, the counter of dead letters, and at its foot what this window is
// and the switch between light and dark.
#include "ui/style/theme.h"

#include <QFrame>
#include <QList>

#include <cstdint>

class QVBoxLayout;

namespace ack::ui::widgets {
class Label;
class IconLabel;
class Button;
}  // namespace ack::ui::widgets

namespace ack::ui::shell {

class NavButton;

/// Thread: gui.
class NavigationRail : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kWide = 200;
  static constexpr int kNarrow = 56;

  explicit NavigationRail(style::Theme& theme, QWidget* parent = nullptr);
  /// In the order wanted; a group's caption is written before its first page.
  void addPage(const QString& key, const QString& word);
  void setCurrent(const QString& key);
  void setCollapsed(bool collapsed);
  void setDeadLetters(std::int64_t count);
  /// "Engine runs here" or "Watching engine, pid 123".
  void setPlace(bool embedded, const QString& line, const QString& detail);

 Q_SIGNALS:
  void pageChosen(const QString& key);
  void modeChosen(style::Mode mode);

 private:
  void buildFoot();
  void showThemeMenu();
  style::Theme& m_theme;
  QVBoxLayout* m_pages;
  QList<std::pair<QString, NavButton*>> m_buttons;
  QList<QWidget*> m_wideOnly;
  QString m_lastGroup;
  widgets::Label* m_place{nullptr};
  widgets::Label* m_detail{nullptr};
  widgets::IconLabel* m_placeIcon{nullptr};
  widgets::Button* m_themeButton{nullptr};
};

}  // namespace ack::ui::shell
