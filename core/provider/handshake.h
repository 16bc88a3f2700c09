#pragma once
// Requests that are no events but ask whether we are there: recognised by one value in the body, answered as the
// provider documents, never queued.
#include "core/provider/recipe.h"

#include <boost/json/array.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ack::provider {

struct Handshake {
  /// How one member of a JSON answer is made from a value of the request.
  struct Member {
    enum class Kind : std::uint8_t { copy, hmacHex };
    std::string name;
    Kind kind{Kind::copy};
    Location location;
  };

  std::optional<WhenValue> when;
  std::optional<Location> emptyList;  ///< instead of `when`: an array that has no elements
  int status{200};
  std::string contentType;
  std::optional<Location> copyBody;  ///< the answer is this value as text
  std::vector<Member> members;       ///< the answer is a JSON object
};

/// {"when": {"at", "equals"} | "empty": pointer, "status", "content_type", "body": location | {"name": location or
/// "hmac:" + location}}. invalid with the path otherwise.
Result<std::vector<Handshake>> readHandshakes(const boost::json::array& json, const std::string& path);

/// The answer of the first handshake that applies; nullopt where none does or a value it needs is missing.
std::optional<Answer> answerHandshake(const std::vector<Handshake>& handshakes, const RequestView& request,
                                      const domain::PayloadDocument& payload, const KeyMaterial& keys);

}  // namespace ack::provider
