#include "core/effect/forward_request.h"

#include "core/base/encoding.h"
#include "core/crypto/hmac.h"

#include <algorithm>

namespace ack::effect {
namespace {

constexpr std::size_t kMaxHeaderIdBytes = 255;
constexpr std::string_view kSecretPrefix = "whsec_";

bool isVisibleAscii(char c) noexcept { return c > ' ' && c < '\x7F'; }

bool isHeaderSafeId(std::string_view text) noexcept {
  return !text.empty() && text.size() <= kMaxHeaderIdBytes && std::all_of(text.begin(), text.end(), isVisibleAscii);
}

/// "whsec_" and base64, or the text's own bytes.
std::string keyBytes(std::string_view secret) {
  if (secret.substr(0, kSecretPrefix.size()) == kSecretPrefix)
    if (auto bytes = base::fromBase64(secret.substr(kSecretPrefix.size()))) return std::move(*bytes);
  return std::string(secret);
}

}  // namespace

/// Anything else is left out, never repaired.
bool isHeaderSafeValue(std::string_view text) noexcept {
  return std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\t' || isVisibleAscii(c); });
}

void addSignature(std::vector<std::pair<std::string, std::string>>& headers, const config::Secret& secret,
                  const std::string& id, std::string_view body, UtcTime now) {
  const std::string seconds =
      std::to_string(std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count());
  headers.emplace_back("webhook-id", id);
  headers.emplace_back("webhook-timestamp", seconds);
  if (secret.value.empty()) return;
  const std::string signedText = id + '.' + seconds + '.' + std::string(body);
  headers.emplace_back("webhook-signature", "v1," + base::toBase64(crypto::hmac(crypto::HashAlgorithm::sha256,
                                                                                keyBytes(secret.value), signedText)));
}

std::string idempotencyKey(const EventIdentity& identity) {
  if (isHeaderSafeId(identity.eventId)) return identity.eventId;
  const std::string whole = std::to_string(identity.source.value) + '/' + std::to_string(identity.tenant.size()) +
                            '/' + identity.tenant + '/' + identity.eventId;
  return "sha256-" + base::toHex(crypto::digest(crypto::HashAlgorithm::sha256, whole));
}

std::string_view forwardedBytes(std::string_view body, const domain::PayloadDocument& document,
                                const EventFacts& event) {
  if (event.element.empty()) return body;
  const domain::JsonLookup part = document.part(event.element);
  return part.state == domain::LookupState::found ? part.value.raw() : body;
}

std::string_view forwardedType(std::string_view contentType, const EventFacts& event) {
  constexpr std::string_view kBatch = "application/cloudevents-batch+json";
  if (event.element.empty()) return contentType;
  const std::string type = domain::mediaTypeOf(contentType);
  if (type == kBatch) return "application/cloudevents+json";
  // A form's field held the list: what goes out is one JSON value of it.
  const bool isForm = type == "application/x-www-form-urlencoded" || type == "multipart/form-data";
  return isForm ? "application/json" : contentType;
}

ForwardRequest makeForwardRequest(const config::Destination& destination, const EventFacts& event,
                                  std::string_view contentType, std::string_view body, int attempt, UtcTime now) {
  ForwardRequest request;
  request.url = destination.url;
  request.body = std::string(body);
  const std::string id =
      isHeaderSafeId(event.identity.eventId) ? event.identity.eventId : domain::toText(event.delivery);
  auto add = [&](std::string name, std::string value) {
    if (isHeaderSafeValue(value)) request.headers.emplace_back(std::move(name), std::move(value));
  };
  add("Content-Type", contentType.empty() ? "application/octet-stream" : std::string(contentType));
  add(destination.idempotencyHeader, idempotencyKey(event.identity));
  addSignature(request.headers, destination.signingSecret, id, request.body, now);
  if (!event.type.empty()) add("Acknowledger-Event-Type", event.type);
  if (!event.element.empty()) add("Acknowledger-Element", event.element);
  add("Acknowledger-Delivery", domain::toText(event.delivery));
  add("Acknowledger-Attempt", std::to_string(attempt));
  return request;
}

}  // namespace ack::effect
