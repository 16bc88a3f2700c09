#pragma once
// The words of a message about an alert, for people who read it far from the window: English, plain, and safe
// whatever the names in it hold.
#include "core/alert/outgoing_message.h"

namespace ack::alert {

/// One line: "[Acknowledger] 3 dead letters at crm (permanent)"; news other than an opening say so in front.
std::string subjectLine(const OutgoingMessage& message);
/// Plain text, lines ended by "\n": the sentence, the facts, the next step, where to look.
std::string plainBody(const OutgoingMessage& message);

}  // namespace ack::alert
