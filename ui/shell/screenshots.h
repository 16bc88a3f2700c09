#pragma once
// A picture of each page in light and in dark, for the README and the tests; works offscreen.
#include "ui/style/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>

namespace ack::ui::shell {

class MainWindow;

/// Writes <key>-light.png and <key>-dark.png of every page into `directory`, the window at `size`. `settle` is called
/// after each change of page or theme and returns when the page has its answers (it may run the event loop). Answers
/// the files written; an empty list where one could not be. Thread: gui.
QStringList writeScreenshots(MainWindow& window, style::Theme& theme, const QString& directory,
                             const std::function<void()>& settle, QSize size = {1440, 900});

}  // namespace ack::ui::shell
