#include "ui/shell/screenshots.h"

#include "ui/shell/main_window.h"
#include "ui/shell/page.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>

namespace ack::ui::shell {

QStringList writeScreenshots(MainWindow& window, style::Theme& theme, const QString& directory,
                             const std::function<void()>& settle, QSize size) {
  QStringList written;
  if (!QDir().mkpath(directory)) return {};
  const style::Mode before = theme.mode();
  const QString page = window.currentKey();
  window.resize(size);
  window.show();
  for (const style::Mode mode : {style::Mode::light, style::Mode::dark}) {
    theme.setMode(mode);
    for (const PageEntry& entry : window.pages()) {
      window.openPage(entry.key);
      settle();
      if (QWidget* focused = QApplication::focusWidget()) focused->clearFocus();
      QApplication::processEvents();
      const QString file = QDir(directory).filePath(
          entry.key + (mode == style::Mode::dark ? QStringLiteral("-dark.png") : QStringLiteral("-light.png")));
      if (!window.grab().save(file)) return {};
      written << file;
    }
  }
  theme.setMode(before);
  window.openPage(page);
  return written;
}

}  // namespace ack::ui::shell
