#pragma once
// What the receiver asks of a provider: is this request authentic, how old is its signature, which events does it
// carry, is it a handshake, and how does this provider want to be answered. Pure: bytes and values in, values out; no
// clock, no I/O. Built from a JSON profile (resources/providers/<key>.json) or a recipe in the apply file.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/payload_document.h"
#include "core/provider/key_needs.h"
#include "core/provider/limits.h"

#include <boost/json/object.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ack::provider {

struct HeaderView {
  std::string_view name;
  std::string_view value;  ///< may still have surrounding SP / HTAB
};

struct RequestView {
  std::string_view method;
  std::string_view
      url;  ///< public URL with path and query exactly as sent (or as configured, for URL-signing schemes)
  std::span<const HeaderView> headers;
  std::string_view body;  ///< raw bytes
};

class CertificateSource;

struct KeyMaterial {
  std::vector<std::string> secrets;     ///< as configured; several = rotation
  std::vector<std::string> publicKeys;  ///< as configured; where there are any, they alone are used (pinned)
  /// Where schemes that sign with a certificate find its key; null: only configured keys count. Outlives what was
  /// prepared from it.
  CertificateSource* certificates{nullptr};
};

/// Past and future tolerance apart; nullopt: the scheme's time is not judged.
struct Window {
  std::optional<std::chrono::seconds> past;
  std::optional<std::chrono::seconds> future;
};

enum class Verdict : std::uint8_t { valid, invalid, stale };

/// Why, for logs and `verify`; the HTTP answer never tells.
struct Verification {
  Verdict verdict{Verdict::invalid};
  std::string_view reason{"mismatch"};  ///< static text: ok, mismatch, bad_encoding, missing_header, too_old …
  std::optional<UtcTime> signedAt;
  /// Our fault, not the sender's: no usable key, or a certificate that is not fetched yet. Answer 503 (B25, G5).
  bool noWorkingSecret{false};
  bool noSignature{false};  ///< nothing was signed at all: answer AnswerTable::unsignedRequest
  /// What the signature covers and a sender uses for one request only (a nonce, a token); "" where there is none.
  /// With it no other event may come: where the event itself is not signed, nothing else tells a copied signature.
  std::string replayKey;
};

/// The keys of one source, decoded and prepared once. The receiver keeps one per source and catalogue snapshot, so
/// that verifying a request prepares nothing. Thread: any, also several at once.
class PreparedKeys {
 public:
  virtual ~PreparedKeys() = default;
  /// As Provider::verify with the keys this was prepared from.
  [[nodiscard]] virtual Verification verify(const RequestView& request, const Window& window, UtcTime now) const = 0;
};

struct IdentifiedEvent {
  std::string eventId;  ///< opaque bytes, not empty
  std::string type;     ///< "" where the provider has none
  std::optional<UtcTime> occurredAt;
  std::string element;       ///< JSON pointer of its part of the body; "" is the whole
  std::string_view content;  ///< of an element: its very bytes, a view into the request's body; "" is the whole
  std::string problem;       ///< why it may only be kept and never worked off; "" where it can be
};

/// How much of what we act on the signature covers (domain.md 16).
enum class Coverage : std::uint8_t {
  bodyAndId,
  bodyOnly,
  weak,  ///< the body by a checksum that can be forged (PayPal's CRC-32): proves no more than none
  none,
};

/// Whether what the body says may drive a charge without an explicit consent (domain.md 16).
constexpr bool provesContent(Coverage coverage) noexcept {
  return coverage == Coverage::bodyAndId || coverage == Coverage::bodyOnly;
}

/// What a provider asks a person to do outside of us: it sends nothing before somebody has opened its link.
struct SubscriptionNotice {
  enum class Kind : std::uint8_t { confirm, ended };
  Kind kind{Kind::confirm};
  std::string subject;  ///< what is subscribed to, such as a topic; not empty
  std::string link;     ///< HTTPS on one of the provider's hosts; "" where the request names another
};

struct Answer {
  int status{200};
  std::string contentType{"application/json; charset=utf-8"};
  std::optional<std::string> body;             ///< nullopt: the contract's own JSON
  std::vector<domain::Header> headers;         ///< further ones, of handshakes
  std::optional<SubscriptionNotice> notice{};  ///< of a handshake: to be kept before it is answered
};

/// The documented answers of a provider (contract.md: "the answer code is provider data").
struct AnswerTable {
  Answer accepted, duplicate, stale;
  int badSignature{401};
  int unsignedRequest{401};  ///< no signature at all (Vonage: 503)
};

/// A request with the signature that its provider would have put to it, wherever that is.
struct SignedRequest {
  std::vector<domain::Header> headers;  ///< to add, each in place of others of its name
  std::string body;                     ///< the given one, or the one that holds the signature
  std::string query;                    ///< "name=value&…" to append to the URL's; mostly ""
};

/// One documented fact with its source, for the Sources screen and `providers`.
struct Fact {
  std::string field, value, mark, source;
};

/// Thread: any; immutable after creation.
class Provider {
 public:
  virtual ~Provider() = default;
  [[nodiscard]] virtual const std::string& key() const noexcept = 0;
  [[nodiscard]] virtual const std::string& name() const noexcept = 0;

