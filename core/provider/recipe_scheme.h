#pragma once
// Verifies and signs by a recipe: HMAC or Ed25519 over the parts it names, taken from the raw request.
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any. Shares the recipe with the keys it prepares, which may outlive it.
class RecipeScheme final : public Scheme {
 public:
  explicit RecipeScheme(std::shared_ptr<const Recipe> recipe) noexcept : m_recipe(std::move(recipe)) {}
  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] std::vector<std::string> signatureHeaders() const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override;
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;

  [[nodiscard]] Result<void> checkSecret(std::string_view secret) const override;
  [[nodiscard]] Result<void> checkPublicKey(std::string_view key) const override;

 private:
  std::shared_ptr<const Recipe> m_recipe;
};

}  // namespace ack::provider
