#pragma once
// "Event ID copied": a done thing, bottom right, 6 s, never an error; with Undo where it can be taken back. At most
// three at a time.
#include "ui/style/theme.h"

#include <QFrame>

#include <functional>

class QAbstractButton;
class QTimer;

namespace ack::ui::widgets {

/// Thread: gui. Deletes itself.
class Toast : public QFrame {
  Q_OBJECT
 public:
  /// In the window that `where` belongs to.
  static void show(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text);
  /// With a button that takes it back; the toast is gone once it was pressed.
  static void showWithUndo(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text,
                           std::function<void()> undo);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Toast(const style::Theme& theme, QWidget* window, const QString& icon, const QString& text);
  static Toast* put(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text);
  static void arrange(QWidget* window);
  void addUndo(std::function<void()> undo);
  void leave();
  const style::Theme& m_theme;
  QString m_icon, m_text;
  QTimer* m_timer;
  QAbstractButton* m_undo{nullptr};
};

}  // namespace ack::ui::widgets
