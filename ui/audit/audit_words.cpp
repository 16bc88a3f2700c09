#include "ui/audit/audit_words.h"

#include "ui/text/formats.h"
#include "ui/text/role_words.h"

#include <QCoreApplication>

#include <array>

namespace ack::ui::audit {
namespace {

using style::Token;

struct Word {
  const char* action;
  const char* icon;
  const char* done;  ///< "Asked for a replay"
  const char* act;   ///< behind "Refused: "
};

constexpr std::array kWords{
    Word{"sign_in", "user", QT_TRANSLATE_NOOP("AuditWords", "Signed in"), QT_TRANSLATE_NOOP("AuditWords", "sign-in")},
    Word{"sign_out", "sign-out", QT_TRANSLATE_NOOP("AuditWords", "Signed out"),
         QT_TRANSLATE_NOOP("AuditWords", "sign-out")},
    Word{"session.lock", "lock", QT_TRANSLATE_NOOP("AuditWords", "Locked the window"),
         QT_TRANSLATE_NOOP("AuditWords", "lock")},
    Word{"session.unlock", "unlock", QT_TRANSLATE_NOOP("AuditWords", "Unlocked the window"),
         QT_TRANSLATE_NOOP("AuditWords", "unlock")},
    Word{"user.setup_token", "key", QT_TRANSLATE_NOOP("AuditWords", "Made a set-up token"),
         QT_TRANSLATE_NOOP("AuditWords", "set-up token")},
    Word{"user.first_admin", "user", QT_TRANSLATE_NOOP("AuditWords", "Became the first admin"),
         QT_TRANSLATE_NOOP("AuditWords", "first admin")},
    Word{"user.add", "user", QT_TRANSLATE_NOOP("AuditWords", "Added a person"),
         QT_TRANSLATE_NOOP("AuditWords", "add a person")},
    Word{"user.role", "role", QT_TRANSLATE_NOOP("AuditWords", "Changed a role"),
         QT_TRANSLATE_NOOP("AuditWords", "change a role")},
    Word{"user.disable", "lock", QT_TRANSLATE_NOOP("AuditWords", "Disabled a person"),
         QT_TRANSLATE_NOOP("AuditWords", "disable a person")},
    Word{"user.enable", "unlock", QT_TRANSLATE_NOOP("AuditWords", "Enabled a person"),
         QT_TRANSLATE_NOOP("AuditWords", "enable a person")},
    Word{"user.password", "key", QT_TRANSLATE_NOOP("AuditWords", "Set a password"),
         QT_TRANSLATE_NOOP("AuditWords", "set a password")},
    Word{"user.recovery_token", "key", QT_TRANSLATE_NOOP("AuditWords", "Made a recovery token"),
         QT_TRANSLATE_NOOP("AuditWords", "recovery token")},
    Word{"user.recover", "key", QT_TRANSLATE_NOOP("AuditWords", "Recovered an account"),
         QT_TRANSLATE_NOOP("AuditWords", "recover an account")},
    Word{"user.list", "users", QT_TRANSLATE_NOOP("AuditWords", "Listed people"),
         QT_TRANSLATE_NOOP("AuditWords", "list people")},
    Word{"letter.assign", "user", QT_TRANSLATE_NOOP("AuditWords", "Assigned an owner"),
         QT_TRANSLATE_NOOP("AuditWords", "assign an owner")},
    Word{"letter.close", "check", QT_TRANSLATE_NOOP("AuditWords", "Closed without replay"),
         QT_TRANSLATE_NOOP("AuditWords", "close without replay")},
    Word{"letter.reopen", "dead-letters", QT_TRANSLATE_NOOP("AuditWords", "Reopened"),
         QT_TRANSLATE_NOOP("AuditWords", "reopen")},
    Word{"replay.request", "send", QT_TRANSLATE_NOOP("AuditWords", "Asked for a replay"),
         QT_TRANSLATE_NOOP("AuditWords", "replay")},
    Word{"replay.approve", "shield-check", QT_TRANSLATE_NOOP("AuditWords", "Approved a replay"),
         QT_TRANSLATE_NOOP("AuditWords", "approve a replay")},
    Word{"replay.reject", "state-rejected", QT_TRANSLATE_NOOP("AuditWords", "Turned a replay down"),
         QT_TRANSLATE_NOOP("AuditWords", "turn a replay down")},
    Word{"replay.pause", "pause", QT_TRANSLATE_NOOP("AuditWords", "Paused a replay"),
         QT_TRANSLATE_NOOP("AuditWords", "pause a replay")},
    Word{"replay.resume", "live", QT_TRANSLATE_NOOP("AuditWords", "Went on with a replay"),
         QT_TRANSLATE_NOOP("AuditWords", "go on with a replay")},
    Word{"replay.cancel", "stop", QT_TRANSLATE_NOOP("AuditWords", "Cancelled a replay"),
         QT_TRANSLATE_NOOP("AuditWords", "cancel a replay")},
    Word{"replay.expire", "clock", QT_TRANSLATE_NOOP("AuditWords", "A replay's approval expired"),
         QT_TRANSLATE_NOOP("AuditWords", "expire a replay")},
    Word{"replay.finish", "check", QT_TRANSLATE_NOOP("AuditWords", "Finished a replay"),
         QT_TRANSLATE_NOOP("AuditWords", "finish a replay")},
    Word{"outcome.judge", "reconcile", QT_TRANSLATE_NOOP("AuditWords", "Judged an unknown outcome"),
         QT_TRANSLATE_NOOP("AuditWords", "judge an unknown outcome")},
    Word{"outcome.ask", "reconcile", QT_TRANSLATE_NOOP("AuditWords", "Looked an outcome up"),
         QT_TRANSLATE_NOOP("AuditWords", "look an outcome up")},
    Word{"destination.hold", "pause", QT_TRANSLATE_NOOP("AuditWords", "Held a destination"),
         QT_TRANSLATE_NOOP("AuditWords", "hold a destination")},
    Word{"destination.release", "live", QT_TRANSLATE_NOOP("AuditWords", "Released a destination"),
         QT_TRANSLATE_NOOP("AuditWords", "release a destination")},
    Word{"source.hold", "pause", QT_TRANSLATE_NOOP("AuditWords", "Held a source"),
         QT_TRANSLATE_NOOP("AuditWords", "hold a source")},
    Word{"source.release", "live", QT_TRANSLATE_NOOP("AuditWords", "Released a source"),
         QT_TRANSLATE_NOOP("AuditWords", "release a source")},
    Word{"payload.reveal", "eye", QT_TRANSLATE_NOOP("AuditWords", "Revealed a payload"),
         QT_TRANSLATE_NOOP("AuditWords", "reveal a payload")},
    Word{"payload.copy", "copy", QT_TRANSLATE_NOOP("AuditWords", "Copied a payload"),
         QT_TRANSLATE_NOOP("AuditWords", "copy a payload")},
    Word{"retention.set", "retention", QT_TRANSLATE_NOOP("AuditWords", "Changed retention"),
         QT_TRANSLATE_NOOP("AuditWords", "change retention")},
    Word{"vault.rotate", "key", QT_TRANSLATE_NOOP("AuditWords", "Changed the store's key"),
         QT_TRANSLATE_NOOP("AuditWords", "change the store's key")},
    Word{"alert.acknowledge", "bell", QT_TRANSLATE_NOOP("AuditWords", "Took an alert on"),
         QT_TRANSLATE_NOOP("AuditWords", "take an alert on")},
    Word{"alert.assign", "user", QT_TRANSLATE_NOOP("AuditWords", "Gave an alert an owner"),
         QT_TRANSLATE_NOOP("AuditWords", "give an alert an owner")},
    Word{"alert.trial", "send", QT_TRANSLATE_NOOP("AuditWords", "Tried a channel for alerts"),
         QT_TRANSLATE_NOOP("AuditWords", "try a channel for alerts")},
    Word{"alert.resolve", "check", QT_TRANSLATE_NOOP("AuditWords", "Resolved an alert"),
         QT_TRANSLATE_NOOP("AuditWords", "resolve an alert")},
    Word{"apply", "settings", QT_TRANSLATE_NOOP("AuditWords", "Changed the configuration"),
         QT_TRANSLATE_NOOP("AuditWords", "change the configuration")},
    Word{"certificate.reload", "shield", QT_TRANSLATE_NOOP("AuditWords", "Loaded certificates"),
         QT_TRANSLATE_NOOP("AuditWords", "load certificates")},
    Word{"store.backup", "store", QT_TRANSLATE_NOOP("AuditWords", "Made a backup"),
         QT_TRANSLATE_NOOP("AuditWords", "make a backup")},
    Word{"restore", "import", QT_TRANSLATE_NOOP("AuditWords", "Restored a backup"),
         QT_TRANSLATE_NOOP("AuditWords", "restore a backup")},
    Word{"refund", "refund", QT_TRANSLATE_NOOP("AuditWords", "Refunded a line"),
         QT_TRANSLATE_NOOP("AuditWords", "refund a line")},
    Word{"drill", "replay", QT_TRANSLATE_NOOP("AuditWords", "Ran a drill"), QT_TRANSLATE_NOOP("AuditWords", "drill")},
    Word{"evidence.export", "export", QT_TRANSLATE_NOOP("AuditWords", "Exported evidence"),
         QT_TRANSLATE_NOOP("AuditWords", "export evidence")},
    Word{"audit.export", "export", QT_TRANSLATE_NOOP("AuditWords", "Exported the audit trail"),
         QT_TRANSLATE_NOOP("AuditWords", "export the audit trail")},
    Word{"audit.verify", "chain-ok", QT_TRANSLATE_NOOP("AuditWords", "Verified the chain"),
         QT_TRANSLATE_NOOP("AuditWords", "verify the chain")},
    Word{"audit.view", "audit", QT_TRANSLATE_NOOP("AuditWords", "Looked at the audit trail"),
         QT_TRANSLATE_NOOP("AuditWords", "look at the audit trail")},
    Word{"audit.restored", "audit", QT_TRANSLATE_NOOP("AuditWords", "Took note of a cut trail"),
         QT_TRANSLATE_NOOP("AuditWords", "take note of a cut trail")},
};

QString say(const char* text) { return QCoreApplication::translate("AuditWords", text); }

}  // namespace

ActionLook actionLook(const query::AuditRow& row) {
  ActionLook look{QStringLiteral("event"), text::fromUtf8(row.action), row.refused};
  QString act = look.words;
  for (const Word& word : kWords)
    if (row.action == word.action) {
      look.icon = QLatin1String(word.icon);
      look.words = say(word.done);
      act = say(word.act);
    }
  if (!row.refused) return look;
  look.icon = QStringLiteral("state-rejected");
  look.words = say(QT_TRANSLATE_NOOP("AuditWords", "Refused: %1")).arg(act);
  return look;
}

bool bySystem(const query::AuditRow& row) { return row.via == "engine" || row.actor.empty(); }

QString whoWords(const query::AuditRow& row) {
  return bySystem(row) ? QStringLiteral("Acknowledger") : text::fromUtf8(row.actor);
}

QString roleWords(const query::AuditRow& row) {
  if (const auto role = access::roleFromText(row.role)) return text::roleWord(*role);
  if (bySystem(row)) return say(QT_TRANSLATE_NOOP("AuditWords", "System"));
  return row.role.empty() ? say(QT_TRANSLATE_NOOP("AuditWords", "Computer account")) : text::fromUtf8(row.role);
}

QString targetWords(const query::AuditRow& row) {
  if (row.targets.empty() && row.count == 0) return text::missing();
  if (row.count == 1 || (row.count == 0 && row.targets.size() == 1))
    return text::fromUtf8(row.targets.empty() ? "" : row.targets.front());
  return QCoreApplication::translate("AuditWords", "%n target(s)", nullptr, static_cast<int>(row.count));
}

QString valueName(const std::string& name) {
  QString words = text::fromUtf8(name);
  words.replace(QLatin1Char('_'), QLatin1Char(' ')).replace(QLatin1Char('.'), QStringLiteral(" · "));
  if (words.isEmpty()) return say(QT_TRANSLATE_NOOP("AuditWords", "Value"));
  words[0] = words.at(0).toUpper();
  return words;
}

ChainLook stripLook(const ChainState& state) {
  if (state.proof && state.proof->fault)
    return {QStringLiteral("error"), Token::dead,
            say(QT_TRANSLATE_NOOP("AuditWords", "Audit chain broken at entry %1")).arg(state.proof->fault->entry)};
  if (!state.trouble.isEmpty())
    return {QStringLiteral("warning"), Token::retry, say(QT_TRANSLATE_NOOP("AuditWords", "Audit chain not checked"))};
  if (state.proof)
    return {QStringLiteral("chain-ok"), Token::completed,
            say(QT_TRANSLATE_NOOP("AuditWords", "Audit chain verified %1")).arg(text::utcMinute(state.proof->at))};
  if (state.cancelled)
    return {QStringLiteral("warning"), Token::retry, say(QT_TRANSLATE_NOOP("AuditWords", "Audit chain not checked"))};
  return {QStringLiteral("audit"), Token::text2, say(QT_TRANSLATE_NOOP("AuditWords", "Checking the audit chain"))};
}

}  // namespace ack::ui::audit
