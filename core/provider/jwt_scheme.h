#pragma once
// Requests signed by a JSON Web Token in a header, with the hash of the body among its claims: the general form, for
// a recipe of the user's own ("scheme": "jwt").
#include "core/provider/jwt_token.h"

namespace ack::provider {

class JsonFields;

/// Thread: any.
class JwtScheme final : public Scheme {
 public:
  /// `bearer`: the header's value is "Bearer <token>".
  JwtScheme(JwtRules rules, std::string header, bool bearer);
  /// "header" (default Authorization, which is a bearer token), "algs" (default ["HS256"]), "iss", "claims",
  /// "url_hash", "leeway_s", "replay_key" ("jwt:jti").
  static std::shared_ptr<const Scheme> fromFields(JsonFields& fields);

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] std::string_view challenge() const noexcept override {
    return m_bearer ? std::string_view("Bearer") : std::string_view{};
  }
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {true, false, m_rules->urlHash, "the shared secret", {}};
  }
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] bool signsTime() const noexcept override { return true; }
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override;

 private:
  std::shared_ptr<const JwtRules> m_rules;  // shared with the keys
  std::string m_header;
  bool m_bearer;
};

/// bodyOnly where a location of the event ID is a header, or the query where that is not signed; else bodyAndId.
Coverage coverageOf(const IdentityRules& identity, bool queryIsSigned) noexcept;

}  // namespace ack::provider
