#pragma once
// What somebody may not stays visible and says who may. A courtesy only: core asks again for every deed. Thread: gui.
#include "core/access/policy.h"

#include <QString>

class QAction;

namespace ack::ui::session {
class Attendance;
class Session;
}  // namespace ack::ui::session

namespace ack::ui::style {
class Theme;
}

namespace ack::ui::widgets {
class Button;
}

namespace ack::ui::commands {

/// Why whoever sits here may not, and whom to ask; empty where they may.
QString refusal(const session::Attendance& attendance, access::Permission permission);

/// Keeps the button as the present person may use it, for as long as both live. `session` null (a page shown without
/// one): always allowed.
void gate(session::Session* session, widgets::Button* button, access::Permission permission);
/// The same for an entry of a menu: disabled, with a lock and the roles that may in the place of its keys. The text
/// is the action's at this moment.
void gate(session::Session* session, const style::Theme& theme, QAction* action, access::Permission permission);

}  // namespace ack::ui::commands
