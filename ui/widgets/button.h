#pragma once
// The one push button: kinds by property as in chrome.qss, icon 8 px before the word.
#include "ui/style/theme.h"

#include <QPushButton>

namespace ack::ui::widgets {

/// Thread: gui.
class Button : public QPushButton {
  Q_OBJECT
 public:
  enum class Kind { secondary, primary, danger, dangerOutline, ghost, link };

  Button(const style::Theme& theme, Kind kind, const QString& text, const QString& icon = {},
         QWidget* parent = nullptr);
  /// A tool button without a word; `name` becomes its tooltip and accessible name.
  static Button* tool(const style::Theme& theme, const QString& icon, const QString& name, QWidget* parent = nullptr);
  void setSmall(bool small);  ///< 28 instead of 32 high
  void setIconName(const QString& icon);
  /// For a role that may not: stays visible and focusable, looks disabled with a lock, and says `why` as its tooltip
  /// instead of doing anything. Empty: it may.
  void setRefusal(const QString& why);
  [[nodiscard]] const QString& refusal() const { return m_refusal; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  [[nodiscard]] bool hitButton(const QPoint& place) const override;

 private:
  void sayRefusal();
  [[nodiscard]] style::Token ink() const;
  void restyle();
  const style::Theme& m_theme;
  Kind m_kind;
  QString m_icon;
  QString m_refusal;
  QString m_hint;  ///< the tooltip to come back once it may
  bool m_small{false};
};

}  // namespace ack::ui::widgets
