#pragma once
// A payload with the event ID that a person wants it to have: for `send`, where the provider names its events in the
// body.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/provider/provider.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ack::app {

/// Signs a body as the provider would. All headers are among the answer's, Content-Type too.
using SignBody = std::function<Result<provider::SignedRequest>(const std::string& body)>;

/// `body` such that the receiver takes the one event in it for `eventId`, once `sign` has signed it: as it is, or
/// with the ID written where the provider's rules look for one; every other byte stays. nullopt where no such body
/// can be made: several events, an ID of several parts or by hash, a handshake, a body in which no ID can stand.
/// Otherwise the error of `sign`. Thread: any.
Result<std::optional<std::string>> withEventId(const provider::Provider& provider, const std::string& body,
                                               std::string_view eventId, std::string_view url, const SignBody& sign);

}  // namespace ack::app
