#pragma once
// Vonage (Nexmo): a JSON Web Token in Authorization (Messages, Voice), or the older signed parameters of SMS
// callbacks; which of the two is chosen by what a request carries, or pinned by the recipe.
#include "core/provider/jwt_token.h"
#include "core/provider/vonage_parameters.h"

namespace ack::provider {

class JsonFields;

/// Thread: any.
class VonageScheme final : public Scheme {
 public:
  enum class Ways : std::uint8_t { both, tokenOnly, parametersOnly };
  struct Options {
    Ways ways{Ways::both};
    std::string apiKey;                  ///< claim api_key must be this account; "": any that knows the secret
    std::optional<VonageMethod> method;  ///< of the signed parameters
  };

  explicit VonageScheme(Options options);
  /// "api_key", "algo" (md5hash, md5, sha1, sha256, sha512).
  static std::shared_ptr<const Scheme> fromFields(JsonFields& fields, Ways ways);

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override { return {true, false, false, "the signature secret", {}}; }
  /// With a token.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] bool signsTime() const noexcept override { return true; }
  [[nodiscard]] Window usualWindow() const noexcept override;
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override;

 private:
  Options m_options;
  std::shared_ptr<const JwtRules> m_rules;  // shared with the keys
};

}  // namespace ack::provider
