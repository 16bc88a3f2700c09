#include "ui/text/role_words.h"

#include <QCoreApplication>

namespace ack::ui::text {
namespace {

using access::Permission;
using access::Role;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(RoleWords)
};

/// More names than these would be a list nobody reads.
constexpr qsizetype kMostNames = 3;

QString aRole(Role role) {
  switch (role) {
  case Role::founder:
    return Words::tr("a founder");
  case Role::support:
    return Words::tr("somebody in support");
  case Role::operations:
    return Words::tr("an operator");
  case Role::security:
    return Words::tr("a security officer");
  case Role::admin:
    return Words::tr("an admin");
  }
  return {};
}

QString joinedByOr(const QStringList& parts) {
  QString text;
  for (qsizetype i = 0; i < parts.size(); ++i) {
    if (i > 0)
      text += i + 1 == parts.size() ? Words::tr(" or ", "between the last two of a list")
                                    : Words::tr(", ", "between parts of a list");
    text += parts.at(i);
  }
  return text;
}

}  // namespace

QString roleWord(Role role) {
  switch (role) {
  case Role::founder:
    return Words::tr("Founder");
  case Role::support:
    return Words::tr("Support");
  case Role::operations:
    return Words::tr("Operator", "a person's role");
  case Role::security:
    return Words::tr("Security officer");
  case Role::admin:
    return Words::tr("Admin");
  }
  return {};
}

QString roleIcon(Role role) {
  switch (role) {
  case Role::founder:
    return QStringLiteral("overview");
  case Role::support:
    return QStringLiteral("trace");
  case Role::operations:
    return QStringLiteral("replay");
  case Role::security:
    return QStringLiteral("shield");
  case Role::admin:
    return QStringLiteral("settings");
  }
  return {};
}

QString roleExplained(Role role) {
  switch (role) {
  case Role::founder:
    return Words::tr("Sees totals, ages and owners. Changes nothing.");
  case Role::support:
    return Words::tr("Searches and traces events, with masked payloads.");
  case Role::operations:
    return Words::tr("Owns, closes and replays dead letters. Larger replays need a second person.");
  case Role::security:
    return Words::tr("Approves replays, manages people, reads the audit trail. Can't replay.");
  case Role::admin:
    return Words::tr("Sets up sources and rules, and does what operators do.");
  }
  return {};
}

QString permissionAct(Permission permission) {
  switch (permission) {
  case Permission::viewFigures:
    return Words::tr("Seeing figures");
  case Permission::viewWork:
    return Words::tr("Searching and tracing events");
  case Permission::exportEvidence:
    return Words::tr("Exporting");
  case Permission::assignOwner:
    return Words::tr("Assigning owners");
  case Permission::closeLetter:
    return Words::tr("Closing dead letters");
  case Permission::replay:
    return Words::tr("Replay", "noun: what somebody may do");
  case Permission::approveReplay:
    return Words::tr("Approving replays");
  case Permission::judgeOutcome:
    return Words::tr("Deciding an unknown outcome");
  case Permission::pauseWork:
    return Words::tr("Holding work");
  case Permission::runRecovery:
    return Words::tr("Running a recovery");
  case Permission::runDrill:
    return Words::tr("Running drills");
  case Permission::refund:
    return Words::tr("A refund");
  case Permission::handleAlert:
    return Words::tr("Handling alerts");
  case Permission::revealPayload:
    return Words::tr("Revealing a payload");
  case Permission::viewAudit:
    return Words::tr("Reading the audit trail");
  case Permission::managePeople:
    return Words::tr("Managing people");
  case Permission::setRetention:
    return Words::tr("Setting retention");
  case Permission::configure:
    return Words::tr("Changing sources and settings");
  }
  return {};
}

QString permissionLine(Permission permission) {
  switch (permission) {
  case Permission::viewFigures:
    return Words::tr("See totals, ages and owners");
  case Permission::viewWork:
    return Words::tr("Search and trace events, payloads masked");
  case Permission::exportEvidence:
    return Words::tr("Export lists and evidence");
  case Permission::assignOwner:
    return Words::tr("Assign owners of dead letters");
  case Permission::closeLetter:
    return Words::tr("Close and reopen dead letters");
  case Permission::replay:
    return Words::tr("Replay dead letters, with a reason");
  case Permission::approveReplay:
    return Words::tr("Approve the replays of others");
  case Permission::judgeOutcome:
    return Words::tr("Decide what became of an unknown outcome");
  case Permission::pauseWork:
    return Words::tr("Hold and release work");
  case Permission::runRecovery:
    return Words::tr("Run a recovery");
  case Permission::runDrill:
    return Words::tr("Run drills");
  case Permission::refund:
    return Words::tr("Refund an extra line");
  case Permission::handleAlert:
    return Words::tr("Take on and resolve alerts");
  case Permission::revealPayload:
    return Words::tr("Reveal a payload, with a reason");
  case Permission::viewAudit:
    return Words::tr("Read the audit trail");
  case Permission::managePeople:
    return Words::tr("Manage people, roles and passwords");
  case Permission::setRetention:
    return Words::tr("Set how long things are kept");
  case Permission::configure:
    return Words::tr("Change sources, destinations, rules and settings");
  }
  return {};
}

QString whoMayWords(Permission permission) {
  QStringList roles;
  for (const Role role : access::whoMay(permission)) roles << aRole(role);
  return joinedByOr(roles);
}

QString refusalSentence(Permission permission, const QStringList& people) {
  const QString needs =
      Words::tr("%1 needs %2.", "what, whom").arg(permissionAct(permission), whoMayWords(permission));
  if (people.isEmpty()) return needs;
  //: What isn't allowed and who may, then whom to ask.
  return Words::tr("%1 Ask %2.").arg(needs, joinedByOr(people.mid(0, kMostNames)));
}

}  // namespace ack::ui::text
