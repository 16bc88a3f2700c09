#pragma once
// Sends one message by SMTP (RFC 5321). In plain text only to a server on this machine, and only where that was said;
// everywhere else nothing but the greeting is said before TLS stands, and the password never leaves without it.
#include "core/alert/outgoing_message.h"
#include "core/config/catalogue.h"

#include <atomic>

namespace ack::alert {

/// Blocks for at most 30 s, or until `stopping`. A reply of 5xx is refused for good, everything else may be tried
/// again. Where only some recipients are refused it is sent, and the evidence says so. Thread: any.
SendOutcome sendEmail(const config::EmailChannel& channel, const OutgoingMessage& message,
                      const std::atomic<bool>& stopping);

}  // namespace ack::alert
