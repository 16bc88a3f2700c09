#pragma once
// Why a person does something: a text of a given length, with the count of characters beside its name and what is
// wrong below it.
#include "ui/style/theme.h"

#include <QWidget>

class QPlainTextEdit;

namespace ack::ui::widgets {

class IconLabel;
class Label;

/// Thread: gui.
class ReasonField final : public QWidget {
  Q_OBJECT
 public:
  ReasonField(const style::Theme& theme, const QString& name, int least, int most, QWidget* parent = nullptr);
  /// Without spaces at the ends.
  [[nodiscard]] QString text() const;
  void setText(const QString& text);
  /// Whether it is long enough; otherwise says so, and takes the focus where `complain`.
  bool isGood(bool complain);
  void setEditHeight(int height);
  [[nodiscard]] QWidget* editor() const;

 private:
  void count();
  const style::Theme& m_theme;
  int m_least, m_most;
  Label* m_name;
  Label* m_count;
  QPlainTextEdit* m_edit;
  QWidget* m_trouble;
  Label* m_error;
};

}  // namespace ack::ui::widgets
