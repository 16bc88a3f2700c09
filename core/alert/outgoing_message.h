#pragma once
// One message about an alert on its way out, as plain values, and what became of one try to send it.
#include "core/base/clock.h"
#include "core/query/alert_views.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace ack::alert {

struct OutgoingMessage {
  std::int64_t id{0};  ///< its number in the store
  domain::AlertNews news{};
  UtcTime madeAt{};
  query::AlertView alert;  ///< as it was when the message was made; without messages. Of a trial: empty
};

/// The same for every try: "alr_….17", of a trial "trial.17".
std::string identityOf(const OutgoingMessage& message);

/// What one try came to. The evidence is one safe line: no secret, nothing that we sent.
struct SendOutcome {
  enum class Kind {
    sent,
    failed,   ///< may be tried again
    refused,  ///< would be refused again
    stopped,  ///< broken off because the engine stops; says nothing about the channel
  };
  Kind kind{Kind::failed};
  std::string evidence;
  std::optional<std::chrono::microseconds> retryAfter{};  ///< not before then
  bool reachedSome{false};  ///< of `failed`: some recipients have it, and only the others are tried again
};

constexpr std::size_t kMaxEvidenceBytes = 200;

}  // namespace ack::alert
