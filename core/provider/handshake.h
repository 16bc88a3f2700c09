#pragma once
// Requests that are no events but ask whether we are there: recognised by one value, answered as the provider
// documents, never queued. Those with POST are signed and come after a valid verdict; those with another method carry
// no signature, so they are told nothing but the documented answer and can't be used to have a text of one's own
// signed.
#include "core/provider/recipe.h"

#include <boost/json/array.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ack::provider {

/// One piece of an answer's text.
struct AnswerPart {
  enum class Kind : std::uint8_t { literal, copy, hmacHex, hmacBase64 };
  Kind kind{Kind::copy};
  std::string text;   ///< of a literal
  Location location;  ///< of what is copied, or of what the HMAC-SHA256 is made over with the first usable secret
};
using AnswerText = std::vector<AnswerPart>;

/// What a handshake is recognised by.
struct HandshakeCondition {
  enum class Test : std::uint8_t { equals, present, secret };
  Location location;
  Test test{Test::equals};
  std::string equals;
};

/// Where a handshake says what a person must do: SubscriptionNotice.
struct NoticeRule {
  SubscriptionNotice::Kind kind{SubscriptionNotice::Kind::confirm};
  Location subject, link;
  std::vector<std::string> hosts;  ///< of the link: each, and what is below it
};

struct Handshake {
  std::string method{"POST"};
  std::optional<HandshakeCondition> when;
  std::optional<Location> emptyList;  ///< instead of `when`: an array that has no elements
  int status{200};
  std::string contentType;
  AnswerText body;                                          ///< the answer is this text
  std::vector<std::pair<std::string, AnswerText>> members;  ///< or a JSON object of texts
  std::vector<std::pair<std::string, AnswerText>> headers;  ///< one whose value is missing is left out
  std::optional<NoticeRule> notice;                         ///< of signed ones only

  /// Whether its answer carries an HMAC though nothing about the request is signed.
  [[nodiscard]] bool signsForAnybody() const noexcept;
};

/// {"method", "when": {"at", "equals" | "present": true | "secret": true} | "empty": pointer, "status",
/// "content_type", "headers": {"name": text}, "body": text | {"name": text}}, where a text is a part or a list of
/// parts: location, "hmac:" + location (hex), "hmac_base64:" + location, "=literal"; and "notice": {"kind": "confirm"
/// | "ended", "subject": location, "link": location, "hosts": [names]}. invalid with the path otherwise.
Result<std::vector<Handshake>> readHandshakes(const boost::json::array& json, const std::string& path);

/// The answer of the first handshake with the request's method that applies; nullopt where none does or a value it
/// needs is missing. `payload` is null for a request without a signature: then its values are held to short printable
/// ASCII, and what an HMAC is made over to what handshake_token.h lets pass, which no event's signed text may be.
std::optional<Answer> answerHandshake(const std::vector<Handshake>& handshakes, const RequestView& request,
                                      const domain::PayloadDocument* payload, const KeyMaterial& keys);

}  // namespace ack::provider
