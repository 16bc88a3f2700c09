#include "core/effect/lookup_request.h"

#include "core/effect/effect_key.h"
#include "core/effect/forward_request.h"

#include <array>

namespace ack::effect {
namespace {

/// Fills every `{name}`; false where the value can't stand there.
bool fill(std::string& url, std::string_view name, std::string_view value) {
  const bool isStep = value == "." || value == ".." || value.empty();
  const std::string encoded = percentEncode(value);
  for (auto at = url.find(name); at != std::string::npos; at = url.find(name, at + encoded.size())) {
    if (isStep) return false;
    url.replace(at, name.size(), encoded);
  }
  return true;
}

}  // namespace

std::string percentEncode(std::string_view bytes) {
  static constexpr std::array kDigits{'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'};
  std::string text;
  for (const char c : bytes) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                       c == '.' || c == '_' || c == '~';
    if (plain) {
      text += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    text += '%';
    text += kDigits.at(byte >> 4U);
    text += kDigits.at(byte & 0xFU);
  }
  return text;
}

std::optional<LookupRequest> makeLookupRequest(const config::Destination& destination, const LookupSubject& subject,
                                               UtcTime now) {
  if (!destination.reconcile) return std::nullopt;
  LookupRequest request;
  request.url = destination.reconcile->url;
  if (!fill(request.url, "{event_id}", subject.identity.eventId) ||
      !fill(request.url, "{effect_key}", describeKey(subject.effectKey)) ||
      !fill(request.url, "{idempotency_key}", idempotencyKey(subject.identity)))
    return std::nullopt;
  for (const auto& [name, value] : destination.reconcile->headers)
    if (isHeaderSafeValue(value.value)) request.headers.emplace_back(name, value.value);
  request.headers.emplace_back("Accept", "application/json, */*;q=0.5");
  addSignature(request.headers, destination.signingSecret, domain::toText(subject.delivery), {}, now);
  return request;
}

}  // namespace ack::effect
