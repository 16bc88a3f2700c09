#pragma once
// MessageBird: a JSON Web Token in MessageBird-Signature-JWT over URL and body, or the older HMAC in
// MessageBird-Signature over time, sorted query and body. Chosen by what a request carries, or pinned by the recipe.
#include "core/provider/jwt_token.h"

namespace ack::provider {

class JsonFields;

/// Thread: any.
class MessageBirdScheme final : public Scheme {
 public:
  enum class Ways : std::uint8_t { both, tokenOnly, hmacOnly };

  MessageBirdScheme(Ways ways, std::chrono::seconds leeway);
  /// "leeway_s" (1 by default, as in the provider's own libraries).
  static std::shared_ptr<const Scheme> fromFields(JsonFields& fields, Ways ways);

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override {
    return {true, false, m_ways != Ways::hmacOnly, "the signing key", {}};
  }
  /// With a token, unless pinned to the older way.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  /// A token has its own times; the older signature is judged by the source's window.
  [[nodiscard]] bool signsTime() const noexcept override { return true; }
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override;

 private:
  Ways m_ways;
  std::shared_ptr<const JwtRules> m_rules;  // shared with the keys
};

}  // namespace ack::provider
