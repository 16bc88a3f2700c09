#pragma once
// The menu of the tray icon: how it stands, what needs somebody, and the few things one does without the window. It
// paints its rows itself; a desktop that draws menus of its own gets the same words as plain entries.
#include "ui/shell/tray_state.h"

#include <QMenu>

namespace ack::ui::shell {

/// Thread: gui.
class TrayMenu final : public QMenu {
  Q_OBJECT
 public:
  explicit TrayMenu(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const TrayState& state);

 Q_SIGNALS:
  /// Show the window, on this page where one is named.
  void windowWanted(const QString& page, const QString& filter);
  void quietWanted(bool quiet);
  void lockWanted();
  void quitWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  class Head;
  QAction* addRow(const char* name, const QString& icon, style::Token token);
  /// `aside` stands at the right, smaller.
  void setRow(QAction* action, const QString& words, const QString& aside = {});
  void setIconOf(QAction* action, const QString& icon, style::Token token);
  void buildRows();
  void presentCounts(const TrayState& state);
  void presentDeeds(const TrayState& state);
  void fit();
  void paintRow(QPainter& painter, QAction* action, const QRect& row);

  const style::Theme& m_theme;
  Head* m_head;
  QAction* m_headAction;
  QAction* m_dead;
  QAction* m_unknown;
  QAction* m_requests;
  QAction* m_alerts;
  QAction* m_open;
  QAction* m_trace;
  QAction* m_hold;
  QAction* m_quiet;
  QAction* m_lock;
  QAction* m_quit;
  bool m_held{false};
};

}  // namespace ack::ui::shell
