#pragma once
// At the top of the page it concerns: icon, a bold fact, one more sentence, at most two buttons. Stays until the fact
// changes.
#include "ui/style/theme.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace ack::ui::widgets {

class IconLabel;

/// Thread: gui.
class Banner : public QFrame {
  Q_OBJECT
 public:
  enum class Tone { neutral, info, warning, danger, unknown, good };
  explicit Banner(const style::Theme& theme, QWidget* parent = nullptr);
  /// `icon` empty takes the tone's own.
  void present(Tone tone, const QString& fact, const QString& more = {}, const QString& icon = {});
  /// At the right; the banner owns it.
  void addButton(QWidget* button);
  [[nodiscard]] QString fact() const { return m_fact; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void restyle();
  const style::Theme& m_theme;
  Tone m_tone{Tone::neutral};
  QString m_fact, m_more, m_icon;
  IconLabel* m_iconLabel;
  QLabel* m_text;
  QHBoxLayout* m_row;
};

}  // namespace ack::ui::widgets
