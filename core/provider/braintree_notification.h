#pragma once
// What a Braintree notification says of itself: the XML behind bt_payload, read for its kind, its time and what it is
// about; rules can't address values in it. Third station of an event's way, for this provider only.
#include "core/base/clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace ack::provider {

struct BraintreeNotification {
  std::string kind;       ///< "subscription_charged_successfully"; "" where it has none
  std::string timestamp;  ///< as written; "" where it has none
  std::string subjectId;  ///< of the one thing in <subject>; "" where it has none
};

/// nullopt for anything that is no XML, has a document type (entities could grow it without bound), is nested deeper
/// than any notification, or says one of these things twice. Pure.
std::optional<BraintreeNotification> readBraintreeNotification(std::string_view xml);

}  // namespace ack::provider
