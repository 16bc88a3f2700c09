#pragma once
// What every window on replays needs, put together once by the page that opens it.
#include "core/base/clock.h"
#include "core/operate/replay_commands.h"
#include "ui/style/theme.h"

#include <QString>

#include <functional>

class QWidget;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::replay {

/// Makes the commands over the desk of the operator thread, which calls it.
using CommandsOf = std::function<operate::ReplayCommands(const operate::Desk& desk)>;
/// Answers the path to write to, or an empty one.
using AskForFile = std::function<QString(QWidget* parent, const QString& proposed)>;

/// Theme, session and clock outlive whatever is opened with it.
struct ReplayPlace {
  const style::Theme& theme;
  session::Session& session;
  const Clock& clock;
  CommandsOf commands;
  AskForFile askForFile{};  ///< empty: the system's own dialog
};

}  // namespace ack::ui::replay
