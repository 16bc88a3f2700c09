#pragma once
// A filter that is on or off, with icon, word and count: several state chips are "or", kinds of chips are "and".
#include "ui/style/theme.h"

#include <QPushButton>

#include <cstdint>
#include <optional>

namespace ack::ui::widgets {

/// Thread: gui. Checkable; toggled() tells.
class Chip : public QPushButton {
  Q_OBJECT
 public:
  Chip(const style::Theme& theme, const QString& word, const QString& icon = {},
       style::Token iconToken = style::Token::text2, QWidget* parent = nullptr);
  void setWord(const QString& word);
  void setCount(std::optional<std::int64_t> count);
  /// A small cross behind the word: a chosen filter that a click takes away.
  void setRemovable(bool removable);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void nextCheckState() override;

 private:
  void describe();
  const style::Theme& m_theme;
  QString m_word, m_icon, m_count;
  style::Token m_iconToken;
  bool m_removable{false};
};

}  // namespace ack::ui::widgets
