#pragma once
// What the audit trail's stable words are called on screen: "replay.request" is "Asked for a replay". A word nobody
// translated yet is shown as it is, so that no entry is ever without a name. Thread: gui.
#include "core/query/audit_views.h"
#include "ui/audit/chain_watch.h"
#include "ui/style/theme.h"

#include <QString>

namespace ack::ui::audit {

struct ActionLook {
  QString icon;
  QString words;
  bool refused{false};
};

/// "Asked for a replay"; for a refused one "Refused: replay".
ActionLook actionLook(const query::AuditRow& row);
/// "Operator", "Security officer"; "Computer account" and "System" for those without a role.
QString roleWords(const query::AuditRow& row);
/// Whether the engine did it by itself.
bool bySystem(const query::AuditRow& row);
/// Who, as a person is called: "Acknowledger" for the engine.
QString whoWords(const query::AuditRow& row);
/// One target, or how many: "evt_01KK…", "4 targets", "–".
QString targetWords(const query::AuditRow& row);
/// The name of a changed value: its words where they are known, else its own name.
QString valueName(const std::string& name);

struct ChainLook {
  QString icon;
  style::Token ink;
  QString words;
};
/// The status strip's item: "Audit chain verified 14:30", "Audit chain broken at entry 7".
ChainLook stripLook(const ChainState& state);

}  // namespace ack::ui::audit
