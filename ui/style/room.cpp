#include "ui/style/room.h"

#include <QVariant>
#include <QWidget>

namespace ack::ui::style {
namespace {

using Setter = void (QWidget::*)(int);

/// `name`: of the property in which the widget itself carries the design's length.
void keep(const Theme& theme, QWidget* widget, const char* name, int pixels, Setter set) {
  const bool follows = widget->property(name).isValid();
  widget->setProperty(name, pixels);
  const auto apply = [&theme, widget, name, set] { (widget->*set)(theme.scaled(widget->property(name).toInt())); };
  apply();
  if (!follows) QObject::connect(&theme, &Theme::changed, widget, apply);
}

}  // namespace

void fixHeight(const Theme& theme, QWidget* widget, int pixels) {
  keep(theme, widget, "designHeight", pixels, &QWidget::setFixedHeight);
}

void fixWidth(const Theme& theme, QWidget* widget, int pixels) {
  keep(theme, widget, "designWidth", pixels, &QWidget::setFixedWidth);
}

void leastHeight(const Theme& theme, QWidget* widget, int pixels) {
  keep(theme, widget, "designLeastHeight", pixels, &QWidget::setMinimumHeight);
}

void leastWidth(const Theme& theme, QWidget* widget, int pixels) {
  keep(theme, widget, "designLeastWidth", pixels, &QWidget::setMinimumWidth);
}

void keepFont(const Theme& theme, QWidget* widget, Role role) {
  const auto apply = [&theme, widget, role] { widget->setFont(theme.font(role)); };
  apply();
  QObject::connect(&theme, &Theme::changed, widget, apply);
}

}  // namespace ack::ui::style
