#pragma once
// A field for a password: not shown while it is typed, unless the eye at its right is pressed; nothing of it stays
// once it is taken.
#include "ui/style/theme.h"

#include <QLineEdit>

namespace ack::ui::signin {

/// Thread: gui.
class PasswordField final : public QLineEdit {
  Q_OBJECT
 public:
  PasswordField(const style::Theme& theme, const QString& name, QWidget* parent = nullptr);
  /// What was typed; the field is empty and its way back forgotten.
  [[nodiscard]] QString take();

 private:
  void showAs(EchoMode mode);
  const style::Theme& m_theme;
  QAction* m_eye;
};

}  // namespace ack::ui::signin
