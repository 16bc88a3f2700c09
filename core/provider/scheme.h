#pragma once
// How requests are signed: the part of a provider that is either a recipe (data) or, where no recipe can say it, a
// file of code. Pure and immutable.
#include "core/provider/recipe.h"

#include <memory>
#include <string_view>

namespace ack::provider {

/// Thread: any.
class Scheme {
 public:
  virtual ~Scheme() = default;
  /// Never null. Owns or shares all it needs: may outlive the scheme.
  [[nodiscard]] virtual std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const = 0;
  /// The signature's own headers, and the ID header where it is signed. invalid where no usable key was given.
  [[nodiscard]] virtual Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                                 std::string_view eventId, UtcTime now) const = 0;
  /// As Provider::signWhole(); for most the headers are all.
  [[nodiscard]] virtual Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                        std::string_view eventId, UtcTime now) const {
    auto headers = sign(request, keys, eventId, now);
    if (!headers) return std::move(headers).error();
    return SignedRequest{std::move(headers).value(), std::string(request.body), {}};
  }
  /// Whether a secret or public key could be used; invalid says what is allowed. Placeholders pass: a secret that is
  /// not there yet is another question, and answered when it is needed.
  [[nodiscard]] virtual Result<void> checkSecret(std::string_view /*secret*/) const { return {}; }
  [[nodiscard]] virtual Result<void> checkPublicKey(std::string_view /*key*/) const { return {}; }
  /// Whether the keys are those of certificates that requests name, so that none need be configured.
  [[nodiscard]] virtual bool findsKeys() const noexcept { return false; }
  /// As Provider::challenge().
  [[nodiscard]] virtual std::string_view challenge() const noexcept { return {}; }
  /// The headers that carry the signature, for schemes that can't sign with any text as the secret.
  [[nodiscard]] virtual std::vector<std::string> signatureHeaders() const { return {}; }
  /// With what keys it verifies.
  [[nodiscard]] virtual KeyNeeds keyNeeds() const { return {}; }
  /// What the recipe must still say before anything can be verified: "webhook_id: …"; "" where nothing is missing.
  [[nodiscard]] virtual std::string_view missingField() const noexcept { return {}; }
  /// Whether it names events by itself, so that a recipe needs no event_id: identify() answers then.
  [[nodiscard]] virtual bool identifiesItself() const noexcept { return false; }
  /// The one event of a body that no location can address, used where the recipe names no event_id; nullopt: none.
  [[nodiscard]] virtual std::optional<Result<IdentifiedEvent>> identify(const RequestView& /*request*/) const {
    return std::nullopt;
  }
  /// For schemes that are code (code_schemes.h): whether a time is signed that a window can judge, the window where
  /// the recipe names none, and what the signature proves of an event whose ID is at `identity.eventId`.
  [[nodiscard]] virtual bool signsTime() const noexcept { return false; }
  [[nodiscard]] virtual Window usualWindow() const noexcept { return {}; }
  [[nodiscard]] virtual Coverage coverage(const IdentityRules& /*identity*/) const noexcept {
    return Coverage::bodyAndId;
  }
};

/// What a scheme that signs the whole body, and perhaps the URL, proves of an event with this identity.
Coverage coverageOfBody(const IdentityRules& identity, bool urlIsSigned) noexcept;

/// The scheme that `recipe` asks for; shared with the recipe where it is code.
std::shared_ptr<const Scheme> makeScheme(const std::shared_ptr<const Recipe>& recipe);

/// valid, for a scheme that signs no time.
inline Verification verified() noexcept {
  Verification verification;
  verification.verdict = Verdict::valid;
  verification.reason = "ok";
  return verification;
}
/// invalid with `reason`, static text; the header that would carry the signature is not there or empty.
inline Verification refusedHeader(std::string_view reason) noexcept {
  Verification verification;
  verification.reason = reason;
  verification.noSignature = reason != "duplicate_header";
  return verification;
}
/// invalid with `reason`, static text.
inline Verification refused(std::string_view reason) noexcept {
  Verification verification;
  verification.reason = reason;
  return verification;
}
/// Nothing was signed at all: AnswerTable::unsignedRequest.
inline Verification refusedUnsigned(std::string_view reason) noexcept {
  Verification verification = refused(reason);
  verification.noSignature = true;
  return verification;
}
/// Our own fault: there is no key to verify with.
inline Verification refusedWithoutKey() noexcept {
  Verification verification;
  verification.reason = "empty_secret";
  verification.noWorkingSecret = true;
  return verification;
}
/// Valid or stale: the age of an authentic signature against the window, both edges inclusive.
Verification judgeAge(UtcTime signedAt, const Window& window, UtcTime now) noexcept;

}  // namespace ack::provider
