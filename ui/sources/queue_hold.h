#pragma once
// Holding the whole queue, which is every source at once, and letting it go on: asked for from the tray, with a
// reason. Events are accepted all the while; nothing runs, and nothing is lost.
#include "ui/style/theme.h"

#include <QObject>

#include <string>
#include <vector>

class QWidget;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::sources {

/// Thread: gui.
class QueueHold final : public QObject {
  Q_OBJECT
 public:
  QueueHold(const style::Theme& theme, session::Session& session, QObject* parent);
  /// Reads what is held now, then asks over the opener's window. Sources that are so already are left as they are.
  void ask(bool hold, QWidget* opener);

 Q_SIGNALS:
  void done();

 private:
  void question(bool hold, const std::vector<std::string>& names, QWidget* opener);
  const style::Theme& m_theme;
  session::Session& m_session;
};

}  // namespace ack::ui::sources
