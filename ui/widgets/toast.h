#pragma once
// "Event ID copied": a done thing, bottom right, 6 s, never an error. At most three at a time.
#include "ui/style/theme.h"

#include <QFrame>

class QTimer;

namespace ack::ui::widgets {

/// Thread: gui. Deletes itself.
class Toast : public QFrame {
  Q_OBJECT
 public:
  /// In the window that `where` belongs to.
  static void show(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  Toast(const style::Theme& theme, QWidget* window, const QString& icon, const QString& text);
  static void arrange(QWidget* window);
  const style::Theme& m_theme;
  QString m_icon, m_text;
  QTimer* m_timer;
};

}  // namespace ack::ui::widgets
