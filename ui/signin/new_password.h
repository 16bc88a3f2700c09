#pragma once
// The two fields of a new password, with what makes one, and whether both say the same.
#include "ui/style/theme.h"

#include <QWidget>

namespace ack::ui::widgets {
class FormField;
}

namespace ack::ui::signin {

class PasswordField;

/// Thread: gui.
class NewPassword final : public QWidget {
  Q_OBJECT
 public:
  explicit NewPassword(const style::Theme& theme, QWidget* parent = nullptr);
  /// Otherwise says what is wrong and takes the focus there.
  [[nodiscard]] bool isGood();
  [[nodiscard]] QString take();

 private:
  PasswordField* m_first;
  PasswordField* m_again;
  widgets::FormField* m_firstField;
  widgets::FormField* m_againField;
};

}  // namespace ack::ui::signin
