#pragma once
// Several schemes of one provider, of which each request uses one: GitLab's plain token or its newer signature,
// Sinch's conversation or application callbacks. The first whose signature is there decides, so that a bad one is
// never passed over in favour of a weaker.
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any.
class AnyScheme final : public Scheme {
 public:
  /// Reads of: a list of two or more recipes without identity.
  static std::shared_ptr<const Scheme> create(JsonFields& fields);
  explicit AnyScheme(std::vector<std::shared_ptr<const Recipe>> recipes);

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] std::vector<std::string> signatureHeaders() const override;
  [[nodiscard]] std::string_view challenge() const noexcept override;
  [[nodiscard]] KeyNeeds keyNeeds() const override;
  /// By the first scheme that the keys allow.
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Result<SignedRequest> signWhole(const RequestView& request, const KeyMaterial& keys,
                                                std::string_view eventId, UtcTime now) const override;
  /// Usable where any of the schemes can use it.
  [[nodiscard]] Result<void> checkSecret(std::string_view secret) const override;
  [[nodiscard]] Result<void> checkPublicKey(std::string_view key) const override;
  [[nodiscard]] bool signsTime() const noexcept override;
  [[nodiscard]] Window usualWindow() const noexcept override;
  /// That of the weakest.
  [[nodiscard]] Coverage coverage(const IdentityRules& identity) const noexcept override;

 private:
  std::vector<std::shared_ptr<const Recipe>> m_recipes;  // shared with their schemes
  std::vector<std::shared_ptr<const Scheme>> m_schemes;
};

}  // namespace ack::provider
