#include "ui/replay/brake_question.h"

namespace ack::ui::replay {

widgets::Question brakeQuestion(ReplayTalk::Deed deed, bool waits) {
  widgets::Question question;
  if (deed == ReplayTalk::Deed::resume) {
    question.title = ReplayTalk::tr("Go on with the replay?");
    question.icon = QStringLiteral("effect-run");
    question.body = ReplayTalk::tr("What has not begun is released again, as fast as was asked for.");
    question.verb = ReplayTalk::tr("Go on", "verb: with a paused replay");
  } else if (deed == ReplayTalk::Deed::pause) {
    question.title = ReplayTalk::tr("Stop the replay after this event?");
    question.icon = QStringLiteral("pause");
    question.body = ReplayTalk::tr(
        "What is under way goes on to its end. The rest waits until somebody lets it go on or cancels it.");
    question.verb = ReplayTalk::tr("Stop after this event");
  } else {
    question.title =
        waits ? ReplayTalk::tr("Withdraw the request?") : ReplayTalk::tr("Cancel the rest of the replay?");
    question.icon = QStringLiteral("stop");
    question.body = waits
                        ? ReplayTalk::tr("Nobody can approve it any more. Its events stay set aside.")
                        : ReplayTalk::tr("What has not begun stays set aside, and can be replayed anew. What has run "
                                         "stays as it is.");
    question.verb = waits ? ReplayTalk::tr("Withdraw") : ReplayTalk::tr("Cancel the rest");
    question.danger = true;
  }
  return question;
}

}  // namespace ack::ui::replay
