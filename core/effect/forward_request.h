#pragma once
// The POST that a forward effect makes: the original bytes with their content type, the event ID as idempotency key,
// and a fresh Standard Webhooks signature (standardwebhooks.com, "signature scheme") so that the destination can
// prove where it comes from.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/effect/effect_plan.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::effect {

struct ForwardRequest {
  std::string url;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;
};

/// The event ID itself where it may stand in a header (visible ASCII, at most 255 bytes), else "sha256-" and the
/// SHA-256 of source number, tenant and event ID in hexadecimal. The same over retry, restart and replay.
std::string idempotencyKey(const EventIdentity& identity);

/// `attempt` is the delivery's attempt number, `now` the signature's time. Without a signing secret the Standard
/// Webhooks headers carry no signature.
ForwardRequest makeForwardRequest(const config::Destination& destination, const EventFacts& event,
                                  std::string_view contentType, std::string_view body, int attempt, UtcTime now);

}  // namespace ack::effect
