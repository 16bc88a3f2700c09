#pragma once
// A text in one of the design's type roles and colours; follows the theme. May elide, then its tooltip has the whole.
#include "ui/style/theme.h"

#include <QLabel>

namespace ack::ui::widgets {

/// Line height of a role in pixels (DESIGN-UI 2.3).
int lineHeight(style::Role role);

/// Thread: gui. The theme must outlive it, as with every widget here.
class Label : public QLabel {
  Q_OBJECT
 public:
  Label(const style::Theme& theme, style::Role role, style::Token token, const QString& text = {},
        QWidget* parent = nullptr);
  void setToken(style::Token token);
  void setRole(style::Role role);
  /// Cut to the width given (end or middle); Qt::ElideNone (the default) never cuts.
  void setElide(Qt::TextElideMode mode);
  /// Shown instead of the whole text while nothing is elided.
  void setHint(const QString& tooltip);
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void restyle();
  const style::Theme& m_theme;
  style::Role m_role;
  style::Token m_token;
  Qt::TextElideMode m_elide{Qt::ElideNone};
  QString m_hint;
};

/// An icon of the theme, fixed size; decoration unless it is given an accessible name.
class IconLabel : public QWidget {
  Q_OBJECT
 public:
  IconLabel(const style::Theme& theme, const QString& icon, int size, style::Token token, QWidget* parent = nullptr);
  void setIcon(const QString& icon, style::Token token);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
  QString m_icon;
  int m_size;
  style::Token m_token;
};

/// A horizontal line of 1 px in the row-rule colour.
QFrame* makeRule(QWidget* parent = nullptr);

}  // namespace ack::ui::widgets
