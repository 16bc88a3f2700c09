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
  /// For schemes that are code (code_schemes.h): whether a time is signed that a window can judge, the window where
  /// the recipe names none, and what the signature proves of an event whose ID is at `identity.eventId`.
  [[nodiscard]] virtual bool signsTime() const noexcept { return false; }
  [[nodiscard]] virtual Window usualWindow() const noexcept { return {}; }
  [[nodiscard]] virtual Coverage coverage(const IdentityRules& /*identity*/) const noexcept {
    return Coverage::bodyAndId;
  }
};

/// The scheme that `recipe` asks for; shared with the recipe where it is code.
std::shared_ptr<const Scheme> makeScheme(const std::shared_ptr<const Recipe>& recipe);

/// invalid with `reason`, static text.
inline Verification refused(std::string_view reason) noexcept {
  Verification verification;
  verification.reason = reason;
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
