#pragma once
// Room for text: heights, widths and fonts of the design, kept at the text size of the theme for as long as the
// widget lives. The last length given counts. Thread: gui.
#include "ui/style/theme.h"

class QWidget;

namespace ack::ui::style {

void fixHeight(const Theme& theme, QWidget* widget, int pixels);
void fixWidth(const Theme& theme, QWidget* widget, int pixels);
void leastHeight(const Theme& theme, QWidget* widget, int pixels);
void leastWidth(const Theme& theme, QWidget* widget, int pixels);
/// For what has no font of a role by itself: plain fields.
void keepFont(const Theme& theme, QWidget* widget, Role role);

}  // namespace ack::ui::style
