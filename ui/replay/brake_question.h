#pragma once
// What is asked before a replay is stopped, goes on or ends early: each by a reason, which stands in the audit trail.
#include "ui/replay/replay_talk.h"
#include "ui/widgets/confirm_sheet.h"

namespace ack::ui::replay {

/// For pause, resume and cancel. `waits`: nobody approved it yet, so that cancelling withdraws it.
widgets::Question brakeQuestion(ReplayTalk::Deed deed, bool waits);

}  // namespace ack::ui::replay
