#pragma once
// The GET that asks a destination whether it has an effect (domain.md 7): the configured URL with the event's own
// bytes percent-encoded in it, so that no event can choose another place; signed as a forward is, over an empty body.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/domain/ids.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::effect {

/// What is asked about.
struct LookupSubject {
  DeliveryId delivery;
  const EventIdentity& identity;
  std::string_view effectKey;  ///< the store's bytes, see effect_key.h
};

struct LookupRequest {
  std::string url;
  std::vector<std::pair<std::string, std::string>> headers;
};

/// RFC 3986: everything but unreserved characters as %XX.
std::string percentEncode(std::string_view bytes);

/// nullopt where the destination has no `reconcile`, or its URL can't name this event: a value of "." or ".." would
/// be taken for a step in the path (RFC 3986 5.2.4), however it is written.
std::optional<LookupRequest> makeLookupRequest(const config::Destination& destination, const LookupSubject& subject,
                                               UtcTime now);

}  // namespace ack::effect
