#pragma once
// A provider's scheme as data: which hash, which key form, where the signature stands, what is signed, and where the
// event's ID, type and time live. The same grammar serves the built-in profiles and the user's own apply file.
#include "core/crypto/digest.h"
#include "core/provider/location.h"
#include "core/provider/time_forms.h"

#include <boost/json/object.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ack::provider {

class Scheme;

enum class SchemeKind : std::uint8_t { hmac, ed25519, ecdsa, rsa, code };
enum class KeyForm : std::uint8_t { utf8, hex, base64, whsec };
enum class SignatureEncoding : std::uint8_t { hex, base64 };
enum class HeaderFormat : std::uint8_t { plain, kv, list };

/// One piece of the signed text.
struct SignedPart {
  enum class Kind : std::uint8_t { body, bodyHash, bodyHashHex, time, id, url, method, header, literal };
  Kind kind{Kind::body};
  std::string text;  ///< the header's name or the literal
};

/// Holds where the value at `location` is exactly `equals`.
struct WhenValue {
  Location location;
  std::string equals;
};

struct TimeLocation {
  Location location;
  TimeFormat format{TimeFormat::iso};
  std::optional<WhenValue> when;
};

/// Where an event says who it is.
struct IdentityRules {
  std::vector<std::vector<Location>> eventId;  ///< alternatives of tuples; the first that is there counts
  std::vector<Location> type;                  ///< alternatives
  std::vector<TimeLocation> occurredAt;        ///< alternatives

  /// Whether one alternative of the ID stands outside of the body, or is its hash.
  [[nodiscard]] bool needsNoBody() const noexcept;
};

struct Recipe {
  SchemeKind scheme{SchemeKind::hmac};
  std::shared_ptr<const Scheme> code;  ///< where no recipe can say it; shared with the provider made of this recipe
  crypto::HashAlgorithm hash{crypto::HashAlgorithm::sha256};
  KeyForm key{KeyForm::utf8};
  std::string header;  ///< that carries the signature
  SignatureEncoding encoding{SignatureEncoding::hex};
  HeaderFormat format{HeaderFormat::plain};
  std::string prefix;                   ///< plain: before the signature
  std::string separator;                ///< kv, list: between elements
  std::string timeKey, signatureKey;    ///< kv
  std::string version, ed25519Version;  ///< list: the tags of HMAC and Ed25519 signatures; "" for none
  std::string versionSeparator;         ///< list: between tag and signature
  std::vector<SignedPart> parts;        ///< in order
  std::string timeHeader, idHeader;     ///< "" for none
  std::string replayHeader;             ///< signed, and used for one request only (a nonce); "" for none
  TimeUnit timeUnit{TimeUnit::seconds};
  bool takesGet{false};           ///< events come by GET too, in the query
  bool tokensAreNoEvents{false};  ///< an unsigned handshake signs them for anybody (handshake_token.h)
  bool signsDecodedBody{false};   ///< the body without its content coding is signed, not the bytes as sent
  Window window;
  IdentityRules identity;
  std::string requestIdHeader;

  [[nodiscard]] bool signs(SignedPart::Kind kind) const noexcept;
  /// The body itself or its SHA-256.
  [[nodiscard]] bool signsBody() const noexcept;
  /// Verified with public keys, whatever else the recipe allows beside them.
  [[nodiscard]] bool isAsymmetric() const noexcept {
    return scheme == SchemeKind::ed25519 || scheme == SchemeKind::ecdsa || scheme == SchemeKind::rsa;
  }
  [[nodiscard]] bool signsHeader(std::string_view name) const noexcept;
  /// What the signature proves (domain.md 16): the body, and each location of the event ID.
  [[nodiscard]] Coverage coverage() const noexcept { return coverage(identity); }
  /// The same of an event with another identity: that of the recipe around this one.
  [[nodiscard]] Coverage coverage(const IdentityRules& rules) const noexcept;
  /// Whether a time is signed that a window can judge.
  [[nodiscard]] bool signsTime() const noexcept;
};

/// Reads a recipe strictly: an unknown field, a wrong type, a missing or contradictory one is `invalid`, an unknown
/// scheme `unsupported`; the message names the path ("recipe.signed[2]: …") and what is allowed.
Result<Recipe> readRecipe(const boost::json::object& json, std::string_view path = "recipe");
/// "2"-style conditions of handshakes: {"at": location, "equals": text}.
Result<WhenValue> readWhen(const boost::json::object& json, const std::string& path);

}  // namespace ack::provider
