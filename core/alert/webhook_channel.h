#pragma once
// Posts one message as JSON, signed by Standard Webhooks as forwarded events are, so that who receives it can prove
// where it comes from and tell a repetition.
#include "core/alert/outgoing_message.h"
#include "core/config/catalogue.h"

#include <atomic>
#include <string>

namespace ack::alert {

/// {"type":"alert.opened","timestamp":…,"alert":{…}}, with the alert as it is now.
std::string webhookBody(const OutgoingMessage& message);

/// Blocks for at most the channel's time-out, or until `stopping`. 2xx is sent; 3xx (never followed) and 4xx are
/// refused for good but for 408, 425 and 429; everything else may be tried again. Thread: any.
SendOutcome sendWebhook(const config::WebhookChannel& channel, const OutgoingMessage& message, const Clock& clock,
                        const std::atomic<bool>& stopping);

}  // namespace ack::alert
