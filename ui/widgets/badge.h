#pragma once
// A short fact on a tint: icon and word, never clickable. Also the small counters of the rail and of card titles.
#include "ui/style/theme.h"
#include "ui/text/state_words.h"

#include <QWidget>

namespace ack::ui::widgets {

/// Thread: gui.
class Badge : public QWidget {
  Q_OBJECT
 public:
  /// 20 high, with an optional icon of 12.
  Badge(const style::Theme& theme, const QString& text, style::Token ink = style::Token::text2,
        style::Token tint = style::Token::heldTint, const QString& icon = {}, QWidget* parent = nullptr);
  /// A state's badge: its icon, word and colours.
  Badge(const style::Theme& theme, const text::Look& look, QWidget* parent = nullptr);
  /// 18 high, at least 20 wide, no icon: "17".
  static Badge* counter(const style::Theme& theme, style::Token ink = style::Token::text2,
                        style::Token tint = style::Token::border, QWidget* parent = nullptr);
  void setText(const QString& text);
  void setLook(const text::Look& look);
  void setColors(style::Token ink, style::Token tint);
  [[nodiscard]] QString text() const { return m_text; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
  QString m_text, m_icon;
  style::Token m_ink, m_tint;
  bool m_counter{false};
};

}  // namespace ack::ui::widgets
