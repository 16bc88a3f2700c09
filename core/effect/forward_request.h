#pragma once
// The POST that a forward effect makes: the original bytes (of a batch: the event's own) with their content type, the
// event ID as idempotency key, and a fresh Standard Webhooks signature (standardwebhooks.com, "signature scheme") so
// that the destination can prove where it comes from.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/domain/payload_document.h"
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

/// What is handed on: the body as it was accepted, or of a batch the event's own part of it, byte for byte.
std::string_view forwardedBytes(std::string_view body, const domain::PayloadDocument& document,
                                const EventFacts& event);
/// Its content type: the body's, and for a part of a CloudEvents batch that of one CloudEvent (CloudEvents JSON
/// format 1.0, sections 3 and 4).
std::string_view forwardedType(std::string_view contentType, const EventFacts& event);

/// `attempt` is the delivery's attempt number, `now` the signature's time. Without a signing secret the Standard
/// Webhooks headers carry no signature.
ForwardRequest makeForwardRequest(const config::Destination& destination, const EventFacts& event,
                                  std::string_view contentType, std::string_view body, int attempt, UtcTime now);

/// A header value as it may be sent (RFC 9110 5.5, without obs-text).
bool isHeaderSafeValue(std::string_view text) noexcept;
/// Adds webhook-id, webhook-timestamp and, where there is a secret, webhook-signature over `body`.
void addSignature(std::vector<std::pair<std::string, std::string>>& headers, const config::Secret& secret,
                  const std::string& id, std::string_view body, UtcTime now);

}  // namespace ack::effect
