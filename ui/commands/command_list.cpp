#include "ui/commands/command_list.h"

#include "ui/commands/gate.h"
#include "ui/style/theme.h"
#include "ui/widgets/button.h"

#include <QCoreApplication>

#include <algorithm>

namespace ack::ui::commands {
namespace {

using access::Permission;

struct Line {
  const char* id;
  const char* text;
  const char* icon;
  const char* keys;
  Permission permission;
  Asked asked;
  const char* told;
};

constexpr Asked straight = Asked::straight;
constexpr Asked withReason = Asked::withReason;

// One line a command, texts marked for translation in the context "Commands".
constexpr Line kLines[] = {
    {"letter.assign", QT_TRANSLATE_NOOP("Commands", "Assign owner…"), "user", "O", Permission::assignOwner, straight,
     QT_TRANSLATE_NOOP("Commands", "gave an owner to")},
    {"letter.close", QT_TRANSLATE_NOOP("Commands", "Close without replay…"), "close", "", Permission::closeLetter,
     withReason, QT_TRANSLATE_NOOP("Commands", "closed without a replay")},
    {"letter.reopen", QT_TRANSLATE_NOOP("Commands", "Reopen…"), "replay", "", Permission::closeLetter, withReason,
     QT_TRANSLATE_NOOP("Commands", "reopened")},
    {"replay.request", QT_TRANSLATE_NOOP("Commands", "Replay…"), "replay", "R", Permission::replay, withReason,
     QT_TRANSLATE_NOOP("Commands", "asked for a replay of")},
    {"replay.approve", QT_TRANSLATE_NOOP("Commands", "Approve"), "check", "", Permission::approveReplay, withReason,
     QT_TRANSLATE_NOOP("Commands", "approved the replay")},
    {"replay.reject", QT_TRANSLATE_NOOP("Commands", "Refuse"), "close", "", Permission::approveReplay, withReason,
     QT_TRANSLATE_NOOP("Commands", "refused the replay")},
    {"replay.pause", QT_TRANSLATE_NOOP("Commands", "Stop after this event"), "pause", "", Permission::replay,
     withReason, QT_TRANSLATE_NOOP("Commands", "paused the replay")},
    {"replay.resume", QT_TRANSLATE_NOOP("Commands", "Go on"), "replay", "", Permission::replay, withReason,
     QT_TRANSLATE_NOOP("Commands", "went on with the replay")},
    {"replay.cancel", QT_TRANSLATE_NOOP("Commands", "Cancel the rest"), "stop", "", Permission::replay, withReason,
     QT_TRANSLATE_NOOP("Commands", "cancelled the rest of the replay")},
    {"outcome.judge", QT_TRANSLATE_NOOP("Commands", "Review…"), "reconcile", "", Permission::judgeOutcome, withReason,
     QT_TRANSLATE_NOOP("Commands", "decided an unknown outcome of")},
    {"destination.hold", QT_TRANSLATE_NOOP("Commands", "Hold"), "pause", "", Permission::pauseWork, straight,
     QT_TRANSLATE_NOOP("Commands", "held the work for")},
    {"destination.release", QT_TRANSLATE_NOOP("Commands", "Release…"), "live", "", Permission::pauseWork, withReason,
     QT_TRANSLATE_NOOP("Commands", "released the work for")},
    {"source.hold", QT_TRANSLATE_NOOP("Commands", "Hold the queue…"), "state-held", "", Permission::pauseWork,
     withReason, QT_TRANSLATE_NOOP("Commands", "held the work of")},
    {"source.release", QT_TRANSLATE_NOOP("Commands", "Release the queue…"), "live", "", Permission::pauseWork,
     withReason, QT_TRANSLATE_NOOP("Commands", "released the work of")},
    {"payload.reveal", QT_TRANSLATE_NOOP("Commands", "Reveal…"), "eye", "", Permission::revealPayload, withReason,
     QT_TRANSLATE_NOOP("Commands", "revealed the payload of")},
    {"payload.copy", QT_TRANSLATE_NOOP("Commands", "Copy"), "copy", "", Permission::revealPayload, straight,
     QT_TRANSLATE_NOOP("Commands", "copied the revealed payload of")},
    {"alert.acknowledge", QT_TRANSLATE_NOOP("Commands", "Take on"), "check", "", Permission::handleAlert, straight,
     QT_TRANSLATE_NOOP("Commands", "took on the alert")},
    {"alert.assign", QT_TRANSLATE_NOOP("Commands", "Assign owner…"), "user", "O", Permission::handleAlert, straight,
     QT_TRANSLATE_NOOP("Commands", "gave an owner to the alert")},
    {"alert.resolve", QT_TRANSLATE_NOOP("Commands", "Resolve…"), "check", "", Permission::handleAlert, withReason,
     QT_TRANSLATE_NOOP("Commands", "resolved the alert")},
    {"alert.trial", QT_TRANSLATE_NOOP("Commands", "Send a trial"), "send", "", Permission::configure, straight,
     QT_TRANSLATE_NOOP("Commands", "sent a trial message by")},
    {"deliveries.export", QT_TRANSLATE_NOOP("Commands", "Export"), "export", "Ctrl+E", Permission::exportEvidence,
     straight, QT_TRANSLATE_NOOP("Commands", "exported deliveries")},
    {"ledger.export", QT_TRANSLATE_NOOP("Commands", "Export CSV"), "export", "Ctrl+E", Permission::exportEvidence,
     straight, QT_TRANSLATE_NOOP("Commands", "exported the ledger")},
    {"evidence.export", QT_TRANSLATE_NOOP("Commands", "Export evidence"), "export", "", Permission::exportEvidence,
     straight, QT_TRANSLATE_NOOP("Commands", "exported evidence of")},
    {"source.add", QT_TRANSLATE_NOOP("Commands", "Add source"), "plus", "", Permission::configure, straight,
     QT_TRANSLATE_NOOP("Commands", "added the source")},
    {"secret.add", QT_TRANSLATE_NOOP("Commands", "Add a secret…"), "key", "", Permission::configure, straight,
     QT_TRANSLATE_NOOP("Commands", "added a secret to")},
    {"secret.remove", QT_TRANSLATE_NOOP("Commands", "Remove"), "close", "", Permission::configure, straight,
     QT_TRANSLATE_NOOP("Commands", "removed a secret from")},
    {"certificate.load", QT_TRANSLATE_NOOP("Commands", "Load again…"), "replay", "", Permission::configure, straight,
     QT_TRANSLATE_NOOP("Commands", "loaded the certificates again")},
    {"apply", QT_TRANSLATE_NOOP("Commands", "Apply"), "settings", "", Permission::configure, straight,
     QT_TRANSLATE_NOOP("Commands", "changed the configuration")},
    {"user.add", QT_TRANSLATE_NOOP("Commands", "Add a person…"), "plus", "", Permission::managePeople, straight,
     QT_TRANSLATE_NOOP("Commands", "added the person")},
    {"user.role", QT_TRANSLATE_NOOP("Commands", "Change role…"), "role", "", Permission::managePeople, withReason,
     QT_TRANSLATE_NOOP("Commands", "changed the role of")},
    {"user.disable", QT_TRANSLATE_NOOP("Commands", "Disable…"), "lock", "", Permission::managePeople, withReason,
     QT_TRANSLATE_NOOP("Commands", "disabled the account of")},
    {"user.enable", QT_TRANSLATE_NOOP("Commands", "Enable…"), "unlock", "", Permission::managePeople, withReason,
     QT_TRANSLATE_NOOP("Commands", "enabled the account of")},
    {"user.password", QT_TRANSLATE_NOOP("Commands", "Set a password…"), "key", "", Permission::managePeople, straight,
     QT_TRANSLATE_NOOP("Commands", "set the password of")},
    {"retention.set", QT_TRANSLATE_NOOP("Commands", "Change retention…"), "retention", "", Permission::setRetention,
     withReason, QT_TRANSLATE_NOOP("Commands", "changed the retention of")},
    {"vault.rotate", QT_TRANSLATE_NOOP("Commands", "Change the key…"), "key", "", Permission::setRetention,
     withReason, QT_TRANSLATE_NOOP("Commands", "changed the key of the stored payloads")},
    {"audit.export", QT_TRANSLATE_NOOP("Commands", "Export"), "export", "Ctrl+E", Permission::viewAudit, straight,
     QT_TRANSLATE_NOOP("Commands", "exported the audit trail")},
};

QString words(const char* text) { return QCoreApplication::translate("Commands", text); }

Command made(const Line& line) {
  return {QString::fromLatin1(line.id),
          words(line.text),
          QString::fromLatin1(line.icon),
          QKeySequence(QString::fromLatin1(line.keys)),
          line.permission,
          line.asked,
          words(line.told)};
}

const Line* lineOf(const QString& id) {
  const auto* found = std::find_if(std::begin(kLines), std::end(kLines),
                                   [&id](const Line& line) { return id == QLatin1String(line.id); });
  return found == std::end(kLines) ? nullptr : found;
}

}  // namespace

QList<Command> allCommands() {
  QList<Command> all;
  for (const Line& line : kLines) all << made(line);
  return all;
}

Command command(const QString& id) {
  const Line* line = lineOf(id);
  Q_ASSERT(line != nullptr);
  return made(*line);
}

QString toldAs(const QString& action) {
  const Line* line = lineOf(action);
  return line == nullptr ? action : words(line->told);
}

void bind(session::Session* session, const QString& id, widgets::Button* button) {
  const Command it = command(id);
  if (button->text().isEmpty() && !button->property("iconOnly").toBool()) button->setText(it.text);
  gate(session, button, it.permission);
}

QAction* bind(session::Session* session, const style::Theme& theme, const QString& id, QAction* action) {
  const Command it = command(id);
  const QString keys = it.keys.isEmpty() ? QString() : QLatin1Char('\t') + it.keys.toString(QKeySequence::NativeText);
  if (action->text().isEmpty()) action->setText(it.text + keys);
  if (action->icon().isNull()) action->setIcon(theme.icon(it.icon, 16, style::Token::text2));
  gate(session, theme, action, it.permission);
  return action;
}

}  // namespace ack::ui::commands
