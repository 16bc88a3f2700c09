#pragma once
// A field with a magnifier at its left and the keys that lead to it at its right ("Trace any ID", Ctrl K).
#include "ui/style/theme.h"

#include <QLineEdit>
#include <QStringList>

namespace ack::ui::widgets {

/// Thread: gui. returnPressed() is the search; Esc clears it.
class SearchField : public QLineEdit {
  Q_OBJECT
 public:
  enum class Size { small, normal, big };  ///< 28, 32, 40 high
  SearchField(const style::Theme& theme, const QString& placeholder, const QStringList& keys = {},
              Size size = Size::normal, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void restyle();
  const style::Theme& m_theme;
  QStringList m_keys;
  Size m_size;
};

}  // namespace ack::ui::widgets
