#pragma once
// Every operator action, registered once: its stable word (the audit trail's), text, keys, who may, how it is asked
// for, and how the trail tells of it. A button or menu entry takes its words and its permission from here.
#include "core/access/policy.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace ack::ui::style {
class Theme;
}

namespace ack::ui::session {
class Session;
}

namespace ack::ui::widgets {
class Button;
}

namespace ack::ui::commands {

enum class Asked : bool { straight, withReason };  ///< straight: at once, or by a question without a reason

struct Command {
  QString id;    ///< "letter.close"
  QString text;  ///< of a button: "Close without replay…"
  QString icon;
  QKeySequence keys;
  access::Permission permission{access::Permission::configure};
  Asked asked{Asked::straight};
  QString told;  ///< by the audit trail: "closed without a replay"
};

/// In the language set; the order is that of the pages.
QList<Command> allCommands();
/// The command called so. An unknown id is our own mistake.
Command command(const QString& id);
/// How the trail tells of an action; the action itself where it is not a command of the window.
QString toldAs(const QString& action);

/// The words, icon and gate of the command on a button or an entry of a menu (the button keeps a text of its own).
void bind(session::Session* session, const QString& id, widgets::Button* button);
QAction* bind(session::Session* session, const style::Theme& theme, const QString& id, QAction* action);

}  // namespace ack::ui::commands