  /// Never null; keys that can't be used make every verification `noWorkingSecret`. The provider must outlive it.
  [[nodiscard]] virtual std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const;
  /// Prepares the keys for this one request: for tests and the command line; the receiver uses prepare().
  /// Signature first, then age; constant time where secrets are compared; at most 20 candidate signatures are tried.
  [[nodiscard]] virtual Verification verify(const RequestView& request, const KeyMaterial& keys, const Window& window,
                                            UtcTime now) const = 0;
  /// After a valid or stale verdict. invalid: not parseable as declared, or no event ID where the profile says it is.
  [[nodiscard]] virtual Result<std::vector<IdentifiedEvent>>
  identify(const RequestView& request, const domain::PayloadDocument& payload) const = 0;
  /// The answer to a handshake, or nullopt where this is none. After a valid verdict only.
  [[nodiscard]] virtual std::optional<Answer>
  handshake(const RequestView& request, const domain::PayloadDocument& payload, const KeyMaterial& keys) const = 0;
  /// What an event's subscription is called in notices; "" where the provider gives none. An event of it proves that
  /// it is confirmed.
  [[nodiscard]] virtual std::string subscriptionOf(const RequestView& /*request*/,
                                                   const domain::PayloadDocument& /*payload*/) const {
    return {};
  }
  /// Whether events come by GET too; the query is such an event's body then, read as a form.
  [[nodiscard]] virtual bool takesGet() const noexcept { return false; }
  /// The methods besides POST by which this provider asks whether we are there ("GET", "OPTIONS"); mostly none.
  [[nodiscard]] virtual std::span<const std::string> handshakeMethods() const noexcept { return {}; }
  /// The answer to a request with one of handshakeMethods(), which is never signed and claims nothing; nullopt where
  /// it is not what the provider documents, and then it is answered as any other method: 405.
  [[nodiscard]] virtual std::optional<Answer> unsignedHandshake(const RequestView& /*request*/,
                                                                const KeyMaterial& /*keys*/) const {
    return std::nullopt;
  }
  /// Signs as the provider would; for `send`, drills and tests. Adds or replaces headers.
  [[nodiscard]] virtual Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                                 std::string_view eventId, UtcTime now) const = 0;

  /// As sign(), also where the signature is part of the body or the query. unsupported where the body is of a kind
  /// that can't hold it. For `send` and drills.
  [[nodiscard]] virtual Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                        std::string_view eventId, UtcTime now) const {
    auto headers = sign(request, keys, eventId, now);
    if (!headers) return std::move(headers).error();
    return SignedRequest{std::move(headers).value(), std::string(request.body), {}};
  }

  /// Whether a secret or public key has the form that the provider's scheme takes; invalid says what is allowed.
  [[nodiscard]] virtual Result<void> checkSecret(std::string_view /*secret*/) const { return {}; }
  [[nodiscard]] virtual Result<void> checkPublicKey(std::string_view /*key*/) const { return {}; }

  /// RFC 9110 11.6.1: what a 401 says of the way to sign in; "" for signatures, which have no registered scheme.
  [[nodiscard]] virtual std::string_view challenge() const noexcept { return {}; }
  /// The headers that carry a signature, as far as they are known without signing; sign() tells the others.
  [[nodiscard]] virtual std::vector<std::string> signatureHeaders() const { return {}; }
  /// Whether the keys are those of certificates that requests name (KeyMaterial::certificates), so that none need be
  /// configured.
  [[nodiscard]] virtual bool findsKeys() const noexcept { return false; }
  /// With what a source must be configured; of no account where findsKeys().
  [[nodiscard]] virtual KeyNeeds keyNeeds() const { return {}; }
  /// What a recipe must still say before anything can be verified or identified: "webhook_id: …"; "" where nothing is
  /// missing.
  [[nodiscard]] virtual std::string_view missingField() const noexcept { return {}; }
  /// JSON Pointers into the body (of a batch: into each event) at which an event's ID, type or time may stand.
  [[nodiscard]] virtual std::vector<std::string> identityPlaces() const { return {}; }

  /// Whether the signature is over the body without its content coding (gzip, deflate) and not over the bytes as
  /// sent.
  [[nodiscard]] virtual bool signsDecodedBody() const noexcept { return false; }
  /// Whether an event's ID can be known without reading the body: from headers, the URL or the body's hash.
  [[nodiscard]] virtual bool identifiesWithoutBody() const noexcept { return false; }

  [[nodiscard]] virtual Window defaultWindow() const noexcept = 0;
  [[nodiscard]] virtual Coverage coverage() const noexcept = 0;
  [[nodiscard]] virtual const AnswerTable& answers() const noexcept = 0;
  [[nodiscard]] virtual const std::vector<Fact>& facts() const noexcept = 0;
  /// The numbers among the facts; all absent for a provider that is only a recipe.
  [[nodiscard]] virtual const Limits& limits() const noexcept = 0;
  /// Header that names the provider's own request ("X-Request-Id"-like), for trace; "" where there is none.
  [[nodiscard]] virtual std::string_view requestIdHeader() const noexcept = 0;
};
using ProviderPtr =
    std::shared_ptr<const Provider>;  // shared: snapshots of the catalogue keep theirs while requests run

/// All built-in providers by key. Thread: any.
class ProviderRegistry {
 public:
  /// Reads the embedded profiles; internal where one is broken (a test proves that none is).
  static Result<std::shared_ptr<const ProviderRegistry>> create();
  virtual ~ProviderRegistry() = default;
  /// Null for an unknown key, and for "generic", which is nothing without a recipe: fromRecipe() makes it.
  [[nodiscard]] virtual ProviderPtr find(std::string_view key) const = 0;
  [[nodiscard]] virtual std::vector<ProviderPtr> all() const = 0;
  /// A provider from the user's own recipe (key "generic" or any other name), or a built-in one with overrides.
  /// invalid names the path in the recipe, what is wrong and what is allowed.
  [[nodiscard]] virtual Result<ProviderPtr> fromRecipe(std::string_view key,
                                                       const boost::json::object& recipe) const = 0;
};

}  // namespace ack::provider
