#pragma once
// A centred column: what is true, why or what will appear, and at most one thing to do next.
#include "ui/style/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace ack::ui::widgets {

class Label;

/// Thread: gui.
class EmptyState : public QWidget {
  Q_OBJECT
 public:
  EmptyState(const style::Theme& theme, const QString& icon, const QString& fact, const QString& why,
             QWidget* parent = nullptr);
  void present(const QString& icon, const QString& fact, const QString& why, bool trouble = false);
  /// The one action; the widget owns it.
  void setAction(QWidget* button);

 private:
  class Circle;
  void fit();
  const style::Theme& m_theme;
  Circle* m_circle;
  Label* m_fact;
  Label* m_why;
  QVBoxLayout* m_column;
};

}  // namespace ack::ui::widgets
