#pragma once
// Roles and permissions in words: what somebody is, what that lets them do, and whom to ask for the rest. Thread:
// gui.
#include "core/access/policy.h"

#include <QString>
#include <QStringList>

namespace ack::ui::text {

/// "Operator", "Security officer".
QString roleWord(access::Role role);
QString roleIcon(access::Role role);
/// One or two short sentences for the sign-in page: what the role is for, and what it can't do.
QString roleExplained(access::Role role);
/// As the beginning of a sentence: "Replay", "Closing dead letters".
QString permissionAct(access::Permission permission);
/// A line of a list of rights: "Replay dead letters".
QString permissionLine(access::Permission permission);
/// "an operator or an admin"; the roles that have it.
QString whoMayWords(access::Permission permission);
/// "Replay needs an operator or an admin. Ask Ingrid Solheim or Tomás Reyes." `people` may be empty.
QString refusalSentence(access::Permission permission, const QStringList& people);

}  // namespace ack::ui::text
