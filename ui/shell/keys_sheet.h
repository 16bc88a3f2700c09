#pragma once
// The keys of the window, listed: Ctrl+/ on every page.
#include "ui/widgets/sheet.h"

#include <QList>

#include <utility>

namespace ack::ui::shell {

/// Thread: gui.
class KeysSheet final : public widgets::Sheet {
  Q_OBJECT
 public:
  /// `pages`: their names in the order of Ctrl+1, Ctrl+2 …
  KeysSheet(const style::Theme& theme, QWidget* opener, const QStringList& pages);
  /// Keys in the system's words, and what they do.
  [[nodiscard]] static QList<std::pair<QString, QString>> keys(const QStringList& pages);
};

}  // namespace ack::ui::shell
