#pragma once
// One of several choices, shown as a field with an arrow: a click, Space or Down opens the list, arrows move in it.
#include "ui/style/theme.h"

#include <QPushButton>
#include <QStringList>

namespace ack::ui::widgets {

/// Thread: gui. The first choice is chosen at the beginning.
class ChoiceButton final : public QPushButton {
  Q_OBJECT
 public:
  ChoiceButton(const style::Theme& theme, const QString& name, const QStringList& choices, QWidget* parent = nullptr);
  [[nodiscard]] int current() const { return m_current; }
  /// Chooses without telling currentChanged().
  void setCurrent(int index);

 Q_SIGNALS:
  void currentChanged(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void showChoices();
  void describe();
  const style::Theme& m_theme;
  QString m_name;
  QStringList m_choices;
  int m_current{0};
};

}  // namespace ack::ui::widgets
