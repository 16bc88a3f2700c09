#pragma once
// A white sheet with a thin edge: optional title and caption, then whatever is put into body().
#include "ui/style/theme.h"

#include <QFrame>

class QHBoxLayout;
class QVBoxLayout;

namespace ack::ui::widgets {

class Label;

/// Thread: gui.
class Card : public QFrame {
  Q_OBJECT
 public:
  /// Padding 16 where `padded`; otherwise content goes edge to edge.
  explicit Card(const style::Theme& theme, const QString& title = {}, bool padded = true, QWidget* parent = nullptr);
  void setTitle(const QString& title);
  void setCaption(const QString& caption);
  /// The title's row, to add badges, legends or buttons at its right (there is a stretch behind the title).
  [[nodiscard]] QHBoxLayout* titleRow() const { return m_titleRow; }
  [[nodiscard]] QVBoxLayout* body() const { return m_body; }

 private:
  const style::Theme& m_theme;
  QVBoxLayout* m_body;
  QHBoxLayout* m_titleRow{nullptr};
  Label* m_title{nullptr};
  Label* m_caption{nullptr};
};

}  // namespace ack::ui::widgets
