#pragma once
// One question of a form: its label above, the field, a line of help, and where it is wrong the reason in its place.
#include "ui/style/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace ack::ui::widgets {

class IconLabel;
class Label;

/// Thread: gui. Owns the field given to it.
class FormField : public QWidget {
  Q_OBJECT
 public:
  FormField(const style::Theme& theme, const QString& label, QWidget* field, const QString& help = {},
            QWidget* parent = nullptr);
  void setLabel(const QString& label);
  void setHelp(const QString& help);
  /// Empty takes the error away.
  void setError(const QString& error);
  [[nodiscard]] QString error() const;
  [[nodiscard]] QWidget* field() const { return m_field; }

 private:
  QWidget* m_field;
  Label* m_label;
  Label* m_help;
  QWidget* m_trouble;
  Label* m_error;
};

}  // namespace ack::ui::widgets
