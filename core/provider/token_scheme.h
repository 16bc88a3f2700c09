#pragma once
// A shared secret sent as it is in a header (GitLab's X-Gitlab-Token, a Bearer token of CloudEvents): it proves that
// the sender knows the secret, and nothing about what is sent.
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

namespace ack::provider {

/// Thread: any.
class TokenScheme final : public Scheme {
 public:
  /// Reads header and prefix.
  static std::shared_ptr<const Scheme> create(JsonFields& fields);
  TokenScheme(std::string header, std::string prefix) : m_header(std::move(header)), m_prefix(std::move(prefix)) {}

  [[nodiscard]] std::unique_ptr<const PreparedKeys> prepare(const KeyMaterial& keys) const override;
  [[nodiscard]] KeyNeeds keyNeeds() const override { return {true, false, false, "the token", {}}; }
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view eventId, UtcTime now) const override;
  [[nodiscard]] Coverage coverage(const IdentityRules& /*identity*/) const noexcept override {
    return Coverage::none;
  }

 private:
  std::string m_header, m_prefix;
};

}  // namespace ack::provider
